"""IT1, IT3, IA2, IA4, IA6: the ways a hand can pay for the pieces of a build."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from bivouac.games.iwari.layout import PAID, VOID_BIOME
from bivouac.games.iwari.notation.builds import MOST_CARDS
from bivouac.games.iwari.notation.prices import Price
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.reading import held_cards, is_seen

Way: TypeAlias = tuple[int, ...]
"""The cards for one piece."""
Payment: TypeAlias = tuple[Way, ...]
"""The cards for each piece of a build."""
Pins: TypeAlias = Sequence[Way]
"""By piece, the cards its player wants to pay with; () for any."""
Prices: TypeAlias = Sequence[Price]
"""By piece, what it costs."""


class Purse:
    """A hand, ready to pay. Of identical cards the publicly known one is spent first.

    Against the void the cards of the void never pay (IV2).
    """

    def __init__(self, setting: Iwari, position: np.void, seat: int) -> None:
        self.seat = seat
        biomes = {
            card: int(setting.static["biomes"][0, card]) for card in held_cards(position, seat)
        }
        if setting.against_void:
            biomes = {card: biome for card, biome in biomes.items() if biome != VOID_BIOME}
        self.hand = sorted(biomes, key=lambda card: (not is_seen(position, card), card))
        self.biome = biomes

    def ways(self, price: Price, without: Sequence[int] = ()) -> list[Way]:
        """The ways to pay for one piece: fewest cards first, then what there is plenty of."""
        cards: dict[int, list[int]] = {}
        for card in self.hand:
            if card not in without:
                cards.setdefault(self.biome[card], []).append(card)
        return joker_ways(price.biomes[0], cards) if price.joker else fixed_ways(price, cards)

    def payments(self, prices: Prices, pins: Pins) -> list[Payment]:
        """All ways to pay for some pieces of one territory, fewest cards first."""
        found = self.pay_on(prices, pins, ())
        return sorted(found, key=lambda payment: sum(map(len, payment)))

    def pay_on(self, prices: Prices, pins: Pins, paid: Payment) -> Iterator[Payment]:
        """Go on paying, the pieces that are left in their order."""
        if sum(map(len, paid)) > MOST_CARDS:
            return
        if len(paid) == len(pins):
            yield paid
            return
        spent = [card for way in (*paid, *pins[len(paid) :]) for card in way]
        pin, price = pins[len(paid)], prices[len(paid)]
        for way in [pin] if pin else self.ways(price, spent):
            yield from self.pay_on(prices, pins, (*paid, way))

    def ways_of(self, prices: Prices, pins: Pins, piece: int) -> list[Way]:
        """What could pay for one piece of a build, the cards pinned to the others staying there."""
        free = [() if i == piece else pin for i, pin in enumerate(pins)]
        return list(dict.fromkeys(payment[piece] for payment in self.payments(prices, free)))


def joker_ways(biome: int, cards: Mapping[int, list[int]]) -> list[Way]:
    """IT3: one card of the biome, or two of one other; `cards` are what there is by biome."""
    found = []
    for shown, alike in cards.items():
        needed = 1 if shown == biome else PAID
        if len(alike) >= needed:
            found.append((needed, -len(alike), tuple(alike[:needed])))
    return [way for *_, way in sorted(found, key=lambda one: one[:2])]


def fixed_ways(price: Price, cards: Mapping[int, list[int]]) -> list[Way]:
    """IA2, IA4, IA6: exactly these cards and no jokers: one way, or none."""
    way = []
    for i, biome in enumerate(price.biomes):
        before = price.biomes[:i].count(biome)
        if len(cards.get(biome, ())) <= before:
            return []
        way.append(cards[biome][before])
    return [tuple(way)]
