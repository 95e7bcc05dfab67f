"""A hint is the same in worlds that its seat cannot tell apart: whatever lies hidden at the table.

A game is played twice, once with all that the seat has not seen lying elsewhere. What it is told
when it asks for a hint must then be the same, word for word.
"""

import random

import pytest

from bivouac.bots.budget import Budget, unwatched
from bivouac.core.contract import Event, Json, Known, generator
from bivouac.store.rows import Deal
from bivouac.tables.declined import Declined
from bivouac.tables.hint_answers import answer_of
from tests.tables.sat import EACH_ONCE, dealt, name_of, seated
from tests.tables.test_secrets import (
    count_without_chance,
    dealt_otherwise,
    play,
    seen_in,
    some_events,
    transcripts,
    void_cards,
)

pytestmark = pytest.mark.slow  # the file as a whole

FEW = Budget(trials=60)
"""Playouts of a hint, roughly."""
MOMENTS = 3
"""Of a game, in which somebody asks."""


def known_after(deal: Deal, events: list[Event], viewer: int) -> Known:
    """What a seat knows after some decisions."""
    table = seated(deal)
    for event in events:
        play(table, event)
    assert table.logged is not None
    return table.logged.known(viewer)


def asks(deal: Deal, events: list[Event]) -> list[int]:
    """After how many decisions somebody asks: where the next one is that somebody's."""
    most = count_without_chance(deal, events) if void_cards(deal) else len(events)
    due = [number for number in range(4, most) if events[number]["do"] != "undo"]
    return random.Random(1).sample(due, MOMENTS)


def hint_to(known: Known) -> Json:
    """What a seat is told."""
    assert known.decides
    return answer_of(known, FEW, generator(9), unwatched)


@pytest.mark.parametrize("chosen", EACH_ONCE, ids=name_of)
def test_a_hint_does_not_depend_on_what_is_hidden_from_its_seat(chosen: Json) -> None:
    deal = dealt(chosen, 300)
    events = some_events(deal, 3, 40)
    compared = told = 0
    for number in asks(deal, events):
        viewer = events[number]["seat"]
        seen = seen_in(transcripts(deal, events, {viewer: number}, 3)[viewer])
        other = dealt_otherwise(deal, seen, viewer, random.Random(5))
        try:
            knowns = [known_after(one, events[:number], viewer) for one in (deal, other)]
        except Declined:
            continue  # somebody passed who could not have with the other cards
        one, two = map(hint_to, knowns)
        assert one == two
        compared += other.setup != deal.setup
        told += len(one["hints"])
    assert compared > 0
    assert told > 0


@pytest.mark.parametrize("chosen", [{"scenario": "classic", "players": 2}, {"map": "vast-lands"}])
def test_the_test_would_notice_a_leak(chosen: Json) -> None:
    """What the other seat is told does change: its own cards lie elsewhere."""
    deal = dealt({"players": 2, **chosen}, 7)
    logged = seated(deal).logged
    assert logged is not None
    mover = logged.decides
    assert mover is not None
    viewer = 1 - mover
    seen = seen_in(transcripts(deal, [], {viewer: 0}, 7)[viewer])
    other = dealt_otherwise(deal, seen, viewer, random.Random(7))
    one, two = (hint_to(known_after(each, [], mover)) for each in (deal, other))
    assert one != two
