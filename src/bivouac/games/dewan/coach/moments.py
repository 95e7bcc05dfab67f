"""Decisions besides the turn: which story, which half, where the marker, whether to fish."""

from bivouac.core.contract import Advice, Message
from bivouac.games.dewan.coach.outlook import Outlook, Topic
from bivouac.games.dewan.layout import FISHING, MARKER, NONE, RESOURCES, STORY, SYMBOLS, TUCK
from bivouac.games.dewan.offers.choices import Choices
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.telling.events import half_code
from bivouac.games.dewan.view.sets import members

# DS6: a story to take.


def story_met(look: Outlook) -> Advice | None:
    """DY6: a story of the row whose needs are all met already."""
    met = [(story.points, -slot) for slot, story in look.story_row if not look.missing(story)]
    if not met:
        return None
    points, slot = max(met)
    return Advice(Message("coach-dewan-story-met", {"points": points}), [f"story-{-slot}"])


def story_have(look: Outlook) -> Advice | None:
    """DS6: the story of the row that is met most, where that is half of it."""
    if look.furthest is None:
        return None
    slot, have, need = look.furthest
    if 2 * have < need:
        return None
    args = {"have": have, "need": need}
    return Advice(Message("coach-dewan-story-have", args), [f"story-{slot}"])


def story_shared(look: Outlook) -> Advice | None:
    """DY5: a story that lacks nothing but what the own ones lack too."""
    lacking = {sign for story in look.stories(look.seat) for sign in look.missing(story)}
    shared = [
        (story.points, -slot) for slot, story in look.story_row if {*look.missing(story)} <= lacking
    ]
    if not shared:
        return None
    return Advice(Message("coach-dewan-story-shared", {}), [f"story-{-max(shared)[1]}"])


def story_home(look: Outlook) -> Advice | None:
    """DY2-DY4: for the first story: what camps around the starting camp would meet."""
    if look.position["turns"] > 0:
        return None
    near = around_home(look)
    found = []
    for slot, story in look.story_row:
        need = sum(story.needs.values())
        have = sum(min(count, near[sign]) for sign, count in story.needs.items())
        found.append((have - need, story.points, -slot, have, need))
    if not found or max(found)[3] < 2:
        return None
    *_, slot, have, need = max(found)
    args = {"have": have, "need": need}
    home = look.at([int(look.position["starts"][look.seat])])
    return Advice(Message("coach-dewan-story-home", args), [f"story-{-slot}", *home])


def around_home(look: Outlook) -> dict[str, int]:
    """What camps on all spaces of the own starting ring would have, by symbol."""
    position, static = look.position, look.setting.static
    ring = [
        space
        for space in members(static["around"][0, position["starts"][look.seat]])
        if position["zone"][space] != NONE
    ]
    land = [space for space in ring if position["terrain"][space] != SYMBOLS.index("water")]
    reached = {*land, *(near for space in land for near in members(static["around"][0, space]))}
    zones: dict[int, set[int]] = {}
    for space in reached:
        code = int(position["terrain"][space])
        if space in land or code == SYMBOLS.index("water"):
            zones.setdefault(code, set()).add(int(position["zone"][space]))
    icons = zip(position["icon_kind"].tolist(), position["icon_at"].tolist(), strict=True)
    kinds = [kind for kind, spaces in icons if kind != NONE and {*spaces} & {*land}]
    found = {sign: len(zones.get(code, ())) for code, sign in enumerate(SYMBOLS)}
    return found | {sign: kinds.count(SYMBOLS.index(sign)) for sign in RESOURCES}


# DE2: a half to tuck.


def tuck_story(look: Outlook) -> Advice | None:
    """DY6: a half that completes a story; of several stories the one worth most."""
    told = [
        (look.story(name).points, -choice.number, name)
        for choice in look.choices("tuck")
        for name in choice.gains["told"]
    ]
    if not told:
        return None
    points, number, story = max(told)
    return tucked(look, "coach-dewan-tuck-story", -number, {"points": points}, story)


