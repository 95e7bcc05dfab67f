"""Analyses: one at a time, for guests in turn, kept for good, stopped when nobody wants them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from bivouac.analysis.report_wire import Quality
from bivouac.analysis.worker import DONE, FAILED, SHARE
from bivouac.core.contract import Json
from bivouac.store.analyses import KEPT, find_report, put_report
from bivouac.store.database import open_store
from bivouac.tables.analysing import Analyses, key_of
from bivouac.tables.analysis_queue import EACH, MOST, Job, Queue
from bivouac.tables.declined import Declined
from tests.tables.analysts import REPORT, Told, analysts

__all__ = ["analysts"]

RECORD = {"game": "dewan", "rules": "2", "events": [], "names": ["Una", "Vik"]}
DONE_LINE = (DONE, json.dumps(REPORT))


@asynccontextmanager
async def analyses(folder: Path, quality: Quality | None = "quick") -> AsyncIterator[Analyses]:
    """Those of a server, closed properly."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite3'}")
    made = Analyses(store, quality)
    try:
        yield made
    finally:
        await made.close()
        store.close()


async def until(is_so: Callable[[], object]) -> None:
    """Wait for what happens soon."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)


async def settled(made: Analyses, key: str, guest: str) -> Json:
    """How it stands when it has come to something."""
    await until(lambda: key not in made.jobs)
    return await made.state(key, guest)


def job(key: str) -> Job:
    return Job(key, RECORD, of_table=True)


# The queue


def test_guests_take_turns_however_many_they_ask_for() -> None:
    queue = Queue()
    for key in ("a1", "a2", "a3"):
        queue.add(job(key), "una")
    queue.add(job("b1"), "vik")
    queue.add(job("c1"), "zoe")
    taken = [queue.take() for _ in range(6)]
    assert [None if one is None else one.key for one in taken] == [
        "a1",
        "b1",
        "c1",
        "a2",
        "a3",
        None,
    ]


def test_what_several_want_comes_with_whoever_is_first_and_once() -> None:
    queue = Queue()
    shared = job("shared")
    queue.add(job("a1"), "una")
    queue.add(shared, "una")
    queue.add(shared, "vik")
    queue.add(shared, "vik")
    assert len(queue) == 2
    assert [one.key for one in iter(queue.take, None)] == ["a1", "shared"]


def test_only_so_many_wait_and_only_so_many_of_one_guest() -> None:
    queue = Queue()
    for number in range(EACH):
        queue.add(job(f"una-{number}"), "una")
    with pytest.raises(Declined, match="Too many analyses"):
        queue.add(job("una-more"), "una")
    last = job("last")
    for number in range(EACH, MOST - 1):
        queue.add(job(f"{number}"), f"guest-{number}")
    queue.add(last, "last")
    with pytest.raises(Declined, match="Too many analyses"):
        queue.add(job("more"), "more")
    queue.add(last, "more")  # it waits already
    queue.drop(last, "more")
    queue.drop(last, "last")
    queue.add(job("more"), "more")
    assert len(queue) == MOST


def test_the_key_leaves_out_who_played_and_depends_on_all_that_was_played() -> None:
    key = key_of(RECORD, "quick")
    others = {**RECORD, "names": ["Zoë", "Kai"], "fair": {"seed": "00"}, "bots": [None, "level1"]}
    assert key_of(others, "quick") == key
    assert key_of(RECORD, "deep") != key
    assert key_of({**RECORD, "events": [{"seat": 0}]}, "quick") != key
    assert key_of({**RECORD, "setup": {}}, "quick") != key


# Made, kept, stopped


async def test_a_report_is_made_once_kept_without_names_and_there_after_a_restart(
    tmp_path: Path, analysts: list[Told]
) -> None:
    async with analyses(tmp_path) as made:
        assert (await made.state("k", "una"))["state"] == "none"
        begun = await made.ask("k", RECORD, "una", of_table=True)
        assert begun["state"] == "waiting"
        await until(lambda: analysts and analysts[0].orders)
        assert analysts[0].orders[0].quality == "quick"
        analysts[0].lines.put((SHARE, "0.250"))
        await until(lambda: made.jobs["k"].share)
        assert await made.state("k", "vik") == {"state": "running", "share": 0.25, "report": None}
        analysts[0].lines.put(DONE_LINE)
        done = await settled(made, "k", "una")
        assert done["state"] == "done"
        assert done["report"] == {**REPORT, "names": ["", ""], "bots": [None, None]}
        assert (await made.ask("k", RECORD, "vik", of_table=True))["state"] == "done"
        await until(lambda: made.task is None)
    async with analyses(tmp_path) as again:
        assert await again.state("k", "una") == done
    assert len(analysts) == 1


async def test_what_was_under_way_when_a_server_stopped_is_simply_asked_for_again(
    tmp_path: Path, analysts: list[Told], caplog: pytest.LogCaptureFixture
) -> None:
    async with analyses(tmp_path) as made:
        await made.ask("k", RECORD, "una", of_table=True)
        await until(lambda: analysts and analysts[0].orders)
    assert analysts[0].status is not None
    async with analyses(tmp_path) as again:
        assert (await again.state("k", "una"))["state"] == "none"
        assert (await again.ask("k", RECORD, "una", of_table=True))["state"] == "waiting"
        await until(lambda: len(analysts) == 2 and analysts[1].orders)
        analysts[1].lines.put(DONE_LINE)
        assert (await settled(again, "k", "una"))["state"] == "done"
    assert not caplog.records


async def test_one_is_made_at_a_time_by_one_process(tmp_path: Path, analysts: list[Told]) -> None:
    async with analyses(tmp_path) as made:
        for key in ("a", "b"):
            await made.ask(key, {**RECORD, "game": key}, "una", of_table=True)
        await until(lambda: analysts and analysts[0].orders)
        assert (await made.state("b", "una"))["state"] == "waiting"
        analysts[0].lines.put(DONE_LINE)
        await until(lambda: len(analysts[0].orders) == 2)
        assert [order.record["game"] for order in analysts[0].orders] == ["a", "b"]
        assert (await made.state("b", "una"))["state"] == "running"
        analysts[0].lines.put(DONE_LINE)
        assert (await settled(made, "b", "una"))["state"] == "done"
    assert len(analysts) == 1


async def test_one_that_nobody_wants_any_more_is_stopped_and_the_next_one_begins(
    tmp_path: Path, analysts: list[Told], caplog: pytest.LogCaptureFixture
) -> None:
    async with analyses(tmp_path) as made:
        await made.ask("a", {**RECORD, "game": "a"}, "una", of_table=True)
        await until(lambda: analysts and analysts[0].orders)
        await made.ask("b", {**RECORD, "game": "b"}, "vik", of_table=True)
        assert (await made.stop("a", "vik"))["state"] == "running"  # it is not his
        assert (await made.stop("a", "una"))["state"] == "stopped"
        assert (await made.state("a", "vik"))["state"] == "none"
        assert analysts[0].status is not None
        await until(lambda: len(analysts) == 2 and analysts[1].orders)
        assert analysts[1].order["game"] == "b"
        assert (await made.stop("b", "vik"))["state"] == "stopped"
        assert (await made.ask("a", RECORD, "una", of_table=True))["state"] == "waiting"
        await until(lambda: len(analysts) == 3 and analysts[2].orders)
        analysts[2].lines.put(DONE_LINE)
        assert (await settled(made, "a", "una"))["state"] == "done"
    assert not caplog.records


async def test_one_that_waits_is_stopped_without_having_begun(
    tmp_path: Path, analysts: list[Told]
) -> None:
    async with analyses(tmp_path) as made:
        await made.ask("a", RECORD, "una", of_table=True)
        await until(lambda: analysts and analysts[0].orders)
        await made.ask("b", RECORD, "vik", of_table=True)
        assert (await made.stop("b", "vik"))["state"] == "stopped"
        analysts[0].lines.put(DONE_LINE)
        await until(lambda: made.task is None)
        assert len(analysts[0].orders) == 1


async def test_it_goes_on_for_whoever_still_wants_it(tmp_path: Path, analysts: list[Told]) -> None:
    async with analyses(tmp_path) as made:
        for who in ("una", "vik"):
            await made.ask("k", RECORD, who, of_table=True)
        await until(lambda: analysts and analysts[0].orders)
        assert (await made.stop("k", "una"))["state"] == "stopped"
        assert (await made.state("k", "vik"))["state"] == "running"
        assert (await made.ask("k", RECORD, "una", of_table=True))["state"] == "running"
        await made.stop("k", "vik")
        analysts[0].lines.put(DONE_LINE)
        assert (await settled(made, "k", "vik"))["state"] == "done"


async def test_one_that_fails_is_said_to_and_can_be_tried_again(
    tmp_path: Path, analysts: list[Told], caplog: pytest.LogCaptureFixture
) -> None:
    async with analyses(tmp_path) as made:
        await made.ask("k", RECORD, "una", of_table=True)
        await until(lambda: analysts and analysts[0].orders)
        analysts[0].lines.put((FAILED, "ValueError: no"))
        assert (await settled(made, "k", "una"))["state"] == "failed"
        assert [record.getMessage() for record in caplog.records] == [
            "an analysis failed: ValueError: no"
        ]
        await until(lambda: made.task is None)
        assert (await made.ask("k", RECORD, "una", True, idle=True))["state"] == "failed"
        assert (await made.ask("k", RECORD, "una", of_table=True))["state"] == "waiting"
        await until(lambda: len(analysts) == 2 and analysts[1].orders)
        analysts[1].lines.put(DONE_LINE)
        assert (await settled(made, "k", "una"))["state"] == "done"


async def test_by_itself_one_begins_only_where_nobody_waits_and_nobody_has_stopped_it(
    tmp_path: Path, analysts: list[Told]
) -> None:
    async with analyses(tmp_path) as made:
        assert (await made.ask("a", RECORD, "una", True, idle=True))["state"] == "waiting"
        await until(lambda: analysts and analysts[0].orders)
        assert (await made.ask("b", RECORD, "vik", True, idle=True))["state"] == "none"
        assert (await made.ask("a", RECORD, "vik", True, idle=True))["state"] == "running"
        await made.stop("a", "vik")
        assert (await made.stop("a", "una"))["state"] == "stopped"
        await until(lambda: made.task is None)
        assert (await made.ask("a", RECORD, "una", True, idle=True))["state"] == "stopped"
        assert (await made.ask("b", RECORD, "vik", True, idle=True))["state"] == "waiting"


async def test_a_server_may_analyse_nothing_and_still_show_what_it_has(tmp_path: Path) -> None:
    async with analyses(tmp_path, None) as made:
        await made.store.write(lambda session: put_report(session, "k", REPORT, True, "now"))
        kept: Json = await made.ask("k", RECORD, "una", True, idle=True)
        assert kept["report"] == REPORT
        assert (await made.state("other", "una"))["state"] == "off"
        with pytest.raises(Declined, match="This server makes no analyses"):
            await made.ask("other", RECORD, "una", of_table=True)


async def test_reports_of_records_from_elsewhere_make_room_for_newer_ones(tmp_path: Path) -> None:
    async with analyses(tmp_path) as made:

        def fill(session: Session) -> None:
            put_report(session, "of a table", REPORT, True, "2026-01-01")
            for number in range(KEPT + 1):
                put_report(session, f"{number}", REPORT, False, f"2026-02-{number:04}")

        await made.store.write(fill)
        kept = [made.store.read_now(partial(find_report, key=key)) for key in ("0", "1")]
        assert [report is not None for report in kept] == [False, True]
        assert made.store.read_now(partial(find_report, key="of a table")) is not None
