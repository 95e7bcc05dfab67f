"""Plans: for every destination the cheapest journey, and what to pay with (DP).

Cheapest means fewest cards, then fewest given away, then fewest that show two terrains. Partial
routes are labels; a label is dropped when another at the same space is at least as good in slack,
cards and gifts, so what remains is small although routes are many. `LABELS` bounds the memory: past
it far destinations may be missing, near ones never.
"""

from bivouac.core.bits import EMPTY, HIGH, bit, byte, covers, has, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Records, Word
from bivouac.games.dewan.layout import (
    ANY,
    BLOCKED,
    LABELS,
    NONE,
    PAY,
    ROUTE,
    START,
    TURN,
    WATER,
    Plan,
    Position,
    Search,
    Tables,
    Work,
)
from bivouac.games.dewan.legal import legal
from bivouac.games.dewan.rules.travel import (
    continues_water,
    copy_to_use,
    is_payable,
    leaves_enough,
    spend,
)
from bivouac.games.dewan.rules.turns import legal_takes
from bivouac.games.dewan.steps import ENTER, ORIGIN, PASS, PAY_WITH, STOP


@kernel
def plans(t: Tables, p: Position, w: Work, s: Search, found: Records) -> int:
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
        write_step(found[i], int(w.steps[i]))
    return n


@kernel
def write_step(plan: Plan, step: int) -> None:
    """A decision of a single step."""
    plan.steps[0] = step
    plan.length = 1
    plan.target = NONE
    plan.cards = plan.gifts = plan.doubles = 0


@kernel
def add_takes(t: Tables, p: Position, w: Work, found: Records, n: int) -> int:
    """DT1: besides journeys, the cards that can be taken; a pass when there is nothing else."""
    takes = legal_takes(t, p, w)
    for i in range(takes):
        write_step(found[n], int(w.steps[i]))
        n += 1
    if n == 0:
        write_step(found[0], PASS)
        n = 1
    return n


@kernel
def search(t: Tables, p: Position, s: Search) -> None:
    """Spread labels from every own camp, or from the end of the journey under way."""
    s.n = 0
    for space in range(t.n_spaces):
        s.last[space] = NONE
        s.best[space] = NONE
    for terrain in range(START):
        alone = 0
        cards = p.hands[p.seat] & t.showing[terrain]
        while cards != EMPTY:
            if t.faces[lowest(cards)] == 1 << terrain:
                alone += 1
            cards = rest(cards)
        s.single[terrain] = alone
    if p.phase == ROUTE:
        here = int(p.route[p.route_n - 1])
        add_label(s, here, NONE, 0, 0, p.slack[0], p.slack[1], p.slack[2], p.slack[3])
        if has(p.open, here):
            s.best[here] = 0
    else:
        start_labels(t, p, s)
    i = 0
    while i < s.n:
        extend(t, p, s, i)
        i += 1


@kernel
def start_labels(t: Tables, p: Position, s: Search) -> None:
    """DP1, DP3: a label at every own camp whose own cost can be paid."""
    a = p.purse[p.seat, 0] | HIGH
    b = p.purse[p.seat, 1] | HIGH
    c = p.purse[p.seat, 2] | HIGH
    d = p.purse[p.seat, 3] | HIGH
    camps = p.camps[p.seat]
    while camps != EMPTY:
        space = lowest(camps)
        camps = rest(camps)
        if is_payable(t, p.terrain[space], a, b, c, d):
            reach_space(t, p, s, NONE, space, 0, 0, a, b, c, d)


@kernel
def extend(t: Tables, p: Position, s: Search, i: int) -> None:
    """One more space on every side of a label."""
    here = int(s.space[i])
    around = t.around[here] & ~p.land[BLOCKED] & ~p.visited
    while around != EMPTY:
        space = lowest(around)
        around = rest(around)
        a = s.slack[i, 0]
        b = s.slack[i, 1]
        c = s.slack[i, 2]
        d = s.slack[i, 3]
        cards = int(s.cards[i])
        gifts = int(s.gifts[i])
        if p.terrain[space] == WATER and p.terrain[here] == WATER:
            if not is_dominated(s, space, gifts, a):
                add_label(s, space, i, cards, gifts, a, b, c, d)
                note_destination(p, s, space)
        elif is_payable(t, p.terrain[space], a, b, c, d):
            reach_space(t, p, s, i, space, cards, gifts, a, b, c, d)


@kernel
def reach_space(
    t: Tables,
    p: Position,
    s: Search,
    parent: int,
    space: int,
    cards: int,
    gifts: int,
    a: Word,
    b: Word,
    c: Word,
    d: Word,
) -> None:
    """DP2, DP5: pay for a space and label it, unless that is no improvement."""
    cost = p.terrain[space]
    a = subtract(a, t.cost_weight[cost, 0])
    if p.toll[space] != NONE and p.toll[space] != p.seat:
        gifts += 1
    if is_dominated(s, space, gifts, a):
        return
    b = subtract(b, t.cost_weight[cost, 1])
    c = subtract(c, t.cost_weight[cost, 2])
    d = subtract(d, t.cost_weight[cost, 3])
    add_label(s, space, parent, cards + 1, gifts, a, b, c, d)
    note_destination(p, s, space)


@kernel
def is_dominated(s: Search, space: int, gifts: int, slack: Word) -> bool:
    """Is there a label at this space with no more gifts and no less slack?"""
    i = int(s.last[space])
    while i != NONE:
        if s.gifts[i] <= gifts and covers(s.slack[i, 0] ^ HIGH, slack ^ HIGH):
            return True
        i = int(s.before[i])
    return bool(s.n == LABELS)


