"""What is chosen when a table is made: the map, the number of players, and what else is in play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, cast

from bivouac.core.errors import InputError
from bivouac.core.messages import Message, Said
from bivouac.games.iwari.box.pieces import SEATS_AGAINST
from bivouac.games.iwari.box.types import Box, Map
from bivouac.games.iwari.layout import DEED_NAMES
from bivouac.games.iwari.void.options import MODES, VERSUS, exclusion_in, is_open_to_void, limit_of
from bivouac.games.iwari.wire import map as wire

DEEDS = DEED_NAMES
"""The deeds that can be chosen, in the order of IC4."""
CARDS = ("a", "b", "c")
"""The three cards of Veneration (IM6)."""
SWITCHES = ("expeditions", "storms", "walking_totem", "fortifications", "discoveries")
"""What can be played with besides, or not (IX, IR, IF, IG), in the order of a record."""
SETTLEMENTS = ("group", "path")
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
LONGEST_NUMBER = 4
"""Digits of a number that anybody can mean."""


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
    mode: str = VERSUS
    void_limit: int | None = None  # territories with which the void wins (IV10); None in versus

    @property
    def against_void(self) -> bool:
        """IV: played alone or together against the void."""
        return self.mode != VERSUS

    def to_json(self) -> wire.Options:
        """The record's `options`."""
        named = {name: getattr(self, name) for name in NAMES}
        return cast(wire.Options, {**named, "deeds": list(self.deeds)})  # NAMES are its fields


class Conflict(NamedTuple):
    """Options that do not go together."""

    name: str  # of the one to change
    reason: Message
    rule: str


def read_options(chosen: Mapping[str, object], box: Box) -> Options:
    """Options from a command line or a lobby; what is not chosen has its default."""
    for name in chosen:
        if name not in NAMES:
            raise InputError("command-no-option", game="iwari", name=name, known=", ".join(NAMES))
    game_map = read_map(chosen.get("map", next(iter(box.maps))), box)
    mode = read_word("mode", chosen.get("mode", VERSUS), MODES)
    deeds = read_deeds(chosen.get("deeds", []))
    usual = SEATS_AGAINST.get(mode, min(box.pieces.mountains))
    options = Options(
        game_map.id,
        read_players(chosen.get("players", usual), mode, game_map, box),
        read_switch("draft", chosen.get("draft", False)),
        deeds,
        read_word("settlements", chosen.get("settlements", SETTLEMENTS[0]), SETTLEMENTS),
        read_card(chosen.get("veneration", CARDS[0] if "veneration" in deeds else None)),
        **{name: read_switch(name, chosen.get(name, False)) for name in SWITCHES},
        mode=mode,
        void_limit=read_limit(chosen.get("void_limit"), mode, box),
    )
    conflict = conflict_in(options, game_map)
    if conflict is not None:
        raise InputError("fault-by-rule", reason=conflict.reason, rule=conflict.rule)
    return options


def shown(value: object) -> str:
    """A value as it is typed: a list has commas, a yes or no and nothing at all are words."""
    if isinstance(value, list):
        return ",".join(map(shown, value))
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    return str(value)


def read_map(chosen: object, box: Box) -> Map:
    """A map by its id."""
    name = shown(chosen)
    if name not in box.maps:
        raise InputError("iwari-fault-no-map", name=name, known=", ".join(box.maps))
    return box.maps[name]


def read_limit(chosen: object, mode: str, box: Box) -> int | None:
    """IV10: a number, or nothing for what the rules say."""
    word = shown(chosen)
    if word == "none":
        return limit_of(mode, box)
    if not word.isascii() or not word.isdigit() or len(word) > LONGEST_NUMBER:
        raise InputError("iwari-fault-limit-typed", word=word[:20])
    return int(word)


