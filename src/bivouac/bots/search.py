"""Template: flat Monte Carlo search over plans with common random numbers. `rules` is the game's.

The plans of a decision compete in sampled worlds: in each world every plan still in the race is
made and played out with the same random numbers, so that they differ by their merit rather than by
their luck. As time goes by the worst leave the race. Builds on evaluation and playouts.
"""

from typing import TYPE_CHECKING, Any

from bivouac.bots.mind import WIDTH
from bivouac.bots.ranking import narrow
from bivouac.core.bits import below, next_word
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Records, Words, whole

if TYPE_CHECKING:
    from bivouac.bots import evaluation, playouts
    from bivouac.core.rules import rules

WORLD, PLAYED = range(2)  # places among the trials; the third is scratch for playouts


@entry
def think(
    static: Records,
    knowns: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    minds: Records,
    roots: Records,
    rng: Words,
    until: int,
) -> int:
    """Think about the decision in a redacted position until so many trials were made; how many.

    With `m.n` 0 it begins. A call goes on where the last one stopped, so it does not matter how the
    work is cut up. The plans in the race stand in `roots`, their ranks in `m.order`.
    """
    t, w, s, m = static[0], works[0], searches[0], minds[0]
    seat = rules.to_move(knowns[0])
    if m.n == 0:
        trials[WORLD] = knowns[0]
        begin(t, trials, w, s, found, m, roots, seat, rng)
    last = rules.turns(knowns[0]) + m.depth if m.depth > 0 else 1 << 30
    while m.trials < until:
        if m.place == 0:
            trials[WORLD] = knowns[0]
            rules.resample(t, trials[WORLD], w, seat, rng)
            m.world[0] = next_word(rng)
        plan = whole(m.order[m.place])
        trials[PLAYED] = trials[WORLD]
        playouts.make(t, trials[PLAYED], roots[plan])
        own = rng[0]
        rng[0] = m.world[0]  # the same chances for every plan in a world
        playouts.play_out(t, trials, PLAYED, w, s, found, m, last, rng)
        rng[0] = own
        worth = evaluation.worth(t, trials[PLAYED], w, m, seat)
        m.total[plan] += worth
        m.squares[plan] += worth * worth
        m.visits[plan] += 1
        m.trials += 1
        m.place += 1
        if m.place == m.active:
            m.place = 0
            m.rounds += 1
            narrow(m, whole(m.keep))
    return whole(m.trials)


@kernel
def begin(
    t: Any,
    trials: Records,
    w: Any,
    s: Any,
    found: Records,
    m: Any,
    roots: Records,
    seat: int,
    rng: Words,
) -> None:
    """Line up the plans, best at first sight first; what is overlooked is not there."""
    m.rounds = m.place = m.trials = 0
    n = rules.plans(t, trials[WORLD], w, s, found)
    noticed = below(rng, n)  # one plan at least
    for number in range(n):
        if number != noticed and m.overlook > 0 and below(rng, 100) < m.overlook:
            continue
        worth = playouts.first_sight(t, trials, WORLD, w, found[number], m, m.judge, seat)
        line_up(m, roots, found[number], worth)
    for plan in range(m.n):
        m.total[plan] = m.first_sight[plan]
        m.squares[plan] = m.first_sight[plan] * m.first_sight[plan]
        m.visits[plan] = 1
    m.active = m.keep = m.n


@kernel
def line_up(m: Any, roots: Records, plan: Any, worth: int) -> None:
    """Keep a plan if it is among the best `WIDTH` so far, in its place."""
    if m.n < WIDTH:
        slot = whole(m.n)
        m.n += 1
    else:
        slot = whole(m.order[WIDTH - 1])
        if m.first_sight[slot] >= worth:
            return
    roots[slot] = plan
    m.first_sight[slot] = worth
    place = m.n - 1
    while place > 0 and m.first_sight[m.order[place - 1]] < worth:
        m.order[place] = m.order[place - 1]
        place -= 1
    m.order[place] = slot
