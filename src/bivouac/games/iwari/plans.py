"""Plans: sensible whole decisions. For a build, its pieces and the cheapest way to pay for them."""

from bivouac.core.bits import EMPTY, contains, first_of, has, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    HAND,
    NONE,
    PAID,
    PAY,
    PIECE,
    PIECES,
    PLANS,
    PLAYED,
    SPOTS,
    TENT,
    THIRD,
    TOTEM,
    TURN,
    Plan,
    Position,
    Search,
    Tables,
    Work,
)
from bivouac.games.iwari.legal import legal
from bivouac.games.iwari.rules.building import (
    count_paid,
    is_second_totem,
    legal_next_pieces,
    legal_payments,
    unpaid,
)
from bivouac.games.iwari.rules.cards import is_paid
from bivouac.games.iwari.steps import DONE, PAY_WITH, TENT_AT, TOTEM_AT


@kernel
def plans(t: Tables, p: Position, w: Work, s: Search, found: Records) -> int:
    """Every piece alone and every two pieces together, each build paid the cheapest way.

    Builds come first, those of fewest cards before the others; then whatever else can be done. A
    build under way is continued. Of two pieces a tent comes before a totem, whose cap it may raise.
    """
    if p.phase == TURN or p.phase == THIRD:
        propose_payments(t, p, s)
        n = add_builds(t, p, s, found)
        steps = legal(t, p, w)
        for i in range(steps):
            if w.steps[i] >= PAY_WITH:
                write_step(found[n], whole(w.steps[i]))
                n += 1
        return n
    if p.phase == PIECE:
        propose_payments(t, p, s)
        return continue_build(t, p, w, s, found)
    if p.phase == PAY:
        propose_payments(t, p, s)
        finish_payment(t, p, w, s, found[0])
        return 1
    n = legal(t, p, w)
    for i in range(n):
        write_step(found[i], whole(w.steps[i]))
    return n


@kernel
def write_step(plan: Plan, step: int) -> None:
    """A decision of a single step."""
    plan.steps[0] = step
    plan.length = 1
    plan.target = NONE
    plan.cards = plan.gifts = plan.doubles = 0


@kernel
def propose_payments(t: Tables, p: Position, s: Search) -> None:
    """IT3: for each biome the cheapest payment for one piece, and for a second one after it."""
    counts = unpaid(t, p)
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
def pick(t: Tables, p: Position, biome: int, skipped: int) -> int:
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
def add_builds(t: Tables, p: Position, s: Search, found: Records) -> int:
    """IT1: the builds that can be paid for, those with the fewest cards first."""
    n = whole(0)
    for cards in range(1, PLAYED + 1):
        for territory in range(t.n_territories):
            biome = whole(t.territory_biome[territory])
            if s.one[biome] == cards:
                n = add_single(t, p, s, found, n, territory)
            if s.two[biome] == cards and p.most_tents[territory] > 0:
                n = add_double(t, p, s, found, n, territory)
    return n


@kernel
def add_single(t: Tables, p: Position, s: Search, found: Records, n: int, territory: int) -> int:
    """One tent or one totem in a territory."""
    low = t.inside[territory, 0] & p.free[0]
    high = t.inside[territory, 1] & p.free[1]
    if p.tents_left[p.tribe] > 0:
        while low | high != EMPTY:
            n = write_build(t, s, found, n, territory, TENT_AT + first_of(low, high), whole(NONE))
            low, high = rest_of(low, high)
    if p.totems_left[p.tribe] > 0 and has(p.open, territory):
        n = write_build(t, s, found, n, territory, TOTEM_AT + territory, whole(NONE))
    return n


@kernel
def add_double(t: Tables, p: Position, s: Search, found: Records, n: int, territory: int) -> int:
    """IT5: two tents, a tent and then a totem, or two totems in an explored territory."""
    low = t.inside[territory, 0] & p.free[0]
    high = t.inside[territory, 1] & p.free[1]
    totem = TOTEM_AT + territory
    while low | high != EMPTY and p.tents_left[p.tribe] > 0:
        tent = TENT_AT + first_of(low, high)
        low, high = rest_of(low, high)
        others_low = low
        others_high = high
        while others_low | others_high != EMPTY and p.tents_left[p.tribe] > 1:
            other = TENT_AT + first_of(others_low, others_high)
            n = write_build(t, s, found, n, territory, tent, other)
            others_low, others_high = rest_of(others_low, others_high)
        if is_second_totem(p, territory, whole(TENT)):
            n = write_build(t, s, found, n, territory, tent, totem)
    if has(p.open, territory) and is_second_totem(p, territory, whole(TOTEM)):
        n = write_build(t, s, found, n, territory, totem, totem)
    return n


@kernel
def write_build(
    t: Tables, s: Search, found: Records, n: int, territory: int, one: int, two: int
) -> int:
    """A build of one piece or two, given as steps, if there is room; how many plans there are.

    Room is kept for the swaps that follow.
    """
    if n == PLANS - HAND:
        return n
    plan = found[n]
    biome = whole(t.territory_biome[territory])
    plan.steps[0] = one
    length = write_payment(s, plan, whole(1), biome, whole(0), whole(s.one[biome]))
    if two == NONE:
        plan.steps[length] = DONE
        plan.length = length + 1
        plan.cards = whole(s.one[biome])
        plan.doubles = PAID if plan.cards == PAID else 0
    else:
        plan.steps[length] = two
        plan.cards = whole(s.two[biome])
        plan.length = write_payment(s, plan, length + 1, biome, whole(1), plan.cards)
        plan.doubles = PAID if plan.cards > PAID else 0
    plan.gifts = 0
    plan.target = one - TENT_AT if one < TOTEM_AT else SPOTS + territory
    return n + 1


@kernel
def write_payment(s: Search, plan: Plan, length: int, biome: int, first: int, last: int) -> int:
    """Add some of the cards proposed for a biome to a plan; its length then."""
    for i in range(first, last):
        plan.steps[length] = PAY_WITH + whole(s.pay[biome, i])
        length += 1
    return length


@kernel
def continue_build(t: Tables, p: Position, w: Work, s: Search, found: Records) -> int:
    """IT1: one piece has been paid for: it is all, or a second one follows."""
    n = legal_next_pieces(t, p, w)
    biome = whole(t.territory_biome[p.build_in])
    for i in range(n):
        write_step(found[i], whole(w.steps[i]))
        found[i].target = target_of(p)
        found[i].cards = count_paid(p)
        if i > 0:
            cards = whole(s.one[biome])
            found[i].length = write_payment(s, found[i], whole(1), biome, whole(0), cards)
            found[i].cards += cards
    return n


@kernel
def finish_payment(t: Tables, p: Position, w: Work, s: Search, plan: Plan) -> None:
    """IT3: the rest of the payment for the piece chosen last; a first piece is then all."""
    biome = whole(t.territory_biome[p.build_in])
    legal_payments(t, p, w)
    write_step(plan, whole(w.steps[0]))
    if p.paid[p.piece_n - 1, 0] == NONE:
        plan.length = write_payment(s, plan, whole(0), biome, whole(0), whole(s.one[biome]))
    plan.target = target_of(p)
    plan.cards = count_paid(p) + plan.length
    if p.piece_n < PIECES:
        plan.steps[plan.length] = DONE
        plan.length += 1


@kernel
def target_of(p: Position) -> int:
    """The first piece of a build under way."""
    at = whole(p.piece_at[0])
    return at if p.piece_kind[0] == TENT else SPOTS + at
