"""DP1-DP5, DP7, DH1-DH3: origins, routes and payments. How costs are counted: see reach.py."""

from bivouac.core.bits import EMPTY, HIGH, add, bit, has, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Word, Words, whole
from bivouac.games.dewan.layout import (
    BLOCKED,
    NONE,
    PAY,
    ROUTE,
    WATER,
    Position,
    Tables,
    Work,
)
from bivouac.games.dewan.rules.cards import discard, give
from bivouac.games.dewan.rules.reach import can_finish, is_payable
from bivouac.games.dewan.steps import ENTER, ORIGIN, PAY_WITH, STOP


@kernel
def is_origin(t: Tables, p: Position, w: Work, space: int) -> bool:
    """DP1, DP3, DH2: can a journey begin at this own camp and end somewhere?"""
    seat = p.seat
    a = p.purse[seat, 0] | HIGH
    b = p.purse[seat, 1] | HIGH
    c = p.purse[seat, 2] | HIGH
    d = p.purse[seat, 3] | HIGH
    cost = whole(p.terrain[space])
    if not is_payable(t, cost, a, b, c, d):
        return False
    a = subtract(a, t.cost_weight[cost, 0])
    b = subtract(b, t.cost_weight[cost, 1])
    c = subtract(c, t.cost_weight[cost, 2])
    d = subtract(d, t.cost_weight[cost, 3])
    return can_finish(t, p, w, space, bit(space), a, b, c, d)


@kernel
def legal_origins(t: Tables, p: Position, w: Work, n: int) -> int:
    """DP1: every own camp from which a journey is possible."""
    camps = p.camps[p.seat]
    while camps != EMPTY:
        space = lowest(camps)
        camps = rest(camps)
        if is_origin(t, p, w, space):
            w.steps[n] = ORIGIN + space
            n += 1
    return n


@kernel
def legal_route_steps(t: Tables, p: Position, w: Work) -> int:
    """DP1, DP2, DP7, DL2: stop here, or enter a neighbour from which the journey can still end."""
    n = 0
    here = whole(p.route[p.route_n - 1])
    if has(p.open, here):
        w.steps[0] = STOP
        n = 1
    around = t.around[here] & ~p.visited & ~p.land[BLOCKED]
    while around != EMPTY:
        space = lowest(around)
        around = rest(around)
        a = p.slack[0]
        b = p.slack[1]
        c = p.slack[2]
        d = p.slack[3]
        cost = whole(p.terrain[space])
        if cost != WATER or p.terrain[here] != WATER:
            if not is_payable(t, cost, a, b, c, d):
                continue
            a = subtract(a, t.cost_weight[cost, 0])
            b = subtract(b, t.cost_weight[cost, 1])
            c = subtract(c, t.cost_weight[cost, 2])
            d = subtract(d, t.cost_weight[cost, 3])
        if has(p.open, space) or can_finish(t, p, w, space, p.visited | bit(space), a, b, c, d):
            w.steps[n] = ENTER + space
            n += 1
    return n


@kernel
def start_journey(t: Tables, p: Position, space: int) -> None:
    """DP1: the journey begins at an own camp."""
    p.phase = ROUTE
    for i in range(4):
        p.slack[i] = p.purse[p.seat, i] | HIGH
    add_space(t, p, space)


@kernel
def add_space(t: Tables, p: Position, space: int) -> None:
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
    return lowest(known) if known != EMPTY else lowest(cards)


@kernel
def legal_payments(t: Tables, p: Position, w: Work) -> int:
    """DP2, DP3, DP5: each kind of card that pays for this space and leaves enough for the rest."""
    n = 0
    cost = whole(p.terrain[p.route[p.pay_at]])
    hand = p.hands[p.seat] & ~p.paid
    left = hand & t.showing[cost]
    while left != EMPTY:
        alike = t.alike[lowest(left)] & hand
        left &= ~alike
        card = copy_to_use(p, alike)
        if leaves_enough(t, p.slack, cost, card):
            w.steps[n] = PAY_WITH + card
            n += 1
    return n


@kernel
def leaves_enough(t: Tables, slack: Words, cost: int, card: int) -> bool:
    """Can the other costs still be paid once `card` has paid for `cost`?"""
    left = HIGH
    for i in range(4):
        gained = add(slack[i], t.cost_weight[cost, i])
        left &= subtract(gained, t.card_weight[t.faces[card], i])
    enough: bool = left & HIGH == HIGH
    return enough


@kernel
def spend(t: Tables, slack: Words, cost: int, card: int) -> None:
    """The slack once `card` has paid for `cost`, which it already contained."""
    for i in range(4):
        gained = add(slack[i], t.cost_weight[cost, i])
        slack[i] = subtract(gained, t.card_weight[t.faces[card], i])


@kernel
def pay(t: Tables, p: Position, card: int) -> bool:
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
def hand_over(t: Tables, p: Position) -> None:
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