def read_players(chosen: object, mode: str, game_map: Map, box: Box) -> int:
    """IS1, IA6: two to five, on some maps more. IV: one alone, two together."""
    if mode in SEATS_AGAINST:
        right = SEATS_AGAINST[mode]
        if shown(chosen) != str(right):
            wrong: dict[str, Said] = {"mode": mode, "right": right, "players": f"'{shown(chosen)}'"}
            reason = Message("iwari-fault-mode-players", wrong)
            raise InputError("fault-by-rule", reason=reason, rule="IV")
        return right
    allowed = list(map(str, player_numbers(game_map, box)))
    if shown(chosen) in allowed:
        return int(shown(chosen))
    found = {"allowed": ", ".join(allowed), "players": f"'{shown(chosen)}'"}
    if shown(chosen) == "1":
        raise InputError("iwari-fault-players-alone", **found)
    others = [
        other.id
        for other in box.maps.values()
        if shown(chosen) in map(str, player_numbers(other, box))
    ]
    if others:
        maps = {"map": game_map.id, "maps": ", ".join(others)}
        raise InputError("iwari-fault-players-map", **found, **maps)
    raise InputError("iwari-fault-players", **found)


def player_numbers(game_map: Map, box: Box) -> list[int]:
    """IS1, IA6: how many can play on a map."""
    return [n for n in sorted(box.pieces.mountains) if n <= game_map.rules.most_players]


def read_switch(name: str, chosen: object) -> bool:
    """A yes or no."""
    return FLAGS[read_word(name, chosen, tuple(FLAGS))]


def read_word(name: str, chosen: object, known: tuple[str, ...]) -> str:
    """One of some words."""
    if shown(chosen) not in known:
        raise InputError(
            "iwari-fault-word", name=name, known=", ".join(known), chosen=shown(chosen)
        )
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
            raise InputError("iwari-fault-no-deed", name=name, known=", ".join(DEEDS))
        if name in names[:i]:
            raise InputError("iwari-fault-deed-typed-twice", name=name)
    return tuple(name for name in DEEDS if name in names)


def conflict_in(options: Options, game_map: Map) -> Conflict | None:
    """What does not go together, if anything; all is read off the map, whatever it is called."""
    against = conflict_with_void(options, game_map)
    if against is not None:
        return against
    if options.expeditions and not has_expeditions(game_map):
        reason = Message("iwari-fault-no-expeditions", {"map": game_map.id})
        return Conflict("expeditions", reason, "IA6")
    if options.storms and not has_symbols(game_map):
        reason = Message("iwari-fault-no-storms", {"map": game_map.id})
        return Conflict("storms", reason, "IR1")
    if options.veneration is not None and "veneration" not in options.deeds:
        reason = Message("iwari-fault-needs-deed", {"card": options.veneration})
        return Conflict("veneration", reason, "IM6")
    if options.veneration is None and "veneration" in options.deeds:
        reason = Message("iwari-fault-needs-card", {"cards": ", ".join(CARDS)})
        return Conflict("veneration", reason, "IM6")
    if options.veneration == "b" and not has_contested(game_map):
        reason = Message("iwari-fault-no-contested", {"map": game_map.id})
        return Conflict("veneration", reason, "IM6")
    return None


def conflict_with_void(options: Options, game_map: Map) -> Conflict | None:
    """IV, IV10: what does not go with the mode."""
    mode, limit = options.mode, options.void_limit
    if not options.against_void:
        if limit is None:
            return None
        reason = Message(
            "iwari-fault-limit-mode",
            {"limit": limit, "modes": Message("iwari-fault-modes", {}), "mode": mode},
        )
        return Conflict("void_limit", reason, "IV10")
    if not is_open_to_void(game_map):
        reason = Message("iwari-fault-mode-map", {"mode": mode, "map": game_map.id})
        return Conflict("mode", reason, "IV")
    if options.players != SEATS_AGAINST[mode]:
        right = SEATS_AGAINST[mode]
        found: dict[str, Said] = {"mode": mode, "right": right, "players": options.players}
        reason = Message("iwari-fault-mode-players", found)
        return Conflict("players", reason, "IV")
    excluded = exclusion_in(options.to_json(), mode)
    if excluded is not None:
        return Conflict(*excluded, "IV")
    most = len(game_map.territories)
    if limit is None or not 1 <= limit <= most:
        reason = Message(
            "iwari-fault-limit", {"most": most, "map": game_map.id, "value": shown(limit)}
        )
        return Conflict("void_limit", reason, "IV10")
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
