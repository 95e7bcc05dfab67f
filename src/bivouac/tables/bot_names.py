"""What bots are called at tables: each by a short name of its own, never two alike at one table.

A name is kept with the seat and stands in the record. Languages that write it in letters of their
own have a message for it, name-bot-fenn for Fenn; the client draws a face for each.
"""

import secrets
from collections.abc import Iterable

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


def free_name(seats: Iterable[Seat]) -> str:
    """A name for a bot that nobody at the table has, whatever letters are large."""
    taken = {seat.name.casefold() for seat in seats}
    return secrets.choice([name for name in BOT_NAMES if name.casefold() not in taken])
