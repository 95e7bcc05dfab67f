"""What an event means to people, as messages. Nothing in them is secret: everybody may read them.

Here are decisions and chance; what follows from them by itself is in outcomes.py, and against the
void in aftermath.py.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from bivouac.core.contract import SPECTATOR, Event, Known, Message
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.aftermath import aftermath_steps, has_followed
from bivouac.games.iwari.telling.builds import tell_build
from bivouac.games.iwari.telling.codes import card_code, cards_code, counted, territory_code
from bivouac.games.iwari.telling.outcomes import tell_outcome
from bivouac.games.iwari.telling.void import VOID_TELLERS, without_pieces
from bivouac.games.iwari.view.counts import connection_factor, territory_factor
from bivouac.games.iwari.view.reading import held_cards, is_seen, next_open, tokens_lying

Teller: TypeAlias = Callable[[Iwari, np.void, Event, np.void], list[Message]]

EARNED = {
    "union": "iwari-earn-union",
    "discovery": "iwari-earn-discovery",
    "honour": "iwari-earn-honour",
    "respect": "iwari-earn-respect",
    "courage": "iwari-earn-courage",
    "veneration": "iwari-earn-veneration",
}
"""What is said where a pawn goes: Honour's and Respect's on a connection, others on a territory."""
EARNED_ON_CONNECTIONS = EARNED | {
    "courage": "iwari-earn-courage-connection",
    "veneration": "iwari-earn-veneration-connection",
}
DECLINED = {"courage": "iwari-courage-declined", "veneration": "iwari-veneration-declined"}


def describe(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """The event itself, then what followed from it."""
    if setting.against_void:
        return describe_against_void(setting, before, event, after)
    kind = event["do"] if "do" in event else event["chance"]
    told = TELLERS[kind](setting, before, event, after)
    return [*told, *tell_outcome(setting, before, event, after)]


def describe_against_void(
    setting: Iwari, before: np.void, event: Event, after: np.void
) -> list[Message]:
    """IV: the event itself, then its aftermath; that tells the pieces where there is one."""
    kind = event["do"] if "do" in event else event["chance"]
    told = (TELLERS | VOID_TELLERS)[kind](setting, before, event, after)
    steps = aftermath_steps(setting, before, event)
    if not has_followed(steps):
        return told
    return [*without_pieces(event, told), *(step.message for step in steps)]


def tell_explore(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IG1: whose tokens are turned up, and what they show: everybody sees it now."""
    territory = setting.territory_number[str(event["territory"])]
    inside = setting.static["territory_of"][0] == territory
    shown = [colour for spot, colour in tokens_lying(after).items() if colour and inside[spot]]
    key = "iwari-explore" if before["tribe"] == before["seat"] else "iwari-explore-third"
    where = territory_code(setting, territory)
    args = {"seat": event["seat"], "territory": where, "tokens": counted(shown)}
    return [Message(key, args)]


def tell_swap(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT2: a card goes to the discards, where everybody sees it."""
    card = card_code(setting, event["card"])
    return [Message("iwari-swap", {"seat": event["seat"], "card": card})]


def tell_discard(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """I2.1: the third tribe can build nothing."""
    card = card_code(setting, event["card"])
    return [Message("iwari-discard", {"seat": event["seat"], "card": card})]


def tell_draw(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT7: a card of the display by its name, a card of the deck without."""
    if event["from"] == "deck":
        return [Message("iwari-draw-deck", {"seat": event["seat"]})]
    card = setting.card_biomes[int(before["display"][event["index"]])]
    return [Message("iwari-draw", {"seat": event["seat"], "card": card})]


def tell_deed(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IM2-IM6: what was done, and where the pawn goes; or that it goes nowhere."""
    deed, seat = event["deed"], event["seat"]
    if event.get("territory") is not None:
        territory = setting.territory_number[str(event["territory"])]
        factor = territory_factor(after, territory)
        where = territory_code(setting, territory)
        return [Message(EARNED[deed], {"seat": seat, "territory": where, "factor": factor})]
    if event.get("connection") is None:
        return [Message(DECLINED[deed], {"seat": seat})]
    number = int(event["connection"])
    factor = connection_factor(after, setting.connection_number[number])
    args = {"seat": seat, "connection": number, "factor": factor}
    return [Message(EARNED_ON_CONNECTIONS[deed], args)]


def tell_storm(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IR1: a storm moves or stays, as a player wants it."""
    number = int(event["connection"])
    args = {"seat": event["seat"], "connection": number}
    if not event["move"]:
        return [Message("iwari-storm-stays", args)]
    goes = next_open(setting, before, setting.connection_number[number])
    return [Message("iwari-storm-moves", {**args, "to": setting.connection_numbers[goes]})]


def tell_walk(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IR2: its connection is scored, for whom and how much, and it goes on; or nothing happens."""
    numbers, place = setting.connection_numbers, int(before["walker"])
    args = {"seat": event["seat"], "connection": numbers[place]}
    if not event["score"]:
        return [Message("iwari-walk-not", args)]
    told = [Message("iwari-walk", args), *tell_walked(setting, before, after)]
    if place + 1 < len(numbers):
        return [*told, Message("iwari-walk-on", {"connection": numbers[place + 1]})]
    return [*told, Message("iwari-walk-off", {})]


def tell_walked(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IR2, IM1: the points of each tribe; nobody has any where it is covered or nobody leads."""
    won = (after["walked"] - before["walked"])[: setting.sides].tolist()
    if not any(won):
        return [Message("iwari-walk-nothing", {})]
    told = [
        Message("iwari-walk-points", {"seat": seat, "points": points})
        for seat, points in enumerate(won[: setting.seats])
        if points
    ]
    if any(won[setting.seats :]):
        told.append(Message("iwari-walk-points-third", {"points": won[-1]}))
    return told


def tell_pass(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT2: there was no card to play."""
    return [Message("iwari-pass", {"seat": event["seat"]})]


def tell_shuffle(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IE1: the discards become the deck."""
    return [Message("iwari-shuffle", {"count": len(event["cards"])})]


TELLERS: dict[str, Teller] = {
    "build": tell_build,
    "explore": tell_explore,
    "swap": tell_swap,
    "discard": tell_discard,
    "draw": tell_draw,
    "deed": tell_deed,
    "storm": tell_storm,
    "walk": tell_walk,
    "pass": tell_pass,
    "shuffle": tell_shuffle,
}


def planned(setting: Iwari, known: Known, event: Event, after: np.void) -> list[Message]:
    """A decision before it is made, its price left out. IG1: nobody knows tokens face down."""
    kind, position = event["do"], known.position
    if kind == "explore":
        territory = territory_code(setting, setting.territory_number[str(event["territory"])])
        return [Message("iwari-explore-unseen", {"seat": event["seat"], "territory": territory})]
    tellers = TELLERS | VOID_TELLERS if setting.against_void else TELLERS
    told = tellers[kind](setting, position, event, after)
    return told[:-1] if kind == "build" else told[:1]


def news(setting: Iwari, before: Known, after: Known) -> list[Message]:
    """IT7: to a seat alone, the cards it has drawn unseen by the others."""
    seat = after.seat
    if seat == SPECTATOR:
        return []
    had, position = held_cards(before.position, seat), after.position
    drawn = [c for c in held_cards(position, seat) if c not in had and not is_seen(position, c)]
    return [Message("iwari-drawn", {"cards": cards_code(setting, drawn)})] if drawn else []
