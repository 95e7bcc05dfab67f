"""IM: deeds, who earns them, and where their pawns may go."""

from bivouac.core.bits import EMPTY, ONE, bit, count, list_steps, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    COURAGE,
    DISCOVERY,
    HONOUR,
    LAND,
    NONE,
    RESPECT,
    SEA,
    TENT,
    TERRITORIES,
    UNION,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.settlements import group_of, touched
from bivouac.games.iwari.rules.tents import has_filled
from bivouac.games.iwari.rules.totems import holders
from bivouac.games.iwari.steps import DEED_AT, NOWHERE, TARGETS

UNION_AT = DEED_AT + UNION * TARGETS
DISCOVERY_AT = DEED_AT + DISCOVERY * TARGETS
HONOUR_AT = DEED_AT + HONOUR * TARGETS + TERRITORIES
RESPECT_AT = DEED_AT + RESPECT * TARGETS + TERRITORIES
COURAGE_AT = DEED_AT + COURAGE * TARGETS
"""The first step of each deed: + territory, or + connection; of Courage any target."""


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
def earn_deeds(t: Static, p: Position, kind: int, at: int) -> None:
    """IM2-IM5: the deeds earned with the piece just placed; their pawns are placed next.

    I2.2, I2.3: the third tribe earns none, and nobody else does for what it fills or explores.
    """
    if p.tribe == p.seat:
        p.earned = deeds_earned(t, p, p.seat, kind, at)
    if kind == TENT and p.pawns_left[COURAGE] > 0 and explores_last(t, p, at):
        if p.tribe == p.seat and p.earned | p.pawn_n != 0:
            p.earned |= 1 << COURAGE
        else:
            p.pawns_left[COURAGE] = 0


@kernel
def deeds_earned(t: Static, p: Position, seat: int, kind: int, at: int) -> int:
    """IM2-IM4: bits of the deeds a player earns with a piece, without Courage."""
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
def explores_last(t: Static, p: Position, spot: int) -> bool:
    """IM5: has the tent on `spot` explored the last unexplored territory?"""
    if p.standing[t.territory_of[spot]] > 1:
        return False
    for territory in range(t.n_territories):
        if p.most_tents[territory] == 0:
            return False
    return True


@kernel
def union_targets(t: Static, p: Position, seat: int, spot: int) -> Word:
    """IM2: the territories touched by the settlement the tent on `spot` is part of, if it is one.

    The connected group counts, with the option "path" too.
    """
    low, high = group_of(t, p.tents[seat, 0], p.tents[seat, 1], spot)
    if count(low) + count(high) < t.settlement:
        return EMPTY
    return touched(t, low, high)


@kernel
def discovery_targets(t: Static, p: Position, spot: int) -> Word:
    """IM4: any other territory, once the tent on `spot` has filled its own."""
    if not has_filled(t, p, spot):
        return EMPTY
    return everywhere(t) & ~bit(whole(t.territory_of[spot]))


@kernel
def everywhere(t: Static) -> Word:
    """All territories."""
    return subtract(bit(whole(t.n_territories)), ONE)


@kernel
def held_connections(t: Static, p: Position, seat: int, kind: int) -> Word:
    """IM3: uncovered connections of a kind with a totem majority at both ends, ties included.

    Those the walking totem has left do not count.
    """
    connections = EMPTY
    for connection in range(p.walker, t.n_connections):
        if t.connection_kind[connection] == kind and p.covered[connection] == 0:
            if holders(t, p, connection) >> seat & 1:
                connections |= bit(connection)
    return connections


@kernel
def courage_targets(t: Static, p: Position) -> tuple[Word, Word]:
    """IM5: the territories and the connections with another pawn."""
    territories = connections = EMPTY
    for territory in range(t.n_territories):
        if p.territory_pawns[territory] > 0:
            territories |= bit(territory)
    for connection in range(t.n_connections):
        if p.connection_pawns[connection] > 0:
            connections |= bit(connection)
    return territories, connections


@kernel
def legal_deeds(t: Static, p: Position, w: Work) -> int:
    """IM7: the pawns earned, in any order, each wherever it may go. Courage can be declined."""
    seat = whole(p.seat)
    at = whole(p.piece_at[p.placed_n - 1])
    n = whole(0)
    if p.earned >> UNION & 1:
        n = list_steps(w.steps, n, whole(UNION_AT), union_targets(t, p, seat, at))
    if p.earned >> DISCOVERY & 1:
        n = list_steps(w.steps, n, whole(DISCOVERY_AT), discovery_targets(t, p, at))
    if p.earned >> HONOUR & 1:
        held = held_connections(t, p, seat, whole(LAND))
        n = list_steps(w.steps, n, whole(HONOUR_AT), held)
    if p.earned >> RESPECT & 1:
        held = held_connections(t, p, seat, whole(SEA))
        n = list_steps(w.steps, n, whole(RESPECT_AT), held)
    if p.earned >> COURAGE & 1:
        territories, connections = courage_targets(t, p)
        n = list_steps(w.steps, n, whole(COURAGE_AT), territories)
        n = list_steps(w.steps, n, whole(COURAGE_AT + TERRITORIES), connections)
        w.steps[n] = COURAGE_AT + NOWHERE
        n += 1
    return n


@kernel
def place_pawn(p: Position, deed: int, target: int) -> None:
    """IM1-IM6: the pawn goes on a territory or on a connection, or leaves the game.

    Courage takes one step of the multiplication away (IM5).
    """
    p.earned &= ~(1 << deed)
    p.pawns_left[deed] -= 1
    if target == NOWHERE:
        return
    change = -1 if deed == COURAGE else 1
    p.pawn_deed[p.pawn_n] = deed
    p.pawn_seat[p.pawn_n] = p.seat if p.asked == NONE else p.asked
    if target < TERRITORIES:
        p.pawn_territory[p.pawn_n] = target
        p.territory_pawns[target] += change
    else:
        p.pawn_connection[p.pawn_n] = target - TERRITORIES
        p.connection_pawns[target - TERRITORIES] += change
    p.pawn_n += 1
