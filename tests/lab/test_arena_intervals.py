"""The intervals of a match hold what they promise, on games decided by coins."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from bivouac.lab.arena_intervals import interval_of_difference, interval_of_rounds
from tests.conftest import scale

Flips = NDArray[np.float64]
"""Shares of A, round x game."""
TRIES = scale(400)


def separate(rng: np.random.Generator, rate: float, rounds: int, games: int) -> Flips:
    """Every game is decided by its own coin."""
    return (rng.random((rounds, games)) < rate).astype(float)


def by_deal(rng: np.random.Generator, rate: float, rounds: int, games: int) -> Flips:
    """In a fifth of the rounds one coin decides all games: the deal suits one of the bots."""
    together = np.repeat(separate(rng, rate, rounds, 1), games, axis=1)
    return np.where(rng.random((rounds, 1)) < 0.2, together, separate(rng, rate, rounds, games))


def by_seat(rng: np.random.Generator, rate: float, rounds: int, games: int) -> Flips:
    """In two fifths of the rounds the deal gives the game to a seat, which A has just once."""
    given = np.zeros((rounds, games))
    given[np.arange(rounds), rng.integers(0, games, rounds)] = 1
    return np.where(rng.random((rounds, 1)) < 0.4, given, separate(rng, rate, rounds, games))


@pytest.mark.parametrize(("rounds", "games"), [(10, 2), (40, 2), (40, 4)])
@pytest.mark.parametrize(
    ("coin", "rate"),
    [(separate, 0.5), (separate, 0.25), (separate, 0.97), (by_deal, 0.6), (by_seat, 0.5)],
)
def test_the_interval_holds_the_truth_19_times_of_20(
    coin: Callable[[np.random.Generator, float, int, int], Flips],
    rate: float,
    rounds: int,
    games: int,
) -> None:
    rng = np.random.default_rng(7)
    truth = 0.6 * rate + 0.4 / games if coin is by_seat else rate
    held = 0
    for _ in range(TRIES):
        low, high = interval_of_rounds(coin(rng, rate, rounds, games).mean(axis=1).tolist(), games)
        held += low <= truth <= high
    assert held / TRIES > 0.91


def test_deals_that_favour_a_seat_make_the_interval_narrower() -> None:
    """That is what pairing is for."""
    rng = np.random.default_rng(3)
    paired = interval_of_rounds([0.5] * 90 + [1.0] * 5 + [0.0] * 5, 2)
    alone = interval_of_rounds(separate(rng, 0.5, 100, 2).mean(axis=1).tolist(), 2)
    assert paired[1] - paired[0] < (alone[1] - alone[0]) / 1.5


@pytest.mark.parametrize("rates", [[1.0], [1.0] * 10, [0.5] * 3, [0.0] * 100])
def test_no_interval_claims_certainty(rates: list[float]) -> None:
    low, high = interval_of_rounds(rates, 2)
    assert 0 <= low <= rates[0] + 1e-12
    assert rates[0] - 1e-12 <= high <= 1
    assert high - low > 0.01


def test_the_interval_of_a_difference_holds_the_truth_19_times_of_20() -> None:
    """Two bots on the same deals, of which some are won by both and some by none."""
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(TRIES):
        deals = rng.random((60, 1))
        won = deals + 0.4 * rng.random((60, 2)) < (0.8, 0.6)
        only_a = int((won[:, 0] & ~won[:, 1]).sum())
        only_b = int((won[:, 1] & ~won[:, 0]).sum())
        low, high = interval_of_difference(only_a, only_b, 60)
        held += low <= 0.2 <= high
    assert held / TRIES > 0.91


def test_a_difference_worked_out_by_hand() -> None:
    """10 deals, 4 won by A alone, 1 by B alone: 3/12, and the root of (6/12 - 1/16) / 12."""
    spread = 1.959964 * ((6 / 12 - 1 / 16) / 12) ** 0.5
    assert interval_of_difference(4, 1, 10) == pytest.approx((0.25 - spread, 0.25 + spread))
