"""IV10, IV11: what has ended a game against the void, and who has won it."""

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import (
    BY_CENTRE,
    BY_JUDGING,
    BY_LIMIT,
    BY_PIECE,
    BY_SETTLEMENT,
    BY_STOCK,
    ENDED,
    NONE,
    OVER,
)
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.consequence import Consequence
from bivouac.games.iwari.telling.happenings import Happening, judged
from bivouac.games.iwari.telling.void_effects import tell_judged
from bivouac.games.iwari.view.groups import groups_of
from bivouac.games.iwari.view.void import largest_ruins, see_outcome, see_violet


def tell_void_end(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV10: what has ended the game, what is judged then, and who wins."""
    if one.was["phase"] == OVER or one.now["phase"] != OVER:
        return []
    last = [at for at in judged(one.was, one.now) if one.now["verdict"][at, 0] == ENDED]
    return [
        Consequence("end", tell_reason(setting, one)),
        *(tell_judged(setting, one, territory) for territory in last),
        *(Consequence("end", message) for message in tell_victory(setting, one.now)),
    ]


def tell_reason(setting: Iwari, one: Happening) -> Message:
    """IV10, IV11: what has ended the game."""
    was, now, static = one.was, one.now, setting.static[0]
    reason = int(now["reason"])
    if reason == BY_SETTLEMENT:
        largest = largest_ruins(setting, groups_of(setting, now))
        return Message("iwari-void-end-settlement", {"count": largest})
    if reason == BY_CENTRE:
        return Message("iwari-void-end-centre", {"count": int(now["centre"])})
    if reason == BY_LIMIT:
        return Message("iwari-void-end-limit", territories_held(setting, now))
    if reason == BY_JUDGING:
        return Message("iwari-void-end-judged", {})
    if reason == BY_STOCK:
        return Message("iwari-void-end-stock", {"seat": int(now["seat"])})
    if reason == BY_PIECE:
        is_ruin = was["acting_in"] != NONE or was["haunt_due"] == 1
        return Message("iwari-void-end-ruin" if is_ruin else "iwari-void-end-piece", {})
    return Message("iwari-void-end-third", {"count": int(static["most_aside"])})


def territories_held(setting: Iwari, position: np.void) -> dict[str, str | int]:
    """IV10: the territories that the void has claimed, and how many win."""
    held = len(members_of(position["lost"]))
    return {"held": held, "limit": int(setting.static["limit"][0])}


def tell_victory(setting: Iwari, position: np.void) -> list[Message]:
    """IV10, IV11: who wins, and why it is not the other side."""
    outcome = see_outcome(setting, position)
    held = territories_held(setting, position)
    if outcome == "at_once":
        return [Message("iwari-void-wins", {})]
    if outcome == "lost":
        return [Message("iwari-void-end-limit", held), Message("iwari-void-wins", {})]
    told = [Message("iwari-void-held", held)]
    violet = see_violet(setting, position)
    args = {} if violet is None else {"ruins": violet["ruins"], "tents": violet["tents"]}
    if violet is not None and outcome == "violet":
        return [*told, Message("iwari-void-violet-lost", args), Message("iwari-void-wins", {})]
    if violet is not None:
        told.append(Message("iwari-void-violet-held", args))
    if setting.seats > 1:
        return [*told, Message("iwari-void-beaten-together", {})]
    return [*told, Message("iwari-void-beaten", {"seat": 0})]
