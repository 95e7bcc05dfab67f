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


def numbers(right: int, near: Collection[int], chance: Random) -> tuple[DrillChoice, ...]:
    """Numbers to choose from, ascending: the right one, and others that somebody might take.

    Where `near` has too few of them, those next to the right one fill up.
    """
    others = sorted({number for number in near if number >= 0} - {right})
    chosen = {right, *chance.sample(others, min(len(others), NUMBERS - 1))}
    away = 1
    while len(chosen) < NUMBERS:
        chosen |= {number for number in (right + away, right - away) if number >= 0}
        away += 1
    while len(chosen) > NUMBERS:
        chosen.remove(chance.choice(sorted(chosen - {right})))
    return tuple(
        DrillChoice(name_of_number(number), Message("drills-number", {"number": number}))
        for number in sorted(chosen)
    )


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
