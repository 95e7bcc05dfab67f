"""A bot by somebody else as a process: lines in, lines out, and never longer than it may take."""

import os
import select
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from bivouac.bots.budget import Watch, unwatched
from bivouac.visitors.failing import Failed, Stopped
from bivouac.visitors.limits import COMPLAINT_BYTES, FAREWELL_SECONDS, LINE_BYTES, Limits

KEEPER = Path(__file__).with_name("keeper.py")
PIECE = 1 << 16
"""Bytes read or written at a time."""
LOOK_EVERY = 0.05
"""Seconds between two looks at whoever watches."""
LAST_WORDS = 2.0
"""Seconds in which its keeper tells how a process has ended."""


class Process:
    """A bot that is running. Not for two threads."""

    def __init__(self, command: Iterable[str], limits: Limits) -> None:
        self.limits = limits
        self.outgoing = b""  # what it has still to take in
        self.incoming = b""  # what it has said, and nobody has read
        self.complaints = b""  # the last it has written to stderr
        theirs, self.lifeline = os.pipe()
        numbers = (theirs, limits.megabytes, limits.kindness)
        try:
            self.keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", str(KEEPER), *map(str, numbers), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs,),
                start_new_session=True,  # Ctrl-C is for us
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except OSError as error:
            os.close(self.lifeline)
            raise Failed("visitor-not-started", str(error.strerror)) from None
        finally:
            os.close(theirs)
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        assert self.keeper.stderr is not None
        self.streams = (self.keeper.stdin, self.keeper.stdout, self.keeper.stderr)
        self.stdin, self.stdout, self.stderr = (stream.fileno() for stream in self.streams)
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream, False)
        self.waits_for = {self.stdin, self.stdout, self.stderr}  # those that are open

    def send(self, line: bytes) -> None:
        """Give it a line to read, as soon as it takes it."""
        self.outgoing += line + b"\n"

    def receive(self, seconds: float, watch: Watch = unwatched) -> tuple[bytes, float]:
        """Its next line, and what is left of the seconds that it has.

        Failed if there is none in time, Stopped if nobody watches any more.
        """
        began = perf_counter()
        while (end := self.incoming.find(b"\n")) < 0:
            if len(self.incoming) > LINE_BYTES:
                raise Failed("visitor-long", self.last_words(), bytes=LINE_BYTES)
            left = seconds - (perf_counter() - began)
            if not watch(1 - left / self.limits.seconds):
                raise Stopped
            if left <= 0:
                raise Failed("visitor-slow", self.last_words(), seconds=round(self.limits.seconds))
            self.exchange(min(left, LOOK_EVERY))
            if self.stdout not in self.waits_for and b"\n" not in self.incoming:
                raise self.ended()
        line, self.incoming = self.incoming[:end], self.incoming[end + 1 :]
        if len(line) > LINE_BYTES:
            raise Failed("visitor-long", self.last_words(), bytes=LINE_BYTES)
        return line, seconds - (perf_counter() - began)

    def exchange(self, seconds: float) -> None:
        """Write and read what can be, waiting for it no longer than that."""
        poll = select.poll()
        for stream in self.waits_for - {self.stdin}:
            poll.register(stream, select.POLLIN)
        if self.outgoing and self.stdin in self.waits_for:
            poll.register(self.stdin, select.POLLOUT)
        for stream, _ in poll.poll(1000 * seconds):
            if stream == self.stdin:
                self.write()
            else:
                self.read(stream)

    def write(self) -> None:
        """Let it have as much as it takes now."""
        try:
            self.outgoing = self.outgoing[os.write(self.stdin, self.outgoing[:PIECE]) :]
        except BlockingIOError:
            return
        except OSError:  # it listens no more
            self.waits_for.discard(self.stdin)
            self.outgoing = b""

    def read(self, stream: int) -> bool:
        """Take what it has written; was there anything?"""
        try:
            piece = os.read(stream, PIECE)
        except BlockingIOError:
            return False
        if not piece:
            self.waits_for.discard(stream)
        elif stream == self.stdout:
            self.incoming += piece
        else:
            self.complaints = (self.complaints + piece)[-COMPLAINT_BYTES:]
        return bool(piece)

    def ended(self) -> Failed:
        """What to say of a process that says no more: how it has ended, as far as is known."""
        try:
            status = self.keeper.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            return Failed("visitor-silent", self.last_words())
        while self.read(self.stderr):
            pass
        return Failed("visitor-ended", self.last_words(), status=status)

    def last_words(self) -> str:
        """The last line it has written to stderr."""
        lines = self.complaints.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def dismiss(self) -> None:
        """Let it know that nothing more will come, without waiting for anything."""
        if self.outgoing and self.stdin in self.waits_for:
            self.exchange(0)
        self.waits_for.discard(self.stdin)
        with suppress(OSError):
            self.streams[0].close()

    def end(self, seconds: float = 0.0) -> None:
        """Let nothing of it be left; it has so many seconds to end by itself."""
        until = perf_counter() + seconds
        self.dismiss()
        while self.waits_for and (left := until - perf_counter()) > 0:
            self.exchange(left)
            self.incoming = b""
        if self.lifeline >= 0:
            os.close(self.lifeline)
            self.lifeline = -1
        try:
            self.keeper.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:  # it was stopped by the very bot it keeps
            self.keeper.kill()
            self.keeper.wait()
        for stream in self.streams:
            stream.close()


def end_all(processes: Iterable[Process]) -> None:
    """End several at once: all of them have the same second for it."""
    leaving = list(processes)
    for process in leaving:
        process.dismiss()
    until = perf_counter() + FAREWELL_SECONDS
    for process in leaving:
        process.end(until - perf_counter())
