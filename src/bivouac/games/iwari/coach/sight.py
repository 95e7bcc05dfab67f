"""What topics look at: a position as its seat knows it, and what can be tried in it."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Known
from bivouac.core.records import Ints
from bivouac.games.iwari.layout import HAND, NONE, THIRD, TURN
from bivouac.games.iwari.notation.builds import Piece, piece_of
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.offers.gains import Trial
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import WALK_ON
from bivouac.games.iwari.view.counts import Counts, count_all
from bivouac.games.iwari.view.reading import held_cards


class Prospect(NamedTuple):
    """A build that can be paid for, and what would have changed after it."""

    steps: list[int]
    pieces: list[Piece]
    territory: int
    change: Ints  # [tribe, key] of points, as if the game ended now

    def gain(self, tribe: int, key: int) -> int:
        """The points of a tribe by one key."""
        return int(self.change[tribe, key])

    def total(self, tribe: int) -> int:
        """All points of a tribe."""
        return int(self.change[tribe].sum())

    @property
    def kinds(self) -> tuple[int, ...]:
        """What its pieces are."""
        return tuple(one.kind for one in self.pieces)


class Tries(Trial):
    """Builds tried out, and no more counted than is asked."""

    def prospect(self, steps: Sequence[int]) -> Prospect:
        """One build."""
        self.built(steps)
        scratch = self._scratch
        scratch.entries.score(self.setting.static, scratch.positions, 0, scratch.works)
        sides = self.setting.sides
        change = scratch.works["scores"][0, :sides] - self.counts.points[:sides]
        pieces = [one for one in map(piece_of, steps) if one is not None]
        return Prospect(list(steps), pieces, territory_of(self.setting, pieces[0]), change)

    def after(self, steps: Sequence[int]) -> Counts:
        """Everything counted after a build."""
        return count_all(self.setting, self.built(steps))

    def walked(self, steps: Sequence[int]) -> int:
        """IR2: what the own tribe scores if the walking totem scores after a build."""
        self._scratch.positions[0] = self.known.position
        self._scratch.positions["pawns_left"] = 0
        for step in steps:
            self._scratch.apply(step)
        if WALK_ON not in self._scratch.legal():
            return 0
        self._scratch.apply(WALK_ON)
        walked = self._scratch.position["walked"] - self.known.position["walked"]
        return int(walked[self.tribe])


class Sight:
    """One position, looked at once for all topics."""

    def __init__(self, setting: Iwari, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.position: np.void = known.position
        self.tries = Tries(setting, known)
        self.counts = self.tries.counts

    @cached_property
    def prospects(self) -> list[Prospect]:
        """The builds of the tribe that acts, each paid the cheapest way; fewest cards first."""
        return list(prospects_of(self.tries))

    @property
    def rivals(self) -> list[int]:
        """The other tribes that score, the third one too (I2.2)."""
        return [tribe for tribe in range(self.setting.sides) if tribe != self.seat]

    def points(self, tribe: int) -> int:
        """What a tribe has, as if the game ended now."""
        return int(self.counts.points[tribe].sum())

    @property
    def deck(self) -> int:
        """The cards left in the deck."""
        return int(self.position["deck_end"] - self.position["deck_top"])

    @property
    def hand(self) -> list[int]:
        """The biomes of the cards in hand."""
        return biomes_of(self.setting, held_cards(self.position, self.seat))

    @property
    def display(self) -> list[int]:
        """The biomes of the cards in the display, from its beginning."""
        shown = [card for card in self.position["display"].tolist() if card != NONE]
        return biomes_of(self.setting, shown)

    def as_if(self, tribe: int, biomes: Sequence[int]) -> Tries:
        """The same map with a tribe about to build, and a card of each of these biomes in hand.

        For the third tribe its own seat builds (I2.1).
        """
        return Tries(self.setting, about_to_build(self.setting, self.known, tribe, biomes))


def prospects_of(tries: Tries) -> Iterator[Prospect]:
    """Every build that a tribe about to build can pay for."""
    for plan in tries.known.plans():
        if piece_of(plan.steps[0]) is not None:
            yield tries.prospect(plan.steps)


def biomes_of(setting: Iwari, cards: Sequence[int]) -> list[int]:
    """The biomes of cards."""
    return [int(setting.static["biomes"][0, card]) for card in cards]


def card_of(setting: Iwari, biome: int) -> int:
    """Any card of a biome: they are all the same."""
    return int(np.argmax(setting.static["biomes"][0] == biome))


def about_to_build(setting: Iwari, known: Known, tribe: int, biomes: Sequence[int]) -> Known:
    """The map as it is, and a tribe's turn to build on it with these cards."""
    world = known.copy()
    position = world.position
    is_third = tribe == setting.third
    seat = known.seat if is_third else tribe
    cards = sorted(card_of(setting, biome) for biome in biomes)
    position["phase"], position["seat"], position["tribe"] = (
        THIRD if is_third else TURN,
        seat,
        tribe,
    )
    position["hands"][seat] = cards + [NONE] * (HAND - len(cards))
    position["hand_n"][seat] = len(cards)
    position["held"][seat] = 0
    for biome in biomes:
        position["held"][seat, biome] += 1
    return world
