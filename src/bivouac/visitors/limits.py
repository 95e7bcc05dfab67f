"""What a bot by others may take."""

from typing import NamedTuple

SECONDS = 10
"""To think about a decision, and to begin, unless a user says otherwise."""
MEGABYTES = 2048
"""Of memory, unless a user says otherwise."""
LINE_BYTES = 1 << 20
"""Of one line that it writes."""
ANSWERS = 5
"""It may answer one question so many times: what is refused may be mended."""
ASKED = 1000
"""So many questions it may ask about one decision."""
AT_TABLES = 5
"""How much it gives way to a server, as `nice` counts."""
COMPLAINT_BYTES = 2000
"""Of what it writes to stderr, the end is kept."""
SAFE_INTEGER = 1 << 53
"""Whole numbers below are the same in every language."""
FAREWELL_SECONDS = 1.0
"""To end by itself, once nothing more will come."""


class Limits(NamedTuple):
    """What whoever lets it play allows it."""

    seconds: float = SECONDS
    megabytes: int = MEGABYTES
    kindness: int = 0  # how much it gives way to other processes, as `nice` counts


USUAL = Limits()
"""Unless a user says otherwise."""
