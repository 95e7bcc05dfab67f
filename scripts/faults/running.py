"""Tests run in a copy: what they say about it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from scripts.faults.copies import Copy
from scripts.faults.listed import Suite

GREEN, RED, UNCOLLECTED, BROKEN = "green", "red", "uncollected", "broken"
COLOURS = {0: GREEN, 1: RED, 2: UNCOLLECTED}
"""By the exit status of pytest; uncollected: a file with tests could not even be read."""
FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a suite says."""

    colour: str
    why: str  # the first test that failed, or what is broken
    seconds: float


@dataclass(frozen=True, slots=True)
class Bench:
    """A copy in which suites are run, with a cache, and where their output goes."""

    copy: Copy
    cache: Path
    log: Path
    patience: float  # seconds after which tests count as failed: a fault may go on for ever

    def run(self, suite: Suite, left_out: Sequence[str] = ()) -> Verdict:
        """Run a suite without some of its tests, up to the first failure."""
        begun = perf_counter()
        files = suite.found(self.copy.root)
        if not files:
            return Verdict(BROKEN, f"no file fits {' '.join(suite.files)}", 0.0)
        if suite.is_vitest:
            colour, why = self.run_vitest(files)
        else:
            colour, why = self.run_pytest(suite, files, left_out)
        return Verdict(colour, why, perf_counter() - begun)

    def run_pytest(
        self, suite: Suite, files: list[str], left_out: Sequence[str]
    ) -> tuple[str, str]:
        """Tests in Python; those with a browser need the client built first."""
        if suite.needs_client:
            status, said = self.call(["node_modules/.bin/vite", "build"], folder="web")
            if status != 0:
                return BROKEN, f"the client cannot be built: {last_line(said)}"
        files = [name for name in files if name not in left_out]
        options = [f"--deselect={test}" for test in left_out if "::" in test]
        status, said = self.call_pytest(suite, files, ["-x", *options])
        if status == 0:
            return GREEN, ""
        first = FAILURE.search(said)
        why = first.group(1) if first and status is not None else last_line(said)
        return RED if status is None else COLOURS.get(status, BROKEN), why

    def all_failures(self, suite: Suite) -> list[str]:
        """Every test of a suite that fails, and every file that cannot be read."""
        files = suite.found(self.copy.root)
        _, said = self.call_pytest(suite, files, ["--continue-on-collection-errors"])
        return FAILURE.findall(said)

    def call_pytest(
        self, suite: Suite, files: list[str], options: list[str]
    ) -> tuple[int | None, str]:
        """Run tests in Python."""
        command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
        command += ["--basetemp", str(self.copy.scratch / "pytest"), *options, *files]
        command += ["-k", suite.only] if suite.only else []
        return self.call(command, interpreted=suite.interpreted)

    def run_vitest(self, files: list[str]) -> tuple[str, str]:
        """Tests of the client; a file that cannot even be read proves nothing."""
        report = self.copy.scratch / "vitest.json"
        report.unlink(missing_ok=True)
        names = [name.removeprefix("web/") for name in files]
        command = ["node_modules/.bin/vitest", "run", *names, "--bail=1"]
        command += ["--reporter=json", f"--outputFile={report}"]
        status, said = self.call(command, folder="web")
        if status == 0:
            return GREEN, ""
        if status is None or not report.exists():
            return (RED if status is None else BROKEN), last_line(said)
        tests = [
            test
            for file in json.loads(report.read_text())["testResults"]
            for test in file["assertionResults"]
        ]
        failed = [test["fullName"] for test in tests if test["status"] == "failed"]
        return (RED, failed[0]) if failed else (BROKEN, "a test file cannot be read")

    def call(
        self, command: list[str], folder: str = ".", interpreted: bool = False
    ) -> tuple[int | None, str]:
        """Run a program to its end: its status, None if that did not come, and what it said."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.copy.scratch.mkdir(parents=True, exist_ok=True)
        start = self.log.stat().st_size if self.log.exists() else 0
        with (
            self.log.open("ab") as log,
            subprocess.Popen(
                command,
                cwd=self.copy.root / folder,
                env=self.copy.environment(self.cache, interpreted),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            ) as process,
        ):
            status: int | None = None
            try:
                status = process.wait(self.patience)
            except subprocess.TimeoutExpired:
                log.write(f"\nno end within {self.patience:.0f} seconds\n".encode())
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
        return status, self.log.read_bytes()[start:].decode(errors="replace")

    def can_import(self, module: str) -> bool:
        """Can a module be imported as it is now?"""
        status, _ = self.call([sys.executable, "-c", f"import {module}"])
        return status == 0


def last_line(said: str) -> str:
    """The last words of a program."""
    lines = said.strip().splitlines()
    return lines[-1][:200] if lines else "it said nothing"
