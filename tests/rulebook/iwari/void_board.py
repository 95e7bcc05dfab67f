"""Tables against the void on the hand-made map, and its decisions as events of a record (IV).

The void is the tribe after the players: number 1 alone, number 2 with two. "v-1" is a void card.
"""

from collections.abc import Sequence
from typing import Any, Self

from bivouac.core.contract import Event, Json
from bivouac.core.jit import entry
from bivouac.core.records import Records
from bivouac.games.iwari.void.rules.placing import stack_totem
from tests.rulebook.iwari.board import Table, build, piece

DECK = "t-81 f-81 g-81 c-81 d-81 t-82 f-82 g-82 c-82 d-82"
"""The deck of a table unless a test names another."""


@entry
def stack_totems(tables: Records, positions: Records, tribe: int, territory: int) -> None:
    """A totem that has been there for a while, above those before it (IV9)."""
    stack_totem(tables[0], positions[0], tribe, territory)


class VoidTable(Table):
    """A game against the void at its first turn."""

    def __init__(self, hands: Sequence[str], limit: int = 3, **more: Any) -> None:
        mode = "solo" if len(hands) == 1 else "coop"
        super().__init__(len(hands), hands, mode=mode, void_limit=limit, **more)
        self.void = len(hands)

    def totems(self, tribe: int, territories: str) -> Self:
        for territory in territories.split():
            number = self.setting.territory_number[territory]
            stack_totems(self.setting.static, self.positions, tribe, number)
        return self

    def ruins(self, spots: str) -> Self:
        """Ruins that have been there for a while, in no settlement."""
        self.tents(self.void, spots)
        return self

    def pawn_on(self, number: int) -> Self:
        """The void pawn on a connection."""
        self.put(pawn=self.setting.connection_number[number])
        return self

    def close(self, territories: str, by_void: str = "") -> Self:
        """Territories judged before, without being full."""
        for field, names in (("closed", territories), ("lost", by_void)):
            numbers = [self.setting.territory_number[name] for name in names.split()]
            self.positions[field][0] |= sum(1 << number for number in numbers)
        return self

    def complete(self, territories: str) -> Self:
        """Territories filled and judged before, for the players (IV9)."""
        self.close(territories)
        self.positions["filled"][0] = self.positions["closed"][0]
        return self

    @property
    def claims(self) -> dict[str, str]:
        found: dict[str, str] = self.final["claims"]
        return found

    @property
    def reason(self) -> Json:
        return self.setting.verdict(self.game.position)["reason"]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.result().winners

    def ruins_at(self) -> set[str]:
        """Where ruins stand."""
        return {spot for spot, tribe in self.final["tents"].items() if tribe == "void"}

    def choices(self) -> set[str]:
        """What the decisions due name: spots, territories, pieces."""
        found = set()
        for decision in self.decisions():
            named = [value for key, value in decision.items() if key not in ("seat", "do")]
            found.add(str(named[0]) if named else "")
        return found


def alone(hand: str, limit: int = 3, **more: Any) -> VoidTable:
    """Solo."""
    return VoidTable([hand], limit, **more)


def together(hand: str, other: str = "", limit: int = 1, **more: Any) -> VoidTable:
    """Two players against the void; seat 0 begins."""
    return VoidTable([hand, other], limit, **more)


def void_build(seat: int, pieces: str, cards: str) -> Event:
    return build(seat, pieces, cards, tribe="void")


def voids(seat: int, cards: str) -> Event:
    return {"seat": seat, "do": "void", "cards": cards.split()}


def skip(seat: int, card: str) -> Event:
    return {"seat": seat, "do": "skip", "card": card}


def order(seat: int, territories: str) -> Event:
    return {"seat": seat, "do": "order", "territories": territories.split()}


def ruin(seat: int, spot: str) -> Event:
    return {"seat": seat, "do": "ruin", "spot": spot}


def target(seat: int, territory: str) -> Event:
    return {"seat": seat, "do": "target", "territory": territory}


def free(seat: int, word: str | None) -> Event:
    return {"seat": seat, "do": "free", "piece": None if word is None else piece(word)}
