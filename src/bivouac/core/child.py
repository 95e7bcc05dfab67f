"""Processes of our own that work for this one: told what to do line by line, and none outlives it.

Nothing of a game is imported here, so that a process can begin to listen at once.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue


class Child:
    """A process that runs a module. It holds the end of a pipe whose other end is here."""

    def __init__(self, module: str) -> None:
        self.is_ended = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for the parent
        )

    def tell(self, line: str) -> None:
        """Tell it something to do; whether it is still there is heard from its answer."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            print(line, file=self.process.stdin, flush=True)

    def hear(self) -> str:
        """The next line it says; "" once it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

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


def orders() -> Iterator[str]:
    """What this process is told to do. When nothing more can come, it ends at once."""
    lines: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        yield lines.get()
