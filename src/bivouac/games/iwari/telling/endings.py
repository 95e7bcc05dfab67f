"""Scorings and the end, as messages: mid-game, the last round, Veneration, who wins (IE, IM6)."""

import numpy as np

from bivouac.core.contract import Event, Message
from bivouac.games.iwari.layout import OVER, VENERATION
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import count_all, has_scored_mid


def tell_ending(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """A scoring that an event brought about, the last round, the end."""
    told = []
    if has_scored_mid(before, after):
        told.extend(tell_mid(setting, after))
    if after["ending"] and not before["ending"]:
        told.append(tell_last_round(setting, before, after))
    if after["phase"] == OVER:
        told.extend(tell_veneration(setting, before, event, after))
        told.extend(tell_end(setting, after))
    return told


def tell_mid(setting: Iwari, after: np.void) -> list[Message]:
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


def tell_last_round(setting: Iwari, before: np.void, after: np.void) -> Message:
    """IE2: somebody has placed the last tent, or the deck has run out for good."""
    for seat in range(setting.seats):
        if before["tents_left"][seat] > 0 == after["tents_left"][seat]:
            return Message("iwari-last-round-tents", {"seat": seat})
    return Message("iwari-last-round-deck", {})


def tell_veneration(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IM6: why Veneration is discarded, where nobody was asked."""
    gone = int(before["pawns_left"][VENERATION]) - int(after["pawns_left"][VENERATION])
    if gone == 0 or event.get("deed") == "veneration":
        return []
    devotion = count_all(setting, after).devotion[: setting.sides].tolist()
    most = max(devotion)
    if most == 0:
        return [Message("iwari-veneration-none", {})]
    if devotion.count(most) > 1:
        return [Message("iwari-veneration-tie", {})]
    if devotion.index(most) == setting.third:
        return [Message("iwari-veneration-third", {})]
    return [Message("iwari-veneration-nowhere", {"seat": devotion.index(most)})]


def tell_end(setting: Iwari, position: np.void) -> list[Message]:
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
