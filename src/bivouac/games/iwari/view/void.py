"""IV: how it stands against the void, for all to see."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from bivouac.games.iwari.layout import (
    BIOMES,
    BY_CENTRE,
    BY_LIMIT,
    BY_SETTLEMENT,
    CAUSES,
    CORRUPTION,
    DISPLAY_STAGE,
    GOES_ON,
    NONE,
    REASONS,
    TARGET,
    VOID_BIOME,
)
from bivouac.games.iwari.notation.position import card_ids, members, members_of
from bivouac.games.iwari.refusals.due import is_haunting
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.groups import Group
from bivouac.games.iwari.view.reading import name_at, spot_ids
from bivouac.games.iwari.wire import void as wire

STAGES: tuple[wire.Stage, ...] = ("player", "void", "hand", "display")
PLAYERS_SIDE: Final = "players"
VOID_SIDE: Final = "void"
AT_ONCE = (BY_SETTLEMENT, BY_LIMIT, BY_CENTRE)
"""The ends with which the void wins, whatever else stands on the map (IV10, IV11)."""
COMING: dict[wire.Action, tuple[wire.Coming, ...]] = {
    "corruption": ("judge", "pawn", "shuffle"),
    "infection": ("pawn",),
}
"""IV5, IV6: what follows once it has come to all its territories."""


def see_void(setting: Iwari, position: np.void, groups: Sequence[Group]) -> wire.VoidNow | None:
    """The protocol's `VoidNow`; None where nobody plays against the void."""
    if not setting.against_void:
        return None
    static, void = setting.static[0], setting.void
    return {
        "tribe": void,
        "stage": STAGES[position["stage"]],
        "pawn": setting.connection_numbers[position["pawn"]],
        "limit": int(static["limit"]),
        "held": len(members_of(position["lost"])),
        "group": [largest_ruins(setting, groups), int(static["void_group"])],
        "settlement": int(static["settlement"]),
        "ruins": [int(position["tents_left"][void]), int(static["ruins"])],
        "totems": [int(position["totems_left"][void]), int(static["void_totems"])],
        "centre": see_threat_of_centre(setting, position),
        "violet": see_violet(setting, position),
        "haunted": see_haunted(setting, position),
        "above": card_ids(setting, members(position["above"])),
        "aside": card_ids(setting, members(position["aside"])),
        "aside_limit": int(static["most_aside"]),
        "showing": void_cards_showing(setting, position),
        "shown_limit": int(static["most_shown"]),
        "claims": see_claims(setting, position),
        "complete": complete_biomes(setting, position),
        "marked": spot_ids(setting, members(position["marked"])),
        "loose": see_loose(setting, position),
        "now": see_action(setting, position),
        "reason": REASONS[position["reason"]],
        "outcome": see_outcome(setting, position),
    }


def largest_ruins(setting: Iwari, groups: Sequence[Group]) -> int:
    """IV10: the ruins of the void's largest group, whether or not it is a settlement."""
    return max((len(group.spots) for group in groups if group.tribe == setting.void), default=0)


def void_cards_showing(setting: Iwari, position: np.void) -> int:
    """IV4: the void cards in the display and above it."""
    shown = [card for card in position["display"].tolist() if card != NONE]
    in_display = sum(setting.static["biomes"][0, card] == VOID_BIOME for card in shown)
    return int(in_display) + len(members(position["above"]))


def see_threat_of_centre(setting: Iwari, position: np.void) -> list[int] | None:
    """IV11: the void totems in the centre, and with how many the void wins."""
    most = int(setting.static["centre_limit"][0])
    return [int(position["centre"]), most] if most > 0 else None


def see_violet(setting: Iwari, position: np.void) -> wire.Violet | None:
    """IV11: who stands on the violet spots, where these decide at the end."""
    if not setting.static["violet_first"][0]:
        return None
    violet = setting.static["violet"][0]
    on_violet = [len(members(position["tents"][tribe] & violet)) for tribe in range(setting.sides)]
    return {"ruins": on_violet[setting.void], "tents": sum(on_violet[: setting.seats])}


def haunted_land(setting: Iwari) -> int:
    """IV11: the territory where a ruin follows the cards of its biome, or NONE."""
    biome = int(setting.static["haunted"][0])
    if biome == NONE:
        return NONE
    return members_of(setting.static["lands"][0, biome])[0]


