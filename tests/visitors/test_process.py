"""A bot by somebody else takes no more than it may, and leaves nothing behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from bivouac.visitors.failing import Failed, Stopped
from bivouac.visitors.limits import COMPLAINT_BYTES, LINE_BYTES, Limits
from bivouac.visitors.process import Process, end_all
from tests.lab.processes import children_of, is_there

PATIENCE = 60
ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1])"
LIMITS = Limits(seconds=PATIENCE, megabytes=512)
COMPLAINING = "import sys; sys.stderr.write('y' * 3_000_000 + '\\nthe end\\n'); print('said')"
BROOD = """
import subprocess, sys
child = [sys.executable, "-c", "import signal; signal.pause()"]
pids = [subprocess.Popen(child, start_new_session=own).pid for own in (False, True)]
print(*pids, flush=True)
import signal
signal.pause()
"""
"""A bot with two children, one of which has left its group."""
PARENT = f"""
from bivouac.visitors.limits import Limits
from bivouac.visitors.process import Process
import sys
process = Process([sys.executable, "-c", {BROOD!r}], Limits())
print(process.receive(60)[0].decode(), process.keeper.pid, flush=True)
sys.stdin.read()
"""


@contextmanager
def running(code: str, limits: Limits = LIMITS) -> Iterator[Process]:
    """A process of Python code, ended at the end."""
    process = Process([sys.executable, "-c", code], limits)
    try:
        yield process
    finally:
        process.end()


def wait_until_gone(pids: list[int]) -> None:
    """Until none of some processes is there any more."""
    until = monotonic() + PATIENCE
    while any(map(is_there, pids)):
        assert monotonic() < until
        sleep(0.01)


def why(code: str, seconds: float = PATIENCE, limits: Limits = LIMITS) -> Failed:
    """Why a bot that is asked for a line has failed."""
    with running(code, limits) as process:
        process.send(b"?")
        with pytest.raises(Failed) as failed:
            process.receive(seconds)
        return failed.value


def test_lines_go_in_and_come_out() -> None:
    with running(ECHO) as process:
        for line in (b"abc", b"", b"de"):
            process.send(line)
        assert [process.receive(PATIENCE)[0] for _ in range(3)] == [b"cba", b"", b"ed"]


def test_a_line_much_longer_than_a_pipe_is_taken_while_it_is_answered() -> None:
    with running(ECHO) as process:
        process.send(b"x" * (LINE_BYTES // 2))
        assert len(process.receive(PATIENCE)[0]) == LINE_BYTES // 2


def test_time_runs_only_while_we_wait_for_it() -> None:
    with running(ECHO) as process:
        process.send(b"a")
        _, left = process.receive(5.0)
        assert 0 < left < 5


def test_one_that_says_nothing_in_time_has_failed() -> None:
    failed = why("import signal; signal.pause()", seconds=0.05)
    assert failed.why.key == "visitor-slow"


def test_one_that_ends_tells_how_and_its_last_words() -> None:
    failed = why("import sys; print('alas\\n', file=sys.stderr); sys.exit(3)")
    assert (failed.why.key, failed.why.args) == ("visitor-ended", {"status": 3})
    assert failed.detail == "alas"
    killed = why("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    assert killed.why.args == {"status": 128 + signal.SIGSEGV}


def test_a_program_that_cannot_be_started_has_ended_as_in_a_shell() -> None:
    process = Process(["/no/such/program"], LIMITS)
    with pytest.raises(Failed) as failed:
        process.receive(PATIENCE)
    process.end()
    assert failed.value.why.args == {"status": 127}
    assert "No such file" in failed.value.detail


def test_a_line_without_end_is_not_kept() -> None:
    failed = why("import sys\nwhile True: sys.stdout.write('x' * 4096)")
    assert failed.why.key == "visitor-long"
    whole = why(f"print('x' * {LINE_BYTES + 1})")
    assert whole.why.key == "visitor-long"


def test_of_its_complaints_only_the_end_is_kept() -> None:
    with running(COMPLAINING) as process:
        assert process.receive(PATIENCE)[0] == b"said"
        while process.read(process.stderr):
            pass
        assert len(process.complaints) <= COMPLAINT_BYTES
        assert process.last_words() == "the end"


def test_one_that_closes_its_output_but_lives_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.visitors.process.LAST_WORDS", 0.05)
    failed = why("import os, signal; os.close(1); signal.pause()")
    assert failed.why.key == "visitor-silent"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count memory so")
def test_one_that_takes_too_much_memory_is_refused_more() -> None:
    failed = why("held = []\nwhile True: held.append(bytearray(1 << 26))")
    assert failed.why.key == "visitor-ended"
    assert failed.detail == "MemoryError"


def test_waiting_ends_where_nobody_watches_any_more() -> None:
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    with running("import signal; signal.pause()") as process, pytest.raises(Stopped):
        process.receive(PATIENCE, watch)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1


def test_ending_it_ends_its_children_in_whatever_group_they_are() -> None:
    with running(BROOD) as process:
        children = [int(word) for word in process.receive(PATIENCE)[0].split()]
        kept = [*children_of(process.keeper.pid)]
        assert {*children} <= {*kept}
    assert not any(map(is_there, kept))


def test_a_bot_that_stops_its_keeper_is_ended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.visitors.process.LAST_WORDS", 0.2)
    code = "import os, signal; os.kill(os.getppid(), signal.SIGSTOP); print(os.getpid())"
    with running(f"{code}\nsignal.pause()") as process:
        bot = int(process.receive(PATIENCE)[0])
    wait_until_gone([bot])


def test_the_last_children_of_one_that_ended_by_itself_end_too() -> None:
    code = BROOD.replace("import signal\nsignal.pause()\n", "")
    with running(code) as process:
        children = [int(word) for word in process.receive(PATIENCE)[0].split()]
        wait_until_gone(children)


def test_nothing_is_left_when_we_are_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with closing(parent.stdin), closing(parent.stdout):  # type: ignore[type-var] # both are pipes
        assert parent.stdout is not None
        told = [int(word) for word in parent.stdout.readline().split()]
        pids = [*told, *children_of(told[-1])]
        assert len(pids) > 3
        assert all(map(is_there, pids))
        parent.kill()
        parent.wait()
        wait_until_gone(pids)


def test_whoever_listens_may_end_by_itself(tmp_path: Path) -> None:
    """It has a second for it, so that it can write down what it has learnt."""
    file = tmp_path / "learnt"
    code = f"import sys; sys.stdin.read(); open({str(file)!r}, 'w').write('much')"
    processes = [Process([sys.executable, "-c", code], LIMITS) for _ in range(2)]
    deaf = Process([sys.executable, "-c", "import signal; signal.pause()"], LIMITS)
    processes[0].end(PATIENCE)
    assert file.read_text() == "much"
    end_all([deaf, *processes[1:]])
    assert not any(is_there(process.keeper.pid) for process in (deaf, *processes))


def test_no_descriptor_is_left_open() -> None:
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a path would be listed too
    for _ in range(3):
        with running(ECHO):
            pass
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208 - as above
