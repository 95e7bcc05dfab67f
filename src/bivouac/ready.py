"""Compiling what is not compiled yet, in processes of its own that never outlive their parent.

Neither Numba nor a game is imported here before a process is asked to compile something, so that a
server can begin without them. A process compiles part after part (lab/warm.py), as it is told on
its stdin, and ends when that closes, for whatever reason.
"""

import gc
import hashlib
import os
import platform
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

AT_ONCE = min(2, os.cpu_count() or 1)
"""Processes that compile at the same time: more would translate the same kernels again."""
KIND = 10
"""How much these processes give way to the server, as `nice` counts."""


class Part(NamedTuple):
    """Something to compile."""

    game: str
    way: str  # which rule module of the game, see `GameType.way`
    name: str
    needed: bool  # by a table


class Preparation:
    """Compiles what tables need, then the rest; two parts at a time.

    A way of playing is ready when a table can be played that way without waiting.
    """

    def __init__(
        self, games: Sequence[str] | None = None, only: Callable[[Part], bool] | None = None
    ) -> None:
        self.games = list(games or ())  # none: all there are
        self.only = only  # which parts of them; None: all
        self.parts: list[Part] | None = None  # None: not known yet
        self.todo: list[Part] = []
        self.done: set[Part] = set()
        self.faults: dict[str, str] = {}  # by way
        self.wanted: list[str] = []  # ways that somebody waits for
        self.workers: list[Worker] = []
        self.lock = threading.Lock()
        self.changed = threading.Condition(self.lock)
        self.threads: list[threading.Thread] = []
        self.stopped = False

    def start(self) -> None:
        """Begin, and return at once; where all is compiled there is nothing to do."""
        if is_compiled(*self.games):
            self.parts = []
        else:
            self._staff()

    def _staff(self) -> None:
        """See to it that as many processes are at work as there may be."""
        self.threads = [thread for thread in self.threads if thread.is_alive()]
        while len(self.threads) < AT_ONCE:
            thread = threading.Thread(target=self._drive, name="bivouac-ready", daemon=True)
            self.threads.append(thread)
            thread.start()

    def prefer(self, way: str) -> None:
        """Somebody waits for this way of playing: do it before what nobody waits for."""
        with self.lock:
            if way in self.wanted:
                return
            self.wanted.append(way)
            for worker in self.workers:
                if worker.part is not None and worker.part.way not in self.wanted:
                    worker.end()  # its part goes back to those still to do
        if self.left():
            self._staff()

    def share(self, way: str) -> float:
        """How much is done, from 0 to 1; at 1 it can be played."""
        with self.lock:
            if self.parts is None:
                return 0.0
            needed = [part for part in self.parts if part.way == way and part.needed]
            done = sum(part in self.done for part in needed)
            return done / len(needed) if needed else 1.0

    def is_ready(self, way: str) -> bool:
        """Can it be played without waiting?"""
        return self.share(way) >= 1.0

    def has(self, way: str, name: str) -> bool:
        """Is this part of it done, which a table can be played without?"""
        with self.lock:
            wanted = [part for part in self.parts or () if (part.way, part.name) == (way, name)]
            return self.parts is not None and all(part in self.done for part in wanted)

    def failed(self, way: str) -> str | None:
        """Why it cannot be compiled, in one line; None where it can, as far as is known."""
        return self.faults.get(way) or self.faults.get("")

    def left(self) -> list[Part]:
        """What is still to be done."""
        with self.lock:
            return [part for part in self.parts or () if part not in self.done]

    def wait(self, seconds: float) -> None:
        """Until something has changed, but not longer than that."""
        with self.changed:
            self.changed.wait(seconds)

    @property
    def is_busy(self) -> bool:
        """Is there anything that still goes on?"""
        return any(thread.is_alive() for thread in self.threads)

    def stop(self) -> None:
        """End the processes."""
        with self.lock:
            self.stopped = True
            for worker in self.workers:
                worker.end()
        for thread in self.threads:
            thread.join()

    def _drive(self) -> None:
        """Keep one process at work, and start another where it was ended for something better."""
        was_ended = True
        while was_ended and (worker := self._hire()) is not None:
            try:
                self._learn_parts(worker)
                while (part := self._next(worker)) is not None:
                    self._note(part, worker.ask("compile", *part[:3]), worker)
                was_ended = worker.is_ended
            finally:
                worker.close()
                with self.changed:
                    self.workers.remove(worker)
                    self.changed.notify_all()
        if self.parts and self.only is None and not self.left() and not self.faults:
            mark(*self.games)

    def _hire(self) -> "Worker | None":
        """A process, if there is anything for it to do."""
        with self.lock:
            if self.stopped or "" in self.faults or (self.parts is not None and not self.todo):
                return None
            worker = Worker()
            self.workers.append(worker)
            return worker

    def _learn_parts(self, worker: "Worker") -> None:
        """Ask what there is to compile, if nobody has."""
        outcome, text = worker.ask("list", *self.games)
        with self.changed:
            if self.parts is not None or worker.is_ended:
                return
            if outcome == "failed":
                self.faults[""] = text
                text = ""
            fields = [line.split() for line in text.split("|") if line]
            parts = [Part(game, way, name, flag == "1") for game, way, name, flag in fields]
            self.parts = [part for part in parts if self.only is None or self.only(part)]
            self.todo = list(self.parts)
            self.changed.notify_all()

    def _next(self, worker: "Worker") -> Part | None:
        """What a process does next: what somebody waits for, or a game that is no other's task.

        Two processes at one game translate many kernels twice, so they do so only in haste.
        """
        with self.lock:
            worker.part = None
            taken = {other.part.game for other in self.workers if other.part is not None}
            wanted = [part for part in self.todo if part.needed and part.way in self.wanted]
            others = [part for part in self.todo if part.game not in taken]
            if self.stopped or worker.is_ended or not (wanted or others):
                return None
            worker.part = (wanted or others)[0]
            self.todo.remove(worker.part)
            return worker.part

    def _note(self, part: Part, answer: tuple[str, str], worker: "Worker") -> None:
        """Note how a part ended; one that was given up for another is still to do."""
        with self.changed:
            if worker.is_ended:
                self.todo.insert(0, part)
            elif answer[0] == "failed":
                self.faults[part.way] = answer[1]
                self.todo = [other for other in self.todo if other.way != part.way]
            else:
                self.done.add(part)
            self.changed.notify_all()


