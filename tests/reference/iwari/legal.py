"""The check of one event against what is due, and the rule that a wrong one breaks."""

import json
from typing import Any

from tests.reference.flow import Illegal, Json

from .builds import MOST_CARDS, MOST_PIECES, kinds_of, put, take_back, territory_of, why_not
from .deeds import RULES as DEED_RULES
from .position import Ask, Position, Request, Shuffle
from .turns import decisions

KINDS = {
    "turn": ("build", "explore", "swap", "pass"),
    "third": ("build", "explore", "discard"),
    "deed": ("deed",),
    "storm": ("storm",),
    "walk": ("walk",),
    "draw": ("draw",),
}


def key_of(position: Position, event: Json) -> str:
    """The same for decisions that differ only by equal cards of a hand."""
    said = {key: value for key, value in event.items() if value is not None}
    if event["do"] in ("swap", "discard"):
        said["card"] = position.biomes[event["card"]]
    if event["do"] == "build":
        said["cards"] = kinds_of(position, event["cards"])
    return json.dumps(said, sort_keys=True)


def check_decision(position: Position, request: Ask, event: Json) -> None:
    """Raise Illegal unless the decision is legal now."""
    check_seat(request.seat, request.rule, event)
    if event.get("do") not in KINDS[request.about]:
        raise Illegal(request.rule, f"a {request.about} is due, not a {event.get('do')}")
    if not is_listed(position, request, event):
        raise Illegal(broken_rule(position, request, event), f"not possible: {event}")


def check_seat(seat: int, rule: str, event: Json) -> None:
    """A decision of one seat is due."""
    if "chance" in event or event.get("seat") != seat:
        raise Illegal(rule, f"seat {seat} is to decide")


def new_deck(rule: str, event: Json) -> list[str]:
    """The cards that a shuffle says become the deck, in no order."""
    if event.get("chance") != "shuffle" or event.get("into") != "deck":
        raise Illegal(rule, "a shuffle into the deck is due")
    if not isinstance(event.get("cards"), list):
        raise Illegal("format", "a shuffle has cards")
    return sorted(map(repr, event["cards"]))


def check_shuffle(position: Position, event: Json) -> None:
    """IE1: the new deck is made of exactly the discards."""
    if new_deck("IE1", event) != sorted(map(repr, position.discards)):
        raise Illegal("IE1", "the new deck is not made of exactly the discards")


def is_listed(position: Position, ask: Ask, event: Json) -> bool:
    """Is an event, up to equal cards of the hand, one of the legal decisions?"""
    spent = cards_spent(event)
    if len(spent) != len(set(spent)) or not set(spent) <= set(position.hands[ask.seat]):
        return False
    legal = {key_of(position, decision) for decision in decisions(position, ask)}
    return key_of(position, event) in legal


def cards_spent(event: Json) -> list[str]:
    """The cards of the hand that a decision names."""
    if event["do"] == "build":
        return [card for cards in event["cards"] for card in cards]
    if event["do"] == "void":
        return list(event["cards"])
    return [event["card"]] if event["do"] in ("swap", "discard", "skip") else []


def broken_rule(position: Position, ask: Ask, event: Json) -> str:
    """Why a decision of the right seat and kind is not legal."""
    if event["do"] == "build":
        return rule_of_build(position, ask, event)
    if event["do"] in ("swap", "pass"):
        return "IT2"
    if event["do"] == "deed":
        earned = event.get("deed") in ask.earned
        return DEED_RULES[event["deed"]] if earned else "IM7"
    return {"explore": "IG1", "storm": "IR1", "walk": "IR2"}.get(event["do"], ask.rule)


def rule_of_build(position: Position, ask: Ask, event: Json) -> str:
    pieces = event["pieces"]
    if event["tribe"] != (position.third if ask.about == "third" else ask.seat):
        return ask.rule
    if not 1 <= len(pieces) <= MOST_PIECES or len(cards_spent(event)) > MOST_CARDS:
        return "IT1"
    if not all(is_on_map(position, piece) for piece in pieces):
        return "IT5"
    territories = [territory_of(position, piece) for piece in pieces]
    if len(set(territories)) > 1:
        return "IT1"
    if position.exploring is not None and territories[0] != position.exploring:
        return "IG1"
    if position.is_veiled(territories[0]):
        return "IG1"
    kinds = [piece["piece"] for piece in pieces]
    if position.is_unexplored(territories[0]) and kinds not in (["tent"], ["contested"]):
        return "IT4" if position.determination is None else "IA6"
    return rule_of_pieces(position, event["tribe"], pieces) or "IT3"


def is_on_map(position: Position, piece: Json) -> bool:
    if "spot" in piece:
        return piece["spot"] in position.spots
    if piece.get("from", "centre") not in ("centre", *position.territories):
        return False
    if piece.get("token") is not None and piece["token"] not in position.contested:
        return False
    return piece["territory"] in position.territories


def rule_of_pieces(position: Position, tribe: int, pieces: list[Json]) -> str | None:
    """The first rule that one of the pieces breaks, placed one after the other."""
    first, *more = pieces
    rule = why_not(position, tribe, first)
    if rule is None and more:
        put(position, tribe, first)
        rule = why_not(position, tribe, more[0])
        take_back(position, tribe, first)
    return rule


def expected(position: Position, request: Request) -> Json:
    """What is due, in the words of the record."""
    if isinstance(request, Shuffle):
        return {"chance": "shuffle", "into": "deck", "cards": list(position.discards)}
    found: Any = {decision["do"] for decision in decisions(position, request)}
    return {"seat": request.seat, "do": found}
