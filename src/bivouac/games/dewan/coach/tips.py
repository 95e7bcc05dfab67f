"""A turn in which little presses: what is worth looking at all the same."""

from bivouac.core.contract import Advice, Message
from bivouac.games.dewan.box.types import LAND, Story
from bivouac.games.dewan.coach.outlook import Outlook, Topic
from bivouac.games.dewan.coach.points import joins, little
from bivouac.games.dewan.layout import FISHING, MARKER, RESOURCES, SYMBOLS

MANY = 8
"""Cards that make a large hand."""
VALUABLE = 5
"""Points of a story that is worth watching on another board."""
EVENTS = {
    "rain": "coach-dewan-event-rain",
    "lava": "coach-dewan-event-lava",
    "fish": "coach-dewan-event-fish",
}


def lacks(look: Outlook) -> Advice | None:
    """DY2-DY4: a story that lacks a single thing; of several the one worth most."""
    near = [story for story in look.stories(look.seat) if is_near(look, story, look.seat)]
    if not near:
        return None
    story = max(near, key=lambda story: story.points)
    (symbol,) = look.missing(story)
    points = [f"held-{story.id}"]
    if symbol in RESOURCES:
        key = "coach-dewan-lacks-resource"
        points += look.at(beside_icons(look, symbol))
    else:
        key = "coach-dewan-lacks-land" if symbol in LAND else "coach-dewan-lacks-water"
        points += [f"hand-{card.id}" for card in look.hand if symbol in card.signs]
        points += [f"row-{slot}" for slot, card in look.row if symbol in card.signs]
    return Advice(Message(key, {"symbol": symbol}), points)


def is_near(look: Outlook, story: Story, seat: int) -> bool:
    """Does a tribe lack a single symbol of a story that asks for more than one?"""
    missing = look.missing(story, seat)
    return sum(missing.values()) == 1 < sum(story.needs.values())


def beside_icons(look: Outlook, resource: str) -> list[int]:
    """DY4: the free spaces beside icons of a resource that no camp of the seat touches."""
    position = look.position
    touched = int(position["touched_icons"][look.seat])
    kinds, open_spaces = position["icon_kind"].tolist(), int(position["open"])
    code = SYMBOLS.index(resource)
    near = {
        space
        for icon, (kind, spaces) in enumerate(zip(kinds, position["icon_at"].tolist(), strict=True))
        if kind == code and not touched >> icon & 1
        for space in spaces
    }
    return [space for space in sorted(near) if open_spaces >> space & 1]


def nearer(look: Outlook) -> Advice | None:
    """DY5: a camp that brings a story on; the story that then lacks least."""
    helped = [
        ((one["after"] - one["need"], one["after"] - one["before"]), one["id"], way.space, one)
        for way in look.ways
        for one in look.gains(way)["stories"]
    ]
    if not helped:
        return None
    rank, story, _, one = max(helped, key=lambda each: each[0])
    spaces = [space for other, name, space, _ in helped if (other, name) == (rank, story)]
    args = {"have": one["after"], "need": one["need"]}
    return Advice(Message("coach-dewan-nearer", args), [*look.at(spaces), f"held-{story}"])


def others_lack(look: Outlook) -> Advice | None:
    """DY2, DT3: a card of the row that another player needs for the last zone of a story."""
    said: dict[str, str | int]
    for seat in look.rivals:
        for story in look.stories(seat):
            missing = look.missing(story, seat)
            symbol = next(iter(missing), "")
            slots = [slot for slot, card in look.row if symbol in card.signs]
            is_watched = story.points >= VALUABLE and is_near(look, story, seat)
            if is_watched and symbol in LAND and slots:
                points = [*(f"row-{slot}" for slot in slots), f"held-{story.id}", f"seat-{seat}"]
                said = {"seat": seat, "points": story.points, "symbol": symbol}
                return Advice(Message("coach-dewan-others-lack", said), points)
    return None


def event(look: Outlook) -> Advice | None:
    """DV2, DH5: two cards that empty the pile bring an event in which the seat has a say."""
    key = EVENTS.get(look.setting.scenario.event)
    if key is None or not look.pairs or look.after_take(look.pairs[0]) not in (MARKER, FISHING):
        return None
    return Advice(Message(key, {}), ["pile"])


def tuck_soon(look: Outlook) -> Advice | None:
    """DE2: before a camp that lets a card be tucked: a card in hand that helps a story so."""
    if look.effect != "tuck" or not look.ways:
        return None
    if all(look.gains(way)["then"] is None for way in look.ways):
        return Advice(Message("coach-dewan-tuck-nothing", {}), ["hand"])
    lacking = {sign for story in look.stories(look.seat) for sign in look.missing(story)}
    cards = [card for card in look.hand if lacking & card.signs]
    if not cards:
        return None
    return Advice(Message("coach-dewan-tuck-soon", {}), [f"hand-{card.id}" for card in cards])


def story_soon(look: Outlook) -> Advice | None:
    """DE2, DS6: before a camp that brings a story: one of the row that is half met already."""
    if look.effect != "story" or not look.ways:
        return None
    found = look.furthest
    if found is None or 2 * found[1] < found[2]:
        return None
    slot, have, need = found
    args = {"have": have, "need": need}
    return Advice(Message("coach-dewan-story-soon", args), [f"story-{slot}"])


def gift(look: Outlook) -> Advice | None:
    """DP5, DH3: a place that brings something, and the way there pays another player."""
    worth = [
        (look.own(look.gains(way)), len(look.gains(way)["stories"]), -way.space, way)
        for way in look.ways
        if look.own(look.gains(way)) > 0 or look.gains(way)["stories"]
    ]
    if not worth:
        return None
    way = max(worth)[-1]
    if way.gifts == 0:
        return None
    seat = look.receivers(way)[0]
    points = [*look.at([way.space]), f"seat-{seat}"]
    return Advice(Message("coach-dewan-gift", {"seat": seat}), points)


def berry(look: Outlook) -> Advice | None:
    """DE1, DZ2: a zone in reach with a single berry left."""
    last = [way.space for way in look.ways if look.berries_at(way.space) == 1]
    return Advice(Message("coach-dewan-berry", {}), look.at(last)) if last else None


def large_hand(look: Outlook) -> Advice | None:
    """DX6: cards that are never spent only break a tie."""
    count = len(look.hand)
    if count < MANY or not look.ways:
        return None
    return Advice(Message("coach-dewan-large-hand", {"count": count}), ["hand"])


TIPS: tuple[Topic, ...] = (
    *(event, lacks, tuck_soon, story_soon, nearer, little),
    *(gift, others_lack, berry, joins, large_hand),
)
"""They are said in turn, too, with a round of silence."""
