"""DP1-DP5, DP7, DH1-DH3: origins, routes and payments. How costs are counted: see reach.py."""

from bivouac.core.bits import EMPTY, HIGH, add, bit, has, list_steps, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Word, Words, whole
from bivouac.games.dewan.layout import COSTS, NONE, PAY, ROUTE, WATER, Position, Static, Work
from bivouac.games.dewan.rules.cards import discard, give
from bivouac.games.dewan.rules.reach import can_finish, finds_end, is_payable, payable_spaces
from bivouac.games.dewan.steps import ENTER, ORIGIN, PAY_WITH, STOP


@kernel
def origins(t: Static, p: Position, w: Work) -> Word:
    """DP1, DP3, DH2: the own camps where a journey can begin and then end somewhere.

    One terrain after the other: what is left to pay with is the same for all camps on it.
    """
    seat = p.seat
    found = EMPTY
    for cost in range(COSTS):
        camps = p.camps[seat] & p.land[cost]
        if camps == EMPTY:
            continue
        a = p.purse[seat, 0] | HIGH
        b = p.purse[seat, 1] | HIGH
        c = p.purse[seat, 2] | HIGH
        d = p.purse[seat, 3] | HIGH
        if not is_payable(t, cost, a, b, c, d):
            continue
        a = subtract(a, t.cost_weight[cost, 0])
        b = subtract(b, t.cost_weight[cost, 1])
        c = subtract(c, t.cost_weight[cost, 2])
        d = subtract(d, t.cost_weight[cost, 3])
        found |= origins_of(t, p, w, camps, a, b, c, d)
    return found


@kernel
def origins_of(
    t: Static, p: Position, w: Work, camps: Word, a: Word, b: Word, c: Word, d: Word
) -> Word:
    """DP1: of some camps, once they are paid for, those from which a journey can end somewhere."""
    payable = payable_spaces(t, p, a, b, c, d)
    found = EMPTY
    while camps != EMPTY:
        space = lowest(camps)
        camps = rest(camps)
        if finds_end(t, p, w, space, bit(space), payable, a, b, c, d):
            found |= bit(space)
    return found


@kernel
def legal_origins(t: Static, p: Position, w: Work, n: int) -> int:
    """DP1: every own camp from which a journey is possible."""
    return list_steps(w.steps, n, whole(ORIGIN), origins(t, p, w))


@kernel
def legal_route_steps(t: Static, p: Position, w: Work) -> int:
    """DP1, DP2, DP7, DL2: stop here, or enter a neighbour from which the journey can still end."""
    here = whole(p.route[p.route_n - 1])
    crossed = p.land[WATER] if p.terrain[here] == WATER else EMPTY
    affordable = crossed | payable_spaces(t, p, p.slack[0], p.slack[1], p.slack[2], p.slack[3])
    around = t.around[here] & affordable & ~p.visited
    found = around & p.open
    around &= ~p.open
    while around != EMPTY:
        space = lowest(around)
        around = rest(around)
        if leads_on(t, p, w, space, has(crossed, space)):
            found |= bit(space)
    w.steps[0] = STOP
    return list_steps(w.steps, whole(1 if has(p.open, here) else 0), whole(ENTER), found)


@kernel
def leads_on(t: Static, p: Position, w: Work, space: int, is_crossed: bool) -> bool:
    """DP1, DP4: can the journey still end once it has entered and paid for `space`?"""
    a = p.slack[0]
    b = p.slack[1]
    c = p.slack[2]
    d = p.slack[3]
    if not is_crossed:
        cost = whole(p.terrain[space])
        a = subtract(a, t.cost_weight[cost, 0])
        b = subtract(b, t.cost_weight[cost, 1])
        c = subtract(c, t.cost_weight[cost, 2])
        d = subtract(d, t.cost_weight[cost, 3])
    return can_finish(t, p, w, space, p.visited | bit(space), a, b, c, d)


@kernel
def start_journey(t: Static, p: Position, space: int) -> None:
    """DP1: the journey begins at an own camp."""
    p.phase = ROUTE
    for i in range(4):
        p.slack[i] = p.purse[p.seat, i] | HIGH
    add_space(t, p, space)


@kernel
def add_space(t: Static, p: Position, space: int) -> None:
    """DP2, DP4: the route goes on; a space costs a card, unless it continues a water crossing."""
    cost = whole(p.terrain[space])
    if cost != WATER or p.route_n == 0 or p.terrain[p.route[p.route_n - 1]] != WATER:
        for i in range(4):
            p.slack[i] = subtract(p.slack[i], t.cost_weight[cost, i])
    p.route[p.route_n] = space
    p.route_n += 1
    p.visited |= bit(space)