def see_haunted(setting: Iwari, position: np.void) -> wire.Haunted | None:
    """IV11: where a ruin follows the cards of a biome, and whether it has in this turn."""
    land = haunted_land(setting)
    if land == NONE:
        return None
    return {"territory": setting.territory_ids[land], "done": bool(position["haunt_done"])}


def see_claims(setting: Iwari, position: np.void) -> dict[str, wire.Claim]:
    """IV7: the territories that were judged, each as it stood then."""
    return {
        setting.territory_ids[territory]: see_claim(position, territory)
        for territory in members_of(position["closed"])
    }


def see_claim(position: np.void, territory: int) -> wire.Claim:
    """IV7: who has claimed a territory: the virtual totem goes by tents and ruins."""
    cause, tents, ruins, totems, void_totems = position["verdict"][territory].tolist()
    is_lost = int(position["lost"]) >> territory & 1
    is_own = tents > ruins
    return {
        "by": VOID_SIDE if is_lost else PLAYERS_SIDE,
        "cause": CAUSES[cause],
        "tents": tents,
        "ruins": ruins,
        "virtual": PLAYERS_SIDE if is_own else VOID_SIDE,
        "totems": totems,
        "void_totems": void_totems,
        "sums": [totems + is_own, void_totems + (not is_own)],
    }


def see_outcome(setting: Iwari, position: np.void) -> wire.Outcome | None:
    """IV10, IV11: what has decided a game: its end at once, or who held what then."""
    if position["reason"] == GOES_ON:
        return None
    if position["reason"] in AT_ONCE:
        return "at_once"
    if len(members_of(position["lost"])) >= setting.static["limit"][0]:
        return "lost"
    violet = see_violet(setting, position)
    return "violet" if violet is not None and violet["ruins"] > violet["tents"] else "won"


def complete_biomes(setting: Iwari, position: np.void) -> list[str]:
    """IV9: the biomes of which each territory has been filled once."""
    filled = int(position["filled"])
    lands = [int(word) for word in setting.static["lands"][0]]
    return [
        biome
        for biome, inside in zip(BIOMES, lands, strict=True)
        if inside and not inside & ~filled
    ]


def see_loose(setting: Iwari, position: np.void) -> dict[str, list[int]]:
    """IV9: where players have totems, how many of each player's have no void totem above them."""
    seats = range(setting.seats)
    return {
        name: [int(position["loose"][territory, seat]) for seat in seats]
        for territory, name in enumerate(setting.territory_ids)
        if position["totems"][territory, seats].any()
    }


def see_action(setting: Iwari, position: np.void) -> wire.VoidAction | None:
    """IV5, IV6, IV8, IV11: what the void is doing, while something of it is left to do."""
    acting = name_at(setting.territory_ids, position["acting_in"])
    if is_haunting(position):
        return action(position, "haunted", territory=setting.territory_ids[haunted_land(setting)])
    if position["phase"] == TARGET:
        chosen_from = members_of(position["settled"])
        names = [setting.territory_ids[territory] for territory in chosen_from]
        return action(position, "settlement", left=names)
    if is_acting_for_settlement(setting, position):
        return action(position, "settlement", territory=acting)
    if position["infection"] == 0:
        return None
    kind: wire.Action = "corruption" if position["infection"] == CORRUPTION else "infection"
    pawn = setting.connection_numbers[position["pawn"]]
    left = [setting.territory_ids[territory] for territory in still_infected(position)]
    return action(position, kind, pawn, left, acting)


def is_acting_for_settlement(setting: Iwari, position: np.void) -> bool:
    """IV8: is the void about to place the piece that its settlement brings?"""
    return bool(position["acting_in"] != NONE and position["settler"] == setting.void)


def still_infected(position: np.void) -> list[int]:
    """IV5: the territories an infection has still to come to, in order once it is known."""
    first = int(position["next_in"])
    return sorted(members_of(position["infected"]), key=lambda territory: territory != first)


def action(
    position: np.void,
    kind: wire.Action,
    connection: int | None = None,
    left: Sequence[str] = (),
    territory: str | None = None,
) -> wire.VoidAction:
    """The protocol's `VoidAction`."""
    filling: tuple[wire.Coming, ...] = ("fill",) if position["stage"] == DISPLAY_STAGE else ()
    return {
        "kind": kind,
        "connection": connection,
        "left": list(left),
        "territory": territory,
        "coming": [*COMING.get(kind, ()), *filling],
    }
