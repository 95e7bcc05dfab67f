"""Analyses of games: asked for, made one at a time in a process of its own, and kept.

A report is kept by a key that says what it depends on: the game as it was dealt and played, the
meter, and how thorough it is. Whoever asks for the same gets the same, and whoever asks again after
a restart of the server begins anew what was under way.
"""

import asyncio
import json
import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from os import cpu_count

from sqlalchemy.exc import SQLAlchemyError

from bivouac.analysis import trust
from bivouac.analysis.report_wire import Quality
from bivouac.analysis.worker import DONE, FAILED, SHARE, Analyst, Order
from bivouac.core.contract import Json
from bivouac.store.analyses import find_report, put_report
from bivouac.store.database import Store
from bivouac.tables import analysis_wire as wire
from bivouac.tables.analysis_queue import Job, Queue
from bivouac.tables.declined import NOT_NOW, declined
from bivouac.tables.protocol import now

THREADS = min(2, cpu_count() or 1)
LONGEST = 1200.0
"""Seconds after which an analysis is given up."""
REMEMBERED = 1000
"""Of so many that came to nothing it is remembered."""
PARTS = ("game", "rules", "options", "components", "setup", "events")
"""What of a record an analysis depends on: not on who played, nor on the proof of the shuffles."""

log = logging.getLogger(__name__)


def key_of(record: Json, quality: str | None) -> str:
    """The key of the analysis of a record."""
    depends = [trust.version(), quality, [record.get(part) for part in PARTS]]
    return sha256(json.dumps(depends, sort_keys=True).encode()).hexdigest()


def stage(state: wire.AnalysisState, share: float = 0.0, report: Json = None) -> wire.Analysis:
    """The protocol's Analysis."""
    return {"state": state, "share": share, "report": report}


class Analyses:
    """The analyses of a server."""

    def __init__(self, store: Store, quality: Quality | None) -> None:
        self.store = store
        self.quality = quality  # None: this server analyses nothing
        self.jobs: dict[str, Job] = {}  # by key: those that wait, and the one under way
        self.past: OrderedDict[str, Job] = OrderedDict()  # by key: those that came to nothing
        self.queue = Queue()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "bivouac-analysis")
        self.analyst: Analyst | None = None
        self.lock = threading.Lock()  # of the process
        self.closed = False

    async def state(self, key: str, guest: str) -> wire.Analysis:
        """How far an analysis is, for a guest."""
        report = await self.store.read(partial(find_report, key=key))
        return self.unfinished(key, guest) if report is None else stage("done", 1.0, report)

    def unfinished(self, key: str, guest: str) -> wire.Analysis:
        """How far one is that is not kept."""
        job = self.jobs.get(key) or self.past.get(key)
        if job is not None and guest in job.leavers:
            return stage("stopped")
        if key in self.jobs and job is not None:
            return stage("running", job.share) if job.running else stage("waiting")
        if self.quality is None:
            return stage("off")
        return stage("failed" if job is not None and job.failed else "none")

    async def ask(
        self, key: str, record: Json, guest: str, of_table: bool, idle: bool = False
    ) -> wire.Analysis:
        """Begin an analysis, unless it is there or under way. `idle`: if nothing else is to do."""
        known = await self.state(key, guest)
        is_busy = bool(self.jobs) and known["state"] not in ("waiting", "running")
        if known["state"] == "done" or (idle and (is_busy or known["state"] != "none")):
            return known
        if self.quality is None:
            raise declined("refused-analysis-off", NOT_NOW)
        job = self.jobs.get(key) or Job(key, record, of_table)
        if not job.running:
            self.queue.add(job, guest)
        job.askers.add(guest)
        job.leavers.discard(guest)
        self.jobs[key] = job
        self.past.pop(key, None)
        if self.task is None:
            self.task = asyncio.ensure_future(self.work())
        return self.unfinished(key, guest)

    async def stop(self, key: str, guest: str) -> wire.Analysis:
        """A guest does not want an analysis any more; one that nobody wants is stopped."""
        job = self.jobs.get(key)
        if job is not None and guest in job.askers:
            job.askers.remove(guest)
            job.leavers.add(guest)
            self.queue.drop(job, guest)
            if not job.askers:
                self.give_up(job)
        return await self.state(key, guest)

    def give_up(self, job: Job) -> None:
        """Let a job come to nothing, and remember that it did."""
        self.jobs.pop(job.key, None)
        job.record = None
        self.past[job.key] = job
        if len(self.past) > REMEMBERED:
            self.past.popitem(last=False)
        if job.running:
            self.end_analyst()

    async def work(self) -> None:
        """Analyse one after the other until none is left, then let the process go."""
        try:
            while (job := self.queue.take()) is not None:
                job.running = True
                await self.make(job)
                job.running = False
        finally:
            self.task = None
            self.end_analyst()

    async def make(self, job: Job) -> None:
        """Analyse one game, and keep the report."""
        loop = asyncio.get_running_loop()
        too_long = loop.call_later(LONGEST, self.end_analyst)
        word, rest = await loop.run_in_executor(self.thread, self.hear_out, job)
        too_long.cancel()
        if self.closed or not job.askers:
            return
        try:
            if word == DONE:
                await self.keep(job, rest)
                del self.jobs[job.key]
                return
        except SQLAlchemyError as error:
            rest = str(error).partition("\n")[0]
        log.error("an analysis failed: %s", rest)
        job.failed = True
        self.give_up(job)

    async def keep(self, job: Job, report: str) -> None:
        """Keep a report, without names: the same game may be analysed for others, too."""
        made = json.loads(report)
        seats = len(made["names"])
        made.update(names=[""] * seats, bots=[None] * seats)
        put = partial(put_report, key=job.key, report=made, of_table=job.of_table, now=now())
        await self.store.write(put)

    def hear_out(self, job: Job) -> tuple[str, str]:
        """In a thread: let the process analyse, and hear how far it is, until it is done."""
        analyst, record = self.hire(), job.record
        if analyst is None or record is None or self.quality is None:
            return FAILED, "nobody wants it any more"
        analyst.begin(Order(record, self.quality, THREADS))
        word, rest = analyst.next()
        while word == SHARE:
            job.share = float(rest)
            word, rest = analyst.next()
        if analyst.process.poll() is not None:
            self.end_analyst()
        return word, rest

    def hire(self) -> Analyst | None:
        """The process that analyses, started if need be; none any more while the server stops."""
        with self.lock:
            if self.analyst is None and not self.closed:
                self.analyst = Analyst()
            return self.analyst

    def end_analyst(self) -> None:
        """End the process, whatever it does; its pipes are closed by who listens to it."""
        with self.lock:
            analyst, self.analyst = self.analyst, None
        if analyst is not None:
            analyst.end()
            self.thread.submit(analyst.close)

    async def close(self) -> None:
        """End what is under way, and begin nothing more."""
        self.closed = True
        self.end_analyst()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
