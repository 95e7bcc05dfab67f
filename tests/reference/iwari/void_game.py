"""Iwari against the void on game records: the public face of this part of the reference."""

from typing import ClassVar

from .position import Illegal, Json
from .void_legal import check_event, key_of
from .void_position import Ask, Position, Request, Shuffle, Stock, read_position
from .void_setup import check_setup
from .void_turns import play


class VoidGame:
    """A game from a record's options, components and setup; its events are applied one by one."""

    END: ClassVar = "IV10"
    RESULT: ClassVar = {
        "claims": "IV7",
        "reason": "IV10",
        "winners": "IV10",
        "scores": "IV10",
        "breakdown": "IV10",
    }

    def __init__(self, record: Json, *, strict: bool = True, stock: Stock | None = None) -> None:
        self.position: Position = read_position(record, stock)
        if strict:
            check_setup(self.position, record["setup"])
        self._flow = play(self.position)
        self._request: Request | None = next(self._flow, None)

    @property
    def is_over(self) -> bool:
        return self._request is None

    @property
    def is_chance(self) -> bool:
        return isinstance(self._request, Shuffle)

    def decisions(self) -> list[Json]:
        """Every legal decision; none when chance is due or the game is over."""
        return list(self._request.decisions) if isinstance(self._request, Ask) else []

    def key_of(self, decision: Json) -> str:
        """The same for decisions that differ only by equal cards of a hand."""
        return key_of(self.position, decision)

    def check(self, event: Json) -> None:
        """Raise Illegal unless the event is legal now."""
        if self._request is None:
            raise Illegal(self.END, "the game is over")
        check_event(self.position, self._request, event)

    def apply(self, event: Json) -> None:
        """One event and all that follows by itself; an illegal one changes nothing."""
        self.check(event)
        try:
            self._request = self._flow.send(event)
        except StopIteration:
            self._request = None

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
