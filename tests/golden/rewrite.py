"""Golden transcripts: short games as `bivouac show` prints them, for the settings of each game.

`python -m tests.golden.rewrite` writes them anew; read the difference before you commit it.
"""

from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.record.show import headline, lines_of
from tests.record.games import play_recorded

HERE = Path(__file__).parent
SEED = 7
SEEDS = {"courage": 4, "gold": 3, "walking": 2, "ruins": 27, "massif": 1, "void-totems": 3}
"""Of games of Iwari whose point does not show with that seed."""
LONGEST = 300
"""Lines of a transcript that people still read."""
DEEDS = ["union", "discovery", "honour", "respect"]
COURAGE = [*DEEDS, "courage"]
VENERATION = [*COURAGE, "veneration"]
IWARI: dict[str, dict[str, Json]] = {
    "third": {"map": "new-horizons", "players": 2},
    "draft": {"map": "vast-lands", "players": 3, "draft": True},
    "deeds": {"map": "new-horizons", "players": 4, "deeds": DEEDS},
    "path": {"map": "vast-lands", "players": 5, "settlements": "path"},
    "courage": {"map": "new-horizons", "players": 3, "deeds": COURAGE},
    "dead-ends": {"map": "vast-lands", "players": 3, "deeds": VENERATION, "veneration": "a"},
    "gold": {"map": "glacier-massif", "players": 3, "deeds": VENERATION, "veneration": "c"},
    "expeditions": {"map": "new-horizons", "players": 3, "expeditions": True},
    "storms": {"map": "vast-lands", "players": 3, "storms": True},
    "walking": {"map": "new-horizons", "players": 4, "walking_totem": True},
    "fortifications": {"map": "vast-lands", "players": 4, "fortifications": True},
    "discoveries": {"map": "new-horizons", "players": 4, "discoveries": True},
    "bare": {"map": "floating-lands", "players": 3},
    "ruins": {"map": "forgotten-island", "players": 3},
    "massif": {"map": "glacier-massif", "players": 4},
    "void-totems": {"map": "unexplored-paths", "players": 3},
    "violet-road": {"map": "long-road", "players": 3},
    "contested": {"map": "the-void", "players": 6, "deeds": VENERATION, "veneration": "b"},
    "alone": {"map": "new-horizons", "players": 1, "mode": "solo"},
    "together": {"map": "vast-lands", "players": 2, "mode": "coop"},
    "haunted": {"map": "floating-lands", "players": 1, "mode": "solo", "void_limit": 4},
    "violet": {"map": "forgotten-island", "players": 2, "mode": "coop", "void_limit": 2},
    "closed": {"map": "glacier-massif", "players": 1, "mode": "solo", "void_limit": 2},
    "centre": {"map": "unexplored-paths", "players": 1, "mode": "solo"},
    "violet-void": {"map": "long-road", "players": 2, "mode": "coop", "void_limit": 3},
}
"""Each shows something of its own: a mode, an extension, a map."""


def settings() -> list[tuple[str, dict[str, Json]]]:
    """What there is a transcript of, by its name, which begins with the game's."""
    dewan = [
        ("-".join(["dewan", *(str(value) for value in options.values())]), options)
        for options in find_game("dewan").option_sets()
    ]
    iwari = [
        (f"iwari-{chosen['map']}-{chosen['players']}-{what}", chosen)
        for what, chosen in IWARI.items()
    ]
    return [*dewan, *iwari]


def recorded(name: str) -> Json:
    """The record of a game of Iwari by what it shows."""
    setting = find_game("iwari").setting(IWARI[name])
    bots = ["greedy"] * setting.seats
    return next(play_recorded("iwari", setting, bots, SEEDS.get(name, SEED), 1))


def transcript(name: str, options: dict[str, Json]) -> str:
    """A game of greedy players, from the first decision to the points."""
    game = name.split("-")[0]
    what = next((what for what in IWARI if name.endswith(f"-{options['players']}-{what}")), "")
    setting = find_game(game).setting(options)
    bots = ["greedy"] * setting.seats
    record = next(play_recorded(game, setting, bots, SEEDS.get(what, SEED), 1))
    return "\n".join([headline(record), *lines_of("golden", record, "en")]) + "\n"


if __name__ == "__main__":
    for name, options in settings():
        (HERE / f"{name}.txt").write_text(transcript(name, options), "utf-8")
