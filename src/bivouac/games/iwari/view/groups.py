"""IP3, IV11: connected tents, and those of them that make a settlement."""

from dataclasses import dataclass

import numpy as np

from bivouac.core.bits import EMPTY, first_of, list_pair
from bivouac.core.jit import entry
from bivouac.core.records import Records, Smalls
from bivouac.games.iwari.layout import NONE, SPOTS
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.rules.paths import list_longest_path
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import alone
from bivouac.games.iwari.void.rules.settling import group_at


@dataclass(frozen=True, slots=True)
class Group:
    """IP3: tents of one tribe that roads connect; ruins in a haunted biome are adjacent (IV11)."""

    tribe: int
    spots: list[int]
    counted: list[int]  # all of them, or the longest path in walking order
    doubled: bool  # one of its tents stands on a fortification (IF2)

    @property
    def points(self) -> int:
        """IP3, IF2: what it scores where it is a settlement."""
        return len(self.counted) * (2 if self.doubled else 1)


def groups_of(setting: Iwari, position: np.void) -> list[Group]:
    """IP3: all groups, single tents too, tribe by tribe in the order of their first spots."""
    tribes, firsts, places, listed = (np.full(SPOTS, NONE, np.int8) for _ in range(4))
    write_groups(setting.static, alone(position), tribes, firsts, places, listed)
    spots: dict[tuple[int, int], list[int]] = {}
    for spot in np.flatnonzero(tribes != NONE).tolist():
        spots.setdefault((int(tribes[spot]), int(firsts[spot])), []).append(spot)
    forts = members(position["forts"])
    return [
        Group(
            tribe,
            group,
            sorted((spot for spot in group if places[spot] != NONE), key=places.__getitem__),
            not set(forts).isdisjoint(group),
        )
        for (tribe, _), group in sorted(spots.items())
    ]


def settlements_of(setting: Iwari, position: np.void) -> list[Group]:
    """IP3: the groups that are large enough to score."""
    least = int(setting.static["settlement"][0])
    return [group for group in groups_of(setting, position) if len(group.spots) >= least]


@entry
def write_groups(
    static: Records,
    positions: Records,
    tribes: Smalls,
    firsts: Smalls,
    places: Smalls,
    listed: Smalls,
) -> None:
    """By spot: the tribe of its tent, the first spot of its group, its place among the counted.

    The places follow the longest path where only that counts. `listed` is scratch paper.
    """
    t = static[0]
    p = positions[0]
    for tribe in range(t.tribes):
        low = p.tents[tribe, 0]
        high = p.tents[tribe, 1]
        while low | high != EMPTY:
            first = first_of(low, high)
            part_low, part_high = group_at(t, p, tribe, first)
            low &= ~part_low
            high &= ~part_high
            for i in range(list_pair(part_low, part_high, listed)):
                tribes[listed[i]] = tribe
                firsts[listed[i]] = first
                if t.paths == 0:
                    places[listed[i]] = i
            if t.paths == 1:
                for i in range(list_longest_path(t, part_low, part_high, listed)):
                    places[listed[i]] = i
