"""Plant faults one at a time and see which the tests of their area notice (tests/faults).

    .venv/bin/python -m scripts.plant_faults                   the working tree
    .venv/bin/python -m scripts.plant_faults --tests REVISION  its sources with earlier tests
    .venv/bin/python -m scripts.plant_faults --compare BEFORE.json AFTER.json

Earlier tests that fail on these sources without any fault are left out, and named.
It works in copies of the checkout, under --work. A campaign that was interrupted goes on with
--resume, on the sources and tests it began with. Exit status 1: not every fault was caught.
"""

import argparse
import fcntl
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event

from scripts.faults.copies import Copy, take_snapshot
from scripts.faults.journal import (
    BROKEN,
    CAUGHT,
    REFUSED,
    STALE,
    SURVIVED,
    Finding,
    Journal,
    read_json,
    write_json,
)
from scripts.faults.listed import Fault, Suite, choose, load
from scripts.faults.planting import module_of, planted, why_stale
from scripts.faults.report import differences, lines_of
from scripts.faults.running import GREEN, RED, UNCOLLECTED, Bench, Verdict

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 900.0


@dataclass(frozen=True, slots=True)
class Baseline:
    """What a suite says without any fault."""

    why_red: str  # nothing if it passes
    left_out: tuple[str, ...] = ()  # so that it does


@dataclass(frozen=True, slots=True)
class Campaign:
    """Faults planted in copies, area by area."""

    work: Path
    journal: Journal
    label: str
    patience: float
    stopped: Event
    is_lenient: bool  # tests that fail without a fault are left out

    def bench(self, copy: Copy, cache: Path, name: str) -> Bench:
        """Where the tests for one thing are run."""
        log = self.work / "logs" / self.label / f"{name}.log"
        log.unlink(missing_ok=True)
        return Bench(copy, cache, log, self.patience)

    def try_area(self, copy: Copy, faults: list[Fault]) -> None:
        """All faults of an area in one copy, one after the other."""
        baselines: dict[Suite, Baseline] = {}
        for fault in faults:
            if self.stopped.is_set():
                return
            finding = self.try_fault(copy, fault, baselines)
            self.journal.write(finding)
            print(
                f"{finding.outcome:<9}{finding.seconds:7.1f} s  {fault.id}  {finding.by}",
                flush=True,
            )

    def try_fault(self, copy: Copy, fault: Fault, baselines: dict[Suite, Baseline]) -> Finding:
        """Run the suites of a fault until one notices it; first each without the fault.

        What they say then is kept in `baselines`.
        """
        finding = partial(Finding, fault.id, fault.area, breaks=fault.breaks)
        stale = why_stale(copy.root, fault)
        if stale is not None:
            return finding(STALE, stale, seconds=0.0)
        seconds = 0.0
        for suite in fault.suites:
            if suite not in baselines:
                baselines[suite] = self.find_baseline(copy, fault.area, suite)
            baseline = baselines[suite]
            if baseline.why_red:
                why = f"{suite.name} fails without a fault: {baseline.why_red}"
                return finding(REFUSED, why, seconds=seconds)
            verdict = self.judge(copy, fault, suite, baseline.left_out)
            seconds = round(seconds + verdict.seconds, 1)
            if verdict.colour != GREEN:
                outcome = CAUGHT if verdict.colour == RED else BROKEN
                return finding(outcome, verdict.why, seconds=seconds)
        return finding(SURVIVED, "", seconds=seconds)

    def judge(self, copy: Copy, fault: Fault, suite: Suite, left_out: tuple[str, ...]) -> Verdict:
        """What a suite says about a fault.

        Tests that cannot be collected notice it too, unless what they cannot import is the fault.
        """
        with planted(copy.root, fault):
            bench = self.bench(copy, copy.branch_cache(), f"{fault.id}.{suite.name}")
            verdict = bench.run(suite, left_out)
            module = module_of(fault.file)
            if verdict.colour == UNCOLLECTED and module and bench.can_import(module):
                return replace(verdict, colour=RED)
        return verdict

    def find_baseline(self, copy: Copy, area: str, suite: Suite) -> Baseline:
        """What a suite says without any fault, where need be without some of its tests."""
        bench = self.bench(copy, copy.cache, f"{area}.{suite.name}")
        verdict = bench.run(suite)
        left_out: tuple[str, ...] = ()
        if verdict.why and self.is_lenient and not suite.is_vitest:
            left_out = tuple(bench.all_failures(suite))
            verdict = bench.run(suite, left_out)
        said = f"fails: {verdict.why}" if verdict.why else "passes"
        without = f" without {' '.join(left_out)}" if left_out else ""
        print(
            f"no fault {verdict.seconds:7.1f} s  {area}: {suite.name} {said}{without}", flush=True
        )
        return Baseline(verdict.why, left_out)


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tests", metavar="REVISION", help="take tests and scripts from there")
    add("--sources", metavar="REVISION", help="take everything else from there")
    add("--only", action="append", default=[], metavar="GLOB", help="of ids or areas")
    add("--jobs", type=int, default=2, help="areas tried at the same time (2)")
    add("--json", type=Path, metavar="FILE", help="write the findings there")
    add("--resume", action="store_true", help="go on with the last campaign of this kind")
    add("--check", action="store_true", help="only say which faults cannot be planted any more")
    add("--compare", nargs=2, type=Path, metavar="FILE", help="two files written by --json")
    add("--patience", type=float, default=PATIENCE, help="seconds before a run counts as failed")
    add("--work", type=Path, default=Path(tempfile.gettempdir()) / "bivouac-faults")
    return parser.parse_args()


