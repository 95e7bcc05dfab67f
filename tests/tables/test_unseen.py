"""IT7: a card drawn unseen from the deck. Its drawer alone learns it, and nobody chooses it."""

import random

import pytest

from bivouac.core.contract import SPECTATOR, Event, Json
from bivouac.core.wire import Seen
from bivouac.tables.declined import Declined
from bivouac.tables.table import Table
from tests.tables.sat import dealt, decide, seated, some_choice, undo

CHOSEN = {"map": "new-horizons", "players": 3}


def seen(table: Table, viewer: int) -> Seen:
    view = table.view(viewer)
    assert view is not None
    return view


def at_refill(seed: int, missing: int = 1) -> tuple[Table, int]:
    """A table at which somebody draws, with at least so many cards to come; who it is."""
    chooser = random.Random(seed)
    table = seated(dealt(CHOSEN, seed))
    while (event := some_choice(table, chooser)) is not None:
        view = seen(table, event["seat"])
        held = view["seats"][event["seat"]]["hand_size"]
        if event["do"] == "draw" and view["deck"] > 10 and held <= 3 - missing:
            return table, event["seat"]
        decide(table, event["seat"], event)
    raise AssertionError("nobody drew")


def unseen(seat: int, **more: Json) -> Event:
    return {"seat": seat, "do": "draw", "from": "deck", **more}


def shown(seat: int, table: Table) -> Event:
    card = seen(table, SPECTATOR)["display"][0]
    return {"seat": seat, "do": "draw", "from": "display", "index": 0, "card": card}


def top_of(table: Table) -> str:
    assert table.logged is not None
    game = table.logged.game
    card: str = game.setting.final(game.position)["deck"][0]
    return card


@pytest.mark.parametrize("seed", range(3))
def test_the_row_has_the_card_and_only_its_drawer_is_told(seed: int) -> None:
    table, seat = at_refill(seed)
    top = top_of(table)
    (new, *_) = decide(table, seat, unseen(seat))
    assert new.row.body["event"] == unseen(seat, card=top)
    assert new.row.said["event"] == unseen(seat)
    for viewer in (SPECTATOR, *range(3)):
        news = table.news([new], viewer)[0]
        assert news["entry"]["event"] == unseen(seat)
        assert bool(news["entry"]["notes"]) == (viewer == seat)
        assert (top in str(news["view"]["seats"])) == (viewer == seat)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_card_a_client_names_it_gets_the_one_on_top(seed: int) -> None:
    top = top_of(at_refill(seed)[0])
    answers = []
    for claimed in ("tundra-1", "desert-1", top, "no card", 7, None, ["x"], {"a": 1}):
        table, seat = at_refill(seed)
        (new, *_) = decide(table, seat, unseen(seat, card=claimed))
        answers.append((new.row.body, new.row.said))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0]["event"]["card"] == top


def test_a_draw_that_is_not_due_is_declined_whatever_card_it_names() -> None:
    table, seat = at_refill(1)
    before = table.rows[:]
    other = (seat + 1) % 3
    reasons = []
    for claimed in ("tundra-1", top_of(table), None):
        with pytest.raises(Declined) as refused:
            decide(table, other, unseen(other, card=claimed))
        reasons.append((refused.value.message, refused.value.rule, refused.value.status))
    assert all(reason == reasons[0] for reason in reasons)
    assert table.rows == before


def test_cards_of_the_display_are_put_back_and_the_build_with_them() -> None:
    table, seat = at_refill(2, missing=2)
    logged = table.logged
    assert logged is not None
    decide(table, seat, shown(seat, table))
    undone = 0
    while logged.can_undo(seat):
        undo(table, seat)
        undone += 1
    assert undone == 2, "the draw, and the action before it"
    assert seen(table, seat)["phase"] == "turn"


def test_nothing_is_taken_back_once_a_card_of_the_deck_is_seen() -> None:
    table, seat = at_refill(2, missing=2)
    logged = table.logged
    assert logged is not None
    assert logged.can_undo(seat)
    decide(table, seat, unseen(seat))
    assert logged.decides == seat, "another card is to be drawn"
    assert not logged.can_undo(seat)
    decide(table, seat, shown(seat, table))
    assert not logged.can_undo(seat), "the display was filled from the deck"
