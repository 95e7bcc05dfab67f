"""Chapter IV: the check of one event against what is due, and the rule that a wrong one breaks."""

import json

from tests.reference.flow import Illegal, Json

from .legal import cards_spent, check_seat, new_deck
from .void_builds import name_of, rule_of_build
from .void_position import Ask, Position

RULES = {  # of decisions that are due but cannot be made like this
    "swap": "IT2",
    "pass": "IV2",
    "void": "IV3",
    "discard": "IV3",
    "skip": "IV9",
    "order": "IV5",
    "target": "IV8",
    "free": "IV8",
    "draw": "IT7",
}


def key_of(position: Position, event: Json) -> str:
    """The same for decisions that differ only by equal cards of a hand."""
    said = dict(event)
    if event["do"] in ("swap", "discard", "skip"):
        said["card"] = position.biomes[event["card"]]
    if event["do"] == "void":
        said["cards"] = [position.biomes[card] for card in event["cards"]]
    if event["do"] == "build":
        said["cards"] = [
            sorted(position.biomes[card] for card in cards) for cards in event["cards"]
        ]
    return json.dumps(said, sort_keys=True)


def check_decision(position: Position, request: Ask, event: Json) -> None:
    """Raise Illegal unless the decision is legal now."""
    check_seat(request.seat, request.rule, event)
    due = {decision["do"] for decision in request.decisions}
    if event.get("do") not in due:
        raise Illegal(rule_of_kind(request, event), f"{sorted(due)} is due, not {event.get('do')}")
    if not is_listed(position, request, event):
        raise Illegal(broken_rule(position, request, event), f"not possible: {event}")


def rule_of_kind(ask: Ask, event: Json) -> str:
    """The rule that a decision of a kind which is not due breaks."""
    return "IV9" if (ask.rule, event.get("do")) == ("IV3", "skip") else ask.rule


def check_shuffle(position: Position, event: Json) -> None:
    """IV6: the old deck and all void cards showing but one."""
    said = new_deck("IV6", event)
    for aside in position.showing:
        cards = [card for card in [*position.deck, *position.showing] if card != aside]
        if said == sorted(map(repr, cards)):
            return
    raise Illegal("IV6", "the new deck is not the old one with the void cards but one")


def is_listed(position: Position, ask: Ask, event: Json) -> bool:
    """Is an event, up to equal cards of the hand, one of the legal decisions?"""
    spent = cards_spent(event)
    if len(spent) != len(set(spent)) or not set(spent) <= set(position.hands[ask.seat]):
        return False
    return key_of(position, event) in {key_of(position, legal) for legal in ask.decisions}


def broken_rule(position: Position, ask: Ask, event: Json) -> str:
    """Why a decision of the right seat and kind is not legal."""
    if event["do"] == "ruin":
        return ask.rule
    held = [card for card in cards_spent(event) if card in position.hands[ask.seat]]
    has_void_card = any(map(position.is_void_card, held))
    if event["do"] == "swap" and has_void_card:
        return "IV2"
    if event["do"] == "target" and event["territory"] in position.claims:
        return "IV7"
    if event["do"] != "build":
        return RULES[event["do"]]
    tribe = position.void if ask.rule == "IV3" else ask.seat
    if event["tribe"] != name_of(position, tribe):
        return ask.rule
    if not all(is_on_map(position, piece) for piece in event["pieces"]):
        return "IT5"
    rule = rule_of_build(position, tribe, event)
    return "IV2" if rule == "IT3" and has_void_card else rule


def is_on_map(position: Position, piece: Json) -> bool:
    """Does a piece, and where it comes from, name places there are?"""
    if piece["piece"] == "tent":
        return {piece["spot"], piece.get("from", piece["spot"])} <= set(position.spots)
    if piece["piece"] not in ("totem", "void_totem"):
        return False
    if piece.get("from", "centre") not in ("centre", *position.territories):
        return False
    return piece["territory"] in position.territories
