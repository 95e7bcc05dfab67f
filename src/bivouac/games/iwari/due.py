"""What a position waits for: by which rule, and in words."""

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    OVER,
    PAY,
    PIECE,
    REFILL,
    SHUFFLE,
    THIRD,
    TURN,
)

KINDS = {
    DRAFT: ("draw",),
    TURN: ("build", "swap", "pass"),
    THIRD: ("build", "discard"),
    DEED: ("deed",),
    REFILL: ("draw",),
}
RULES = {DRAFT: "IS4", THIRD: "I2.1", DEED: "IM7", REFILL: "IT7", SHUFFLE: "IE1", OVER: "IE2"}
SENTENCES = {
    DRAFT: "{seat} is to pick a card for the opening hand",
    TURN: "it is the turn of {seat}, to build or to swap a card",
    THIRD: "{seat} is to act for the third tribe",
    DEED: "{seat} is to place a deed pawn",
    REFILL: "{seat} is to refill the hand",
    SHUFFLE: "the discards must first be shuffled into the deck",
    OVER: "the game is over",
}
MESSAGES = {
    DRAFT: "iwari-refused-due-draft",
    TURN: "iwari-refused-due-turn",
    THIRD: "iwari-refused-due-third",
    DEED: "iwari-refused-due-deed",
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


def rule_due(position: np.void) -> str:
    """The rule by which something is to be decided now."""
    return RULES.get(phase_of(position), "IT1")


def kinds_due(position: np.void) -> tuple[str, ...]:
    """The kinds of decision that can answer now; none where chance decides or the game is over."""
    return KINDS.get(phase_of(position), ())


def sentence_due(position: np.void) -> str:
    """What is to happen now, as a sentence."""
    return SENTENCES[phase_of(position)].format(seat=f"seat {int(position['seat'])}")


def message_due(position: np.void) -> Message:
    """What is to happen now, as people are told it."""
    phase = phase_of(position)
    args = {} if phase in (SHUFFLE, OVER) else {"seat": int(position["seat"])}
    return Message(MESSAGES[phase], args)
