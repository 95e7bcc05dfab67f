"""IT1, IT4-IT6, IV3, IV8, IV9, IV11: builds against the void, of players and of the void itself.

A build is chosen as in the base game. Its pieces may also be such that move (void/rules/moving.py);
nothing enters a closed territory (IV7).
"""

from bivouac.core.bits import EMPTY, bit, contains, has, list_steps, lowest, rest, without_one
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    CENTRE,
    NONE,
    PAID,
    PLAYED,
    TENT,
    TERRITORIES,
    VOID_TOTEM,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import has_room
from bivouac.games.iwari.rules.paying import count_paid, unpaid
from bivouac.games.iwari.rules.tents import list_spots
from bivouac.games.iwari.steps import DONE, MOVE_TOTEM, TENT_AT, TOTEM_AT
from bivouac.games.iwari.void.rules.land import free_in, lands_of
from bivouac.games.iwari.void.rules.moving import list_lifts
from bivouac.games.iwari.void.rules.paying import affordable, tents_to_build, totems_to_build


@kernel
def legal_first_pieces(t: Static, p: Position, w: Work, n: int) -> int:
    """IT3, IT5, IT6: add every piece from stock, or one that moves, that the hand can pay for."""
    biomes = affordable(t, p)
    lands = lands_of(t, biomes) & ~p.closed
    if p.tents_left[p.tribe] > 0:
        low, high = spots_to_build(t, p, lands)
        n = list_spots(w, n, whole(TENT_AT), low, high)
    if p.totems_left[p.tribe] > 0:
        n = list_steps(w.steps, n, whole(TOTEM_AT), lands & p.open)
    if p.tribe == t.void:
        return n
    n = list_lifts(t, p, w, n, biomes)
    return list_from_centre(t, p, w, n, p.open & ~p.closed)


@kernel
def spots_to_build(t: Static, p: Position, lands: Word) -> tuple[Word, Word]:
    """IT5: free spots of some territories for a tent of a build besides those already chosen.

    IV11: on some maps a ruin takes a violet spot of its territory while there is a free one.
    """
    low, high = free_in(t, p, lands)
    if p.piece_kind[0] == TENT:
        low, high = without_one(low, high, whole(p.piece_at[0]))
    if t.violet_first == 0 or p.tribe != t.void:
        return low, high
    while lands != EMPTY:
        territory = lowest(lands)
        lands = rest(lands)
        inside_low, inside_high = t.inside[territory, 0], t.inside[territory, 1]
        if low & inside_low & t.violet[0] | high & inside_high & t.violet[1] != EMPTY:
            low &= ~inside_low | t.violet[0]
            high &= ~inside_high | t.violet[1]
    return low, high


@kernel
def list_from_centre(t: Static, p: Position, w: Work, n: int, lands: Word) -> int:
    """IV11, IA4: void totems from the centre to territories with room, for two cards alike."""
    if p.centre == 0 or count_paid(p) + PAID > PLAYED:
        return n
    counts = unpaid(t, p)
    while lands != EMPTY:
        territory = lowest(lands)
        lands = rest(lands)
        if counts >> 4 * whole(t.territory_biome[territory]) & 15 >= PAID:
            w.steps[n] = MOVE_TOTEM + CENTRE * TERRITORIES + territory
            n += 1
    return n


@kernel
def legal_next_pieces(t: Static, p: Position, w: Work) -> int:
    """IT1, IT4, IV8: the build is complete, or a second piece follows in the same territory."""
    w.steps[0] = DONE
    n = whole(1)
    territory = whole(p.build_in)
    if p.most_tents[territory] == 0 or closes(p, territory, whole(p.piece_kind[0])):
        return n
    biomes = affordable(t, p)
    is_roomy = has_room(t, p, territory, whole(p.piece_kind[0]))
    if biomes >> whole(t.territory_biome[territory]) & 1:
        if tents_to_build(p) > 0:
            low, high = spots_to_build(t, p, bit(territory))
            n = list_spots(w, n, whole(TENT_AT), low, high)
        if totems_to_build(p) > 0 and is_roomy:
            w.steps[n] = TOTEM_AT + territory
            n += 1
    if p.tribe == t.void:
        return n
    n = list_lifts(t, p, w, n, biomes)
    if is_roomy and p.piece_kind[0] != VOID_TOTEM:
        n = list_from_centre(t, p, w, n, bit(territory))
    return n


@kernel
def closes(p: Position, territory: int, kind: int) -> bool:
    """IV8, ruling: would a first piece take the last free spot, so that no second can follow?"""
    return bool(kind == TENT and p.n_free[territory] == 1)


@kernel
def is_build_possible(t: Static, p: Position, with_stock: bool) -> bool:
    """IV3: can the hand pay for a piece of the void, from its stock or as if that were unlimited?

    Every open territory has a free spot.
    """
    lands = lands_of(t, affordable(t, p)) & ~p.closed
    if lands == EMPTY or not with_stock:
        return bool(lands != EMPTY)
    return bool(p.tents_left[t.void] > 0 or (p.totems_left[t.void] > 0 and lands & p.open != EMPTY))


@kernel
def is_lost(t: Static, p: Position, piece: int) -> bool:
    """IV8: has what followed from the first piece of a build made this one impossible?

    The territory is closed where a free piece, or one of the void, took its last free spot.
    """
    kind = whole(p.piece_kind[piece])
    is_moved = p.piece_from[piece] != NONE
    if has(p.closed, p.build_in):
        return True
    if kind == TENT:
        is_taken = not contains(p.free, whole(p.piece_at[piece]))
        return bool(is_taken or (p.tents_left[p.tribe] == 0 and not is_moved))
    has_stock = p.totems_left[p.tribe] > 0 or is_moved
    return bool(not has(p.open, p.build_in) or not has_stock)
