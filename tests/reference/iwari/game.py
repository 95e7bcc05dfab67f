"""Iwari on game records: the public face of the reference implementation."""

from typing import ClassVar, TypeAlias

from .legal import check_event, expected, key_of
from .position import Ask, Illegal, Json, Position, Request, read_position
from .scoring import score
from .setup import check_setup
from .turns import decisions, play
from .void_game import VoidGame

__all__ = ["AnyGame", "Game", "Illegal", "canonical", "open_game", "replay"]


class Game:
    """A game from a record's options, components and setup; its events are applied one by one."""

    END: ClassVar = "IE2"
    RESULT: ClassVar = {"breakdown": "IP1", "scores": "IP1", "winners": "IE3"}

    def __init__(self, record: Json, *, strict: bool = True) -> None:
        self.position: Position = read_position(record)
        if strict:
            check_setup(self.position, record["setup"])
        self._flow = play(self.position)
        self._request: Request | None = next(self._flow, None)

    @property
    def is_over(self) -> bool:
        return self._request is None

    def expects(self) -> Json | None:
        """The decision or chance event that is due; None when the game is over."""
        return None if self._request is None else expected(self.position, self._request)

    def decisions(self) -> list[Json]:
        """Every legal decision; none when chance is due or the game is over."""
        if not isinstance(self._request, Ask):
            return []
        return decisions(self.position, self._request)

    def key_of(self, decision: Json) -> str:
        """The same for decisions that differ only by equal cards of a hand."""
        return key_of(self.position, decision)

    def check(self, event: Json) -> None:
        """Raise Illegal unless the event is legal now."""
        if self._request is None:
            raise Illegal("IE2", "the game is over")
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
        return {
            "hands": [list(hand) for hand in p.hands],
            "display": list(p.display),
            "deck": list(p.deck),
            "discards": list(p.discards),
            "tents": dict(p.tents),
            "totems": {territory: list(counts) for territory, counts in p.totems.items()},
            "pawns": [
                {key: pawn[key] for key in ("deed", "territory", "connection") if key in pawn}
                for pawn in p.pawns
            ],
            "fortifications": list(p.fortifications),
            "storms": sorted(p.storms),
            "walker": p.walker if p.walker in p.connections else None,
            "expeditions": sorted(p.missions),
            "discoveries": dict(p.discoveries),
            **self._in_play(),
        }

    def _in_play(self) -> Json:
        """What only some maps have."""
        p = self.position
        found: Json = {}
        if p.guards:
            found["ruins"] = list(p.ruins_kept)
        if p.contested:
            found["contested"] = dict(p.contested)
        if p.determination is not None:
            found["determination"] = p.determination
        if p.centre is not None:
            found["centre"] = p.centre
        return found

    def result(self) -> Json:
        """Scores, breakdown, winners and final, as they stand now."""
        return {**score(self.position), "final": self.final()}


AnyGame: TypeAlias = Game | VoidGame


def open_game(record: Json, *, strict: bool = True) -> AnyGame:
    """A game of tribes against each other, or against the void."""
    is_versus = record["options"].get("mode", "versus") == "versus"
    return (Game if is_versus else VoidGame)(record, strict=strict)


def canonical(final: Json) -> Json:
    """A `final` with its free choices settled: what has no order sorted."""
    return {
        **final,
        "fortifications": sorted(final["fortifications"]),
        "hands": [sorted(hand) for hand in final["hands"]],
        **{key: sorted(final[key]) for key in ("discards", "above", "aside") if key in final},
    }


def replay(record: Json) -> AnyGame:
    """Apply all events and compare the result, if there is one."""
    game = open_game(record)
    for event in record["events"]:
        game.apply(event)
    claimed = record["result"]
    if claimed is None:
        return game
    if not game.is_over:
        raise Illegal(game.END, "there is a result, but the game is not over")
    right = game.result()
    for part, rule in game.RESULT.items():
        if claimed[part] != right[part]:
            raise Illegal(rule, f"{part} is {right[part]}, not {claimed[part]}")
    if canonical(claimed["final"]) != canonical(right["final"]):
        raise Illegal(game.END, "the final position is another one")
    return game
