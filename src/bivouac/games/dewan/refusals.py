"""Why a decision is not legal now, in one friendly line, with the rule it breaks."""

from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from bivouac.core.contract import Event, Refused
from bivouac.games.dewan.due import kinds_due, marker_rule, rule_due, sentence_due
from bivouac.games.dewan.layout import (
    BLOCKED,
    NONE,
    RAIN,
    START,
    TERRAINS,
    WATER,
)
from bivouac.games.dewan.notation.decisions import read_journey, steps
from bivouac.games.dewan.notation.fields import FORMAT, shown
from bivouac.games.dewan.steps import split

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan


def refusal(setting: "Dewan", position: np.void, event: Event) -> Refused:
    """Why a decision is not legal in a position between two decisions."""
    try:
        check_due(setting, position, event)
        check_decision(setting, position, event)
    except Refused as refused:
        return refused
    return Refused(rule_due(setting, position), "this is not possible now")


def refuse(rule: str, reason: str) -> NoReturn:
    """Refuse a decision."""
    raise Refused(rule, reason)


def check_due(setting: "Dewan", position: np.void, event: Event) -> None:
    """DT1: it is time for a decision of this seat and of this kind."""
    kinds = kinds_due(position)
    due = sentence_due(setting, position)
    rule = rule_due(setting, position)
    if not kinds:
        refuse(rule, due)
    if "seat" not in event:
        refuse(FORMAT, "'seat' is missing")
    seat = event["seat"]
    if type(seat) is not int:
        refuse(FORMAT, f"'seat' must be a whole number, not {shown(seat)}")
    do = event.get("do")
    if seat != position["mover"]:
        refuse(rule, f"seat {shown(seat)} cannot decide now: {due}")
    if isinstance(do, str) and do not in kinds:
        refuse(rule, f"{shown(do)} is not possible now: {due}")


