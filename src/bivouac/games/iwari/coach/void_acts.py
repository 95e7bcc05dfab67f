"""IV: what matters where a player decides for the void, is given a free piece, or draws."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.matters import (
    Args,
    Matter,
    Topic,
    connections_at,
    land,
    land_at,
    matter,
    spot_at,
    totem_at,
)
from bivouac.games.iwari.coach.void_sight import Outlook, VoidSight
from bivouac.games.iwari.coach.void_turn import (
    A_TERRITORY,
    A_WORD,
    THE_GAME,
    lands_code,
    most_urgent,
    saves,
)
from bivouac.games.iwari.layout import BIOMES, HAND, TOTEM, VOID_BIOME
from bivouac.games.iwari.notation.builds import piece_of
from bivouac.games.iwari.steps import split
from bivouac.games.iwari.view.groups import groups_of

JOINED = 3
"""Ruins that are joined by roads: one more is a settlement (IV8)."""


def loses(sight: VoidSight) -> Matter | None:
    """IV10, IV11: a build for the void with which it wins at once."""
    found = [one for one in sight.outlooks if one.beaten]
    if not found:
        return None
    anchors = dict.fromkeys(land_at(sight.setting, one.territory) for one in found)
    return matter(THE_GAME, Message("coach-iwari-void-wins", {}), *anchors)


def gives(sight: VoidSight, one: Outlook) -> bool:
    """IV7: does a piece of the void turn its territory to it?"""
    bit = 1 << one.territory
    return not sight.is_lost(one.territory) and bool((one.lost | one.held) & bit)


def turn_away(sight: VoidSight) -> Matter | None:
    """IV7: a territory of the players that one piece of the void would turn."""
    singles = (one for one in sight.outlooks if len(one.pieces) == 1 and gives(sight, one))
    one = most_urgent(sight, singles)
    if one is None or sight.urgency(one.territory) == 0:
        return None
    is_totem = one.pieces[0].kind == TOTEM
    args = {**land(sight.setting, one.territory), "piece": "totem" if is_totem else "tent"}
    where = (totem_at if is_totem else land_at)(sight.setting, one.territory)
    stake = 2 + min(sight.urgency(one.territory), A_TERRITORY - 2)
    return matter(stake, Message("coach-iwari-turn-away", args), where)


def void_card(sight: VoidSight) -> Matter | None:
    """IV3, IV4: what a void card of the hand would bring."""
    if VOID_BIOME not in sight.hand or not sight.at_pawn:
        return None
    anchors = [land_at(sight.setting, one) for one in sight.at_pawn]
    args: Args = {"territories": lands_code(sight, sight.at_pawn)}
    if sight.showing + 1 < sight.shown_limit:
        return matter(A_WORD + 1, Message("coach-iwari-void-card", args), *anchors)
    args["count"] = sight.showing + 1
    return matter(A_TERRITORY, Message("coach-iwari-void-card-corrupts", args), *anchors)


def skip(sight: VoidSight) -> Matter | None:
    """IV9: a card of a complete biome spares everybody the void's action."""
    cards = [number for kind, number in map(split, sight.known.legal()) if kind == "skip"]
    if not cards:
        return None
    says = Message("coach-iwari-skip", {"card": sight.setting.card_biomes[cards[0]]})
    return matter(A_TERRITORY - 1, says, "hand")


def near_settlement(sight: VoidSight) -> Matter | None:
    """IV8: ruins that one more makes a settlement, with which the void acts at once."""
    marked = sight.position["marked"]
    least = int(sight.setting.static["settlement"][0])
    for group in sight.ruins:
        is_marked = any(int(marked[spot >> 6]) >> (spot & 63) & 1 for spot in group.spots)
        if len(group.spots) == least - 1 and not is_marked and sight.can_grow(group):
            anchors = [spot_at(sight.setting, spot) for spot in group.spots]
            says = Message("coach-iwari-near-settlement", {"count": len(group.spots)})
            return matter(A_WORD + 2, says, *anchors)
    return None


def joined_at(sight: VoidSight, spot: int) -> int:
    """IV8, IV11: how many ruins would be joined with one on a spot, itself among them."""
    world = sight.known.copy()
    world.position["tents"][sight.void][spot >> 6] |= np.uint64(1 << (spot & 63))
    groups = groups_of(sight.setting, world.position)
    return next(len(group.spots) for group in groups if spot in group.spots)


