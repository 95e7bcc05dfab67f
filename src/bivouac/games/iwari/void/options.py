"""IV: what is chosen against the void: alone or together, and how hard it is to beat."""

from collections.abc import Mapping

from bivouac.core.contract import Block, Choice, Message
from bivouac.games.iwari.box import Box, Map
from bivouac.games.iwari.box.pieces import SEATS_AGAINST

MODES = ("versus", "solo", "coop")
"""Everybody against everybody; alone, or two together, against the void."""
VERSUS = MODES[0]
EASY = 5
"""IV10: the limit of the easy game, alone and together, chosen from simulated games (docs/void.md):
a greedy player holds out in up to half of them."""
EXCLUDED: Mapping[str, str] = {
    "draft": "the draft is",
    "deeds": "deeds are",
    "veneration": "veneration is",
    "expeditions": "expeditions are",
    "storms": "storms are",
    "walking_totem": "the walking totem is",
    "fortifications": "fortifications are",
    "discoveries": "discoveries are",
}
"""IV: options that are for players against each other, as a sentence about them begins."""


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


def exclusion_in(chosen: Mapping[str, object], mode: str) -> tuple[str, str] | None:
    """IV: the first chosen option that is not played against the void, and why."""
    for name, begins in EXCLUDED.items():
        if chosen[name]:
            return name, f"{begins} not played against the void, with mode={mode}"
    if chosen["settlements"] != "group":
        reason = f"settlements={chosen['settlements']} is not played against the void"
        return "settlements", f"{reason}, with mode={mode}"
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
    blocked: list[tuple[str, object]] = [
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
