"""What a seat can do now, every choice with its event, its cost and what it brings.

All is computed in a position redacted for the seat, so nothing it cannot know has a say in it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from bivouac.core.contract import Event, Game, Json
from bivouac.games.iwari.due import phase_of
from bivouac.games.iwari.gains import Trial
from bivouac.games.iwari.layout import TENT, TOTEM
from bivouac.games.iwari.notation.builds import piece
from bivouac.games.iwari.notation.position import card_ids
from bivouac.games.iwari.payments import Payment, Purse, Way
from bivouac.games.iwari.refusals import Piece, territory_of
from bivouac.games.iwari.steps import TARGETS, split
from bivouac.games.iwari.view import PHASES

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def offer(setting: "Iwari", game: Game, seat: int) -> Json | None:
    """The protocol's `Offer`; None when `seat` has nothing to decide."""
    if game.is_over or game.is_chance or not game.is_between or game.to_move != seat:
        return None
    return Choices(setting, game.redact(seat), seat).offer()


def pieces_among(steps: Sequence[int]) -> list[Piece]:
    """The pieces that legal steps would place."""
    kinds = {"tent": TENT, "totem": TOTEM}
    return [(kinds[kind], at) for kind, at in map(split, steps) if kind in kinds]


class Choices:
    """The choices of one seat in one position that is redacted for it."""

    def __init__(self, setting: "Iwari", game: Game, seat: int) -> None:
        self.setting = setting
        self.game = game
        self.seat = seat
        self.position = game.position
        self.trial = Trial(setting, game, seat)

    @cached_property
    def purse(self) -> Purse:
        """The seat's hand."""
        return Purse(self.setting, self.position, self.seat)

    def offer(self) -> Json:
        """Everything that is possible now."""
        legal = self.game.legal()
        named = [(step, *split(step)) for step in legal]

        def of(kinds: Sequence[str], make: Callable[[int, str, int], Json]) -> list[Json]:
            return [make(step, kind, number) for step, kind, number in named if kind in kinds]

        passes = of(("pass",), lambda step, kind, number: self.event(step))
        return {
            "phase": PHASES[phase_of(self.position)],
            "tribe": self.trial.tribe,
            "places": [self.place([one], ()) for one in pieces_among(legal)],
            "swaps": of(("swap",), self.card),
            "discards": of(("discard",), self.card),
            "draws": of(("draw", "draw_deck"), self.draw),
            "deeds": of(("deed",), self.deed),
            "pass": passes[0] if passes else None,
        }

    def event(self, step: int) -> Event:
        """The event of a decision of one step, without the card of an unseen draw."""
        return self.setting.public_event(self.setting.event(self.position, [step]))

    def biome_at(self, piece: Piece) -> int:
        """The biome whose cards pay for a piece."""
        return int(self.setting.tables["territory_biome"][0, territory_of(self.setting, piece)])

    def place(self, pieces: Sequence[Piece], paid: Payment) -> Json:
        """The protocol's `Place`: the last piece of a build whose other pieces are paid for."""
        kind, at = pieces[-1]
        ways = self.purse.ways_of(self.biome_at(pieces[-1]), [*paid, ()], len(paid))
        event = self.build(pieces, [*paid, ways[0]])
        return {
            "piece": piece(self.setting, kind, at),
            "territory": self.setting.territory_ids[territory_of(self.setting, pieces[-1])],
            "ways": [card_ids(self.setting, way) for way in ways],
            "gains": self.gains(pieces, event),
            "event": event,
        }

    def build(self, pieces: Sequence[Piece], paid: Sequence[Way]) -> Event:
        """IT1: the event of a whole build."""
        return {
            "seat": self.seat,
            "do": "build",
            "tribe": self.trial.tribe,
            "pieces": [piece(self.setting, kind, at) for kind, at in pieces],
            "cards": [card_ids(self.setting, way) for way in paid],
        }

    def gains(self, pieces: Sequence[Piece], event: Event) -> Json:
        """What a build brings."""
        return self.trial.gains(pieces, self.setting.steps(self.position, event))

    def card(self, step: int, kind: str, card: int) -> Json:
        """IT2, I2.1: a card to swap or to discard."""
        return {"card": self.setting.cards[card], "event": self.event(step)}

    def draw(self, step: int, kind: str, index: int) -> Json:
        """IT7, IS4: a card of the display, or the top of the deck unseen."""
        event = self.event(step)
        is_shown = kind == "draw"
        return {
            "from": event["from"],
            "index": index if is_shown else None,
            "card": event["card"] if is_shown else None,
            "event": event,
        }

    def deed(self, step: int, kind: str, number: int) -> Json:
        """IM2-IM4, IM7: a deed that is earned, and a target for its pawn."""
        event = self.event(step)
        return {
            "deed": event["deed"],
            "territory": event.get("territory"),
            "connection": event.get("connection"),
            "event": event,
            "points": self.trial.pawn(number % TARGETS),
        }
