"""What a position waits for: by which rule, and in words."""

from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    FREE,
    LIFT,
    NONE,
    ORDER,
    OVER,
    PAY,
    PIECE,
    REFILL,
    RUINING,
    SHUFFLE,
    STORM,
    TARGET,
    THIRD,
    TURN,
    VENERATION,
    VOID,
    VOID_BIOME,
    VOID_STAGE,
    VOIDING,
    WALK,
)
from bivouac.games.iwari.setting import Iwari


class Due(NamedTuple):
    """What is to happen now."""

    rule: str
    kinds: tuple[str, ...]  # of decisions that can answer; none where chance decides, or the end is
    sentence: str
    key: str  # of what people are told

    def by(self, rule: str) -> "Due":
        """The same by another rule."""
        return self._replace(rule=rule)


DUES = {
    DRAFT: Due(
        "IS4",
        ("draw",),
        "{seat} is to pick a card for the opening hand",
        "iwari-refused-due-draft",
    ),
    TURN: Due(
        "IT1",
        ("build", "explore", "swap", "pass"),
        "it is the turn of {seat}, to build or to swap a card",
        "iwari-refused-due-turn",
    ),
    THIRD: Due(
        "I2.1",
        ("build", "explore", "discard"),
        "{seat} is to act for the third tribe",
        "iwari-refused-due-third",
    ),
    DEED: Due("IM7", ("deed",), "{seat} is to place a deed pawn", "iwari-refused-due-deed"),
    STORM: Due(
        "IR1", ("storm",), "{seat} is to move a storm or to leave it", "iwari-refused-due-storm"
    ),
    WALK: Due(
        "IR2",
        ("walk",),
        "{seat} is to let the walking totem score and move, or not",
        "iwari-refused-due-walk",
    ),
    VOID: Due(
        "IV3",
        ("build", "void", "skip", "discard"),
        "{seat} is to act for the void",
        "iwari-refused-due-void",
    ),
    ORDER: Due(
        "IV5",
        ("order",),
        "{seat} is to say in which territory the void acts first",
        "iwari-refused-due-order",
    ),
    RUINING: Due(
        "IV5", ("ruin",), "{seat} is to choose the spot of a ruin", "iwari-refused-due-ruin"
    ),
    TARGET: Due(
        "IV8",
        ("target",),
        "{seat} is to say in which territory the void acts after its settlement",
        "iwari-refused-due-target",
    ),
    FREE: Due(
        "IV8",
        ("free",),
        "{seat} is to place the free piece of a new settlement, or to decline",
        "iwari-refused-due-free",
    ),
    REFILL: Due("IT7", ("draw",), "{seat} is to refill the hand", "iwari-refused-due-refill"),
    SHUFFLE: Due(
        "IE1", (), "the discards must first be shuffled into the deck", "iwari-refused-shuffle"
    ),
    OVER: Due("IE2", (), "the game is over", "iwari-refused-over"),
}
AGAINST_VOID = {
    TURN: DUES[TURN].by("IV2"),
    SHUFFLE: Due(
        "IV6",
        (),
        "the deck must first be shuffled with the void cards showing",
        "iwari-refused-shuffle-void",
    ),
    OVER: DUES[OVER].by("IV10"),
}
"""Where a game against the void has a rule of its own."""
EXPLORED = Due(
    "IG1",
    ("build",),
    "{seat} is to place a tent where the tokens have been turned up",
    "iwari-refused-due-explored",
)
VENERATING = Due(
    "IM6",
    ("deed",),
    "{seat} is to place the pawn of veneration or to decline",
    "iwari-refused-due-veneration",
)
POWERLESS = Due(
    "IV2", ("pass",), "{seat} has only void cards and is to pass", "iwari-refused-due-pass"
)
HAUNTED = Due(
    "IV11",
    ("ruin",),
    "{seat} is to choose the spot of the ruin that follows these cards",
    "iwari-refused-due-haunted",
)
ADDING = Due(
    "IT7",
    ("draw", "void"),
    "{seat} is to refill the hand, or to play void cards before that",
    "iwari-refused-due-voids",
)


def phase_of(position: np.void) -> int:
    """The phase in which the decision under way began: a half-made build is still to be made."""
    phase = int(position["phase"])
    is_void_action = position["stage"] == VOID_STAGE
    if phase == VOIDING:
        return VOID if is_void_action else REFILL
    if phase in (PIECE, PAY, LIFT):
        if position["tribe"] == position["seat"]:
            return TURN
        return VOID if is_void_action else THIRD
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


def is_haunting(position: np.void) -> bool:
    """IV11: is the ruin due that follows the cards of the haunted biome?"""
    return bool(position["phase"] == RUINING and position["acting_in"] == NONE)


def is_powerless(setting: Iwari, position: np.void) -> bool:
    """IV2: has the player whose turn it is only void cards, so that the action is skipped?"""
    seat = int(position["seat"])
    is_turn = setting.against_void and phase_of(position) == TURN
    return is_turn and bool(position["held"][seat, VOID_BIOME] == position["hand_n"][seat])


def is_adding(position: np.void) -> bool:
    """IV3: may void cards still follow a void build, before the first card is drawn?"""
    return phase_of(position) == REFILL and bool(position["voids_open"])


def due_now(setting: Iwari, position: np.void) -> Due:
    """What is to happen now."""
    if is_exploring(position):
        return EXPLORED
    if is_venerating(position):
        return VENERATING
    if is_powerless(setting, position):
        return POWERLESS
    if is_haunting(position):
        return HAUNTED
    if is_adding(position):
        return ADDING
    phase = phase_of(position)
    return AGAINST_VOID.get(phase, DUES[phase]) if setting.against_void else DUES[phase]


def sentence_due(setting: Iwari, position: np.void) -> str:
    """What is to happen now, as a sentence."""
    return due_now(setting, position).sentence.format(seat=f"seat {decides(position)}")


def message_due(setting: Iwari, position: np.void) -> Message:
    """What is to happen now, as people are told it."""
    due = due_now(setting, position)
    return Message(due.key, {"seat": decides(position)} if due.kinds else {})
