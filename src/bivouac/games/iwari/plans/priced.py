"""IA2, IA4, IA6: plans with a piece of its own price, alone or beside an ordinary one."""

from bivouac.core.bits import EMPTY, bit, first_of, has, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, whole
from bivouac.games.iwari.layout import NONE, PAID, TENT, TOTEM, Position, Static, Work
from bivouac.games.iwari.plans.proposals import (
    ROOM,
    add_card,
    add_price,
    add_step,
    price_of_step,
    target_of_step,
    territory_of_step,
    write_step,
)
from bivouac.games.iwari.rules.atlas import is_determined, list_special
from bivouac.games.iwari.rules.building import has_room, is_second_totem
from bivouac.games.iwari.rules.paying import unpaid
from bivouac.games.iwari.rules.tents import free_spots
from bivouac.games.iwari.rules.void_totems import list_moves
from bivouac.games.iwari.steps import DONE, TENT_AT, TOTEM_AT


@kernel
def list_priced(t: Static, p: Position, w: Work) -> int:
    """Special tents and moves of void totems that the hand pays for, as steps; how many."""
    counts = unpaid(t, p)
    n = whole(0)
    if p.special[0] | p.special[1] != EMPTY:
        n = list_special(t, p, w, n, counts, whole(p.exploring))
    if t.void != NONE and p.tribe == p.seat and p.exploring == NONE:
        n = list_moves(t, p, w, n, counts, p.open)
    return n


@kernel
def add_priced(t: Static, p: Position, w: Work, found: Records, n: int) -> int:
    """One piece alone, for its two cards; how many plans there are then."""
    for i in range(list_priced(t, p, w)):
        if n == ROOM:
            return n
        step = whole(w.steps[i])
        write_step(found[n], step)
        found[n].target = target_of_step(t, step)
        add_price(t, p, found[n], step)
        add_step(found[n], whole(DONE))
        n += 1
    return n


@kernel
def add_priced_pairs(t: Static, p: Position, w: Work, found: Records, n: int) -> int:
    """A piece of its own price and, for a third card, a tent or a totem in the same territory.

    A special tent comes first; a void totem comes second, where a tent may have made room.
    """
    counts = unpaid(t, p)
    if p.special[0] | p.special[1] != EMPTY:
        for i in range(list_special(t, p, w, whole(0), counts, whole(p.exploring))):
            n = add_beside_tent(t, p, found, n, whole(w.steps[i]))
    if t.void != NONE and p.tribe == p.seat and p.exploring == NONE:
        for territory in range(t.n_territories):
            if p.most_tents[territory] > 0:
                for i in range(list_moves(t, p, w, whole(0), counts, bit(territory))):
                    n = add_before_move(t, p, found, n, whole(w.steps[i]))
    return n


@kernel
def can_add(t: Static, p: Position, step: int) -> bool:
    """Is a card of its territory's biome left beside the two of a priced piece?"""
    biome = whole(t.territory_biome[territory_of_step(t, step)])
    counts = unpaid(t, p)
    for card in range(PAID):
        counts -= 1 << 4 * price_of_step(t, step, card)
    return counts >> 4 * biome & 15 > 0


@kernel
def add_beside_tent(t: Static, p: Position, found: Records, n: int, step: int) -> int:
    """IA2, IA6: a special tent, then a tent or a totem."""
    territory = territory_of_step(t, step)
    if p.most_tents[territory] == 0 and not is_determined(t, p):
        return n
    if not can_add(t, p, step):
        return n
    low, high = free_spots(t, p, territory)
    while low | high != EMPTY and p.tents_left[p.tribe] > 1:
        n = write_pair(t, p, found, n, step, TENT_AT + first_of(low, high), step)
        low, high = rest_of(low, high)
    if is_second_totem(t, p, territory, whole(TENT)):
        n = write_pair(t, p, found, n, step, TOTEM_AT + territory, step)
    return n


@kernel
def add_before_move(t: Static, p: Position, found: Records, n: int, step: int) -> int:
    """IA4: a tent or a totem, then a void totem."""
    territory = territory_of_step(t, step)
    if not can_add(t, p, step):
        return n
    low, high = free_spots(t, p, territory)
    if p.tents_left[p.tribe] > 0 and has_room(t, p, territory, whole(TENT)):
        while low | high != EMPTY:
            n = write_pair(t, p, found, n, TENT_AT + first_of(low, high), step, step)
            low, high = rest_of(low, high)
    if p.totems_left[p.tribe] > 0 and has(p.open, territory):
        if has_room(t, p, territory, whole(TOTEM)):
            n = write_pair(t, p, found, n, TOTEM_AT + territory, step, step)
    return n


@kernel
def write_pair(
    t: Static, p: Position, found: Records, n: int, one: int, two: int, priced: int
) -> int:
    """Two pieces, one of which has a price of its own; how many plans there are, as above."""
    plan = found[n]
    write_step(plan, one)
    plan.target = target_of_step(t, one)
    biome = whole(t.territory_biome[territory_of_step(t, priced)])
    if one == priced:
        add_price(t, p, plan, one)
        add_step(plan, two)
        add_card(t, p, plan, biome)
    else:
        add_card(t, p, plan, biome)
        add_step(plan, two)
        add_price(t, p, plan, two)
    return min(n + 1, ROOM)
