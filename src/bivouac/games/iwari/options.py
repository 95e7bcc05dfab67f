"""What is chosen when a table is made: the map, the number of players, and what else is in play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bivouac.core.contract import Block, Choice, Json, Message
from bivouac.core.errors import InputError
from bivouac.games.iwari.box import Box, Map
from bivouac.games.iwari.layout import DEED_NAMES

DEEDS = DEED_NAMES
"""The deeds that can be chosen, in the order of IC4."""
CARDS = ("a", "b", "c")
"""The three cards of Veneration (IM6)."""
SWITCHES = ("expeditions", "storms", "walking_totem", "fortifications", "discoveries")
"""What can be played with besides, or not (IX, IR, IF, IG), in the order of a record."""
SETTLEMENTS = ("group", "path")
AT_REST: Mapping[str, Json] = {"mode": "versus", "void_limit": None}
"""Options that a record names and that have one value so far."""
NAMES = (
    "map",
    "players",
    "mode",
    "draft",
    "deeds",
    "veneration",
    *SWITCHES,
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
    veneration: str | None = None  # the card, where the deed is in play (IM6)
    expeditions: bool = False
    storms: bool = False
    walking_totem: bool = False
    fortifications: bool = False
    discoveries: bool = False

    def to_json(self) -> dict[str, Json]:
        """The record's `options`."""
        chosen = {name: getattr(self, name) for name in NAMES if name not in AT_REST}
        chosen["deeds"] = list(self.deeds)
        return {name: chosen.get(name, AT_REST.get(name)) for name in NAMES}


class Conflict(NamedTuple):
    """Options that do not go together."""

    name: str  # of the one to change
    reason: str
    rule: str


def read_options(chosen: Mapping[str, object], box: Box) -> Options:
    """Options from a command line or a lobby; what is not chosen has its default."""
    for name in chosen:
        if name not in NAMES:
            raise InputError(f"iwari has no option '{name}'; it has: {', '.join(NAMES)}")
    for name, value in AT_REST.items():
        check_at_rest(name, value, chosen.get(name, value))
    game_map = read_map(chosen.get("map", next(iter(box.maps))), box)
    deeds = read_deeds(chosen.get("deeds", []))
    options = Options(
        game_map.id,
        read_players(chosen.get("players", min(box.pieces.mountains)), game_map, box),
        read_switch("draft", chosen.get("draft", False)),
        deeds,
        read_word("settlements", chosen.get("settlements", SETTLEMENTS[0]), SETTLEMENTS),
        read_card(chosen.get("veneration", CARDS[0] if "veneration" in deeds else None)),
        **{name: read_switch(name, chosen.get(name, False)) for name in SWITCHES},
    )
    conflict = conflict_in(options, game_map)
    if conflict is not None:
        raise InputError(conflict.reason)
    return options


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


def read_map(chosen: object, box: Box) -> Map:
    """A map by its id."""
    name = shown(chosen)
    if name not in box.maps:
        raise InputError(f"unknown map '{name}'; known: {', '.join(box.maps)}")
    return box.maps[name]


def read_players(chosen: object, game_map: Map, box: Box) -> int:
    """IS1, IA6: two to five, on some maps more."""
    allowed = list(map(str, player_numbers(game_map, box)))
    if shown(chosen) in allowed:
        return int(shown(chosen))
    reason = f"iwari is for {', '.join(allowed)} players, not '{shown(chosen)}'"
    others = [
        other.id
        for other in box.maps.values()
        if shown(chosen) in map(str, player_numbers(other, box))
    ]
    if others:
        reason = f"{reason}, on {game_map.id}; so many can play on: {', '.join(others)}"
    raise InputError(reason)


def player_numbers(game_map: Map, box: Box) -> list[int]:
    """IS1, IA6: how many can play on a map."""
    return [n for n in sorted(box.pieces.mountains) if n <= game_map.rules.most_players]


def read_switch(name: str, chosen: object) -> bool:
    """A yes or no."""
    return FLAGS[read_word(name, chosen, tuple(FLAGS))]


def read_word(name: str, chosen: object, known: tuple[str, ...]) -> str:
    """One of some words."""
    if shown(chosen) not in known:
        raise InputError(f"{name} is one of {', '.join(known)}, not '{shown(chosen)}'")
    return shown(chosen)


def read_card(chosen: object) -> str | None:
    """IM6: one of the three cards, or none."""
    word = read_word("veneration", chosen, (*CARDS, "none"))
    return None if word == "none" else word


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


def conflict_in(options: Options, game_map: Map) -> Conflict | None:
    """What does not go together, if anything; all is read off the map, whatever it is called."""
    if options.expeditions and not has_expeditions(game_map):
        reason = f"expeditions are not played on {game_map.id}, where the void is a biome"
        return Conflict("expeditions", reason, "IA6")
    if options.storms and not has_symbols(game_map):
        reason = f"storms are not played on {game_map.id}, which has no mountain symbols"
        return Conflict("storms", reason, "IR1")
    if options.veneration is not None and "veneration" not in options.deeds:
        reason = f"veneration={options.veneration} needs the deed veneration in deeds"
        return Conflict("veneration", reason, "IM6")
    if options.veneration is None and "veneration" in options.deeds:
        reason = f"the deed veneration needs its card: veneration is one of {', '.join(CARDS)}"
        return Conflict("veneration", reason, "IM6")
    if options.veneration == "b" and not has_contested(game_map):
        reason = f"veneration=b is not played on {game_map.id}, which has no contested tokens"
        return Conflict("veneration", reason, "IM6")
    return None


def has_expeditions(game_map: Map) -> bool:
    """IA6: expeditions know the five biomes of IC1, not the void."""
    return not game_map.rules.void_cards


def has_symbols(game_map: Map) -> bool:
    """IC3, IR1: does the map use mountains?"""
    return any(connection.symbol is not None for connection in game_map.connections)


def has_contested(game_map: Map) -> bool:
    """IA6, IM6: are there contested tokens?"""
    return bool(game_map.contested)


def combinations(box: Box) -> list[Options]:
    """Every map with every number of players that it takes, all else at rest."""
    return [
        Options(name, players)
        for name, game_map in box.maps.items()
        for players in player_numbers(game_map, box)
    ]


def choices() -> list[Choice]:
    """What else can be chosen, on any map and for any number of players unless `blocks` has it."""
    return [
        Choice("draft", "switch", (), False),
        Choice("deeds", "some", DEEDS, []),
        Choice("veneration", "one", CARDS, None, needs=("deeds", "veneration")),
        *(Choice(name, "switch", (), False) for name in SWITCHES),
        Choice("settlements", "one", SETTLEMENTS, SETTLEMENTS[0]),
    ]


def blocks(box: Box) -> list[Block]:
    """IA6, IR1, IM6: what cannot be chosen on which maps."""
    blocked = (
        ("expeditions", True, has_expeditions, "iwari-block-expeditions-map"),
        ("storms", True, has_symbols, "iwari-block-storms-map"),
        ("veneration", "b", has_contested, "iwari-block-veneration-map"),
    )
    found = []
    for name, value, is_possible, key in blocked:
        maps = tuple(one.id for one in box.maps.values() if not is_possible(one))
        if maps:
            found.append(Block(name, value, "map", maps, Message(key, {})))
    return found
