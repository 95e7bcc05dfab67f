"""Template: games played on from a position, for what they lead to. `rules` is the game's.

Builds on evaluation.
"""

from typing import TYPE_CHECKING, Any

from bivouac.bots.mind import BY_WORTH, UNIFORM
from bivouac.core.bits import below
from bivouac.core.jit import kernel
from bivouac.core.records import Records, Words, whole

if TYPE_CHECKING:
    from bivouac.bots import evaluation
    from bivouac.core.rules import rules


@kernel
def make(t: Any, p: Any, plan: Any) -> None:
    """Play all steps of a plan."""
    for k in range(plan.length):
        rules.apply(t, p, whole(plan.steps[k]))


@kernel
def play_out(
    t: Any, trials: Records, i: int, w: Any, s: Any, found: Records, m: Any, last: int, rng: Words
) -> None:
    """Play on in place `i` until turn `last` begins or the game ends; place `i + 1` is scratch."""
    p = trials[i]
    while not rules.is_over(p):
        if rules.is_chance(p):
            rules.resolve(t, p, w, rng)
            continue
        if rules.turns(p) >= last and rules.is_between(p):
            return
        if m.policy == UNIFORM:
            rules.apply(t, p, whole(w.steps[below(rng, rules.legal(t, p, w))]))
            m.trials += 1
            continue
        make(t, p, found[pick(t, trials, i, w, s, found, m, rng)])


@kernel
def pick(
    t: Any, trials: Records, i: int, w: Any, s: Any, found: Records, m: Any, rng: Words
) -> int:
    """The plan that looks best at first sight, among those considered; equals by chance."""
    seat = rules.to_move(trials[i])
    n = rules.plans(t, trials[i], w, s, found)
    if n == 1:
        return 0
    start = 0
    tried = n
    if 0 < m.breadth < n:
        start = below(rng, n)
        tried = m.breadth
    best = -1
    best_worth = 0
    equals = 0
    for k in range(tried):
        number = (start + k * (n // tried)) % n
        worth = first_sight(t, trials, i, w, found[number], m, m.policy, seat)
        if best == -1 or worth > best_worth:
            best = number
            best_worth = worth
            equals = 1
        elif worth == best_worth:
            equals += 1
            if below(rng, equals) == 0:
                best = number
    return best


@kernel
def first_sight(
    t: Any, trials: Records, i: int, w: Any, plan: Any, m: Any, judge: int, seat: int
) -> int:
    """What the position after a plan is worth for a seat, before anybody else moves."""
    trials[i + 1] = trials[i]
    make(t, trials[i + 1], plan)
    m.trials += 1
    if judge == BY_WORTH:
        return evaluation.worth(t, trials[i + 1], w, m, seat)
    return rules.value(t, trials[i + 1], w, seat)
