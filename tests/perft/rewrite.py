"""Perft counts: how many sequences of decisions follow a setup, or a moment of a game.

`python -m tests.perft.rewrite` writes them anew; a count that changes is a change of the rules.
"""

import json
from itertools import count as numbers
from pathlib import Path
from random import Random

from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import count_from, perft

HERE = Path(__file__).parent
SEEDS = (1, 2)
LIMIT = 10_000
"""Depths are counted until a count passes this."""
DEEPEST = 6
"""Where a game ends soon, counts may stay small."""
MAIN = ("scenario", "map", "players", "mode")
MORE: dict[str, list[dict[str, Json]]] = {
    "iwari": [
        {"map": "new-horizons", "players": 2, "draft": True},
        {"map": "vast-lands", "players": 3, "draft": True},
        {"map": "new-horizons", "players": 3, "discoveries": True},
        {"map": "the-void", "players": 2, "discoveries": True, "fortifications": True},
    ]
}
"""Besides every combination of the main options: what changes the first decisions."""
DEEDS = ["union", "discovery", "honour", "respect", "courage", "veneration"]
VENERATION: dict[str, Json] = {"deeds": DEEDS, "veneration": "a"}
GOLD: dict[str, Json] = {"deeds": DEEDS, "veneration": "c"}
CONTESTED: dict[str, Json] = {"deeds": DEEDS, "veneration": "b"}
MOMENTS: list[tuple[str, dict[str, Json]]] = [
    ("storm", {"map": "new-horizons", "players": 3, "storms": True}),
    ("walk", {"map": "vast-lands", "players": 4, "walking_totem": True}),
    ("explore", {"map": "vast-lands", "players": 2, "discoveries": True}),
    ("fortification", {"map": "new-horizons", "players": 4, "fortifications": True}),
    ("courage", {"map": "new-horizons", "players": 4, **VENERATION}),
    ("veneration", {"map": "glacier-massif", "players": 3, **GOLD}),
    ("veneration", {"map": "the-void", "players": 5, **CONTESTED}),
    ("totem", {"map": "floating-lands", "players": 4, "expeditions": True}),
    ("ruin", {"map": "forgotten-island", "players": 3}),
    ("void_totem", {"map": "unexplored-paths", "players": 3}),
    ("totem", {"map": "long-road", "players": 5}),
    ("contested", {"map": "the-void", "players": 6}),
    ("void", {"map": "new-horizons", "mode": "solo"}),
    ("order", {"map": "vast-lands", "mode": "coop", "void_limit": 4}),
    ("ruin", {"map": "floating-lands", "mode": "solo"}),
    ("target", {"map": "forgotten-island", "mode": "solo", "void_limit": 9}),
    ("free", {"map": "glacier-massif", "mode": "coop", "void_limit": 9}),
    ("void_totem", {"map": "unexplored-paths", "mode": "solo", "void_limit": 9}),
    ("from", {"map": "long-road", "mode": "solo", "void_limit": 9}),
    ("skip", {"map": "new-horizons", "mode": "solo", "void_limit": 9}),
]
"""Of random games of Iwari: the first moment at which such a thing can be done."""


def chosen_sets(game: str) -> list[dict[str, Json]]:
    """What is chosen for the counts of a game; all else is at rest."""
    main = [
        {name: value for name, value in options.items() if name in MAIN}
        for options in find_game(game).option_sets()
    ]
    return [*main, *MORE.get(game, ())]


def count(game: str, options: dict[str, Json], seed: int) -> list[int]:
    """The counts of depth 1, 2, ... up to the first past the limit."""
    setting = find_game(game).setting(options)
    counts: list[int] = []
    while not counts or counts[-1] < LIMIT:
        counts.append(perft(setting, seed, len(counts) + 1))
    return counts


def moment(what: str, options: dict[str, Json], seed: int) -> Game | None:
    """A random game, played until something can be done for the first time; None if it never is."""
    random, rng = Random(seed), generator(seed, 1)
    setting = find_game("iwari").setting(options)
    game = Game.new(setting, generator(seed))
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        if game.is_between and what in words_of(setting, game):
            return game
        game.apply(random.choice(game.legal()))
    return None


def deal_with(what: str, options: dict[str, Json], seed: int) -> int:
    """The seed of the first game with such a moment; some take long to find, so it is on file."""
    return next(deal for deal in numbers(seed, 1000) if moment(what, options, deal) is not None)


def words_of(setting: Setting, game: Game) -> set[str]:
    """What can be done now, in the words of the events: kinds of decisions, pieces and deeds."""
    found = set()
    for plan in game.plans():
        event = setting.event(game.position, plan.steps)
        found |= {event["do"], event.get("deed", "")}
        for piece in event.get("pieces", []):
            found |= {piece["piece"], "ruin" if piece.get("ruin") else ""}
            found |= {"from"} & {*piece} if piece["piece"] != "void_totem" else set()
    return found


def count_moment(what: str, options: dict[str, Json], seed: int, deal: int) -> list[int]:
    """The counts of depth 1, 2, ... from a moment of a deal on, up to the first past the limit."""
    game = moment(what, options, deal)
    assert game is not None
    counts: list[int] = []
    while (not counts or counts[-1] < LIMIT) and len(counts) < DEEPEST:
        counts.append(count_from(game, seed, len(counts) + 1))
    return counts


def moment_row(what: str, options: dict[str, Json]) -> dict[str, Json]:
    """A row of the file of moments."""
    seed, deal = SEEDS[0], deal_with(what, options, SEEDS[0])
    counts = count_moment(what, options, seed, deal)
    return {"moment": what, "options": options, "seed": seed, "deal": deal, "counts": counts}


def write(name: str, rows: list[dict[str, Json]]) -> None:
    """Rows of counts, one a line."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    (HERE / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    for game in GAMES:
        write(
            game,
            [
                {"options": options, "seed": seed, "counts": count(game, options, seed)}
                for options in chosen_sets(game)
                for seed in SEEDS
            ],
        )
    write("iwari-moments", [moment_row(what, options) for what, options in MOMENTS])
