"""Which ways of playing are open by now, and how far the others are."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import cache

from bivouac.bots.names import LEVELS
from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Setting
from bivouac.core.fair import new_seed
from bivouac.core.registry import GAMES, find_game
from bivouac.ready import Preparation
from bivouac.tables import wire
from bivouac.tables.bots import choose_steps
from bivouac.tables.dealing import new_deal
from bivouac.tables.declined import NOT_READY, declined
from bivouac.tables.logged_game import LoggedGame

log = logging.getLogger(__name__)

POLL = 0.1
"""Seconds between two checks of how far the compiler is."""
MEASURING = "analysis"
"""The part of the compiled rules that hints need (lab/warm.py)."""
NEARLY = 0.99
"""What is left when all is compiled: to load it."""


def way_of(game: str, options: Mapping[str, object]) -> str | None:
    """The way of playing that a table asks for: a game may have several rule modules.

    None where the package that brought its game is gone: such a table is frozen, not waited for.
    """
    return find_game(game).way(options) if game in GAMES else None


@cache
def all_ways() -> dict[str, Setting]:
    """Every way there is to play, with a setting that is played so."""
    found: dict[str, Setting] = {}
    for game in map(find_game, GAMES):
        for options in ({}, *game.option_sets()):
            if game.way(options) not in found:
                found[game.way(options)] = game.setting(options)
    return found


class Readiness:
    """Ways are opened one by one, as they are compiled; without a preparation, all at once.

    Whoever wants one that is not open is told so, and from then on it comes before the others.
    """

    def __init__(self, preparation: Preparation | None = None) -> None:
        self.preparation = preparation
        self.opened: set[str] = set()
        self.faulty: set[str] = set()
        self.wanted: set[str] = set()

    def share(self, way: str) -> float:
        """How much of the rules is ready, from 0 to 1; at 1 they can be played."""
        if way in self.opened or self.preparation is None:
            return 1.0
        return round(min(self.preparation.share(way), NEARLY), 3)

    def preparing(self, game: str, options: Mapping[str, object]) -> wire.Unready | None:
        """The protocol's Unready of a table; None once its way is open."""
        way = way_of(game, options)
        if way is None or way in self.opened:
            return None
        return {"way": way, "share": self.share(way)}

    def report(self) -> wire.Ready:
        """The protocol's Ready."""
        return {way: {"share": self.share(way), "failed": way in self.faulty} for way in all_ways()}

    def require(self, game: str, options: Mapping[str, object]) -> None:
        """Declined if a table cannot be played yet; its way will be made ready first."""
        way = way_of(game, options)
        if way is None or way in self.opened:
            return
        self.want(way)
        key = "refused-not-prepared" if way in self.faulty else "refused-preparing"
        raise declined(key, NOT_READY, game=game, way=way)

    def can_measure(self, game: str, options: Mapping[str, object]) -> bool:
        """Is the meter compiled too, which no table waits for?"""
        way = way_of(game, options)
        return way is None or self.preparation is None or self.preparation.has(way, MEASURING)

    def want(self, way: str) -> None:
        """Somebody waits for a way of playing."""
        if way not in self.wanted:
            self.wanted.add(way)
            if self.preparation is not None:
                self.preparation.prefer(way)

    async def follow(self, begin: Callable[[str], None]) -> None:
        """Open each way as soon as it is compiled, then `begin` what waits for it."""
        while left := [way for way in all_ways() if way not in self.opened | self.faulty]:
            for way in sorted(left, key=lambda way: way not in self.wanted):
                await self.open_if_compiled(way, begin)
            await asyncio.sleep(POLL)

    async def open_if_compiled(self, way: str, begin: Callable[[str], None]) -> None:
        """Open a way if it is compiled; note it if it never will be."""
        fault = None if self.preparation is None else self.preparation.failed(way)
        if fault is None and self.preparation is not None and not self.preparation.is_ready(way):
            return
        if fault is None:
            fault = await self.load(way)
        if fault is None:
            self.opened.add(way)
            begin(way)
        else:
            self.faulty.add(way)
            log.error(
                "%s cannot be played, its rules could not be compiled: %s; when that is mended, "
                "start again ('bivouac compile' tries without a server)",
                way,
                fault,
            )

    async def load(self, way: str) -> str | None:
        """Load the compiled rules of a way, in a thread; what went wrong, in one line."""
        try:
            await asyncio.to_thread(warm_up, all_ways()[way])
        except Exception as error:
            return f"{error!r}"
        return None


def warm_up(setting: Setting) -> None:
    """Deal a game nobody plays, so that nobody waits for the first one."""
    logged = LoggedGame(new_deal(setting, new_seed()))
    logged.offer(logged.game.to_move)
    known = logged.known(logged.game.to_move)
    choose_steps(Player(known.setting), known, LEVELS[-1], watch=lambda share: share == 0)
    logged.view(SPECTATOR)
