"""Playing for the bots of a table: thought by thought, told about while they last."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from bivouac.bots.play import Player
from bivouac.tables.bots import Bots
from bivouac.tables.declined import Declined
from bivouac.tables.sitting import Sitting
from bivouac.tables.thoughts import Thought

if TYPE_CHECKING:
    from bivouac.tables.sittings import Sittings

log = logging.getLogger(__name__)


async def drive(sittings: "Sittings", sitting: Sitting, bots: Bots) -> None:
    """Decide for the bots of a table until somebody else has to."""
    try:
        while (thought := begin_thought(sitting)) is not None and sitting.table is not None:
            known = sitting.table.game.redact(thought.seat)
            if sitting.player is None:
                sitting.player = Player(known.setting)
            tell = partial(tell_thinking, sitting, thought)
            event = await bots.choose(sitting.player, known, thought, tell)
            async with sitting.lock:
                if event is not None and needs(sitting, thought):
                    await sittings.surely(sittings.decide(sitting, None, thought.seat, event))
    except Declined as no:
        log.error("table %s: the bot cannot go on: %s", sitting.id, no)
    except Exception:
        log.exception("table %s: the bot cannot go on", sitting.id)
    finally:
        sitting.driver = sitting.thought = None


def begin_thought(sitting: Sitting) -> Thought | None:
    """What the bot whose decision is awaited has to think about; None where none is."""
    bot, table = sitting.bot_to_move(), sitting.table
    sitting.thought = None
    if bot is not None and table is not None:
        sitting.thought = Thought(bot, table.game.to_move, table.moved)
    return sitting.thought


def needs(sitting: Sitting, thought: Thought) -> bool:
    """Is this still what a table waits for?"""
    table = sitting.table
    if thought.stopped or table is None or table.moved != thought.moved:
        return False
    return sitting.bot_to_move() == thought.bot and table.decides == thought.seat


def check_thought(sitting: Sitting) -> None:
    """Give up a thought that its table has left behind."""
    if sitting.thought is not None and not needs(sitting, sitting.thought):
        sitting.thought.stop()


def tell_thinking(sitting: Sitting, thought: Thought) -> None:
    """Send every visit how far a bot is: the protocol's Thinking."""
    if needs(sitting, thought):
        message = {"type": "thinking", "seat": thought.seat, "share": round(thought.share, 2)}
        for visit in sitting.visits:
            if visit.look is not None:
                visit.send(message)
