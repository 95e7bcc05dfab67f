"""IV: what is chosen against the void: alone or together, and how hard it is to beat."""

from collections.abc import Mapping

from bivouac.core.contract import Block, Choice, Message
from bivouac.games.iwari.box.pieces import SEATS_AGAINST
from bivouac.games.iwari.box.types import Box, Map

MODES = ("versus", "solo", "coop")
"""Everybody against everybody; alone, or two together, against the void."""
VERSUS = MODES[0]
EASY = 5
"""IV10: the limit of the easy game, alone and together, chosen from simulated games (docs/void.md):
a greedy player holds out in up to half of them."""
EXCLUDED: Mapping[str, str] = {
    "draft": "iwari-fault-void-draft",
    "deeds": "iwari-fault-void-deeds",
    "veneration": "iwari-fault-void-veneration",
    "expeditions": "iwari-fault-void-expeditions",
    "storms": "iwari-fault-void-storms",
    "walking_totem": "iwari-fault-void-walking",
    "fortifications": "iwari-fault-void-fortifications",
    "discoveries": "iwari-fault-void-discoveries",
}
"""IV: options that are for players against each other, each with what is said of it."""


def is_open_to_void(game_map: Map) -> bool:
    """IV: on The Void the void is a biome of the map, and no opponent."""
    return not game_map.rules.void_cards


def limit_of(mode: str, box: Box) -> int | None:
    """IV10: the territories with which the void wins if nothing is chosen; None in versus."""
    return box.pieces.limits.get(mode)


def difficulties(mode: str, box: Box) -> dict[str, int]:
    """IV10: the limits that have a name; where the rules ask for one territory, none is harder."""
    normal = box.pieces.limits[mode]
    named = {"easy": EASY, "normal": normal, "hard": normal - 1}
    return {name: limit for name, limit in named.items() if limit >= 1}


def exclusion_in(chosen: Mapping[str, object], mode: str) -> tuple[str, Message] | None:
    """IV: the first chosen option that is not played against the void, and why."""
    for name, key in EXCLUDED.items():
        if chosen[name]:
            return name, Message(key, {"mode": mode})
    if chosen["settlements"] != "group":
        found = {"settlements": str(chosen["settlements"]), "mode": mode}
        return "settlements", Message("iwari-fault-void-settlements", found)
    return None


def void_choices(box: Box) -> list[Choice]:
    """IV10: the named limits of each mode against the void, easiest first."""
    found = []
    for mode in SEATS_AGAINST:
        limits = tuple(map(str, difficulties(mode, box).values()))
        default = str(limit_of(mode, box))
        found.append(Choice("void_limit", "one", limits, default, needs=("mode", mode)))
    return found


def void_blocks(box: Box, deeds: tuple[str, ...]) -> list[Block]:
    """IV: what the void excludes, and the maps that exclude the void."""
    against = tuple(SEATS_AGAINST)
    blocked: list[tuple[str, str | bool]] = [
        *((name, True) for name in EXCLUDED if name not in ("deeds", "veneration")),
        *(("deeds", deed) for deed in deeds),
        ("settlements", "path"),
    ]
    found = [
        Block(name, value, "mode", against, Message(f"iwari-block-{hyphened(name)}-void", {}))
        for name, value in blocked
    ]
    why = Message("iwari-block-void-map", {})
    maps = [one.id for one in box.maps.values() if not is_open_to_void(one)]
    return [*found, *(Block("map", name, "mode", against, why) for name in maps)]


def hyphened(name: str) -> str:
    """An option's name as keys of the locale files spell it."""
    return name.replace("_", "-")
