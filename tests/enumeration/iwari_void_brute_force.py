"""Every build against the void, found by trying all pieces with all ways to deal out cards.

Written from the spec (IT1, IT3-IT6, IV3, IV9, IV11, IA4) and knows neither the engine nor the
reference: it reads a record's components and `final`, and what those do not tell.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Piece: TypeAlias = tuple[str, ...]
"""("tent", spot), ("totem", territory), each with where it comes from if it moves (IV9), or
("void_totem", territory, "centre")."""
Paid: TypeAlias = tuple[tuple[str, ...], ...]  # biomes of the cards for each piece, sorted
Build: TypeAlias = tuple[tuple[Piece, ...], Paid]


@dataclass(frozen=True)
class Builder:
    """Whose pieces are placed, and what of that `final` does not tell."""

    tribe: int | str  # a seat, or "void"
    complete: frozenset[str]  # biomes (IV9)
    loose: dict[str, int]  # own totems of each territory with no void totem above them (IV9)
    tents: int  # pieces of the tribe, on the map or not (IC1, IC5)
    totems: int


class VoidGround:
    """The map of a record with the pieces that stand on it."""

    def __init__(
        self, components: Json, final: Json, *, bare: Sequence[str], violet_first: bool
    ) -> None:
        land = components["map"]
        self.biome: dict[str, str] = {area["id"]: area["biome"] for area in land["territories"]}
        self.home: dict[str, str] = {spot["id"]: spot["territory"] for spot in land["spots"]}
        self.violet = {s["id"] for s in land["spots"] if s["violet"]} if violet_first else set()
        self.bare = bare
        self.tents: dict[str, int | str] = dict(final["tents"])
        self.totems: dict[str, list[int]] = final["totems"]
        self.closed = set(final["claims"])
        self.centre: int = final.get("centre", 0)

    def all_pieces(self, builder: Builder) -> list[Piece]:
        """Every piece anybody could ever think of, into open territories."""
        spots = [spot for spot, home in self.home.items() if home not in self.closed]
        areas = [area for area in self.biome if area not in self.closed]
        left = [area for area, biome in self.biome.items() if biome in builder.complete]
        own = [s for s, t in self.tents.items() if t == builder.tribe and self.home[s] in left]
        found: list[Piece] = [("tent", spot) for spot in spots]
        found += [("totem", area) for area in areas]
        if builder.tribe != "void":
            found += [("tent", spot, source) for spot in spots for source in own]
            found += [("totem", area, source) for area in areas for source in left]
            found += [("void_totem", area, "centre") for area in areas]
        return found

    def territory_of(self, piece: Piece) -> str:
        return self.home[piece[1]] if piece[0] == "tent" else piece[1]

    def source_biome(self, piece: Piece) -> str:
        """IV9: where a piece that moves comes from."""
        return self.biome[self.home[piece[2]] if piece[0] == "tent" else piece[2]]

    def may_place(self, builder: Builder, pieces: Sequence[Piece]) -> bool:
        """IT1, IT4-IT6, IV9, IV11: may these pieces go down in this order?"""
        territory = self.territory_of(pieces[0])
        if any(self.territory_of(piece) != territory for piece in pieces):
            return False
        is_unexplored = territory not in [self.home[spot] for spot in self.tents]
        if is_unexplored and [piece[0] for piece in pieces] != ["tent"]:
            return False
        return self.fits(builder, territory, pieces) and self.has_pieces(builder, pieces)

    def fits(self, builder: Builder, territory: str, pieces: Sequence[Piece]) -> bool:
        """Is there room for each piece after those before it?"""
        tents = dict(self.tents)
        totems = sum(self.totems[territory])
        for kind, place, *source in pieces:
            if kind == "tent":
                if place in tents:
                    return False
                free = {s for s, home in self.home.items() if home == territory} - set(tents)
                if builder.tribe == "void" and free & self.violet and place not in self.violet:
                    return False
                tents[place] = builder.tribe
                if source and tents.pop(source[0], None) != builder.tribe:
                    return False
                continue
            totems += 1
            owners = [owner for spot, owner in tents.items() if self.home[spot] == territory]
            if totems > max(map(owners.count, owners)) or self.biome[territory] in self.bare:
                return False
        return True

    def has_pieces(self, builder: Builder, pieces: Sequence[Piece]) -> bool:
        """IT6, IV9, IA4: are there as many in stock, above void totems and in the centre?"""
        is_void = builder.tribe == "void"
        tribe = -1 if is_void else int(builder.tribe)
        new = [piece[0] for piece in pieces if len(piece) == 2]
        lifted = [piece[2] for piece in pieces if piece[0] == "totem" and len(piece) == 3]
        moved = [piece for piece in pieces if len(piece) == 3 and piece[0] != "void_totem"]
        if any(self.source_biome(p) == self.biome[self.territory_of(p)] for p in moved):
            return False
        if any(lifted.count(source) > builder.loose[source] for source in lifted):
            return False
        if [piece[0] for piece in pieces].count("void_totem") > self.centre:
            return False
        pitched = list(self.tents.values()).count(builder.tribe) + new.count("tent")
        raised = sum(stack[tribe] for stack in self.totems.values()) + new.count("totem")
        if is_void:
            raised += self.centre
        return ("tent" not in new or pitched <= builder.tents) and (
            "totem" not in new or raised <= builder.totems
        )

    def piece_lists(self, builder: Builder) -> Iterator[tuple[Piece, ...]]:
        """Every legal list of one or two pieces."""
        for territory in self.biome:
            pieces = [p for p in self.all_pieces(builder) if self.territory_of(p) == territory]
            for first in pieces:
                if self.may_place(builder, [first]):
                    yield (first,)
                    yield from (
                        (first, second)
                        for second in pieces
                        if self.may_place(builder, [first, second])
                    )

    def pays(self, cards: Sequence[str], piece: Piece) -> bool:
        """IT3, IV2, IV9, IA4: a card of the biome (the source's, if it moves) or a joker pair."""
        biome = self.biome[self.territory_of(piece)]
        if piece[0] == "void_totem":
            return list(cards) == [biome, biome]
        if len(piece) == 3:
            biome = self.source_biome(piece)
        if list(cards) == [biome]:
            return True
        return len(cards) == 2 and cards[0] == cards[1] and cards[0] not in (biome, "void")


def void_builds_by_trying(
    ground: VoidGround, builder: Builder, hands: Sequence[Sequence[str]]
) -> list[set[Build]]:
    """The builds of a tribe for each hand, given as biomes."""
    dealt = [deals_of(hand) for hand in hands]
    found: list[set[Build]] = [set() for _ in hands]
    for pieces in ground.piece_lists(builder):
        for ways, builds in zip(dealt, found, strict=True):
            builds |= {
                (pieces, paid) for paid in ways[len(pieces)] if all(map(ground.pays, paid, pieces))
            }
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
            if all(paid):
                ways.add(paid)
    return found
