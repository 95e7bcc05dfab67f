"""Every build against the void by trying (IT1, IT3-IT6, IV3, IV8, IV9, IV11, IA4).

A piece is ("tent", spot), ("totem", territory), each with where it comes from if it moves (IV9), or
("void_totem", territory, "centre").
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.enumeration.trying import AnyGround, Json, Piece


@dataclass(frozen=True)
class Builder:
    """Whose pieces are placed, and what of that `final` does not tell."""

    tribe: int | str  # a seat, or "void"
    complete: frozenset[str]  # biomes (IV9)
    loose: dict[str, int]  # own totems of each territory with no void totem above them (IV9)
    tents: int  # pieces of the tribe, on the map or not (IC1, IC5)
    totems: int


class VoidGround(AnyGround[Builder]):
    """The map, with what has been judged."""

    def __init__(
        self, components: Json, final: Json, *, bare: Sequence[str], violet_first: bool
    ) -> None:
        super().__init__(components, final, bare)
        spots = components["map"]["spots"] if violet_first else []
        self.violet = {spot["id"] for spot in spots if spot["violet"]}
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

    def source_biome(self, piece: Piece) -> str:
        """IV9: where a piece that moves comes from."""
        return self.biome[self.home[piece[2]] if piece[0] == "tent" else piece[2]]

    def may_place(self, builder: Builder, pieces: Sequence[Piece]) -> bool:
        """IT1, IT4-IT6, IV8, IV9, IV11: may these pieces go down in this order?"""
        territory = self.territory_of(pieces[0])
        if any(self.territory_of(piece) != territory for piece in pieces):
            return False
        is_unexplored = territory not in [self.home[spot] for spot in self.tents]
        if is_unexplored and [piece[0] for piece in pieces] != ["tent"]:
            return False
        if self.fills(territory, pieces[:-1]):
            return False
        return self.fits(builder, territory, pieces) and self.has_pieces(builder, pieces)

    def fills(self, territory: str, before: Sequence[Piece]) -> bool:
        """IV8: have the pieces that came before the last one left no spot free there?"""
        taken = {*self.tents, *(piece[1] for piece in before if piece[0] == "tent")}
        return {spot for spot, home in self.home.items() if home == territory} <= taken

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

    def pays(self, cards: Sequence[str], pieces: Sequence[Piece], number: int) -> bool:
        """IT3, IV2, IV9, IA4: a card of the biome (the source's, if it moves) or a joker pair."""
        piece = pieces[number]
        biome = self.biome[self.territory_of(piece)]
        if piece[0] == "void_totem":
            return list(cards) == [biome, biome]
        if len(piece) == 3:
            biome = self.source_biome(piece)
        if list(cards) == [biome]:
            return True
        return len(cards) == 2 and cards[0] == cards[1] and cards[0] not in (biome, "void")
