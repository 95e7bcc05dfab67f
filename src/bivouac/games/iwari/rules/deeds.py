"""IM: deeds, who earns them, and where their pawns may go."""

from bivouac.core.bits import EMPTY, ONE, bit, count, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    DISCOVERY,
    HONOUR,
    LAND,
    RESPECT,
    SEA,
    TENT,
    TERRITORIES,
    UNION,
    Position,
    Tables,
    Work,
)
from bivouac.games.iwari.rules.settlements import group_of, touched
from bivouac.games.iwari.rules.totems import holders
from bivouac.games.iwari.steps import DEED_AT, TARGETS

UNION_AT = DEED_AT + UNION * TARGETS
DISCOVERY_AT = DEED_AT + DISCOVERY * TARGETS
HONOUR_AT = DEED_AT + HONOUR * TARGETS + TERRITORIES
RESPECT_AT = DEED_AT + RESPECT * TARGETS + TERRITORIES
"""The first step of each deed: + territory, or + connection."""


@kernel
def can_earn(p: Position, seat: int, deed: int) -> bool:
    """IM2, IM4: is a pawn left, and has this player none of its kind yet?"""
    if p.pawns_left[deed] == 0:
        return False
    for i in range(p.pawn_n):
        if p.pawn_deed[i] == deed and p.pawn_seat[i] == seat:
            return False
    return True


@kernel
def deeds_earned(t: Tables, p: Position, seat: int, kind: int, at: int) -> int:
    """IM2-IM4: bits of the deeds a player earns with the piece just placed."""
    earned = 0
    if kind == TENT:
        if can_earn(p, seat, whole(UNION)) and union_targets(t, p, seat, at) != EMPTY:
            earned |= 1 << UNION
        if can_earn(p, seat, whole(DISCOVERY)) and discovery_targets(t, p, at) != EMPTY:
            earned |= 1 << DISCOVERY
    if can_earn(p, seat, whole(HONOUR)) and held_connections(t, p, seat, whole(LAND)) != EMPTY:
        earned |= 1 << HONOUR
    if can_earn(p, seat, whole(RESPECT)) and held_connections(t, p, seat, whole(SEA)) != EMPTY:
        earned |= 1 << RESPECT
    return earned


@kernel
def union_targets(t: Tables, p: Position, seat: int, spot: int) -> Word:
    """IM2: the territories touched by the settlement the tent on `spot` is part of, if it is one.

    The connected group counts, with the option "path" too.
    """
    low, high = group_of(t, p.tents[seat, 0], p.tents[seat, 1], spot)
    if count(low) + count(high) < t.settlement:
        return EMPTY
    return touched(t, low, high)


@kernel
def discovery_targets(t: Tables, p: Position, spot: int) -> Word:
    """IM4: any other territory, once the tent on `spot` has filled its own."""
    territory = whole(t.territory_of[spot])
    if p.n_free[territory] > 0:
        return EMPTY
    everywhere = subtract(bit(whole(t.n_territories)), ONE)
    return everywhere & ~bit(territory)


@kernel
def held_connections(t: Tables, p: Position, seat: int, kind: int) -> Word:
    """IM3: uncovered connections of a kind with a totem majority at both ends, ties included."""
    connections = EMPTY
    for connection in range(t.n_connections):
        if t.connection_kind[connection] == kind and p.covered[connection] == 0:
            if holders(t, p, connection) >> seat & 1:
                connections |= bit(connection)
    return connections


@kernel
def legal_deeds(t: Tables, p: Position, w: Work) -> int:
    """IM7: the pawns earned, in any order, each wherever it may go. None can be declined."""
    seat = whole(p.seat)
    at = whole(p.piece_at[p.placed_n - 1])
    n = whole(0)
    if p.earned >> UNION & 1:
        n = list_targets(w, n, whole(UNION_AT), union_targets(t, p, seat, at))
    if p.earned >> DISCOVERY & 1:
        n = list_targets(w, n, whole(DISCOVERY_AT), discovery_targets(t, p, at))
    if p.earned >> HONOUR & 1:
        held = held_connections(t, p, seat, whole(LAND))
        n = list_targets(w, n, whole(HONOUR_AT), held)
    if p.earned >> RESPECT & 1:
        held = held_connections(t, p, seat, whole(SEA))
        n = list_targets(w, n, whole(RESPECT_AT), held)
    return n


@kernel
def list_targets(w: Work, n: int, first: int, targets: Word) -> int:
    """Add the step `first` + target for each target; how many steps there are then."""
    while targets != EMPTY:
        w.steps[n] = first + lowest(targets)
        targets = rest(targets)
        n += 1
    return n


@kernel
def place_pawn(p: Position, deed: int, target: int) -> None:
    """IM1-IM4: the pawn goes on a territory, or on a connection."""
    p.pawn_deed[p.pawn_n] = deed
    p.pawn_seat[p.pawn_n] = p.seat
    if target < TERRITORIES:
        p.pawn_territory[p.pawn_n] = target
        p.territory_pawns[target] += 1
    else:
        p.pawn_connection[p.pawn_n] = target - TERRITORIES
        p.connection_pawns[target - TERRITORIES] += 1
    p.pawn_n += 1
    p.pawns_left[deed] -= 1
    p.earned &= ~(1 << deed)
