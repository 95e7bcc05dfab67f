"""IV: plans against the void: what a player can sensibly do for the own side, and for the void's.

Every phase has its plans. Of pieces that can move (IV9) one of each kind and biome stands for all:
where they come from is judged already.
"""

from bivouac.core.bits import EMPTY, bit, count, first_of, has, rest_of, without_one
from bivouac.core.jit import kernel
from bivouac.core.records import Records, whole
from bivouac.games.iwari.layout import (
    LIFT,
    NONE,
    PAY,
    PIECE,
    PLAYED,
    REFILL,
    TENT,
    TOTEM,
    TURN,
    VOID,
    VOID_BIOME,
    VOIDING,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.iwari.plans.proposals import (
    add_after_tent,
    add_single,
    add_step,
    pick,
    propose_payments,
    write_build,
    write_step,
    write_steps,
)
from bivouac.games.iwari.rules.building import is_second_totem
from bivouac.games.iwari.rules.paying import unpaid
from bivouac.games.iwari.steps import (
    DEED_AT,
    DONE,
    FIRST_IN,
    SKIP_CARD,
    SWAP_CARD,
    TOTEM_AT,
    VOID_WITH,
)
from bivouac.games.iwari.void.plans.half_made import finish_lift, finish_payment, finish_piece
from bivouac.games.iwari.void.plans.moves import add_moves
from bivouac.games.iwari.void.rules.building import closes, spots_to_build
from bivouac.games.iwari.void.rules.land import free_in
from bivouac.games.iwari.void.rules.legal import legal

PAYING = (1 << 4 * VOID_BIOME) - 1
"""Void cards never pay (IV2): what of the counts of cards by biome may."""


@kernel
def plans(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """Builds come first, those of fewest cards before the others; then whatever else can be done.

    A decision under way is continued.
    """
    if p.phase == TURN or p.phase == VOID:
        propose_payments(t, p, s, unpaid(t, p) & PAYING)
        n = add_builds(t, p, s, found)
        if p.phase == TURN:
            n = add_moves(t, p, s, found, n)
        return add_others(t, p, w, found, n)
    if p.phase == REFILL or p.phase == VOIDING:
        return add_others(t, p, w, found, whole(0))
    if p.phase == PIECE or p.phase == LIFT or p.phase == PAY:
        propose_payments(t, p, s, unpaid(t, p) & PAYING)
        if p.phase == PIECE:
            return finish_piece(t, p, w, s, found)
        if p.phase == LIFT:
            return finish_lift(t, p, w, s, found)
        return finish_payment(t, p, w, s, found)
    return write_steps(w, found, legal(t, p, w))


@kernel
def add_others(t: Static, p: Position, w: Work, found: Records, n: int) -> int:
    """IT2, IV3, IV9: a swap, a pass, a draw, a skip; or so many void cards as one decision."""
    voids = False
    for i in range(legal(t, p, w)):
        step = whole(w.steps[i])
        is_card = SWAP_CARD <= step < DEED_AT or SKIP_CARD <= step < FIRST_IN
        if is_card or (step == DONE and p.phase == VOIDING):
            write_step(found[n], step)
            n += 1
        elif VOID_WITH <= step < SKIP_CARD:
            voids = True
    return add_voids(t, p, found, n) if voids else n


@kernel
def add_voids(t: Static, p: Position, found: Records, n: int) -> int:
    """IV3: one void card of the hand, two, or all; with the last one the list ends by itself."""
    held = 0
    while held < PLAYED and pick(t, p, whole(VOID_BIOME), whole(held)) != NONE:
        held += 1
    for played in range(1, held + 1):
        for i in range(played):
            step = VOID_WITH + pick(t, p, whole(VOID_BIOME), whole(i))
            if i == 0:
                write_step(found[n], step)
            else:
                add_step(found[n], step)
        if played < held:
            add_step(found[n], whole(DONE))
        n += 1
    return n


@kernel
def add_builds(t: Static, p: Position, s: Search, found: Records) -> int:
    """IT1, IV7: builds in open territories that can be paid for, with the fewest cards first."""
    n = whole(0)
    for cards in range(1, PLAYED + 1):
        for territory in range(t.n_territories):
            if has(p.closed, territory):
                continue
            biome = whole(t.territory_biome[territory])
            if s.one[biome] == cards:
                low, high = spots_to_build(t, p, bit(territory))
                n = add_single(t, p, s, found, n, territory, low, high)
            if s.two[biome] == cards and p.most_tents[territory] > 0:
                n = add_double(t, p, s, found, n, territory)
    return n


@kernel
def add_double(t: Static, p: Position, s: Search, found: Records, n: int, territory: int) -> int:
    """IT5: two tents, a tent and then a totem, or two totems in an explored territory.

    Nothing follows a tent that closes it (IV8). A ruin on the only violet spot lets the second one
    go anywhere (IV11).
    """
    low, high = spots_to_build(t, p, bit(territory))
    totem = TOTEM_AT + territory
    is_only = count(low) + count(high) == 1
    if closes(p, territory, whole(TENT)) or p.tents_left[p.tribe] == 0:
        low = high = EMPTY
    while low | high != EMPTY:
        spot = first_of(low, high)
        low, high = rest_of(low, high)
        more_low, more_high = low, high
        if is_only:
            more_low, more_high = free_in(t, p, bit(territory))
            more_low, more_high = without_one(more_low, more_high, spot)
        n = add_after_tent(t, p, s, found, n, territory, spot, more_low, more_high)
    if has(p.open, territory) and is_second_totem(t, p, territory, whole(TOTEM)):
        n = write_build(t, s, found, n, territory, totem, totem)
    return n
