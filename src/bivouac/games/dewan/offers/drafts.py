"""A journey being built, space by space: how it can go on, and how it can be paid (DP)."""

from collections.abc import Sequence

from bivouac.core.contract import Known, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Message
from bivouac.core.notation import FORMAT, as_list, as_object, refuse_type
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.offers.choices import Choices
from bivouac.games.dewan.offers.ways import ways_to_pay
from bivouac.games.dewan.offers.wishes import check_pins, travel
from bivouac.games.dewan.refusals.decisions import check_due
from bivouac.games.dewan.rules.payments import Pins, costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import STOP, split
from bivouac.games.dewan.view.seats import space_ids
from bivouac.games.dewan.wire import offers as wire

MOST = 64
"""No route is longer."""


def draft(setting: Dewan, known: Known, begun: object) -> wire.Drafted:
    """The protocol's `Drafted` for a `Draft`; Refused if it is malformed or impossible."""
    check_due(setting, known.position, {"seat": known.seat, "do": "place"})
    route, pins, way = read_draft(setting, begun)
    travelled = travel(setting, known, route)
    choices = Choices(setting, known)
    costs = costs_of(known.position, route, known.seat)
    pins = pins[: len(costs)]
    check_pins(setting, known, costs, pins)
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


def read_draft(setting: Dewan, begun: object) -> tuple[list[int], Pins, int]:
    """The route, the pinned cards and the way of a draft, all known to exist."""
    try:
        data = as_object(Message("fault-a-draft", {}), begun, ("route", "pins", "way"))
        route = as_list("route", data["route"])[:MOST]
        pins = as_list("pins", data["pins"])[:MOST]
    except InputError as error:
        raise Refused(FORMAT, error.said) from None
    if type(data["way"]) is not int:
        refuse_type("way", "kind-number", data["way"])
    if not route:
        raise Refused(FORMAT, Message("dewan-fault-route-start", {}))
    spaces = [space_number(setting, name, "DP2") for name in route]
    cards = [None if name is None else card_number(setting, name, "DP2") for name in pins]
    return spaces, tuple(cards), data["way"]


def onward(
    choices: Choices, travelled: Known, route: Sequence[int], pins: Pins
) -> list[wire.Journey]:
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
