"""The ways to pay for a route that make a difference: who gets which kinds of card (DP2, DP5)."""

from collections.abc import Iterator, Sequence
from itertools import islice

from bivouac.games.dewan.layout import NONE
from bivouac.games.dewan.rules.payments import Cost, Payment, Pins, Purse, find_card, place_card

MOST_WAYS = 64
MOST_LOOKED_AT = 256
"""Ways that are compared; a hand so large that it has more gets some of the cheapest."""


def ways_to_pay(purse: Purse, costs: Sequence[Cost], pins: Pins = ()) -> list[Payment]:
    """Payments that differ in who gets what kind of card, cheapest first."""
    best = purse.cheapest(costs, pins)
    if best is None:
        return []
    ways = Ways(purse, costs, purse.fitting(costs, pins))
    same = ways.outcome(best)
    rest = [way for way in islice(ways, MOST_LOOKED_AT) if ways.outcome(way) != same]
    return [best, *sorted(rest, key=ways.worth)][:MOST_WAYS]


class Ways:
    """Every outcome once: for each receiver in turn, a set of cards in the hand's order."""

    def __init__(self, purse: Purse, costs: Sequence[Cost], fits: list[int]) -> None:
        self.purse = purse
        self.costs = costs
        self.fits = fits
        receivers = dict.fromkeys(cost.to for cost in costs)
        self.groups = [[i for i, cost in enumerate(costs) if cost.to == to] for to in receivers]

    def worth(self, way: Payment) -> tuple[int, int]:
        """What a payment loses; then how much of it others gain."""
        weights = [self.purse.weight[card] for card in way]
        given = (w for w, cost in zip(weights, self.costs, strict=True) if cost.to is not None)
        return sum(weights), sum(given)

    def outcome(self, way: Payment) -> tuple[tuple[int, int], ...]:
        """Who gets which kinds of card: what makes two payments different."""
        receivers = [NONE if cost.to is None else cost.to for cost in self.costs]
        kinds = [self.purse.kind[card] for card in way]
        return tuple(sorted(zip(receivers, kinds, strict=True)))

    def __iter__(self) -> Iterator[Payment]:
        return self.fill(0, 0, {}, 0)

    def fill(self, group: int, rank: int, paid: dict[int, int], used: int) -> Iterator[Payment]:
        """Go on with a group of costs, by cards from a rank of the hand on.

        `paid` has the card of each cost so far, `used` the set of these cards.
        """
        legs = self.groups[group]
        if all(i in paid for i in legs):
            if group + 1 < len(self.groups):
                yield from self.fill(group + 1, 0, paid, used)
            else:
                yield tuple(paid[i] for i in range(len(self.costs)))
            return
        tried = set()
        for k, card in enumerate(self.purse.hand[rank:], rank + 1):
            if used >> card & 1 or self.purse.kind[card] in tried:
                continue
            tried.add(self.purse.kind[card])
            grown = dict(paid)
            taken = used | 1 << card
            if place_card(self.fits, legs, grown, card, set()) and self.can_end(
                group, k, grown, taken
            ):
                yield from self.fill(group, k, grown, taken)

    def can_end(self, group: int, rank: int, paid: dict[int, int], used: int) -> bool:
        """Can all be paid, this group with cards from a rank on?

        The cards chosen stay in: others move to other costs, never out.
        """
        legs, later = self.groups[group], [i for legs in self.groups[group + 1 :] for i in legs]
        holder = {paid[i]: i for i in legs if i in paid}
        mine = sum(1 << card for card in {*self.purse.hand[rank:], *holder})
        mine &= ~used | sum(1 << card for card in holder)
        fits = [fit & (mine if i in legs else ~used) for i, fit in enumerate(self.fits)]
        unpaid = [i for i in (*legs, *later) if i not in paid]
        return all(find_card(fits, holder, i, set()) for i in unpaid)
