"""Why can't I? What a player would like to do, and the rule that does not let them.

Answers come from what the player knows, so they tell nothing new.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NoReturn, TypeAlias

from bivouac.core.complaints import refuse, shown
from bivouac.core.contract import Json, Known, Refused
from bivouac.core.messages import Message
from bivouac.core.notation import FORMAT, as_list
from bivouac.core.wishes import check_decided, read_wish, reason_against
from bivouac.games.dewan.layout import BLOCKED
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.refusals.decisions import (
    check_destination,
    check_due,
    check_entered,
    check_in_hand,
    check_own_camp,
    check_shows,
    space_args,
)
from bivouac.games.dewan.rules.payments import Cost, Pins, Purse, costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import ENTER, ORIGIN
from bivouac.games.dewan.telling.events import card_code

Check: TypeAlias = Callable[[Dewan, Known, dict[str, Json]], None]

KEYS = {
    "place": ("to",),
    "enter": ("route", "to"),
    "origin": ("from",),
    "take": ("slots",),
    "pay": ("route", "leg", "card"),
    "story": ("index",),
    "marker": ("space",),
}


def why(setting: Dewan, known: Known, wish: object) -> Refused:
    """Why a protocol `Wish` cannot come true now."""
    check = partial(check_wish, setting, known, wish)
    return reason_against(check, "DT1", "dewan-refused-possible")


def check_wish(setting: Dewan, known: Known, wish: object) -> None:
    """Refused if a wish cannot come true, or is no wish."""
    asked = read_wish(wish, KEYS)
    do = asked["do"]
    decision = do if do in ("take", "story", "marker") else "place"
    check_due(setting, known.position, {"seat": known.seat, "do": decision})
    CHECKS[do](setting, known, asked)


def check_take(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DK1, DK3."""
    check_decided(known, {"seat": known.seat, "do": "take", "slots": wish["slots"]})


def check_story(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DS6."""
    source = {"from": "stack"} if wish["index"] is None else {"from": "row", "index": wish["index"]}
    check_decided(known, {"seat": known.seat, "do": "story", **source})


def check_marker(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DD1, DL1."""
    check_decided(known, {"seat": known.seat, "do": "marker", "space": wish["space"]})


def check_place(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DP1, DL2, DH1, DP2: a place for a camp, within reach of these cards."""
    space = space_number(setting, wish["to"], "DP1")
    args = space_args(setting, known.position, space)
    if known.position["terrain"][space] == BLOCKED:
        reason = f"{shown(args['space'])} is the volcano or lava; it cannot be crossed or settled"
        refuse("DL2", reason, "dewan-refused-blocked", **args)
    check_destination(setting, known.position, space)
    if all(plan.target != space for plan in known.plans()):
        reason = f"these cards pay for no way to {shown(args['space'])}"
        refuse("DP2", reason, "dewan-refused-unaffordable", seat=known.seat, **args)


def check_origin_wish(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DP1: may a journey begin there?"""
    space = space_number(setting, wish["from"], "DP1")
    if ORIGIN + space not in known.legal():
        check_origin(setting, known, space)


def check_origin(setting: Dewan, known: Known, space: int) -> NoReturn:
    """DP1, DP2: why no journey can begin at a space."""
    check_own_camp(setting, known.position, space)
    args = space_args(setting, known.position, space)
    reason = f"these cards pay for no journey from {shown(args['space'])}"
    refuse("DP2", reason, "dewan-refused-origin-stuck", seat=known.seat, **args)


def read_route(setting: Dewan, wish: dict[str, Json]) -> list[int]:
    """The route of a wish, at least an origin."""
    names = as_list("route", wish["route"])
    if not names:
        raise Refused(FORMAT, Message("dewan-fault-route-start", {}))
    return [space_number(setting, name, "DP2") for name in names]


def travel(setting: Dewan, known: Known, route: Sequence[int]) -> Known:
    """The game with a journey under way; Refused at the first space it cannot enter."""
    travelled = known.copy()
    for i, space in enumerate(route):
        step = (ORIGIN if i == 0 else ENTER) + space
        if step not in travelled.legal():
            if i == 0:
                check_origin(setting, known, space)
            check_enter(setting, travelled, list(route[:i]), space)
        travelled.apply(step)
    return travelled


def check_enter_wish(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DP2, DP7: may a journey go on there?"""
    space = space_number(setting, wish["to"], "DP2")
    travel(setting, known, [*read_route(setting, wish), space])


def check_enter(setting: Dewan, travelled: Known, route: list[int], space: int) -> NoReturn:
    """DP2, DP7, DL2: why a journey under way cannot go on to a space."""
    position = travelled.position
    check_entered(setting, position, route, space)
    args = space_args(setting, position, space)
    costs = costs_of(position, [*route, space], travelled.seat)
    if Purse(setting, position, travelled.seat).cheapest(costs) is None:
        reason = f"the cards left do not pay for {shown(args['space'])}"
        refuse("DP2", reason, "dewan-refused-enter-unpaid", seat=travelled.seat, **args)
    reason = f"with the cards left no camp could be placed beyond {shown(args['space'])}"
    refuse("DP2", reason, "dewan-refused-dead-end", seat=travelled.seat, **args)


def check_pay(setting: Dewan, known: Known, wish: dict[str, Json]) -> None:
    """DP2: may this card pay for this part of the route?"""
    route = read_route(setting, wish)
    costs = costs_of(travel(setting, known, route).position, route, known.seat)
    leg, card = wish["leg"], card_number(setting, wish["card"], "DP2")
    if type(leg) is not int or not 0 <= leg < len(costs):
        raise Refused(FORMAT, Message("dewan-fault-no-leg", {"leg": shown(leg)}))
    check_pins(setting, known, costs, (*[None] * leg, card))


def check_pins(setting: Dewan, known: Known, costs: Sequence[Cost], pins: Pins) -> None:
    """DP2: hand cards that show what they pay for, each once, and leave enough for the rest."""
    position = known.position
    purse = Purse(setting, position, known.seat)
    for leg, card in enumerate(pins):
        if card is None:
            continue
        check_in_hand(setting, position, card, "DP2")
        check_shows(setting, position, card, costs[leg].spaces[0])
        name, code = shown(setting.cards[card].id), card_code(setting.cards[card])
        if card in pins[:leg]:
            refuse("DP2", f"card {name} pays twice", "dewan-refused-pays-twice", card=code)
        if purse.cheapest(costs, pins[: leg + 1]) is None:
            args = space_args(setting, position, costs[leg].spaces[0])
            reason = f"with card {name} for {shown(args['space'])} the rest cannot be paid"
            refuse("DP2", reason, "dewan-refused-pay-rest", card=code, **args)


CHECKS: dict[str, Check] = {
    "place": check_place,
    "enter": check_enter_wish,
    "origin": check_origin_wish,
    "take": check_take,
    "pay": check_pay,
    "story": check_story,
    "marker": check_marker,
}
