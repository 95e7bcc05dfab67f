"""One setting of each kind: for each seat, for teams, with a third tribe, against the void."""

from functools import cache

from bivouac.core.contract import Json, Setting
from bivouac.core.registry import find_game

CASES: tuple[tuple[str, Json], ...] = (
    ("dewan", {"scenario": "lake", "players": 3}),
    ("dewan", {"scenario": "team", "players": 4}),
    ("iwari", {"map": "new-horizons", "players": 2}),
    ("iwari", {"mode": "coop", "map": "vast-lands", "players": 2, "void_limit": 5}),
)


@cache
def settings() -> tuple[Setting, ...]:
    """The same ones for everybody."""
    return tuple(find_game(game).setting(options) for game, options in CASES)
