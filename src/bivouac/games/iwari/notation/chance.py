"""The one outcome of chance, a shuffle, in the words of a record, and back into a position."""

from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Event, Refused
from bivouac.core.jit import entry
from bivouac.core.notation import check_keys, check_shuffle, refuse_type, shown
from bivouac.core.records import Records, Smalls
from bivouac.games.iwari.apply import resolve_shuffle
from bivouac.games.iwari.due import kinds_due, rule_due, sentence_due
from bivouac.games.iwari.layout import CARDS, NONE, SHUFFLE
from bivouac.games.iwari.notation.names import card_number
from bivouac.games.iwari.notation.position import card_ids, members

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

RULE = "IE1"


@entry
def put_shuffle(tables: Records, positions: Records, i: int, order: Smalls, size: int) -> None:
    """The discards in a given order."""
    resolve_shuffle(tables[0], positions[i], order, size)


def chance_event(setting: "Iwari", before: np.void, after: np.void) -> Event:
    """IE1: the record event of a shuffle.

    Its order is read off where the cards have gone until the next decision: from the top of the new
    deck to the end of the display, which is filled at once if the hand is full.
    """
    fresh = set(members(before["discards"]))
    deck = after["deck"][after["deck_top"] : after["deck_end"]]
    shown_first = [int(card) for card in after["display"] if int(card) in fresh]
    return {
        "chance": "shuffle",
        "into": "deck",
        "cards": card_ids(setting, [*shown_first, *deck]),
    }


def resolve_with(setting: "Iwari", positions: Records, i: int, event: Event) -> None:
    """IE1: let a recorded order of the discards decide; Refused if it cannot be."""
    position = positions[i]
    if event.get("chance") != "shuffle":
        reason = f"there is no chance event {shown(event.get('chance'))}; there is: shuffle"
        raise Refused(rule_due(position), reason)
    if position["phase"] != SHUFFLE:
        # At a turn the shuffle is one too many; else what is due is missing.
        rule = RULE if "swap" in kinds_due(position) else rule_due(position)
        raise Refused(rule, f"nothing is shuffled now: {sentence_due(position)}")
    check_keys("a shuffle event", event, ("chance", "into", "cards"))
    if event["into"] != "deck":
        raise Refused(RULE, f"the shuffle goes into the deck, not into {shown(event['into'])}")
    if not isinstance(event["cards"], list):
        refuse_type("cards", "a list of cards", event["cards"])
    order = [card_number(setting, name, RULE) for name in event["cards"]]
    check_shuffle(order, members(position["discards"]), setting.cards, RULE)
    numbers = np.full(CARDS, NONE, np.int8)
    numbers[: len(order)] = order
    put_shuffle(setting.tables, positions, i, numbers, len(order))
