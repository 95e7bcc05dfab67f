"""Why a decision is not legal now, in one friendly line, with the rule it breaks."""

from itertools import pairwise

import numpy as np

from bivouac.core import notation
from bivouac.core.complaints import refuse, shown
from bivouac.core.contract import Event, Message, Refused
from bivouac.games.dewan.layout import BLOCKED, NONE, RAIN, START, TERRAINS, WATER
from bivouac.games.dewan.notation.decisions import read_journey, steps
from bivouac.games.dewan.refusals.due import (
    kinds_due,
    marker_rule,
    message_due,
    rule_due,
    sentence_due,
)
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.telling.events import card_code
from bivouac.games.dewan.view.seats import terrain_of


def refusal(setting: Dewan, position: np.void, event: Event) -> Refused:
    """Why a decision is not legal in a position between two decisions."""
    try:
        check_due(setting, position, event)
        check_decision(setting, position, event)
    except Refused as refused:
        return refused
    message = Message("dewan-refused-impossible", {})
    return Refused(rule_due(setting, position), "this is not possible now", message)


def space_args(setting: Dewan, position: np.void, space: int) -> dict[str, str | int]:
    """What messages say of a space: its id, and what it is now."""
    return {"space": setting.space_ids[space], "terrain": terrain_of(position, space)}


def check_due(setting: Dewan, position: np.void, event: Event) -> None:
    """DT1: it is time for a decision of this seat and of this kind."""
    due, message = sentence_due(setting, position), message_due(setting, position)
    rule, mover = rule_due(setting, position), int(position["mover"])
    notation.check_due(event, mover, kinds_due(position), rule, due, message)


