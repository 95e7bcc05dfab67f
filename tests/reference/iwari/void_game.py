"""Iwari against the void on game records: the public face of this part of the reference."""

from typing import ClassVar

from tests.reference.flow import Json, RecordedGame

from .void_legal import check_decision, check_shuffle, key_of
from .void_position import Ask, Position, Request, Shuffle, Stock, read_position
from .void_setup import check_setup
from .void_turns import play


class VoidGame(RecordedGame[Position, Request]):
    """A game against the void."""

    END = "IV10"
    RESULT: ClassVar = {
        "claims": "IV7",
        "reason": "IV10",
        "winners": "IV10",
        "scores": "IV10",
        "breakdown": "IV10",
    }

    def __init__(self, record: Json, *, strict: bool = True, stock: Stock | None = None) -> None:
        position = read_position(record, stock)
        if strict:
            check_setup(position, record["setup"])
        super().__init__(position, play(position))

    @property
    def is_chance(self) -> bool:
        return isinstance(self._request, Shuffle)

    def listed(self, request: Request) -> list[Json]:
        return list(request.decisions) if isinstance(request, Ask) else []

    def key_of(self, decision: Json) -> str:
        """The same for decisions that differ only by equal cards of a hand."""
        return key_of(self.position, decision)

    def check_event(self, request: Request, event: Json) -> None:
        if isinstance(request, Ask):
            check_decision(self.position, request, event)
        else:
            check_shuffle(self.position, event)

    def final(self) -> Json:
        """The position in the terms of the record's `final`."""
        p = self.position
        found: Json = {
            "hands": [list(hand) for hand in p.hands],
            "display": list(p.display),
            "deck": list(p.deck),
            "discards": list(p.discards),
            "tents": {
                spot: "void" if tribe == p.void else tribe for spot, tribe in p.tents.items()
            },
            "totems": {territory: p.totems_in(territory) for territory in p.territories},
            "pawns": [],
            "fortifications": [],
            "storms": [],
            "walker": None,
            "expeditions": [],
            "discoveries": {},
            "void_pawn": p.pawn,
            "aside": sorted(p.aside),
            "above": sorted(p.above),
            "claims": dict(p.claims),
        }
        return found if p.centre_limit is None else {**found, "centre": p.centre}

    @property
    def is_won(self) -> bool:
        """IV10, IV11: have the players won?"""
        p = self.position
        if p.reason is None or p.reason in ("settlement", "centre") or p.lost >= p.limit:
            return False
        owners = [tribe for spot, tribe in p.tents.items() if spot in p.violet]
        ruins = owners.count(p.void)
        return not (p.violet_first and ruins > len(owners) - ruins)

    def result(self) -> Json:
        """Winners, claims, what ended the game, and final; there is no score (IV10)."""
        return {
            "scores": None,
            "breakdown": [],
            "winners": list(range(self.position.players)) if self.is_won else [],
            "claims": dict(self.position.claims),
            "reason": self.position.reason,
            "final": self.final(),
        }