def joins(sight: VoidSight) -> Matter | None:
    """IV5, IV8: spots for a ruin where it joins others, and spots where it does not."""
    sizes = {
        spot: joined_at(sight, spot)
        for kind, spot in map(split, sight.known.legal())
        if kind == "ruin"
    }
    if not sizes or max(sizes.values()) < JOINED or min(sizes.values()) == max(sizes.values()):
        return None
    most = max(sizes.values())
    anchors = [spot_at(sight.setting, spot) for spot, size in sizes.items() if size == most]
    says = Message("coach-iwari-joins", {"count": most, "spots": len(anchors)})
    return matter(most, says, *anchors)


def target(sight: VoidSight) -> Matter | None:
    """IV8: where the void's piece would turn a territory to it."""
    for step in sight.known.legal():
        kind, territory = split(step)
        if kind == "target" and not sight.is_lost(territory):
            after = sight.outlook(sight.position, [step])
            if (after.lost | after.held) >> territory & 1:
                says = Message("coach-iwari-target", land(sight.setting, territory))
                return matter(A_TERRITORY, says, land_at(sight.setting, territory))
    return None


def free_piece(sight: VoidSight) -> Matter | None:
    """IV8: a free piece that turns a territory to the players."""
    steps = (step for step in sight.known.legal() if piece_of(step) is not None)
    found = (sight.outlook(sight.position, [step]) for step in steps)
    one = most_urgent(sight, (one for one in found if saves(sight, one)))
    if one is None:
        return None
    is_totem = one.pieces[0].kind == TOTEM
    args = {**land(sight.setting, one.territory), "piece": "totem" if is_totem else "tent"}
    where = (totem_at if is_totem else land_at)(sight.setting, one.territory)
    return matter(A_TERRITORY, Message("coach-iwari-free-turns", args), where)


def void_shown(sight: VoidSight) -> Matter | None:
    """IV4, IV6: a void card of the display that counts towards a corruption while it lies there."""
    if VOID_BIOME not in sight.display or sight.showing < sight.shown_limit - 1:
        return None
    anchors = [f"display-{sight.display.index(VOID_BIOME)}"]
    anchors += connections_at(sight.setting, [int(sight.position["pawn"])])
    says = Message("coach-iwari-void-shown", {"count": sight.showing})
    return matter(A_TERRITORY - 1, says, *anchors)


def card_to_turn(sight: VoidSight) -> Matter | None:
    """IV7, IT7: a card of the display with which a territory could be turned."""
    hand = sight.hand
    biomes = [b for b in sorted({*sight.display}) if b not in hand and b != VOID_BIOME]
    found: list[Outlook] = []
    for begin in range(0, len(biomes), HAND):
        world = sight.to_build(biomes[begin : begin + HAND])
        singles = (one for one in sight.outlooks_in(world) if len(one.pieces) == 1)
        found += [one for one in singles if saves(sight, one) and not one.moves]
    one = most_urgent(sight, found)
    if one is None or sight.urgency(one.territory) == 0:
        return None
    biome = int(sight.setting.static["territory_biome"][0, one.territory])
    is_totem = one.pieces[0].kind == TOTEM
    args = {
        **land(sight.setting, one.territory),
        "card": BIOMES[biome],
        "piece": "totem" if is_totem else "tent",
    }
    where = (totem_at if is_totem else land_at)(sight.setting, one.territory)
    anchors = (f"display-{sight.display.index(biome)}", where)
    stake = 1 + min(sight.urgency(one.territory), A_TERRITORY - 2)
    return matter(stake, Message("coach-iwari-card-turns", args), *anchors)


FOR_VOID: Sequence[Topic[VoidSight]] = (
    loses,
    skip,
    turn_away,
    void_card,
    near_settlement,
)
FOR_RUIN: Sequence[Topic[VoidSight]] = (joins,)
FOR_TARGET: Sequence[Topic[VoidSight]] = (target,)
FOR_FREE: Sequence[Topic[VoidSight]] = (free_piece,)
FOR_DRAW: Sequence[Topic[VoidSight]] = (void_shown, card_to_turn)
