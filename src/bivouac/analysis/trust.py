"""How the meter works for a setting, and whether it has been shown to be right there.

Both stand in calibration.json, which scripts/calibrate_meter.py writes: settings in groups, each
with the way to play on that was best in games of training, and whether what it foretold came true
in other games (docs/analysis.md). A group says by names of options which settings are in it.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bivouac.bots.mind import BY_VALUE, BY_WORTH
from bivouac.core.contract import Json, Setting

Floats = NDArray[np.float64]

FILE = Path(__file__).with_name("calibration.json")
POLICIES = {"value": BY_VALUE, "worth": BY_WORTH}


class Trust(NamedTuple):
    """How the meter measures a setting."""

    group: str = ""  # of settings that were calibrated together; "": of none
    policy: str = "value"  # how decisions are made in playouts: one of POLICIES
    breadth: int = 8  # plans considered in each of them; 0: all
    playouts: int = 128  # with which it was calibrated
    opening: float = 1.0  # chances are raised to it at the start: below 1 playouts were too sure
    closing: float = 1.0  # at the end; in between in proportion
    tilt: float = 0.0  # by which they were too hopeful for the first side, in logits
    doubt: float = 0.0  # the part of all games that ends as no playout foresees: anybody wins
    passed: bool = False  # what it foretells has come true

    def corrected(
        self, chances: Floats, late: Floats | float, there: Floats | None = None
    ) -> Floats:
        """Chances as calibration has taught to read them, by how far the game has gone, 0 to 1.

        The last axis is that of sides; where rows have different ones, `there` is 1 for those that
        play, else 0.
        """
        among = np.ones_like(chances) if there is None else there
        even = among / among.sum(axis=-1, keepdims=True)
        corrected: Floats = (1 - self.doubt) * self.sharpened(chances, late) + self.doubt * even
        return corrected

    def sharpened(self, chances: Floats, late: Floats | float) -> Floats:
        """Chances raised to a power, still without the doubt."""
        raised: Floats = chances ** np.expand_dims(self.power(late), -1)
        raised[..., 0] *= np.exp(-self.tilt)
        sharpened: Floats = raised / raised.sum(axis=-1, keepdims=True)
        return sharpened

    def power(self, late: Floats | float) -> Floats:
        """What chances are raised to when a game has gone so far."""
        return np.asarray(self.opening + (self.closing - self.opening) * late)


@cache
def calibration() -> Mapping[str, Json]:
    """The file: the meter's version, and the groups."""
    kept: dict[str, Json] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def version() -> str:
    """The version of the meter: reports from two versions are not to be compared."""
    return str(calibration()["version"])


def of(setting: Setting) -> Trust:
    """How a setting is measured; where no group has it, by default, and not to be trusted."""
    for group in calibration()["groups"]:
        if is_in(setting, group["game"], group["where"]):
            return Trust(**{name: group[name] for name in Trust._fields})
    return Trust()


def is_in(setting: Setting, game: str, where: Mapping[str, list[Json]]) -> bool:
    """Is a setting one of those whose options have these values?"""
    chosen = setting.options
    return setting.game == game and all(chosen[name] in allowed for name, allowed in where.items())
