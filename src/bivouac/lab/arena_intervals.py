"""How sure the win rates of a match are.

The games of a round share a deal, so they are not independent. A deal that favours a seat makes
them differ (whoever sits there wins), which makes the rate of a round surer than that of as many
separate games; a deal that suits a way of playing makes them agree, which makes it less sure. An
interval that counts games would be too wide in the first case and too narrow in the second. The
spread of the rounds' own rates would be right with many rounds, but with few, or where one bot
wins everything, it is often zero, and then its interval claims certainty.

So the two are joined. The interval is Wilson's, which behaves near 0 and 1, with as many games as
the rounds are worth: their number divided by the ratio between the variance of the rounds' rates
and the one that independent games would have (the "design effect" of surveys). A few imagined
rounds of independent games are counted in, so that some real ones cannot decide it alone.
"""

import math
from collections.abc import Sequence
from statistics import fmean, variance

from bivouac.lab.statistics import Z_95, wilson_interval

Interval = tuple[float, float]

IMAGINED = 4
"""Rounds of independent games that are counted in; coverage hardly depends on how many."""


def interval_of_rounds(rates: Sequence[float], games: int) -> Interval:
    """The 95% interval of a win rate, from its mean in each round of `games` games."""
    rate = fmean(rates)
    real = len(rates) - 1
    alone = rate * (1 - rate) / games
    # Where nobody ever lost or won, nothing can be said of how games of a round hang together.
    ratio = variance(rates) / alone if real and alone > 1e-12 else 1.0
    effect = (real * ratio + IMAGINED) / (real + IMAGINED)
    worth = len(rates) * games / effect
    return wilson_interval(rate * worth, worth)


def interval_of_difference(only_a: int, only_b: int, deals: int) -> Interval:
    """The 95% interval of the difference of two win rates on the same deals (Agresti, Min 2005).

    `only_a` and `only_b` are the deals that only one of them won; the others say nothing of the
    difference. As if half a deal more had been won by A alone, B alone, both and none.
    """
    total = deals + 2
    difference = (only_a - only_b) / total
    spread = Z_95 * math.sqrt((only_a + only_b + 1) / total - difference**2) / math.sqrt(total)
    return max(-1.0, difference - spread), min(1.0, difference + spread)
