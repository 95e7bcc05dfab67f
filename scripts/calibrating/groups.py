"""The groups of settings that are calibrated together, and settings drawn from them by chance.

A setting belongs to the first group whose games and values of options are its own; calibration.json
keeps them for analysis/trust.py.
"""

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from bivouac.analysis.trust import is_in
from bivouac.core.contract import GameType, Setting
from bivouac.core.errors import InputError
from bivouac.games.dewan.game import GAME as DEWAN
from bivouac.games.iwari.game import GAME as IWARI
from bivouac.games.iwari.options import CARDS, DEEDS, SETTLEMENTS, SWITCHES
from bivouac.games.iwari.void.options import MODES, VERSUS

TYPES: dict[str, GameType] = {"dewan": DEWAN, "iwari": IWARI}
"""By name; not by the registry, so that nothing has to be installed."""
EXTENDED = "iwari-extended"
LIMITS = (5, 5, 4, 3, 2)
"""IV10: with how many territories the void wins, as often as they stand here."""
DRAFTED = 0.25
"""Of the games of Iwari, how many begin with a draft."""
PLAIN: dict[str, list[Any]] = {
    "deeds": [[]],
    **{name: [False] for name in SWITCHES},
    "settlements": [SETTLEMENTS[0]],
}
"""Iwari without extensions."""


class Group(NamedTuple):
    """Settings that are calibrated together."""

    name: str
    game: str
    where: dict[str, list[Any]]  # the values that options may have; others may have any


def values_of(game: str, option: str) -> list[Any]:
    """What an option can be in the sets that are offered."""
    return list(dict.fromkeys(one[option] for one in TYPES[game].option_sets()))


def groups() -> list[Group]:
    """All groups. A scenario or a map of one's own belongs to none."""
    usual = [name for name in values_of("dewan", "scenario") if name != "team"]
    maps = {"map": values_of("iwari", "map"), "mode": [VERSUS]}
    return [
        *(Group(f"dewan-{n}", "dewan", {"players": [n], "scenario": usual}) for n in (2, 3, 4)),
        Group("dewan-team", "dewan", {"scenario": ["team"]}),
        *(Group(f"iwari-{n}", "iwari", {"players": [n], **maps, **PLAIN}) for n in range(2, 7)),
        Group(EXTENDED, "iwari", {"players": [2, 3, 4, 5], **maps}),
        *(Group(f"iwari-{m}", "iwari", {"mode": [m], "map": maps["map"]}) for m in MODES[1:]),
    ]


def group_named(name: str) -> Group:
    """A group by its name."""
    return next(group for group in groups() if group.name == name)


def draw_options(group: Group, chooser: Random) -> dict[str, Any]:
    """Options of some setting of a group."""
    sets = [one for one in TYPES[group.game].option_sets() if fits(one, group)]
    options: dict[str, Any] = dict(chooser.choice(sets))
    if group.game == "iwari" and options["mode"] == VERSUS:
        options["draft"] = chooser.random() < DRAFTED
    if group.name == EXTENDED:
        options |= draw_extensions(chooser)
    if options.get("void_limit") is not None:
        options["void_limit"] = chooser.choice(LIMITS)
    return options


def fits(options: dict[str, Any], group: Group) -> bool:
    """Do some options at rest belong to a group?"""
    return all(options.get(name) in allowed for name, allowed in group.where.items())


def draw_extensions(chooser: Random) -> dict[str, Any]:
    """Some deeds and other extensions of Iwari."""
    deeds = [deed for deed in DEEDS if chooser.random() < 1 / 2]
    return {
        "deeds": deeds,
        "veneration": chooser.choice(CARDS) if "veneration" in deeds else None,
        **{name: chooser.random() < 1 / 2 for name in SWITCHES},
        "settlements": chooser.choice(SETTLEMENTS),
    }


def draw_setting(group: Group, chooser: Random) -> Setting:
    """Some setting of a group; what the rules exclude is drawn again."""
    while True:
        try:
            setting = setting_of(group.game, draw_options(group, chooser))
        except InputError:
            continue
        if is_in(setting, group.game, group.where):
            return setting


def setting_of(game: str, options: dict[str, Any]) -> Setting:
    """A setting, made once for each process."""
    return _setting(game, tuple((name, frozen(value)) for name, value in options.items()))


def frozen(value: Any) -> Any:
    """A value that can be looked up."""
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=256)
def _setting(game: str, options: tuple[tuple[str, Any], ...]) -> Setting:
    chosen = {name: list(v) if isinstance(v, tuple) else v for name, v in options}
    return TYPES[game].setting(chosen)
