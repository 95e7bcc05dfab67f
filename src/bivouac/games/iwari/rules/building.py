"""IT1, IT4-IT6: a build is chosen piece by piece, each paid for (rules/paying.py), and then placed.

Until its last card is paid nothing happens on the map: the build is a draft in the position, and
its cards stay in the hand.
"""

from bivouac.core.bits import EMPTY, bit, has, list_steps, without_one
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    FORT,
    NONE,
    PAID,
    PAY,
    PIECES,
    PLAYED,
    TENT,
    TERRITORIES,
    TOTEM,
    VOID_TOTEM,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.atlas import is_determined, list_special
from bivouac.games.iwari.rules.discoveries import list_explores
from bivouac.games.iwari.rules.fortifications import explored_spots, list_forts
from bivouac.games.iwari.rules.paying import can_pay, count_paid, unpaid
from bivouac.games.iwari.rules.tents import free_spots, list_spots
from bivouac.games.iwari.rules.void_totems import list_moves
from bivouac.games.iwari.steps import DONE, FORT_AT, MOVE_TOTEM, TENT_AT, TOTEM_AT


@kernel
def jokers(p: Position) -> int:
    """IT3: bits of the biomes of which the hand holds two cards or more."""
    pairs = 0
    for biome in range(BIOME_COUNT):
        if p.held[p.seat, biome] >= 2:
            pairs |= 1 << biome
    return pairs


@kernel
def legal_first_pieces(t: Static, p: Position, w: Work) -> int:
    """IT3, IT5, IT6: every piece the hand can pay for; how many steps.

    Where tokens lie face down, the territory must be explored first (IG1).
    """
    if t.extended == 1 and p.exploring != NONE:
        return legal_explorers(t, p, w)
    low = high = lands = EMPTY
    pairs = jokers(p)
    for biome in range(BIOME_COUNT):
        if p.held[p.seat, biome] > 0 or pairs & ~(1 << biome) != 0:
            low |= t.land[biome, 0]
            high |= t.land[biome, 1]
            lands |= t.lands[biome]
    low &= p.free[0] & ~p.veiled[0]
    high &= p.free[1] & ~p.veiled[1]
    n = whole(0)
    if p.tents_left[p.tribe] > 0:
        n = list_spots(w, n, whole(TENT_AT), low, high)
    if p.totems_left[p.tribe] > 0:
        n = list_steps(w.steps, n, whole(TOTEM_AT), lands & p.open)
    if t.extended == 1:
        n = list_more(t, p, w, n, low, high, lands)
    return n


@kernel
def list_more(t: Static, p: Position, w: Work, n: int, low: Word, high: Word, lands: Word) -> int:
    """IA2, IA4, IA6, IF1, IG1: what extensions let a hand build or explore; steps then.

    `low` and `high` have the free spots, `lands` the territories that the hand can pay for.
    """
    if p.special[0] | p.special[1] != EMPTY:
        n = list_special(t, p, w, n, unpaid(t, p), whole(NONE))
    if p.forts_left[p.tribe] > 0:
        explored_low, explored_high = explored_spots(t, p)
        n = list_forts(p, w, n, low & explored_low, high & explored_high)
    if t.void != NONE and p.tribe == p.seat:
        n = list_moves(t, p, w, n, unpaid(t, p), p.open)
    if p.veiled[0] | p.veiled[1] != EMPTY:
        n = list_explores(t, p, w, n, lands)
    return n


@kernel
def legal_explorers(t: Static, p: Position, w: Work) -> int:
    """IG1, IA2, IA6: the tent that must follow where tokens have been turned up."""
    territory = whole(p.exploring)
    low, high = free_spots(t, p, territory)
    n = list_spots(w, whole(0), whole(TENT_AT), low, high)
    return list_special(t, p, w, n, unpaid(t, p), territory)


@kernel
def choose_piece(t: Static, p: Position, step: int) -> None:
    """IT1: the next piece of a build, still to be paid for."""
    piece = p.piece_n
    if step < TOTEM_AT:
        p.build_in = whole(t.territory_of[step - TENT_AT])
        p.piece_kind[piece] = TENT
        p.piece_at[piece] = step - TENT_AT
    elif step < FORT_AT:
        p.build_in = step - TOTEM_AT
        p.piece_kind[piece] = TOTEM
        p.piece_at[piece] = p.build_in
    elif step < MOVE_TOTEM:
        p.build_in = whole(t.territory_of[step - FORT_AT])
        p.piece_kind[piece] = FORT
        p.piece_at[piece] = step - FORT_AT
    else:
        p.build_in = (step - MOVE_TOTEM) % TERRITORIES
        p.piece_kind[piece] = VOID_TOTEM
        p.piece_at[piece] = p.build_in
        p.piece_from[piece] = (step - MOVE_TOTEM) // TERRITORIES
    p.piece_n += 1
    p.phase = PAY


