"""Chapters DP, DL2 and DH1-DH3: routes, what they cost, and every way to pay for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tests.reference.flow import Illegal, Json

from .position import CAMPS_ON_BOARD, Position
from .zones import camp_owner, terrain_at, village_owner, zone_of


@dataclass(frozen=True)
class Cost:
    """One card of a journey: what it shows (None: anything), who gets it (None: the discards)."""

    terrain: str | None
    recipient: int | None


def costs(position: Position, seat: int, route: list[str]) -> list[Cost]:
    """DP2, DP4: the cards a route costs, in order: one per land space, one per run of water."""
    due = []
    previous: Cost | None = None
    for space in route:
        cost = cost_of(position, seat, space)
        if not (cost.terrain == "water" and previous is not None and previous.terrain == "water"):
            due.append(cost)
        previous = cost
    return due


def cost_of(position: Position, seat: int, space: str) -> Cost:
    """What a space costs by itself; a starting camp costs any card (DP3, DP5)."""
    terrain = terrain_at(position, space)
    if terrain == "water":
        return Cost("water", _water_recipient(position, seat, space))
    shown = None if terrain == "start" else terrain
    return Cost(shown, _other(seat, camp_owner(position, space)))


def _water_recipient(position: Position, seat: int, space: str) -> int | None:
    """DH3: the opponent whose village stands in the water zone."""
    if position.scenario != "lake":
        return None
    zone = zone_of(position, space)
    assert zone is not None
    return _other(seat, village_owner(position, zone))


def _other(seat: int, owner: int | None) -> int | None:
    """DP5: a card goes to the owner of a crossed camp unless that is the mover."""
    return None if owner == seat else owner


def can_enter(position: Position, space: str) -> bool:
    """DL2: lava and the volcano cannot be crossed or settled."""
    return terrain_at(position, space) not in ("lava", "volcano")


def is_destination(position: Position, space: str) -> bool:
    """DP1: no camp and not water; DH1: in Lake Villages also water in a zone without a village."""
    if camp_owner(position, space) is not None or not can_enter(position, space):
        return False
    if terrain_at(position, space) != "water":
        return True
    if position.scenario != "lake":
        return False
    zone = zone_of(position, space)
    return zone is not None and village_owner(position, zone) is None


def shows(position: Position, card: str, terrain: str | None) -> bool:
    """DP2, DP3: whether a card pays a cost; None asks for any card."""
    halves = position.cards[card]["halves"]
    return terrain is None or any(half["terrain"] == terrain for half in halves)


def payments(position: Position, hand: list[str], due: list[Cost]) -> Iterator[list[str]]:
    """Every assignment of distinct cards of a hand to costs in route order."""
    if not due:
        yield []
        return
    for card in hand:
        if shows(position, card, due[0].terrain):
            rest = [other for other in hand if other != card]
            for others in payments(position, rest, due[1:]):
                yield [card, *others]


def can_pay(position: Position, hand: list[str], due: list[Cost]) -> bool:
    """Whether `payments` is not empty; augmenting paths, since a listing takes ages to fail."""
    payer: dict[str, int] = {}

    def finds_card(index: int, tried: set[str]) -> bool:
        for card in hand:
            if card not in tried and shows(position, card, due[index].terrain):
                tried.add(card)
                if card not in payer or finds_card(payer[card], tried):
                    payer[card] = index
                    return True
        return False

    return all(finds_card(index, set()) for index in range(len(due)))


class Survey:
    """What a seat's journeys have in common, looked up once for a whole listing."""

    def __init__(self, position: Position, seat: int) -> None:
        entered = [space for space in position.spaces if can_enter(position, space)]
        self.cost = {space: cost_of(position, seat, space) for space in entered}
        self.ends = {space for space in entered if is_destination(position, space)}
        self.next = {s: [n for n in position.neighbours[s] if n in self.cost] for s in entered}
        self._payable: dict[tuple[str, ...], bool] = {}
        self._position, self._hand = position, position.hands[seat]

    def can_pay(self, due: list[Cost]) -> bool:
        key = tuple(sorted(cost.terrain or "any" for cost in due))
        if key not in self._payable:
            self._payable[key] = can_pay(self._position, self._hand, due)
        return self._payable[key]


