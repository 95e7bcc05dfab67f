"""The game of a table: any scenario plays to the end, replays from its rows, and can be undone."""

import random
from functools import cache
from typing import NamedTuple

import pytest

from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.record.secrecy import Decided, has_shown_secrets
from bivouac.store.rows import DECISION
from bivouac.tables.declined import Declined
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.table import Table
from tests.conftest import LONG, scale
from tests.tables.sat import (
    EACH_ONCE,
    MORE,
    NAMES,
    SETS,
    dealt,
    decide,
    name_of,
    seated,
    some_choice,
    undo,
)

pytestmark = pytest.mark.slow  # the file as a whole

RESTORED = 1 if LONG else 4
"""Every so many decisions taken back, a table is restored from its rows: that takes long."""
every_option_set = pytest.mark.parametrize(
    "number",
    [number for number, chosen in enumerate(SETS) if LONG or chosen in EACH_ONCE],
    ids=lambda number: name_of(SETS[number]),
)


class Played(NamedTuple):
    """A whole game, in which about half of what could be taken back was, and was done again."""

    table: Table
    undone: int


@cache
def played(number: int, seed: int) -> Played:
    """A game with one of the sets of options, played once for all who look at it."""
    chooser = random.Random(seed)
    table = seated(dealt(SETS[number], seed))
    logged = table.logged
    assert logged is not None
    undone = 0
    while (event := some_choice(table, chooser)) is not None:
        before = summary(logged)
        new_rows = decide(table, event["seat"], event)
        if not logged.can_undo(event["seat"]):
            expect_nothing_undone(table)
        elif chooser.random() < 0.5:
            undone += 1
            assert [new.row.kind for new in new_rows] == [DECISION]
            assert logged.decides == event["seat"]
            undo(table, event["seat"])
            assert summary(logged) == before
            if undone % RESTORED == 1 % RESTORED:
                restored = LoggedGame.restore(table.deal, table.rows)
                assert restored.undoable() == logged.undoable()
            decide(table, event["seat"], event)
    return Played(table, undone)


def summary(logged: LoggedGame) -> tuple[bytes, int, int]:
    """What a decision changes and taking it back restores."""
    return logged.game.positions.tobytes(), logged.shuffles, len(logged.trail)


def expect_nothing_undone(table: Table) -> None:
    """Nobody can take anything back now."""
    assert table.logged is not None
    for seat in range(table.logged.game.setting.seats):
        with pytest.raises(Declined) as refused:
            undo(table, seat)
        assert refused.value.message.key == "refused-undo"


@every_option_set
def test_a_table_plays_to_the_end_and_its_rows_replay(number: int) -> None:
    for seed in range(scale(1)):
        table = played(number, seed).table
        logged = table.logged
        assert logged is not None
        record = logged.record(list(NAMES[: logged.game.setting.seats]))
        assert "chance verified" in str(check_record(record))
        again = LoggedGame.restore(table.deal, table.rows)
        assert again.game.positions.tobytes() == logged.game.positions.tobytes()
        assert (again.number, again.shuffles) == (logged.number, logged.shuffles)
        assert again.digest() == table.summary.digest
        assert again.record([]) == logged.record([])


@every_option_set
def test_whatever_can_be_undone_leads_back_and_can_be_done_again(number: int) -> None:
    assert played(number, 0).undone > 0


def test_several_decisions_of_one_turn_can_be_taken_back_one_by_one() -> None:
    deepest = 0
    for seed in range(scale(6)):
        chooser = random.Random(seed)
        table = seated(dealt({"scenario": "classic", "players": 2}, seed))
        logged = table.logged
        assert logged is not None
        while (event := some_choice(table, chooser)) is not None:
            decide(table, event["seat"], event)
            depth, trail, rows = 0, list(logged.trail), len(table.rows)
            while logged.can_undo(event["seat"]):
                undo(table, event["seat"])
                depth += 1
            deepest = max(deepest, depth)
            for step in trail[len(logged.trail) :]:
                decide(table, event["seat"], step.event)
            assert len(table.rows) == rows + 2 * depth
    assert deepest >= 1


def test_taking_back_does_not_make_a_log_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.tables.logged_game.LONG_LOG", 300)
    chooser = random.Random(1)
    table = seated(dealt({"scenario": "classic", "players": 2}, 1))
    logged = table.logged
    assert logged is not None
    while (event := some_choice(table, chooser)) is not None:
        decide(table, event["seat"], event)
        while logged.can_undo(event["seat"]):
            undo(table, event["seat"])
            decide(table, event["seat"], event)
            assert logged.number < 400
    assert 300 <= logged.number < 400
    assert logged.game.is_over


def test_taking_cards_from_the_row_shows_new_ones_and_stays_done() -> None:
    table = seated(dealt({"scenario": "classic", "players": 2}, 5))
    logged = table.logged
    assert logged is not None
    taken = 0
    chooser = random.Random(5)
    for _ in range(12):
        event = some_choice(table, chooser)
        assert event is not None
        decide(table, event["seat"], event)
        if event["do"] == "take":
            taken += 1
            assert not logged.can_undo(event["seat"])
    assert taken > 0


def test_exploring_shows_what_was_hidden_whichever_worlds_are_tried() -> None:
    chooser = random.Random(0)
    table = seated(dealt({"map": "the-void", "players": 6, **MORE}, 0))
    logged = table.logged
    assert logged is not None
    event = some_choice(table, chooser)
    while event is not None and event["do"] != "explore":
        decide(table, event["seat"], event)
        event = some_choice(table, chooser)
    assert event is not None
    seat = event["seat"]
    decide(table, seat, event)
    step = logged.trail[-1]
    assert (step.row.kind, logged.decides) == (DECISION, seat), "nothing else forbids taking back"
    for stream in range(64):
        assert has_shown_secrets(Decided(seat, step.before, step.steps, stream), logged.game)


def test_a_decision_of_a_bot_is_not_taken_back_by_a_person() -> None:
    chooser = random.Random(3)
    table = seated(dealt({"scenario": "classic", "players": 2}, 3))
    logged = table.logged
    assert logged is not None
    seen = 0
    while (event := some_choice(table, chooser)) is not None and seen < 3:
        decide(table, event["seat"], event)
        if logged.can_undo(event["seat"]):
            seen += 1
            rows = [*table.rows[:-1]]
            last = table.rows[-1]
            by_bot = type(last)(
                last.number, last.kind, last.seat, last.body, last.said, last.at, None
            )
            assert not LoggedGame.restore(table.deal, [*rows, by_bot]).can_undo(event["seat"])
    assert seen == 3


def test_rows_that_do_not_follow_one_another_are_refused() -> None:
    chooser = random.Random(1)
    table = seated(dealt({"scenario": "downpour", "players": 2}, 1))
    while (event := some_choice(table, chooser)) is not None:
        decide(table, event["seat"], event)
    rows = table.rows
    LoggedGame.restore(table.deal, rows)
    for i in range(0, len(rows) - 1, 7):
        with pytest.raises(InputError):
            LoggedGame.restore(table.deal, rows[:i] + rows[i + 1 :])


def test_chance_rows_tell_everybody_how_many_cards_but_not_which() -> None:
    chooser = random.Random(4)
    table = seated(dealt({"scenario": "downpour", "players": 4}, 4))
    while (event := some_choice(table, chooser)) is not None:
        decide(table, event["seat"], event)
    shuffles = [row for row in table.rows if row.body.get("event", {}).get("chance") == "shuffle"]
    assert shuffles
    for row in shuffles:
        assert "cards" not in row.said["event"]
        assert row.said["event"]["count"] == len(row.body["event"]["cards"])
