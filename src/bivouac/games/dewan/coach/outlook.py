"""What lies before a seat, worked out once from what it knows, for all topics to look at."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np

from bivouac.core.contract import Advice, Known
from bivouac.core.records import Word
from bivouac.games.dewan.box.types import Card, Half, Story
from bivouac.games.dewan.layout import NONE, SYMBOLS
from bivouac.games.dewan.offers.gains import Trial
from bivouac.games.dewan.rules.payments import costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import TAKE_PAIR, split
from bivouac.games.dewan.view.seats import Counts, count_all
from bivouac.games.dewan.view.sets import counter, members
from bivouac.games.dewan.wire.offers import Gains

MAIN = ("most_fire", "majorities", "groups", "pairs", "zones", "rivals", "water", "berries", "fire")
"""The keys of the score that a camp or a tucked half changes, stories aside."""


Topic: TypeAlias = Callable[["Outlook"], Advice | None]
"""Something a coach may speak of; None where it is not to be said."""


class Way(NamedTuple):
    """The cheapest journey to a space (DP)."""

    space: int
    steps: Sequence[int]
    gifts: int  # cards of its price that other players receive


class Choice(NamedTuple):
    """A step that is a whole decision: its number as `split` gives it, and what it brings."""

    number: int
    gains: Gains


class Outlook:
    """One position as one seat knows it."""

    def __init__(self, setting: Dewan, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.side = known.seat % setting.sides
        self.position = known.position
        self.trial = Trial(setting, known)
        self._gains: dict[int, Gains] = {}
        self._choices: dict[str, list[Choice]] = {}

    @property
    def counts(self) -> Counts:
        """What the rules count now."""
        return self.trial.counts

    @property
    def round(self) -> int:
        """DT1: the number of the round, from 0."""
        return max(0, int(self.position["turns"]) - 1) // self.setting.seats

    # What the seat can do.

    @cached_property
    def steps(self) -> list[int]:
        """The steps that are legal now."""
        return self.known.legal()

    @cached_property
    def ways(self) -> list[Way]:
        """DP: the cheapest way to every space in reach."""
        return [
            Way(plan.target, plan.steps, plan.price[1])
            for plan in self.known.plans()
            if plan.target != NONE
        ]

    def gains(self, way: Way) -> Gains:
        """What a camp at the end of a way brings."""
        if way.space not in self._gains:
            self._gains[way.space] = self.trial.gains(way.steps)
        return self._gains[way.space]

    def choices(self, kind: str) -> list[Choice]:
        """The legal steps of a kind, each tried out."""
        if kind not in self._choices:
            named = [(step, *split(step)) for step in self.steps]
            self._choices[kind] = [
                Choice(number, self.trial.gains([step]))
                for step, name, number in named
                if name == kind
            ]
        return self._choices[kind]

    def own(self, gains: Gains) -> int:
        """The change of the points of the own side."""
        return gains["points"][self.side]

    def after(self, way: Way) -> tuple[list[int], Counts]:
        """The cards left in hand after a way, and what the rules count then."""
        after = self.trial.after(way.steps)
        return members(after["hands"][self.seat]), count_all(self.setting, after)

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """DK1: the slots of every two cards that can be taken together."""
        slots = [number for kind, number in map(split, self.steps) if kind == "take_pair"]
        return [(slot, slot + 1) for slot in slots]

    def with_cards(self, slots: Iterable[int]) -> "Outlook":
        """The same moment with some cards of the row in hand besides, as on the next turn."""
        richer, static = self.known.copy(), self.setting.static
        hands, purses = richer.position["hands"], richer.position["purse"]
        for slot in slots:
            card = int(self.position["row"][slot])
            hands[self.seat] |= np.uint64(1 << card)
            purses[self.seat] += static["card_weight"][0, static["faces"][0, card]]
        return Outlook(self.setting, richer)

    def after_take(self, slots: tuple[int, int]) -> int:
        """The phase that follows when two cards are taken; another mover's counts as none."""
        after = self.trial.after([TAKE_PAIR + slots[0]])
        return int(after["phase"]) if int(after["mover"]) == self.seat else NONE

    @property
    def effect(self) -> str | None:
        """DE2: what the next camp brings; None when all camps stand."""
        built, spaces = int(self.position["n_built"][self.seat]), self.setting.board.spaces
        return spaces[built] if built < len(spaces) else None

    def camps_left(self, seat: int) -> int:
        """DC6: the camps on a board."""
        return len(self.setting.board.spaces) - int(self.position["n_built"][seat])

    @property
    def others(self) -> list[int]:
        """The other seats, in the order in which they will decide."""
        return [(self.seat + i) % self.setting.seats for i in range(1, self.setting.seats)]

    @property
    def rivals(self) -> list[int]:
        """Those of them that are no partners (DM1)."""
        return [seat for seat in self.others if seat % self.setting.sides != self.side]

    def receivers(self, way: Way) -> list[int]:
        """DP5, DH3: the seats that get cards for a way, in its order."""
        named = map(split, way.steps)
        route = [number for kind, number in named if kind in ("origin", "enter")]
        costs = costs_of(self.position, route, self.seat)
        return [cost.to for cost in costs if cost.to is not None]

    def berries_at(self, space: int) -> int:
        """DZ2: the berries left in the zone of a space."""
        return int(self.position["berries"][self.position["zone"][space]])

    # Stories and cards.

    def stories(self, seat: int) -> list[Story]:
        """DY6: the stories of a tribe that have not been told yet."""
        held = zip(
            self.position["stories"][seat].tolist(), self.position["told"][seat], strict=True
        )
        return [
            self.setting.stories[number] for number, told in held if number != NONE and not told
        ]

    def missing(self, story: Story, seat: int | None = None) -> dict[str, int]:
        """DY2-DY4: what a tribe lacks for a story, by symbol."""
        return missing_of(story.needs, self.counts.have[self.seat if seat is None else seat])

    @property
    def hand(self) -> list[Card]:
        """The cards of the seat."""
        return [self.setting.cards[card] for card in members(self.position["hands"][self.seat])]

    @property
    def row(self) -> list[tuple[int, Card]]:
        """The face-up cards, by slot."""
        slots = enumerate(self.position["row"][: self.setting.board.row].tolist())
        return [(slot, self.setting.cards[card]) for slot, card in slots if card != NONE]

    @property
    def story_row(self) -> list[tuple[int, Story]]:
        """The face-up stories, by slot."""
        slots = enumerate(self.position["story_row"][: self.setting.board.story_row].tolist())
        return [(slot, self.setting.stories[number]) for slot, number in slots if number != NONE]

    @cached_property
    def furthest(self) -> tuple[int, int, int] | None:
        """Of the face-up stories the slot of the one met most, how much it is, and of how much."""
        met = []
        for slot, story in self.story_row:
            need = sum(story.needs.values())
            have = need - sum(self.missing(story).values())
            if have > 0:
                met.append((have / need, story.points, -slot, have, need))
        if not met:
            return None
        *_, slot, have, need = max(met)
        return -slot, have, need

    def story(self, name: str) -> Story:
        """A story by its id."""
        return self.setting.stories[self.setting.story_number[name]]

    # What a coach points at (docs/write-a-lesson.md).

    def at(self, spaces: Iterable[int]) -> list[str]:
        """Anchors of spaces."""
        return [f"space-{self.setting.space_ids[space]}" for space in spaces]


def missing_of(needs: Mapping[str, int], have: Word) -> dict[str, int]:
    """What packed counters lack of some needs, by symbol."""
    lacks = {sign: need - counter(have, SYMBOLS.index(sign)) for sign, need in needs.items()}
    return {sign: count for sign, count in lacks.items() if count > 0}


def shown_by(half: Half) -> dict[str, int]:
    """DE2, DY2-DY4: what a tucked half counts for, by symbol."""
    return {sign: 1 for sign in (half.terrain, half.symbol) if sign is not None}
