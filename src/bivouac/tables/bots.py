"""Bots at tables: they think in threads of their own, on what their seat knows and nothing else.

Levels think in slices of compiled code that leave the interpreter to others. Between two slices a
bot lets others think who wait for it, so that no table holds up another one, and hears whether its
thought is still needed.
"""

import asyncio
import os
import secrets
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from types import TracebackType
from typing import TypeVar

from bivouac.bots.budget import Watch, unwatched
from bivouac.bots.levels import budget_of
from bivouac.bots.play import Player
from bivouac.core.contract import Known, generator

T = TypeVar("T")
THREADS = 64
"""So many bots take turns in thinking; only as many as there are cores to spare think at a time."""
TELL_EVERY = 0.2
"""Seconds between two messages about a thought; a shorter one is not told about."""


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

    def __init__(self, bot: str | None, seat: int, moved: int) -> None:
        self.bot = bot  # None: it is a hint for whoever sits there
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


def choose_steps(
    player: Player, known: Known, bot: str, watch: Watch = unwatched, waited: float = 0.0
) -> list[int]:
    """The decision of a bot on what it knows, which is used up; `player` serves one thread.

    What a bot draws for comes from the operating system: no seed of a table can foretell it. It has
    already `waited` so many milliseconds for its turn to think.
    """
    budget = budget_of(bot, waited)
    rng = generator(secrets.randbits(64))
    made: list[int] = []
    complete = False
    while not complete:
        for step in player.choose(known, bot, rng, budget, watch):
            known.apply(step)
            made.append(step)
        complete = known.is_between
    return made


class Bots:
    """The threads in which bots think."""

    def __init__(self) -> None:
        self.turnstile = Turnstile(max(1, (os.cpu_count() or 1) - 1))
        self.pool = ThreadPoolExecutor(THREADS, "bivouac-bot")

    async def choose(
        self, player: Player, known: Known, thought: Thought, tell: Callable[[], None]
    ) -> list[int] | None:
        """A decision, without holding up anybody; None if nobody needs it any more.

        While it takes its time, `tell` is called again and again.
        """
        bot = thought.bot
        assert bot is not None

        def work(watch: Watch) -> list[int]:
            return choose_steps(player, known, bot, watch, thought.age())

        thinking = self.share(thought, work)
        while not (await asyncio.wait({thinking}, timeout=TELL_EVERY))[0]:
            tell()
        return thinking.result()

    def share(self, thought: Thought, work: Callable[[Watch], T]) -> "asyncio.Future[T | None]":
        """Think about something in a thread that takes turns with others; None if it is too late.

        The work asks the watch it is given every few milliseconds.
        """
        return asyncio.get_running_loop().run_in_executor(self.pool, self.think, thought, work)

    def think(self, thought: Thought, work: Callable[[Watch], T]) -> T | None:
        """The same, in such a thread."""

        def watch(share: float) -> bool:
            if thought.goes_on(share):
                self.turnstile.pass_on()
            return thought.goes_on(share)

        with self.turnstile:
            return None if thought.stopped else work(watch)

    def close(self) -> None:
        """Let the last thoughts end, which somebody has stopped."""
        self.turnstile.open()
        self.pool.shutdown(cancel_futures=True)
