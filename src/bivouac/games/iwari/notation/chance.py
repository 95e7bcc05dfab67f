"""The one outcome of chance, a shuffle, in the words of a record, and back into a position."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Refused
from bivouac.core.jit import entry
from bivouac.core.messages import Message
from bivouac.core.notation import check_keys, check_shuffle, refuse_type
from bivouac.core.records import Records, Smalls
from bivouac.games.iwari.layout import CARDS, NONE, SHUFFLE
from bivouac.games.iwari.notation.names import card_number
from bivouac.games.iwari.notation.position import card_ids, deck_of, is_void_card, members, showing
from bivouac.games.iwari.refusals.due import due_now, message_due, sentence_due
from bivouac.games.iwari.rules.apply import resolve_shuffle
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.void.rules.entries import begin_shuffle, go_on


@entry
def put_shuffle(static: Records, positions: Records, i: int, order: Smalls, size: int) -> None:
    """IE1: the discards in a given order."""
    resolve_shuffle(static[0], positions[i], order, size)


def rule_of_shuffle(setting: Iwari) -> str:
    """IE1, IV6: the rule by which something is shuffled."""
    return "IV6" if setting.against_void else "IE1"


def chance_event(setting: Iwari, before: np.void, after: np.void) -> Event:
    """IE1, IV6: the record event of a shuffle.

    Its order is read off where the cards have gone until the next decision: from the top of the new
    deck to the end of the display, which is filled at once if the hand is full. What lay in the
    display before has closed up, without the void cards if they were shuffled.
    """
    stays = [card for card in before["display"].tolist() if card != NONE]
    if setting.against_void:
        stays = [card for card in stays if not is_void_card(setting, card)]
    revealed = after["display"].tolist()[len(stays) :]
    cards = card_ids(setting, [*revealed, *deck_of(after)])
    return {"chance": "shuffle", "into": "deck", "cards": cards}


def resolve_with(setting: Iwari, positions: Records, i: int, event: Event) -> None:
    """IE1, IV6: let a recorded order of the new deck decide; Refused if it cannot be."""
    position, rule = positions[i], rule_of_shuffle(setting)
    due = due_now(setting, position)
    if event.get("chance") != "shuffle":
        found = {"kind": shown(event.get("chance")), "known": "shuffle"}
        raise Refused(due.rule, Message("fault-no-chance", found))
    if position["phase"] != SHUFFLE:
        # At a turn the shuffle is one too many; else what is due is missing.
        is_turn = "swap" in due.kinds or "pass" in due.kinds
        reason = Message("fault-no-shuffle", {"due": sentence_due(setting, position)})
        told = Message("fault-no-shuffle", {"due": message_due(setting, position)})
        raise Refused(rule if is_turn else due.rule, reason, told)
    check_keys(Message("fault-event-of", {"chance": "shuffle"}), event, ("chance", "into", "cards"))
    if event["into"] != "deck":
        raise Refused(
            rule, Message("fault-shuffle-into", {"into": "deck", "value": shown(event["into"])})
        )
    if not isinstance(event["cards"], list):
        refuse_type("cards", "kind-cards", event["cards"])
    order = [card_number(setting, name, rule) for name in event["cards"]]
    if setting.against_void:
        check_corruption(setting, position, order)
    else:
        check_shuffle(order, members(position["discards"]), setting.cards, rule)
    numbers = np.full(CARDS, NONE, np.int8)
    numbers[: len(order)] = order
    if setting.against_void:
        begin_shuffle(setting.static, positions, i, numbers, len(order))
        while go_on(setting.static, positions, i):
            pass
    else:
        put_shuffle(setting.static, positions, i, numbers, len(order))


def check_corruption(setting: Iwari, position: np.void, order: Sequence[int]) -> None:
    """IV6: the deck and all void cards showing but one, each once; that one is set aside."""
    deck, voids = deck_of(position), showing(setting, position)
    for i, card in enumerate(order):
        name = shown(setting.cards[card])
        if card in order[:i]:
            raise Refused("IV6", Message("fault-shuffled-twice", {"card": name}))
        if card not in deck and card not in voids:
            raise Refused("IV6", Message("iwari-fault-not-of-deck", {"card": name}))
    for card in deck:
        if card not in order:
            name = shown(setting.cards[card])
            raise Refused("IV6", Message("iwari-fault-left-in-deck", {"card": name}))
    aside = len([card for card in voids if card not in order])
    if aside != 1:
        raise Refused("IV6", Message("iwari-fault-aside", {"count": aside}))
