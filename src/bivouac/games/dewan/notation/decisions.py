"""Decisions and chance in the words of a record, and back into steps."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import check_keys, refuse_type
from bivouac.games.dewan.layout import NONE
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.refusals.due import marker_rule, rule_due
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split, step_of
from bivouac.games.dewan.telling.events import card_code

KEYS = {
    "story": ("from", "index"),
    "take": ("slots",),
    "place": ("route", "pay"),
    "tuck": ("card", "half"),
    "marker": ("space",),
    "fish": ("card",),
    "pass": (),
}


def event(setting: Dewan, position: np.void, steps: Sequence[int]) -> Event:
    """The record event of a decision, given the position before it and its steps."""
    decision: Event = {"seat": int(position["mover"])}
    kind, number = split(steps[0])
    if kind == "story":
        return decision | {"do": "story", "from": "row", "index": number}
    if kind == "story_stack":
        return decision | {"do": "story", "from": "stack"}
    if kind == "take_pair":
        return decision | {"do": "take", "slots": [number, number + 1]}
    if kind == "take_one":
        return decision | {"do": "take", "slots": [number]}
    if kind == "origin":
        return decision | {"do": "place", **journey(setting, steps)}
    if kind == "tuck":
        card, half = divmod(number, 2)
        return decision | {"do": "tuck", "card": setting.cards[card].id, "half": half}
    if kind == "tuck_none":
        return decision | {"do": "tuck", "card": None}
    if kind == "marker":
        return decision | {"do": "marker", "space": setting.space_ids[number]}
    if kind == "fish":
        return decision | {"do": "fish", "card": setting.cards[number].id}
    if kind == "fish_none":
        return decision | {"do": "fish", "card": None}
    return decision | {"do": "pass"}


def journey(setting: Dewan, steps: Sequence[int]) -> dict[str, Json]:
    """The route and the payment that the steps of a journey name."""
    named = [split(step) for step in steps]
    return {
        "route": [setting.space_ids[n] for kind, n in named if kind in ("origin", "enter")],
        "pay": [setting.cards[n].id for kind, n in named if kind == "pay"],
    }


def steps(setting: Dewan, position: np.void, event: Event) -> list[int]:
    """The steps of a decision, legal or not; Refused if it cannot be said in steps."""
    do = event.get("do")
    if not isinstance(do, str) or do not in KEYS:
        known = ", ".join(KEYS)
        raise Refused(
            rule_due(setting, position),
            Message("fault-no-decision", {"do": shown(do), "known": known}),
        )
    if do == "pass":
        check_decision(event, do)
        return [step_of("pass")]
    if do == "take":
        return take_steps(setting, event)
    if do == "place":
        route, pay = read_journey(setting, event)
        entered = [step_of("enter", space) for space in route[1:]]
        return [
            step_of("origin", route[0]),
            *entered,
            step_of("stop"),
            *(step_of("pay", card) for card in pay),
        ]
    if do == "story":
        return story_steps(setting, event)
    if do == "tuck":
        return tuck_steps(setting, event)
    if do == "marker":
        check_decision(event, do)
        rule = marker_rule(setting)
        return [step_of("marker", space_number(setting, event["space"], rule))]
    check_decision(event, do)
    if event["card"] is None:
        return [step_of("fish_none")]
    return [step_of("fish", card_number(setting, event["card"], "DH5"))]


def check_decision(event: Event, do: str, keys: Sequence[str] | None = None) -> None:
    """A decision has exactly the keys of its kind."""
    wanted = KEYS[do] if keys is None else keys
    check_keys(Message("fault-decision", {"do": do}), event, ("seat", "do", *wanted))


def take_steps(setting: Dewan, event: Event) -> list[int]:
    """DK1, DK3: two neighbouring slots, or one."""
    check_decision(event, "take")
    slots = event["slots"]
    if not isinstance(slots, list) or any(type(slot) is not int for slot in slots):
        refuse_type("slots", "kind-slots", slots)
    for slot in slots:
        if not 0 <= slot < setting.board.row:
            message = Message("dewan-refused-no-slot", {"slots": setting.board.row})
            raise Refused("DK1", f"the row has no slot {shown(slot)}", message)
    if len(slots) == 1:
        return [step_of("take_one", slots[0])]
    if len(slots) != 2:
        message = Message("dewan-refused-two-cards", {})
        raise Refused("DK1", f"two cards are taken, not {len(slots)}", message)
    if abs(slots[0] - slots[1]) != 1:
        args = {"first": slots[0] + 1, "second": slots[1] + 1}
        message = Message("dewan-refused-not-neighbours", args)
        raise Refused("DK1", f"slots {slots[0]} and {slots[1]} are not neighbours", message)
    return [step_of("take_pair", min(slots))]


def story_steps(setting: Dewan, event: Event) -> list[int]:
    """DS6: a slot of the story row, or the stack."""
    if event.get("from") == "stack":
        check_decision(event, "story", ("from",))
        return [step_of("story_stack")]
    check_decision(event, "story")
    if event["from"] != "row":
        refuse_type("from", "kind-row-or-stack", event["from"])
    index = event["index"]
    if type(index) is not int:
        refuse_type("index", "kind-story-slot", index)
    if not 0 <= index < setting.board.story_row:
        message = Message("dewan-refused-no-story-slot", {"slots": setting.board.story_row})
        raise Refused("DS6", f"the story row has no slot {shown(index)}", message)
    return [step_of("story", index)]


def tuck_steps(setting: Dewan, event: Event) -> list[int]:
    """DE2: a card and one of its halves, or none."""
    if "card" in event and event["card"] is None:
        check_decision(event, "tuck", ("card",))
        return [step_of("tuck_none")]
    check_decision(event, "tuck")
    card = card_number(setting, event["card"], "DE2")
    half = event["half"]
    if type(half) is not int:
        refuse_type("half", "kind-half", half)
    if not 0 <= half < len(setting.cards[card].halves):
        name = shown(setting.cards[card].id)
        message = Message("dewan-refused-no-half", {"card": card_code(setting.cards[card])})
        raise Refused("DE2", f"card {name} has no half {shown(half)}", message)
    return [step_of("tuck", 2 * card + half)]


def read_journey(setting: Dewan, event: Event) -> tuple[list[int], list[int]]:
    """DP1, DP2: the spaces of a route, at least an origin, and the cards that pay for it."""
    check_decision(event, "place")
    for key, right in (("route", "kind-spaces"), ("pay", "kind-cards")):
        if not isinstance(event[key], list):
            refuse_type(key, right, event[key])
    if not event["route"]:
        message = Message("dewan-refused-no-route", {})
        raise Refused("DP1", "a route leads from an own camp to another space", message)
    route = [space_number(setting, name, "DP2") for name in event["route"]]
    return route, [card_number(setting, name, "DP2") for name in event["pay"]]


def is_listed(setting: Dewan, position: np.void, step: int, legal: Sequence[int]) -> bool:
    """Is a step legal, given the list of legal ones, where identical cards appear once?"""
    if step in legal:
        return True
    kind, number = split(step)
    if kind not in ("pay", "tuck", "fish"):
        return False
    card, half = divmod(number, 2) if kind == "tuck" else (number, NONE)
    mine = int(position["hands"][position["mover"]]) & ~int(position["paid"])
    if not mine >> card & 1:
        return False
    twins = [i for i in range(len(setting.cards)) if int(setting.static["alike"][0, card]) >> i & 1]
    if kind == "tuck":
        halves = setting.cards[card].halves
        half = halves.index(halves[half])
        return any(step_of(kind, 2 * twin + half) in legal for twin in twins)
    return any(step_of(kind, twin) in legal for twin in twins)
