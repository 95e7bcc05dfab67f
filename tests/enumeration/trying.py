"""Every build of a hand, found by trying all pieces of a map with all ways to deal out cards.

Written from the spec and knows neither the engine nor the reference: a ground reads a record's
components and `final`. Nothing is done cleverly, so that each line says one rule.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Generic, TypeAlias, TypeVar

Json: TypeAlias = dict[str, Any]
Piece: TypeAlias = tuple[str, ...]
"""Its kind, the spot or territory it goes to, and what else there is to say."""
Paid: TypeAlias = tuple[tuple[str, ...], ...]  # biomes of the cards for each piece, sorted
Build: TypeAlias = tuple[tuple[Piece, ...], Paid]
A = TypeVar("A")  # whose pieces are placed, and what of that `final` does not tell


class AnyGround(ABC, Generic[A]):
    """The map of a record with the pieces that stand on it; `bare` biomes take no totem (IA1)."""

    def __init__(self, components: Json, final: Json, bare: Sequence[str]) -> None:
        land = components["map"]
        self.biome: dict[str, str] = {area["id"]: area["biome"] for area in land["territories"]}
        self.home: dict[str, str] = {spot["id"]: spot["territory"] for spot in land["spots"]}
        self.tents: dict[str, int | str] = dict(final["tents"])
        self.totems: dict[str, list[int]] = final["totems"]
        self.bare = bare

    @abstractmethod
    def all_pieces(self, actor: A) -> list[Piece]:
        """Every piece anybody could ever think of."""

    @abstractmethod
    def may_place(self, actor: A, pieces: Sequence[Piece]) -> bool:
        """May these pieces go down in this order?"""

    @abstractmethod
    def pays(self, cards: Sequence[str], pieces: Sequence[Piece], number: int) -> bool:
        """Do cards, given as biomes, pay for one of some pieces?"""

    def territory_of(self, piece: Piece) -> str:
        return self.home.get(piece[1], piece[1])

    def piece_lists(self, actor: A) -> Iterator[tuple[Piece, ...]]:
        """Every legal list of one or two pieces."""
        for territory in self.biome:
            pieces = [p for p in self.all_pieces(actor) if self.territory_of(p) == territory]
            for first in pieces:
                if self.may_place(actor, [first]):
                    yield (first,)
                    both = ((first, second) for second in pieces)
                    yield from (pair for pair in both if self.may_place(actor, pair))

    def builds(self, actor: A, hands: Sequence[Sequence[str]]) -> list[set[Build]]:
        """The builds of a tribe for each hand, given as biomes."""
        dealt = [deals_of(hand) for hand in hands]
        found: list[set[Build]] = [set() for _ in hands]
        for pieces in self.piece_lists(actor):
            for ways, builds in zip(dealt, found, strict=True):
                for paid in ways[len(pieces)]:
                    if all(self.pays(cards, pieces, i) for i, cards in enumerate(paid)):
                        builds.add((pieces, paid))
        return found


def deals_of(hand: Sequence[str]) -> dict[int, set[Paid]]:
    """IT1: each card is kept (0) or pays for piece 1 or 2; the ways for one piece and for two."""
    found: dict[int, set[Paid]] = {1: set(), 2: set()}
    for count, ways in found.items():
        for dealt in product(range(count + 1), repeat=len(hand)):
            paid = tuple(
                tuple(sorted(c for c, piece in zip(hand, dealt, strict=True) if piece == number))
                for number in range(1, count + 1)
            )
            if all(paid) and sum(map(len, paid)) <= 3:
                ways.add(paid)
    return found