@kernel
def add_label(
    s: Search,
    space: int,
    parent: int,
    cards: int,
    gifts: int,
    a: Word,
    b: Word,
    c: Word,
    d: Word,
) -> None:
    """Remember a partial route."""
    i = s.n
    s.space[i] = space
    s.parent[i] = parent
    s.cards[i] = cards
    s.gifts[i] = gifts
    s.slack[i, 0] = a
    s.slack[i, 1] = b
    s.slack[i, 2] = c
    s.slack[i, 3] = d
    s.before[i] = s.last[space]
    s.last[space] = i
    s.n += 1


@kernel
def note_destination(p: Position, s: Search, space: int) -> None:
    """DP1: keep the newest label as the way to `space` if it is the cheapest so far."""
    if not has(p.open, space):
        return
    new = s.n - 1
    old = int(s.best[space])
    if old == NONE or is_cheaper(p, s, new, old):
        s.best[space] = new


@kernel
def is_cheaper(p: Position, s: Search, one: int, other: int) -> bool:
    """Fewer cards, then fewer given away, then fewer that show two terrains."""
    if s.cards[one] != s.cards[other]:
        return bool(s.cards[one] < s.cards[other])
    if s.gifts[one] != s.gifts[other]:
        return bool(s.gifts[one] < s.gifts[other])
    return count_doubles(p, s, one) < count_doubles(p, s, other)


@kernel
def count_doubles(p: Position, s: Search, i: int) -> int:
    """The fewest two-terrain cards that can pay for a label: what single ones cannot cover."""
    doubles = 0
    spare = 0
    costs = 0
    for terrain in range(START):
        purse = byte(p.purse[p.seat, 0], 1 + terrain)
        cost = purse + 128 - byte(s.slack[i, 0], 1 + terrain)
        costs += cost
        doubles += max(0, cost - int(s.single[terrain]))
        spare += max(0, int(s.single[terrain]) - cost)
    total = byte(p.purse[p.seat, 0], 0) + 128 - byte(s.slack[i, 0], 0)
    return doubles + max(0, total - costs - spare)


@kernel
def write_journeys(t: Tables, p: Position, s: Search, found: Records) -> int:
    """One plan for each destination reached, cheapest first."""
    n = 0
    left = p.open
    while left != EMPTY:
        cheapest = NONE
        spaces = left
        while spaces != EMPTY:
            label = int(s.best[lowest(spaces)])
            if label == NONE:
                left &= ~bit(lowest(spaces))
            elif cheapest == NONE or is_cheaper(p, s, label, cheapest):
                cheapest = label
            spaces = rest(spaces)
        if cheapest == NONE:
            break
        left &= ~bit(int(s.space[cheapest]))
        trace_route(p, s, cheapest)
        write_plan(t, p, s, found[n], int(p.route_n))
        n += 1
    return n


@kernel
def trace_route(p: Position, s: Search, label: int) -> None:
    """The whole route of a label, with the part already travelled before it."""
    travelled = int(p.route_n) if p.phase == ROUTE else 0
    length = 0
    i = label
    while i != NONE:
        length += 1
        i = int(s.parent[i])
    if travelled > 0:
        length -= 1
    for index in range(travelled):
        s.route[index] = p.route[index]
    s.route_n = travelled + length
    i = label
    for index in range(s.route_n - 1, travelled - 1, -1):
        s.route[index] = s.space[i]
        i = int(s.parent[i])
    for k in range(4):
        s.left[k] = s.slack[label, k]


@kernel
def write_plan(t: Tables, p: Position, s: Search, plan: Plan, travelled: int) -> None:
    """The steps of a journey: the spaces still to enter, the stop, and the payment."""
    propose_payment(t, p, s)
    n = 0
    if p.phase != PAY:
        for index in range(travelled, s.route_n):
            plan.steps[n] = (ORIGIN if index == 0 else ENTER) + int(s.route[index])
            n += 1
        plan.steps[n] = STOP
        n += 1
    plan.cards = plan.gifts = plan.doubles = 0
    for index in range(s.route_n):
        card = int(s.payment[index])
        if card == NONE:
            continue
        plan.cards += 1
        if is_double(t, card):
            plan.doubles += 1
        toll = p.toll[s.route[index]]
        if toll != NONE and toll != p.seat:
            plan.gifts += 1
        if p.phase != PAY or index >= p.pay_at:
            plan.steps[n] = PAY_WITH + card
            n += 1
    plan.length = n
    plan.target = int(s.route[s.route_n - 1])


@kernel
def is_double(t: Tables, card: int) -> bool:
    """Does the card show two terrains?"""
    return bool(t.faces[card] & (t.faces[card] - 1) != 0)


@kernel
def propose_payment(t: Tables, p: Position, s: Search) -> None:
    """DP2, DP3: a card for each cost of the route, single terrains first.

    Spaces that any card pays for come last, so that they take what the others leave.
    """
    used = p.paid
    for index in range(s.route_n):
        s.payment[index] = p.payment[index] if p.phase == PAY else NONE
    for any_card in range(2):
        for index in range(s.route_n):
            cost = int(p.terrain[s.route[index]])
            if (cost == ANY) != (any_card == 1) or s.payment[index] != NONE:
                continue
            if not continues_water(p, s.route, index):
                card = card_for(t, p, s, cost, p.hands[p.seat] & ~used)
                spend(t, s.left, cost, card)
                s.payment[index] = card
                used |= bit(card)


@kernel
def card_for(t: Tables, p: Position, s: Search, cost: int, hand: Word) -> int:
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
