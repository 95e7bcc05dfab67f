"""A turn: what weighs most, because points are near or the end is (DT1, DX1)."""

from bivouac.core.contract import Advice, Message
from bivouac.games.dewan.box.types import Story
from bivouac.games.dewan.coach.outlook import Outlook, Topic, Way, missing_of, shown_by
from bivouac.games.dewan.coach.points import source, takes
from bivouac.games.dewan.coach.tips import event
from bivouac.games.dewan.layout import START, SYMBOLS, WATER


def last_turn(look: Outlook) -> Advice:
    """DX1, DX6: the last turn: only what scores at once counts; cards break ties."""
    scoring = [way.space for way in look.ways if look.own(look.gains(way)) > 0]
    if scoring:
        return Advice(Message("coach-dewan-last-turn-scores", {}), look.at(scoring))
    if event(look) or any(look.gains(way)["then"] for way in look.ways):
        return Advice(Message("coach-dewan-last-turn", {}))
    return Advice(Message("coach-dewan-last-turn-cards", {}), ["hand"])


def story_now(look: Outlook) -> Advice | None:
    """DY6: a camp that completes a story; of several stories the one worth most."""
    told = {story for way in look.ways for story in look.gains(way)["told"]}
    if not told:
        return None
    story = max((look.story(name) for name in sorted(told)), key=lambda story: story.points)
    spaces = [way.space for way in look.ways if story.id in look.gains(way)["told"]]
    points = [*look.at(spaces), f"held-{story.id}"]
    return Advice(Message("coach-dewan-story-now", {"points": story.points}), points)


def last_camp(look: Outlook) -> Advice | None:
    """DX1, DE2: whoever places the last camp of a board makes the round the last."""
    if look.camps_left(look.seat) != 1 or not look.ways:
        return None
    totals = look.counts.points.sum(axis=1)[: look.setting.sides].tolist()
    others = [points for side, points in enumerate(totals) if side != look.side]
    lead = totals[look.side] - max(others)
    standing = "level" if lead == 0 else "ahead" if lead > 0 else "behind"
    args: dict[str, str | int] = {"standing": standing, "points": abs(lead)}
    return Advice(Message("coach-dewan-last-camp", args), [f"seat-{look.seat}"])


def others_last_camp(look: Outlook) -> Advice | None:
    """DX1: another player can end the game with one more camp."""
    for seat in look.others:
        if look.camps_left(seat) == 1:
            return Advice(Message("coach-dewan-others-last-camp", {"seat": seat}), [f"seat-{seat}"])
    return None


def tuck_ahead(look: Outlook) -> Advice | None:
    """DE2, DY2, DY4: a camp that lets a card be tucked whose half completes a story."""
    if look.effect != "tuck":
        return None
    for way in look.ways:
        found = completing(look, way)
        if found is not None:
            card, story = found
            points = [*look.at([way.space]), f"hand-{card}", f"held-{story}"]
            return Advice(Message("coach-dewan-tuck-ahead", {}), points)
    return None


def completing(look: Outlook, way: Way) -> tuple[str, str] | None:
    """A card left in hand after a way, and the story that a half of it completes then."""
    hand, counts = look.after(way)
    have = counts.have[look.seat]
    for story in look.stories(look.seat):
        missing = missing_of(story.needs, have)
        if not missing:
            continue
        for card in (look.setting.cards[number] for number in hand):
            if any(missing.items() <= shown_by(half).items() for half in card.halves):
                return card.id, story.id
    return None


def row_story(look: Outlook) -> Advice | None:
    """DK1, DY6: two neighbours of the row that pay for a camp which completes a story."""
    terrains = {
        terrain for story in look.stories(look.seat) for terrain in settled_for(look, story)
    }
    if look.effect is None or not terrains:
        return None
    reached = {way.space for way in look.ways}
    codes = look.position["terrain"].tolist()
    for slots in look.pairs:
        richer = look.with_cards(slots)
        for way in richer.ways:
            if way.space in reached or codes[way.space] not in terrains:
                continue
            told = richer.gains(way)["told"]
            if told:
                row = [f"row-{slot}" for slot in slots]
                points = [*row, *look.at([way.space]), f"held-{told[0]}"]
                args = {"points": look.story(told[0]).points}
                return Advice(Message("coach-dewan-row-story", args), points)
    return None


def settled_for(look: Outlook, story: Story) -> set[int]:
    """DY2: the terrains on which a single camp may complete a story, by code."""
    codes = [(SYMBOLS.index(sign), count) for sign, count in look.missing(story).items()]
    land = [(code, count) for code, count in codes if code < WATER]
    if not land:
        return {*range(START)}
    return {code for code, _ in land} if sum(count for _, count in land) == 1 else set()


PRESSING: tuple[Topic, ...] = (story_now, last_camp, others_last_camp)
WEIGHTY: tuple[Topic, ...] = (tuck_ahead, source, takes, row_story)
"""All of them are said in turn."""
