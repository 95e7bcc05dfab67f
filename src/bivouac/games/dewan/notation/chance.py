"""Outcomes of chance in the words of a record, and back into a position."""

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Json, Refused
from bivouac.core.jit import entry
from bivouac.core.messages import Message
from bivouac.core.notation import check_keys, check_shuffle, refuse_type
from bivouac.core.records import Records, Smalls
from bivouac.games.dewan.layout import CARDS, NONE, ODD_BERRY, PILE, REWARD, SHUFFLE
from bivouac.games.dewan.notation.names import card_number, space_number
from bivouac.games.dewan.notation.position import cards, members
from bivouac.games.dewan.refusals.due import (
    TURN_KINDS,
    kinds_due,
    message_due,
    rule_due,
    sentence_due,
    shuffle_rule,
)
from bivouac.games.dewan.rules.apply import resolve_berry, resolve_shuffle
from bivouac.games.dewan.setting import Dewan

STACKS = ("pile", "supply")


@entry
def put_shuffle(static: Records, positions: Records, i: int, order: Smalls, size: int) -> None:
    """The discards in a given order."""
    resolve_shuffle(static[0], positions[i], order, size)


@entry
def put_berry(static: Records, positions: Records, i: int, space: int) -> None:
    """An odd berry to the part that holds a given space."""
    resolve_berry(static[0], positions[i], space)


def chance_event(setting: Dewan, before: np.void, after: np.void) -> Event:
    """The record event of what chance decided between two positions."""
    if before["phase"] == ODD_BERRY:
        gained = after["berries"] > before["berries"]
        return {"chance": "berry", "space": setting.space_ids[int(np.argmax(gained))]}
    order = shuffled_order(setting, before, after)
    into = STACKS[int(before["into"])]
    return {"chance": "shuffle", "into": into, "cards": cards(setting, order)}


def shuffled_order(setting: Dewan, before: np.void, after: np.void) -> list[int]:
    """The order of a shuffle, read off where its cards have gone until the next decision.

    Cards leave a stack from the top: to empty slots of the row in ascending order (by way of the
    pile where there is a supply), and to the hand of the active player as rewards, whose order
    leaves no trace and has no effect. Rewards come first where the shuffle was for a reward; else
    they come after the row, and, drawn from a supply, after the pile too.
    """
    fresh = int(before["discards"])
    row = [int(card) for card in after["row"]]
    pile = [int(card) for card in after["pile"][after["pile_top"] : after["pile_end"]]]
    supply = [int(card) for card in after["supply"][after["supply_top"] : after["supply_end"]]]
    hand = members(after["hands"][before["seat"]])
    if before["stage"] == REWARD:
        places = [hand, row, pile, supply]
    elif before["into"] == PILE:
        places = [row, hand, pile]
    else:
        places = [row, pile, hand, supply]
    return [card for place in places for card in place if card != NONE and fresh >> card & 1]


def resolve_with(setting: Dewan, positions: Records, i: int, event: Event) -> None:
    """Let a recorded outcome decide instead of a generator; Refused if it cannot be."""
    kind = event.get("chance")
    if kind == "shuffle":
        resolve_with_shuffle(setting, positions, i, event)
    elif kind == "berry":
        resolve_with_berry(setting, positions, i, event)
    else:
        reason = Message("fault-no-chance", {"kind": shown(kind), "known": "shuffle, berry"})
        raise Refused(rule_due(setting, positions[i]), reason)


def refusal_of_chance(setting: Dewan, position: np.void, key: str, rule: str) -> Refused:
    """Something else is due. At a turn the event is one too many; else what is due is missing."""
    broken = rule if kinds_due(position) == TURN_KINDS else rule_due(setting, position)
    reason = Message(key, {"due": sentence_due(setting, position)})
    return Refused(broken, reason, Message(key, {"due": message_due(setting, position)}))


def resolve_with_shuffle(setting: Dewan, positions: Records, i: int, event: Event) -> None:
    """DK3, DV3: exactly the discards, into the stack that needs them."""
    position = positions[i]
    if position["phase"] != SHUFFLE:
        rule = shuffle_rule(setting)
        raise refusal_of_chance(setting, position, "fault-no-shuffle", rule)
    check_keys(Message("fault-event-of", {"chance": "shuffle"}), event, ("chance", "into", "cards"))
    rule = rule_due(setting, position)
    into = STACKS[int(position["into"])]
    if event["into"] != into:
        raise Refused(
            rule, Message("fault-shuffle-into", {"into": into, "value": shown(event["into"])})
        )
    order = read_order(setting, event["cards"], rule)
    check_shuffle(order, members(position["discards"]), [card.id for card in setting.cards], rule)
    numbers = np.full(CARDS, NONE, np.int8)
    numbers[: len(order)] = order
    put_shuffle(setting.static, positions, i, numbers, len(order))


def read_order(setting: Dewan, found: Json, rule: str) -> list[int]:
    """The cards of a shuffle."""
    if not isinstance(found, list):
        refuse_type("cards", "kind-cards", found)
    return [card_number(setting, name, rule) for name in found]


def resolve_with_berry(setting: Dewan, positions: Records, i: int, event: Event) -> None:
    """DV7: a space of one of the parts that may still get an odd berry."""
    position = positions[i]
    if position["phase"] != ODD_BERRY:
        raise refusal_of_chance(setting, position, "dewan-fault-no-odd-berry", "DV7")
    check_keys(Message("fault-event-of", {"chance": "berry"}), event, ("chance", "space"))
    space = space_number(setting, event["space"], "DV7")
    zone = int(position["zone"][space])
    if zone == NONE or not int(position["parts"]) >> zone & 1:
        reason = Message("dewan-fault-odd-berry", {"space": shown(event["space"])})
        raise Refused("DV7", reason)
    put_berry(setting.static, positions, i, space)
