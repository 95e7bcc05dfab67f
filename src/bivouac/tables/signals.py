"""What players who play together say to each other: phrases from a list, and only so many.

A phrase is a row of the log, so that whoever comes back reads it too. It is no event: neither the
game nor its record knows of it.
"""

from collections.abc import Sequence

from bivouac.core.contract import Setting
from bivouac.store.rows import REMARK, Row
from bivouac.tables import wire
from bivouac.tables.declined import NOT_NOW, declined

SAID = "said"
"""What the body of such a row says it is."""
MOST = 3
"""Phrases of a seat between two decisions, whoever makes them. No clock: a restart gives none back,
and a log grows by what is decided."""


def phrases_of(setting: Setting) -> list[wire.Phrase]:
    """What may be said: the protocol's Phrase, one after the other."""
    return [{"phrase": one.key, "about": list(one.about)} for one in setting.phrases()]


def read_phrase(setting: Setting, phrase: object, about: object) -> dict[str, str]:
    """A phrase of the game, and what it is about; Declined if there is no such phrase."""
    phrases = setting.phrases()
    if not phrases:
        raise declined("refused-no-phrases", NOT_NOW)
    found = next((one for one in phrases if one.key == phrase), None)
    if found is None or (about not in found.about if found.about else about is not None):
        raise declined("refused-malformed")
    said = {"phrase": f"{found.key}={found.key}"}
    return {**said, "about": str(about)} if found.about else said


def check_budget(rows: Sequence[Row], moved: int, seat: int) -> None:
    """Declined if a seat has said enough since the last decision, which was row `moved`."""
    said = [row for row in rows[moved:] if row.seat == seat and is_said(row)]
    if len(said) >= MOST:
        raise declined("refused-many-phrases", NOT_NOW, most=MOST)


def is_said(row: Row) -> bool:
    """Is it something that a player has said?"""
    return row.kind == REMARK and row.body.get("what") == SAID
