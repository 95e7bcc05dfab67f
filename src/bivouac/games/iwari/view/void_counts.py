"""IV5, IV7: how near to a ruin free spots are; how every territory would be judged now."""

from typing import NamedTuple

import numpy as np

from bivouac.core.bits import EMPTY
from bivouac.core.jit import entry
from bivouac.core.records import Records, Words
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import alone
from bivouac.games.iwari.void.rules.infection import nearest_spots
from bivouac.games.iwari.void.rules.judging import judge


class Nearest(NamedTuple):
    """IV5: where a ruin of the void can go."""

    spots: list[int]
    steps: int  # roads to the nearest ruin; NONE where there is none, or none within reach


def nearest_to_ruins(setting: Iwari, position: np.void, territory: int) -> Nearest:
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


def all_judged(setting: Iwari, position: np.void) -> np.void:
    """IV7: the position if every territory were judged as it stands."""
    positions = alone(position)
    judge_all(setting.static, positions)
    judged: np.void = positions[0]
    return judged


@entry
def judge_all(static: Records, positions: Records) -> None:
    """Judge every territory, those too that were judged before."""
    p = positions[0]
    p.lost = EMPTY
    for territory in range(static[0].n_territories):
        judge(static[0], p, territory, 0)