def check_decision(setting: Dewan, position: np.void, event: Event) -> None:
    """The content of a decision that comes at the right time from the right seat."""
    first = steps(setting, position, event)[0]
    kind, number = split(first)
    if kind == "pass":
        check_pass(position)
    elif kind in ("take_pair", "take_one"):
        check_take(position, number, is_pair=kind == "take_pair")
    elif kind == "origin":
        check_journey(setting, position, event)
    elif kind == "story":
        if position["story_row"][number] == NONE:
            reason = f"slot {number} of the story row is empty"
            refuse("DS6", reason, "dewan-refused-story-slot-empty", slot=number + 1)
    elif kind == "story_stack":
        if position["stack_end"] == 0:
            reason = "the story stack is empty; choose one of the row"
            refuse("DS6", reason, "dewan-refused-stack-empty")
    elif kind == "tuck":
        check_in_hand(setting, position, number // 2, "DE2")
    elif kind == "fish":
        check_in_hand(setting, position, number, "DH5")
    elif kind == "marker":
        check_marker(setting, position, number)


def check_in_hand(setting: Dewan, position: np.void, card: int, rule: str) -> None:
    """A player plays cards of the own hand."""
    seat = int(position["mover"])
    if not int(position["hands"][seat]) >> card & 1:
        reason = f"card {shown(setting.cards[card].id)} is not in the hand of seat {seat}"
        code = card_code(setting.cards[card])
        refuse(rule, reason, "dewan-refused-not-in-hand", seat=seat, card=code)


def check_pass(position: np.void) -> None:
    """DT2: only a player who can do nothing else passes."""
    can_take = any(card != NONE for card in position["row"])
    possible = "take cards" if can_take else "place a camp"
    seat = int(position["mover"])
    reason = f"only a player who can do nothing else passes; seat {seat} can {possible}"
    key = "dewan-refused-pass-take" if can_take else "dewan-refused-pass-place"
    refuse("DT2", reason, key, seat=seat)


def check_take(position: np.void, slot: int, is_pair: bool) -> None:
    """DK1, DK3: two neighbouring cards; one only where no two are neighbours."""
    for place in (slot, slot + 1) if is_pair else (slot,):
        if position["row"][place] == NONE:
            reason = f"slot {place} of the row is empty"
            refuse("DK1", reason, "dewan-refused-slot-empty", slot=place + 1)
    for left, (one, other) in enumerate(pairwise(position["row"])):
        if not is_pair and one != NONE and other != NONE:
            pair = f"those in slots {left} and {left + 1}"
            reason = f"one card is taken only where no two are neighbours, as {pair} are"
            refuse("DK3", reason, "dewan-refused-one-card", first=left + 1, second=left + 2)


def check_marker(setting: Dewan, position: np.void, space: int) -> None:
    """DD1, DL1, DV4: a free space, not water, next to what the marker spreads from."""
    rule = marker_rule(setting)
    name = shown(setting.space_ids[space])
    args = space_args(setting, position, space)
    terrain = int(position["terrain"][space])
    if terrain == BLOCKED:
        reason = f"a marker needs a free space; {name} is the volcano or lava"
        refuse(rule, reason, "dewan-refused-marker-blocked", **args)
    if terrain == WATER:
        reason = f"a marker cannot go on water; {name} is water"
        refuse(rule, reason, "dewan-refused-marker-water", **args)
    if has_camp(setting, position, space):
        reason = f"a marker needs a free space; there is a camp on {name}"
        refuse(rule, reason, "dewan-refused-marker-camp", **args)
    is_rain = setting.static["event"][0] == RAIN
    source = int(position["land"][WATER if is_rain else BLOCKED])
    if not int(setting.static["around"][0, space]) & source:
        beside = "water" if is_rain else "the volcano or lava"
        key = "dewan-refused-marker-far-water" if is_rain else "dewan-refused-marker-far-lava"
        refuse(rule, f"{name} is not next to {beside}", key, **args)


def has_camp(setting: Dewan, position: np.void, space: int) -> bool:
    """Does any camp stand on a space?"""
    return any(int(position["camps"][seat]) >> space & 1 for seat in range(setting.seats))


def check_journey(setting: Dewan, position: np.void, event: Event) -> None:
    """DP1-DP7: origin, route, destination, payment, in this order."""
    route, pay = read_journey(setting, event)
    check_route(setting, position, route)
    check_destination(setting, position, route[-1])
    check_payment(setting, position, route, pay)


def check_route(setting: Dewan, position: np.void, route: list[int]) -> None:
    """DP1, DP2, DP7, DL2: from an own camp through neighbouring spaces, none twice."""
    ids = [shown(setting.space_ids[space]) for space in route]
    check_own_camp(setting, position, route[0])
    if len(route) < 2:
        reason = f"a journey leads to another space than {ids[0]}, where it begins"
        refuse("DP1", reason, "dewan-refused-stays", **space_args(setting, position, route[0]))
    for i, space in enumerate(route[1:], 1):
        check_entered(setting, position, route[:i], space)


def check_own_camp(setting: Dewan, position: np.void, space: int) -> None:
    """DP1: a journey begins at an own camp."""
    seat = int(position["mover"])
    if not int(position["camps"][seat]) >> space & 1:
        name = shown(setting.space_ids[space])
        reason = f"a journey begins at an own camp; seat {seat} has none on {name}"
        args = space_args(setting, position, space)
        refuse("DP1", reason, "dewan-refused-origin", seat=seat, **args)


def check_entered(setting: Dewan, position: np.void, route: list[int], space: int) -> None:
    """DP2, DP7, DL2: a neighbour of the route's end, not on it yet, not blocked."""
    name = shown(setting.space_ids[space])
    last = setting.space_ids[route[-1]]
    args = space_args(setting, position, space)
    if not int(setting.static["around"][0, route[-1]]) >> space & 1:
        reason = f"{shown(last)} and {name} are not neighbours"
        refuse("DP2", reason, "dewan-refused-not-adjacent", other=last, **args)
    if space in route:
        refuse("DP7", f"the route enters {name} twice", "dewan-refused-twice", **args)
    if position["terrain"][space] == BLOCKED:
        reason = f"{name} is the volcano or lava; it cannot be crossed or settled"
        refuse("DL2", reason, "dewan-refused-blocked", **args)


def check_destination(setting: Dewan, position: np.void, space: int) -> None:
    """DP1, DH1: a space without a camp; water only in Lake Villages, one village in a zone."""
    name = shown(setting.space_ids[space])
    args = space_args(setting, position, space)
    if has_camp(setting, position, space):
        refuse("DP1", f"there is a camp on {name} already", "dewan-refused-camp", **args)
    if int(position["open"]) >> space & 1:
        return
    if position["terrain"][space] != WATER:
        refuse("DP1", f"no camp can be placed on {name}", "dewan-refused-no-camp", **args)
    if setting.scenario.villages:
        reason = f"there is a village in the water zone of {name} already"
        refuse("DH1", reason, "dewan-refused-village", **args)
    reason = f"{name} is water; a camp is placed on land"
    refuse("DP1", reason, "dewan-refused-water", **args)


def check_payment(setting: Dewan, position: np.void, route: list[int], pay: list[int]) -> None:
    """DP2, DP4: hand cards, one for each space or run of water, each showing its terrain."""
    for i, card in enumerate(pay):
        check_in_hand(setting, position, card, "DP2")
        if card in pay[:i]:
            reason = f"card {shown(setting.cards[card].id)} pays twice"
            code = card_code(setting.cards[card])
            refuse("DP2", reason, "dewan-refused-pays-twice", card=code)
    costs = [
        space
        for before, space in pairwise([NONE, *route])
        if before == NONE or not (is_water(position, before) and is_water(position, space))
    ]
    if len(pay) != len(costs):
        reason = f"the route costs {len(costs)} cards, not {len(pay)}"
        refuse("DP2", reason, "dewan-refused-cost", count=len(costs), paid=len(pay))
    for card, space in zip(pay, costs, strict=True):
        check_shows(setting, position, card, space)


def check_shows(setting: Dewan, position: np.void, card: int, space: int) -> None:
    """DP2, DP3: a card shows the terrain it pays for; at a starting camp anything does."""
    terrain = int(position["terrain"][space])
    if terrain != START and not int(setting.static["faces"][0, card]) >> terrain & 1:
        name = shown(setting.cards[card].id)
        reason = f"{shown(setting.space_ids[space])} is {TERRAINS[terrain]}, which card {name}"
        args = space_args(setting, position, space)
        code = card_code(setting.cards[card])
        refuse("DP2", f"{reason} does not show", "dewan-refused-terrain", card=code, **args)


def is_water(position: np.void, space: int) -> bool:
    """Does a route cross water here?"""
    return bool(position["terrain"][space] == WATER)
