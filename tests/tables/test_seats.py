"""Who sits where: leaving, bots that stand in, coming back, agreeing to stop, playing again."""

import asyncio
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.record.check import check_record
from bivouac.store.rows import Guest
from bivouac.tables import changes, finished, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request


async def pair(tables: OpenTables) -> tuple[str, list[Guest], list[Person]]:
    """A table of two people, both there."""
    guests = [await guest(tables, "Una"), await guest(tables, "Vik")]
    table = await lobby.create(tables, guests[0], table_request([ME, OPEN]))
    await changes.join(tables, table, guests[1], 1, "Vik")
    people = [await Person.at(tables, table, guests[seat], seat) for seat in range(2)]
    return table, guests, people


def keys(person: Person) -> list[str]:
    """What the log of a person says, by its keys."""
    entries = [entry for one in person.got if one["type"] == "state" for entry in one["log"]]
    entries += [one["entry"] for one in person.got if one["type"] == "news"]
    return [message["key"] for entry in entries for message in entry["messages"]]


async def declined(work: Json) -> tuple[str, int]:
    """Why something is declined."""
    with pytest.raises(Declined) as refused:
        await work
    return refused.value.message.key, refused.value.status


async def test_a_seat_is_taken_once_and_the_game_begins_when_all_are(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik, eve = [await guest(tables, name) for name in ("Una", "Vik", "Eve")]
        table = await lobby.create(tables, una, table_request([ME, OPEN, OPEN]))
        one = await Person.at(tables, table, una, 0)
        assert (await one.decide({"seat": 0, "do": "pass"}))["message"]["key"] == "refused-waiting"
        await changes.join(tables, table, vik, 2, "Vik")
        assert await declined(changes.join(tables, table, eve, 2, "Eve")) == ("refused-taken", 409)
        assert await declined(changes.join(tables, table, eve, 7, "Eve")) == (
            "refused-no-seat",
            400,
        )
        assert await declined(changes.join(tables, table, vik, 1, "V")) == (
            "refused-seated-already",
            409,
        )
        assert await declined(changes.fill(tables, table, vik, 1, "greedy")) == (
            "refused-not-host",
            403,
        )
        assert one.table["status"] == "waiting"
        info = await changes.fill(tables, table, una, 1, "greedy")
        assert info["status"] == "playing"
        assert [seat["bot"] for seat in info["seats"]] == [None, "greedy", None]
        assert await declined(changes.join(tables, table, eve, None, "Eve")) == (
            "refused-playing",
            409,
        )
        assert keys(one)[:3] == ["table-joined", "table-filled", "table-started"]


async def test_who_leaves_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, OPEN, OPEN]))
        await changes.join(tables, table, vik, 1, "Vik")
        old = await changes.seat_key(tables, table, vik, 1)
        info = await changes.leave(tables, table, vik)
        assert info["seats"][1]["kind"] == "open"
        assert await declined(changes.claim(tables, table, vik, old)) == ("refused-key", 403)
        await changes.join(tables, table, vik, 1, "Vik")
        await changes.leave(tables, table, vik)
        info = await changes.leave(tables, table, una)
        assert info["status"] == "ended"
        assert (await lobby.lobby_of(tables, vik))["open"] == []


async def test_coming_and_going_does_not_make_a_log_endless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.logged_game.LONG_LOG", 8)
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, OPEN, OPEN]))
        for _ in range(10):
            await changes.join(tables, table, vik, 1, "Vik")
            await changes.leave(tables, table, vik)
        await changes.join(tables, table, vik, 1, "Vik")
        await changes.fill(tables, table, una, 2, "greedy")
        info = await changes.vote_end(tables, table, una, True)
        assert info["end_votes"] == [0]
        info = await changes.vote_end(tables, table, vik, True)
        assert (info["status"], info["number"]) == ("ended", 10), "started and ended"


