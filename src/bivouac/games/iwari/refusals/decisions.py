"""Why a decision is not legal now, in one friendly line, with the rule it breaks."""

import numpy as np

from bivouac.core import notation
from bivouac.core.complaints import refuse, shown
from bivouac.core.contract import Event, Message, Refused
from bivouac.games.iwari.notation.builds import read_build
from bivouac.games.iwari.notation.decisions import steps
from bivouac.games.iwari.refusals.builds import NO_TENTS, check_pieces
from bivouac.games.iwari.refusals.deeds import check_deed
from bivouac.games.iwari.refusals.due import decides, due_now, message_due, sentence_due
from bivouac.games.iwari.refusals.payments import check_payment
from bivouac.games.iwari.refusals.refused import check_in_hand, check_not_void, territory_args
from bivouac.games.iwari.refusals.void import CHECKS as VOID_CHECKS
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import TARGETS, split
from bivouac.games.iwari.view.reading import held_cards, is_veiled


def refusal(setting: Iwari, position: np.void, event: Event) -> Refused:
    """Why a decision is not legal in a position between two decisions."""
    try:
        check_due(setting, position, event)
        check_decision(setting, position, event)
    except Refused as refused:
        return refused
    message = Message("iwari-refused-impossible", {})
    return Refused(due_now(setting, position).rule, "this is not possible now", message)


def check_due(setting: Iwari, position: np.void, event: Event) -> None:
    """It is time for a decision of this seat and of this kind."""
    rule, kinds, *_ = due_now(setting, position)
    due, message = sentence_due(setting, position), message_due(setting, position)
    notation.check_due(event, decides(position), kinds, rule, due, message)


def check_decision(setting: Iwari, position: np.void, event: Event) -> None:
    """The content of a decision that comes at the right time from the right seat."""
    kind, number = split(steps(setting, position, event)[0])
    if event["do"] == "build":
        build = read_build(setting, event)
        check_pieces(setting, position, build.pieces)
        check_payment(setting, position, build.pieces, build.cards)
    elif event["do"] in VOID_CHECKS:
        VOID_CHECKS[event["do"]](setting, position, event)
    elif kind == "explore":
        check_explore(setting, position, number)
    elif kind == "swap":
        check_in_hand(setting, position, number, "IT2")
        check_not_void(setting, number)
    elif kind == "pass":
        check_pass(setting, position)
    elif kind == "discard":
        check_discard(setting, position, number)
    elif kind == "deed":
        check_deed(setting, position, *divmod(number, TARGETS))


def check_pass(setting: Iwari, position: np.void) -> None:
    """IT2: only without cards; IV2: only with nothing but void cards."""
    seat = int(position["seat"])
    if setting.against_void:
        reason = f"only a player with nothing but void cards passes; seat {seat} has others"
        refuse("IV2", reason, "iwari-refused-pass-void")
    reason = f"only a player without cards passes; seat {seat} has some"
    refuse("IT2", reason, "iwari-refused-pass")


def check_discard(setting: Iwari, position: np.void, card: int) -> None:
    """I2.1, IV3: only where nothing can be done for the third tribe, or for the void."""
    if setting.against_void:
        check_in_hand(setting, position, card, "IV3")
        reason = "a card is discarded only where nothing else can be done for the void"
        refuse("IV3", reason, "iwari-refused-discard-void")
    check_in_hand(setting, position, card, "I2.1")
    reason = "a card is discarded only where the third tribe can build nothing"
    refuse("I2.1", reason, "iwari-refused-discard")


def check_explore(setting: Iwari, position: np.void, territory: int) -> None:
    """IG1: tokens lie face down, and a tent can follow there."""
    args = territory_args(setting, territory)
    name = shown(setting.territory_ids[territory])
    if not setting.chosen.discoveries:
        refuse("IG1", "discovery tokens are not in play", "iwari-refused-no-discoveries")
    if not is_veiled(setting, position, territory):
        reason = f"no tokens lie face down in {name}"
        refuse("IG1", reason, "iwari-refused-not-veiled", **args)
    tribe = int(position["tribe"])
    if position["tents_left"][tribe] == 0:
        refuse("IT6", f"tribe {tribe} has no tents left", NO_TENTS[tribe == setting.third])
    if not can_pay(setting, position, territory):
        reason = f"no tent can be paid for in {name}, so its tokens stay face down"
        refuse("IG1", reason, "iwari-refused-explore-unaffordable", **args)


def can_pay(setting: Iwari, position: np.void, territory: int) -> bool:
    """IT3: is there a card of the biome, or a joker, in the hand?"""
    biome = setting.map.territories[territory].biome
    hand = [setting.card_biomes[card] for card in held_cards(position, int(position["seat"]))]
    return biome in hand or len(set(hand)) < len(hand)
