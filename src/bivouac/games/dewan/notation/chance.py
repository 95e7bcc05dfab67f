"""Outcomes of chance in the words of a record, and back into a position."""

from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Event, Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.jit import entry
from bivouac.core.records import Records, Smalls
from bivouac.games.dewan.apply import resolve_berry, resolve_shuffle
from bivouac.games.dewan.due import (
    TURN_KINDS,
    kinds_due,
    rule_due,
    sentence_due,
    shuffle_rule,
)
from bivouac.games.dewan.layout import CARDS, NONE, ODD_BERRY, PILE, REWARD, SHUFFLE
from bivouac.games.dewan.notation.fields import FORMAT, as_object, number_of, shown
from bivouac.games.dewan.notation.position import cards, members

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan

STACKS = ("pile", "supply")


@entry
def put_shuffle(tables: Records, positions: Records, i: int, order: Smalls, size: int) -> None:
    """The discards in a given order."""
    resolve_shuffle(tables[0], positions[i], order, size)


@entry
def put_berry(tables: Records, positions: Records, i: int, space: int) -> None:
    """An odd berry to the part that holds a given space."""
    resolve_berry(tables[0], positions[i], space)


def chance_event(setting: "Dewan", before: np.void, after: np.void) -> Event:
    """The record event of what chance decided between two positions."""
    if before["phase"] == ODD_BERRY:
        gained = after["berries"] > before["berries"]
        return {"chance": "berry", "space": setting.space_ids[int(np.argmax(gained))]}
    order = shuffled_order(setting, before, after)
    into = STACKS[int(before["into"])]
    return {"chance": "shuffle", "into": into, "cards": cards(setting, order)}


def shuffled_order(setting: "Dewan", before: np.void, after: np.void) -> list[int]:
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


def resolve_with(setting: "Dewan", positions: Records, i: int, event: Event) -> None:
    """Let a recorded outcome decide instead of a generator; Refused if it cannot be."""
    kind = event.get("chance")
    if kind == "shuffle":
        resolve_with_shuffle(setting, positions, i, event)
    elif kind == "berry":
        resolve_with_berry(setting, positions, i, event)
    else:
        reason = f"there is no chance event {shown(kind)}; there are: shuffle, berry"
        raise Refused(rule_due(setting, positions[i]), reason)


def refusal_of_chance(setting: "Dewan", position: np.void, reason: str, rule: str) -> Refused:
    """Something else is due. At a turn the event is one too many; else what is due is missing."""
    broken = rule if kinds_due(position) == TURN_KINDS else rule_due(setting, position)
    return Refused(broken, f"{reason}: {sentence_due(setting, position)}")


def check_event(event: Event, keys: tuple[str, ...]) -> None:
    """A chance event has exactly the keys of its kind."""
    try:
        as_object(f"a {event['chance']} event", event, ("chance", *keys))
    except InputError as error:
        raise Refused(FORMAT, str(error)) from None


def resolve_with_shuffle(setting: "Dewan", positions: Records, i: int, event: Event) -> None:
    """DK3, DV3: exactly the discards, into the stack that needs them."""
    position = positions[i]
    if position["phase"] != SHUFFLE:
        rule = shuffle_rule(setting)
        raise refusal_of_chance(setting, position, "nothing is shuffled now", rule)
    check_event(event, ("into", "cards"))
    rule = rule_due(setting, position)
    into = STACKS[int(position["into"])]
    if event["into"] != into:
        raise Refused(rule, f"the shuffle goes into the {into}, not into {shown(event['into'])}")
    order = read_order(setting, event["cards"], rule)
    check_order(setting, order, members(position["discards"]), rule)
    numbers = np.full(CARDS, NONE, np.int8)
    numbers[: len(order)] = order
    put_shuffle(setting.tables, positions, i, numbers, len(order))


def read_order(setting: "Dewan", found: Json, rule: str) -> list[int]:
    """The cards of a shuffle."""
    if not isinstance(found, list):
        raise Refused(FORMAT, f"'cards' must be a list of cards, not {shown(found)}")
    return [number_of("card", name, setting.card_number, rule) for name in found]


def check_order(setting: "Dewan", order: list[int], discards: list[int], rule: str) -> None:
    """DK3, DV3: all discards, each once, and nothing else."""
    seen: set[int] = set()
    for card in order:
        name = shown(setting.cards[card].id)
        if card in seen:
            raise Refused(rule, f"card {name} is shuffled twice")
        if card not in discards:
            raise Refused(rule, f"card {name} is shuffled but does not lie among the discards")
        seen.add(card)
    for card in discards:
        if card not in seen:
            name = shown(setting.cards[card].id)
            raise Refused(rule, f"card {name} lies among the discards but is not shuffled")


def resolve_with_berry(setting: "Dewan", positions: Records, i: int, event: Event) -> None:
    """DV7: a space of one of the parts that may still get an odd berry."""
    position = positions[i]
    if position["phase"] != ODD_BERRY:
        raise refusal_of_chance(setting, position, "no odd berry is due now", "DV7")
    check_event(event, ("space",))
    space = number_of("space", event["space"], setting.space_number, "DV7")
    zone = int(position["zone"][space])
    if zone == NONE or not int(position["parts"]) >> zone & 1:
        reason = f"{shown(event['space'])} lies in no part that may get the odd berry"
        raise Refused("DV7", reason)
    put_berry(setting.tables, positions, i, space)
