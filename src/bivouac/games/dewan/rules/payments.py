"""DP2-DP5, DH2, DH3: the costs of a route, and the ways a hand can pay for them.

Who pays assigns cards to costs. A card may fit several costs and a cost several cards, so every
question here is one of matching: an assignment is found card by card, or cost by cost, moving
earlier ones out of the way where that helps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from bivouac.games.dewan.layout import NONE, WATER
from bivouac.games.dewan.notation.position import members
from bivouac.games.dewan.setting import Dewan

DOUBLE = 100
"""A card with two terrains is worth more than what any other difference between cards is."""

Payment: TypeAlias = tuple[int, ...]
"""The card for each cost, in the order of the route."""
Pins: TypeAlias = tuple[int | None, ...]
"""By cost, the card its player wants to pay with; None for any."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What one card pays for: a space, or a run of water (DP4)."""

    spaces: tuple[int, ...]
    terrain: int  # START: any card
    to: int | None  # the seat that gets the card (DP5, DH3); None: discarded


def costs_of(position: np.void, route: Sequence[int], seat: int) -> list[Cost]:
    """DP2, DP4, DP5, DH3: what a route costs, in its order."""
    costs: list[Cost] = []
    for space in route:
        terrain = int(position["terrain"][space])
        if costs and terrain == WATER == costs[-1].terrain:
            last = costs[-1]
            costs[-1] = Cost((*last.spaces, space), WATER, last.to)
            continue
        toll = int(position["toll"][space])
        costs.append(Cost((space,), terrain, None if toll in (NONE, seat) else toll))
    return costs


class Purse:
    """A hand, ready to pay."""

    def __init__(self, setting: Dewan, position: np.void, seat: int) -> None:
        static = setting.static
        self.hand = members(position["hands"][seat])
        self.kind = {card: members(static["alike"][0, card])[0] for card in self.hand}
        showing = [int(word) & int(position["hands"][seat]) for word in static["showing"][0]]
        self.showing = showing
        faces = {card: int(static["faces"][0, card]) for card in self.hand}
        self.weight = {}
        for card, face in faces.items():
            alike = sum(1 for other in faces.values() if other & face)
            # Spend what there is plenty of: the hand stays versatile.
            self.weight[card] = DOUBLE * (face.bit_count() - 1) + max(0, 20 - alike)
        seen = int(position["seen"])
        self.hand.sort(
            key=lambda card: (self.weight[card], self.kind[card], not seen >> card & 1, card)
        )

    def fitting(self, costs: Sequence[Cost], pins: Pins) -> list[int]:
        """By cost, the set of cards that may pay for it; a pinned card pays only where pinned."""
        pinned = sum(1 << card for card in pins if card is not None)
        fits = []
        for i, cost in enumerate(costs):
            pin = pins[i] if i < len(pins) else None
            shown = self.showing[cost.terrain]
            fits.append(shown & ~pinned if pin is None else shown & 1 << pin)
        return fits

    def cheapest(self, costs: Sequence[Cost], pins: Pins = ()) -> Payment | None:
        """The payment of the least worth; None where the hand cannot pay.

        Cards are tried in the order of their worth; a card that fits beside those before it stays
        in. (Sets of cards that fit form a matroid, so this finds the best set.)
        """
        fits = self.fitting(costs, pins)
        paid: dict[int, int] = {}
        for card in self.hand:
            if len(paid) == len(costs):
                break
            place_card(fits, range(len(costs)), paid, card, set())
        if len(paid) < len(costs):
            return None
        return self.give_least(costs, fits, [paid[i] for i in range(len(costs))])

    def give_least(self, costs: Sequence[Cost], fits: list[int], paid: list[int]) -> Payment:
        """DP5: of the cards of a payment, those of the least worth go to other players."""
        for i, cost in enumerate(costs):
            for j, other in enumerate(costs):
                swap = fits[i] >> paid[j] & 1 and fits[j] >> paid[i] & 1
                worse = self.weight[paid[j]] < self.weight[paid[i]]
                if cost.to is not None and other.to is None and swap and worse:
                    paid[i], paid[j] = paid[j], paid[i]
        return tuple(paid)

    def options(self, costs: Sequence[Cost], paid: Payment, pins: Pins = ()) -> list[list[int]]:
        """By cost, the hand cards that could pay instead, pinned ones and the rest still paid."""
        found = []
        pinned = self.fitting(costs, pins)
        for i in range(len(costs)):
            fits = pinned
            if i < len(pins) and pins[i] is not None:
                free = tuple(None if i == j else pin for j, pin in enumerate(pins))
                fits = self.fitting(costs, free)
            cards = [card for card in self.hand if fits[i] >> card & 1 and card != paid[i]]
            found.append([card for card in cards if self.is_option(fits, paid, i, card)])
        return found

    def is_option(self, fits: list[int], paid: Payment, i: int, card: int) -> bool:
        """Can a card pay for a cost, and the hand for all the others?"""
        if card not in paid or fits[paid.index(card)] >> paid[i] & 1:
            return True
        j = paid.index(card)
        holder = {other: k for k, other in enumerate(paid) if k not in (i, j)}
        return find_card([fit & ~(1 << card) for fit in fits], holder, j, set())


def place_card(
    fits: Sequence[int], legs: Sequence[int], paid: dict[int, int], card: int, asked: set[int]
) -> bool:
    """Let a card pay for one of some costs, other cards moving to other costs where need be.

    `paid` has the card of each cost so far; `asked` the costs that have been looked at.
    """
    for i in legs:
        if fits[i] >> card & 1 and i not in asked:
            asked.add(i)
            if i not in paid or place_card(fits, legs, paid, paid[i], asked):
                paid[i] = card
                return True
    return False


def find_card(fits: Sequence[int], holder: dict[int, int], i: int, asked: set[int]) -> bool:
    """Find a card for a cost, other costs moving to other cards where need be.

    `holder` has the cost that each card pays for; `asked` the costs that have been looked at.
    """
    asked.add(i)
    left = fits[i]
    while left:
        card = left.bit_length() - 1
        left ^= 1 << card
        j = holder.get(card)
        if j is None or (j not in asked and find_card(fits, holder, j, asked)):
            holder[card] = i
            return True
    return False
