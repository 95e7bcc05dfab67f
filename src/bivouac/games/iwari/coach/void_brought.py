"""IV: what a decision brought against the void: territories, settlements, a void that rests."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.contract import Advice, Event, Known, Message
from bivouac.games.iwari.coach.matters import (
    Matter,
    Topic,
    found_by,
    land,
    land_at,
    matter,
    spot_at,
    weightiest,
)
from bivouac.games.iwari.coach.void_sight import lost_if_judged
from bivouac.games.iwari.coach.void_turn import A_TERRITORY, A_WORD, NEAR_TEN, THE_GAME
from bivouac.games.iwari.layout import FREE
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.groups import Group, groups_of


class VoidChange:
    """A decision of a seat against the void, and the position before and after it."""

    def __init__(self, setting: Iwari, before: Known, event: Event, after: Known) -> None:
        self.setting = setting
        self.event = event
        self.seat = after.seat
        self.before, self.after = before.position, after.position
        self.judged = members_of(self.after["closed"] & ~self.before["closed"])
        self.held = len(members_of(self.after["lost"]))
        self.limit = int(setting.static["limit"][0])
        closed = int(self.after["closed"])
        was, now = (lost_if_judged(setting, each) for each in (self.before, self.after))
        self.saved = members_of(np.uint64(was & ~now & ~closed))
        self.endangered = members_of(np.uint64(now & ~was & ~closed))

    def largest(self, position_groups: Sequence[Group]) -> list[int]:
        """The spots of the void's largest group."""
        ruins = (one.spots for one in position_groups if one.tribe == self.setting.void)
        return max(ruins, key=len, default=[])


def claimed(change: VoidChange) -> Matter | None:
    """IV7: a territory was judged."""
    if not change.judged:
        return None
    lost = [one for one in change.judged if int(change.after["lost"]) >> one & 1]
    territory = lost[0] if lost else change.judged[0]
    where = land_at(change.setting, territory)
    args = land(change.setting, territory)
    if lost:
        numbers = {"held": change.held, "limit": change.limit}
        says = Message("coach-iwari-brought-lost", {**args, **numbers})
        return matter(THE_GAME, says, where)
    return matter(THE_GAME - 1, Message("coach-iwari-brought-claimed", args), where)


def settled(change: VoidChange) -> Matter | None:
    """IV8: a new settlement lets the player place a free piece."""
    if change.after["phase"] != FREE or change.before["phase"] == FREE:
        return None
    return matter(A_TERRITORY + 1, Message("coach-iwari-brought-free", {}))


def near_ten(change: VoidChange) -> Matter | None:
    """IV10: the void's largest group has grown, and is not far from winning."""
    now = change.largest(groups_of(change.setting, change.after))
    limit = int(change.setting.static["void_group"][0])
    if len(now) < limit - NEAR_TEN:
        return None
    if len(now) <= len(change.largest(groups_of(change.setting, change.before))):
        return None
    says = Message("coach-iwari-brought-ruins", {"count": len(now), "limit": limit})
    anchors = [spot_at(change.setting, spot) for spot in now]
    return matter(A_TERRITORY, says, *anchors)


def turned_away(change: VoidChange) -> Matter | None:
    """IV7: a territory that would be the void's now."""
    lands = [one for one in change.endangered if change.before["most_tents"][one] > 0]
    if not lands:
        return None
    says = Message("coach-iwari-brought-endangered", land(change.setting, lands[0]))
    return matter(A_WORD + 2, says, land_at(change.setting, lands[0]))


def turned_to_you(change: VoidChange) -> Matter | None:
    """IV7: a territory that would be the players' now."""
    lands = [one for one in change.saved if change.before["most_tents"][one] > 0]
    if not lands:
        return None
    says = Message("coach-iwari-brought-saved", land(change.setting, lands[0]))
    return matter(A_WORD + 2, says, land_at(change.setting, lands[0]))


def rests(change: VoidChange) -> Matter | None:
    """IV3, IV9: the void does nothing: no card was left for it, or one was spent to spare it."""
    if change.event.get("do") == "skip":
        return matter(A_WORD, Message("coach-iwari-brought-skip", {}))
    is_own = change.event.get("do") == "build" and change.event.get("tribe") == change.seat
    if not is_own or change.after["hand_n"][change.seat] > 0 or change.after["phase"] == FREE:
        return None
    return matter(A_WORD + 1, Message("coach-iwari-brought-rest", {}))


TOPICS: Sequence[Topic[VoidChange]] = (
    claimed,
    settled,
    near_ten,
    turned_away,
    turned_to_you,
    rests,
)


def brought(setting: Iwari, before: Known, event: Event, after: Known) -> Advice | None:
    """`Seated.brought` against the void."""
    return weightiest(found_by(TOPICS, VoidChange(setting, before, event, after)))
