"""Thoughts of bots: they take turns, say how far they are, and end when nobody needs them."""

import threading
from collections import deque
from time import perf_counter
from types import TracebackType


class Turnstile:
    """So many threads may think at a time; whoever has waited longest comes next."""

    def __init__(self, places: int) -> None:
        self.free = places  # more than none only where nobody waits
        self.waiting: deque[threading.Event] = deque()
        self.lock = threading.Lock()

    def __enter__(self) -> None:
        with self.lock:
            if self.free > 0:
                self.free -= 1
                return
            turn = threading.Event()
            self.waiting.append(turn)
        turn.wait()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self.lock:
            if self.waiting:
                self.waiting.popleft().set()
            else:
                self.free += 1

    def pass_on(self) -> None:
        """Let whoever has waited longest go on, and stand in line again."""
        with self.lock:
            if not self.waiting:
                return
            turn = threading.Event()
            self.waiting.append(turn)
            self.waiting.popleft().set()
        turn.wait()

    def open(self) -> None:
        """Let everybody in at once: nothing is left to be shared."""
        with self.lock:
            while self.waiting:
                self.waiting.popleft().set()
            self.free += 1 << 30


class Thought:
    """A decision being thought about: its thread says how far it is, anybody may stop it."""

    def __init__(self, bot: str, seat: int, moved: int) -> None:
        self.bot = bot
        self.seat = seat
        self.moved = moved  # number of the last row that changed the position
        self.share = 0.0  # of its budget
        self.stopped = False
        self.begun = perf_counter()

    def age(self) -> float:
        """Milliseconds since somebody began to wait for it."""
        return 1000 * (perf_counter() - self.begun)

    def stop(self) -> None:
        """Nobody needs it any more."""
        self.stopped = True

    def goes_on(self, share: float) -> bool:
        """Note how far it is; does anybody need it?"""
        self.share = min(1.0, max(self.share, share))
        return not self.stopped
