"""How sure figures are that are worked out of the same playouts.

A figure is a sum of means. What each world contributes to it, less the mean, is added up world by
world: so what cancels in the figure cancels in its error too.
"""

from typing import NamedTuple

import numpy as np

from bivouac.analysis.trust import Floats

Z = 1.959964
"""Of 100 normal errors 95 are smaller than so many standard errors."""


class Sample(NamedTuple):
    """What games played on from a position gave."""

    shares: Floats  # world x side, uncorrected
    points: Floats  # world x side

    @property
    def mean(self) -> Floats:
        """By side."""
        mean: Floats = self.shares.mean(axis=0)
        return mean

    @property
    def is_certain(self) -> bool:
        """Is it a game that is over?"""
        return len(self.shares) == 1


class Doubt:
    """What a figure for every side is unsure by."""

    def __init__(self, sides: int) -> None:
        self.worlds: Floats = np.zeros((0, sides))  # what each world adds to the error
        self.unseen: Floats = np.zeros(sides)  # variance that showed in no world, and might

    def add(self, sample: Sample, slopes: Floats) -> None:
        """The figure has this sample's mean in it, times `slopes` (side x side found)."""
        if sample.is_certain:
            return
        n, shares = len(sample.shares), sample.shares
        moved = (shares - sample.mean) @ slopes.T / n
        self.worlds = longer(self.worlds, n)
        self.worlds[:n] += moved
        missing = np.maximum(unseen(n) - shares.var(axis=0), 0) / n
        self.unseen = self.unseen + np.diag(slopes) ** 2 * missing

    def take(self, other: "Doubt") -> None:
        """The figure has another one in it."""
        self.worlds = longer(self.worlds, len(other.worlds))
        self.worlds[: len(other.worlds)] += other.worlds
        self.unseen = self.unseen + other.unseen

    def reversed(self) -> "Doubt":
        """Of the figure with the other sign."""
        other = Doubt(len(self.unseen))
        other.worlds, other.unseen = -self.worlds, self.unseen
        return other

    @property
    def error(self) -> Floats:
        """The standard error, by side."""
        error: Floats = np.sqrt((self.worlds**2).sum(axis=0) + self.unseen)
        return error


def longer(worlds: Floats, n: int) -> Floats:
    """The same with at least so many rows."""
    missing = max(0, n - len(worlds))
    return np.concatenate((worlds, np.zeros((missing, worlds.shape[1]))))


def unseen(n: int) -> float:
    """The variance of an outcome is not less: what did not happen in n games might in the next."""
    return (n + 1) / (n + 2) ** 2


class Interval(NamedTuple):
    """By how much one plan is better than another in the same worlds."""

    mean: float
    error: float
    low: float  # of 100 such intervals 95 contain the truth
    high: float

    def scaled(self, slope: float, mean: float) -> "Interval":
        """The same about a figure that moves so much with it, and is `mean`."""
        low, high = (mean + slope * (end - self.mean) for end in (self.low, self.high))
        return Interval(mean, slope * self.error, low, high)


def paired(differences: Floats) -> Interval:
    """The interval of Agresti and Min (Statistics in Medicine 24, 2005, p. 729) for paired shares.

    It is as if there had been two worlds more, in one of which it won half a game and in one of
    which it lost half: so it is honest where a few worlds, or none, told two plans apart.
    """
    n = len(differences) + 2
    centre = float(differences.sum()) / n
    error = float(np.sqrt(((differences**2).sum() + 1) / n - centre**2) / np.sqrt(n))
    return Interval(float(differences.mean()), error, centre - Z * error, centre + Z * error)