def check_decision(setting: "Dewan", position: np.void, event: Event) -> None:
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
            refuse("DS6", f"slot {number} of the story row is empty")
    elif kind == "story_stack":
        if position["stack_end"] == 0:
            refuse("DS6", "the story stack is empty; choose one of the row")
    elif kind == "tuck":
        check_in_hand(setting, position, number // 2, "DE2")
    elif kind == "fish":
        check_in_hand(setting, position, number, "DH5")
    elif kind == "marker":
        check_marker(setting, position, number)


def check_in_hand(setting: "Dewan", position: np.void, card: int, rule: str) -> None:
    """A player plays cards of the own hand."""
    seat = int(position["mover"])
    if not int(position["hands"][seat]) >> card & 1:
        refuse(rule, f"card {shown(setting.cards[card].id)} is not in the hand of seat {seat}")


def check_pass(position: np.void) -> None:
    """DT2: only a player who can do nothing else passes."""
    possible = "take cards" if any(card != NONE for card in position["row"]) else "place a camp"
    seat = f"seat {position['mover']}"
    refuse("DT2", f"only a player who can do nothing else passes; {seat} can {possible}")


def check_take(position: np.void, slot: int, is_pair: bool) -> None:
    """DK1, DK3: two neighbouring cards; one only where no two are neighbours."""
    for place in (slot, slot + 1) if is_pair else (slot,):
        if position["row"][place] == NONE:
            refuse("DK1", f"slot {place} of the row is empty")
    for left, (one, other) in enumerate(pairwise(position["row"])):
        if not is_pair and one != NONE and other != NONE:
            pair = f"those in slots {left} and {left + 1}"
            refuse("DK3", f"one card is taken only where no two are neighbours, as {pair} are")


def check_marker(setting: "Dewan", position: np.void, space: int) -> None:
    """DD1, DL1, DV4: a free space, not water, next to what the marker spreads from."""
    rule = marker_rule(setting)
    name = shown(setting.space_ids[space])
    terrain = int(position["terrain"][space])
    if terrain == BLOCKED:
        refuse(rule, f"a marker needs a free space; {name} is the volcano or lava")
    if terrain == WATER:
        refuse(rule, f"a marker cannot go on water; {name} is water")
    if has_camp(setting, position, space):
        refuse(rule, f"a marker needs a free space; there is a camp on {name}")
    is_rain = setting.tables["event"][0] == RAIN
    source = int(position["land"][WATER if is_rain else BLOCKED])
    if not int(setting.tables["around"][0, space]) & source:
        beside = "water" if is_rain else "the volcano or lava"
        refuse(rule, f"{name} is not next to {beside}")


def has_camp(setting: "Dewan", position: np.void, space: int) -> bool:
    """Does any camp stand on a space?"""
    return any(int(position["camps"][seat]) >> space & 1 for seat in range(setting.seats))


def check_journey(setting: "Dewan", position: np.void, event: Event) -> None:
    """DP1-DP7: origin, route, destination, payment, in this order."""
    route, pay = read_journey(setting, event)
    check_route(setting, position, route)
    check_destination(setting, position, route[-1])
    check_payment(setting, position, route, pay)


def check_route(setting: "Dewan", position: np.void, route: list[int]) -> None:
    """DP1, DP2, DP7, DL2: from an own camp through neighbouring spaces, none twice."""
    ids = [shown(setting.space_ids[space]) for space in route]
    seat = int(position["mover"])
    if not int(position["camps"][seat]) >> route[0] & 1:
        refuse("DP1", f"a journey begins at an own camp; seat {seat} has none on {ids[0]}")
    if len(route) < 2:
        refuse("DP1", f"a journey leads to another space than {ids[0]}, where it begins")
    for i, space in enumerate(route[1:], 1):
        if not int(setting.tables["around"][0, route[i - 1]]) >> space & 1:
            refuse("DP2", f"{ids[i - 1]} and {ids[i]} are not neighbours")
        if space in route[:i]:
            refuse("DP7", f"the route enters {ids[i]} twice")
        if position["terrain"][space] == BLOCKED:
            refuse("DL2", f"{ids[i]} is the volcano or lava; it cannot be crossed or settled")


def check_destination(setting: "Dewan", position: np.void, space: int) -> None:
    """DP1, DH1: a space without a camp; water only in Lake Villages, one village in a zone."""
    name = shown(setting.space_ids[space])
    if has_camp(setting, position, space):
        refuse("DP1", f"there is a camp on {name} already")
    if int(position["open"]) >> space & 1:
        return
    if position["terrain"][space] != WATER:
        refuse("DP1", f"no camp can be placed on {name}")
    if setting.scenario.villages:
        refuse("DH1", f"there is a village in the water zone of {name} already")
    refuse("DP1", f"{name} is water; a camp is placed on land")


def check_payment(setting: "Dewan", position: np.void, route: list[int], pay: list[int]) -> None:
    """DP2, DP4: hand cards, one for each space or run of water, each showing its terrain."""
    for i, card in enumerate(pay):
        check_in_hand(setting, position, card, "DP2")
        if card in pay[:i]:
            refuse("DP2", f"card {shown(setting.cards[card].id)} pays twice")
    costs = [
        space
        for before, space in pairwise([NONE, *route])
        if before == NONE or not (is_water(position, before) and is_water(position, space))
    ]
    if len(pay) != len(costs):
        refuse("DP2", f"the route costs {len(costs)} cards, not {len(pay)}")
    for card, space in zip(pay, costs, strict=True):
        terrain = int(position["terrain"][space])
        if terrain != START and not int(setting.tables["faces"][0, card]) >> terrain & 1:
            name = shown(setting.cards[card].id)
            place = f"{shown(setting.space_ids[space])} is {TERRAINS[terrain]}"
            refuse("DP2", f"{place}, which card {name} does not show")


def is_water(position: np.void, space: int) -> bool:
    """Does a route cross water here?"""
    return bool(position["terrain"][space] == WATER)
