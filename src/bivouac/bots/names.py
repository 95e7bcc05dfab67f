"""The bots there are; their numbers in compiled code are their places in this list."""

from collections.abc import Collection

from bivouac.core.errors import InputError

LEVELS = ("level1", "level2", "level3", "level4", "level5")
"""The players of the tables, weakest first."""
PLAIN = ("random", "greedy")
"""Players for simulations by the thousand: any step, and what is best at first sight."""
BOTS = (*PLAIN, *LEVELS)


def read_bot(name: str, others: Collection[str] = ()) -> str:
    """A bot from a command line; `others` are the names of bots that are not ours."""
    if name not in BOTS and name not in others:
        raise InputError("command-no-bot", name=name, known=", ".join((*BOTS, *others)))
    return name


def read_names(text: str, others: Collection[str] = ()) -> list[str]:
    """Bots from a command line, separated by commas."""
    return [read_bot(name.strip(), others) for name in text.split(",")]


def read_bots(text: str, seats: int, others: Collection[str] = ()) -> list[str]:
    """Bots from a command line: one name for all seats, or one for each."""
    names = read_names(text, others)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise InputError("command-bots", bots=len(names), seats=seats)
    return names
