"""Bots at tables: they think in threads of their own, on what their seat knows and nothing else."""

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

from bivouac.bots.play import Player
from bivouac.core.contract import Event, Game, generator
from bivouac.record.replay import snapshot


def choose_event(player: Player, known: Game, bot: str) -> Event:
    """The decision of a bot on a redacted position, which is used up; `player` serves one thread.

    What a bot draws for comes from the operating system: no seed of a table can foretell it.
    """
    rng = generator(secrets.randbits(64))
    before = snapshot(known)
    made: list[int] = []
    complete = False
    while not complete:
        for step in player.choose(known, bot, rng):
            known.apply(step)
            made.append(step)
        complete = known.is_between
    return known.setting.event(before, made)


class Bots:
    """The threads in which bots think."""

    def __init__(self) -> None:
        threads = max(1, (os.cpu_count() or 1) - 1)
        self.pool = ThreadPoolExecutor(threads, "bivouac-bot")

    async def choose(self, player: Player, known: Game, bot: str) -> Event:
        """A decision, without holding up anybody."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, choose_event, player, known, bot)

    def close(self) -> None:
        """Let the last thought end."""
        self.pool.shutdown(cancel_futures=True)
