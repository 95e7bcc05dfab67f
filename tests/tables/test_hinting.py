"""Hints being worked out: nobody is held up, nothing is lost, and none outlives its position."""

import asyncio
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.tables import changes, hinting, lobby
from bivouac.tables.readiness import MEASURING, way_of
from tests.tables.hinted import HeldHints, answer_to, hint, notes_of, refusal, seated, send_hint
from tests.tables.hinted import held as held  # a fixture
from tests.tables.hinted import quick as quick
from tests.tables.people import ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.preparing import Slow
from tests.tables.thinkers import LEVEL5, hold


async def test_who_decides_meanwhile_is_not_held_up_and_the_hint_is_given_up(
    tmp_path: Path, held: HeldHints
) -> None:
    async with open_tables(tmp_path) as tables:
        table, person = await seated(tables, await guest(tables, "Una"))
        request = await send_hint(person)
        await person.wait(lambda: held.begun)
        assert (await person.decide(person.choices()[0]))["type"] == "done"
        assert refusal(answer_to(person, request)) == "refused-stale"
        await person.wait(lambda: held.stopped)
        assert tables.in_memory[table].hint is None


async def test_a_hint_is_given_up_when_a_bot_stands_in(tmp_path: Path, held: HeldHints) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        wish = {**table_request([ME, OPEN]), "hints": True}
        table = await lobby.create(tables, una, wish)
        await changes.join(tables, table, vik, 1, "Vik")
        guests = [una, vik]
        people = [await Person.at(tables, table, who, seat) for seat, who in enumerate(guests)]
        seat = next(seat for seat in range(2) if people[seat].last["offer"])
        request = await send_hint(people[seat])
        await people[seat].wait(lambda: held.begun)
        await changes.leave(tables, table, guests[seat])
        await changes.stand_in(tables, table, guests[1 - seat], seat, "greedy")
        assert refusal(answer_to(people[seat], request)) == "refused-stale"
        await people[seat].wait(lambda: held.stopped)


async def test_a_seat_has_one_hint_at_a_time(tmp_path: Path, held: HeldHints) -> None:
    """Who asks once more is told so; another device of the same seat waits for the same one."""
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        device = await Person.at(tables, table, una, 0)
        first = await send_hint(person)
        await person.wait(lambda: held.begun)
        assert refusal(await hint(person)) == "refused-hint-thinking"
        second = await send_hint(device, longer=True)
        held.free.set()
        await device.wait(lambda: answer_to(device, second))
        answers: list[Json] = [answer_to(person, first), answer_to(device, second)]
        assert [{**answer, "request": 0} for answer in answers] == [
            {**answers[0], "request": 0}
        ] * 2
        assert held.begun == 1
        assert len(notes_of(device)) == 1


async def test_thinking_longer_takes_the_seconds_that_were_said(
    tmp_path: Path, held: HeldHints
) -> None:
    held.free.set()
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        answers = [await hint(person)] + [await hint(person, longer=True) for _ in range(2)]
    assert held.budgets[0] <= 1200
    for answer, budget in zip(answers, held.budgets[1:], strict=False):
        assert answer["longer"] - 1 < budget / 1000 <= answer["longer"]


async def test_a_hint_is_there_for_whoever_comes_back_after_a_lost_line(
    tmp_path: Path, held: HeldHints
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        request = await send_hint(person)
        await person.wait(lambda: held.begun)
        person.connection.close()
        held.free.set()
        back = await Person.at(tables, table, una, 0)
        assert (await hint(back))["hints"]
        assert held.begun == 1
        assert len(notes_of(back)) == 1
        assert answer_to(person, request) is not None


async def test_a_hint_goes_on_though_nobody_is_left_at_the_table(
    tmp_path: Path, held: HeldHints, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.open_tables.KEPT_IN_MEMORY", 0)
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        await send_hint(person)
        await person.wait(lambda: held.begun)
        person.connection.close()
        tables.forget()
        assert table in tables.in_memory
        held.free.set()
        await person.wait(lambda: table not in tables.in_memory)


async def test_a_hint_that_fails_is_said_to_have_failed_and_can_be_asked_for_again(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        with monkeypatch.context() as broken:
            broken.setattr(hinting, "answer_of", None)
            assert refusal(await hint(person)) == "refused-hint-failed"
        assert (await hint(person))["type"] == "hinted"
        assert len(notes_of(person)) == 1


def test_a_hall_closes_in_the_middle_of_hints(tmp_path: Path, held: HeldHints) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            for name in ("Una", "Vik", "Zoë"):
                _, person = await seated(tables, await guest(tables, name))
                await send_hint(person)
                await person.wait(lambda: held.begun)
            assert held.stopped == 0

    asyncio.run(play())
    assert held.stopped == held.begun


async def test_a_restarted_server_gives_the_hint_anew_and_notes_it_once(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        await hint(person)
    async with open_tables(tmp_path) as tables:
        back = await Person.at(tables, table, una, 0)
        assert (await hint(back))["type"] == "hinted"
        assert len(notes_of(back)) == 1


async def test_bots_that_think_hold_up_no_hint_and_a_hint_no_bot(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them share what there is: here a single place."""
    bots = hold(monkeypatch)
    async with open_tables(tmp_path) as tables:
        assert tables.bots is not None
        tables.bots.turnstile.free = 1
        una = await guest(tables, "Una")
        slow = await lobby.create(tables, una, table_request([ME, LEVEL5, LEVEL5]))
        waiting = await Person.at(tables, slow, una, 0)
        while not bots.begun:
            await waiting.wait(lambda: waiting.last["offer"] or bots.begun)
            if waiting.last["offer"]:
                await waiting.decide(waiting.choices()[0])
        _, person = await seated(tables, una)
        assert (await hint(person))["hints"]
        assert not waiting.last["offer"], "the bot still thinks"
        bots.let_go()
        await waiting.wait(lambda: waiting.last["offer"])


async def test_where_no_bots_think_there_are_no_hints(tmp_path: Path, quick: None) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, {**table_request([ME, OPEN]), "hints": True})
        await changes.join(tables, table, vik, 1, "Vik")
        people = [await Person.at(tables, table, who, seat) for seat, who in enumerate((una, vik))]
        mover = next(one for one in people if one.last["offer"])
        assert refusal(await hint(mover)) == "refused-no-hints"


async def test_before_the_meter_is_compiled_who_asks_is_told_to_wait(
    tmp_path: Path, quick: None
) -> None:
    slow = Slow()
    slow.finish()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        while "dewan" not in tables.readiness.opened:
            await asyncio.sleep(0.001)
        _, person = await seated(tables, una)
        assert refusal(await hint(person)) == "refused-hint-preparing"
        assert notes_of(person) == []
        slow.parts = []
        assert (await hint(person))["type"] == "hinted"


def test_what_hints_need_is_a_part_of_what_is_compiled() -> None:
    from bivouac.lab.warm import PARTS

    assert MEASURING in PARTS
    options: Json = {}
    assert way_of("dewan", options) == "dewan"
