"""What a position waits for: by which rule, and in words."""

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    NONE,
    OVER,
    PAY,
    PIECE,
    REFILL,
    SHUFFLE,
    STORM,
    THIRD,
    TURN,
    VENERATION,
    WALK,
)

KINDS = {
    DRAFT: ("draw",),
    TURN: ("build", "explore", "swap", "pass"),
    THIRD: ("build", "explore", "discard"),
    DEED: ("deed",),
    STORM: ("storm",),
    WALK: ("walk",),
    REFILL: ("draw",),
}
RULES = {
    DRAFT: "IS4",
    THIRD: "I2.1",
    DEED: "IM7",
    STORM: "IR1",
    WALK: "IR2",
    REFILL: "IT7",
    SHUFFLE: "IE1",
    OVER: "IE2",
}
SENTENCES = {
    DRAFT: "{seat} is to pick a card for the opening hand",
    TURN: "it is the turn of {seat}, to build or to swap a card",
    THIRD: "{seat} is to act for the third tribe",
    DEED: "{seat} is to place a deed pawn",
    STORM: "{seat} is to move a storm or to leave it",
    WALK: "{seat} is to let the walking totem score and move, or not",
    REFILL: "{seat} is to refill the hand",
    SHUFFLE: "the discards must first be shuffled into the deck",
    OVER: "the game is over",
}
MESSAGES = {
    DRAFT: "iwari-refused-due-draft",
    TURN: "iwari-refused-due-turn",
    THIRD: "iwari-refused-due-third",
    DEED: "iwari-refused-due-deed",
    STORM: "iwari-refused-due-storm",
    WALK: "iwari-refused-due-walk",
    REFILL: "iwari-refused-due-refill",
    SHUFFLE: "iwari-refused-shuffle",
    OVER: "iwari-refused-over",
}


def phase_of(position: np.void) -> int:
    """The phase in which the decision under way began: a half-made build is still to be made."""
    phase = int(position["phase"])
    if phase in (PIECE, PAY):
        return TURN if position["tribe"] == position["seat"] else THIRD
    return phase


def decides(position: np.void) -> int:
    """IR1, IM6: the seat that decides now, out of turn perhaps."""
    asked = int(position["asked"])
    return int(position["seat"]) if asked == NONE else asked


def is_exploring(position: np.void) -> bool:
    """IG1: do the tokens of a territory lie open, so that a tent must go there now?"""
    return bool(position["exploring"] != NONE) and phase_of(position) in (TURN, THIRD)


def is_venerating(position: np.void) -> bool:
    """IM6: is the last choice of the game due, where the pawn of Veneration goes?"""
    return bool(position["phase"] == DEED and position["earned"] == 1 << VENERATION)


def rule_due(position: np.void) -> str:
    """The rule by which something is to be decided now."""
    if is_exploring(position):
        return "IG1"
    if is_venerating(position):
        return "IM6"
    return RULES.get(phase_of(position), "IT1")


def kinds_due(position: np.void) -> tuple[str, ...]:
    """The kinds of decision that can answer now; none where chance decides or the game is over."""
    if is_exploring(position):
        return ("build",)
    return KINDS.get(phase_of(position), ())


def sentence_due(position: np.void) -> str:
    """What is to happen now, as a sentence."""
    seat = f"seat {decides(position)}"
    if is_exploring(position):
        return f"{seat} is to place a tent where the tokens have been turned up"
    if is_venerating(position):
        return f"{seat} is to place the pawn of veneration or to decline"
    return SENTENCES[phase_of(position)].format(seat=seat)


def message_due(position: np.void) -> Message:
    """What is to happen now, as people are told it."""
    phase = phase_of(position)
    args = {} if phase in (SHUFFLE, OVER) else {"seat": decides(position)}
    if is_exploring(position):
        return Message("iwari-refused-due-explored", args)
    if is_venerating(position):
        return Message("iwari-refused-due-veneration", args)
    return Message(MESSAGES[phase], args)
