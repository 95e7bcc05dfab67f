"""Chapters DS6, DT, DE and DX1: the course of a game, stopping at each decision and chance."""

from collections.abc import Generator

from tests.reference.flow import Json

from .cards import take_cards
from .events import refill_row
from .position import CAMPS_ON_BOARD, Ask, Flow, Position, Request
from .stories import slide_stories, take_story, tuck_card
from .travel import settle
from .zones import take_berry


def play(position: Position) -> Flow:
    """DT1, DT2, DX1: the draft, then rounds until an 8th camp is placed or all pass."""
    for seat in draft_order(position):
        yield from take_story(position, seat, "DS6")
    while True:
        passes = 0
        for seat in position.seats_from(position.first_seat):
            passed = yield from take_turn(position, seat)
            passes += passed
        last_round = any(len(camps) == CAMPS_ON_BOARD for camps in position.camps)
        if last_round or passes == position.players:
            return


def draft_order(position: Position) -> list[int]:
    """DS6: anticlockwise from the first player's right, so the first player comes last."""
    steps = range(1, position.players + 1)
    return [(position.first_seat - step) % position.players for step in steps]


def take_turn(position: Position, seat: int) -> Generator[Request, Json, bool]:
    """One turn; true if it was a pass (DT2), after which stories still slide (DY6)."""
    yield from refill_row(position, seat)
    event = yield Ask(seat, "turn", "DT1")
    if event["do"] == "take":
        take_cards(position, seat, event["slots"])
        yield from refill_row(position, seat)
    elif event["do"] == "place":
        settle(position, seat, event)
        take_berry(position, seat, event["route"][-1])
        yield from board_effect(position, seat)
    yield from slide_stories(position, seat)
    return bool(event["do"] == "pass")


def board_effect(position: Position, seat: int) -> Flow:
    """DE2: what the space of the board that the camp left says."""
    number = len(position.camps[seat])
    if number in (2, 4, 6):
        yield from take_story(position, seat, "DE2")
    elif number in (3, 5, 7):
        yield from tuck_card(position, seat, slot=(number - 3) // 2)
