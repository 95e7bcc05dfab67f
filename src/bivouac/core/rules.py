"""The kernels every game offers, with their contract. Templates are checked against this module.

A game provides a module with these names. `t` is its static record, `p` a position, `w` a
workspace, `rng` an array of one word. Kernels allocate nothing and raise nothing: the caller keeps
the preconditions stated here.
"""

from typing import Any

from bivouac.core.records import Ints, Words

Static = Any
Position = Any
Work = Any
Search = Any
Plans = Any


def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    """A new game, laid out by the generator."""
    raise NotImplementedError


def is_over(p: Position) -> bool:
    """Has the game ended?"""
    raise NotImplementedError


def is_chance(p: Position) -> bool:
    """Does the position wait for chance? Then `resolve` goes on."""
    raise NotImplementedError


def is_between(p: Position) -> bool:
    """Is no decision half made? Decisions are made of steps; records and undo count decisions."""
    raise NotImplementedError


def to_move(p: Position) -> int:
    """The seat that decides now. Needs: neither over nor chance."""
    raise NotImplementedError


def turns(p: Position) -> int:
    """Turns begun so far."""
    raise NotImplementedError


def ending(p: Position) -> int:
    """What ended the game: a place in the setting's `endings`. Needs: over."""
    raise NotImplementedError


def legal(t: Static, p: Position, w: Work) -> int:
    """Write the legal steps into `w.steps`; how many. At least one unless over or chance."""
    raise NotImplementedError


def apply(t: Static, p: Position, step: int) -> None:
    """Play a legal step and all that follows by itself. Never draws anything at random."""
    raise NotImplementedError


def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    """Let the generator decide what chance must decide. Needs: `is_chance`."""
    raise NotImplementedError


def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    """Replace what `seat` cannot know by something that depends only on what it knows."""
    raise NotImplementedError


def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    """A world that `seat` cannot exclude, all equally likely. Needs: `redact` for the same seat."""
    raise NotImplementedError


def plans(t: Static, p: Position, w: Work, s: Search, plans: Plans) -> int:
    """Sensible whole decisions of the mover as sequences of steps; how many. Never none."""
    raise NotImplementedError


def value(t: Static, p: Position, w: Work, seat: int) -> int:
    """A rough worth of the position for `seat`, for players who look one turn ahead."""
    raise NotImplementedError


FEATURES: int
"""How many numbers `features` writes."""


def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """What a side may still hope for, as numbers for an evaluation. Needs: `score` into `w.scores`.

    The first number is always 1.
    """
    raise NotImplementedError


def progress(t: Static, p: Position) -> int:
    """How far the game has gone, by what everybody sees: 0 at the start to 256 at the end."""
    raise NotImplementedError


def score(t: Static, p: Position, points: Ints) -> None:
    """Points by side and key, as if the game ended now."""
    raise NotImplementedError


def count_sides(t: Static) -> int:
    """How many score: players, or teams."""
    raise NotImplementedError


def side_of(t: Static, seat: int) -> int:
    """The side a seat scores for."""
    raise NotImplementedError


def tie_break(t: Static, p: Position, side: int) -> int:
    """Between sides with equal points the larger wins; equal again, they share the victory."""
    raise NotImplementedError
