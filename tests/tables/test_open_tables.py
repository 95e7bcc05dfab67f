"""Whole games at tables, as guests play them: sockets, restarts, two devices, hot seat, lobby."""

import asyncio
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.record.check import check_record
from bivouac.store.rows import Guest
from bivouac.tables import changes, finished, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.requests import clean_name
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request

SCENARIOS = [("classic", 2), ("team", 4), ("downpour", 3), ("volcano", 4), ("lake", 2)]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
async def test_a_person_plays_bots_to_the_end_and_gets_a_fair_record(
    tmp_path: Path, scenario: str, players: int
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        seats = [ME] + [GREEDY] * (players - 1)
        table = await lobby.create(tables, una, table_request(seats, scenario=scenario))
        person = await Person.at(tables, table, una, 0)
        with pytest.raises(Declined) as early:
            await finished.record_of(tables, table, una)
        assert early.value.status == 409
        await person.play()
        assert person.table["status"] == "over"
        assert person.last["result"]["winners"]
        record = await finished.record_of(tables, table, una)
        assert record["fair"]["commitment"] == person.table["commitment"]
        assert record["fair"]["seed"] == person.last["seed"]
        assert len({*record["names"]}) == players
        assert record["names"][0] == "Una"
        assert record["bots"] == [None] + ["greedy"] * (players - 1)
        assert "chance verified" in str(check_record(record))
        numbers = [one["number"] for one in person.got if one["type"] == "news"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@pytest.mark.slow
def test_two_people_play_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[Json]]:
        async with open_tables(tmp_path) as tables:
            una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
            table = await lobby.create(tables, una, table_request([ME, OPEN]))
            one = await Person.at(tables, table, una, 0)
            assert one.last["view"] is None
            assert one.table["status"] == "waiting"
            info = await changes.join(tables, table, vik, None, "Vik")
            assert [seat["name"] for seat in info["seats"]] == ["Una", "Vik"]
            assert one.got[-1]["type"] == "table"
            assert one.got[-2]["view"]["seats"]
            other = await Person.at(tables, table, vik, 1)
            for _ in range(6):
                mover = one if one.last["offer"] else other
                assert await mover.play(1) == 1
            states = []
            for viewer, who in ((0, una), (1, vik), (None, una)):
                again = await Person.at(tables, table, who, viewer)
                states.append(again.last)
                again.connection.close()
            return table, states

    async def second(table: str, states: list[Json]) -> None:
        async with open_tables(tmp_path) as tables:
            una, vik = await lobby.find_guest(tables, "una"), await lobby.find_guest(tables, "vik")
            one = await Person.at(tables, table, una, 0)
            other = await Person.at(tables, table, vik, 1)
            watching = await Person.at(tables, table, una, None)
            for person, old in zip((one, other, watching), states, strict=True):
                new = next(message for message in person.got if message["type"] == "state")
                assert without_presence(new) == without_presence(old)
            for _ in range(300):
                if one.last["seed"]:
                    break
                await (one if one.last["offer"] else other).play(1)
            check_record(await finished.record_of(tables, table, vik))

    table, states = asyncio.run(first())
    asyncio.run(second(table, states))


def without_presence(state: Json) -> Json:
    """A state without who happens to be connected."""
    seats = [{**seat, "connected": None} for seat in state["table"]["seats"]]
    return {**state, "table": {**state["table"], "seats": seats}}


@pytest.mark.slow
def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def interrupted() -> str:
        async with open_tables(tmp_path, bots=False) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, GREEDY, GREEDY]))
            person = await Person.at(tables, table, una, 0)
            while person.last["offer"]:
                await person.play(1)
            return table

    async def resumed(table: str) -> None:
        async with open_tables(tmp_path) as tables:
            await asyncio.wait_for(asyncio.gather(*tables.background), 30)
            una = await lobby.find_guest(tables, "una")
            person = await Person.at(tables, table, una, 0)
            await person.wait(lambda: person.last["offer"])

    asyncio.run(resumed(asyncio.run(interrupted())))


