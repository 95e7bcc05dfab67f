"""Names of people: short, and made of characters that stay where they are put."""

import unicodedata

from bivouac.core.contract import Json
from bivouac.tables.declined import declined

LONGEST = 24
JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that could break a line or turn a text around."""


def clean_name(name: Json) -> str:
    """A name as it is kept; Declined if it cannot be one."""
    if not isinstance(name, str) or len(name) > 10 * LONGEST:
        raise declined("refused-name", most=LONGEST)
    cleaned = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    unwanted = any(
        unicodedata.category(letter) in UNWANTED and letter not in JOINERS for letter in cleaned
    )
    visible = cleaned.strip(JOINERS + " ")
    if unwanted or not visible or len(cleaned) > LONGEST:
        raise declined("refused-name", most=LONGEST)
    return cleaned
