"""Puzzles: one a day, asked with the eyes of whoever decides, answered with what was measured."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from bivouac.analysis.puzzle_wire import Puzzle
from bivouac.analysis.puzzles.packaged import packaged
from bivouac.core.contract import Beginning, Json
from bivouac.core.fair import Shuffles
from bivouac.core.registry import GAMES
from bivouac.record.fair import worded
from bivouac.record.replay import replay_from, start
from bivouac.tables import lobby, puzzles
from bivouac.tables.declined import Declined
from bivouac.tables.puzzles import answer, known_puzzles, play_on, pose, show, told
from tests.tables.people import guest, open_tables
from tests.wire import check, check_of_game

WIRE = "bivouac.tables.puzzle_wire"
TODAY = date(2026, 10, 5)

each_game = pytest.mark.parametrize("game", [game for game in GAMES if packaged(game)])


@pytest.fixture(autouse=True)
def on_a_day(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is a certain day, and nothing of another one is kept."""
    monkeypatch.setattr(puzzles, "today", lambda: TODAY)
    pose.cache_clear()
    yield
    pose.cache_clear()


def days_of(game: str) -> list[Json]:
    found: Json = known_puzzles()
    check(found, "Puzzles", WIRE)
    return next(one["days"] for one in found["games"] if one["game"] == game)


@each_game
def test_there_is_one_a_day_and_no_earlier_one_twice(game: str) -> None:
    days = days_of(game)
    assert [one["day"] for one in days] == [
        (TODAY - timedelta(days=back)).isoformat() for back in range(len(packaged(game)))
    ]
    assert {one["id"] for one in days} == {one["id"] for one in packaged(game)}


@each_game
def test_tomorrow_there_is_another_one_and_the_others_keep_their_days(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {one["day"]: one["id"] for one in days_of(game)}
    monkeypatch.setattr(puzzles, "today", lambda: TODAY + timedelta(days=1))
    after = {one["day"]: one["id"] for one in days_of(game)}
    assert after.pop((TODAY + timedelta(days=1)).isoformat()) != before[TODAY.isoformat()]
    assert after.items() <= before.items()


@each_game
async def test_it_is_asked_with_the_eyes_of_whoever_decides(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path) as tables:
        for day in days_of(game):
            posed: Json = await show(tables, game, day["day"])
            check(posed, "PosedPuzzle", WIRE)
            check_of_game(game, "View", posed["view"])
            check_of_game(game, "Components", posed["components"])
            puzzle = next(one for one in packaged(game) if one["id"] == posed["id"])
            assert posed["view"]["seat"] == posed["view"]["decides"] == puzzle["seat"]
            assert len(posed["plans"]) == len(puzzle["candidates"])


@each_game
def test_nothing_that_the_seat_cannot_know_and_no_figure_is_in_the_question(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same question is asked of a game whose unseen cards lie in another order."""
    for number, puzzle in enumerate(packaged(game)):
        asked = told(TODAY, pose(game, puzzle["id"]))
        text = json.dumps(asked)
        assert not any(f'"{word}"' in text for word in ("record", "behind", "interval", "reasons"))
        assert set(asked["plans"][0]) == {"name", "event", "says"}
        other = relaid(puzzle, number)
        assert other["record"] != puzzle["record"]
        monkeypatch.setattr(puzzles, "packaged", lambda _, other=other: [other])
        pose.cache_clear()
        assert told(TODAY, pose(game, puzzle["id"])) == asked
        monkeypatch.setattr(puzzles, "packaged", packaged)


def relaid(puzzle: Puzzle, number: int) -> Puzzle:
    """A puzzle about a game that looks the same to everybody."""
    record = puzzle["record"]
    game = start(record)
    begun = Beginning(game.setting.setup(game.position), [worded(one) for one in record["events"]])
    for _ in replay_from(game, record):
        pass
    shuffles = Shuffles(number.to_bytes(32, "big"))
    setup, events = game.setting.relaid(begun, game.position, shuffles.order)
    return {**puzzle, "record": {**record, "setup": setup, "events": list(events)}}


@each_game
def test_the_best_does_not_always_stand_in_the_same_place(game: str) -> None:
    posed = [pose(game, puzzle["id"]) for puzzle in packaged(game)]
    assert len({one.name_of(one.puzzle["candidates"][0]) for one in posed}) > 1


@each_game
async def test_the_best_is_right_and_nothing_else(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path) as tables:
        day = TODAY.isoformat()
        posed = await show(tables, game, day)
        puzzle = next(one for one in packaged(game) if one["id"] == posed["id"])
        right = set()
        for plan in posed["plans"]:
            said: Json = await answer(tables, game, day, plan["name"])
            check(said, "PuzzleAnswer", WIRE)
            found = [one["points"] for one in said["plans"]]
            assert found == [one["points"] for one in puzzle["candidates"]]
            assert said["greedy"] != said["plans"][0]["name"]
            if said["right"]:
                right.add(plan["name"])
        assert right == {said["plans"][0]["name"]}


async def test_no_chance_is_told_where_none_has_been_shown_to_come_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = packaged("dewan")[0]
    for calibrated in (True, False):
        other: Puzzle = {**puzzle, "meter": {**puzzle["meter"], "calibrated": calibrated}}
        monkeypatch.setattr(puzzles, "packaged", lambda game, other=other: [other])
        pose.cache_clear()
        async with open_tables(tmp_path) as tables:
            said = await answer(tables, "dewan", TODAY.isoformat(), "plan-1")
        for plan, told_of in zip(other["candidates"], said["plans"], strict=True):
            figures = (told_of["chance"], told_of["error"], told_of["behind"])
            kept = (plan["chance"], plan["error"], plan["behind"])
            assert figures == (kept if calibrated else (None, None, None))
            assert (told_of["interval"] is None) == (not calibrated)


@each_game
async def test_one_plays_on_from_it_at_the_seat_that_decides(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        day = TODAY.isoformat()
        table = await play_on(tables, una, game, day, "level1")
        posed = await show(tables, game, day)
        puzzle = next(one for one in packaged(game) if one["id"] == posed["id"])
        info = await lobby.info(tables, table, una)
        events = len(puzzle["record"]["events"])
        assert info["what_if"] == {"table": None, "event": events}
        assert [seat["seat"] for seat in info["seats"] if seat["mine"]] == [puzzle["seat"]]
        logged = tables.in_memory[table].logged
        assert logged is not None
        seat = puzzle["seat"]
        assert logged.decides == seat
        hands, shown = (
            [one["hand"] for one in view["seats"]] for view in (logged.view(seat), posed["view"])
        )
        assert hands == shown


async def test_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        later = (TODAY + timedelta(days=1)).isoformat()
        before = (TODAY - timedelta(days=len(packaged("dewan")))).isoformat()
        asked = [("dewan", later), ("dewan", before), ("dewan", "x"), ("chess", later)]
        for game, day in asked:
            with pytest.raises(Declined) as refusal:
                await show(tables, game, day)
            assert refusal.value.message.key == "refused-no-such-puzzle"
        with pytest.raises(Declined) as refusal:
            await answer(tables, "dewan", TODAY.isoformat(), "plan-99")
        assert refusal.value.message.key == "refused-no-answer"
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as refusal:
            await play_on(tables, una, "dewan", TODAY.isoformat(), "deep-thought")
        assert refusal.value.message.key == "refused-bot"