def tuck_points(look: Outlook) -> Advice | None:
    """DX3, DX5, DV6: the half that brings the most points."""
    best = max(
        ((look.own(choice.gains), -choice.number) for choice in look.choices("tuck")),
        default=(0, 0),
    )
    if best[0] <= 0:
        return None
    return tucked(look, "coach-dewan-tuck-points", -best[1], {"points": best[0]})


def tuck_nearer(look: Outlook) -> Advice | None:
    """DY2-DY4: the half that helps a story, the one that then lacks least."""
    helped = [
        (one["after"] - one["need"], one["after"] - one["before"], -choice.number, one)
        for choice in look.choices("tuck")
        for one in choice.gains["stories"]
    ]
    if not helped:
        return None
    *_, number, one = max(helped, key=lambda each: each[:3])
    args = {"have": one["after"], "need": one["need"]}
    return tucked(look, "coach-dewan-tuck-nearer", -number, args, one["id"])


def tucked(
    look: Outlook, key: str, number: int, args: dict[str, int], story: str | None = None
) -> Advice:
    """Something about a half of a card, and perhaps the story it serves."""
    card, half = look.setting.cards[number // 2], number % 2
    held = [] if story is None else [f"held-{story}"]
    said = Message(key, {**args, "half": half_code(card, half)})
    return Advice(said, [f"hand-{card.id}", *held])


def tuck_none(look: Outlook) -> Advice | None:
    """DE2: no half helps; the slot stays empty for good all the same."""
    return Advice(Message("coach-dewan-tuck-none", {}), ["hand"])


# DD1, DL1: a space for the marker.


def marker_gain(look: Outlook) -> Advice | None:
    """DD2, DL3, DV7: spaces where the marker brings the own side points."""
    found = [(look.own(choice.gains), choice.number) for choice in look.choices("marker")]
    most = max((points for points, _ in found), default=0)
    if most <= 0:
        return None
    spaces = [space for points, space in found if points == most]
    return Advice(Message("coach-dewan-marker-gain", {"points": most}), look.at(spaces))


def marker_splits(look: Outlook) -> Advice | None:
    """DV7, DY2, DD2: spaces where it makes two zones of one, of a terrain that a story lacks."""
    lacking = {sign for story in look.stories(look.seat) for sign in look.missing(story)}
    offered = Choices(look.setting, look.known)
    for step, (kind, space) in ((step, split(step)) for step in look.steps):
        if kind == "marker":
            change = offered.marker_change(step, space)
            if len(change["parts"]) > 1 and change["terrain"] in lacking:
                said = Message("coach-dewan-marker-splits", {"symbol": change["terrain"]})
                return Advice(said, look.at([space]))
    return None


def marker_berries(look: Outlook) -> Advice | None:
    """DV7: a zone of one space with berries, which a marker would bury."""
    position = look.position
    zones = position["zone"].tolist()
    buried = [
        choice.number
        for choice in look.choices("marker")
        if look.berries_at(choice.number) > 0 and zones.count(zones[choice.number]) == 1
    ]
    return Advice(Message("coach-dewan-marker-berries", {}), look.at(buried)) if buried else None


# DH5: fish.


def fish(look: Outlook) -> Advice | None:
    """DH5, DH6: what a card brings in fish."""
    caught = max((choice.gains["fish"] for choice in look.choices("fish")), default=0)
    points = caught * look.setting.scenario.score.get("fish", 0)
    if points <= 0:
        return None
    return Advice(Message("coach-dewan-fish", {"count": caught, "points": points}), ["hand"])


RANKED: dict[int, tuple[Topic, ...]] = {
    STORY: (story_met, story_have, story_shared, story_home),
    TUCK: (tuck_story, tuck_points, tuck_nearer, tuck_none),
    MARKER: (marker_gain, marker_splits, marker_berries),
    FISHING: (fish,),
}
"""By phase the topics, what weighs most first."""
