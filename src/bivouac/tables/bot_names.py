"""What bots are called at tables: each by a short name of its own, never two alike at one table.

A name is kept with the seat and stands in the record. Languages that write it in letters of their
own have a message for it, name-bot-fenn for Fenn; the client draws a face for each.
"""

import secrets
from collections.abc import Iterable

from bivouac.bots.names import BOTS
from bivouac.store.rows import Seat

BOT_NAMES = (
    "Fenn",
    "Orla",
    "Bruno",
    "Hazel",
    "Lumi",
    "Otto",
    "Ravi",
    "Dax",
    "Vela",
    "Sika",
    "Miko",
    "Pim",
)
"""More than twice as many as there are seats, and as short as a name can be read at a glance."""


def free_name(seats: Iterable[Seat], bot: str) -> str:
    """A name for a bot that nobody at the table has, whatever letters are large.

    A bot by somebody else has its own; the second one at a table a number too.
    """
    taken = {seat.name.casefold() for seat in seats}
    if bot in BOTS:
        return secrets.choice([name for name in BOT_NAMES if name.casefold() not in taken])
    names = (bot, *(f"{bot} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name.casefold() not in taken)


def code_of(bot: str) -> str:
    """A bot as messages name it: a code that has words, or the name of a bot by somebody else."""
    return bot if bot in BOTS else f"visitor={bot}"
