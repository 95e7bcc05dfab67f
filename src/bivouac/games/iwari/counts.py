"""What the rules count in a position: ranks, majorities, points and connected tents.

Nothing is counted here: the kernels of the rules do it, for whatever shows or explains points.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.bits import EMPTY, first_of, list_pair
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Records, Smalls, allocate
from bivouac.games.iwari.layout import (
    CONNECTIONS,
    KEYS,
    NONE,
    SPOTS,
    TERRITORIES,
    TRIBES,
    Position,
)
from bivouac.games.iwari.rules.paths import list_longest_path
from bivouac.games.iwari.rules.settlements import group_of
from bivouac.games.iwari.rules.tents import tent_points, tent_rank
from bivouac.games.iwari.rules.totems import connection_points, holders
from bivouac.games.iwari.scoring import score, tie_break

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


@dataclass(frozen=True, slots=True)
class Counts:
    """All counts of a position; everything here is public."""

    ranks: Ints  # [territory, tribe] of its tents; 0: none
    tents: Ints  # [territory, tribe] what they score, without pawns
    totems: Ints  # [connection] what a holder scores, without pawns
    holders: Ints  # [connection] bits of the tribes
    points: Ints  # [tribe, key] as if the game ended now
    ties: Ints  # [tribe] what decides between equal scores

    def points_by_key(self, setting: "Iwari") -> list[dict[str, int]]:
        """By tribe, the points by the keys in play."""
        keys = [(i, key) for i, key in enumerate(setting.score_keys) if key in setting.keys_in_play]
        return [
            {key: int(self.points[tribe, i]) for i, key in keys} for tribe in range(setting.sides)
        ]

    def ranked(self, setting: "Iwari", territory: int) -> list[int]:
        """IP1: the tribes with tents in a territory, best rank first."""
        ranks = self.ranks[territory, : setting.sides].tolist()
        return sorted((tribe for tribe, rank in enumerate(ranks) if rank), key=ranks.__getitem__)

    def holders_of(self, position: np.void, connection: int) -> list[int]:
        """IP2: the tribes that score a connection, ties included; nobody does under a mountain."""
        if position["covered"][connection]:
            return []
        return tribes_in(int(self.holders[connection]))


def tribes_in(bits: int) -> list[int]:
    """The tribes of a set, ascending."""
    return [tribe for tribe in range(TRIBES) if bits >> tribe & 1]


def territory_factor(position: np.void, territory: int) -> int:
    """IM1: what the points of a territory are multiplied by."""
    return 1 + int(position["territory_pawns"][territory])


def connection_factor(position: np.void, connection: int) -> int:
    """IM1: what the points of a connection are multiplied by."""
    return 1 + int(position["connection_pawns"][connection])


def has_scored_mid(before: np.void, after: np.void) -> bool:
    """IE1: was the mid-game scoring due, and is it done? It is dropped where the end comes first.

    Points do not tell: with no tent on the map there are none.
    """
    return bool(before["mid_due"] and not after["mid_due"] and not after["ending"])


def alone(position: np.void) -> Records:
    """A position as kernels take it: the only one of an array, and a copy."""
    positions = allocate(Position, 1)
    positions[0] = position
    return positions


def count_all(setting: "Iwari", position: np.void) -> Counts:
    """Let the rules count."""
    counts = Counts(
        np.zeros((TERRITORIES, TRIBES), np.int32),
        np.zeros((TERRITORIES, TRIBES), np.int32),
        np.zeros(CONNECTIONS, np.int32),
        np.zeros(CONNECTIONS, np.int32),
        np.zeros((TRIBES, KEYS), np.int32),
        np.zeros(TRIBES, np.int32),
    )
    write_counts(
        setting.tables,
        alone(position),
        counts.ranks,
        counts.tents,
        counts.totems,
        counts.holders,
        counts.points,
        counts.ties,
    )
    return counts


@entry
def write_counts(
    tables: Records,
    positions: Records,
    ranks: Ints,
    tents: Ints,
    totems: Ints,
    holding: Ints,
    points: Ints,
    ties: Ints,
) -> None:
    """All counts of a position in one call."""
    t = tables[0]
    p = positions[0]
    for territory in range(t.n_territories):
        for tribe in range(t.tribes):
            ranks[territory, tribe] = tent_rank(t, p, territory, tribe)
            tents[territory, tribe] = tent_points(t, p, territory, tribe)
    for connection in range(t.n_connections):
        totems[connection] = connection_points(t, p, connection)
        holding[connection] = holders(t, p, connection)
    score(t, p, points)
    for tribe in range(t.tribes):
        ties[tribe] = tie_break(t, p, tribe)


@dataclass(frozen=True, slots=True)
class Group:
    """IP3: tents of one tribe that roads connect."""

    tribe: int
    spots: list[int]
    counted: list[int]  # all of them, or the longest path in walking order


def groups_of(setting: "Iwari", position: np.void) -> list[Group]:
    """IP3: all groups, single tents too, tribe by tribe in the order of their first spots."""
    tribes, firsts, places, listed = (np.full(SPOTS, NONE, np.int8) for _ in range(4))
    write_groups(setting.tables, alone(position), tribes, firsts, places, listed)
    spots: dict[tuple[int, int], list[int]] = {}
    for spot in np.flatnonzero(tribes != NONE).tolist():
        spots.setdefault((int(tribes[spot]), int(firsts[spot])), []).append(spot)
    return [
        Group(tribe, group, sorted((s for s in group if places[s] != NONE), key=places.__getitem__))
        for (tribe, _), group in sorted(spots.items())
    ]


def settlements_of(setting: "Iwari", position: np.void) -> list[Group]:
    """IP3: the groups that are large enough to score."""
    least = int(setting.tables["settlement"][0])
    return [group for group in groups_of(setting, position) if len(group.spots) >= least]


@entry
def write_groups(
    tables: Records,
    positions: Records,
    tribes: Smalls,
    firsts: Smalls,
    places: Smalls,
    listed: Smalls,
) -> None:
    """By spot: the tribe of its tent, the first spot of its group, its place among the counted.

    The places follow the longest path where only that counts. `listed` is scratch paper.
    """
    t = tables[0]
    p = positions[0]
    for tribe in range(t.tribes):
        low = p.tents[tribe, 0]
        high = p.tents[tribe, 1]
        while low | high != EMPTY:
            first = first_of(low, high)
            part_low, part_high = group_of(t, low, high, first)
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
