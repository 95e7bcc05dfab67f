"""How plans pay: the cheapest payment for each biome, and plans written step by step."""

from bivouac.core.bits import EMPTY, contains, first_of, has, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, Word, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    HAND,
    NONE,
    PAID,
    PLANS,
    PLAYED,
    SPOTS,
    TENT,
    TERRITORIES,
    TOTEM,
    VOID_TOTEM,
    Plan,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import is_second_totem
from bivouac.games.iwari.rules.cards import is_paid
from bivouac.games.iwari.rules.paying import count_paid
from bivouac.games.iwari.rules.void_totems import price_of_move
from bivouac.games.iwari.steps import DONE, FORT_AT, MOVE_TOTEM, PAY_WITH, TENT_AT, TOTEM_AT

ROOM = PLANS - HAND - TERRITORIES
"""So many builds at most: the rest is kept for swaps and explorations."""


@kernel
def propose_payments(t: Static, p: Position, s: Search, counts: int) -> None:
    """IT3: for each biome the cheapest payment for one piece, and for a second one after it.

    `counts` has the cards that may pay, as `unpaid` counts them.
    """
    budget = PLAYED - count_paid(p)
    for biome in range(BIOME_COUNT):
        cards = counts >> 4 * biome & 15
        joker = joker_for(counts, biome)
        s.one[biome] = s.two[biome] = 0
        if cards > 0:
            s.one[biome] = 1
            s.pay[biome, 0] = pick(t, p, biome, whole(0))
            if cards > 1 and budget >= 2:
                s.two[biome] = 2
                s.pay[biome, 1] = pick(t, p, biome, whole(1))
            elif joker != NONE and budget >= 1 + PAID:
                s.two[biome] = 1 + PAID
                s.pay[biome, 1] = pick(t, p, joker, whole(0))
                s.pay[biome, 2] = pick(t, p, joker, whole(1))
        elif joker != NONE and budget >= PAID:
            s.one[biome] = PAID
            s.pay[biome, 0] = pick(t, p, joker, whole(0))
            s.pay[biome, 1] = pick(t, p, joker, whole(1))


@kernel
def joker_for(counts: int, wanted: int) -> int:
    """IT3: a biome other than `wanted` with two cards to play, or NONE."""
    for biome in range(BIOME_COUNT):
        if biome != wanted and counts >> 4 * biome & 15 >= PAID:
            return biome
    return NONE


@kernel
def pick(t: Static, p: Position, biome: int, skipped: int) -> int:
    """The next card of a biome to play, as `copy_to_use`, after `skipped` of them."""
    for seen in range(1, -1, -1):
        for slot in range(p.hand_n[p.seat]):
            card = whole(p.hands[p.seat, slot])
            if t.biomes[card] == biome and not is_paid(p, card):
                if contains(p.seen, card) == (seen == 1):
                    if skipped == 0:
                        return card
                    skipped -= 1
    return NONE


@kernel
def write_step(plan: Plan, step: int) -> None:
    """A decision of a single step."""
    plan.steps[0] = step
    plan.length = 1
    plan.target = NONE
    plan.cards = 0


@kernel
def write_steps(w: Work, found: Records, n: int) -> int:
    """The first steps of the workspace, each a decision of its own; how many."""
    for i in range(n):
        write_step(found[i], whole(w.steps[i]))
    return n


@kernel
def go_on(p: Position, plan: Plan, step: int) -> None:
    """The next step of a build under way."""
    write_step(plan, step)
    plan.target = target_of(p)
    plan.cards = count_paid(p)


@kernel
def add_step(plan: Plan, step: int) -> None:
    """One more step of a plan."""
    plan.steps[plan.length] = step
    plan.length += 1


@kernel
def add_card(t: Static, p: Position, plan: Plan, biome: int) -> None:
    """One more card of a biome that pays, after those of it in the plan."""
    skipped = 0
    for i in range(plan.length):
        card = whole(plan.steps[i]) - PAY_WITH
        if 0 <= card < t.n_cards and t.biomes[card] == biome:
            skipped += 1
    add_step(plan, PAY_WITH + pick(t, p, biome, whole(skipped)))
    plan.cards += 1


