"""DP1, DP2, DP4, DP7: what a hand can pay for, and whether a journey can still end somewhere.

Whether a hand can pay for a set of costs is Hall's condition: for every set of terrains, the costs
of those terrains may not outnumber the cards that show one of them, and all costs may not outnumber
the hand. There are 31 sets of terrains and the total: 32 counters, packed into four words with a
byte each. A hand's counters are its *purse*; purse minus costs is the *slack*. In a slack every
byte has its top bit set as long as the counter is not negative, so one subtraction and one mask
check all 32 conditions. The first word holds the total and the five single terrains, and therefore
decides which of two slacks is better.
"""

from bivouac.core.bits import EMPTY, HIGH, bit, byte, covers, lowest, rest, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.dewan.layout import COSTS, MEMO, NONE, WATER, Position, Static, Work
from bivouac.games.dewan.rules.zones import border, spread


@kernel
def is_payable(t: Static, cost: int, a: Word, b: Word, c: Word, d: Word) -> bool:
    """DP2: does the slack (a, b, c, d) allow one more cost?"""
    left = subtract(a, t.cost_weight[cost, 0]) & subtract(b, t.cost_weight[cost, 1])
    left &= subtract(c, t.cost_weight[cost, 2]) & subtract(d, t.cost_weight[cost, 3])
    payable: bool = left & HIGH == HIGH
    return payable


@kernel
def payable_spaces(t: Static, p: Position, a: Word, b: Word, c: Word, d: Word) -> Word:
    """All spaces whose own cost the slack allows."""
    spaces = EMPTY
    for cost in range(COSTS):
        if is_payable(t, cost, a, b, c, d):
            spaces |= p.land[cost]
    return spaces


@kernel
def region_of(t: Static, p: Position, space: int, visited: Word) -> Word:
    """The spaces a journey at `space` may be on without another card: one, or its water (DP4)."""
    if p.terrain[space] == WATER:
        return spread(t, bit(space), p.land[WATER] & ~visited)
    return bit(space)


@kernel
def can_finish(
    t: Static, p: Position, w: Work, space: int, visited: Word, a: Word, b: Word, c: Word, d: Word
) -> bool:
    """Can a journey that has reached and paid for `space` still end somewhere (DP1, DP2)?"""
    return finds_end(t, p, w, space, visited, payable_spaces(t, p, a, b, c, d), a, b, c, d)


@kernel
def finds_end(
    t: Static,
    p: Position,
    w: Work,
    space: int,
    visited: Word,
    payable: Word,
    a: Word,
    b: Word,
    c: Word,
    d: Word,
) -> bool:
    """The same, where the spaces that the slack allows are known."""
    affordable = payable & ~visited
    if t.around[space] & affordable & p.open != EMPTY:
        return True
    region = region_of(t, p, space, visited)
    reach = border(t, region) & ~region & affordable
    if (reach | region) & p.open != EMPTY:
        return True
    if ends_soon(t, p, reach, visited, a, b, c, d):
        return True
    if reach == EMPTY or not measure_distances(t, p, w, region, affordable):
        return False
    return search_finish(t, p, w, reach, visited, a, b, c, d)


@kernel
def ends_soon(
    t: Static, p: Position, reach: Word, visited: Word, a: Word, b: Word, c: Word, d: Word
) -> bool:
    """Is there a destination next to a space of `reach`? Most journeys that end at all end so.

    This saves measuring the whole map; what it does not find may still be there.
    """
    ends = p.open & ~visited
    while reach != EMPTY:
        space = lowest(reach)
        reach = rest(reach)
        if t.around[space] & ends != EMPTY:
            cost = whole(p.terrain[space])
            payable = payable_spaces(
                t,
                p,
                subtract(a, t.cost_weight[cost, 0]),
                subtract(b, t.cost_weight[cost, 1]),
                subtract(c, t.cost_weight[cost, 2]),
                subtract(d, t.cost_weight[cost, 3]),
            )
            if t.around[space] & ends & payable != EMPTY:
                return True
    return False


@kernel
def measure_distances(t: Static, p: Position, w: Work, region: Word, affordable: Word) -> bool:
    """How many more cards each space is from the nearest affordable destination, at the least.

    `w.near[k]` holds the spaces k cards away. False when `region` has no way there at all.
    """
    frontier = affordable & p.open
    seen = frontier
    within = affordable | region
    w.layers = 0
    while frontier != EMPTY:
        frontier = border(t, frontier) & within & ~seen
        frontier |= spread(t, frontier & p.land[WATER], p.land[WATER] & within & ~seen)
        seen |= frontier
        w.layers += 1
        w.near[w.layers] = frontier
    has_way: bool = seen & region != EMPTY
    return has_way


@kernel
def search_finish(
    t: Static, p: Position, w: Work, reach: Word, visited: Word, a: Word, b: Word, c: Word, d: Word
) -> bool:
    """A depth-first search over (space, slack), nearest spaces first, for any way to end.

    It begins where the spaces of `reach`, no end among them, can be entered with the slack.
    A label is dropped when an earlier one at the same space had at least as much slack; the memory
    for that is bounded, and forgetting only costs time. Entering a space twice never helps, so only
    `visited` must be avoided (DP7).
    """
    depth = whole(0)
    for i in range(t.n_spaces):
        w.memo_n[i] = 0
    while True:
        w.todo[depth] = reach
        w.slack[depth, 0] = a
        w.slack[depth, 1] = b
        w.slack[depth, 2] = c
        w.slack[depth, 3] = d
        fresh = False
        while not fresh:
            space = nearest_todo(w, depth)
            if space == NONE:
                if depth == 0:
                    return False
                depth -= 1
                continue
            w.todo[depth] &= ~bit(space)
            cost = whole(p.terrain[space])
            a = subtract(w.slack[depth, 0], t.cost_weight[cost, 0])
            fresh = is_better_label(w, space, a)
        b = subtract(w.slack[depth, 1], t.cost_weight[cost, 1])
        c = subtract(w.slack[depth, 2], t.cost_weight[cost, 2])
        d = subtract(w.slack[depth, 3], t.cost_weight[cost, 3])
        region = region_of(t, p, space, visited)
        reach = border(t, region) & ~region & ~visited & payable_spaces(t, p, a, b, c, d)
        if (reach | region) & p.open != EMPTY:
            return True
        depth += 1


@kernel
def nearest_todo(w: Work, depth: int) -> int:
    """The space to try next: nearest to a destination, and not too far for the cards left."""
    cards_left = byte(w.slack[depth, 0], 0) - 128
    for distance in range(1, min(whole(w.layers), cards_left - 1) + 1):
        spaces = w.todo[depth] & w.near[distance]
        if spaces != EMPTY:
            return lowest(spaces)
    return NONE


@kernel
def is_better_label(w: Work, space: int, slack: Word) -> bool:
    """Has no label yet reached `space` with at least this slack? Remembers it if there is room."""
    for i in range(w.memo_n[space]):
        if covers(w.memo[space, i] ^ HIGH, slack ^ HIGH):
            return False
    if w.memo_n[space] < MEMO:
        w.memo[space, w.memo_n[space]] = slack
        w.memo_n[space] += 1
    return True
