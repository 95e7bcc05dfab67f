"""Plans: sensible whole decisions. For journeys, the cheapest way to every destination (DP)."""

from bivouac.core.bits import EMPTY, bit, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Records, Word, whole
from bivouac.games.dewan.layout import (
    ANY,
    NONE,
    PAY,
    ROUTE,
    TURN,
    Plan,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.dewan.plans.journeys import is_cheaper, search
from bivouac.games.dewan.rules.legal import legal
from bivouac.games.dewan.rules.travel import continues_water, copy_to_use, leaves_enough, spend
from bivouac.games.dewan.rules.turns import legal_takes
from bivouac.games.dewan.steps import ENTER, ORIGIN, PASS, PAY_WITH, STOP


@kernel
def plans(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """At most one plan for each destination, cheapest first, then every other way to go on.

    A journey under way is continued. Where no journey is possible each legal step is a plan.
    """
    if p.phase == TURN:
        search(t, p, s)
        return add_takes(t, p, w, found, write_journeys(t, p, s, found))
    if p.phase == ROUTE:
        search(t, p, s)
        return write_journeys(t, p, s, found)
    if p.phase == PAY:
        for i in range(p.route_n):
            s.route[i] = p.route[i]
        s.route_n = p.route_n
        for i in range(4):
            s.left[i] = p.slack[i]
        write_plan(t, p, s, found[0], p.route_n)
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
def add_takes(t: Static, p: Position, w: Work, found: Records, n: int) -> int:
    """DT1: besides journeys, the cards that can be taken; a pass when there is nothing else."""
    takes = legal_takes(t, p, w)
    for i in range(takes):
        write_step(found[n], whole(w.steps[i]))
        n += 1
    if n == 0:
        write_step(found[0], whole(PASS))
        n = 1
    return n


@kernel
def write_journeys(t: Static, p: Position, s: Search, found: Records) -> int:
    """One plan for each destination reached, cheapest first."""
    n = 0
    left = p.open
    while left != EMPTY:
        cheapest = whole(NONE)
        spaces = left
        while spaces != EMPTY:
            label = whole(s.best[lowest(spaces)])
            if label == NONE:
                left &= ~bit(lowest(spaces))
            elif cheapest == NONE or is_cheaper(p, s, label, cheapest):
                cheapest = label
            spaces = rest(spaces)
        if cheapest == NONE:
            break
        left &= ~bit(whole(s.space[cheapest]))
        trace_route(p, s, cheapest)
        write_plan(t, p, s, found[n], whole(p.route_n))
        n += 1
    return n


@kernel
def trace_route(p: Position, s: Search, label: int) -> None:
    """The whole route of a label, with the part already travelled before it."""
    travelled = whole(p.route_n) if p.phase == ROUTE else 0
    length = 0
    i = label
    while i != NONE:
        length += 1
        i = whole(s.parent[i])
    if travelled > 0:
        length -= 1
    for index in range(travelled):
        s.route[index] = p.route[index]
    s.route_n = travelled + length
    i = label
    for index in range(s.route_n - 1, travelled - 1, -1):
        s.route[index] = s.space[i]
        i = whole(s.parent[i])
    for k in range(4):
        s.left[k] = s.slack[label, k]


@kernel
def write_plan(t: Static, p: Position, s: Search, plan: Plan, travelled: int) -> None:
    """The steps of a journey: the spaces still to enter, the stop, and the payment."""
    propose_payment(t, p, s)
    n = 0
    if p.phase != PAY:
        for index in range(travelled, s.route_n):
            plan.steps[n] = (ORIGIN if index == 0 else ENTER) + whole(s.route[index])
            n += 1
        plan.steps[n] = STOP
        n += 1
    plan.cards = plan.gifts = plan.doubles = 0
    used = p.paid
    for index in range(s.route_n):
        card = whole(s.payment[index])
        if card == NONE:
            continue
        plan.cards += 1
        if is_double(t, card):
            plan.doubles += 1
        toll = p.toll[s.route[index]]
        if toll != NONE and toll != p.seat:
            plan.gifts += 1
        if p.phase != PAY or index >= p.pay_at:
            copy = copy_to_use(p, t.alike[card] & p.hands[p.seat] & ~used)
            used |= bit(copy)
            plan.steps[n] = PAY_WITH + copy
            n += 1
    plan.length = n
    plan.target = whole(s.route[s.route_n - 1])


@kernel
def is_double(t: Static, card: int) -> bool:
    """Does the card show two terrains?"""
    return bool(t.faces[card] & (t.faces[card] - 1) != 0)


@kernel
def propose_payment(t: Static, p: Position, s: Search) -> None:
    """DP2, DP3: a card for each cost of the route, single terrains first.

    Spaces that any card pays for come last, so that they take what the others leave.
    """
    used = p.paid
    for index in range(s.route_n):
        s.payment[index] = p.payment[index] if p.phase == PAY else NONE
    for any_card in range(2):
        for index in range(s.route_n):
            cost = whole(p.terrain[s.route[index]])
            if (cost == ANY) != (any_card == 1) or s.payment[index] != NONE:
                continue
            if not continues_water(p, s.route, index):
                card = card_for(t, p, s, cost, p.hands[p.seat] & ~used)
                spend(t, s.left, cost, card)
                s.payment[index] = card
                used |= bit(card)


@kernel
def card_for(t: Static, p: Position, s: Search, cost: int, hand: Word) -> int:
    """A card that pays for `cost` and leaves enough: one terrain rather than two."""
    chosen = NONE
    left = hand & t.showing[cost]
    while left != EMPTY:
        alike = t.alike[lowest(left)] & hand
        left &= ~alike
        card = copy_to_use(p, alike)
        if leaves_enough(t, s.left, cost, card):
            if not is_double(t, card):
                return card
            if chosen == NONE:
                chosen = card
    return chosen
