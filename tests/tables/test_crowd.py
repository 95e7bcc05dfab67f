"""Many tables at once: nothing acknowledged is lost, whoever hangs up, whatever is forgotten."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from bivouac.core.contract import Event, Json
from bivouac.record.check import check_record
from bivouac.tables import changes, finished, lobby
from bivouac.tables.open_tables import OpenTables
from tests.tables.people import FRIEND, GREEDY, ME, Person, guest, open_tables, table_request


def done_events(person: Person, sent: dict[int, Event]) -> list[Event]:
    """The decisions of a person that were acknowledged, in order; a repetition counts once."""
    done = {one["number"]: sent[one["request"]] for one in person.got if one["type"] == "done"}
    return [done[number] for number in sorted(done)]


async def play_carelessly(tables: OpenTables, number: int) -> tuple[str, list[Event]]:
    """A whole game by somebody whose requests are sometimes cut off; what was acknowledged."""
    chooser = random.Random(number)
    who = await guest(tables, f"Guest {number}")
    table = await lobby.create(tables, who, table_request([ME, GREEDY], scenario="lake"))
    person = await Person.at(tables, table, who, 0)
    sent: dict[int, Event] = {}
    while not person.last["seed"]:
        await person.wait(lambda: person.last["offer"] or person.last["seed"])
        if person.last["seed"]:
            break
        request = len(sent)
        sent[request] = chooser.choice(person.choices())
        message = {"type": "decide", "request": request, "number": person.number}
        task = asyncio.ensure_future(person.connection.handle({**message, "event": sent[request]}))
        if chooser.random() < 0.3:
            await asyncio.sleep(chooser.random() * 0.01)
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        known = person.number
        await asyncio.sleep(0.02 if person.number == known and task.cancelled() else 0)
    person.connection.close()
    return table, done_events(person, sent)


@pytest.mark.slow
def test_requests_that_are_cut_off_do_no_harm(tmp_path: Path) -> None:
    async def play() -> list[tuple[str, list[Event]]]:
        async with open_tables(tmp_path) as tables:
            return list(await asyncio.gather(*(play_carelessly(tables, n) for n in range(6))))

    async def check(played: list[tuple[str, list[Event]]]) -> None:
        async with open_tables(tmp_path) as tables:
            eve = await guest(tables, "Eve")
            for table, done in played:
                record = await finished.record_of(tables, table, eve)
                check_record(record)
                mine = iter(event for event in record["events"] if event.get("seat") == 0)
                assert all(event in mine for event in done)  # `in` goes on where it stopped

    asyncio.run(check(asyncio.run(play())))


async def test_tables_that_nobody_uses_are_forgotten_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.open_tables.KEPT_IN_MEMORY", 2)
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        seats: list[Json] = [ME, FRIEND]
        ids = [await lobby.create(tables, una, table_request(seats)) for _ in range(6)]
        for turn in range(12):
            table = ids[turn % 6]
            viewers = [await Person.at(tables, table, una, seat) for seat in range(2)]
            await next(one for one in viewers if one.last["offer"]).play(1)
            for one in viewers:
                one.connection.close()
            assert len(tables.in_memory) <= 3
        for table in ids:
            assert (await lobby.info(tables, table, una))["number"] >= 3


async def test_one_decision_wins_when_two_devices_decide_at_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, phone = await guest(tables, "Una"), await guest(tables, "Phone")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        first = await Person.at(tables, table, una, 0)
        seat = first.last["view"]["decides"]
        await changes.claim(tables, table, phone, await changes.seat_key(tables, table, una, seat))
        one = await Person.at(tables, table, una, seat)
        two = await Person.at(tables, table, phone, seat)
        choices = one.choices()
        answers = await asyncio.gather(one.decide(choices[0]), two.decide(choices[1]))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert one.number == two.number
