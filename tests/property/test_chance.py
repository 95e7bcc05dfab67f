"""The random generator: the published numbers, uniform, and independent streams."""

import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.core import bits
from bivouac.core.contract import generator
from bivouac.core.jit import entry
from bivouac.core.records import Longs, Smalls, Word, Words
from tests.conftest import scale

MASK = 2**64 - 1


@entry
def next_words(rng: Words, found: Words) -> None:
    for i in range(len(found)):
        found[i] = bits.next_word(rng)


@entry
def count_draws(rng: Words, limit: int, draws: int, found: Longs) -> None:
    """How often each number below a limit is drawn."""
    for _ in range(draws):
        found[bits.below(rng, limit)] += 1


@entry
def shuffle_many(rng: Words, size: int, times: int, found: Smalls) -> None:
    """Each row one shuffle of the numbers below a size."""
    for row in range(times):
        for i in range(size):
            found[row, i] = i
        bits.shuffle(found[row], size, rng)


@entry
def start_many(seed: Word, states: Words) -> None:
    """The state in which each stream of a seed starts."""
    for stream in range(len(states)):
        bits.seed_stream(states[stream : stream + 1], seed, np.uint64(stream))


def split_mix(state: int) -> tuple[int, int]:
    """SplitMix64 (Steele, Lea, Flood 2014) in Python's integers: the next state and its word."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return state, word ^ (word >> 31)


def assert_uniform(counts: list[int]) -> None:
    """A chi-square within five standard deviations of its mean; the seed is fixed."""
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    assert abs(chi_square - freedom) < 5 * math.sqrt(2 * freedom), chi_square


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    rng = np.array([1234567], np.uint64)
    found = np.zeros(5, np.uint64)
    next_words(rng, found)
    assert found.tolist() == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, MASK), st.integers(1, 2**31))
def test_a_number_below_a_limit_is_drawn_as_lemire_says(state: int, limit: int) -> None:
    rng = np.array([state], np.uint64)
    drawn = bits.draw_below(rng, limit)
    threshold = 2**32 % limit
    while True:
        state, word = split_mix(state)
        product = (word >> 32) * limit
        if product % 2**32 >= threshold:
            break
    assert drawn == product >> 32 < limit
    assert int(rng[0]) == state


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 24, 55, 100])
def test_numbers_below_a_limit_are_uniform(limit: int) -> None:
    found = np.zeros(limit, np.int64)
    count_draws(generator(1, limit), limit, scale(1000 * limit), found)
    assert_uniform(found.tolist())


def test_a_large_limit_is_uniform_too_because_the_surplus_is_drawn_again() -> None:
    """Without that, two thirds of 2**32 would make every other number twice as likely."""
    limit = 3 * 2**29
    rng = generator(2)
    found = Counter(bits.draw_below(rng, limit) % 3 for _ in range(scale(6000)))
    assert_uniform([found[i] for i in range(3)])


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    times = scale(24_000)
    found = np.zeros((times, 4), np.int8)
    shuffle_many(generator(3), 4, times, found)
    orders = Counter(map(tuple, found.tolist()))
    assert len(orders) == 24
    assert_uniform(list(orders.values()))


@given(st.integers(0, MASK), st.integers(0, 64))
def test_a_shuffle_loses_nothing(seed: int, size: int) -> None:
    found = np.zeros((3, 64), np.int8)
    shuffle_many(generator(seed), size, 3, found)
    for row in found:
        assert sorted(row[:size].tolist()) == list(range(size))
        assert not row[size:].any()


@pytest.mark.parametrize("seed", [0, 1, MASK])
def test_streams_of_a_seed_do_not_overlap_in_what_a_game_draws(seed: int) -> None:
    """SplitMix64 walks through its states in steps of one constant, so distances can be told."""
    states = np.zeros(scale(2000), np.uint64)
    start_many(np.uint64(seed), states)
    inverse = pow(0x9E3779B97F4A7C15, -1, 2**64)
    places = sorted(int(state) * inverse & MASK for state in states)
    gaps = [b - a for a, b in pairwise(places)]
    assert min(gaps) > 1_000_000


def test_generators_of_python_are_the_streams_of_the_kernels() -> None:
    states = np.zeros(5, np.uint64)
    start_many(np.uint64(9), states)
    assert [int(generator(9, stream)[0]) for stream in range(5)] == states.tolist()
