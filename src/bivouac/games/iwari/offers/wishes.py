"""Why can't I? What a player would like to do, and the rule that does not let them.

Answers come from what the player knows, so they tell nothing new.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NoReturn, TypeAlias

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.core.contract import Json, Known, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Message, Said
from bivouac.core.notation import FORMAT, as_list, as_mapping, as_object
from bivouac.core.wishes import check_decided, read_wish, reason_against
from bivouac.games.iwari.layout import BIOMES, DEED_NAMES, FREE, PIECES, RUINING
from bivouac.games.iwari.notation.builds import Piece, read_payment, read_piece
from bivouac.games.iwari.notation.deeds import target_keys
from bivouac.games.iwari.notation.prices import (
    Price,
    in_order,
    prices,
    source_of,
    territory_of,
)
from bivouac.games.iwari.offers.payments import Payment, Pins, Purse
from bivouac.games.iwari.refusals.builds import check_pieces
from bivouac.games.iwari.refusals.decisions import check_due
from bivouac.games.iwari.refusals.payments import MOVED, check_payment
from bivouac.games.iwari.refusals.refused import territory_args
from bivouac.games.iwari.setting import Iwari

Check: TypeAlias = Callable[[Iwari, Known, dict[str, Json]], None]

KEYS: Mapping[str, tuple[str, ...]] = {
    "place": ("piece", "after"),
    "pay": ("pieces", "cards"),
    "swap": ("card",),
    "draw": ("index",),
    "deed": ("deed", "territory", "connection"),
    "explore": ("territory",),
    "skip": ("card",),
}


ASKED: Mapping[int, tuple[str, tuple[str, ...]]] = {
    RUINING: ("ruin", ("tent",)),
    FREE: ("free", ("tent", "totem")),
}
"""By phase the decision that places a piece without a build, and the pieces it can place (IV)."""


def why(setting: Iwari, known: Known, wish: object) -> Refused:
    """Why a protocol `Wish` cannot come true now."""
    check = partial(check_wish, setting, known, wish)
    return reason_against(check, "IT1", "iwari-refused-possible")


def check_wish(setting: Iwari, known: Known, wish: object) -> None:
    """Refused if a wish cannot come true, or is no wish."""
    wished = read_wish(wish, KEYS)
    do = wished["do"]
    asked = asked_for(known.position, wished) if do == "place" else None
    decision = asked or ("build" if do in ("place", "pay") else do)
    check_due(setting, known.position, {"seat": known.seat, "do": decision})
    if asked is None:
        CHECKS[do](setting, known, wished)
    else:
        check_asked(setting, known, asked, wished)


def read_object(what: str, wish: object, keys: Sequence[str]) -> dict[str, Json]:
    """An object with exactly these keys; Refused if it is something else."""
    try:
        return as_object(what, wish, keys)
    except InputError as error:
        raise Refused(FORMAT, error.said) from None


def read_list(what: str, value: object) -> list[Json]:
    """A list; Refused if it is something else."""
    try:
        return as_list(what, value)
    except InputError as error:
        raise Refused(FORMAT, error.said) from None


def read_pieces(setting: Iwari, value: object) -> list[Piece]:
    """IT1: one or two pieces, known to have a place on the map."""
    found = read_list("pieces", value)
    if not found:
        raise Refused(FORMAT, Message("iwari-fault-no-pieces", {}))
    if len(found) > PIECES:
        reason = f"a build places one or two pieces, not {len(found)}"
        refuse("IT1", reason, "iwari-refused-two-pieces", count=len(found))
    return [read_piece(setting, entry) for entry in found]


def read_cards(setting: Iwari, value: object, size: int) -> Pins:
    """IT3: by piece the cards that are to pay for it, () where any may."""
    found = read_list("cards", value)
    if len(found) != size:
        raise Refused(
            FORMAT, Message("iwari-fault-cards-entries", {"right": size, "count": len(found)})
        )
    return [() if entry == [] else tuple(read_payment(setting, entry)) for entry in found]


def check_place(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IT1, IT3-IT6: a place for a piece, after others perhaps, that the hand can pay for."""
    after = read_list("after", wish["after"])
    pieces = read_pieces(setting, [*after, wish["piece"]])
    check_pieces(setting, known.position, pieces)
    purse = Purse(setting, known.position, known.seat)
    pay_for(setting, known.position, purse, pieces, [() for _ in pieces])


