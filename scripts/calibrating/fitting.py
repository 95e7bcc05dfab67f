"""What training games teach: how to play on, how often, and how to read what comes of it."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from bivouac.analysis.trust import Floats, Trust
from scripts.calibrating.games import WHOLE, Row

NEAR = 0.0015
"""A quicker way is taken if its Brier score is no more than this behind the best one's."""
POWERS, TILTS, DOUBTS = (0.2, 3.0), (-1.5, 1.5), (0.0, 0.3)
CLOSE = 0.001
ROUNDS = 20
"""Of all numbers in turn, at most."""


class Forecasts(NamedTuple):
    """What was foretold at some moments, and what came true there."""

    chance: Floats  # moment x side, uncorrected; 0 for sides that are not there
    result: Floats  # moment x side
    game: np.ndarray  # by moment: the game it is of
    view: np.ndarray  # by moment: whose eyes
    late: Floats  # by moment: how far the game has gone
    seats: np.ndarray  # by moment
    sides: np.ndarray  # by moment: how many have a chance
    points: Floats  # by moment: how many more there were at the end than foretold, a side's mean
    cost: float  # microseconds a playout

    @property
    def there(self) -> Floats:
        """Moment x side: 1 for sides that have a chance, else 0."""
        return (np.arange(self.chance.shape[1]) < self.sides[:, None]).astype(float)

    def corrected(self, way: Trust) -> Floats:
        """The chances as a correction reads them."""
        return way.corrected(self.chance, self.late, self.there)


def forecasts(rows: Sequence[Row], way: int, prefix: int) -> Forecasts:
    """The forecasts of one way to play on, by the first so many playouts."""
    seen = [(row, one) for row in rows for one in row["seen"]]
    sides = max(len(row["result"]) for row in rows)
    ways = [one["ways"][way] for _, one in seen]
    return Forecasts(
        filled([one["chance"][prefix] for one in ways], sides) / WHOLE,
        filled([row["result"] for row, _ in seen], sides) / WHOLE,
        np.array([row["game"] for row, _ in seen]),
        np.array([one["view"] for _, one in seen]),
        np.array([one["late"] for _, one in seen]) / WHOLE,
        np.array([row["seats"] for row, _ in seen]),
        np.array([len(row["result"]) for row, _ in seen]),
        np.array(
            [
                np.mean(np.subtract(row["points"], one["points"])) / 10
                for (row, _), one in zip(seen, ways, strict=True)
            ]
        ),
        float(np.median([one["us"] for one in ways])),
    )


def filled(lists: Iterable[Sequence[int]], width: int) -> Floats:
    """Lists of several lengths as one array, with 0 where nothing is."""
    return np.array([[*one, *[0] * (width - len(one))] for one in lists], float)


def brier(chance: Floats, result: Floats) -> Floats:
    """By moment; of two sides it is the square of the error."""
    score: Floats = ((chance - result) ** 2).sum(axis=1) / 2
    return score


def means(found: Forecasts) -> Floats:
    """What somebody foretells who knows how often each side wins, and nothing of the game."""
    chance = np.zeros_like(found.result)
    for seats in np.unique(found.seats):
        alike = found.seats == seats
        chance[alike] = found.result[alike].mean(axis=0)
    return chance


def fit(found: Forecasts, is_scored: bool) -> Trust:
    """The correction with the best score; a tilt only where there are no seats to be fair to."""
    way = Trust()
    for _ in range(ROUNDS):
        before = way
        way = better(found, way, "opening", *POWERS)
        way = better(found, way, "closing", *POWERS)
        way = better(found, way, "doubt", *DOUBTS)
        if not is_scored:
            way = better(found, way, "tilt", *TILTS)
        if way == before:
            break
    return way


def better(found: Forecasts, way: Trust, name: str, low: float, high: float) -> Trust:
    """One number of a correction as it scores best; the score has one valley."""
    while high - low > CLOSE:
        third = (high - low) / 3
        left, right = with_number(way, name, low + third), with_number(way, name, high - third)
        is_left = score(found, left) < score(found, right)
        low, high = (low, high - third) if is_left else (low + third, high)
    return with_number(way, name, round((low + high) / 2, 3))


def with_number(way: Trust, name: str, value: float) -> Trust:
    """A correction in which one number is another one."""
    changed: dict[str, Any] = {name: value}
    return way._replace(**changed)


def score(found: Forecasts, way: Trust) -> float:
    """The Brier score of corrected chances."""
    return float(brier(found.corrected(way), found.result).mean())


def choose(
    rows: Sequence[Row], ways: Sequence[tuple[str, int]], playouts: Sequence[int], is_scored: bool
) -> Trust:
    """How to measure a group: the cheapest of the ways that are as good as the best."""
    tried = []
    for place, (policy, breadth) in enumerate(ways):
        for prefix, n in enumerate(playouts):
            found = forecasts(rows, place, prefix)
            fitted = fit(found, is_scored)
            way = fitted._replace(policy=policy, breadth=breadth, playouts=n)
            tried.append((score(found, fitted), found.cost * n, way))
    best = min(tried)[0]
    return min((cost, reached, way) for reached, cost, way in tried if reached <= best + NEAR)[2]
