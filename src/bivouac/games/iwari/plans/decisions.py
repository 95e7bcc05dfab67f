"""Plans: sensible whole decisions. For a build, its pieces and the cheapest way to pay for them."""

from bivouac.core.bits import EMPTY, first_of, has, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, Word, whole
from bivouac.games.iwari.layout import (
    NONE,
    PAID,
    PAY,
    PIECE,
    PIECES,
    PLAYED,
    THIRD,
    TOTEM,
    TURN,
    Plan,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.iwari.plans.priced import add_priced, add_priced_pairs
from bivouac.games.iwari.plans.proposals import (
    add_after_tent,
    add_payment,
    add_price,
    add_single,
    add_step,
    go_on,
    pick,
    price_of_step,
    propose_payments,
    target_of,
    write_build,
    write_step,
    write_steps,
)
from bivouac.games.iwari.rules.atlas import is_determined
from bivouac.games.iwari.rules.building import is_second_totem, legal_next_pieces
from bivouac.games.iwari.rules.legal import legal
from bivouac.games.iwari.rules.paying import count_paid, fixed_price, legal_payments, unpaid
from bivouac.games.iwari.steps import DONE, EXPLORE_AT, FORT_AT, PAY_WITH, TENT_AT, TOTEM_AT


@kernel
def plans(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """Every piece alone and every two pieces together, each build paid the cheapest way.

    Builds come first, those of fewest cards before the others; then whatever else can be done. A
    build under way is continued. Of two pieces a tent comes before a totem, whose cap it may raise.
    A fortification comes with the tent that goes on it, else it would serve the others.
    """
    if p.phase == TURN or p.phase == THIRD:
        propose_payments(t, p, s, unpaid(t, p))
        n = add_builds(t, p, w, s, found)
        steps = legal(t, p, w)
        for i in range(steps):
            if PAY_WITH <= w.steps[i] < FORT_AT or w.steps[i] >= EXPLORE_AT:
                write_step(found[n], whole(w.steps[i]))
                n += 1
        return n
    if p.phase == PIECE:
        propose_payments(t, p, s, unpaid(t, p))
        return continue_build(t, p, w, s, found)
    if p.phase == PAY:
        propose_payments(t, p, s, unpaid(t, p))
        finish_payment(t, p, w, s, found[0])
        return 1
    return write_steps(w, found, legal(t, p, w))


@kernel
def add_builds(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """IT1: the builds that can be paid for, those with the fewest cards first."""
    n = whole(0)
    has_priced = t.void != NONE or p.special[0] | p.special[1] != EMPTY
    determined = is_determined(t, p)
    for cards in range(1, PLAYED + 1):
        for territory in range(t.n_territories):
            if p.exploring != NONE and territory != p.exploring:
                continue
            biome = whole(t.territory_biome[territory])
            if s.one[biome] == cards:
                low, high = ordinary_spots(t, p, territory)
                n = add_single(t, p, s, found, n, territory, low, high)
            if s.two[biome] == cards:
                if p.most_tents[territory] > 0:
                    n = add_double(t, p, s, found, n, territory)
                elif determined:
                    n = add_determined(t, p, s, found, n, territory)
        if has_priced and cards == PAID:
            n = add_priced(t, p, w, found, n)
        if has_priced and cards == PLAYED:
            n = add_priced_pairs(t, p, w, found, n)
    return n


@kernel
def ordinary_spots(t: Static, p: Position, territory: int) -> tuple[Word, Word]:
    """The free spots of a territory, none where tokens lie face down (IG1)."""
    low = t.inside[territory, 0] & p.free[0] & ~p.veiled[0]
    high = t.inside[territory, 1] & p.free[1] & ~p.veiled[1]
    return low, high


@kernel
def add_double(t: Static, p: Position, s: Search, found: Records, n: int, territory: int) -> int:
    """IT5, IF1: two tents, a tent and then a totem, or two totems in an explored territory.

    Or a fortification and the tent on it.
    """
    low, high = ordinary_spots(t, p, territory)
    totem = TOTEM_AT + territory
    while low | high != EMPTY and p.tents_left[p.tribe] > 0:
        spot = first_of(low, high)
        low, high = rest_of(low, high)
        n = add_after_tent(t, p, s, found, n, territory, spot, low, high)
        if p.forts_left[p.tribe] > 0 and not has(p.forts[spot >> 6], spot & 63):
            n = write_build(t, s, found, n, territory, FORT_AT + spot, TENT_AT + spot)
    if has(p.open, territory) and is_second_totem(t, p, territory, whole(TOTEM)):
        n = write_build(t, s, found, n, territory, totem, totem)
    return n


@kernel
def add_determined(
    t: Static, p: Position, s: Search, found: Records, n: int, territory: int
) -> int:
    """IA6: a tent and a second piece in an unexplored territory; no joker pays for the second."""
    biome = whole(t.territory_biome[territory])
    low, high = ordinary_spots(t, p, territory)
    while low | high != EMPTY and p.tents_left[p.tribe] > 0:
        spot = first_of(low, high)
        low, high = rest_of(low, high)
        before = n
        n = add_after_tent(t, p, s, found, n, territory, spot, low, high)
        if s.two[biome] > PAID:
            for i in range(before, n):
                pay_joker_first(found[i])
    return n


@kernel
def pay_joker_first(plan: Plan) -> None:
    """IA6: the joker for the first piece and the matching card for the second, not the reverse."""
    matching, second = plan.steps[1], plan.steps[2]
    plan.steps[1], plan.steps[2] = plan.steps[3], plan.steps[4]
    plan.steps[3], plan.steps[4] = second, matching


@kernel
def continue_build(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """IT1: one piece has been paid for: it is all, or a second one follows."""
    n = legal_next_pieces(t, p, w)
    biome = whole(t.territory_biome[p.build_in])
    for i in range(n):
        step = whole(w.steps[i])
        go_on(p, found[i], step)
        if step == DONE:
            continue
        if price_of_step(t, step, whole(0)) != NONE:
            add_price(t, p, found[i], step)
        else:
            add_payment(s, found[i], biome, whole(0), whole(s.one[biome]))
    return n


@kernel
def finish_payment(t: Static, p: Position, w: Work, s: Search, plan: Plan) -> None:
    """IT3: the rest of the payment for the piece chosen last; a first piece is then all."""
    piece = p.piece_n - 1
    biome = whole(t.territory_biome[p.build_in])
    legal_payments(t, p, w)
    write_step(plan, whole(w.steps[0]))
    if p.paid[piece, 0] == NONE and fixed_price(t, p, piece, whole(0)) != NONE:
        second = fixed_price(t, p, piece, whole(1))
        skipped = 1 if second == fixed_price(t, p, piece, whole(0)) else 0
        add_step(plan, PAY_WITH + pick(t, p, second, whole(skipped)))
    elif p.paid[piece, 0] == NONE:
        plan.length = 0
        add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
    plan.target = target_of(p)
    plan.cards = count_paid(p) + plan.length
    if p.piece_n < PIECES:
        add_step(plan, whole(DONE))
