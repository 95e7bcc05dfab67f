"""Every build of a hand by trying (IT1, IT3-IT6, IA, IF1, IG1).

A piece is ("tent" or "fortification", spot), ("totem", territory), ("void_totem", territory,
source) or ("contested", territory, token).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.enumeration.trying import AnyGround, Json, Piece

TENTS, TOTEMS = 20, 8  # IC1
ON_SPOTS = ("tent", "fortification")


@dataclass(frozen=True)
class Actor:
    """Whose pieces are placed, and what of that `final` does not tell."""

    tribe: int
    is_third: bool
    has_fortification: bool  # IF1
    has_determination: bool  # IA6
    exploring: str | None  # IG1


class Ground(AnyGround[Actor]):
    """The map, with what the options and the atlas have put there."""

    def __init__(self, components: Json, final: Json, bare: Sequence[str] = ()) -> None:
        super().__init__(components, final, bare)
        land = components["map"]
        self.icon = {spot["id"]: spot["icon"] for spot in land["spots"] if "icon" in spot}
        self.area = {spot["id"]: spot["contested"] for spot in land["spots"] if "contested" in spot}
        self.fortified: list[str] = list(final["fortifications"])
        self.veiled = {
            self.home[spot] for spot in final["discoveries"] if not self.standing(self.home[spot])
        }
        self.centre: int | None = final.get("centre")
        self.placed = {token: where for token, where in final.get("contested", {}).items() if where}

    def standing(self, territory: str) -> int:
        return sum(self.home[spot] == territory for spot in self.tents)

    def all_pieces(self, actor: Actor) -> list[Piece]:
        found: list[Piece] = [(kind, spot) for kind in ON_SPOTS for spot in self.home]
        found += [("totem", area) for area in self.biome]
        sources = ["centre", *self.biome] if self.centre is not None else []
        found += [("void_totem", area, source) for area in self.biome for source in sources]
        return found + [("contested", self.home[spot], token) for spot, token in self.area.items()]

    def counts(self, territory: str, more: Sequence[tuple[int, str]]) -> list[int]:
        """Tents of each tribe in a territory, with more that have just been placed there."""
        owners = [owner for spot, owner in self.tents.items() if self.home[spot] == territory]
        owners += [owner for owner, _ in more]
        return [owners.count(tribe) for tribe in range(6)]

    def may_place(self, actor: Actor, pieces: Sequence[Piece]) -> bool:
        """IT1, IT4-IT6: may these pieces go down in this order?"""
        territory = self.territory_of(pieces[0])
        kinds = [piece[0] for piece in pieces]
        if any(self.territory_of(piece) != territory for piece in pieces):
            return False
        if actor.exploring is None and territory in self.veiled:
            return False
        if actor.exploring not in (None, territory):
            return False
        if self.standing(territory) == 0:
            if kinds[0] not in ("tent", "contested"):
                return False
            if len(kinds) == 2 and not self.is_determined(actor, pieces[1]):
                return False
        return kinds.count("void_totem") < 2 and self.fits(actor, territory, pieces)

    def is_determined(self, actor: Actor, second: Piece) -> bool:
        """IA6: a second tent or totem where nobody has been."""
        return actor.has_determination and second[0] in ("tent", "totem")

    def fits(self, actor: Actor, territory: str, pieces: Sequence[Piece]) -> bool:
        """Is there room and stock for each piece after those before it?"""
        tents: list[tuple[int, str]] = []
        taken: list[str] = []  # tokens
        forts = list(self.fortified)
        totems = own_totems = 0
        for kind, place, *more in pieces:
            if kind == "tent":
                if place in self.tents or place in self.area or (actor.tribe, place) in tents:
                    return False
                tents.append((actor.tribe, place))
            elif kind == "contested":
                if actor.is_third or more[0] in self.placed or more[0] in taken:
                    return False
                taken.append(more[0])
                tents.append((actor.tribe, f"token {more[0]}"))
            elif kind == "fortification":
                if not actor.has_fortification or len(forts) > len(self.fortified):
                    return False
                if place in self.tents or (actor.tribe, place) in tents or place in forts:
                    return False
                if place in self.icon or place in self.area:
                    return False
                forts.append(place)
            else:
                totems += 1
                own_totems += kind == "totem"
                if sum(self.totems[territory]) + totems > max(self.counts(territory, tents)):
                    return False
                if self.biome[territory] in self.bare:
                    return False
                if kind == "void_totem" and not self.may_move(actor, place, more[0]):
                    return False
        return self.has_stock(actor.tribe, len(tents), own_totems)

    def may_move(self, actor: Actor, destination: str, source: str) -> bool:
        """IA4: a void totem that is there, to another biome."""
        if actor.is_third or self.centre is None:
            return False
        if source == "centre":
            return self.centre > 0
        return self.totems[source][-1] > 0 and self.biome[source] != self.biome[destination]

    def has_stock(self, tribe: int, tents: int, totems: int) -> bool:
        """IT6."""
        standing = sum(stack[tribe] for stack in self.totems.values())
        pitched = list(self.tents.values()).count(tribe)
        return (tents == 0 or pitched + tents <= TENTS) and (
            totems == 0 or standing + totems <= TOTEMS
        )

    def pays(self, cards: Sequence[str], pieces: Sequence[Piece], number: int) -> bool:
        """IT3: one card of the biome, or two of one other; or a price of two cards."""
        kind, place, *more = pieces[number]
        biome = self.biome[self.territory_of(pieces[number])]
        if kind == "contested":
            return list(cards) == [biome, biome]
        if kind == "tent" and place in self.icon:
            return list(cards) == [self.icon[place]] * 2
        if kind == "void_totem":
            source = biome if more[0] == "centre" else self.biome[more[0]]
            return sorted(cards) == sorted([source, biome])
        if list(cards) == [biome]:
            return True
        if number == 1 and self.standing(self.territory_of(pieces[0])) == 0:
            return False  # IA6: one matching card
        return len(cards) == 2 and cards[0] == cards[1] and cards[0] != biome