class Worker:
    """A process that compiles. It holds the end of a pipe whose other end is here."""

    def __init__(self) -> None:
        self.part: Part | None = None  # what it compiles now
        self.is_ended = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bivouac.ready"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,  # Ctrl-C is for the parent
        )

    def ask(self, *words: str) -> tuple[str, str]:
        """Tell it something to do, and wait for its answer: `done` or `failed`, and a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            print(*words, file=self.process.stdin, flush=True)
        answer, _, rest = self.process.stdout.readline().strip().partition(" ")
        if answer in ("done", "failed"):
            return answer, rest
        status = self.process.wait()
        return "failed", f"the process that compiles ended with status {status}"

    def end(self) -> None:
        """Stop it, whatever it does. Somebody may still be waiting for its answer."""
        self.is_ended = True
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop it and let go of it."""
        self.end()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


def mark_of(*games: str) -> Path:
    """The file that says: all of these games is compiled, by these sources on this machine."""
    from bivouac.core.cache_folder import cache_root

    return cache_root() / f"{'-'.join(sorted(games)) or 'all'}.{_digest()}.ready"


@cache
def _digest() -> str:
    """A name for everything compiled code could depend on, found without importing any of it."""
    from bivouac.core.plug_ins import plug_ins, sources_of

    package = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    games = plug_ins("games").values()
    for entry in (game for game in games if not game.module.startswith("bivouac.")):
        digest.update(f"{entry.name} = {entry.value}\n".encode())
        for place, source in sources_of(entry):
            digest.update(place.encode())
            digest.update(source)
    facts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        facts += [line for line in lines if line.startswith("model name")][:1]
    facts += [sys.version, platform.platform()]
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()[:16]


def is_compiled(*games: str) -> bool:
    """Is all there is to compile of these games in the cache? Without a name, of all games."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return True
    return mark_of().exists() or (bool(games) and mark_of(*games).exists())


def mark(*games: str) -> None:
    """Note that all is compiled, and clear away what nobody needs any more."""
    from bivouac.core.cache_folder import sweep

    sweep()
    with suppress(OSError):
        mark_of(*games).parent.mkdir(parents=True, exist_ok=True)
        mark_of(*games).touch()


def orders() -> Iterator[list[str]]:
    """What this process is told to do. When nothing more can come, it ends at once."""
    lines: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        yield lines.get().split()


def main() -> None:
    """Compile what one is told, and say how it went."""
    os.nice(KIND)
    gc.disable()  # a tenth of the time; what a game leaves behind fits into memory many times
    for task, *arguments in orders():
        try:
            from bivouac.lab import warm

            if task == "list":
                found = [f"{a} {b} {c} {int(d)}" for a, b, c, d in warm.list_parts(arguments)]
                print("done", "|".join(found), flush=True)
            else:
                warm.compile_part(*arguments)
                print("done", flush=True)
        except Exception as error:
            line = " ".join(str(error).split())[:300]
            print("failed", f"{type(error).__name__}: {line}", flush=True)


if __name__ == "__main__":
    main()
