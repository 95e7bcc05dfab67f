"""IV: a decision against the void taken apart: what it does, and what follows, one by one.

A *happening* is one change of the position: the decision's own step, or one thing that follows by
itself: a piece put down with what it brings, a card revealed, a judgement, a move of the pawn. Here
is what happened between two such positions, `was` and `now`; aftermath.py says why.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Event
from bivouac.core.records import Records, Words
from bivouac.games.iwari.layout import CARDS, NONE, TURN, VOID
from bivouac.games.iwari.notation.position import members, members_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import alone
from bivouac.games.iwari.view.groups import Group, groups_of
from bivouac.games.iwari.void.rules.entries import begin_shuffle, begin_step, go_on


class Happening(NamedTuple):
    """One change of the position."""

    was: np.void
    now: np.void
    is_decided: bool  # by the decision itself; False: it follows by itself


def happenings(setting: Iwari, before: np.void, event: Event) -> Iterator[Happening]:
    """What an event does to a position, and what follows up to the next decision or chance."""
    positions = alone(before)
    if "chance" in event:
        order = np.full(CARDS, NONE, np.int8)
        numbers = [setting.card_number[str(card)] for card in event["cards"]]
        order[: len(numbers)] = numbers
        begin_shuffle(setting.static, positions, 0, order, len(numbers))
        yield Happening(before, copied(positions), True)
        yield from following(setting, positions)
    else:
        yield from unfold(setting, before, setting.steps(before, event))


def unfold(setting: Iwari, before: np.void, steps: Sequence[int]) -> Iterator[Happening]:
    """What the steps of a decision do, and what follows from each."""
    positions = alone(before)
    for step in steps:
        was = copied(positions)
        begin_step(setting.static, positions, 0, step)
        yield Happening(was, copied(positions), True)
        yield from following(setting, positions)


def following(setting: Iwari, positions: Records) -> Iterator[Happening]:
    """What follows by itself, one thing after the other; last of all what is asked, if anything."""
    goes_on = True
    while goes_on:
        was = positions.tobytes()
        goes_on = go_on(setting.static, positions, 0)
        now = positions.tobytes()
        if goes_on or was != now:
            yield Happening(position_of(was, positions), position_of(now, positions), False)


def copied(positions: Records) -> np.void:
    """The position as it is now."""
    return position_of(positions.tobytes(), positions)


def position_of(data: bytes, positions: Records) -> np.void:
    """A position from its bytes, which NumPy copies and compares far faster than records."""
    position: np.void = np.frombuffer(data, positions.dtype)[0]
    return position


def revealed(was: np.void, now: np.void) -> int:
    """IV4: the card that was turned up for the display, or NONE."""
    place = int(was["display_n"])
    return int(now["display"][place]) if now["display_n"] > place else NONE


def new_ruin(setting: Iwari, was: np.void, now: np.void) -> int:
    """The spot of a ruin that was put down, or NONE."""
    return first_new(was["tents"][setting.void], now["tents"][setting.void])


def first_new(was: Words, now: Words) -> int:
    """The first member that a set of two words has gained, or NONE."""
    gained = members(now & ~was)
    return gained[0] if gained else NONE


def new_totem(was: np.void, now: np.void, tribe: int) -> int:
    """The territory where a totem of a tribe was put down, or NONE."""
    gained = np.flatnonzero(now["totems"][:, tribe] > was["totems"][:, tribe])
    return int(gained[0]) if gained.size else NONE


def is_building(one: Happening) -> bool:
    """Was it the turn of the next piece of a build, to be put down or lost?"""
    was = one.was
    has_more = was["placed_n"] < was["piece_n"] and was["phase"] in (TURN, VOID)
    is_asked = was["acting_in"] != NONE or was["settled"] != 0
    return bool(has_more and not one.is_decided and not is_asked)


def has_placed(was: np.void, now: np.void) -> bool:
    """Does any piece stand where none stood before?"""
    return bool(
        (was["tents"] != now["tents"]).any()
        or (was["totems"] != now["totems"]).any()
        or was["centre"] != now["centre"]
    )


def has_lost_piece(one: Happening) -> bool:
    """IV8: has an effect of a build's first piece made the second one impossible?"""
    return is_building(one) and not has_placed(one.was, one.now)


def judged(was: np.void, now: np.void) -> list[int]:
    """IV7: the territories that were judged."""
    return members_of(now["closed"] & ~was["closed"])


def new_settlement(setting: Iwari, was: np.void, now: np.void) -> tuple[Group, int] | None:
    """IV8: the group that has become a settlement, and the spot of the piece that made it one.

    None of its pieces was marked before.
    """
    for tribe in range(setting.sides):
        spot = first_new(was["tents"][tribe], now["tents"][tribe])
        if spot == NONE or not contains(now["marked"], spot):
            continue
        left = first_new(now["tents"][tribe], was["tents"][tribe])  # where it stood, if it moved
        had = set(members(was["marked"]))
        group = next(one for one in groups_of(setting, now) if spot in one.spots)
        is_new = had.isdisjoint(group.spots) and left not in had
        return (group, spot) if is_new else None
    return None


def contains(words: Words, member: int) -> bool:
    """Is a number in a set of two words?"""
    return member in members(words)
