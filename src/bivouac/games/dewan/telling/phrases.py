"""DM1: what partners may say, for the other team to read too."""

from bivouac.core.contract import Phrase
from bivouac.games.dewan.setting import Dewan

PHRASES = (
    "dewan-says-join",
    "dewan-says-berries",
    "dewan-says-fire",
    "dewan-says-end",
    "dewan-says-longer",
    "says-yes",
    "says-no",
    "says-thanks",
    "says-well",
)
"""No card is named: hands are secret, to a partner too (DT3)."""


def phrases(setting: Dewan) -> tuple[Phrase, ...]:
    """What players may say to each other: nothing where nobody has a partner."""
    return tuple(map(Phrase, PHRASES)) if setting.scenario.teams else ()
