"""After a decision: the one thing it brought that is worth a sentence."""

from collections.abc import Callable
from typing import TypeAlias

from bivouac.core.contract import Advice, Event, Known, Message
from bivouac.games.dewan.coach.outlook import MAIN, Outlook
from bivouac.games.dewan.layout import NONE, OVER, STORY, SYMBOLS, TUCK
from bivouac.games.dewan.rules.payments import costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.wire.offers import Gains

SOURCES = {
    "groups": "coach-dewan-brought-groups",
    "berries": "coach-dewan-brought-berries",
    "fire": "coach-dewan-brought-fire",
    "most_fire": "coach-dewan-brought-most-fire",
    "majorities": "coach-dewan-brought-majorities",
    "zones": "coach-dewan-brought-zones",
    "water": "coach-dewan-brought-water",
    "rivals": "coach-dewan-brought-rivals",
    "pairs": "coach-dewan-brought-pairs",
}


def brought(setting: Dewan, before: Known, event: Event, after: Known) -> Advice | None:
    """What to say to the seat that made a decision; None where it brought nothing notable."""
    if event.get("seat") != before.seat or after.position["phase"] == OVER:
        return None
    change = Change(setting, before, event, after)
    for topic in TOPICS.get(str(event["do"]), ()):
        found = topic(change)
        if found is not None:
            return found
    return None


class Change(Outlook):
    """A decision that has been made: what was before, and what is different."""

    def __init__(self, setting: Dewan, before: Known, event: Event, after: Known) -> None:
        super().__init__(setting, before)
        self.event = event
        self.later = after.position
        self.now: Gains = self.trial.compare(self.later)

    def place(self) -> list[str]:
        """The anchor of the space that a camp or a marker came to."""
        space = self.event["route"][-1] if "route" in self.event else self.event.get("space")
        return [] if space is None else [f"space-{space}"]


Brought: TypeAlias = Callable[[Change], Advice | None]


def last_round(change: Change) -> Advice | None:
    """DX1: the last camp of a board stands, so that the round is the last."""
    if change.position["last_round"] or not change.later["last_round"]:
        return None
    return Advice(Message("coach-dewan-brought-last-round", {}), change.place())


def stories(change: Change) -> Advice | None:
    """DY6: stories that are met now and were not, or that have slid up without being met by it."""
    seat = change.seat
    slid = change.later["told"][seat] > change.position["told"][seat]
    numbers = change.later["stories"][seat][slid].tolist()
    met = {change.setting.stories[number].id for number in numbers} - spoken_of(change)
    told = [change.story(name) for name in sorted(met | {*change.now["told"]})]
    if not told:
        return None
    args = {"count": len(told), "points": sum(story.points for story in told)}
    return Advice(Message("coach-dewan-brought-story", args), [f"held-{one.id}" for one in told])


def spoken_of(change: Change) -> set[str]:
    """DY6: what the camp of this turn has met is told at its end, after a story or a tuck."""
    if change.position["phase"] not in (STORY, TUCK):
        return set()
    return {one.id for one in change.stories(change.seat) if not change.missing(one)}


def points(change: Change) -> Advice | None:
    """DX3-DX5, DD2, DL3, DH6, DV6: points besides stories, by what brought most of them."""
    best = max((change.now["sources"].get(key, 0), -place) for place, key in enumerate(MAIN))
    if not 0 < best[0] <= change.own(change.now):
        return None
    return Advice(Message(SOURCES[MAIN[-best[1]]], {"points": best[0]}), change.place())


def joined(change: Change) -> Advice | None:
    """DX4: groups that have become one, where nothing makes up for it."""
    lost = -change.now["sources"].get("groups", 0)
    if lost <= 0 or change.own(change.now) >= 0:
        return None
    return Advice(Message("coach-dewan-brought-joined", {"points": lost}), change.place())


def nearer(change: Change) -> Advice | None:
    """DY2-DY4: a story that is further now, and what it still lacks."""
    helped = [
        (one["after"] - one["need"], one["after"] - one["before"], -i, one)
        for i, one in enumerate(change.now["stories"])
    ]
    if not helped:
        return None
    *_, one = max(helped, key=lambda each: each[:3])
    args = {"have": one["after"], "need": one["need"]}
    points = [f"held-{one['id']}", *change.place()]
    return Advice(Message("coach-dewan-brought-nearer", args), points)


def berry(change: Change) -> Advice | None:
    """DE1, DV6: a berry that brings nothing by itself: it waits for its pair."""
    if change.now["berries"] <= 0:
        return None
    pair = int(change.setting.static["pair"][0])
    if pair != NONE:
        said = Message("coach-dewan-brought-berry-pair", {"resource": SYMBOLS[pair]})
    elif change.setting.scenario.teams:
        said = Message("coach-dewan-brought-berry-team", {})
    else:
        return None
    return Advice(said, [f"seat-{change.seat}"])


def forgone(change: Change) -> Advice | None:
    """DE2: a camp that would have let a card be tucked, and no card was left."""
    if not any(one["what"] == "tuck" for one in change.now["forgone"]):
        return None
    return Advice(Message("coach-dewan-brought-no-tuck", {}), ["hand"])


def gift(change: Change) -> Advice | None:
    """DP5, DH3: a card of the payment that another player has now."""
    route = [change.setting.space_number[str(space)] for space in change.event["route"]]
    costs = costs_of(change.position, route, change.seat)
    seats = [cost.to for cost in costs if cost.to is not None]
    if not seats:
        return None
    return Advice(Message("coach-dewan-brought-gift", {"seat": seats[0]}), [f"seat-{seats[0]}"])


def story(change: Change) -> Advice | None:
    """DY5: how much of a story just taken is there already."""
    had = change.position["stories"][change.seat].tolist()
    fresh = [one for one in change.later["stories"][change.seat].tolist() if one not in had]
    for one in (change.setting.stories[number] for number in fresh):
        need, lack = sum(one.needs.values()), sum(change.missing(one).values())
        if lack < need:
            args = {"have": need - lack, "need": need}
            return Advice(Message("coach-dewan-brought-nearer", args), [f"held-{one.id}"])
    return None


def no_tuck(change: Change) -> Advice | None:
    """DE2: nothing was tucked, now or ever."""
    if change.event["card"] is not None:
        return None
    return Advice(Message("coach-dewan-brought-empty-slot", {}), [f"seat-{change.seat}"])


def fish(change: Change) -> Advice | None:
    """DH5: fish, and what they are worth."""
    count = change.now["fish"]
    points = count * change.setting.scenario.score.get("fish", 0)
    if count <= 0:
        return None
    args = {"count": count, "points": points}
    return Advice(Message("coach-dewan-brought-fish", args), [f"seat-{change.seat}"])


TOPICS: dict[str, tuple[Brought, ...]] = {
    "place": (last_round, stories, points, joined, nearer, forgone, berry, gift),
    "tuck": (stories, points, nearer, berry, no_tuck),
    "story": (stories, story),
    "marker": (stories, points),
    "fish": (stories, fish),
    "take": (stories,),
    "pass": (stories,),
}
"""By decision the topics, what weighs most first."""
