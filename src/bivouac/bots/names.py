"""The bots there are; their numbers in compiled code are their places in this list."""

from bivouac.core.errors import InputError

LEVELS = ("level1", "level2", "level3", "level4", "level5")
"""The players of the tables, weakest first."""
PLAIN = ("random", "greedy")
"""Players for simulations by the thousand: any step, and what is best at first sight."""
BOTS = (*PLAIN, *LEVELS)


def read_bot(name: str) -> str:
    """A bot from a command line."""
    if name not in BOTS:
        raise InputError(f"unknown bot '{name}'; known: {', '.join(BOTS)}")
    return name


def read_bots(text: str, seats: int) -> list[str]:
    """Bots from a command line: one name for all seats, or one for each."""
    names = [read_bot(name.strip()) for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        places = "1 seat" if seats == 1 else f"{seats} seats"
        raise InputError(f"{len(names)} bots for {places}; give one name for all, or one each")
    return names
