"""Bots by others at tables: their processes, kept for as long as their tables are used.

They think in threads of their own, so that one that hangs holds up neither tables nor our bots.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import randbelow
from typing import NamedTuple

from bivouac.core.contract import Known, Result
from bivouac.tables.bots import TELL_EVERY, Thought
from bivouac.tables.logged_game import LoggedGame
from bivouac.visitors import telling, wire
from bivouac.visitors.conversation import Conversation
from bivouac.visitors.failing import Failed, Stopped
from bivouac.visitors.limits import FAREWELL_SECONDS, SAFE_INTEGER, USUAL, Limits
from bivouac.visitors.names import Visitor
from bivouac.visitors.party import Party
from bivouac.visitors.telling import Moment

MOST = 32
"""Processes of bots by others; beyond that, whoever was not asked for longest begins anew."""
log = logging.getLogger(__name__)


class Seated(NamedTuple):
    """A bot by somebody else at a seat."""

    bot: str
    talk: Conversation
    told: int  # number of the last row that it was told of


class Visits:
    """All bots by others at all tables."""

    def __init__(self, visitors: Mapping[str, Visitor], limits: Limits = USUAL) -> None:
        self.visitors = visitors
        self.limits = limits
        self.party = Party(visitors, limits)
        self.pool = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "bivouac-visitor")
        self.seated: OrderedDict[tuple[str, int], Seated] = OrderedDict()  # longest unasked first

    async def choose(
        self, table: str, logged: LoggedGame, thought: Thought, tell: Callable[[], None]
    ) -> list[int] | None:
        """The decision of a bot by somebody else; None if nobody needs it any more, or Failed.

        While it takes its time, `tell` is called again and again.
        """
        assert thought.bot is not None  # hints are never theirs
        place, bot = (table, thought.seat), thought.bot
        found, told = self.find(place, bot)
        known, moments = logged.known(thought.seat).copy(), moments_since(logged, told)
        think = partial(self.think, found, known, moments, thought)
        thinking = asyncio.get_running_loop().run_in_executor(self.pool, think)
        while not (await asyncio.wait({thinking}, timeout=TELL_EVERY))[0]:
            tell()
        answer = thinking.result()
        if answer is None:
            return None
        talk, steps = answer
        self.seated[place] = Seated(bot, talk, thought.moved)
        if len(self.seated) > MOST:
            self.pool.submit(self.party.end, self.seated.popitem(last=False)[1].talk)
        return steps

    def find(self, place: tuple[str, int], bot: str) -> tuple[Conversation | None, int]:
        """Who is talked with there, if it is this bot, and how much it was told."""
        seated = self.seated.pop(place, None)
        if seated is None:
            return None, 0
        if seated.bot != bot:
            self.pool.submit(self.party.end, seated.talk)
            return None, 0
        return seated.talk, seated.told

    def think(
        self,
        talk: Conversation | None,
        known: Known,
        moments: Sequence[Moment],
        thought: Thought,
    ) -> tuple[Conversation, list[int]] | None:
        """Ask a bot, in a thread; a process that is no good any more is ended."""
        try:
            if talk is None:
                talk = self.begin(known, thought)
            happened = telling.happenings(known, moments)
            return talk, talk.decide(known, happened, thought.goes_on)
        except Stopped:
            self.end(talk)
            return None
        except Failed:
            self.end(talk)
            raise
        except Exception:
            self.end(talk)
            log.exception("the bot %s has said something that we cannot deal with", thought.bot)
            raise Failed("visitor-broken") from None

    def begin(self, known: Known, thought: Thought) -> Conversation:
        """Begin a game, or go on with one that was begun by another process."""
        if thought.bot is None or thought.bot not in self.visitors:
            raise Failed("visitor-gone")
        seed = randbelow(SAFE_INTEGER)
        hello = telling.hello(known.setting, known.seat, seed, None, self.limits)
        return self.party.begin(thought.bot, hello, thought.goes_on)

    def end(self, talk: Conversation | None) -> None:
        """End a process, if there is one."""
        if talk is not None:
            self.party.end(talk)

    def leave(self, table: str, logged: LoggedGame | None) -> None:
        """Nobody plays at a table any more: tell its bots how the game has ended, if it has."""
        for place in [place for place in self.seated if place[0] == table]:
            seated = self.seated.pop(place)
            farewell = partial(self.end, seated.talk)
            if logged is not None and logged.game.is_over:
                known, moments = logged.known(place[1]).copy(), moments_since(logged, seated.told)
                farewell = partial(self.part, seated.talk, known, moments, logged.game.result())
            self.pool.submit(farewell)

    def part(
        self, talk: Conversation, known: Known, moments: Sequence[Moment], result: Result
    ) -> None:
        """Tell a bot that its game is over; it has a moment to end by itself."""
        over: wire.Over = telling.over(known, telling.happenings(known, moments), result)
        talk.over(over)
        talk.process.end(FAREWELL_SECONDS)
        self.party.end(talk)

    def close(self) -> None:
        """End all of them. Nobody waits for an answer any more."""
        self.pool.shutdown()
        self.party.close()


def moments_since(logged: LoggedGame, told: int) -> list[Moment]:
    """What has happened after a row."""
    played = (one for one in logged.trail if one.row.number > told)
    return [Moment(one.before, one.event) for one in played]
