"""What the games of the test say: tables in Markdown, and whether a group has passed."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bivouac.analysis.trust import Floats, Trust
from scripts.calibrating.fitting import Forecasts, brier, means
from scripts.calibrating.games import VIEWS

BINS = 10
ENOUGH = 200
"""Positions in a bin that has to be right; in others chance decides too much."""
CLOSE = 0.03
"""So right."""


class Line(NamedTuple):
    """One bin: forecasts that were alike."""

    low: float
    positions: int
    foretold: float  # in the mean
    true: float  # how much of it came true
    error: float  # standard error of what came true less what was foretold, games being independent

    @property
    def off(self) -> float:
        """How much more came true than was foretold."""
        return self.true - self.foretold

    @property
    def is_right(self) -> bool:
        """Is it close to what was foretold, or too small to say?"""
        return self.positions < ENOUGH or abs(self.off) <= CLOSE


def lines(found: Forecasts, way: Trust) -> list[Line]:
    """What was foretold and what came true, bin by bin."""
    chance, there = found.corrected(way), sides_of(found)
    binned = np.minimum((chance * BINS).astype(int), BINS - 1)
    kept = []
    for number in range(BINS):
        moments, sides = np.nonzero((binned == number) & there)
        if len(moments):
            foretold, true = chance[moments, sides], found.result[moments, sides]
            error = clustered(true - foretold, found.game[moments])
            positions = len(np.unique(moments))
            kept.append(Line(number / BINS, positions, foretold.mean(), true.mean(), error))
    return kept


def sides_of(found: Forecasts) -> np.ndarray:
    """Moment x side: those whose chances say something; of two, one says it all."""
    there = found.there
    there[found.sides == 2, 1] = 0
    return there.astype(bool)


def clustered(values: Floats, clusters: np.ndarray) -> float:
    """The standard error of a mean of values that depend on each other within a cluster."""
    _, place = np.unique(clusters, return_inverse=True)
    sums = np.bincount(place, values - values.mean())
    n = len(sums)
    return float(np.sqrt((sums**2).sum() * n / max(n - 1, 1)) / len(values))


def has_passed(found: Forecasts, way: Trust) -> bool:
    """Is every bin with enough positions right?"""
    return all(line.is_right for line in lines(found, way))


def of_view(found: Forecasts, view: str) -> Forecasts:
    """The forecasts made with some eyes."""
    seen = found.view == view
    return Forecasts(
        found.chance[seen],
        found.result[seen],
        found.game[seen],
        found.view[seen],
        found.late[seen],
        found.seats[seen],
        found.sides[seen],
        found.points[seen],
        found.cost,
    )


def table(found: Forecasts, way: Trust) -> Iterator[str]:
    """The bins of a group, for all eyes together, and for each how far it is off."""
    views = [{line.low: line for line in lines(of_view(found, view), way)} for view in VIEWS]
    yield "| foretold | positions | mean | came true | " + " | ".join(VIEWS) + " |"
    yield "|---|--:|--:|--:|" + "--:|" * len(VIEWS)
    for line in lines(found, way):
        cells = [f"{line.low:.0%}-{line.low + 1 / BINS:.0%}", f"{line.positions}"]
        cells += [f"{line.foretold:.1%}", f"{line.true:.1%} ± {line.error:.1%}"]
        for by_bin in views:
            one = by_bin.get(line.low)
            cells.append(f"{one.off:+.1%} ± {one.error:.1%} ({one.positions})" if one else "")
        yield f"| {' | '.join(cells)} |"


def summary(name: str, found: Forecasts, way: Trust) -> str:
    """A group in one row."""
    score = brier(found.corrected(way), found.result)
    against = brier(means(found), found.result)
    worst = max((line for line in lines(found, way) if line.positions >= ENOUGH), key=off_by)
    breadth = "all plans" if way.breadth == 0 else f"{way.breadth} plans"
    tilt = f", {way.tilt:+.2f}" if way.tilt else ""
    correction = f"{way.opening:.2f} to {way.closing:.2f}{tilt}"
    doubt = f"{way.doubt:.1%}"
    cells = [name, f"by {way.policy}, {breadth}", f"{way.playouts}", correction, doubt]
    cells += [f"{len(np.unique(found.game))}", f"{len(found.game)}"]
    cells += [f"{score.mean():.3f}", f"{against.mean():.3f}"]
    cells += [f"{worst.off:+.1%} ± {worst.error:.1%}", f"{found.points.mean():+.1f}"]
    cells.append("yes" if has_passed(found, way) else "no")
    return f"| {' | '.join(cells)} |"


def off_by(line: Line) -> float:
    """How far a bin is off, either way."""
    return abs(line.off)


HEAD = (
    "| settings | plays on | playouts | power | doubt | games | positions | Brier | of the mean "
    "| worst bin | points to come | passed |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|"
)
