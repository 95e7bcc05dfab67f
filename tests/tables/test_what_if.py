"""What if: tables that go on from a moment of another game, and how their lines compare."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Game, Json, Setting, generator
from bivouac.core.registry import find_game
from bivouac.record.check import check_record
from bivouac.record.replay import replay, start
from bivouac.record.write import Recorder
from bivouac.store.rows import FROZEN, Guest
from bivouac.tables import finished, lobby
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.declined import Declined
from bivouac.tables.finished import sound
from bivouac.tables.lines import lines_of
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.own_games import own_games_of
from bivouac.tables.table import Table
from bivouac.tables.what_if import Source, new_what_if, play_on
from tests import own_boxes
from tests.conftest import breadth
from tests.tables.people import GREEDY, ME, Person, guest, open_tables, table_request
from tests.tables.sat import EACH_ONCE, game_of, name_of
from tests.wire import check

WIRE = "bivouac.tables.what_if_wire"
UNA = Guest("una", "Una")
CLASSIC = {"scenario": "classic", "players": 3}


def recorded(setting: Setting, seed: int = 5) -> Json:
    """A game of greedy bots, as a record."""
    rng = generator(seed)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    game, player = recorder.game, Player(setting)
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
            continue
        for step in player.simulate(game, "greedy", rng):
            recorder.apply(step)
    return recorder.record()


def setting_of(chosen: Json) -> Setting:
    return game_of(chosen).setting(chosen)


def seats_for(count: int, mine: int = 0) -> list[Json]:
    return [ME if seat == mine else GREEDY for seat in range(count)]


def tried(record: Json, event: int, mine: int = 0) -> Table:
    """A table that goes on from a moment of a record."""
    count = len(record["setup"]["hands"])
    source = Source(record, event, None)
    return Table(sound(record, lambda game: new_what_if(source, seats_for(count, mine), UNA, game)))


def logged(table: Table) -> LoggedGame:
    assert table.logged is not None
    return table.logged


def at(record: Json, event: int) -> Game:
    """The game of a record at a moment."""
    moments = [one.game.copy() for one in replay({**record, "events": record["events"][:event]})]
    return moments[-1] if moments else start(record)


def some_moments(record: Json) -> list[int]:
    """The beginning, the last moment before the end, what lies about chance, and one in between."""
    last = len(record["events"]) - 1
    chances = [n for n, event in enumerate(record["events"]) if "chance" in event and n < last]
    return sorted({0, last // 2, last, *chances[:1], *(number + 1 for number in chances[:1])})


@pytest.mark.slow
@pytest.mark.parametrize("chosen", breadth(EACH_ONCE, short=EACH_ONCE), ids=name_of)
def test_a_table_goes_on_from_any_moment_of_any_game(chosen: Json) -> None:
    record = recorded(setting_of(chosen))
    for event in some_moments(record):
        table = tried(record, event)
        game, before = logged(table).game, at(record, event)
        trail = logged(table).trail
        assert [one.row.number for one in trail[:event]] == [*range(1, event + 1)]
        assert game.is_over or not game.is_chance
        there = Game(game.setting)
        there.positions[0] = trail[event].before if len(trail) > event else game.position
        assert there.opened().positions.tobytes() == before.opened().positions.tobytes()
        written = logged(table).record(table.names, table.bots)
        assert written["fair"]["after"] == event
        assert str(check_record(written)).endswith(f"chance verified after event {event}")


def test_its_log_tells_of_the_other_game_as_its_own_log_did() -> None:
    record = recorded(setting_of(CLASSIC))
    event = len(record["events"]) // 2
    table = tried(record, event, mine=1)
    told = [row.said for row in table.rows]
    frames = finished.replay_of(record, 1)["frames"]
    for said, frame in zip(told[:event], frames[1:], strict=False):
        entry = frame["entry"]
        assert entry is not None
        assert said["messages"] == entry["messages"]
        assert said["event"] == entry["event"]
        assert said["notes"].get("1", []) == entry["notes"]
        assert said["round"] == entry["round"]
    assert [one["key"] for one in told[event]["messages"]] == ["table-what-if"]
    assert table.summary.status == "playing"
    assert not table.summary.listed
    assert table.info("una")["what_if"] == {"table": None, "event": event}


def test_the_deck_is_another_one_and_what_has_been_seen_is_not() -> None:
    record = recorded(setting_of(CLASSIC))
    event = len(record["events"]) // 3
    before = at(record, event)
    then = before.setting.final(before.position)
    decks = set()
    for _ in range(6):
        now = logged(tried(record, event)).game
        final = now.setting.final(now.position)
        decks.add(json.dumps([final.pop("pile"), final.pop("story_stack")]))
        assert final == {key: then[key] for key in final}
    assert len(decks) == 6
    assert json.dumps([then["pile"], then["story_stack"]]) not in decks


def told_at_first(table: Table, viewer: int) -> str:
    """All that a viewer is told who comes, without what must differ."""
    info = table.info("una" if viewer == 0 else "eve")
    info["id"] = info["commitment"] = info["created"] = info["updated"] = ""
    info["seats"] = []
    state = table.state(info, viewer, 0)
    log = [{**entry, "at": ""} for entry in state["log"]]
    return json.dumps({**state, "log": log}, sort_keys=True)


@pytest.mark.slow
@pytest.mark.parametrize("chosen", breadth(EACH_ONCE, short=EACH_ONCE), ids=name_of)
def test_nobody_is_told_anything_of_what_has_been_laid_out_anew(chosen: Json) -> None:
    """Two tables that differ only in that say the same, word for word."""
    record = recorded(setting_of(chosen))
    events = record["events"]
    quiet = [n for n in range(len(events) // 2, len(events)) if "chance" not in events[n]]
    one, other = tried(record, quiet[0]), tried(record, quiet[0])
    differ = logged(one).game.positions.tobytes() != logged(other).game.positions.tobytes()
    for viewer in (0, SPECTATOR):
        assert told_at_first(one, viewer) == told_at_first(other, viewer)
        assert logged(one).known(viewer).positions.tobytes() == (
            logged(other).known(viewer).positions.tobytes()
        )
    assert differ or not unseen(logged(one).game)


def unseen(game: Game) -> bool:
    final = game.setting.final(game.position)
    return max(len(final.get("deck", ())), len(final.get("pile", ()))) > 3


def test_nothing_of_the_other_game_can_be_taken_back() -> None:
    record = recorded(setting_of(CLASSIC))
    for event, one in enumerate(record["events"][:20]):
        table = tried(record, event + 1, mine=one.get("seat", 0))
        assert not any(logged(table).can_undo(seat) for seat in range(3))


def test_bots_keep_the_names_they_had_and_people_do_not_lend_theirs() -> None:
    record = recorded(setting_of(CLASSIC))
    table = tried(
        {**record, "names": ["Fenn", "Vik", "Hazel"], "bots": ["level2", None, "x"]}, 9, 1
    )
    fenn, una, other = table.names
    assert (fenn, una) == ("Fenn", "Una")
    assert other in set(BOT_NAMES) - {"Fenn", "Hazel"}
    assert table.bots == ["greedy", None, "greedy"]


def refused(record: Json, event: int, seats: object) -> str:
    with pytest.raises(Declined) as refusal:
        sound(record, lambda game: new_what_if(Source(record, event, None), seats, UNA, game))
    return refusal.value.message.key


def test_what_cannot_be_is_refused_in_one_line() -> None:
    record = recorded(setting_of(CLASSIC))
    last = len(record["events"])
    assert refused(record, last, seats_for(3)) == "refused-what-if-over"
    assert refused(record, last + 1, seats_for(3)) == "refused-what-if-event"
    seats: Sequence[object] = (
        [ME, ME, GREEDY],
        [GREEDY] * 3,
        [ME, GREEDY],
        [ME, GREEDY, {"kind": "open"}],
        [ME, GREEDY, {"kind": "friend", "name": "Vik"}],
        None,
    )
    assert {refused(record, 9, one) for one in seats} == {"refused-what-if-seats"}
    broken = {**record, "events": [record["events"][1], *record["events"]]}
    assert refused(broken, 9, seats_for(3)) == "refused-record"
    name = "s" * 300_000
    story = record["setup"]["story_row"][0]
    long = json.loads(json.dumps(record).replace(f'"{story}"', f'"{name}"'))
    assert refused(long, 9, seats_for(3)) == "refused-record"


async def played(tables: OpenTables, who: Guest, seats: Sequence[Json], **options: Any) -> str:
    """A game played to its end; its table."""
    table = await lobby.create(tables, who, table_request([*seats], listed=False, **options))
    person = await Person.at(tables, table, who, 0)
    await person.play()
    person.connection.close()
    return table


async def go_on(tables: OpenTables, who: Guest, asked: Json, decisions: int = 10**6) -> str:
    """Somebody plays on from a moment at their first seat; the table."""
    table = await play_on(tables, who, asked)
    mine = next(n for n, seat in enumerate(asked["seats"]) if seat == ME)
    person = await Person.at(tables, table, who, mine)
    await person.play(decisions)
    person.connection.close()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dewan", "iwari"])
async def test_a_finished_table_is_played_on_against_bots_to_its_end(
    tmp_path: Path, game: str
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await played(tables, una, [ME, GREEDY], game=game)
        asked = {"table": table, "event": 12, "seats": [GREEDY, ME]}
        check(asked, "WhatIfRequest", WIRE)
        other = await go_on(tables, una, asked)
        info = await lobby.info(tables, other, una)
        check(info, "TableInfo")
        assert info["status"] == "over"
        assert info["what_if"] == {"table": table, "event": 12}
        record = await finished.record_of(tables, other, una)
        assert str(check_record(record)).endswith("chance verified after event 12")
        begun = await finished.record_of(tables, table, una)
        decided = [one for one in begun["events"][:12] if "chance" not in one]
        assert [one for one in record["events"][:12] if "chance" not in one] == decided
        shown = await finished.replay_table(tables, other, "all")
        assert shown["what_if"] == {"table": table, "event": 12}
        assert (await finished.replay_table(tables, table, "all"))["what_if"] is None
        with pytest.raises(Declined) as refusal:
            await lobby.play_again(tables, other, una)
        assert refusal.value.message.key == "refused-again-what-if"
        mine = (await own_games_of(tables, una))["games"]
        assert [one["what_if"] is None for one in mine] == [False, True]


@pytest.mark.slow
async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await played(tables, una, [ME, GREEDY])
        asked = {"table": table, "event": 15, "seats": [ME, GREEDY]}
        other = await go_on(tables, una, asked, 3)
        number = tables.in_memory[other].summary.number
    async with open_tables(tmp_path) as tables:
        async with tables.at(other) as again:
            assert again.summary.number >= number
            assert again.deal.origin == table
        person = await Person.at(tables, other, una, 0)
        await person.play()
        check_record(await finished.record_of(tables, other, una))


@pytest.mark.slow
async def test_lines_from_one_position_are_found_wherever_they_were_begun(tmp_path: Path) -> None:
    """From the game, from a what-if of it, and from its record in a file."""
    async with open_tables(tmp_path) as tables:
        una, eve = [await guest(tables, name) for name in ("Una", "Eve")]
        table = await played(tables, una, [ME, GREEDY])
        record = await finished.record_of(tables, table, una)
        moment = {"table": table, "event": 10}
        seats = [ME, GREEDY]
        first = await go_on(tables, una, {**moment, "seats": seats})
        again = await go_on(tables, una, {"table": first, "event": 10, "seats": seats}, 2)
        from_file = await go_on(tables, una, {"record": record, "event": 10, "seats": seats}, 0)
        later = await go_on(tables, una, {"table": first, "event": 14, "seats": seats}, 0)
        origins = {one: (await lobby.info(tables, one, una))["what_if"] for one in (again, later)}
        assert origins == {
            again: {"table": table, "event": 10},
            later: {"table": first, "event": 14},
        }
        for asked in (moment, {"table": first, "event": 10}, {"record": record, "event": 10}):
            found = await lines_of(tables, una, asked)
            check(found, "Lines", WIRE)
            as_played, *lines = found["lines"]
            assert as_played["played"]
            assert as_played["table"] == (None if "record" in asked else table)
            assert [line["table"] for line in lines] == [from_file, again, first]
            assert [line["result"] is None for line in lines] == [True, True, False]
            assert lines[0]["moves"] == []
            assert len(lines[2]["moves"]) == 8
        assert [one["table"] for one in (await lines_of(tables, eve, moment))["lines"]] == [table]
        seats_of = [line["seat"] for line in found["lines"]]
        assert seats_of == [None, 0, 0, 0]


@pytest.mark.slow
async def test_the_moves_of_a_line_are_those_of_the_game_without_what_was_taken_back(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await played(tables, una, [ME, GREEDY])
        record = await finished.record_of(tables, table, una)
        event = next(n for n, one in enumerate(record["events"]) if n > 8 and one["seat"] == 0)
        found = await lines_of(tables, una, {"table": table, "event": event})
        shown = finished.replay_of(record, SPECTATOR)["frames"]
        assert found["lines"][0]["moves"] == [
            frame["entry"] for frame in shown[event + 1 : event + 9]
        ]
        other = await play_on(tables, una, {"table": table, "event": event, "seats": [ME, GREEDY]})
        person = await Person.at(tables, other, una, 0)
        chooser = Random(3)
        for _ in range(200):
            await person.wait(lambda: person.last["offer"] or person.last["seed"])
            await person.decide(chooser.choice(person.choices()))
            if person.last["can_undo"]:
                break
        assert person.last["can_undo"]
        undone = person.number
        await person.undo()
        (line,) = (await lines_of(tables, una, {"table": table, "event": event}))["lines"][1:]
        assert undone not in [move["number"] for move in line["moves"]]


async def test_a_game_under_way_and_one_that_cannot_be_read_are_not_played_on(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        asked = {"table": table, "event": 0, "seats": [ME, GREEDY]}
        for status, key in (("playing", "refused-playing"), (FROZEN, "refused-frozen")):
            if status == FROZEN:
                tables.in_memory[table].logged = None
            with pytest.raises(Declined) as refusal:
                await play_on(tables, una, asked)
            assert refusal.value.message.key == key
        for malformed in (
            None,
            {"event": 0, "seats": []},
            {"table": 3, "event": 0},
            {"table": table, "record": {}, "event": 0},
            {"table": table, "event": -1},
            {"table": table, "event": True},
        ):
            with pytest.raises(Declined) as refusal:
                await play_on(tables, una, malformed)
            assert refusal.value.message.key == "refused-malformed"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dewan-scenario", "iwari-rewards", "iwari-void"])
def test_components_of_the_hosts_own_go_with_the_game(name: str) -> None:
    box = own_boxes.BOXES[name]
    setting = own_setting(box)
    record = recorded(setting)
    table = tried(record, len(record["events"]) // 2)
    assert table.deal.components == record["components"]
    assert logged(table).game.setting.title() == setting.title()
    check_record(logged(table).record(table.names, table.bots))


def own_setting(box: own_boxes.OwnBox) -> Setting:
    return find_game(box.game).setting(box.options, box.files)
