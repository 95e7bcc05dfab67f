"""Builds in the words of a record: pieces, and the cards that pay for them (IT1, IT3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import check_keys, refuse_type
from bivouac.games.iwari.layout import PAID, PIECES, TENT, TOTEM
from bivouac.games.iwari.notation.names import card_number, spot_number, territory_number
from bivouac.games.iwari.steps import split

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

KEYS = ("tribe", "pieces", "cards")
MOST_CARDS = 3
"""A build takes at most three cards (IT1)."""
UNPAID = "iwari-refused-payment"
"""What people are told of a payment that could never be one."""


class Build(NamedTuple):
    """What a build decision says, by the numbers of the components."""

    tribe: int
    pieces: list[tuple[int, int]]  # TENT and its spot, or TOTEM and its territory
    cards: list[list[int]]  # by piece


def build(setting: "Iwari", steps: Sequence[int]) -> dict[str, Json]:
    """The pieces and the payments that the steps of a build name."""
    pieces: list[Json] = []
    cards: list[list[str]] = []
    for kind, number in map(split, steps):
        if kind == "pay":
            cards[-1].append(setting.cards[number])
        elif kind != "done":
            pieces.append(piece(setting, TENT if kind == "tent" else TOTEM, number))
            cards.append([])
    return {"pieces": pieces, "cards": cards}


def piece(setting: "Iwari", kind: int, number: int) -> dict[str, Json]:
    """One piece of a build, by its kind and its spot or territory."""
    if kind == TENT:
        return {"piece": "tent", "spot": setting.spot_ids[number]}
    return {"piece": "totem", "territory": setting.territory_ids[number]}


def read_build(setting: "Iwari", event: Event) -> Build:
    """IT1, IT3: one or two pieces, one or two cards for each, three cards in all."""
    check_keys("a build decision", event, ("seat", "do", *KEYS))
    if type(event["tribe"]) is not int:
        refuse_type("tribe", "the number of a tribe", event["tribe"])
    for key, right in (("pieces", "a list of pieces"), ("cards", "a list of lists of cards")):
        if not isinstance(event[key], list):
            refuse_type(key, right, event[key])
    count = len(event["pieces"])
    if not 1 <= count <= PIECES:
        message = Message("iwari-refused-two-pieces", {"count": count})
        raise Refused("IT1", f"a build places one or two pieces, not {count}", message)
    pieces = [read_piece(setting, entry) for entry in event["pieces"]]
    return Build(event["tribe"], pieces, read_payments(setting, event["cards"], count))


def read_piece(setting: "Iwari", entry: Json) -> tuple[int, int]:
    """IT5: a tent for a spot, or a totem for a territory."""
    kind = entry.get("piece") if isinstance(entry, dict) else None
    if kind == "tent":
        check_keys("a tent", entry, ("piece", "spot"))
        return TENT, spot_number(setting, entry["spot"], "IT5")
    if kind == "totem":
        check_keys("a totem", entry, ("piece", "territory"))
        return TOTEM, territory_number(setting, entry["territory"], "IT5")
    refuse_type("piece", "'tent' or 'totem'", kind)


def read_payments(setting: "Iwari", found: list[Json], pieces: int) -> list[list[int]]:
    """IT1, IT3: the cards for each piece."""
    if len(found) != pieces:
        reason = f"each piece is paid for: {len(found)} payments for {pieces} pieces"
        raise Refused("IT3", reason, Message(UNPAID, {}))
    cards = [read_payment(setting, entry) for entry in found]
    total = sum(map(len, cards))
    if total > MOST_CARDS:
        message = Message("iwari-refused-three-cards", {"count": total})
        raise Refused("IT1", f"a build takes at most {MOST_CARDS} cards, not {total}", message)
    return cards


def read_payment(setting: "Iwari", entry: Json) -> list[int]:
    """IT3: one card, or two."""
    if not isinstance(entry, list):
        refuse_type("cards", "a list of lists of cards", entry)
    if not 1 <= len(entry) <= PAID:
        reason = f"a piece costs one card, or two as a joker, not {len(entry)}"
        raise Refused("IT3", reason, Message(UNPAID, {}))
    return [card_number(setting, name, "IT3") for name in entry]
