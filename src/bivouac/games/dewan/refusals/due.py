"""What a position waits for: by which rule, and in words."""

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.dewan.layout import FISHING, MARKER, ODD_BERRY, OVER, PILE, SHUFFLE, STORY, TUCK
from bivouac.games.dewan.setting import Dewan

TURN_KINDS = ("take", "place", "pass")
KINDS = {STORY: ("story",), TUCK: ("tuck",), MARKER: ("marker",), FISHING: ("fish",)}


def rule_due(setting: Dewan, position: np.void) -> str:
    """The rule by which something is to be decided now."""
    phase = int(position["phase"])
    if phase == STORY:
        return "DS6" if position["drafted"] < setting.seats else "DE2"
    if phase == MARKER:
        return marker_rule(setting)
    if phase == SHUFFLE:
        return shuffle_rule(setting)
    return {TUCK: "DE2", FISHING: "DH5", ODD_BERRY: "DV7", OVER: "DX1"}.get(phase, "DT1")


def marker_rule(setting: Dewan) -> str:
    """DD1 for water markers, DL1 for lava."""
    return "DD1" if setting.scenario.event == "rain" else "DL1"


def shuffle_rule(setting: Dewan) -> str:
    """DK3 for the pile, DV3 for the supply."""
    return "DK3" if setting.scenario.event == "none" else "DV3"


def kinds_due(position: np.void) -> tuple[str, ...]:
    """The kinds of decision that can answer now; none where chance decides or the game is over."""
    phase = int(position["phase"])
    if phase in (SHUFFLE, ODD_BERRY, OVER):
        return ()
    return KINDS.get(phase, TURN_KINDS)


def sentence_due(setting: Dewan, position: np.void) -> str:
    """What is to happen now, as a sentence."""
    phase = int(position["phase"])
    if phase == OVER:
        return "the game is over"
    if phase == ODD_BERRY:
        return "chance must first decide which part of the zone gets the odd berry"
    if phase == SHUFFLE:
        stack = "pile" if position["into"] == PILE else "supply"
        return f"the discards must first be shuffled into the {stack}"
    seat = f"seat {int(position['mover'])}"
    marker = "water" if setting.scenario.event == "rain" else "lava"
    sentences = {
        STORY: f"{seat} is to choose a story",
        TUCK: f"{seat} is to tuck a card or decline",
        MARKER: f"{seat} is to put a {marker} marker on the map",
        FISHING: f"{seat} is to discard a card for fish or decline",
    }
    return sentences.get(phase, f"it is the turn of {seat}, to take cards or place a camp")


def message_due(setting: Dewan, position: np.void) -> Message:
    """What is to happen now, as people are told it."""
    phase = int(position["phase"])
    if phase == OVER:
        return Message("dewan-refused-over", {})
    if phase == ODD_BERRY:
        return Message("dewan-refused-odd-berry", {})
    if phase == SHUFFLE:
        return Message("dewan-refused-shuffle", {})
    is_rain = setting.scenario.event == "rain"
    keys = {
        STORY: "dewan-refused-due-story",
        TUCK: "dewan-refused-due-tuck",
        MARKER: "dewan-refused-due-water" if is_rain else "dewan-refused-due-lava",
        FISHING: "dewan-refused-due-fishing",
    }
    seat = int(position["mover"])
    return Message(keys.get(phase, "dewan-refused-due-turn"), {"seat": seat})
