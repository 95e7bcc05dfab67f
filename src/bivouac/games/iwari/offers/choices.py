"""What a seat can do now, every choice with its event, its cost and what it brings.

All is computed in what the seat knows, so nothing else has a say in it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar, cast

from bivouac.core.contract import Event, Known
from bivouac.games.iwari.layout import FREE, STORM, WALK
from bivouac.games.iwari.notation.builds import Piece, piece, piece_of
from bivouac.games.iwari.notation.position import card_ids, tribe_name
from bivouac.games.iwari.notation.prices import prices, territory_of
from bivouac.games.iwari.offers.gains import Trial
from bivouac.games.iwari.offers.payments import Payment, Purse, Way
from bivouac.games.iwari.offers.void import offer_against_void
from bivouac.games.iwari.refusals.due import phase_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import STORM_MOVES, STORM_STAYS, TARGETS, WALK_NOT, WALK_ON, split
from bivouac.games.iwari.view.expansion import see_storm
from bivouac.games.iwari.view.seats import PHASES
from bivouac.games.iwari.wire import offers as wire
from bivouac.games.iwari.wire.view import Phase

Made = TypeVar("Made")


def offer(setting: Iwari, known: Known) -> wire.Offer | None:
    """The protocol's `Offer`; None when its seat has nothing to decide."""
    return Choices(setting, known).offer() if known.decides else None


def pieces_among(steps: Sequence[int]) -> list[Piece]:
    """The pieces that legal steps would place."""
    return [one for one in map(piece_of, steps) if one is not None]


class Choices:
    """The choices of one seat in one position, as it knows it."""

    def __init__(self, setting: Iwari, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.position = known.position
        self.trial = Trial(setting, known)

    @cached_property
    def purse(self) -> Purse:
        """The seat's hand."""
        return Purse(self.setting, self.position, self.seat)

    def offer(self) -> wire.Offer:
        """Everything that is possible now."""
        legal = self.known.legal()
        named = [(step, *split(step)) for step in legal]

        def of(kinds: Sequence[str], make: Callable[[int, str, int], Made]) -> list[Made]:
            return [make(step, kind, number) for step, kind, number in named if kind in kinds]

        passes = of(("pass",), lambda step, kind, number: self.event(step))
        return {
            "phase": cast(Phase, PHASES[phase_of(self.position)]),  # somebody decides
            "tribe": self.trial.tribe,
            "places": self.places(legal),
            "swaps": of(("swap",), self.card),
            "discards": of(("discard",), self.card),
            "draws": of(("draw", "draw_deck"), self.draw),
            "deeds": of(("deed",), self.deed),
            "explores": of(("explore",), self.explore),
            "storm": self.storm() if self.position["phase"] == STORM else None,
            "walk": self.walk() if self.position["phase"] == WALK else None,
            "pass": passes[0] if passes else None,
            **offer_against_void(self, legal),
        }

    def places(self, legal: Sequence[int]) -> list[wire.Place]:
        """IT1: the first pieces of builds; a free piece is none (IV8)."""
        is_free = self.position["phase"] == FREE
        return [] if is_free else [self.place([one], ()) for one in pieces_among(legal)]

    def event(self, step: int) -> Event:
        """The event of a decision of one step, without the card of an unseen draw."""
        return self.setting.public_event(self.setting.event(self.position, [step]))

    def place(self, pieces: Sequence[Piece], paid: Payment) -> wire.Place:
        """The protocol's `Place`: the last piece of a build whose other pieces are paid for."""
        costs = prices(self.setting, self.position, pieces)
        ways = self.purse.ways_of(costs, [*paid, ()], len(paid))
        event = self.build(pieces, [*paid, ways[0]])
        return {
            "piece": piece(self.setting, pieces[-1]),
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
            "tribe": tribe_name(self.setting, self.trial.tribe),
            "pieces": [piece(self.setting, one) for one in pieces],
            "cards": [card_ids(self.setting, way) for way in paid],
        }

    def gains(self, pieces: Sequence[Piece], event: Event) -> wire.Gains:
        """What a build brings."""
        return self.trial.gains(pieces, self.setting.steps(self.position, event))

    def card(self, step: int, kind: str, card: int) -> wire.CardChoice:
        """IT2, I2.1, IV3, IV9: a card to swap, to discard, or to skip the void's action with."""
        return {"card": self.setting.cards[card], "event": self.event(step)}

    def draw(self, step: int, kind: str, index: int) -> wire.DrawChoice:
        """IT7, IS4: a card of the display, or the top of the deck unseen."""
        event = self.event(step)
        is_shown = kind == "draw"
        return {
            "from": event["from"],
            "index": index if is_shown else None,
            "card": event["card"] if is_shown else None,
            "event": event,
        }

    def deed(self, step: int, kind: str, number: int) -> wire.DeedChoice:
        """IM2-IM7: a deed that is earned, and a target for its pawn; none where it is declined."""
        event = self.event(step)
        points, factors = self.trial.pawn(*divmod(number, TARGETS))
        return {
            "deed": event["deed"],
            "territory": event.get("territory"),
            "connection": event.get("connection"),
            "event": event,
            "points": points,
            "factors": factors,
        }

    def explore(self, step: int, kind: str, territory: int) -> wire.TerritoryChoice:
        """IG1: a territory whose tokens can be turned up; what they show is not known yet."""
        return {"territory": self.setting.territory_ids[territory], "event": self.event(step)}

    def storm(self) -> wire.StormChoice:
        """IR1: the storm that moves or stays."""
        storm = see_storm(self.setting, self.position)
        assert storm is not None, "phase storm"
        return {**storm, "stay": self.event(STORM_STAYS), "move": self.event(STORM_MOVES)}

    def walk(self) -> wire.WalkChoice:
        """IR2: the walking totem scores its connection and moves on, or does nothing."""
        following = int(self.position["walker"]) + 1
        numbers = self.setting.connection_numbers
        return {
            "connection": numbers[following - 1],
            "to": numbers[following] if following < len(numbers) else None,
            "points": self.trial.walk(),
            "score": self.event(WALK_ON),
            "not": self.event(WALK_NOT),
        }
