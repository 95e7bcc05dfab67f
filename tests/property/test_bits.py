"""Words as sets and as packed counters, against Python's own sets and integers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.core import bits
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Smalls, Word, Words

MODULUS = 2**64
words = st.integers(0, MODULUS - 1)
sets = st.sets(st.integers(0, 63))
counters = st.lists(st.integers(0, 127), min_size=8, max_size=8)


@entry
def calculate(left: Word, right: Word, found: Words) -> None:
    """Arithmetic modulo 2**64."""
    found[0] = bits.add(left, right)
    found[1] = bits.subtract(left, right)
    found[2] = bits.multiply(left, right)


@entry
def look_at(word: Word, member: int, found: Ints, listed: Smalls) -> Word:
    """Size, membership and listing of a set; what remains without its smallest member."""
    found[0] = bits.count(word)
    found[1] = bits.has(word, member)
    found[2] = bits.list_members(word, listed)
    if word == bits.EMPTY:
        return word
    found[3] = bits.lowest(word)
    return bits.rest(word)


@entry
def look_at_counters(have: Word, need: Word, found: Ints) -> bool:
    """Every packed counter, and whether all of them suffice."""
    for i in range(8):
        found[i] = bits.byte(have, i)
    return bits.covers(have, need)


@entry
def single(member: int, index: int, found: Words) -> None:
    """The set of one member, and a counter of 1."""
    found[0] = bits.bit(member)
    found[1] = bits.one_in_byte(index)


@entry
def look_at_pair(words: Words, member: int, found: Ints, listed: Smalls, rest: Words) -> None:
    """A set of two words: membership, listing, its smallest member and what remains without it."""
    found[0] = bits.contains(words, member)
    found[1] = bits.list_pair(words[0], words[1], listed)
    if words[0] | words[1] != bits.EMPTY:
        found[2] = bits.first_of(words[0], words[1])
        rest[0], rest[1] = bits.rest_of(words[0], words[1])


@entry
def change_pair(words: Words, member: int, is_in: bool) -> None:
    """Put a member into a set of two words, or take it out."""
    if is_in:
        bits.include(words, member)
    else:
        bits.exclude(words, member)


def pack(values: list[int]) -> np.uint64:
    return np.uint64(int.from_bytes(bytes(values), "little"))


@pytest.mark.slow
@given(words, words)
def test_arithmetic_is_modulo_2_to_the_64(left: int, right: int) -> None:
    found = np.zeros(3, np.uint64)
    calculate(np.uint64(left), np.uint64(right), found)
    expected = [(left + right) % MODULUS, (left - right) % MODULUS, (left * right) % MODULUS]
    assert found.tolist() == expected


@given(sets, st.integers(0, 63))
def test_a_word_is_a_set(members: set[int], member: int) -> None:
    found, listed = np.zeros(4, np.int32), np.zeros(64, np.int8)
    word = sum(1 << m for m in members)
    rest = look_at(np.uint64(word), member, found, listed)
    assert found[0] == found[2] == len(members)
    assert found[1] == (member in members)
    assert listed[: len(members)].tolist() == sorted(members)
    if members:
        assert found[3] == min(members)
        assert int(rest) == sum(1 << m for m in members - {min(members)})


def as_pair(members: set[int]) -> Words:
    number = sum(1 << member for member in members)
    return np.array([number % MODULUS, number // MODULUS], np.uint64)


@given(st.sets(st.integers(0, 127)), st.integers(0, 127))
def test_two_words_are_a_set_of_up_to_128_members(members: set[int], member: int) -> None:
    found, listed = np.zeros(3, np.int32), np.zeros(128, np.int8)
    rest = np.zeros(2, np.uint64)
    look_at_pair(as_pair(members), member, found, listed, rest)
    assert found[0] == (member in members)
    assert listed[: found[1]].tolist() == sorted(members)
    if members:
        assert found[2] == min(members)
        assert rest.tolist() == as_pair(members - {min(members)}).tolist()
    for is_in, changed in ((True, members | {member}), (False, members - {member})):
        words = as_pair(members)
        change_pair(words, member, is_in)
        assert words.tolist() == as_pair(changed).tolist()


@given(counters, counters)
def test_packed_counters_are_compared_byte_by_byte(have: list[int], need: list[int]) -> None:
    found = np.zeros(8, np.int32)
    suffices = look_at_counters(pack(have), pack(need), found)
    assert found.tolist() == have
    assert suffices == all(h >= n for h, n in zip(have, need, strict=True))


@given(counters)
def test_counters_cover_themselves_and_nothing_larger(have: list[int]) -> None:
    found = np.zeros(8, np.int32)
    assert look_at_counters(pack(have), pack(have), found)
    for i in range(8):
        more = [*have]
        more[i] += 1
        if more[i] < 128:
            assert not look_at_counters(pack(have), pack(more), found)
            assert look_at_counters(pack(more), pack(have), found)


@given(st.integers(0, 63), st.integers(0, 7))
def test_single_members_and_single_counters(member: int, index: int) -> None:
    found = np.zeros(2, np.uint64)
    single(member, index, found)
    assert found.tolist() == [1 << member, 1 << 8 * index]
