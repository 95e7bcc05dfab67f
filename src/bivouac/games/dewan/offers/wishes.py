"""Why can't I? What a player would like to do, and the rule that does not let them.

Answers come from a position redacted for the player, so they tell nothing new.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from bivouac.core.contract import Event, Game, Json, Message, Refused
from bivouac.core.errors import InputError
from bivouac.core.notation import (
    FORMAT,
    as_list,
    as_object,
    as_word,
    shown,
)
from bivouac.games.dewan.layout import BLOCKED
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.refusals.decisions import (
    check_destination,
    check_due,
    check_entered,
    check_in_hand,
    check_own_camp,
    check_shows,
    refusal,
    refuse,
    space_args,
)
from bivouac.games.dewan.rules.payments import Cost, Pins, Purse, costs_of
from bivouac.games.dewan.steps import ENTER, ORIGIN
from bivouac.games.dewan.telling.events import card_code

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan

Check: TypeAlias = "Callable[[Dewan, Game, int, dict[str, Json]], None]"

KEYS = {
    "place": ("to",),
    "enter": ("route", "to"),
    "origin": ("from",),
    "take": ("slots",),
    "pay": ("route", "leg", "card"),
    "story": ("index",),
    "marker": ("space",),
}


def why(setting: "Dewan", game: Game, seat: int, wish: Json) -> Refused:
    """Why a protocol `Wish` of a seat cannot come true now."""
    try:
        check_wish(setting, game.redact(seat), seat, wish)
    except Refused as refused:
        return refused
    except InputError as error:
        return Refused(FORMAT, str(error))
    return Refused("DT1", "this is possible now", Message("dewan-refused-possible", {}))


def check_wish(setting: "Dewan", game: Game, seat: int, wish: Json) -> None:
    """Refused if a wish cannot come true, or is no wish."""
    do = as_word("do", wish.get("do") if isinstance(wish, dict) else None, tuple(KEYS))
    as_object("a wish", wish, ("do", *KEYS[do]))
    decision = do if do in ("take", "story", "marker") else "place"
    check_due(setting, game.position, {"seat": seat, "do": decision})
    CHECKS[do](setting, game, seat, wish)


def check_decided(setting: "Dewan", game: Game, event: Event) -> None:
    """A wish that is a whole decision."""
    try:
        step = setting.steps(game.position, event)[0]
    except Refused:
        raise refusal(setting, game.position, event) from None
    if step not in game.legal():
        raise refusal(setting, game.position, event)


def check_take(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DK1, DK3."""
    check_decided(setting, game, {"seat": seat, "do": "take", "slots": wish["slots"]})


def check_story(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DS6."""
    source = {"from": "stack"} if wish["index"] is None else {"from": "row", "index": wish["index"]}
    check_decided(setting, game, {"seat": seat, "do": "story", **source})


def check_marker(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DD1, DL1."""
    check_decided(setting, game, {"seat": seat, "do": "marker", "space": wish["space"]})


def check_place(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DP1, DL2, DH1, DP2: a place for a camp, within reach of these cards."""
    space = space_number(setting, wish["to"], "DP1")
    args = space_args(setting, game.position, space)
    if game.position["terrain"][space] == BLOCKED:
        reason = f"{shown(args['space'])} is the volcano or lava; it cannot be crossed or settled"
        refuse("DL2", reason, "dewan-refused-blocked", **args)
    check_destination(setting, game.position, space)
    if all(plan.target != space for plan in game.plans()):
        reason = f"these cards pay for no way to {shown(args['space'])}"
        refuse("DP2", reason, "dewan-refused-unaffordable", seat=seat, **args)


def check_origin_wish(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DP1: may a journey begin there?"""
    space = space_number(setting, wish["from"], "DP1")
    if ORIGIN + space not in game.legal():
        check_origin(setting, game, seat, space)


def check_origin(setting: "Dewan", game: Game, seat: int, space: int) -> NoReturn:
    """DP1, DP2: why no journey can begin at a space."""
    check_own_camp(setting, game.position, space)
    args = space_args(setting, game.position, space)
    reason = f"these cards pay for no journey from {shown(args['space'])}"
    refuse("DP2", reason, "dewan-refused-origin-stuck", seat=seat, **args)


def read_route(setting: "Dewan", wish: dict[str, Json]) -> list[int]:
    """The route of a wish, at least an origin."""
    names = as_list("route", wish["route"])
    if not names:
        raise Refused(FORMAT, "'route' must begin with an own camp")
    return [space_number(setting, name, "DP2") for name in names]


def travel(setting: "Dewan", game: Game, seat: int, route: Sequence[int]) -> Game:
    """The game with a journey under way; Refused at the first space it cannot enter."""
    travelled = game.copy()
    for i, space in enumerate(route):
        step = (ORIGIN if i == 0 else ENTER) + space
        if step not in travelled.legal():
            if i == 0:
                check_origin(setting, game, seat, space)
            check_enter(setting, travelled, seat, list(route[:i]), space)
        travelled.apply(step)
    return travelled


def check_enter_wish(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DP2, DP7: may a journey go on there?"""
    space = space_number(setting, wish["to"], "DP2")
    travel(setting, game, seat, [*read_route(setting, wish), space])


def check_enter(
    setting: "Dewan", travelled: Game, seat: int, route: list[int], space: int
) -> NoReturn:
    """DP2, DP7, DL2: why a journey under way cannot go on to a space."""
    position = travelled.position
    check_entered(setting, position, route, space)
    args = space_args(setting, position, space)
    costs = costs_of(position, [*route, space], seat)
    if Purse(setting, position, seat).cheapest(costs) is None:
        reason = f"the cards left do not pay for {shown(args['space'])}"
        refuse("DP2", reason, "dewan-refused-enter-unpaid", seat=seat, **args)
    reason = f"with the cards left no camp could be placed beyond {shown(args['space'])}"
    refuse("DP2", reason, "dewan-refused-dead-end", seat=seat, **args)


def check_pay(setting: "Dewan", game: Game, seat: int, wish: dict[str, Json]) -> None:
    """DP2: may this card pay for this part of the route?"""
    route = read_route(setting, wish)
    costs = costs_of(travel(setting, game, seat, route).position, route, seat)
    leg, card = wish["leg"], card_number(setting, wish["card"], "DP2")
    if type(leg) is not int or not 0 <= leg < len(costs):
        raise Refused(FORMAT, f"the route has no leg {shown(leg)}")
    check_pins(setting, game, seat, costs, (*[None] * leg, card))


def check_pins(setting: "Dewan", game: Game, seat: int, costs: Sequence[Cost], pins: Pins) -> None:
    """DP2: hand cards that show what they pay for, each once, and leave enough for the rest."""
    position = game.position
    purse = Purse(setting, position, seat)
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
