"""The game of a table: any scenario plays to the end, replays from its rows, and can be undone."""

import random
from functools import cache
from typing import NamedTuple

import pytest

from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.store.kept import DECISION
from bivouac.tables.declined import Declined
from bivouac.tables.sitting import Sitting
from bivouac.tables.table import Table
from bivouac.tables.undo import has_shown_secrets
from tests.conftest import LONG, scale
from tests.tables.sat import (
    BY_TURNS,
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
    [number for number, chosen in enumerate(SETS) if LONG or chosen in BY_TURNS],
    ids=lambda number: name_of(SETS[number]),
)


class Played(NamedTuple):
    """A whole game, in which about half of what could be taken back was, and was done again."""

    sitting: Sitting
    undone: int


@cache
def played(number: int, seed: int) -> Played:
    """A game with one of the sets of options, played once for all who look at it."""
    chooser = random.Random(seed)
    sitting = seated(dealt(SETS[number], seed))
    table = sitting.table
    assert table is not None
    undone = 0
    while (event := some_choice(sitting, chooser)) is not None:
        before = standing(table)
        lines = decide(sitting, event["seat"], event)
        if not table.can_undo(event["seat"]):
            expect_nothing_undone(sitting)
        elif chooser.random() < 0.5:
            undone += 1
            assert [line.row.kind for line in lines] == [DECISION]
            assert table.decides == event["seat"]
            undo(sitting, event["seat"])
            assert standing(table) == before
            if undone % RESTORED == 1 % RESTORED:
                restored = Table.restore(sitting.opening, sitting.rows)
                assert restored.undoable() == table.undoable()
            decide(sitting, event["seat"], event)
    return Played(sitting, undone)


def standing(table: Table) -> tuple[bytes, int, int]:
    """What a decision changes and taking it back restores."""
    return table.game.positions.tobytes(), table.shuffles, len(table.trail)


def expect_nothing_undone(sitting: Sitting) -> None:
    """Nobody can take anything back now."""
    assert sitting.table is not None
    for seat in range(sitting.table.game.setting.seats):
        with pytest.raises(Declined) as refused:
            undo(sitting, seat)
        assert refused.value.message.key == "refused-undo"


@every_option_set
def test_a_table_plays_to_the_end_and_its_rows_replay(number: int) -> None:
    for seed in range(scale(1)):
        sitting = played(number, seed).sitting
        table = sitting.table
        assert table is not None
        record = table.record(list(NAMES[: table.game.setting.seats]))
        assert "chance verified" in str(check_record(record))
        again = Table.restore(sitting.opening, sitting.rows)
        assert again.game.positions.tobytes() == table.game.positions.tobytes()
        assert (again.number, again.shuffles) == (table.number, table.shuffles)
        assert again.digest() == sitting.standing.digest
        assert again.record([]) == table.record([])


@every_option_set
def test_whatever_can_be_undone_leads_back_and_can_be_done_again(number: int) -> None:
    assert played(number, 0).undone > 0


def test_several_decisions_of_one_turn_can_be_taken_back_one_by_one() -> None:
    deepest = 0
    for seed in range(scale(6)):
        chooser = random.Random(seed)
        sitting = seated(dealt({"scenario": "classic", "players": 2}, seed))
        table = sitting.table
        assert table is not None
        while (event := some_choice(sitting, chooser)) is not None:
            decide(sitting, event["seat"], event)
            depth, trail, rows = 0, list(table.trail), len(sitting.rows)
            while table.can_undo(event["seat"]):
                undo(sitting, event["seat"])
                depth += 1
            deepest = max(deepest, depth)
            for step in trail[len(table.trail) :]:
                decide(sitting, event["seat"], step.event)
            assert len(sitting.rows) == rows + 2 * depth
    assert deepest >= 1


def test_taking_back_does_not_make_a_log_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.tables.table.LONG_LOG", 300)
    chooser = random.Random(1)
    sitting = seated(dealt({"scenario": "classic", "players": 2}, 1))
    table = sitting.table
    assert table is not None
    while (event := some_choice(sitting, chooser)) is not None:
        decide(sitting, event["seat"], event)
        while table.can_undo(event["seat"]):
            undo(sitting, event["seat"])
            decide(sitting, event["seat"], event)
            assert table.number < 400
    assert 300 <= table.number < 400
    assert table.game.is_over


def test_taking_cards_from_the_row_shows_new_ones_and_stays_done() -> None:
    sitting = seated(dealt({"scenario": "classic", "players": 2}, 5))
    table = sitting.table
    assert table is not None
    taken = 0
    chooser = random.Random(5)
    for _ in range(12):
        event = some_choice(sitting, chooser)
        assert event is not None
        decide(sitting, event["seat"], event)
        if event["do"] == "take":
            taken += 1
            assert not table.can_undo(event["seat"])
    assert taken > 0


def test_exploring_shows_what_was_hidden_whichever_worlds_are_tried() -> None:
    chooser = random.Random(0)
    sitting = seated(dealt({"map": "the-void", "players": 6, **MORE}, 0))
    table = sitting.table
    assert table is not None
    event = some_choice(sitting, chooser)
    while event is not None and event["do"] != "explore":
        decide(sitting, event["seat"], event)
        event = some_choice(sitting, chooser)
    assert event is not None
    seat, before = event["seat"], table.game.copy()
    decide(sitting, seat, event)
    step = table.trail[-1]
    assert (step.row.kind, table.decides) == (DECISION, seat), "nothing else forbids taking back"
    steps = before.setting.steps(step.before, step.event)
    for stream in range(64):
        assert has_shown_secrets(before, steps, table.game, seat, stream)


def test_a_decision_of_a_bot_is_not_taken_back_by_a_person() -> None:
    chooser = random.Random(3)
    sitting = seated(dealt({"scenario": "classic", "players": 2}, 3))
    table = sitting.table
    assert table is not None
    seen = 0
    while (event := some_choice(sitting, chooser)) is not None and seen < 3:
        decide(sitting, event["seat"], event)
        if table.can_undo(event["seat"]):
            seen += 1
            rows = [*sitting.rows[:-1]]
            last = sitting.rows[-1]
            by_bot = type(last)(
                last.number, last.kind, last.seat, last.body, last.said, last.at, None
            )
            assert not Table.restore(sitting.opening, [*rows, by_bot]).can_undo(event["seat"])
    assert seen == 3


def test_rows_that_do_not_follow_one_another_are_refused() -> None:
    chooser = random.Random(1)
    sitting = seated(dealt({"scenario": "downpour", "players": 2}, 1))
    while (event := some_choice(sitting, chooser)) is not None:
        decide(sitting, event["seat"], event)
    rows = sitting.rows
    Table.restore(sitting.opening, rows)
    for i in range(0, len(rows) - 1, 7):
        with pytest.raises(InputError):
            Table.restore(sitting.opening, rows[:i] + rows[i + 1 :])


def test_chance_rows_tell_everybody_how_many_cards_but_not_which() -> None:
    chooser = random.Random(4)
    sitting = seated(dealt({"scenario": "downpour", "players": 4}, 4))
    while (event := some_choice(sitting, chooser)) is not None:
        decide(sitting, event["seat"], event)
    shuffles = [row for row in sitting.rows if row.body.get("event", {}).get("chance") == "shuffle"]
    assert shuffles
    for row in shuffles:
        assert "cards" not in row.said["event"]
        assert row.said["event"]["count"] == len(row.body["event"]["cards"])