@kernel
def add_payment(s: Search, plan: Plan, biome: int, first: int, last: int) -> None:
    """Some of the cards proposed for a biome."""
    for i in range(first, last):
        add_step(plan, PAY_WITH + whole(s.pay[biome, i]))
    plan.cards += last - first


@kernel
def price_of_step(t: Static, step: int, card: int) -> int:
    """IA2, IA4, IA6: the biome of a card of a piece with a price of its own, or NONE."""
    if step >= MOVE_TOTEM:
        source = (step - MOVE_TOTEM) // TERRITORIES
        return price_of_move(t, source, (step - MOVE_TOTEM) % TERRITORIES, card)
    return whole(t.price[step - TENT_AT]) if step < TOTEM_AT else NONE


@kernel
def add_price(t: Static, p: Position, plan: Plan, step: int) -> None:
    """IA2, IA4, IA6: the two cards of a piece with a price of its own."""
    for card in range(PAID):
        add_card(t, p, plan, price_of_step(t, step, card))


@kernel
def territory_of_step(t: Static, step: int) -> int:
    """Where a piece goes."""
    if step < TOTEM_AT:
        return whole(t.territory_of[step - TENT_AT])
    if step < FORT_AT:
        return step - TOTEM_AT
    if step < MOVE_TOTEM:
        return whole(t.territory_of[step - FORT_AT])
    return (step - MOVE_TOTEM) % TERRITORIES


@kernel
def target_of_step(t: Static, step: int) -> int:
    """A piece as the target of a plan: its spot, or SPOTS + its territory."""
    if step < TOTEM_AT:
        return step - TENT_AT
    if FORT_AT <= step < MOVE_TOTEM:
        return step - FORT_AT
    return SPOTS + territory_of_step(t, step)


@kernel
def write_build(
    t: Static, s: Search, found: Records, n: int, territory: int, one: int, two: int
) -> int:
    """A build of one piece or two, given as steps; how many plans there are, as far as is room."""
    plan = found[n]
    biome = whole(t.territory_biome[territory])
    write_step(plan, one)
    add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
    if two == NONE:
        add_step(plan, whole(DONE))
    else:
        add_step(plan, two)
        add_payment(s, plan, biome, whole(1), whole(s.two[biome]))
    plan.target = target_of_step(t, one)
    return min(n + 1, ROOM)


@kernel
def add_single(
    t: Static, p: Position, s: Search, found: Records, n: int, territory: int, low: Word, high: Word
) -> int:
    """One tent on some spots of a territory, or one totem."""
    if p.tents_left[p.tribe] > 0:
        while low | high != EMPTY:
            n = write_build(t, s, found, n, territory, TENT_AT + first_of(low, high), whole(NONE))
            low, high = rest_of(low, high)
    if p.totems_left[p.tribe] > 0 and has(p.open, territory):
        n = write_build(t, s, found, n, territory, TOTEM_AT + territory, whole(NONE))
    return n


@kernel
def add_after_tent(
    t: Static,
    p: Position,
    s: Search,
    found: Records,
    n: int,
    territory: int,
    spot: int,
    low: Word,
    high: Word,
) -> int:
    """A tent and another one on one of some spots, or a totem."""
    while low | high != EMPTY and p.tents_left[p.tribe] > 1:
        other = TENT_AT + first_of(low, high)
        n = write_build(t, s, found, n, territory, TENT_AT + spot, other)
        low, high = rest_of(low, high)
    if is_second_totem(t, p, territory, whole(TENT)):
        n = write_build(t, s, found, n, territory, TENT_AT + spot, TOTEM_AT + territory)
    return n


@kernel
def target_of(p: Position) -> int:
    """The first piece of a build under way."""
    at = whole(p.piece_at[0])
    return SPOTS + at if p.piece_kind[0] in (TOTEM, VOID_TOTEM) else at
