"""What is chosen when a table is made: the map, the number of players, and what else is in play."""

from collections.abc import Mapping
from dataclasses import dataclass

from bivouac.core.contract import Choice, Json
from bivouac.core.errors import InputError
from bivouac.games.iwari.box import Box

DEEDS = ("union", "discovery", "honour", "respect")
"""The deeds that can be chosen, in the order of IC4."""
SETTLEMENTS = ("group", "path")
ATLAS = (
    "floating-lands",
    "forgotten-island",
    "glacier-massif",
    "unexplored-paths",
    "long-road",
    "the-void",
)
"""Maps with rules of their own (IC6), which cannot be played yet."""
AT_REST: Mapping[str, Json] = {
    "mode": "versus",
    "veneration": None,
    "expeditions": False,
    "storms": False,
    "walking_totem": False,
    "fortifications": False,
    "discoveries": False,
    "void_limit": None,
}
"""Options that a record names and that have one value so far."""
NAMES = (
    "map",
    "players",
    "mode",
    "draft",
    "deeds",
    "veneration",
    "expeditions",
    "storms",
    "walking_totem",
    "fortifications",
    "discoveries",
    "settlements",
    "void_limit",
)
"""In the order of a record."""
FLAGS = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game of Iwari, as a record spells them."""

    map: str
    players: int
    draft: bool = False
    deeds: tuple[str, ...] = ()  # in the order of DEEDS
    settlements: str = "group"

    def to_json(self) -> dict[str, Json]:
        """The record's `options`."""
        chosen = {
            "map": self.map,
            "players": self.players,
            "draft": self.draft,
            "deeds": list(self.deeds),
            "settlements": self.settlements,
        }
        return {name: chosen.get(name, AT_REST.get(name)) for name in NAMES}


def read_options(chosen: Mapping[str, object], box: Box) -> Options:
    """Options from a command line, a lobby or a record; what is not chosen has its default."""
    for name in chosen:
        if name not in NAMES:
            raise InputError(f"iwari has no option '{name}'; it has: {', '.join(NAMES)}")
    for name, value in AT_REST.items():
        check_at_rest(name, value, chosen.get(name, value))
    return Options(
        read_map(chosen.get("map", next(iter(box.maps))), box),
        read_players(chosen.get("players", min(box.pieces.mountains)), box),
        read_switch("draft", chosen.get("draft", False)),
        read_deeds(chosen.get("deeds", [])),
        read_word("settlements", chosen.get("settlements", SETTLEMENTS[0]), SETTLEMENTS),
    )


def shown(value: object) -> str:
    """A value as it is typed: a list has commas, a yes or no and nothing at all are words."""
    if isinstance(value, list):
        return ",".join(map(shown, value))
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    return str(value)


def check_at_rest(name: str, value: Json, chosen: object) -> None:
    """An option that cannot be chosen yet is what it is."""
    if shown(chosen) != shown(value):
        raise InputError(
            f"{name} can only be '{shown(value)}' in this version, not '{shown(chosen)}'"
        )


def read_map(chosen: object, box: Box) -> str:
    """The id of a map."""
    name = shown(chosen)
    if name in ATLAS:
        raise InputError(f"'{name}' cannot be played in this version; maps: {', '.join(box.maps)}")
    if name not in box.maps:
        raise InputError(f"unknown map '{name}'; known: {', '.join(box.maps)}")
    return name


def read_players(chosen: object, box: Box) -> int:
    """IS1: two to five."""
    allowed = sorted(box.pieces.mountains)
    if shown(chosen) not in map(str, allowed):
        numbers = ", ".join(map(str, allowed))
        raise InputError(f"iwari is for {numbers} players, not '{shown(chosen)}'")
    return int(shown(chosen))


def read_switch(name: str, chosen: object) -> bool:
    """A yes or no."""
    return FLAGS[read_word(name, chosen, tuple(FLAGS))]


def read_word(name: str, chosen: object, known: tuple[str, ...]) -> str:
    """One of some words."""
    if shown(chosen) not in known:
        raise InputError(f"{name} is one of {', '.join(known)}, not '{shown(chosen)}'")
    return shown(chosen)


def read_deeds(chosen: object) -> tuple[str, ...]:
    """IM: any subset of the deeds; "none" or nothing for none."""
    names = [shown(name) for name in chosen] if isinstance(chosen, list) else [shown(chosen)]
    if names in (["none"], [""]):
        return ()
    for i, name in enumerate(names):
        if name not in DEEDS:
            raise InputError(f"unknown deed '{name}'; known: {', '.join(DEEDS)}, or none")
        if name in names[:i]:
            raise InputError(f"deed '{name}' is given twice")
    return tuple(name for name in DEEDS if name in names)


def combinations(box: Box) -> list[Options]:
    """Every map with every number of players, all else at rest."""
    return [Options(name, players) for name in box.maps for players in sorted(box.pieces.mountains)]


def choices() -> list[Choice]:
    """What else can be chosen, on any map and for any number of players."""
    return [
        Choice("draft", "switch", (), False),
        Choice("deeds", "some", DEEDS, []),
        Choice("settlements", "one", SETTLEMENTS, SETTLEMENTS[0]),
    ]