def check_pay(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IT1, IT3: may these cards pay for these pieces?"""
    pieces = read_pieces(setting, wish["pieces"])
    pins = read_cards(setting, wish["cards"], len(pieces))
    check_pieces(setting, known.position, pieces)
    pay_for(setting, known.position, Purse(setting, known.position, known.seat), pieces, pins)


def pay_for(
    setting: Iwari, position: np.void, purse: Purse, pieces: Sequence[Piece], pins: Pins
) -> Payment:
    """IT1, IT3: the proposed payment with the pinned cards; Refused where there is none."""
    check_payment(setting, position, pieces, pins)
    costs = prices(setting, position, pieces)
    pairs = zip(costs, pins, strict=True)
    payments = purse.payments(costs, [tuple(in_order(setting, *pair)) for pair in pairs])
    if payments:
        return payments[0]
    if not purse.hand:
        refuse_empty(position, purse.seat)
    territory = territory_of(setting, pieces[0])
    name, args = shown(setting.territory_ids[territory]), territory_args(setting, territory)
    for piece, price in zip(pieces, costs, strict=True):
        if not purse.ways(price):
            check_moved(setting, piece, price, "iwari-refused-move-unaffordable")
            refuse_price(price, name, args)
    if not any(pins):
        check_moved(setting, pieces[-1], costs[-1], "iwari-refused-move-second")
        reason = f"these cards do not pay for {len(pieces)} pieces in {name}"
        refuse("IT3", reason, "iwari-refused-second-unaffordable", **args)
    reason = f"with these cards the other piece in {name} cannot be paid"
    refuse("IT3", reason, "iwari-refused-pay-rest", **args)


def refuse_empty(position: np.void, seat: int) -> NoReturn:
    """IT3, IV2: a hand without cards that pay; those of the void never do."""
    if position["hand_n"][seat] > 0:
        refuse("IV2", "void cards pay for nothing", "iwari-refused-void-card")
    refuse("IT3", "there is no card to pay with", "iwari-refused-no-cards")


def check_moved(setting: Iwari, piece: Piece, price: Price, key: str) -> None:
    """IV9: a piece that moves is paid for by the territory that it leaves."""
    if price.rule == MOVED:
        args = territory_args(setting, source_of(setting, piece))
        refuse(MOVED, "these cards do not pay for the piece that moves", key, **args)


def refuse_price(price: Price, name: Said, args: Mapping[str, str | int]) -> NoReturn:
    """IT3, IA2, IA4, IA6: a piece that no cards of the hand pay for."""
    if price.joker:
        reason = f"these cards pay for nothing in {name}"
        refuse("IT3", reason, "iwari-refused-unaffordable", **args)
    counts = Counter(BIOMES[biome] for biome in price.biomes)
    cards = " ".join(biome if n == 1 else f"{n}*{biome}" for biome, n in counts.items())
    reason = f"this piece in {name} costs exactly: {cards}"
    refuse(price.rule, reason, "iwari-refused-fixed-unaffordable", cards=cards, **args)


def check_swap(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IT2."""
    check_decided(known, {"seat": known.seat, "do": "swap", "card": wish["card"]})


def check_draw(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IT7, IS4: whichever card lies there."""
    index, display = wish["index"], known.position["display"]
    event = {"seat": known.seat, "do": "draw"}
    if index is None:
        check_decided(known, setting.completed(known.position, {**event, "from": "deck"}))
        return
    is_place = type(index) is int and 0 <= index < known.position["display_n"]
    card = setting.cards[display[index]] if is_place else None
    check_decided(known, {**event, "from": "display", "index": index, "card": card})


def check_deed(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IM2-IM7: a pawn on whatever the wish names, or declined."""
    targets = {key: wish[key] for key in ("territory", "connection") if wish[key] is not None}
    if not targets:
        deed = wish["deed"] if wish["deed"] in DEED_NAMES else DEED_NAMES[0]
        targets = {target_keys(setting, deed)[0]: None}
    check_decided(known, {"seat": known.seat, "do": "deed", "deed": wish["deed"], **targets})


def check_skip(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IV9: a card of a complete biome instead of the void's action."""
    check_decided(known, {"seat": known.seat, "do": "skip", "card": wish["card"]})


def asked_for(position: np.void, wish: dict[str, Json]) -> str | None:
    """IV5, IV8, IV11: the decision that is due and places such a piece without a build, if any."""
    piece = as_mapping("piece", wish["piece"])
    due, pieces = ASKED.get(int(position["phase"]), (None, ()))
    return due if piece.get("piece") in pieces and "from" not in piece else None


def check_asked(setting: Iwari, known: Known, asked: str, wish: dict[str, Json]) -> None:
    """IV5, IV8, IV11: a spot for the ruin, or a place for the free piece, that is asked for now."""
    piece = wish["piece"]
    content = {"spot": piece.get("spot")} if asked == "ruin" else {"piece": piece}
    check_decided(known, {"seat": known.seat, "do": asked, **content})


def check_explore(setting: Iwari, known: Known, wish: dict[str, Json]) -> None:
    """IG1: a territory whose tokens are to be turned up."""
    event = {"seat": known.seat, "do": "explore", "territory": wish["territory"]}
    check_decided(known, event)


CHECKS: dict[str, Check] = {
    "place": check_place,
    "pay": check_pay,
    "swap": check_swap,
    "draw": check_draw,
    "deed": check_deed,
    "explore": check_explore,
    "skip": check_skip,
}
