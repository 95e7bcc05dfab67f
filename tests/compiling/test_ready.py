"""Compiling in processes of its own: what is ready, what failed, that nothing is left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from time import sleep

import pytest

from bivouac import ready
from bivouac.ready import Part, Preparation, Worker

PATIENCE = 600
"""Looks, a tenth of a second apart, before something is taken never to happen."""

PARENT = """
from bivouac.ready import Preparation
preparation = Preparation()
preparation.start()
while len(preparation.workers) < 1 or preparation.workers[0].part is None:
    preparation.wait(0.1)
print(*(worker.process.pid for worker in preparation.workers), flush=True)
preparation.threads[0].join()
"""


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    for _ in range(PATIENCE):
        if is_so():
            return
        sleep(0.1)
    raise AssertionError("it never happened")


def is_running(process: int) -> bool:
    """Is there such a process, other than as the remains of one?"""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine where nothing is compiled."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.slow
def test_processes_that_compile_end_with_a_parent_that_is_killed(empty_cache: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [int(word) for word in parent.stdout.readline().split()]
    assert workers
    assert all(is_running(worker) for worker in workers)
    parent.send_signal(signal.SIGKILL)
    parent.communicate()
    wait_until(lambda: not any(is_running(worker) for worker in workers))


def test_stopping_ends_the_processes(empty_cache: Path) -> None:
    preparation = Preparation()
    preparation.start()
    wait_until(lambda: bool(preparation.workers))
    workers = [worker.process.pid for worker in preparation.workers]
    preparation.stop()
    assert not any(is_running(worker) for worker in workers)
    assert not preparation.is_busy


def test_what_is_marked_as_compiled_is_ready_at_once(empty_cache: Path) -> None:
    ready.mark()
    preparation = Preparation()
    preparation.start()
    assert preparation.is_ready("dewan")
    assert not preparation.workers
    assert preparation.left() == []


def test_the_mark_of_one_game_says_nothing_of_another(empty_cache: Path) -> None:
    ready.mark("dewan")
    assert ready.is_compiled("dewan")
    assert not ready.is_compiled("iwari")
    assert not ready.is_compiled()


@pytest.mark.parametrize("is_package", [True, False])
def test_a_game_that_is_installed_or_changed_later_is_not_compiled(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch, is_package: bool
) -> None:
    """Wherever its code is, and without importing it."""
    later = EntryPoint("later", "later.game:GAME" if is_package else "later:GAME", "bivouac.games")
    source = empty_cache / ("later/game.py" if is_package else "later.py")
    source.parent.mkdir(exist_ok=True)
    source.write_text("raise ImportError('imported')")
    monkeypatch.syspath_prepend(empty_cache)

    def is_known() -> bool:
        ready._digest.cache_clear()
        return ready.is_compiled()

    try:
        ready.mark()
        assert is_known()
        with monkeypatch.context() as installed:
            installed.setattr(
                "bivouac.core.plug_ins.entry_points",
                lambda group: [*entry_points(group=group), later],
            )
            assert not is_known()
            ready.mark()
            assert is_known()
            source.write_text("raise ImportError('changed')")
            assert not is_known()
        assert is_known()
    finally:
        ready._digest.cache_clear()


def test_a_process_that_cannot_start_is_told_in_one_line(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    preparation = Preparation()
    preparation.start()
    wait_until(lambda: not preparation.is_busy)
    assert preparation.failed("dewan") == "the process that compiles ended with status 1"


def test_a_part_that_fails_is_told_in_one_line(empty_cache: Path) -> None:
    worker = Worker()
    outcome, line = worker.ask("compile", "dewan", "dewan", "nothing")
    worker.close()
    assert (outcome, line) == ("failed", "KeyError: 'nothing'")


def of(game: str, name: str, *, needed: bool = True) -> Part:
    """A part of a game that is played in one way."""
    return Part(game, game, name, needed)


class Still(Worker):
    """A worker without a process."""

    def __init__(self) -> None:
        self.part = None
        self.is_ended = False

    def end(self) -> None:
        self.is_ended = True


def test_a_game_is_one_process_task_unless_somebody_waits_for_it() -> None:
    preparation = Preparation()
    rules, search, other = of("dewan", "rules"), of("dewan", "search"), of("iwari", "rules")
    preparation.parts = preparation.todo = [rules, search, other]
    preparation.todo = list(preparation.parts)
    first, second = Still(), Still()
    preparation.workers = [first, second]
    assert preparation._next(first) == rules
    assert preparation._next(second) == other
    assert preparation._next(second) is None
    preparation.wanted = ["dewan"]
    assert preparation._next(second) == search


def test_what_somebody_waits_for_comes_before_what_nobody_does() -> None:
    preparation = Preparation()
    parts = [of("dewan", "rules"), of("iwari", "rules"), of("iwari", "perft_counts", needed=False)]
    preparation.parts = parts
    preparation.todo = parts[1:]
    busy = Still()
    busy.part = parts[0]
    preparation.workers = [busy]
    preparation.stopped = True  # so that nobody is hired
    preparation.prefer("iwari")
    assert busy.is_ended
    preparation._note(parts[0], ("failed", "killed"), busy)
    assert preparation.todo == parts
    assert preparation.faults == {}


def test_how_much_is_done_counts_what_a_table_needs() -> None:
    preparation = Preparation()
    parts = [of("dewan", "rules"), of("dewan", "search"), of("dewan", "perft_counts", needed=False)]
    preparation.parts = parts
    preparation.done = {parts[0]}
    assert preparation.share("dewan") == 0.5
    preparation.done = set(parts[:2])
    assert preparation.is_ready("dewan")
    assert preparation.left() == parts[2:]


def test_the_interpreter_needs_nothing_compiled(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert ready.is_compiled()
    assert not list(os.scandir(empty_cache))
