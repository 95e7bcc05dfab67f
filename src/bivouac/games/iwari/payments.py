"""IT1, IT3: the ways a hand can pay for the pieces of a build."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bivouac.games.iwari.layout import PAID
from bivouac.games.iwari.notation.builds import MOST_CARDS
from bivouac.games.iwari.view import held_cards, is_seen

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

Way: TypeAlias = tuple[int, ...]
"""The cards for one piece."""
Payment: TypeAlias = tuple[Way, ...]
"""The cards for each piece of a build."""
Pins: TypeAlias = Sequence[Way]
"""By piece, the cards its player wants to pay with; () for any."""


class Purse:
    """A hand, ready to pay. Of identical cards the publicly known one is spent first."""

    def __init__(self, setting: "Iwari", position: np.void, seat: int) -> None:
        hand = held_cards(position, seat)
        self.hand = sorted(hand, key=lambda card: (not is_seen(position, card), card))
        self.biome = {card: int(setting.tables["biomes"][0, card]) for card in hand}

    def ways(self, biome: int, without: Sequence[int] = ()) -> list[Way]:
        """IT3: the ways to pay for one piece: fewest cards first, then what there is plenty of."""
        cards: dict[int, list[int]] = {}
        for card in self.hand:
            if card not in without:
                cards.setdefault(self.biome[card], []).append(card)
        found = [
            tuple(alike[: 1 if shown == biome else PAID])
            for shown, alike in cards.items()
            if shown == biome or len(alike) >= PAID
        ]
        return sorted(found, key=lambda way: (len(way), -len(cards[self.biome[way[0]]])))

    def payments(self, biome: int, pins: Pins) -> list[Payment]:
        """All ways to pay for some pieces of one territory, fewest cards first."""
        found = self.pay_on(biome, pins, ())
        return sorted(found, key=lambda payment: sum(map(len, payment)))

    def pay_on(self, biome: int, pins: Pins, paid: Payment) -> Iterator[Payment]:
        """Go on paying, the pieces that are left in their order."""
        if sum(map(len, paid)) > MOST_CARDS:
            return
        if len(paid) == len(pins):
            yield paid
            return
        spent = [card for way in (*paid, *pins[len(paid) :]) for card in way]
        pin = pins[len(paid)]
        for way in [pin] if pin else self.ways(biome, spent):
            yield from self.pay_on(biome, pins, (*paid, way))

    def ways_of(self, biome: int, pins: Pins, piece: int) -> list[Way]:
        """What could pay for one piece of a build, the cards pinned to the others staying there."""
        free = [() if i == piece else pin for i, pin in enumerate(pins)]
        return list(dict.fromkeys(payment[piece] for payment in self.payments(biome, free)))
