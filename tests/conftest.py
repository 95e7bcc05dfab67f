"""What every test shares: how much to play, Hypothesis made repeatable, slowest files first."""

import asyncio
import gc
import inspect
import json
import os
import signal
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("BIVOUAC_LONG") == "1"

# A shell lets what it runs in the background ignore Ctrl-C, and whatever that starts, too.
signal.signal(signal.SIGINT, signal.default_int_handler)

gc.set_threshold(50_000, 20, 20)  # a tenth of the time, for some memory

T = TypeVar("T")


def scale(count: int, short: int | None = None) -> int:
    """How many games (positions, examples) to try: ten times as many under `make test-long`.

    Where each takes long, `short` says how many are enough in the short version.
    """
    if LONG:
        return 10 * count
    return count if short is None else short


def breadth(cases: Sequence[T], short: Sequence[T]) -> Sequence[T]:
    """Every case under `make test-long`; in the short version some that cover what there is."""
    return cases if LONG else short


# Repeatable, so without a database of earlier failures; and no test may depend on the clock.
settings.register_profile(
    "bivouac",
    max_examples=scale(100),
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bivouac")


ROOT = Path(__file__).parents[1]
DURATIONS = Path(__file__).with_name("durations.json")
"""Seconds that the tests of each file took, written by `pytest --record-durations`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make test PYTEST_ARGS=--record-durations` keeps the order below up to date."""
    parser.addoption(
        "--record-durations",
        action="store_true",
        help="write how long each file took into tests/durations.json",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Workers report to the process that started them, which alone writes."""
    if config.getoption("--record-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with servers and pages now and then wait."""
    return len(os.sched_getaffinity(0)) + 1


def recorded() -> dict[str, float]:
    """Seconds by file; nothing where nobody has measured."""
    found: dict[str, float] = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
    return found


def file_of(node_id: str) -> str:
    """The file of a test, from the root of the checkout, by the name of the test."""
    return node_id.partition("::")[0]


def slowest_first(files: Iterable[str], seconds: Mapping[str, float]) -> list[str]:
    """The files in the order to run them; what nobody has measured may take long.

    Equal ones stay in order, so that every process comes to the same.
    """
    return sorted(dict.fromkeys(files), key=lambda file: -seconds.get(file, inf))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow files come first, so that no worker sits idle while the last one ends."""
    files = slowest_first((file_of(item.nodeid) for item in items), recorded())
    place = {file: number for number, file in enumerate(files)}
    items.sort(key=lambda item: place[file_of(item.nodeid)])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    names = inspect.signature(test).parameters
    asyncio.run(test(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


class Stopwatch:
    """Adds up what tests take, file by file."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Set-up, call and tear-down of a test."""
        file = file_of(report.nodeid)
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        """Keep it."""
        DURATIONS.write_text(json.dumps(self.brought_up_to_date(recorded()), indent=1) + "\n")

    def brought_up_to_date(self, kept: Mapping[str, float]) -> dict[str, float]:
        """What was measured replaces what is kept; files that are gone are forgotten."""
        found = {**kept, **{file: round(took, 1) for file, took in self.seconds.items()}}
        return {file: found[file] for file in sorted(found) if (ROOT / file).exists()}
