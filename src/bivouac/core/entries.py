"""Template: the kernels Python calls, with `(array, index)` instead of records.

A call with arrays costs Python a fifth of a call with records. `rules` is the game's.
"""

from typing import TYPE_CHECKING

from bivouac.core.jit import entry
from bivouac.core.records import Records, Words

if TYPE_CHECKING:
    from bivouac.core.rules import rules


@entry
def deal(static: Records, positions: Records, i: int, works: Records, rng: Words) -> None:
    """A new game in place `i`."""
    rules.deal(static[0], positions[i], works[0], rng)


@entry
def is_over(positions: Records, i: int) -> bool:
    """Has the game ended?"""
    return rules.is_over(positions[i])


@entry
def is_chance(positions: Records, i: int) -> bool:
    """Must chance decide next?"""
    return rules.is_chance(positions[i])


@entry
def is_between(positions: Records, i: int) -> bool:
    """Is no decision half made?"""
    return rules.is_between(positions[i])


@entry
def to_move(positions: Records, i: int) -> int:
    """The seat that decides now."""
    return rules.to_move(positions[i])


@entry
def legal(static: Records, positions: Records, i: int, works: Records) -> int:
    """How many legal steps there are; they stand in the workspace."""
    return rules.legal(static[0], positions[i], works[0])


@entry
def apply(static: Records, positions: Records, i: int, step: int) -> None:
    """Play one step."""
    rules.apply(static[0], positions[i], step)


@entry
def resolve(static: Records, positions: Records, i: int, works: Records, rng: Words) -> None:
    """Let the generator decide."""
    rules.resolve(static[0], positions[i], works[0], rng)


@entry
def redact(static: Records, positions: Records, i: int, works: Records, seat: int) -> None:
    """Hide what a seat cannot know."""
    rules.redact(static[0], positions[i], works[0], seat)


@entry
def resample(
    static: Records, positions: Records, i: int, works: Records, seat: int, rng: Words
) -> None:
    """Deal what a seat cannot know anew."""
    rules.resample(static[0], positions[i], works[0], seat, rng)


@entry
def show_hands(static: Records, positions: Records, i: int) -> None:
    """Let everybody know all hands."""
    rules.show_hands(static[0], positions[i])


@entry
def plans(
    static: Records, positions: Records, i: int, works: Records, searches: Records, found: Records
) -> int:
    """Sensible whole decisions."""
    return rules.plans(static[0], positions[i], works[0], searches[0], found)


@entry
def score(static: Records, positions: Records, i: int, works: Records) -> None:
    """Points by side and key, into the workspace."""
    rules.score(static[0], positions[i], works[0].scores)


@entry
def value(static: Records, positions: Records, i: int, works: Records, seat: int) -> int:
    """A rough worth of the position for a seat."""
    return rules.value(static[0], positions[i], works[0], seat)


@entry
def tie_break(static: Records, positions: Records, i: int, side: int) -> int:
    """What decides between sides with equal points."""
    return rules.tie_break(static[0], positions[i], side)
