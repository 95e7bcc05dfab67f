"""The bots there are; their numbers in compiled code are their places in this list."""

from bivouac.core.errors import InputError

BOTS = ("random", "greedy")


def read_bots(text: str, seats: int) -> list[str]:
    """Bots from a command line: one name for all seats, or one for each."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise InputError(f"unknown bot '{name}'; known: {', '.join(BOTS)}")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        places = "1 seat" if seats == 1 else f"{seats} seats"
        raise InputError(f"{len(names)} bots for {places}; give one name for all, or one each")
    return names
