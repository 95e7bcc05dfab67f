"""How well each seat decided, beside how bots would have on the same decisions."""

from collections.abc import Sequence
from math import fsum, sqrt

from bivouac.analysis.deciding import Judgement
from bivouac.analysis.doubt import Interval
from bivouac.analysis.judging import DIGITS
from bivouac.analysis.meter import Meter
from bivouac.analysis.report_wire import Grade, MeanRegret
from bivouac.bots.levels import LEVELS


def grade(judgements: Sequence[Judgement], meter: Meter) -> Grade:
    """What the decisions of a seat cost in the mean, where there was something to choose."""
    free = [judgement for judgement in judgements if not judgement.is_forced]
    levels = {level: mean([one.behind(meter, one.bots[level]) for one in free]) for level in LEVELS}
    own = mean([one.behind(meter, 0) for one in free])
    return {**own, "decisions": len(free), "levels": levels}


def mean(regrets: Sequence[Interval]) -> MeanRegret:
    """Of some decisions, each measured in worlds of its own; 0 where there are none."""
    n = max(1, len(regrets))
    error = sqrt(fsum(one.error**2 for one in regrets)) / n
    return {
        "regret": round(fsum(one.mean for one in regrets) / n, DIGITS),
        "error": round(error, DIGITS),
    }
