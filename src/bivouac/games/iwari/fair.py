"""IS4, IE1, IG1, IV: what chance decides, decided by a shuffle of ids; and what stays hidden."""

from itertools import islice

import numpy as np

from bivouac.core.contract import Event, Json, Order
from bivouac.games.iwari.layout import COLOURS, DRAFT, REFILL
from bivouac.games.iwari.notation.packs import pack_sizes
from bivouac.games.iwari.notation.position import card_ids, deck_of, is_void_card, members, showing
from bivouac.games.iwari.setting import Iwari


def shuffled(setting: Iwari, setup: Json, order: Order) -> Json:
    """IS4: one shuffle of all cards: to the hands seat by seat, to the display, the rest the deck.

    Against the void its cards are no part of that shuffle, and the deck is stacked of packs (IV1).
    IG1: where discovery tokens are in play, one more gives them their colours: nobody may know a
    colour before it is turned up. What lies open stays as it is: first player, mountains, storms,
    expeditions, gold, and where the tokens lie.
    """
    void = void_cards(setting) if setting.against_void else []
    cards = iter(order([card for card in setting.cards if card not in void]))
    hands = [list(islice(cards, len(hand))) for hand in setup["hands"]]
    dealt = {
        **setup,
        "hands": [sorted(hand, key=setting.card_number.__getitem__) for hand in hands],
        "display": list(islice(cards, len(setup["display"]))),
        "deck": stacked(setting, list(cards), void, order) if void else list(cards),
    }
    if "discoveries" in setup:
        dealt["discoveries"] = coloured(setting, list(setup["discoveries"]), order)
    return dealt


def void_cards(setting: Iwari) -> list[str]:
    """IV1: the void's cards, in the order of the components."""
    return [name for card, name in enumerate(setting.cards) if is_void_card(setting, card)]


def stacked(setting: Iwari, cards: list[str], void: list[str], order: Order) -> list[str]:
    """IV1: the deck: packs of the cards that are left, larger ones on top, void cards in each.

    The first pack gets the first cards and the first void cards; then each is shuffled.
    """
    left, voids = iter(cards), iter(void)
    each = int(setting.static["pack_voids"][0])
    deck: list[str] = []
    for size in pack_sizes(setting, len(cards) + len(void)):
        deck += order([*islice(left, size - each), *islice(voids, each)])
    return deck


def coloured(setting: Iwari, spots: list[str], order: Order) -> dict[str, str]:
    """IG1: a shuffle of all tokens: to the spots in the order of the map, the rest to the box."""
    colour_of = {f"{colour}-{n}": colour for colour in COLOURS for n in token_numbers(setting)}
    tokens = order(list(colour_of))
    in_order = sorted(spots, key=setting.spot_number.__getitem__)
    return {spot: colour_of[token] for spot, token in zip(in_order, tokens, strict=False)}


def token_numbers(setting: Iwari) -> range:
    """IC5: the tokens of each colour, counted from 1."""
    return range(1, setting.pieces.tokens + 1)


def chance_by(setting: Iwari, position: np.void, order: Order) -> Event:
    """IE1: the discards, top card first.

    IV6: the deck and the void cards showing but the first of them, which is set aside.
    """
    if setting.against_void:
        cards = [*deck_of(position), *showing(setting, position)[1:]]
    else:
        cards = members(position["discards"])
    return {"chance": "shuffle", "into": "deck", "cards": order(card_ids(setting, cards))}


def public_event(setting: Iwari, event: Event) -> Event:
    """IE1, IV6, IT7: nobody sees the order of a shuffle, and only its drawer a card of the deck."""
    if event.get("chance") == "shuffle":
        shown = {key: value for key, value in event.items() if key != "cards"}
        return {**shown, "count": len(event["cards"])}
    if is_unseen_draw(event):
        return {key: value for key, value in event.items() if key != "card"}
    return event


def is_unseen_draw(event: Event) -> bool:
    """IT7: does an event draw the top card of the deck?"""
    return event.get("do") == "draw" and event.get("from") == "deck"


def completed(setting: Iwari, position: np.void, event: Json) -> Event:
    """IT7: a draw from the deck with its card, whatever stood there; any other event as it is.

    It comes from a stranger and may be anything.
    """
    if not isinstance(event, dict) or not is_unseen_draw(event):
        unchanged: Event = event
        return unchanged
    top = int(position["deck_top"])
    is_due = position["phase"] in (DRAFT, REFILL) and event.get("seat") == int(position["seat"])
    if not is_due or top == position["deck_end"]:
        return {key: value for key, value in event.items() if key != "card"}
    return {**event, "card": setting.cards[position["deck"][top]]}