async def test_a_decision_on_an_old_position_is_stale_but_its_repetition_is_done(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.wait(lambda: person.last["offer"])
        number, event = person.number, person.choices()[0]
        done = await person.decide(event, number)
        assert done["type"] == "done"
        await person.wait(lambda: person.last["offer"])
        rows = person.number
        again = await person.decide(event, number)
        assert (again["type"], again["number"]) == ("done", done["number"])
        for known in (number, 10**9):
            other = person.choices()[-1]
            stale = await person.decide(other, known)
            assert stale["message"]["key"] == "refused-stale"
        assert person.number == rows
        assert (await person.decide(person.choices()[0]))["type"] == "done"


async def test_a_table_goes_on_undisturbed_by_nonsense(tmp_path: Path) -> None:
    nonsense: list[Json] = [
        None, 7, "x", [], {}, {"type": None}, {"type": "sing"}, {"type": ["decide"]},
        {"type": "hello"}, {"type": "hello", "look": 1, "last": 0},
        {"type": "hello", "look": 99, "last": 0}, {"type": "hello", "look": None, "last": -1},
        {"type": "hello", "look": True, "last": 0},
        {"type": "decide"}, {"type": "decide", "request": 1}, {"type": "undo", "request": "x"},
        {"type": "decide", "request": 1, "number": 1, "event": {"chance": "shuffle"}},
        {"type": "decide", "request": 1, "number": 1, "event": {"seat": 1, "do": "pass"}},
        {"type": "decide", "request": 1, "number": 1, "event": {"seat": 0, "do": ["pass"]}},
        {"type": "decide", "request": 1, "number": 1, "event": {"seat": False, "do": "pass"}},
        {"type": "decide", "request": 1, "number": True, "event": None},
        {"type": "decide", "request": 1, "number": 1, "event": [1]},
        {"type": "draft", "request": 1}, {"type": "draft", "request": 1, "draft": {"route": [1]}},
        {"type": "why", "request": 1}, {"type": "why", "request": 1, "wish": {"do": {}}},
        {"type": "undo", "request": 1, "number": 1},
    ]  # fmt: skip
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        person = await Person.at(tables, table, una, 0)
        for message in nonsense:
            if message == {"type": "hello", "look": 1, "last": 0}:
                continue  # a friend's seat is mine to look from
            before = len(person.got)
            await person.connection.handle(message)
            assert [one["type"] for one in person.got[before:]] == ["refused"], message
        assert person.number == 1
        await person.connection.handle({"type": "ping"})
        assert person.got[-1] == {"type": "pong"}


async def test_only_the_holder_decides_and_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, eve = await guest(tables, "Una"), await guest(tables, "Eve")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.wait(lambda: person.last["offer"])
        watching = await Person.at(tables, table, eve, None)
        assert watching.last["offer"] is None
        assert watching.last["view"]["seats"][0]["hand"] == []
        no = await watching.decide(person.choices()[0])
        assert no["message"]["key"] == "refused-watching"
        await watching.connection.handle({"type": "hello", "look": 0, "last": 0})
        assert watching.got[-1]["message"]["key"] == "refused-not-your-seat"
        with pytest.raises(Declined) as refused:
            await changes.seat_key(tables, table, eve, 0)
        assert refused.value.status == 403


async def test_a_second_device_holds_the_seat_by_its_key(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, phone = await guest(tables, "Una"), await guest(tables, "Phone")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        with pytest.raises(Declined):
            await changes.claim(tables, table, phone, "no key at all")
        key = await changes.seat_key(tables, table, una, 0)
        info = await changes.claim(tables, table, phone, key)
        assert [seat["mine"] for seat in info["seats"]] == [True, False]
        device = await Person.at(tables, table, phone, 0)
        await device.play(1)
        await device.wait(lambda: device.last["offer"])
        await person.wait(lambda: person.number == device.number)
        assert person.last["view"] == device.last["view"]
        await person.play(1)


async def test_friends_share_a_device_and_each_sees_the_own_hand(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        person = await Person.at(tables, table, una, 0)
        assert [seat["local"] for seat in person.table["seats"]] == [False, True]
        for _ in range(400):
            if person.last["seed"]:
                break
            seat = person.last["view"]["decides"]
            await person.connection.handle({"type": "hello", "look": seat, "last": person.number})
            assert person.last["look"] == seat
            await person.play(1)
        assert person.table["status"] == "over"


async def test_undo_takes_a_decision_back_until_it_shows_something_or_passes_the_turn(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        undone = 0
        while not person.last["seed"]:
            await person.wait(lambda: person.last["offer"] or person.last["seed"])
            if person.last["seed"]:
                break
            view = person.last["view"]
            events = person.choices()
            event = next((one for one in events if one["do"] == "place"), events[0])
            await person.decide(event)
            if person.last["can_undo"]:
                answer = await person.undo()
                assert answer["type"] == "done"
                assert person.last["view"] == view
                assert person.last["entry"]["undone"] == answer["number"] - 1
                assert not person.last["can_undo"]
                undone += 1
                await person.decide(event)
            else:
                answer = await person.undo()
                assert answer["message"]["key"] in ("refused-undo", "refused-stale", "refused-over")
        assert undone > 0
        record = await finished.record_of(tables, table, una)
        check_record(record)
        assert len(record["events"]) < person.number - undone


async def test_the_lobby_shows_mine_then_others_then_what_is_finished(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        hidden = await lobby.create(tables, una, table_request([ME, OPEN], listed=False))
        shown = await lobby.create(tables, una, table_request([ME, OPEN]))
        played = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, played, una, 0)
        await person.wait(lambda: person.last["offer"])
        listed = await lobby.lobby_of(tables, una)
        assert [card["id"] for card in listed["mine"]] == [played, shown, hidden]
        assert listed["mine"][0]["decides"] == 0
        assert listed["mine"][0]["sketch"]
        assert listed["open"] == []
        theirs = await lobby.lobby_of(tables, vik)
        assert [card["id"] for card in theirs["open"]] == [shown, played]
        assert theirs["mine"] == []
        await person.play()
        done = (await lobby.lobby_of(tables, una))["finished"]
        assert [card["id"] for card in done] == [played]
        assert done[0]["result"] == person.last["result"]
        assert (await lobby.lobby_of(tables, vik))["finished"] == []


async def test_a_table_where_a_bot_decides_for_me_does_not_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.changes.PATIENCE", 0)
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        awaited = await lobby.create(tables, una, table_request([ME, FRIEND]))
        left = await lobby.create(tables, una, table_request([ME, OPEN]))
        await changes.join(tables, left, vik, 1, "Vik")
        one = await Person.at(tables, left, una, 0)
        other = await Person.at(tables, left, vik, 1)
        while not one.last["offer"]:
            await other.play(1)
        assert [card["id"] for card in (await lobby.lobby_of(tables, una))["mine"]] == [
            left,
            awaited,
        ]
        one.connection.close()
        await changes.stand_in(tables, left, vik, 0, "greedy")
        mine = (await lobby.lobby_of(tables, una))["mine"]
        assert [card["id"] for card in mine] == [awaited, left]
        asked = [[s["mine"] for s in c["seats"] if s["seat"] == c["decides"]] for c in mine]
        assert asked == [[True], [True]]


async def test_the_catalogue_has_every_scenario_and_bot(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        catalogue = await tables.in_thread(lobby.catalogue)
        assert {"scenario": "volcano", "players": 3} in catalogue["games"][0]["sets"]
        assert catalogue["bots"] == ["level1", "level2", "level3", "level4", "level5"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"game": ["dewan"]}, "refused-game"),
        ({"options": {"scenario": "desert", "players": 2}}, "refused-options"),
        ({"options": {"scenario": "classic", "players": [2]}}, "refused-options"),
        ({"options": None}, "refused-malformed"),
        ({"seats": [ME]}, "refused-seats"),
        ({"seats": [ME, ME]}, "refused-seat-twice"),
        ({"seats": [GREEDY, GREEDY]}, "refused-only-bots"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep"}]}, "refused-bot"),
        ({"seats": [ME, {"kind": "friend", "name": " "}]}, "refused-name"),
        ({"seats": [ME, 7]}, "refused-malformed"),
        ({"listed": 1}, "refused-malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_declined(tmp_path: Path, change: Json, key: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as refused:
            await lobby.create(tables, una, {**table_request([ME, GREEDY]), **change})
        assert refused.value.message.key == key
        assert refused.value.status == 400
        with pytest.raises(Declined) as unknown:
            await lobby.info(tables, "nowhere", una)
        assert unknown.value.status == 404


@pytest.mark.parametrize(
    "name", ["", "  ", "a" * 25, "a\nb", "a\u202eb", "\u200d", 7, None, "x\x00"]
)
def test_a_name_is_short_and_visible(name: Json) -> None:
    with pytest.raises(Declined):
        clean_name(name)


def test_a_name_given_at_once_is_kept(tmp_path: Path) -> None:
    async def come(tables: OpenTables, number: int) -> str:
        una = Guest(f"una {number}", "")
        await asyncio.gather(
            lobby.find_guest(tables, una.id),
            lobby.rename(tables, una, "Una"),
            lobby.find_guest(tables, una.id),
        )
        return (await lobby.find_guest(tables, una.id)).name

    async def all_come() -> list[str]:
        async with open_tables(tmp_path) as tables:
            return await asyncio.gather(*(come(tables, number) for number in range(20)))

    assert set(asyncio.run(all_come())) == {"Una"}


def test_a_name_is_kept_without_blanks_around_it() -> None:
    assert clean_name("  Zoë の 家 ") == "Zoë の 家"
    assert clean_name("e\u0301") == "\u00e9"
