"""Counting cards: of each kind how many there are, and where a seat knows them to be."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bivouac.core.wire import CardKind


@dataclass(frozen=True, slots=True)
class Places:
    """Where the cards of a game are to one viewer, by number; every card is in exactly one."""

    hand: Iterable[int]  # the viewer's own
    shown: Iterable[int]  # for all to see: in a row, under a board, seen on its way into a hand
    discards: Iterable[int]
    unseen: Iterable[int]  # face down, or in the hands of others


def tally(
    ids: Sequence[str], kinds: Sequence[str], places: Places, box: Mapping[str, int] | None = None
) -> list[CardKind]:
    """The cards by kind, in the order of the components.

    `box` says how many of a kind there are where some are not in play; those stay in the box.
    """
    counted: dict[str, CardKind] = {}
    for card, kind in zip(ids, kinds, strict=True):
        if kind not in counted:
            counted[kind] = new_kind(card)
        counted[kind]["box"] += 1
    for kind, one in counted.items():
        one["out"] = max(0, (box or {}).get(kind, 0) - one["box"])
        one["box"] += one["out"]
    for number in places.hand:
        counted[kinds[number]]["hand"] += 1
    for number in places.shown:
        counted[kinds[number]]["shown"] += 1
    for number in places.discards:
        counted[kinds[number]]["discards"] += 1
    for number in places.unseen:
        counted[kinds[number]]["unseen"] += 1
    return list(counted.values())


def new_kind(card: str) -> CardKind:
    """A kind of which no card is counted yet."""
    return {"card": card, "box": 0, "out": 0, "hand": 0, "shown": 0, "discards": 0, "unseen": 0}