@kernel
def end_route(p: Position) -> None:
    """DP2: the destination is chosen; now each space is paid for in the order of the route."""
    p.phase = PAY
    p.pay_at = 0


@kernel
def copy_to_use(p: Position, cards: Word) -> int:
    """Of identical cards in one hand, the one to play: a copy everybody knows of comes first."""
    known = cards & p.seen
    return lowest(known if known != EMPTY else cards)


@kernel
def next_kind(t: Static, p: Position, cards: Word) -> tuple[int, Word]:
    """The copy to use of the first kind among some cards, and the cards of other kinds."""
    alike = t.alike[lowest(cards)] & cards
    return copy_to_use(p, alike), cards & ~alike


@kernel
def legal_payments(t: Static, p: Position, w: Work) -> int:
    """DP2, DP3, DP5: each kind of card that pays for this space and leaves enough for the rest."""
    n = whole(0)
    cost = whole(p.terrain[p.route[p.pay_at]])
    a = add(p.slack[0], t.cost_weight[cost, 0])
    b = add(p.slack[1], t.cost_weight[cost, 1])
    c = add(p.slack[2], t.cost_weight[cost, 2])
    d = add(p.slack[3], t.cost_weight[cost, 3])
    hand = p.hands[p.seat] & ~p.paid
    left = hand & t.showing[cost]
    while left != EMPTY:
        first = lowest(left)
        alike = t.alike[first] & hand
        left &= ~alike
        w.steps[n] = PAY_WITH + copy_to_use(p, alike)
        n += 1 if can_spare(t, whole(t.faces[first]), a, b, c, d) else 0
    return n


@kernel
def can_spare(t: Static, face: int, a: Word, b: Word, c: Word, d: Word) -> bool:
    """Is the slack (a, b, c, d) enough without a card of this face?"""
    left = subtract(a, t.card_weight[face, 0]) & subtract(b, t.card_weight[face, 1])
    left &= subtract(c, t.card_weight[face, 2]) & subtract(d, t.card_weight[face, 3])
    enough: bool = left & HIGH == HIGH
    return enough


@kernel
def leaves_enough(t: Static, slack: Words, cost: int, card: int) -> bool:
    """Can the other costs still be paid once `card` has paid for `cost`?"""
    left = HIGH
    for i in range(4):
        gained = add(slack[i], t.cost_weight[cost, i])
        left &= subtract(gained, t.card_weight[t.faces[card], i])
    enough: bool = left & HIGH == HIGH
    return enough


@kernel
def spend(t: Static, slack: Words, cost: int, card: int) -> None:
    """The slack once `card` has paid for `cost`, which it already contained."""
    for i in range(4):
        gained = add(slack[i], t.cost_weight[cost, i])
        slack[i] = subtract(gained, t.card_weight[t.faces[card], i])


@kernel
def pay(t: Static, p: Position, card: int) -> bool:
    """DP2: one space is paid for. True when this was the last one and all cards change hands."""
    spend(t, p.slack, whole(p.terrain[p.route[p.pay_at]]), card)
    p.payment[p.pay_at] = card
    p.paid |= bit(card)
    p.pay_at += 1
    while p.pay_at < p.route_n and continues_water(p, p.route, p.pay_at):
        p.pay_at += 1
    if p.pay_at < p.route_n:
        return False
    hand_over(t, p)
    return True


@kernel
def hand_over(t: Static, p: Position) -> None:
    """DP5, DH3: a card is discarded, or goes to whoever lives where it paid."""
    for i in range(p.route_n):
        card = whole(p.payment[i])
        if card == NONE:
            continue
        receiver = whole(p.toll[p.route[i]])
        if receiver == NONE or receiver == p.seat:
            discard(t, p, p.seat, card)
        else:
            give(t, p, p.seat, card, receiver)


@kernel
def continues_water(p: Position, route: Smalls, index: int) -> bool:
    """DP4: is this space of a route covered by the water card of the space before it?"""
    if index == 0:
        return False
    return bool(p.terrain[route[index]] == WATER and p.terrain[route[index - 1]] == WATER)


@kernel
def forget_journey(p: Position) -> None:
    """Leave no trace of the route, so that equal positions have equal bytes."""
    for i in range(p.route_n):
        p.route[i] = NONE
        p.payment[i] = NONE
    for i in range(4):
        p.slack[i] = EMPTY
    p.visited = EMPTY
    p.paid = EMPTY
    p.route_n = 0
    p.pay_at = 0
