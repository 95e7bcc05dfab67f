"""IV: decisions and chance against the void, as messages. What follows: aftermath.py."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from bivouac.core.contract import Event, Message
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.builds import place_of, territory_around
from bivouac.games.iwari.telling.codes import card_code, named_territory
from bivouac.games.iwari.view.void import void_cards_showing

Teller: TypeAlias = Callable[[Iwari, np.void, Event, np.void], list[Message]]


def tell_pass(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV2: with only void cards in hand the action is skipped."""
    return [Message("iwari-void-pass", {"seat": event["seat"]})]


def tell_discard(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV3: nothing can be done for the void."""
    card = card_code(setting, event["card"])
    return [Message("iwari-void-discard", {"seat": event["seat"], "card": card})]


def tell_skip(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV9: a card of a complete biome spares everybody the void's action."""
    card = card_code(setting, event["card"])
    return [Message("iwari-void-skip", {"seat": event["seat"], "card": card})]


def tell_voids(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV3: void cards go face up above the display."""
    count = len(event["cards"])
    showing = void_cards_showing(setting, before) + count
    args = {"seat": event["seat"], "count": count, "showing": showing}
    return [Message("iwari-void-cards", args)]


def tell_order(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV5: where the void acts first, and where then."""
    one, other = (named_territory(setting, name) for name in event["territories"])
    return [Message("iwari-void-order", {"seat": event["seat"], "one": one, "other": other})]


def tell_ruin(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV5, IV11: the spot of a ruin."""
    where = territory_around(setting, event["spot"])
    return [Message("iwari-void-chosen", {"seat": event["seat"], "territory": where})]


def tell_target(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV8: where the void acts after its settlement."""
    where = named_territory(setting, event["territory"])
    return [Message("iwari-void-target", {"seat": event["seat"], "territory": where})]


def tell_free(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV8: the free piece of a settlement, or none."""
    piece = event["piece"]
    if piece is None:
        return [Message("iwari-free-none", {"seat": event["seat"]})]
    where = place_of(setting, piece)
    args = {"seat": event["seat"], "piece": piece["piece"], "territory": where}
    return [Message("iwari-free", args)]


def tell_shuffle(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IV6: the new deck is told in the aftermath, with the card that is set aside."""
    return []


VOID_TELLERS: dict[str, Teller] = {
    "pass": tell_pass,
    "discard": tell_discard,
    "skip": tell_skip,
    "void": tell_voids,
    "order": tell_order,
    "ruin": tell_ruin,
    "target": tell_target,
    "free": tell_free,
    "shuffle": tell_shuffle,
}


def without_pieces(event: Event, told: list[Message]) -> list[Message]:
    """What is said of an event whose pieces its aftermath tells: of a build, what it costs."""
    if event.get("do") == "build":
        return told[-1:]
    places_piece = event.get("do") == "ruin" or event.get("piece") is not None
    return [] if places_piece else told
