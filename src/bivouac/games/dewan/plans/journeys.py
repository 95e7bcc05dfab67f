"""The cheapest journey to every destination (DP): a search over labels, which are partial routes.

Cheapest means fewest cards, then fewest given away, then fewest that show two terrains. A label is
dropped when another at the same space is at least as good in slack, cards and gifts, so what
remains is small although routes are many. `LABELS` bounds the memory: past it far destinations may
be missing, near ones never.
"""

from bivouac.core.bits import EMPTY, HIGH, byte, covers, has, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.dewan.layout import (
    BLOCKED,
    LABELS,
    NONE,
    ROUTE,
    START,
    WATER,
    Position,
    Search,
    Static,
)
from bivouac.games.dewan.rules.reach import is_payable


@kernel
def search(t: Static, p: Position, s: Search) -> None:
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
        here = whole(p.route[p.route_n - 1])
        none, zero = whole(NONE), whole(0)
        a, b, c, d = p.slack[0], p.slack[1], p.slack[2], p.slack[3]
        add_label(s, here, none, zero, zero, a, b, c, d)
        if has(p.open, here):
            s.best[here] = 0
    else:
        start_labels(t, p, s)
    i = whole(0)
    while i < s.n:
        extend(t, p, s, i)
        i += 1


@kernel
def start_labels(t: Static, p: Position, s: Search) -> None:
    """DP1, DP3: a label at every own camp whose own cost can be paid."""
    a = p.purse[p.seat, 0] | HIGH
    b = p.purse[p.seat, 1] | HIGH
    c = p.purse[p.seat, 2] | HIGH
    d = p.purse[p.seat, 3] | HIGH
    camps = p.camps[p.seat]
    while camps != EMPTY:
        space = lowest(camps)
        camps = rest(camps)
        if is_payable(t, whole(p.terrain[space]), a, b, c, d):
            reach_space(t, p, s, whole(NONE), space, whole(0), whole(0), a, b, c, d)


@kernel
def extend(t: Static, p: Position, s: Search, i: int) -> None:
    """One more space on every side of a label."""
    here = whole(s.space[i])
    around = t.around[here] & ~p.land[BLOCKED] & ~p.visited
    while around != EMPTY:
        space = lowest(around)
        around = rest(around)
        a = s.slack[i, 0]
        b = s.slack[i, 1]
        c = s.slack[i, 2]
        d = s.slack[i, 3]
        cards = whole(s.cards[i])
        gifts = whole(s.gifts[i])
        if p.terrain[space] == WATER and p.terrain[here] == WATER:
            if not is_dominated(s, space, gifts, a):
                add_label(s, space, i, cards, gifts, a, b, c, d)
                note_destination(p, s, space)
        elif is_payable(t, whole(p.terrain[space]), a, b, c, d):
            reach_space(t, p, s, i, space, cards, gifts, a, b, c, d)


@kernel
def reach_space(
    t: Static,
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
    cost = whole(p.terrain[space])
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
    i = whole(s.last[space])
    while i != NONE:
        if s.gifts[i] <= gifts and covers(s.slack[i, 0] ^ HIGH, slack ^ HIGH):
            return True
        i = whole(s.before[i])
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
    old = whole(s.best[space])
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
        doubles += max(0, cost - whole(s.single[terrain]))
        spare += max(0, whole(s.single[terrain]) - cost)
    total = byte(p.purse[p.seat, 0], 0) + 128 - byte(s.slack[i, 0], 0)
    return doubles + max(0, total - costs - spare)
