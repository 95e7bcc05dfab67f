"""What a seat can do now, every choice with its event, its cost and what it brings.

All is computed in what the seat knows, so nothing else has a say in it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar, cast

from bivouac.core.contract import Event, Known
from bivouac.games.dewan.layout import NONE, RAIN, SYMBOLS, TURN
from bivouac.games.dewan.offers.gains import Trial
from bivouac.games.dewan.offers.stuck import why_stuck
from bivouac.games.dewan.rules.payments import Cost, Payment, Pins, Purse, costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.view.seats import PHASES, card_ids, space_ids, terrain_of
from bivouac.games.dewan.view.sets import counter, members
from bivouac.games.dewan.wire import offers as wire
from bivouac.games.dewan.wire.view import Need

Made = TypeVar("Made")
STACKS = ("pile", "supply")


def offer(setting: Dewan, known: Known) -> wire.Offer | None:
    """The protocol's `Offer`; None when its seat has nothing to decide."""
    return Choices(setting, known).offer() if known.decides else None


class Choices:
    """The choices of one seat in one position, as it knows it."""

    def __init__(self, setting: Dewan, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.position = known.position
        self.trial = Trial(setting, known)
        self._gains: dict[int, wire.Gains] = {}  # of journeys, by destination
        self._payments: dict[tuple[object, ...], tuple[Payment, list[list[int]]]] = {}

    @cached_property
    def purse(self) -> Purse:
        """The seat's hand."""
        return Purse(self.setting, self.position, self.seat)

    def offer(self) -> wire.Offer:
        """Everything that is possible now."""
        named = [(step, *split(step)) for step in self.known.legal()]
        is_turn = int(self.position["phase"]) == TURN
        camp = int(self.position["n_built"][self.seat])
        effects = self.setting.board.spaces
        can_build = is_turn and camp < len(effects)
        origins = [number for _, kind, number in named if kind == "origin"]

        def of(kinds: Sequence[str], make: Callable[[int, str, int], Made]) -> list[Made]:
            return [make(step, kind, number) for step, kind, number in named if kind in kinds]

        passes = of(("pass",), lambda step, kind, number: self.event([step]))
        return {
            "phase": cast(wire.Phase, PHASES[int(self.position["phase"])]),  # somebody decides
            "camp": camp + 1 if can_build else None,
            "effect": effects[camp] if can_build else None,
            "origins": space_ids(self.setting, origins),
            "journeys": self.journeys() if origins else [],
            "stuck": why_stuck(self.setting, self.known) if is_turn and not origins else None,
            "takes": of(("take_pair", "take_one"), self.take),
            "stories": of(("story", "story_stack"), self.story),
            "tucks": of(("tuck", "tuck_none"), self.tuck),
            "markers": of(("marker",), self.marker),
            "fishing": of(("fish", "fish_none"), self.fish),
            "pass": passes[0] if passes else None,
        }

    def event(self, steps: Sequence[int]) -> Event:
        """The record event of some steps."""
        return self.setting.event(self.position, steps)

    def journeys(self) -> list[wire.Journey]:
        """DP: the cheapest way to every destination in reach."""
        found = []
        for plan in self.known.plans():
            if split(plan.steps[0])[0] == "origin":
                named = map(split, plan.steps)
                route = [number for kind, number in named if kind in ("origin", "enter")]
                found.append(self.journey(route))
        return found

    def journey(
        self, route: Sequence[int], pins: Pins = (), way: Payment | None = None
    ) -> wire.Journey:
        """The protocol's `Journey` along a route that can be paid."""
        costs = costs_of(self.position, route, self.seat)
        paid, options = self.payment(costs, pins, way)
        setting = self.setting
        event = {
            "seat": self.seat,
            "do": "place",
            "route": space_ids(setting, route),
            "pay": card_ids(setting, paid),
        }
        return {
            "to": setting.space_ids[route[-1]],
            "event": event,
            "legs": [
                {
                    "spaces": space_ids(setting, cost.spaces),
                    "terrain": terrain_of(self.position, cost.spaces[0]),
                    "card": setting.cards[card].id,
                    "to": cost.to,
                    "options": [setting.cards[other].id for other in others],
                }
                for cost, card, others in zip(costs, paid, options, strict=True)
            ],
            "cards": len(costs),
            "gifts": sum(cost.to is not None for cost in costs),
            "gains": self.gains_at(route[-1], event),
        }

    def payment(
        self, costs: Sequence[Cost], pins: Pins, way: Payment | None
    ) -> tuple[Payment, list[list[int]]]:
        """The cards for a route and what could pay instead; routes of equal costs share them."""
        key = (pins, way, *((cost.terrain, cost.to) for cost in costs))
        if key not in self._payments:
            paid = self.purse.cheapest(costs, pins) if way is None else way
            assert paid is not None, "an affordable route"
            self._payments[key] = paid, self.purse.options(costs, paid, pins)
        return self._payments[key]

    def gains_at(self, space: int, event: Event) -> wire.Gains:
        """What a camp on a space brings, whichever way it came."""
        if space not in self._gains:
            self._gains[space] = self.trial.gains(self.setting.steps(self.position, event))
        return self._gains[space]

    def take(self, step: int, kind: str, slot: int) -> wire.Take:
        """DK1, DK3: two neighbours of the row, or one card."""
        event = self.event([step])
        return {"slots": event["slots"], "event": event, "forgone": self.unfilled(event["slots"])}

    def unfilled(self, slots: Sequence[int]) -> list[wire.Forgone]:
        """DK3: the places of the row that stay empty, because no card is left to fill them."""
        left = sum(int(self.position[f"{one}_end"] - self.position[f"{one}_top"]) for one in STACKS)
        count = len(slots) - left - len(members(self.position["discards"]))
        return [{"what": "row", "count": count}] if count > 0 else []

    def story(self, step: int, kind: str, slot: int) -> wire.StoryChoice:
        """DS6: one of the row with its needs, or the top of the stack unseen."""
        needs: list[Need] = []
        if kind == "story":
            story = self.setting.stories[int(self.position["story_row"][slot])]
            have = self.trial.counts.have[self.seat]
            needs = [
                {"symbol": symbol, "have": counter(have, SYMBOLS.index(symbol)), "need": need}
                for symbol, need in story.needs.items()
            ]
        index = slot if kind == "story" else None
        return {"index": index, "event": self.event([step]), "needs": needs}

    def tuck(self, step: int, kind: str, number: int) -> wire.TuckChoice:
        """DE2: one half of a card, or none."""
        if kind == "tuck_none":
            return {"card": None, "half": None, "event": self.event([step]), "gains": None}
        event = self.event([step])
        gains = self.trial.gains([step])
        return {"card": event["card"], "half": event["half"], "event": event, "gains": gains}

    def marker(self, step: int, kind: str, space: int) -> wire.MarkerChoice:
        """DD1, DL1: a space for the marker, and what becomes of its zone."""
        is_rain = self.setting.static["event"][0] == RAIN
        return {
            "space": self.setting.space_ids[space],
            "marker": "water" if is_rain else "lava",
            "event": self.event([step]),
            "change": self.marker_change(step, space),
        }

    def marker_change(self, step: int, space: int) -> wire.MarkerChange:
        """DV7: the zone before, the parts that remain, and the berries they lose."""
        before = self.position
        after = self.trial.after([step])
        zone = int(before["zone"][space])
        torn = [other for other in (before["zone"] == zone).nonzero()[0].tolist() if other != space]
        parts: dict[int, int] = {}
        for other in torn:
            part = int(after["zone"][other])
            parts[part] = parts.get(part, 0) + 1
        kept = int(after["berries"].sum()) + int(after["odd"])
        return {
            "terrain": terrain_of(before, space),
            "size": len(torn) + 1,
            "parts": sorted(parts.values(), reverse=True),
            "berries": int(before["berries"][zone]),
            "lost": int(before["berries"].sum()) - kept,
            "gains": self.trial.compare(after),
        }

    def fish(self, step: int, kind: str, card: int) -> wire.Catch:
        """DH5: a card for one fish each village, or what is left."""
        event = self.event([step])
        villages = len(members(self.position["villages"][self.seat]))
        catch = min(villages, int(self.position["fish_left"]))
        is_short = card != NONE and catch < villages
        return {
            "card": event["card"],
            "event": event,
            "catch": catch if card != NONE else 0,
            "forgone": [{"what": "fish", "count": catch}] if is_short else [],
        }
