"""Template: what a position is worth. `rules` is the game's.

A worth is the share of the victory to be expected, in ten-thousandths. It comes from a linear model
that says how many points each side will still make: a weight for every feature of the game, at the
start and at the end, and in between in proportion. Where nothing was learnt, it comes from the
rules' own `value`. Only integers: the same on every machine.
"""

from typing import TYPE_CHECKING, Any

from bivouac.core.jit import entry, kernel
from bivouac.core.records import Longs, Records, whole

if TYPE_CHECKING:
    from bivouac.core.rules import rules

FULL = 256  # progress at the end
SURE = 10_000
"""The worth of a certain victory."""
BY_POINTS = 400
"""Of which this depends on the lead, so that a player who will surely win or lose plays on well."""


@kernel
def estimate(t: Any, p: Any, w: Any, m: Any) -> None:
    """Into `m.outlook`: the points each side has, and before the end those it will still make."""
    rules.score(t, p, w.scores)
    late = rules.progress(t, p)
    is_over = rules.is_over(p)
    for side in range(rules.count_sides(t)):
        points = 0
        for key in range(w.scores.shape[1]):
            points += whole(w.scores[side, key])
        points *= m.point
        if not is_over:
            rules.features(t, p, w, side, m.inputs)
            to_come = 0
            for i in range(rules.FEATURES):
                if m.inputs[i] != 0:
                    weight = (FULL - late) * m.opening[i] + late * m.closing[i]
                    to_come += weight * whole(m.inputs[i])
            points += to_come // FULL
        m.outlook[side] = points


@kernel
def worth(t: Any, p: Any, w: Any, m: Any, seat: int) -> int:
    """The share of the victory that the side of a seat may expect."""
    if m.taught == 1 or rules.is_over(p):
        estimate(t, p, w, m)
        return worth_of_lead(t, p, m, rules.side_of(t, seat))
    return half_and(rules.value(t, p, w, seat), whole(m.spread[0]))


@kernel
def half_and(lead: int, spread: int) -> int:
    """Half of the victory, and of the other half as much as a lead promises."""
    return whole(SURE // 2 + SURE // 2 * lead // (abs(lead) + spread))


@kernel
def worth_of_lead(t: Any, p: Any, m: Any, side: int) -> int:
    """The share of the victory that points promise. Needs: `estimate`."""
    best = -(1 << 40)
    for other in range(rules.count_sides(t)):
        if other != side and other >= m.first_rival:
            best = max(best, whole(m.outlook[other]))
    lead = whole(m.outlook[side]) - best
    late = rules.progress(t, p)
    spread = ((FULL - late) * m.spread[0] + late * m.spread[1]) // FULL
    by_points = half_and(lead, spread)
    if not rules.is_over(p):
        return by_points
    return ((SURE - BY_POINTS) * share(t, p, m, side, best) + BY_POINTS * by_points) // SURE


@kernel
def share(t: Any, p: Any, m: Any, side: int, best: int) -> int:
    """Of a game that is over: all for the winner, tied winners share."""
    if m.outlook[side] != best:
        return SURE if m.outlook[side] > best else 0
    own = rules.tie_break(t, p, side)
    equals = 1
    for other in range(rules.count_sides(t)):
        if other != side and other >= m.first_rival and m.outlook[other] == best:
            tie = rules.tie_break(t, p, other)
            if tie > own:
                return 0
            if tie == own:
                equals += 1
    return SURE // equals


@entry
def judge(
    static: Records, positions: Records, works: Records, minds: Records, worths: Longs
) -> None:
    """What a position is worth for every seat, for callers in Python."""
    for seat in range(len(worths)):
        worths[seat] = worth(static[0], positions[0], works[0], minds[0], seat)
