"""Every legal decision at a stop of the game, and the check of one event against it."""

from typing import Any

from tests.reference.flow import Illegal, Json

from .cards import take_choices
from .events import marker_choices
from .position import Ask, Berry, Position, Request, Shuffle
from .stories import story_choices, tuck_choices
from .travel import can_place, check_placement, placements

FIELDS = {
    "story": ("from", "index"),
    "take": ("slots",),
    "tuck": ("card", "half"),
    "marker": ("space",),
    "fish": ("card",),
    "pass": (),
}


def expected(position: Position, request: Request) -> Json:
    """A request in the words of the record."""
    if isinstance(request, Shuffle):
        return {"chance": "shuffle", "into": request.into, "cards": request.cards}
    if isinstance(request, Berry):
        return {"chance": "berry", "parts": list(request.parts)}
    return {"seat": request.seat, "do": possible_kinds(position, request)}


def possible_kinds(position: Position, ask: Ask) -> set[str]:
    """DT1, DT2: the kinds of decision possible now; a pass only when nothing else is."""
    if ask.about != "turn":
        return {ask.about}
    kinds = {"take"} if take_choices(position) else set()
    if can_place(position, ask.seat):
        kinds.add("place")
    return kinds or {"pass"}


def decisions(position: Position, ask: Ask) -> list[Json]:
    """Every legal decision, as record events."""
    if ask.about == "turn":
        takes = [{"seat": ask.seat, "do": "take", "slots": s} for s in take_choices(position)]
        found = [*takes, *placements(position, ask.seat)]
        return found or [{"seat": ask.seat, "do": "pass"}]
    return [{"seat": ask.seat, "do": ask.about, **choice} for choice in choices(position, ask)]


def choices(position: Position, ask: Ask) -> list[Json]:
    """The content of every legal decision other than a turn."""
    if ask.about == "story":
        return story_choices(position)
    if ask.about == "tuck":
        return tuck_choices(position, ask.seat)
    if ask.about == "marker":
        return [{"space": space} for space in marker_choices(position)]
    assert ask.about == "fish"
    return [{"card": card} for card in (*position.hands[ask.seat], None)]


def check_event(position: Position, request: Request, event: Json) -> None:
    """Raise Illegal unless the event is legal now; fields unknown to the record are ignored."""
    if isinstance(request, Ask):
        _check_decision(position, request, event)
    elif "chance" not in event:
        raise Illegal(request.rule, "a chance event is due")
    elif isinstance(request, Shuffle):
        _check_shuffle(request, event)
    else:
        _check_berry(request, event)


def _check_decision(position: Position, ask: Ask, event: Json) -> None:
    if event.get("seat") != ask.seat or "chance" in event:
        raise Illegal(ask.rule, f"seat {ask.seat} is to decide")
    do = event.get("do")
    if ask.about == "turn":
        _check_turn(position, ask, event)
    elif do != ask.about:
        raise Illegal(ask.rule, f"a {ask.about} is due, not a {do}")
    elif _content(event, ask.about) not in choices(position, ask):
        raise Illegal(ask.rule, f"no legal {do}: {_content(event, ask.about)}")


def _check_turn(position: Position, ask: Ask, event: Json) -> None:
    do = event.get("do")
    if do == "place":
        check_placement(position, ask.seat, event)
    elif do == "take":
        _check_take(position, event.get("slots"))
    elif do != "pass":
        raise Illegal("DT1", f"a turn is no {do}")
    elif possible_kinds(position, ask) != {"pass"}:
        raise Illegal("DT2", "only a player who can do nothing else passes")


def _check_take(position: Position, slots: Any) -> None:
    if slots in take_choices(position):
        return
    if isinstance(slots, list) and len(slots) == 1:
        raise Illegal("DK3", "a single card is taken only where no two are neighbours")
    raise Illegal("DK1", f"no two cards in neighbouring slots: {slots}")


def _content(event: Json, about: str) -> Json:
    return {name: event[name] for name in FIELDS[about] if name in event}


def _check_shuffle(request: Shuffle, event: Json) -> None:
    if event["chance"] != "shuffle" or event.get("into") != request.into:
        raise Illegal(request.rule, f"a shuffle into the {request.into} is due")
    cards = event.get("cards")
    if not isinstance(cards, list) or sorted(map(repr, cards)) != sorted(map(repr, request.cards)):
        raise Illegal(request.rule, "the shuffle is not made of exactly the discards")


def _check_berry(request: Berry, event: Json) -> None:
    if event["chance"] != "berry":
        raise Illegal(request.rule, "a berry is due")
    if event.get("space") not in [space for part in request.parts for space in part]:
        raise Illegal(request.rule, f"the odd berry cannot go to {event.get('space')}")
