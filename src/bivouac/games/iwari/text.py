"""What an event means to people, as messages. Nothing in them is secret: everybody may read them.

Cards are called by their biome and territories by their names, in the codes of core/language.py.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bivouac.core.contract import Event, Message
from bivouac.games.iwari.counts import (
    connection_factor,
    count_all,
    has_scored_mid,
    settlements_of,
    territory_factor,
)
from bivouac.games.iwari.layout import OVER
from bivouac.games.iwari.view import held_cards, is_seen

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

Teller: TypeAlias = "Callable[[Iwari, np.void, Event, np.void], list[Message]]"

EARNED = {
    "union": "iwari-earn-union",
    "discovery": "iwari-earn-discovery",
    "honour": "iwari-earn-honour",
    "respect": "iwari-earn-respect",
}
PLAIN_ID = re.compile(r"[A-Za-z0-9_-]+")
"""An id that may be part of a key: any other, of a stranger's map, has no words in any language."""
BLANKS = re.compile(r"[\s\ufeff]+")
"""What separates two codes, in Python's eyes or in a browser's."""


def describe(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """The event itself, then what followed from it."""
    kind = event["do"] if "do" in event else event["chance"]
    return [*TELLERS[kind](setting, before, event, after), *tell_outcome(setting, before, after)]


def territory_code(setting: "Iwari", territory: int) -> str:
    """A territory: by its key, or as its map calls it where no language has a name for it."""
    data = setting.map.territories[territory]
    key = data.id if PLAIN_ID.fullmatch(data.id) else ""
    return f"iwari-territory-{key}={BLANKS.sub('_', data.name.strip())}"


def cards_code(setting: "Iwari", cards: Iterable[int]) -> str:
    """Several cards: their biomes, with how many of each."""
    counts = Counter(setting.card_biomes[card] for card in cards)
    return " ".join(biome if n == 1 else f"{n}*{biome}" for biome, n in counts.items())


def card_code(setting: "Iwari", card: object) -> str:
    """A card by its id."""
    return setting.card_biomes[setting.card_number[str(card)]]


def tell_build(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT1, I2.1: the pieces, and the cards they cost."""
    seat = event["seat"]
    kinds = [piece["piece"] for piece in event["pieces"]]
    pieces = kinds[0] if len(kinds) == 1 else f"{kinds[0]}s" if len(set(kinds)) == 1 else "both"
    first = event["pieces"][0]
    territory = (
        setting.territory_number[str(first["territory"])]
        if "territory" in first
        else int(setting.tables["territory_of"][0, setting.spot_number[str(first["spot"])]])
    )
    key = "iwari-build" if event["tribe"] == seat else "iwari-build-third"
    args = {"seat": seat, "pieces": pieces, "territory": territory_code(setting, territory)}
    paid = [setting.card_number[str(card)] for way in event["cards"] for card in way]
    cost = {"seat": seat, "count": len(paid), "cards": cards_code(setting, paid)}
    return [Message(key, args), Message("iwari-pay", cost)]


def tell_swap(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT2: a card goes to the discards, where everybody sees it."""
    card = card_code(setting, event["card"])
    return [Message("iwari-swap", {"seat": event["seat"], "card": card})]


def tell_discard(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """I2.1: the third tribe can build nothing."""
    card = card_code(setting, event["card"])
    return [Message("iwari-discard", {"seat": event["seat"], "card": card})]


def tell_draw(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT7: a card of the display by its name, a card of the deck without."""
    if event["from"] == "deck":
        return [Message("iwari-draw-deck", {"seat": event["seat"]})]
    card = setting.card_biomes[int(before["display"][event["index"]])]
    return [Message("iwari-draw", {"seat": event["seat"], "card": card})]


def tell_deed(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IM2-IM4: what was done, and where the pawn goes."""
    key, seat = EARNED[event["deed"]], event["seat"]
    if event.get("territory") is not None:
        territory = setting.territory_number[str(event["territory"])]
        factor = territory_factor(after, territory)
        where = territory_code(setting, territory)
        return [Message(key, {"seat": seat, "territory": where, "factor": factor})]
    number = int(event["connection"])
    factor = connection_factor(after, setting.connection_number[number])
    return [Message(key, {"seat": seat, "connection": number, "factor": factor})]


def tell_pass(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT2: there was no card to play."""
    return [Message("iwari-pass", {"seat": event["seat"]})]


def tell_shuffle(setting: "Iwari", before: np.void, event: Event, after: np.void) -> list[Message]:
    """IE1: the discards become the deck."""
    return [Message("iwari-shuffle", {"count": len(event["cards"])})]


TELLERS: dict[str, Teller] = {
    "build": tell_build,
    "swap": tell_swap,
    "discard": tell_discard,
    "draw": tell_draw,
    "deed": tell_deed,
    "pass": tell_pass,
    "shuffle": tell_shuffle,
}


def tell_outcome(setting: "Iwari", before: np.void, after: np.void) -> list[Message]:
    """What follows by itself: on the map, a scoring, the last round, the end."""
    told = [*tell_map(setting, before, after), *tell_settlements(setting, before, after)]
    if has_scored_mid(before, after):
        told.extend(tell_mid(setting, after))
    if after["ending"] and not before["ending"]:
        told.append(tell_last_round(setting, before, after))
    if after["phase"] == OVER:
        told.extend(tell_end(setting, after))
    return told


def tell_map(setting: "Iwari", before: np.void, after: np.void) -> list[Message]:
    """IT4, IM4: territories explored and filled."""
    told = []
    for territory in range(len(setting.territory_ids)):
        where = {"territory": territory_code(setting, territory)}
        if after["n_tents"][territory].any() and not before["n_tents"][territory].any():
            told.append(Message("iwari-explored", where))
        if before["n_free"][territory] > 0 == after["n_free"][territory]:
            told.append(Message("iwari-filled", where))
    return told


def tell_settlements(setting: "Iwari", before: np.void, after: np.void) -> list[Message]:
    """IP3: settlements that did not exist before; one that grows is not told."""
    if (before["tents"] == after["tents"]).all():
        return []
    settled = {spot for group in settlements_of(setting, before) for spot in group.spots}
    told = []
    for group in settlements_of(setting, after):
        count = len(group.spots)
        if not settled.isdisjoint(group.spots):
            continue
        if group.tribe < setting.seats:
            told.append(Message("iwari-settlement", {"seat": group.tribe, "count": count}))
        else:
            told.append(Message("iwari-settlement-third", {"count": count}))
    return told


def tell_mid(setting: "Iwari", after: np.void) -> list[Message]:
    """IE1: the mid-game scoring of tents."""
    points = after["mid"][: setting.sides].tolist()
    told = [Message("iwari-mid", {})]
    told += [
        Message("iwari-mid-points", {"seat": seat, "points": points[seat]})
        for seat in range(setting.seats)
    ]
    if setting.sides > setting.seats:
        told.append(Message("iwari-mid-points-third", {"points": points[-1]}))
    return told


def tell_last_round(setting: "Iwari", before: np.void, after: np.void) -> Message:
    """IE2: somebody has placed the last tent, or the deck has run out for good."""
    for seat in range(setting.seats):
        if before["tents_left"][seat] > 0 == after["tents_left"][seat]:
            return Message("iwari-last-round-tents", {"seat": seat})
    return Message("iwari-last-round-deck", {})


def tell_drawn(setting: "Iwari", before: np.void, after: np.void, seat: int) -> list[Message]:
    """IT7: to a seat alone, the cards it has drawn unseen by the others."""
    if seat < 0:
        return []
    had = held_cards(before, seat)
    drawn = [c for c in held_cards(after, seat) if c not in had and not is_seen(after, c)]
    return [Message("iwari-drawn", {"cards": cards_code(setting, drawn)})] if drawn else []


def tell_end(setting: "Iwari", position: np.void) -> list[Message]:
    """IE3, I2.2: who wins, and with how many points; the third tribe may beat both players."""
    counts = count_all(setting, position)
    scores = counts.points.sum(axis=1)[: setting.sides].tolist()
    standings = list(zip(scores, counts.ties[: setting.sides].tolist(), strict=True))
    best = max(standings)
    first = [side for side in range(setting.sides) if standings[side] == best]
    points = best[0]
    told = [Message("iwari-over", {})]
    winners = [side for side in first if side < setting.seats]
    if not winners:
        return [*told, Message("iwari-third-wins", {"points": points})]
    key = "iwari-wins" if scores.count(points) == 1 else "iwari-wins-tie"
    if len(first) > 1:
        key = "iwari-shares"
    return [*told, *(Message(key, {"seat": seat, "points": points}) for seat in winners)]
