"""IV5: how near to a ruin the free spots of a territory are."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bivouac.core.jit import entry
from bivouac.core.records import Records, Words
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.view.counts import alone
from bivouac.games.iwari.void.rules.infection import nearest_spots

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


class Nearest(NamedTuple):
    """IV5: where a ruin of the void can go."""

    spots: list[int]
    steps: int  # roads to the nearest ruin; NONE where there is none, or none within reach


def nearest_to_ruins(setting: "Iwari", position: np.void, territory: int) -> Nearest:
    """IV5: the free spots of a territory that are nearest to a ruin, or all of them."""
    found = np.zeros(2, np.uint64)
    steps = write_nearest(setting.static, alone(position), territory, found)
    return Nearest(members(found), int(steps))


@entry
def write_nearest(static: Records, positions: Records, territory: int, found: Words) -> int:
    """The nearest free spots, and how many roads away a ruin is."""
    low, high, steps = nearest_spots(static[0], positions[0], territory)
    found[0] = low
    found[1] = high
    return steps