@kernel
def legal_next_pieces(t: Static, p: Position, w: Work) -> int:
    """IT1, IT4: the build is complete, or a second piece follows in the same territory."""
    w.steps[0] = DONE
    n = whole(1)
    territory = whole(p.build_in)
    is_explored = p.most_tents[territory] > 0
    if not is_explored and not is_determined(t, p):
        return n
    kind = whole(p.piece_kind[0])
    at = whole(p.piece_at[0])
    if can_pay(t, p, whole(t.territory_biome[territory]), is_explored):
        low, high = second_tents(t, p, territory, kind, at)
        n = list_spots(w, n, whole(TENT_AT), low, high)
        if is_second_totem(t, p, territory, kind):
            w.steps[n] = TOTEM_AT + territory
            n += 1
        if is_explored and p.forts_left[p.tribe] > 0:
            low, high = second_forts(t, p, territory, kind, at)
            n = list_forts(p, w, n, low, high)
    if t.prices == 1 and is_explored and count_paid(p) + PAID <= PLAYED:
        n = legal_priced_pieces(t, p, w, n, territory, kind)
    return n


@kernel
def legal_priced_pieces(t: Static, p: Position, w: Work, n: int, territory: int, kind: int) -> int:
    """IA2, IA4, IA6: second pieces that cost two cards of their own, no joker."""
    if p.special[0] | p.special[1] != EMPTY and p.tents_left[p.tribe] > (1 if kind == TENT else 0):
        n = list_special(t, p, w, n, unpaid(t, p), territory)
    if t.void != NONE and p.tribe == p.seat and kind != VOID_TOTEM:
        if has_room(t, p, territory, kind):
            n = list_moves(t, p, w, n, unpaid(t, p), bit(territory))
    return n


@kernel
def second_tents(t: Static, p: Position, territory: int, kind: int, at: int) -> tuple[Word, Word]:
    """IT5, IT6: where a tent can follow a first piece, on a fortification too."""
    low, high = free_spots(t, p, territory)
    if kind == TENT:
        low, high = without_one(low, high, at)
    if p.tents_left[p.tribe] > (1 if kind == TENT else 0):
        return low, high
    return EMPTY, EMPTY


@kernel
def second_forts(t: Static, p: Position, territory: int, kind: int, at: int) -> tuple[Word, Word]:
    """IF1: where a fortification can follow a first piece in an explored territory."""
    low, high = free_spots(t, p, territory)
    if kind in (TENT, FORT):
        low, high = without_one(low, high, at)
    if p.forts_left[p.tribe] > (1 if kind == FORT else 0):
        return low, high
    return EMPTY, EMPTY


@kernel
def has_room(t: Static, p: Position, territory: int, kind: int) -> bool:
    """IT5: may one more totem stand after a first piece? A tent counts at once, for its tribe."""
    most = whole(p.most_tents[territory])
    standing = whole(p.all_totems[territory])
    if kind == TENT:
        most = max(most, whole(p.n_tents[territory, p.tribe]) + 1)
    elif kind != FORT:
        standing += 1
    return standing < most and has(t.totem_lands, territory)


@kernel
def is_second_totem(t: Static, p: Position, territory: int, kind: int) -> bool:
    """IT5, IT6: can a totem follow a first piece?"""
    left = whole(p.totems_left[p.tribe])
    if kind == TOTEM:
        left -= 1
    return left > 0 and has_room(t, p, territory, kind)


@kernel
def forget_build(p: Position) -> None:
    """Leave no trace of a build, so that equal positions have equal bytes."""
    for piece in range(PIECES):
        p.piece_kind[piece] = NONE
        p.piece_at[piece] = NONE
        p.piece_from[piece] = NONE
        for i in range(PAID):
            p.paid[piece, i] = NONE
    p.piece_n = 0
    p.placed_n = 0
    p.build_in = NONE
