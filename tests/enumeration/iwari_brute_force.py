"""Every build of a hand, found by trying all pieces of the map with all ways to deal out cards.

Written from the spec (IT1, IT3-IT6) and knows neither the engine nor the reference: it reads a
record's components and `final`. Nothing is done cleverly, so that each line says one rule.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Piece: TypeAlias = tuple[str, str]  # ("tent", spot) or ("totem", territory)
Paid: TypeAlias = tuple[tuple[str, ...], ...]  # biomes of the cards for each piece
Build: TypeAlias = tuple[tuple[Piece, ...], Paid]

TENTS, TOTEMS = 20, 8  # IC1


class Ground:
    """The map of a record with the pieces that stand on it."""

    def __init__(self, components: Json, final: Json) -> None:
        land = components["map"]
        self.biome = {area["id"]: area["biome"] for area in land["territories"]}
        self.home = {spot["id"]: spot["territory"] for spot in land["spots"]}
        self.tents: dict[str, int] = dict(final["tents"])
        self.totems: dict[str, list[int]] = final["totems"]

    def all_pieces(self) -> list[Piece]:
        """Every piece anybody could ever think of."""
        return [("tent", spot) for spot in self.home] + [("totem", area) for area in self.biome]

    def territory_of(self, piece: Piece) -> str:
        kind, place = piece
        return self.home[place] if kind == "tent" else place

    def counts(self, territory: str, more: Sequence[tuple[int, str]]) -> list[int]:
        """Tents of each tribe in a territory, with more that have just been placed."""
        standing = [(owner, spot) for spot, owner in self.tents.items()] + list(more)
        owners = [owner for owner, spot in standing if self.home[spot] == territory]
        return [owners.count(tribe) for tribe in range(6)]

    def may_place(self, tribe: int, pieces: Sequence[Piece]) -> bool:
        """IT1, IT4-IT6: may these pieces go down in this order?"""
        territory = self.territory_of(pieces[0])
        if any(self.territory_of(piece) != territory for piece in pieces):
            return False
        if sum(self.counts(territory, [])) == 0 and [kind for kind, _ in pieces] != ["tent"]:
            return False
        tents: list[tuple[int, str]] = []
        totems = 0
        for kind, place in pieces:
            if kind == "tent":
                if place in self.tents or (tribe, place) in tents:
                    return False
                tents.append((tribe, place))
            else:
                totems += 1
                if sum(self.totems[territory]) + totems > max(self.counts(territory, tents)):
                    return False
        return self.has_stock(tribe, len(tents), totems)

    def has_stock(self, tribe: int, tents: int, totems: int) -> bool:
        """IT6."""
        standing = sum(stack[tribe] for stack in self.totems.values())
        pitched = list(self.tents.values()).count(tribe)
        return pitched + tents <= TENTS and standing + totems <= TOTEMS

    def piece_lists(self, tribe: int) -> Iterator[tuple[Piece, ...]]:
        """Every legal list of one or two pieces."""
        pieces = self.all_pieces()
        for first in pieces:
            if self.may_place(tribe, [first]):
                yield (first,)
            for second in pieces:
                if self.territory_of(second) == self.territory_of(first):
                    if self.may_place(tribe, [first, second]):
                        yield (first, second)


def ways_to_pay(hand: Sequence[str], biome: str, pieces: int) -> set[Paid]:
    """IT1, IT3: each card of a hand, given as biomes, is kept (0) or pays for piece 1 or 2."""
    found = set()
    for dealt in product(range(pieces + 1), repeat=len(hand)):
        paid = tuple(
            tuple(card for card, piece in zip(hand, dealt, strict=True) if piece == number)
            for number in range(1, pieces + 1)
        )
        if sum(map(len, paid)) <= 3 and all(pays(cards, biome) for cards in paid):
            found.add(paid)
    return found


def pays(cards: Sequence[str], biome: str) -> bool:
    """IT3: one card of the biome, or two of one other."""
    if list(cards) == [biome]:
        return True
    return len(cards) == 2 and cards[0] == cards[1] and cards[0] != biome


def builds_by_trying(
    ground: Ground, tribe: int, hands: Sequence[Sequence[str]]
) -> list[set[Build]]:
    """The builds of a tribe for each hand."""
    lists = list(ground.piece_lists(tribe))
    return [
        {
            (pieces, paid)
            for pieces in lists
            for paid in ways_to_pay(hand, ground.biome[ground.territory_of(pieces[0])], len(pieces))
        }
        for hand in hands
    ]
