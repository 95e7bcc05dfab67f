"""Iwari on game records: the public face of the reference implementation."""

from typing import ClassVar, TypeAlias

from tests.reference.flow import Illegal, Json, RecordedGame

from .legal import check_decision, check_shuffle, expected, key_of
from .position import Ask, Position, Request, read_position
from .scoring import score
from .setup import check_setup
from .turns import decisions, play
from .void_game import VoidGame

__all__ = ["AnyGame", "Game", "Illegal", "canonical", "open_game", "replay"]


class Game(RecordedGame[Position, Request]):
    """A game of tribes against each other."""

    END = "IE2"
    RESULT: ClassVar = {"breakdown": "IP1", "scores": "IP1", "winners": "IE3"}

    def __init__(self, record: Json, *, strict: bool = True) -> None:
        position = read_position(record)
        if strict:
            check_setup(position, record["setup"])
        super().__init__(position, play(position))

    def expects(self) -> Json | None:
        """The decision or chance event that is due; None when the game is over."""
        return None if self._request is None else expected(self.position, self._request)

    def listed(self, request: Request) -> list[Json]:
        return decisions(self.position, request) if isinstance(request, Ask) else []

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
