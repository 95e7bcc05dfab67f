"""Moments of random games of Iwari, with every option in play at some table."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from bivouac.core.contract import Event, Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.layout import DEED, FREE, NONE, ORDER, RUINING, STORM, TARGET, WALK
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import split
from bivouac.record.replay import play_event
from tests import walks
from tests.boxes import DEEDS, SIX_DEEDS, VOID_MAPS
from tests.conftest import LONG, breadth, scale
from tests.contract.looking import offer_of

EVERYWHERE: Json = {
    "deeds": SIX_DEEDS,
    "walking_totem": True,
    "fortifications": True,
    "discoveries": True,
}
"""What can be in play on every map."""
EVERYTHING: Json = {**EVERYWHERE, "expeditions": True, "storms": True}
OFF_THE_ATLAS: dict[str, Json] = {
    "two": {"map": "new-horizons", "players": 2, "deeds": DEEDS},
    "two-draft": {"map": "vast-lands", "players": 2, "draft": True, "settlements": "path"},
    "three-path": {
        "map": "vast-lands",
        "players": 3,
        "deeds": ["union", "honour"],
        "settlements": "path",
    },
    "four": {"map": "new-horizons", "players": 4, "deeds": DEEDS},
    "five-draft": {
        "map": "vast-lands",
        "players": 5,
        "draft": True,
        "deeds": ["discovery", "respect"],
    },
    "two-everything": {"map": "new-horizons", "players": 2, **EVERYTHING},
    "four-everything": {"map": "vast-lands", "players": 4, **EVERYTHING, "veneration": "c"},
}
ON_THE_ATLAS: dict[str, Json] = {
    "floating": {"map": "floating-lands", "players": 3, **EVERYTHING},
    "island": {"map": "forgotten-island", "players": 2, **EVERYWHERE, "expeditions": True},
    "massif": {"map": "glacier-massif", "players": 4, **EVERYTHING, "veneration": "c"},
    "paths": {"map": "unexplored-paths", "players": 3, **EVERYWHERE, "expeditions": True},
    "road": {"map": "long-road", "players": 2, **EVERYTHING},
    "void": {"map": "the-void", "players": 6, **EVERYWHERE, "veneration": "b"},
    "void-two": {"map": "the-void", "players": 2, **EVERYWHERE, "veneration": "b"},
}
TABLES = OFF_THE_ATLAS | ON_THE_ATLAS
SOME_TABLES = breadth([*TABLES], [name for name in TABLES if name not in ("four", "void-two")])
every_table = pytest.mark.parametrize("table", SOME_TABLES)
LIMITS: dict[str, Json] = {"solo": None, "coop": 7}
"""Alone as the rules have it; together with so many that games are long (IV10)."""
AGAINST_VOID: dict[str, Json] = {
    f"{mode}-{name}": {"map": name, "mode": mode, "void_limit": LIMITS[mode]}
    for mode in LIMITS
    for name in VOID_MAPS
}
EACH_MAP_ONCE = [*AGAINST_VOID][:7:2] + [*AGAINST_VOID][8::2]
"""Against the void on every map, in each mode on every other one."""
SOME_VOID_TABLES = breadth([*AGAINST_VOID], EACH_MAP_ONCE)
every_void_table = pytest.mark.parametrize("table", SOME_VOID_TABLES)
any_table = pytest.mark.parametrize("table", [*SOME_TABLES, *SOME_VOID_TABLES])
SHARE = 0.15 if LONG else 0.08
"""Of the moments of a game, unless a test wants more or fewer."""
QUESTIONS = (DEED, STORM, WALK, ORDER, RUINING, TARGET, FREE)
"""Phases that are rare: all such moments are of interest."""


@cache
def setting_of(table: str) -> Iwari:
    """The same setting for everybody."""
    return GAME.setting((TABLES | AGAINST_VOID)[table])


def kind_of(game: Game, step: int) -> str:
    """The kind of a step; a tent with a price of its own is one apart (IA2, IA6)."""
    kind, number = split(step)
    is_special = kind == "tent" and game.setting.static["price"][0, number] != NONE
    return "special" if is_special else kind


def pick(game: Game, chooser: random.Random, is_crowd: bool = False) -> int:
    """A random step, of a random kind, so that rare things happen; swaps seldom.

    A crowd puts tents beside its own, or where the fewest spots are free, if it can.
    """
    kinds: dict[str, list[int]] = {}
    for step in game.legal():
        kinds.setdefault(kind_of(game, step), []).append(step)
    if len(kinds) > 1 and chooser.random() < 0.9:
        kinds.pop("swap", None)
    if is_crowd and "tent" in kinds and chooser.random() < 0.9:
        return min(kinds["tent"], key=lambda spot: (*crowding(game, spot), chooser.random()))
    return chooser.choice(kinds[chooser.choice(list(kinds))])


def crowding(game: Game, spot: int) -> tuple[bool, int]:
    """Is no tent of the tribe beside a spot, and how many spots are free there?"""
    tables, position = game.setting.static[0], game.position
    own = position["tents"][position["tribe"]]
    is_apart = not (tables["around"][spot] & own).any()
    return is_apart, int(position["n_free"][tables["territory_of"][spot]])


def crowd(game: Game, chooser: random.Random) -> int:
    return pick(game, chooser, is_crowd=True)


def play_on(game: Game, chooser: random.Random, is_crowd: bool = False) -> None:
    """A random decision, step by step."""
    while True:
        game.apply(pick(game, chooser, is_crowd))
        if game.is_between:
            return


def positions_of(table: str, seed: int, share: float, is_crowd: bool = False) -> Iterator[Game]:
    """Of a random game the given share of its positions, half-made builds included, and its end."""
    return walks.moments(setting_of(table), seed, share, crowd if is_crowd else pick)


def moments(
    table: str,
    games: int = 1,
    share: float = SHARE,
    seed: int = 0,
    is_crowd: bool = False,
    short: int | None = None,
) -> Iterator[Game]:
    """Some decisions of random games, each in a game that must not be changed."""
    setting = setting_of(table)
    for number in range(scale(games, short)):
        rng = generator(seed, number)
        chooser = random.Random(f"{seed} {number}")
        game = Game.new(setting, rng)
        while not game.is_over:
            if game.is_chance:
                game.resolve(rng)
                continue
            if game.position["phase"] in QUESTIONS or chooser.random() < share:
                yield game.copy()
            play_on(game, chooser, is_crowd)


def builds(
    table: str, games: int = 1, share: float = SHARE, short: int | None = None
) -> Iterator[tuple[Game, Json]]:
    """Moments at which something can be built, with what is offered."""
    for game in moments(table, games, share, short=short):
        offer = offer_of(game)
        if offer["places"]:
            yield game, offer


def played(game: Game, event: Event) -> Game:
    """The game after an event as a table plays it: with the card that a draw has found."""
    after = game.copy()
    play_event(after, game.setting.completed(game.position, event))
    return after