def main() -> int:
    """Do what the command line asks for; the exit status."""
    arguments = read_arguments()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    if arguments.compare:
        lines = differences(*map(read_json, arguments.compare))
        print("\n".join(lines) or "both agree on every fault")
        return 1 if lines else 0
    faults = choose(load(ROOT), arguments.only)
    if arguments.check:
        stale = {fault.id: why_stale(ROOT, fault) for fault in faults}
        lines = [f"{name}: {why}" for name, why in stale.items() if why is not None]
        print("\n".join([*lines, f"{len(faults)} faults, {len(lines)} of them stale"]))
        return 1 if lines else 0
    return run_campaign(arguments, faults)


def run_campaign(arguments: argparse.Namespace, faults: list[Fault]) -> int:
    """Try faults, say what became of them; the exit status."""
    label = f"{revision_of(arguments.sources)}-tests-{revision_of(arguments.tests)}"
    work = arguments.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sys.exit(f"{work} is in use by another campaign; choose another one with --work")
        return campaign_in(work, label, arguments, faults)


def campaign_in(work: Path, label: str, arguments: argparse.Namespace, faults: list[Fault]) -> int:
    """The same, in a folder of one's own."""
    snapshot = work / f"snapshot-{label}"
    journal = Journal(work / f"journal-{label}.jsonl", arguments.resume)
    if not arguments.resume or not snapshot.is_dir():
        take_snapshot(ROOT, snapshot, arguments.tests, arguments.sources)
    is_lenient = arguments.tests is not None
    campaign = Campaign(work, journal, label, arguments.patience, Event(), is_lenient)
    due = [fault for fault in faults if not journal.is_done(fault.id)]
    areas = [[one for one in due if one.area == area] for area in sorted({f.area for f in due})]
    copies = [Copy(work, number) for number in range(min(arguments.jobs, len(areas)))]
    for copy in copies:
        copy.prepare(snapshot, ROOT / "web" / "node_modules")
    try_all(campaign, copies, areas)
    findings = [journal.found[fault.id] for fault in faults if fault.id in journal.found]
    print("\n".join(["", *lines_of(findings)]))
    if arguments.json:
        write_json(arguments.json, findings)
    is_complete = len(findings) == len(faults)
    return 0 if is_complete and all(one.outcome == CAUGHT for one in findings) else 1


def try_all(campaign: Campaign, copies: list[Copy], areas: list[list[Fault]]) -> None:
    """Each area in whichever copy is free, until all are done or somebody stops it."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def try_next(area: list[Fault]) -> None:
        copy = free.get()
        try:
            campaign.try_area(copy, area)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(max(1, len(copies))) as jobs:
        try:
            list(jobs.map(try_next, areas))
        except KeyboardInterrupt:
            print("stopping after the faults that stand now; --resume goes on", flush=True)
            campaign.stopped.set()


def revision_of(name: str | None) -> str:
    """A revision in short; "now" for the working tree."""
    if name is None:
        return "now"
    command = ["git", "rev-parse", "--short", f"{name}^{{commit}}"]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
