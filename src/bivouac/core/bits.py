"""Sets as 64-bit words, packed counters, and the random generator.

Everything here gives the same result compiled and interpreted, without overflow warnings: the
interpreter computes with Python integers, the compiler with machine words.
"""

import numpy as np

from bivouac.core.jit import entry, kernel
from bivouac.core.records import Shorts, Smalls, Word, Words

ONE = np.uint64(1)
EMPTY = np.uint64(0)
HIGH = np.uint64(0x8080808080808080)
"""The top bit of each byte of a word."""


@kernel
def add(left: Word, right: Word) -> Word:
    """Sum modulo 2**64."""
    return np.uint64((int(left) + int(right)) & 0xFFFFFFFFFFFFFFFF)


@kernel
def subtract(left: Word, right: Word) -> Word:
    """Difference modulo 2**64."""
    return np.uint64((int(left) - int(right)) & 0xFFFFFFFFFFFFFFFF)


@kernel
def multiply(left: Word, right: Word) -> Word:
    """Product modulo 2**64."""
    return np.uint64((int(left) * int(right)) & 0xFFFFFFFFFFFFFFFF)


@kernel
def count(word: Word) -> int:
    """How many members the set has. (The compiler knows this idiom: one machine instruction.)"""
    pairs = subtract(word, (word >> ONE) & np.uint64(0x5555555555555555))
    fours = (pairs & np.uint64(0x3333333333333333)) + (
        (pairs >> np.uint64(2)) & np.uint64(0x3333333333333333)
    )
    bytes_ = (fours + (fours >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int(np.int64(multiply(bytes_, np.uint64(0x0101010101010101)) >> np.uint64(56)))


@kernel
def lowest(word: Word) -> int:
    """The smallest member of a set that is not empty."""
    return count(~word & subtract(word, ONE))


@kernel
def bit(member: int) -> Word:
    """The set of one member."""
    return ONE << np.uint64(member)


@kernel
def has(word: Word, member: int) -> bool:
    """Is `member` in the set?"""
    found: bool = (word >> np.uint64(member)) & ONE != EMPTY
    return found


@kernel
def rest(word: Word) -> Word:
    """The set without its smallest member."""
    return word & subtract(word, ONE)


@kernel
def list_members(word: Word, members: Smalls) -> int:
    """Write the members of a set in ascending order; how many there are."""
    n = 0
    while word != EMPTY:
        members[n] = lowest(word)
        word = rest(word)
        n += 1
    return n


@kernel
def list_steps(steps: Shorts, n: int, first: int, members: Word) -> int:
    """Add the step `first` + member for each member of a set; how many steps there are then."""
    while members != EMPTY:
        steps[n] = first + lowest(members)
        members = rest(members)
        n += 1
    return n


# Sets of up to 128 members are two words: members below 64, then the rest.


@kernel
def contains(words: Words, member: int) -> bool:
    """Is `member` in a set of two words?"""
    return has(words[member >> 6], member & 63)


@kernel
def include(words: Words, member: int) -> None:
    """Put `member` into a set of two words."""
    words[member >> 6] |= bit(member & 63)


@kernel
def exclude(words: Words, member: int) -> None:
    """Take `member` out of a set of two words."""
    words[member >> 6] &= ~bit(member & 63)


@kernel
def first_of(low: Word, high: Word) -> int:
    """The smallest member of a set of two words that is not empty."""
    return lowest(low) if low != EMPTY else 64 + lowest(high)


@kernel
def rest_of(low: Word, high: Word) -> tuple[Word, Word]:
    """A set of two words without its smallest member."""
    return (rest(low), high) if low != EMPTY else (low, rest(high))


@kernel
def with_one(low: Word, high: Word, member: int) -> tuple[Word, Word]:
    """A set of two words and one more member."""
    return (low | bit(member), high) if member < 64 else (low, high | bit(member - 64))


@kernel
def without_one(low: Word, high: Word, member: int) -> tuple[Word, Word]:
    """A set of two words without a member."""
    return (low & ~bit(member), high) if member < 64 else (low, high & ~bit(member - 64))


@kernel
def list_pair(low: Word, high: Word, members: Smalls) -> int:
    """Write the members of a set of two words in ascending order; how many there are."""
    n = 0
    while low != EMPTY:
        members[n] = lowest(low)
        low = rest(low)
        n += 1
    while high != EMPTY:
        members[n] = 64 + lowest(high)
        high = rest(high)
        n += 1
    return n


@kernel
def covers(have: Word, need: Word) -> bool:
    """Byte by byte, is `have` at least `need`? Every byte must be below 128."""
    enough: bool = subtract(have | HIGH, need) & HIGH == HIGH
    return enough


@kernel
def byte(word: Word, index: int) -> int:
    """One packed counter."""
    return int(np.int64((word >> np.uint64(8 * index)) & np.uint64(0xFF)))


@kernel
def one_in_byte(index: int) -> Word:
    """A word of packed counters with a single 1."""
    return ONE << np.uint64(8 * index)


# The generator is SplitMix64 (Steele, Lea, Flood 2014): one word of state, held by the caller and
# never by a position, so that nobody who sees a position can see the future.

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW_HALF = np.uint64(0xFFFFFFFF)


@kernel
def mix(word: Word) -> Word:
    """Scramble a word: every input bit changes every output bit with probability one half."""
    word = multiply(word ^ (word >> np.uint64(30)), _MIX_1)
    word = multiply(word ^ (word >> np.uint64(27)), _MIX_2)
    return word ^ (word >> np.uint64(31))


@kernel
def next_word(rng: Words) -> Word:
    """The next 64 random bits; `rng` is an array of one word."""
    rng[0] = add(rng[0], _GAMMA)
    return mix(rng[0])


@kernel
def below(rng: Words, limit: int) -> int:
    """A uniform number from 0 to limit - 1, exactly (Lemire 2019), for limits up to 2**31."""
    bound = np.uint64(limit)
    product = multiply(next_word(rng) >> np.uint64(32), bound)
    if product & _LOW_HALF < bound:
        threshold = np.uint64((4294967296 - limit) % limit)
        while product & _LOW_HALF < threshold:
            product = multiply(next_word(rng) >> np.uint64(32), bound)
    return int(np.int64(product >> np.uint64(32)))


@kernel
def seed_stream(rng: Words, seed: Word, stream: Word) -> None:
    """Start the generator of one stream (say, one game) of a seed; streams are independent."""
    rng[0] = mix(add(mix(add(seed, _GAMMA)), multiply(add(stream, ONE), _MIX_1)))


@kernel
def shuffle(members: Smalls, size: int, rng: Words) -> None:
    """Put the first `size` members into a uniformly random order."""
    for i in range(size - 1, 0, -1):
        j = below(rng, i + 1)
        swapped = members[i]
        members[i] = members[j]
        members[j] = swapped


@kernel
def shuffle_all(members: Smalls, size: int, rng: Words) -> None:
    """Write the numbers below `size` in a uniformly random order."""
    for i in range(size):
        members[i] = i
    shuffle(members, size, rng)


@entry
def start_stream(rng: Words, seed: Word, stream: Word) -> None:
    """`seed_stream` for callers in Python."""
    seed_stream(rng, seed, stream)


@entry
def draw_below(rng: Words, limit: int) -> int:
    """`below` for callers in Python."""
    return below(rng, limit)


def numbers_in(bits: int) -> list[int]:
    """The members of a set that Python holds as one number, ascending."""
    found = []
    while bits:
        smallest = bits & -bits
        found.append(smallest.bit_length() - 1)
        bits ^= smallest
    return found
