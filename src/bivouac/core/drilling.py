"""What drills of every game need: what can be chosen for an answer, beside what is right."""

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from bivouac.core.contract import Drill, DrillChoice, Known, Message

T = TypeVar("T")

Asker: TypeAlias = Callable[[T, Known, Random], Drill | None]
"""Asks about what a seat knows, in a setting of some game; None where nothing is worth asking."""

NUMBERS = 5
"""So many numbers are there to choose from."""


def name_of_number(number: int) -> str:
    """The name of a choice that is a number."""
    return f"number-{number}"


def numbers(
    right: int, near: Collection[int], chance: Random, step: int = 1
) -> tuple[DrillChoice, ...]:
    """Numbers to choose from, ascending: the right one, and others that somebody might take.

    The right one is at any place among them. Where `near` has too few of them on one side, those
    next to it fill up, `step` by `step`.
    """
    lower = [right - step * i for i in range(1, NUMBERS) if right >= step * i]
    higher = [right + step * i for i in range(1, NUMBERS)]
    below = chance.randrange(min(len(lower), NUMBERS - 1) + 1)
    likely = mixed(sorted(set(near)), chance)
    chosen = {
        right,
        *first_of([number for number in likely if 0 <= number < right], lower, below),
        *first_of([number for number in likely if number > right], higher, NUMBERS - 1 - below),
    }
    return tuple(
        DrillChoice(name_of_number(number), Message("drills-number", {"number": number}))
        for number in sorted(chosen)
    )


def first_of(likely: Sequence[int], others: Sequence[int], count: int) -> list[int]:
    """So many different numbers, the likely ones first."""
    return list(dict.fromkeys([*likely, *others]))[:count]


def some_of(right: Iterable[T], wrong: Iterable[T], most: int, chance: Random) -> list[T] | None:
    """At most so many of both kinds, mixed, with some of either; None where one kind is missing."""
    rights, wrongs = list(right), list(wrong)
    if not rights or not wrongs:
        return None
    kept = chance.sample(rights, min(len(rights), max(most // 2, most - len(wrongs))))
    kept += chance.sample(wrongs, min(len(wrongs), most - len(kept)))
    return mixed(kept, chance)


def mixed(things: Sequence[T], chance: Random) -> list[T]:
    """The same in any order."""
    return chance.sample(things, len(things))
