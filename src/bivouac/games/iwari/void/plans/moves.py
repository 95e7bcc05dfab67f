"""IV9, IV11: plans in which a piece moves, for a card of the biome that it leaves.

One tent and one totem of each complete biome stand for all there are. Beside a piece that moves
another one may be placed, where one card pays for each.
"""

from bivouac.core.bits import EMPTY, first_of, has, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, whole
from bivouac.games.iwari.layout import (
    CENTRE,
    NONE,
    PAID,
    TENT,
    TERRITORIES,
    VOID_BIOME,
    Plan,
    Position,
    Search,
    Static,
)
from bivouac.games.iwari.plans.proposals import (
    ROOM,
    add_card,
    add_payment,
    add_step,
    target_of_step,
    write_step,
)
from bivouac.games.iwari.rules.building import has_room
from bivouac.games.iwari.rules.tents import free_spots
from bivouac.games.iwari.steps import DONE, LIFT_TENT, LIFT_TOTEM, MOVE_TOTEM, TENT_AT, TOTEM_AT
from bivouac.games.iwari.void.rules.building import closes
from bivouac.games.iwari.void.rules.land import complete_biomes


@kernel
def add_moves(t: Static, p: Position, s: Search, found: Records, n: int) -> int:
    """A piece of a complete biome moves; or a void totem leaves the centre."""
    complete = complete_biomes(t, p)
    for biome in range(VOID_BIOME):
        if complete >> biome & 1 and s.one[biome] > 0:
            n = add_moves_from(t, p, s, found, n, biome)
    if t.centre_limit > 0 and p.centre > 0:
        n = add_rescues(t, p, s, found, n)
    return n


@kernel
def movable_tent(t: Static, p: Position, biome: int) -> int:
    """An own tent of a biome, rather one that is neither violet nor marked; or NONE."""
    low = p.tents[p.seat, 0] & t.land[biome, 0]
    high = p.tents[p.seat, 1] & t.land[biome, 1]
    if low | high == EMPTY:
        return NONE
    plain_low = low & ~t.violet[0] & ~p.marked[0]
    plain_high = high & ~t.violet[1] & ~p.marked[1]
    if plain_low | plain_high != EMPTY:
        return first_of(plain_low, plain_high)
    return first_of(low, high)


@kernel
def movable_totem(t: Static, p: Position, biome: int) -> int:
    """A territory of a biome with an own totem under no void totem, or NONE."""
    for territory in range(t.n_territories):
        if t.territory_biome[territory] == biome and p.loose[territory, p.seat] > 0:
            return territory
    return NONE


@kernel
def add_moves_from(t: Static, p: Position, s: Search, found: Records, n: int, biome: int) -> int:
    """A tent or a totem of one biome, to every place where it can go."""
    tent, totem = movable_tent(t, p, biome), movable_totem(t, p, biome)
    for territory in range(t.n_territories):
        if has(p.closed, territory) or t.territory_biome[territory] == biome:
            continue
        low, high = free_spots(t, p, territory)
        while tent != NONE and low | high != EMPTY:
            spot = first_of(low, high)
            low, high = rest_of(low, high)
            n = write_move(t, s, found, n, biome, LIFT_TENT + tent, TENT_AT + spot)
        if totem != NONE and has(p.open, territory):
            n = write_move(t, s, found, n, biome, LIFT_TOTEM + totem, TOTEM_AT + territory)
        if p.most_tents[territory] > 0 and has_tent_to_begin(p, territory):
            n = add_beside(t, p, found, n, territory, tent, totem)
    return n


@kernel
def has_tent_to_begin(p: Position, territory: int) -> bool:
    """IT6, IV8: is there a tent in stock, and a spot for it that lets another piece follow?"""
    return p.tents_left[p.seat] > 0 and not closes(p, territory, whole(TENT))


@kernel
def write_move(
    t: Static, s: Search, found: Records, n: int, biome: int, lift: int, step: int
) -> int:
    """One piece that moves; how many plans there are then, as far as there is room."""
    plan = found[n]
    write_step(plan, lift)
    add_step(plan, step)
    add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
    add_step(plan, whole(DONE))
    plan.target = target_of_step(t, step)
    return min(n + 1, ROOM)


@kernel
def add_beside(
    t: Static, p: Position, found: Records, n: int, territory: int, tent: int, totem: int
) -> int:
    """A new tent for a card of its biome, then a totem that moves, or a tent to the next spot."""
    wanted = whole(t.territory_biome[territory])
    low, high = free_spots(t, p, territory)
    while low | high != EMPTY and p.held[p.seat, wanted] > 0:
        spot = first_of(low, high)
        low, high = rest_of(low, high)
        if totem != NONE and has_room(t, p, territory, whole(TENT)):
            biome = whole(t.territory_biome[totem])
            lift, step = LIFT_TOTEM + totem, TOTEM_AT + territory
            n = write_beside(t, p, found, n, spot, biome, lift, step)
        if tent != NONE and low | high != EMPTY:
            biome = whole(t.territory_biome[t.territory_of[tent]])
            lift, step = LIFT_TENT + tent, TENT_AT + first_of(low, high)
            n = write_beside(t, p, found, n, spot, biome, lift, step)
    return n


@kernel
def write_beside(
    t: Static, p: Position, found: Records, n: int, spot: int, biome: int, lift: int, step: int
) -> int:
    """A tent on a spot, then a piece that moves, each for one card, if the hand has them."""
    if n == ROOM or p.held[p.seat, biome] == 0:
        return n
    plan = found[n]
    begin_with_tent(t, p, plan, spot)
    add_step(plan, lift)
    add_step(plan, step)
    add_card(t, p, plan, biome)
    return n + 1


@kernel
def begin_with_tent(t: Static, p: Position, plan: Plan, spot: int) -> None:
    """A tent for one card of its biome."""
    write_step(plan, TENT_AT + spot)
    plan.target = spot
    add_card(t, p, plan, whole(t.territory_biome[t.territory_of[spot]]))


@kernel
def add_rescues(t: Static, p: Position, s: Search, found: Records, n: int) -> int:
    """IV11: a void totem goes from the centre to a territory, for two cards of its biome.

    Alone where there is room, or after a tent for a third card.
    """
    for territory in range(t.n_territories):
        biome = whole(t.territory_biome[territory])
        held = whole(p.held[p.seat, biome])
        if has(p.closed, territory) or held < PAID or p.most_tents[territory] == 0:
            continue
        step = MOVE_TOTEM + CENTRE * TERRITORIES + territory
        if has(p.open, territory) and n < ROOM:
            write_step(found[n], step)
            add_card(t, p, found[n], biome)
            add_card(t, p, found[n], biome)
            found[n].target = target_of_step(t, step)
            add_step(found[n], whole(DONE))
            n += 1
        if held <= PAID or not has_tent_to_begin(p, territory):
            continue
        if not has_room(t, p, territory, whole(TENT)):
            continue
        low, high = free_spots(t, p, territory)
        while low | high != EMPTY and n < ROOM:
            begin_with_tent(t, p, found[n], first_of(low, high))
            low, high = rest_of(low, high)
            add_step(found[n], step)
            add_card(t, p, found[n], biome)
            add_card(t, p, found[n], biome)
            n += 1
    return n
