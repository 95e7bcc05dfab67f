"""Bots by others at a server's tables: they play; where one fails, a level takes its seat."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bivouac.core.contract import Json, Message
from bivouac.core.language import address, say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from bivouac.record.check import check_record
from bivouac.tables import changes, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.finished import record_of, replay_table
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.visiting import Visits
from bivouac.visitors.limits import Limits
from tests.lab.processes import is_there
from tests.tables.people import ME, OPEN, Person, guest, open_tables, table_request
from tests.visitors.odd import odd

pytestmark = pytest.mark.slow  # the file as a whole

PATIENT, IMPATIENT = Limits(120, 1024), Limits(0.5, 1024)
ODD = {"kind": "bot", "bot": "odd"}


def visits(what: str, first: int = 1, limits: Limits = PATIENT) -> Visits:
    return Visits({"odd": odd(what, first)}, limits)


def keepers(tables: OpenTables) -> list[int]:
    """The processes that keep bots by others."""
    return [process.keeper.pid for process in tables.visits.party.all]


@asynccontextmanager
async def table_with(
    folder: Path, visits: Visits, seats: list[Json], **options: Json
) -> AsyncIterator[tuple[OpenTables, str, Person]]:
    """A table with Una at it; afterwards nothing is left of the bots."""
    async with open_tables(folder, visits=visits) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request(seats, **options))
        yield tables, table, await Person.at(tables, table, una, 0)
        pids = keepers(tables)
    assert not any(map(is_there, pids))


async def until_asked(person: Person) -> None:
    """Decide until the bot of seat 1 has to."""
    while True:
        await person.wait(lambda: person.last["offer"] or person.last["view"]["decides"] == 1)
        if person.last["view"]["decides"] == 1:
            return
        await person.play(1)


async def end(tables: OpenTables, table: str, person: Person) -> None:
    """The only person there ends the game."""
    await changes.vote_end(tables, table, person.connection.guest, True)


def said(person: Person, key: str) -> list[Json]:
    """The messages with a key that a person has been sent, in order."""
    news = (one["entry"] for one in person.got if one["type"] == "news")
    logged = (entry for one in person.got if one["type"] == "state" for entry in one["log"])
    told = [message for entry in (*logged, *news) for message in entry["messages"]]
    return [message for message in told if message["key"] == key]


async def test_it_is_offered_beside_the_levels_under_its_own_name(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("none"), [ME, ODD, ODD]) as (tables, _, una):
        listed = lobby.catalogue((), tables.others)
        assert listed["others"] == ["odd"]
        assert "odd" not in listed["bots"]
        seats = una.table["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [
            ("odd", "odd"),
            ("odd 2", "odd"),
        ]


@pytest.mark.parametrize("game", ["dewan", "iwari"])
async def test_it_plays_a_whole_game_and_the_record_names_it(tmp_path: Path, game: str) -> None:
    async with table_with(tmp_path, visits("none"), [ME, ODD], game=game) as (tables, table, una):
        await una.play()
        record = await record_of(tables, table, una.connection.guest)
        assert record["bots"] == [None, "odd"]
        assert record["names"] == ["Una", "odd"]
        assert "forfeits" not in record
        check_record(record)
        replay = await replay_table(tables, table, -1)
        assert replay["table"]["bots"] == [None, "odd"]
        assert said(una, "table-taken-over") == []


@pytest.mark.parametrize("what", ["crash", "insist", "words-at-once"])
async def test_one_that_fails_is_replaced_and_everybody_is_told(
    tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = 1 if what == "words-at-once" else 2
    async with table_with(tmp_path, visits(what, first), [ME, ODD]) as (tables, table, una):
        with caplog.at_level(logging.WARNING):
            while not said(una, "table-taken-over"):
                await una.play(1)
        await end(tables, table, una)
        (told,) = said(una, "table-taken-over")
        assert told["args"]["seat"] == 1
        assert told["args"]["bot"] == "level3"
        assert una.table["seats"][1]["bot"] == "level3"
        assert una.table["seats"][1]["name"] == "odd"
        record = await record_of(tables, table, una.connection.guest)
        check_record(record)
        assert record["bots"] == [None, "odd"]
        (forfeit,) = record["forfeits"]
        assert (forfeit["seat"], forfeit["by"]) == (1, "level3")
        decided = [e for e in record["events"][: forfeit["event"]] if e.get("seat") == 1]
        assert len(decided) == first - 1
    (line,) = [one.getMessage() for one in caplog.records]
    assert f"table {table}: the bot odd plays no further: " in line


async def test_what_a_program_says_is_for_the_host_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with table_with(tmp_path, visits("crash"), [ME, ODD]) as (_, _, una):
        await until_asked(una)
        await una.wait(lambda: said(una, "table-taken-over"))
        assert "I had no luck" not in str(una.got)
    assert "(I had no luck)" in caplog.text


async def test_one_that_hangs_holds_up_nobody_else(tmp_path: Path) -> None:
    """Two tables at once: at one the bot does not answer, at the other a whole game is played."""
    async with open_tables(tmp_path, visits=visits("hang", limits=PATIENT)) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        held = await lobby.create(tables, una, table_request([ME, ODD]))
        waiting = await Person.at(tables, held, una, 0)
        await until_asked(waiting)
        other = table_request([ME, {"kind": "bot", "bot": "level1"}])
        free = await Person.at(tables, await lobby.create(tables, vik, other), vik, 0)
        await free.play()
        assert free.last["result"] is not None
        assert said(waiting, "table-taken-over") == []
        assert keepers(tables)


async def test_one_that_does_not_answer_in_time_is_waited_for_no_longer(tmp_path: Path) -> None:
    hanging = visits("hang", limits=IMPATIENT)
    async with table_with(tmp_path, hanging, [ME, ODD]) as (tables, _, una):
        await until_asked(una)
        await una.wait(lambda: said(una, "table-taken-over"))
        (told,) = said(una, "table-taken-over")
        assert told["args"]["why"]["key"] == "visitor-slow"
        await una.play(2)
        shares = [one["share"] for one in una.got if one["type"] == "thinking"]
        assert shares
        assert not keepers(tables)


async def test_two_at_one_table_fail_each_for_itself(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("crash"), [ME, ODD, ODD]) as (_, _, una):
        await una.play(4)
        told = said(una, "table-taken-over")
        assert sorted(one["args"]["seat"] for one in told) == [1, 2]


async def test_a_game_goes_on_where_another_process_of_it_left_off(tmp_path: Path) -> None:
    """A server that starts again tells a new process all that has happened."""
    async with table_with(tmp_path, visits("none"), [ME, ODD]) as (_, table, una):
        await una.play(3)
    async with open_tables(tmp_path, visits=visits("none")) as tables:
        again = await Person.at(tables, table, await guest(tables, "Una"), 0)
        await again.play(3)
        assert said(again, "table-taken-over") == []
        assert len(keepers(tables)) == 1


async def test_a_server_without_the_bot_goes_on_with_a_level(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("hang"), [ME, ODD]) as (_, table, una):
        await until_asked(una)
    async with open_tables(tmp_path) as tables:
        again = await Person.at(tables, table, await guest(tables, "Una"), 0)
        await again.wait(lambda: said(again, "table-taken-over"))
        (told,) = said(again, "table-taken-over")
        assert told["args"]["why"]["key"] == "visitor-gone"
        await again.play(3)


async def test_processes_are_not_kept_for_tables_that_are_over(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("none"), [ME, ODD]) as (tables, table, una):
        await una.play(3)
        assert len(keepers(tables)) == 1
        await end(tables, table, una)
        await una.wait(lambda: not keepers(tables))


async def test_beyond_so_many_whoever_was_not_asked_for_longest_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.visiting.MOST", 1)
    async with table_with(tmp_path, visits("none"), [ME, ODD, ODD]) as (tables, _, una):
        await una.play(5)
        assert said(una, "table-taken-over") == []
        await una.wait(lambda: len(keepers(tables)) == 1)


async def test_another_game_gives_it_another_try(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("crash"), [ME, ODD]) as (tables, table, una):
        await una.play(3)
        assert said(una, "table-taken-over")
        await end(tables, table, una)
        again = await lobby.play_again(tables, table, una.connection.guest)
        seats = tables.in_memory[again].seats
        assert (seats[1].bot, seats[1].name, seats[1].stand_in) == ("odd", "odd", None)


async def test_another_game_without_it_is_against_a_level(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("none"), [ME, ODD]) as (tables, table, una):
        await end(tables, table, una)
    async with open_tables(tmp_path) as tables:
        again = await lobby.play_again(tables, table, await guest(tables, "Una"))
        seat = tables.in_memory[again].seats[1]
        assert seat.bot == "level3"
        assert seat.name not in ("", "odd")


async def test_the_host_can_put_it_on_an_open_seat(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("none"), [ME, OPEN]) as (tables, table, una):
        await changes.fill(tables, table, una.connection.guest, 1, "odd")
        await una.wait(lambda: said(una, "table-filled"))
        (told,) = said(una, "table-filled")
        message = address(read_message(told), ["Una", "odd"])
        assert say("en", message) == "odd sits down, a bot (odd)."
        assert say("de", message) == "odd setzt sich, ein Bot (odd)."


@pytest.mark.parametrize("bot", ["robin", "odd ", "", "../odd", 7, None])
async def test_nobody_can_ask_for_one_that_is_not_offered(tmp_path: Path, bot: object) -> None:
    async with open_tables(tmp_path, visits=visits("none")) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined, match="no such bot"):
            await lobby.create(tables, una, table_request([ME, {"kind": "bot", "bot": bot}]))
        with pytest.raises(Declined, match="no such bot"):
            await changes.fill(tables, "any", una, 1, bot)


async def test_it_never_stands_in_for_a_person(tmp_path: Path) -> None:
    async with table_with(tmp_path, visits("none"), [ME, ODD]) as (tables, table, una):
        with pytest.raises(Declined, match="no such bot"):
            await changes.stand_in(tables, table, una.connection.guest, 1, "odd")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_it_plays_no_further_is_said_in_every_language(language: str) -> None:
    why = Message("visitor-slow", {"seconds": 10})
    told = Message("table-taken-over", {"seat": 1, "why": why, "bot": "level3"})
    text = say(language, address(told, ["Una", "odd"]))
    assert "odd" in text
    assert "10" in text
    assert say(language, Message("name-level3", {})) in text
