"""A journey being built, space by space: how it can go on, and how it can be paid (DP)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bivouac.core.contract import Game, Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.notation import FORMAT, as_list, as_object, shown
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.offers.choices import Choices
from bivouac.games.dewan.offers.ways import ways_to_pay
from bivouac.games.dewan.offers.wishes import check_pins, travel
from bivouac.games.dewan.refusals.decisions import check_due
from bivouac.games.dewan.rules.payments import Pins, costs_of
from bivouac.games.dewan.steps import STOP, split
from bivouac.games.dewan.view.seats import space_ids

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan

MOST = 64
"""No route is longer."""


def draft(setting: "Dewan", game: Game, seat: int, wish: Json) -> Json:
    """The protocol's `Drafted` for a `Draft`; Refused if it is malformed or impossible."""
    known = game.redact(seat)
    check_due(setting, known.position, {"seat": seat, "do": "place"})
    route, pins, way = read_draft(setting, wish)
    travelled = travel(setting, known, seat, route)
    choices = Choices(setting, known, seat)
    costs = costs_of(known.position, route, seat)
    pins = pins[: len(costs)]
    check_pins(setting, known, seat, costs, pins)
    legal = travelled.legal()
    ways = ways_to_pay(choices.purse, costs, pins) if STOP in legal else []
    chosen = way % len(ways) if ways else 0
    nexts = [number for kind, number in map(split, legal) if kind == "enter"]
    return {
        "route": space_ids(setting, route),
        "nexts": space_ids(setting, nexts),
        "onward": onward(choices, travelled, route, pins),
        "journey": choices.journey(route, pins, ways[chosen]) if ways else None,
        "ways": len(ways),
        "way": chosen,
    }


def read_draft(setting: "Dewan", wish: Json) -> tuple[list[int], Pins, int]:
    """The route, the pinned cards and the way of a draft, all known to exist."""
    try:
        data = as_object("a draft", wish, ("route", "pins", "way"))
        route = as_list("route", data["route"])[:MOST]
        pins = as_list("pins", data["pins"])[:MOST]
    except InputError as error:
        raise Refused(FORMAT, str(error)) from None
    if type(data["way"]) is not int:
        raise Refused(FORMAT, f"'way' must be a whole number, not {shown(data['way'])}")
    if not route:
        raise Refused(FORMAT, "'route' must begin with an own camp")
    spaces = [space_number(setting, name, "DP2") for name in route]
    cards = [None if name is None else card_number(setting, name, "DP2") for name in pins]
    return spaces, tuple(cards), data["way"]


def onward(choices: Choices, travelled: Game, route: Sequence[int], pins: Pins) -> list[Json]:
    """The cheapest completion for each destination further on, with the pins where they allow."""
    found = []
    for plan in travelled.plans():
        entered = [number for kind, number in map(split, plan.steps) if kind == "enter"]
        if not entered:
            continue
        whole = [*route, *entered]
        found.append(choices.journey(whole, pins if can_keep(choices, whole, pins) else ()))
    return found


def can_keep(choices: Choices, route: Sequence[int], pins: Pins) -> bool:
    """Can a longer route be paid with the cards pinned so far?"""
    costs = costs_of(choices.position, route, choices.seat)
    return not pins or choices.purse.cheapest(costs, pins) is not None
