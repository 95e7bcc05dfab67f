"""What a decision brought its seat: the difference that is worth a sentence."""

from collections.abc import Sequence

from bivouac.core.contract import Advice, Event, Known, Message
from bivouac.games.iwari.coach import void_brought
from bivouac.games.iwari.coach.gains import NOTABLE
from bivouac.games.iwari.coach.matters import (
    Args,
    Matter,
    Topic,
    connections_at,
    found_by,
    land,
    land_at,
    matter,
    numbered,
    rival,
    spot_at,
    weightiest,
)
from bivouac.games.iwari.layout import (
    COURAGE,
    DEED,
    DEED_NAMES,
    K_EXPEDITIONS,
    K_SETTLEMENTS,
    K_TENTS,
    K_TOTEMS,
    NONE,
    VENERATION,
)
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import expedition_code
from bivouac.games.iwari.view.counts import count_all, has_scored_mid
from bivouac.games.iwari.view.groups import settlements_of
from bivouac.games.iwari.view.reading import fulfilled

PUBLISHED = 4
"""What is told in any case where it happens: points that are won at once, a deed."""


class Change:
    """A decision of a seat, and the position before and after it."""

    def __init__(self, setting: Iwari, before: Known, event: Event, after: Known) -> None:
        self.setting = setting
        self.event = event
        self.seat = after.seat
        self.before, self.after = before.position, after.position
        self.was, self.now = (count_all(setting, each) for each in (self.before, self.after))
        self.change = (self.now.points - self.was.points)[: setting.sides]

    def gain(self, key: int) -> int:
        """The own points by one key, as if the game ended now."""
        return int(self.change[self.seat, key])

    def total(self, tribe: int) -> int:
        """All points of a tribe."""
        return int(self.change[tribe].sum())

    @property
    def rivals(self) -> list[int]:
        """The other tribes that score."""
        return [tribe for tribe in range(self.setting.sides) if tribe != self.seat]

    @property
    def is_own_build(self) -> bool:
        """Did it place pieces of the own tribe?"""
        return self.event.get("do") == "build" and self.event.get("tribe") == self.seat


def first_scoring(change: Change) -> Matter | None:
    """IE1: the tents were scored for the first time."""
    if not has_scored_mid(change.before, change.after):
        return None
    points = int(change.after["mid"][change.seat])
    best = max(int(change.after["mid"][tribe]) for tribe in change.rivals)
    args: Args = {"points": points, "best": best}
    says = Message("coach-iwari-brought-mid", args)
    return matter(100, says, f"seat-{change.seat}")


def expedition(change: Change) -> Matter | None:
    """IX1: an expedition is complete."""
    had = fulfilled(change.before, change.seat)
    new = [one for one in fulfilled(change.after, change.seat) if one not in had]
    if not new or not change.is_own_build:
        return None
    args: Args = {"expedition": expedition_code(new[0] + 1), "points": change.gain(K_EXPEDITIONS)}
    stake = PUBLISHED + change.total(change.seat)
    says = Message("coach-iwari-brought-expedition", args)
    return matter(stake, says, f"expedition-{new[0] + 1}")


def deed(change: Change) -> Matter | None:
    """IM2-IM5, IM7: a deed is earned, and its pawn comes next."""
    if not change.is_own_build or change.after["phase"] != DEED:
        return None
    earned = int(change.after["earned"]) & ~(1 << VENERATION)
    names = [name for number, name in enumerate(DEED_NAMES) if earned >> number & 1]
    if not names:
        return None
    says = Message("coach-iwari-brought-deed", {"deeds": " ".join(names), "count": len(names)})
    return matter(PUBLISHED + change.total(change.seat), says)


def settlement(change: Change) -> Matter | None:
    """IP3: a settlement was made, or has grown."""
    points = change.gain(K_SETTLEMENTS)
    if not change.is_own_build or points < NOTABLE:
        return None
    mine = [one for one in settlements_of(change.setting, change.after) if one.tribe == change.seat]
    had = set(mine_before(change))
    group = next((one for one in mine if not had.issuperset(one.spots)), None)
    if group is None:
        return None
    args: Args = {"count": len(group.spots), "points": points}
    anchors = [spot_at(change.setting, spot) for spot in group.spots]
    return matter(points + 1, Message("coach-iwari-brought-settlement", args), *anchors)


def mine_before(change: Change) -> list[int]:
    """The spots where own tents stood."""
    found = settlements_of(change.setting, change.before)
    return [spot for one in found if one.tribe == change.seat for spot in one.spots]


def connections(change: Change) -> Matter | None:
    """IP2: connections that the own tribe scores now."""
    points = change.gain(K_TOTEMS)
    places = range(len(change.setting.connection_numbers))
    found = [
        place
        for place in places
        if change.seat in change.now.scorers(change.setting, change.after, place)
        and change.seat not in change.was.scorers(change.setting, change.before, place)
    ]
    if not change.is_own_build or not found or points < NOTABLE:
        return None
    args = {**numbered(change.setting, found), "points": points}
    anchors = connections_at(change.setting, found)
    return matter(points, Message("coach-iwari-brought-connections", args), *anchors)


