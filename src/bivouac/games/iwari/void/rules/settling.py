"""IV8: settlements. A new one marks its pieces, and its side may act at once."""

from bivouac.core.bits import EMPTY, bit, count, first_of, has, include, list_steps, lowest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import NONE, Position, Static, Work
from bivouac.games.iwari.rules.settlements import group_of, touched
from bivouac.games.iwari.rules.tents import list_spots
from bivouac.games.iwari.steps import NO_PIECE, TENT_AT, TOTEM_AT
from bivouac.games.iwari.void.rules.land import free_in


@kernel
def group_at(t: Static, p: Position, tribe: int, spot: int) -> tuple[Word, Word]:
    """IV8, IV11: the pieces of a tribe that are connected with the one on `spot`.

    Ruins in the haunted biome are all adjacent.
    """
    low, high = p.tents[tribe, 0], p.tents[tribe, 1]
    part_low, part_high = group_of(t, low, high, spot)
    if tribe != t.void:
        return part_low, part_high
    haunted_low, haunted_high = low & t.haunted_spots[0], high & t.haunted_spots[1]
    if part_low & haunted_low | part_high & haunted_high == EMPTY:
        return part_low, part_high
    while haunted_low | haunted_high != EMPTY:
        here = first_of(haunted_low, haunted_high)
        more_low, more_high = group_of(t, low, high, here)
        part_low |= more_low
        part_high |= more_high
        haunted_low &= ~part_low
        haunted_high &= ~part_high
    return part_low, part_high


@kernel
def settle(t: Static, p: Position, tribe: int, low: Word, high: Word) -> None:
    """IV8: the group of a piece is marked if it is large enough, or has a marked piece already.

    Only one without any is a new settlement.
    """
    is_known = p.marked[0] & low | p.marked[1] & high != EMPTY
    if not is_known and count(low) + count(high) < t.settlement:
        return
    p.marked[0] |= low
    p.marked[1] |= high
    if is_known:
        return
    if tribe == t.void:
        found_ruins(t, p, low, high)
    else:
        found_tents(t, p, tribe, low, high)


@kernel
def found_ruins(t: Static, p: Position, low: Word, high: Word) -> None:
    """IV8: the void acts where most ruins of the group are; on a tie the player chooses.

    Among the open ones of those that are tied; where there is none nothing happens.
    """
    most = 0
    lands = EMPTY
    for territory in range(t.n_territories):
        ruins = count(low & t.inside[territory, 0]) + count(high & t.inside[territory, 1])
        if ruins > most:
            most = ruins
            lands = EMPTY
        if ruins == most:
            lands |= bit(territory)
    is_tie = count(lands) > 1
    lands &= ~p.closed
    if lands == EMPTY:
        return
    p.settler = t.void
    if is_tie:
        p.settled = lands
    else:
        p.acting_in = lowest(lands)


@kernel
def found_tents(t: Static, p: Position, tribe: int, low: Word, high: Word) -> None:
    """IV8: a free piece in an open territory that the settlement touches, if there is one."""
    lands = touched(t, low, high) & ~p.closed
    has_totem = p.totems_left[tribe] > 0 and lands & p.open != EMPTY
    if (p.tents_left[tribe] > 0 and lands != EMPTY) or has_totem:
        p.settler = tribe
        p.settled = lands


@kernel
def legal_free(t: Static, p: Position, w: Work) -> int:
    """IV8, IT5, IT6: the free piece, or none."""
    w.steps[0] = NO_PIECE
    n = whole(1)
    if p.tents_left[p.settler] > 0:
        low, high = free_in(t, p, p.settled)
        n = list_spots(w, n, whole(TENT_AT), low, high)
    if p.totems_left[p.settler] > 0:
        n = list_steps(w.steps, n, whole(TOTEM_AT), p.settled & p.open)
    return n


@kernel
def carry_mark(p: Position, source: int, spot: int) -> None:
    """IV9: a tent that moves keeps its mark."""
    if has(p.marked[source >> 6], source & 63):
        p.marked[source >> 6] &= ~bit(source & 63)
        include(p.marked, spot)


@kernel
def forget_settlement(p: Position) -> None:
    """IV8: nothing is due for a settlement any more."""
    p.settled = EMPTY
    p.settler = NONE