def routes(position: Position, seat: int) -> Iterator[list[str]]:
    """Every route of a seat that its hand can pay for and that ends on a legal destination."""
    if len(position.camps[seat]) == CAMPS_ON_BOARD:
        return
    survey = Survey(position, seat)
    for origin in position.all_camps(seat):
        if survey.can_pay([survey.cost[origin]]):
            yield from _longer(survey, [origin], [survey.cost[origin]])


def _longer(survey: Survey, route: list[str], due: list[Cost]) -> Iterator[list[str]]:
    """All continuations of a route as long as they can be paid: longer ones only cost more."""
    here = survey.cost[route[-1]]
    for space in survey.next[route[-1]]:
        if space in route:
            continue
        cost = survey.cost[space]
        in_same_water = cost.terrain == "water" and here.terrain == "water"
        longer_due = due if in_same_water else [*due, cost]
        if not survey.can_pay(longer_due):
            continue
        longer = [*route, space]
        if space in survey.ends:
            yield longer
        yield from _longer(survey, longer, longer_due)


def placements(position: Position, seat: int) -> Iterator[Json]:
    """Every legal `place` decision: every route with every payment."""
    listed: dict[tuple[str | None, ...], list[list[str]]] = {}
    for route in routes(position, seat):
        due = costs(position, seat, route)
        key = tuple(cost.terrain for cost in due)
        if key not in listed:
            listed[key] = list(payments(position, position.hands[seat], due))
        for pay in listed[key]:
            yield {"seat": seat, "do": "place", "route": list(route), "pay": list(pay)}


def can_place(position: Position, seat: int) -> bool:
    return next(routes(position, seat), None) is not None


def check_placement(position: Position, seat: int, event: Json) -> None:
    """Refuse a `place` decision that breaks a rule of travel; written apart from `placements`."""
    route: Any = event.get("route")
    pay: Any = event.get("pay")
    if len(position.camps[seat]) >= CAMPS_ON_BOARD:
        raise Illegal("DP6", "no camp is left on the board")
    _check_route(position, seat, route)
    if not _is_list_of_names(pay) or not all(card in position.hands[seat] for card in pay):
        raise Illegal("DP2", "the payment is not made of hand cards")
    if len(set(pay)) != len(pay):
        raise Illegal("DP2", "a card pays twice")
    due = costs(position, seat, route)
    if len(pay) != len(due):
        raise Illegal("DP2", f"the route costs {len(due)} cards, {len(pay)} are paid")
    for card, cost in zip(pay, due, strict=True):
        if not shows(position, card, cost.terrain):
            raise Illegal("DP2", f"{card} does not show {cost.terrain}")


def _check_route(position: Position, seat: int, route: Any) -> None:
    if not _is_list_of_names(route) or not all(space in position.spaces for space in route):
        raise Illegal("DP2", "the route is not a list of spaces")
    if len(route) < 2 or route[0] not in position.all_camps(seat):
        raise Illegal("DP1", "the route does not lead from an own camp to another space")
    for here, there in pairwise(route):
        if there not in position.neighbours[here]:
            raise Illegal("DP2", f"{here} and {there} are not adjacent")
    if len(set(route)) != len(route):
        raise Illegal("DP7", "the route enters a space twice")
    for space in route:
        if not can_enter(position, space):
            raise Illegal("DL2", f"{space} cannot be crossed or settled")
    if not is_destination(position, route[-1]):
        on_lake = position.scenario == "lake" and terrain_at(position, route[-1]) == "water"
        raise Illegal("DH1" if on_lake else "DP1", f"no camp can be placed on {route[-1]}")


def _is_list_of_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def settle(position: Position, seat: int, event: Json) -> None:
    """DP5, DP6: gifts to their owners, the rest to the discards, the camp to the destination."""
    due = costs(position, seat, event["route"])
    for card, cost in zip(event["pay"], due, strict=True):
        position.hands[seat].remove(card)
        if cost.recipient is None:
            position.discards.insert(0, card)
        else:
            position.hands[cost.recipient].append(card)
    position.camps[seat].append(event["route"][-1])
