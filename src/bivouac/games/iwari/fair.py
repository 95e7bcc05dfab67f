"""IS4, IE1: what chance decides in Iwari, decided by a shuffle of ids; and what stays hidden."""

from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Event, Json, Order
from bivouac.games.iwari.layout import DRAFT, REFILL
from bivouac.games.iwari.notation.position import card_ids, members

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def shuffled(setting: "Iwari", setup: Json, order: Order) -> Json:
    """IS4: one shuffle of all cards: to the hands seat by seat, to the display, the rest the deck.

    Each place gets as many as it has in `setup`. First player and mountains stay as they are.
    """
    cards = iter(order(setting.cards))
    hands = [list(islice(cards, len(hand))) for hand in setup["hands"]]
    return {
        **setup,
        "hands": [sorted(hand, key=setting.card_number.__getitem__) for hand in hands],
        "display": list(islice(cards, len(setup["display"]))),
        "deck": list(cards),
    }


def chance_by(setting: "Iwari", position: np.void, order: Order) -> Event:
    """IE1: the discards, top card first."""
    discards = card_ids(setting, members(position["discards"]))
    return {"chance": "shuffle", "into": "deck", "cards": order(discards)}


def public_event(event: Event) -> Event:
    """IE1, IT7: nobody sees the order of shuffled cards, and only its drawer a card of the deck."""
    if event.get("chance") == "shuffle":
        shown = {key: value for key, value in event.items() if key != "cards"}
        return {**shown, "count": len(event["cards"])}
    if is_unseen_draw(event):
        return {key: value for key, value in event.items() if key != "card"}
    return event


def is_unseen_draw(event: Event) -> bool:
    """IT7: does an event draw the top card of the deck?"""
    return event.get("do") == "draw" and event.get("from") == "deck"


def completed(setting: "Iwari", position: np.void, event: Json) -> Event:
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
