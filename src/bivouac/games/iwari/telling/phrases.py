"""IV12: what two players against the void may say to each other."""

from bivouac.core.contract import Phrase
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code

ABOUT_LANDS = (
    "iwari-says-together",
    "iwari-says-mine",
    "iwari-says-yours",
    "iwari-says-danger",
)
PHRASES = (
    "iwari-says-settlement",
    "iwari-says-corruption",
    "says-yes",
    "says-no",
    "says-thanks",
    "says-well",
)
"""They may talk, but not tell which cards they hold: no phrase names one."""


def phrases(setting: Iwari) -> tuple[Phrase, ...]:
    """What players may say to each other: nothing where everybody plays alone."""
    if not setting.against_void or setting.seats == 1:
        return ()
    lands = tuple(territory_code(setting, land) for land in range(len(setting.territory_ids)))
    return (*(Phrase(key, lands) for key in ABOUT_LANDS), *map(Phrase, PHRASES))