async def test_who_has_given_a_seat_up_no_longer_looks_from_it(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik, eve = [await guest(tables, name) for name in ("Una", "Vik", "Eve")]
        waiting = await lobby.create(tables, una, table_request([ME, OPEN, OPEN]))
        await changes.join(tables, waiting, eve, 1, "Eve")
        old = await Person.at(tables, waiting, eve, 1)
        await changes.leave(tables, waiting, eve)
        await changes.join(tables, waiting, vik, 1, "Vik")
        await changes.fill(tables, waiting, una, 2, "greedy")
        assert old.last["look"] is None
        assert old.last["view"]["seat"] == -1


async def test_a_bot_stands_in_for_who_left_until_they_come_back(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, (una, vik), (one, other) = await pair(tables)
        no = await declined(changes.stand_in(tables, table, una, 1, "greedy"))
        assert no == ("refused-stand-in-there", 409)
        await changes.leave(tables, table, vik)
        assert one.table["seats"][1]["left"]
        if other.last["offer"]:
            no_decision = await other.decide(other.choices()[0])
            assert no_decision["message"]["key"] == "refused-come-back"
        for who, seat in ((vik, 1), (una, 0)):
            no = await declined(changes.stand_in(tables, table, who, seat, "greedy"))
            assert no == ("refused-stand-in-own", 403)
        info = await changes.stand_in(tables, table, una, 1, "greedy")
        assert info["seats"][1]["bot"] == "greedy"
        assert info["seats"][1]["kind"] == "person"
        await one.play(3)
        info = await changes.come_back(tables, table, vik, 1)
        assert (info["seats"][1]["bot"], info["seats"][1]["left"]) == (None, False)
        assert await declined(changes.come_back(tables, table, vik, 0)) == (
            "refused-not-your-seat",
            403,
        )
        for _ in range(300):
            if one.last["seed"]:
                break
            await (one if one.last["offer"] else other).play(1)
        assert {"table-left", "table-stood-in", "table-returned"} <= set(keys(one))
        check_record(await finished.record_of(tables, table, una))


async def test_a_bot_may_stand_in_for_somebody_whose_connection_is_lost_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        table, (una, vik), (one, other) = await pair(tables)
        assert [seat["connected"] for seat in one.table["seats"]] == [True, True]
        other.connection.close()
        assert [seat["connected"] for seat in one.table["seats"]] == [True, False]
        with pytest.raises(Declined) as refused:
            await changes.stand_in(tables, table, una, 1, "random")
        assert refused.value.message.key == "refused-stand-in-soon"
        monkeypatch.setattr("bivouac.tables.changes.PATIENCE", 0)
        info = await changes.stand_in(tables, table, una, 1, "random")
        assert info["seats"][1]["bot"] == "random"
        await changes.come_back(tables, table, vik, 1)
        assert one.table["seats"][1]["bot"] is None


async def test_a_game_ends_when_everybody_who_plays_agrees(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, (una, vik), (one, other) = await pair(tables)
        await (one if one.last["offer"] else other).play(1)
        assert (await changes.vote_end(tables, table, una, True))["end_votes"] == [0]
        assert (await changes.vote_end(tables, table, una, False))["end_votes"] == []
        await changes.vote_end(tables, table, una, True)
        info = await changes.vote_end(tables, table, vik, True)
        assert info["status"] == "ended"
        assert one.last["seed"]
        assert one.last["offer"] is None
        assert (await one.decide({}))["message"]["key"] == "refused-ended"
        record = await finished.record_of(tables, table, vik)
        assert record["result"] is None
        assert "chance verified" in str(check_record(record))
        assert keys(one)[-1] == "table-ended"


async def test_who_left_has_no_vote(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, (una, vik), _ = await pair(tables)
        await changes.vote_end(tables, table, una, True)
        info = await changes.leave(tables, table, vik)
        assert info["status"] == "ended"


async def test_who_is_stood_in_for_has_no_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.changes.PATIENCE", 0)
    async with open_tables(tmp_path, bots=False) as tables:
        table, (una, _), (_, other) = await pair(tables)
        other.connection.close()
        await changes.stand_in(tables, table, una, 1, "greedy")
        assert (await changes.vote_end(tables, table, una, True))["status"] == "ended"


async def test_who_was_stood_in_for_comes_back_without_a_vote_cast_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.changes.PATIENCE", 0)
    async with open_tables(tmp_path, bots=False) as tables:
        table, (una, vik), (_, other) = await pair(tables)
        assert (await changes.vote_end(tables, table, vik, True))["end_votes"] == [1]
        other.connection.close()
        await changes.stand_in(tables, table, una, 1, "greedy")
        assert (await changes.come_back(tables, table, vik, 1))["end_votes"] == []
        info = await changes.vote_end(tables, table, una, True)
        assert (info["status"], info["end_votes"]) == ("playing", [0])


async def test_playing_again_keeps_the_seats_and_is_one_table_for_all(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, (una, vik), (one, _) = await pair(tables)
        eve = await guest(tables, "Eve")
        assert await declined(lobby.play_again(tables, table, una)) == ("refused-playing", 409)
        await changes.vote_end(tables, table, una, True)
        await changes.vote_end(tables, table, vik, True)
        assert await declined(lobby.play_again(tables, table, eve)) == (
            "refused-no-seat-of-yours",
            403,
        )
        both = await asyncio.gather(
            lobby.play_again(tables, table, una), lobby.play_again(tables, table, vik)
        )
        assert both[0] == both[1] == one.table["next"]
        info = await lobby.info(tables, both[0], vik)
        assert [seat["name"] for seat in info["seats"]] == ["Una", "Vik"]
        assert [seat["mine"] for seat in info["seats"]] == [False, True]
        assert info["status"] == "playing"
        assert info["commitment"] != one.table["commitment"]


async def test_the_next_game_keeps_bots_and_opens_the_seat_of_who_left(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, OPEN, GREEDY]))
        await changes.join(tables, table, vik, None, "Vik")
        await changes.leave(tables, table, vik)
        await changes.vote_end(tables, table, una, True)
        info = await lobby.info(tables, await lobby.play_again(tables, table, una), una)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
        assert info["status"] == "waiting"


async def test_a_friend_at_the_same_device_is_one_in_the_next_game_too(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        assert (await changes.vote_end(tables, table, una, True))["status"] == "ended"
        info = await lobby.info(tables, await lobby.play_again(tables, table, una), una)
        assert [seat["name"] for seat in info["seats"]] == ["Una", "Vik"]
        assert [seat["local"] for seat in info["seats"]] == [False, True]
        assert [seat["mine"] for seat in info["seats"]] == [True, True]