def lead(change: Change) -> Matter | None:
    """IP1: the own tents are first in a territory, where they were not."""
    points = change.gain(K_TENTS)
    if not change.is_own_build or points < NOTABLE:
        return None
    was, now = (each.ranks[:, change.seat] for each in (change.was, change.now))
    lands = [one for one in range(len(change.setting.territory_ids)) if now[one] == 1 != was[one]]
    if not lands:
        return None
    args = {**land(change.setting, lands[0]), "points": points}
    says = Message("coach-iwari-brought-lead", args)
    return matter(points, says, land_at(change.setting, lands[0]))


def cost(change: Change) -> Matter | None:
    """IP1, IP2: what a build took from another tribe."""
    tribe = min(change.rivals, key=change.total)
    if change.event.get("do") != "build" or change.total(tribe) > -NOTABLE:
        return None
    args = {**rival(change.setting, tribe), "points": -change.total(tribe)}
    stake = max(change.total(change.seat), -change.total(tribe))
    return matter(stake, Message("coach-iwari-brought-cost", args), f"seat-{tribe}")


def helped(change: Change) -> Matter | None:
    """IP1, IP2: a build that brought another tribe more than its own."""
    tribe = max(change.rivals, key=change.total)
    theirs, own = change.total(tribe), change.total(change.seat)
    if change.event.get("do") != "build" or theirs < NOTABLE or theirs <= own:
        return None
    args = {**rival(change.setting, tribe), "points": max(own, 0), "theirs": theirs}
    return matter(theirs, Message("coach-iwari-brought-helped", args), f"seat-{tribe}")


def pawn(change: Change) -> Matter | None:
    """IM1: what a pawn brings its owner, and whoever else it brings most."""
    if change.event.get("do") != "deed":
        return None
    if change.event["deed"] == DEED_NAMES[COURAGE]:
        return courage(change)
    tribe = max(change.rivals, key=change.total)
    own, theirs = change.total(change.seat), change.total(tribe)
    if not own and not theirs:
        return None
    args = {**rival(change.setting, tribe), "points": own, "theirs": theirs}
    key = "coach-iwari-brought-pawn" if theirs <= 0 else "coach-iwari-brought-pawn-others"
    return matter(PUBLISHED, Message(key, args))


def courage(change: Change) -> Matter | None:
    """IM5: the pawn that takes points away."""
    tribe = min(change.rivals, key=change.total)
    own, theirs = -change.total(change.seat), -change.total(tribe)
    if theirs <= 0:
        return None
    args: Args = {**rival(change.setting, tribe), "points": own, "theirs": theirs}
    return matter(PUBLISHED, Message("coach-iwari-brought-courage", args), f"seat-{tribe}")


def walked(change: Change) -> Matter | None:
    """IR2: the walking totem has scored."""
    points = int(change.after["walked"][change.seat] - change.before["walked"][change.seat])
    if change.event.get("do") != "walk" or not points:
        return None
    return matter(PUBLISHED + points, Message("coach-iwari-brought-walk", {"points": points}))


def forgone(change: Change) -> Matter | None:
    """I2.1: no card is left for the third tribe."""
    third = change.setting.third
    is_empty = change.after["hand_n"][change.seat] == 0
    if third == NONE or not change.is_own_build or not is_empty:
        return None
    return matter(NOTABLE, Message("coach-iwari-brought-forgone", {}), f"seat-{third}")


def filled(change: Change) -> Matter | None:
    """IP1, IM4: a territory is full, and ranks there are final; not where areas are unknown."""
    if change.setting.token_ids or change.event.get("do") != "build":
        return None
    full = (change.before["n_free"] > 0) & (change.after["n_free"] == 0)
    lands = [one for one in range(len(change.setting.territory_ids)) if full[one]]
    if not lands:
        return None
    says = Message("coach-iwari-brought-filled", land(change.setting, lands[0]))
    return matter(1, says, land_at(change.setting, lands[0]))


def points(change: Change) -> Matter | None:
    """IP1-IP3, IF2, IA2, IA5, IG1: all that a build brought together."""
    found = change.total(change.seat)
    if not change.is_own_build or found <= NOTABLE:
        return None
    return matter(NOTABLE, Message("coach-iwari-brought-points", {"points": found}))


TOPICS: Sequence[Topic[Change]] = (
    first_scoring,
    expedition,
    deed,
    settlement,
    connections,
    lead,
    helped,
    cost,
    pawn,
    walked,
    forgone,
    points,
    filled,
)


def brought(setting: Iwari, before: Known, event: Event, after: Known) -> Advice | None:
    """`Seated.brought`; of a game that is over, other places tell the end."""
    if event.get("seat") != after.seat or after.is_over:
        return None
    if setting.against_void:
        return void_brought.brought(setting, before, event, after)
    return weightiest(found_by(TOPICS, Change(setting, before, event, after)))
