"""The kernels every game offers, with their contract. Templates are checked against it.

A game provides a module with these names. `t` is its static record, `p` a position, `w` a
workspace, `rng` an array of one word. Kernels allocate nothing and raise nothing: the caller keeps
the preconditions stated here.
"""

from typing import Any, Protocol

from bivouac.core.records import Ints, Words


class Rules(Protocol):
    """What a module of rules has to have."""

    __name__: str

    Static: Any  # records, as annotated classes
    Position: Any
    Work: Any
    Plan: Any
    Search: Any

    PLANS: int  # the most plans there can be

    def deal(self, t: Any, p: Any, w: Any, rng: Words) -> None:
        """A new game, laid out by the generator."""

    def is_over(self, p: Any) -> bool:
        """Has the game ended?"""

    def is_chance(self, p: Any) -> bool:
        """Does the position wait for chance? Then `resolve` goes on."""

    def is_between(self, p: Any) -> bool:
        """Is no decision half made? Decisions are made of steps, and records count decisions."""

    def to_move(self, p: Any) -> int:
        """The seat that decides now. Needs: neither over nor chance."""

    def turns(self, p: Any) -> int:
        """Turns begun so far."""

    def ending(self, p: Any) -> int:
        """What ended the game: a place in the setting's `endings`. Needs: over."""

    def legal(self, t: Any, p: Any, w: Any) -> int:
        """Write the legal steps into `w.steps`; how many. At least one unless over or chance."""

    def apply(self, t: Any, p: Any, step: int) -> None:
        """Play a legal step and all that follows by itself. Never draws anything at random."""

    def resolve(self, t: Any, p: Any, w: Any, rng: Words) -> None:
        """Let the generator decide what chance must decide. Needs: `is_chance`."""

    def redact(self, t: Any, p: Any, w: Any, seat: int) -> None:
        """Replace what `seat` cannot know by something that depends only on what it knows."""

    def resample(self, t: Any, p: Any, w: Any, seat: int, rng: Words) -> None:
        """A world that `seat` cannot exclude, all equally likely. Needs: `redact` for that seat."""

    def show_hands(self, t: Any, p: Any) -> None:
        """From now on everybody knows every card that is in a hand now, and no other secret.

        The decks stay as they are, and `redact` hides them as before.
        """

    def plans(self, t: Any, p: Any, w: Any, s: Any, found: Any) -> int:
        """Sensible whole decisions of the mover as sequences of steps; how many. Never none."""

    def value(self, t: Any, p: Any, w: Any, seat: int) -> int:
        """A rough worth of the position for `seat`, for players who look one turn ahead."""

    FEATURES: int  # how many numbers `features` writes

    def features(self, t: Any, p: Any, w: Any, side: int, out: Ints) -> None:
        """What a side may still hope for, as numbers for an evaluation. The first is always 1.

        Needs: `score` into `w.scores`.
        """

    def progress(self, t: Any, p: Any) -> int:
        """How far the game has gone, by what everybody sees: 0 at the start to 256 at the end."""

    def score(self, t: Any, p: Any, points: Ints) -> None:
        """Points by side and key, as if the game ended now."""

    def count_sides(self, t: Any) -> int:
        """How many score: players, or teams."""

    def side_of(self, t: Any, seat: int) -> int:
        """The side a seat scores for."""

    def tie_break(self, t: Any, p: Any, side: int) -> int:
        """Between sides with equal points the larger wins; equal again, they share the victory."""


rules: Rules
"""What templates find under this name once they are bound (core/bind.py)."""
