"""What the rules count in a position: ranks, majorities and points.

Points are counted by the kernels of the rules, for whatever shows or explains them.
"""

from dataclasses import dataclass

import numpy as np

from bivouac.core.bits import EMPTY, bit
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Records, allocate
from bivouac.games.iwari.layout import (
    CONNECTIONS,
    K_EXPEDITIONS,
    K_ROAD,
    K_TENTS_MID,
    K_WALKING,
    KEYS,
    MISSIONS,
    SEATS,
    TERRITORIES,
    TRIBES,
    Position,
)
from bivouac.games.iwari.rules.expeditions import goal, progress
from bivouac.games.iwari.rules.fortifications import is_doubled
from bivouac.games.iwari.rules.road import road_rank, tents_on_road
from bivouac.games.iwari.rules.tents import tent_points, tent_rank
from bivouac.games.iwari.rules.totems import connection_points, holders
from bivouac.games.iwari.rules.veneration import devotion
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.reading import is_left

WON_BEFORE = (K_TENTS_MID, K_EXPEDITIONS, K_WALKING)
"""IE1, IX1, IR2: points that are won before the final scoring."""


@dataclass(frozen=True, slots=True)
class RoadRank:
    """IA5: the tents of a tribe on the violet road, scored as in a territory."""

    tribe: int
    tents: int
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class Counts:
    """All counts of a position; everything here is public."""

    ranks: Ints  # [territory, tribe] of its tents; 0: none
    tents: Ints  # [territory, tribe] what they score, without pawns and fortifications
    doubled: Ints  # [territory, tribe] 1: one of them stands on a fortification
    totems: Ints  # [connection] what a holder scores, without pawns
    holders: Ints  # [connection] bits of the tribes, the void's too
    points: Ints  # [tribe, key] as if the game ended now
    ties: Ints  # [tribe] what decides between equal scores
    roads: Ints  # [tribe, (tents, rank)] on the violet road; all 0 where it is not scored
    missions: Ints  # [mission, seat] how much of what an open expedition takes
    goals: Ints  # [mission] how much it takes; 0: not open
    devotion: Ints  # [tribe] what Veneration's card counts; all 0 where it is not in play

    def points_by_key(self, setting: Iwari) -> list[dict[str, int]]:
        """By tribe, the points by the keys in play."""
        keys = [(i, key) for i, key in enumerate(setting.score_keys) if key in setting.keys_in_play]
        return [
            {key: int(self.points[tribe, i]) for i, key in keys} for tribe in range(setting.sides)
        ]

    def won(self, setting: Iwari) -> list[int]:
        """IE1, IX1, IR2: by tribe, what was won in the course of the game."""
        won: list[int] = self.points[: setting.sides, WON_BEFORE].sum(axis=1).tolist()
        return won

    def ranked(self, setting: Iwari, territory: int) -> list[int]:
        """IP1: the tribes with tents in a territory, best rank first."""
        ranks = self.ranks[territory, : setting.sides].tolist()
        return sorted((tribe for tribe, rank in enumerate(ranks) if rank), key=ranks.__getitem__)

    def tent_points(self, territory: int, tribe: int, factor: int) -> int:
        """IP1, IM1, IF2: what tents score at the end, after pawns and a fortification."""
        base = int(self.tents[territory, tribe]) * factor
        return base * 2 if self.doubled[territory, tribe] else base

    def scorers(self, setting: Iwari, position: np.void, connection: int) -> list[int]:
        """IP2: the tribes that score a connection at the end, ties included.

        Nobody does where it is covered, or where the walking totem has left it (IR2).
        """
        if position["covered"][connection] or is_left(position, connection):
            return []
        return [one for one in tribes_in(int(self.holders[connection])) if one < setting.sides]

    @property
    def road(self) -> list[RoadRank]:
        """IA5: the tribes with tents on the violet road, best rank first."""
        found = [
            RoadRank(tribe, tents, rank, int(self.points[tribe, K_ROAD]))
            for tribe, (tents, rank) in enumerate(self.roads.tolist())
            if tents > 0
        ]
        return sorted(found, key=lambda one: one.rank)

    def progress(self, mission: int, seat: int) -> list[int]:
        """IX2: how far a player is with an expedition: so many of what it takes."""
        goal = int(self.goals[mission])
        return [min(int(self.missions[mission, seat]), goal), goal]


def tribes_in(bits: int) -> list[int]:
    """The tribes of a set, ascending."""
    return [tribe for tribe in range(TRIBES) if bits >> tribe & 1]


def territory_factor(position: np.void, territory: int) -> int:
    """IM1, IM5: what the points of a territory are multiplied by."""
    return 1 + int(position["territory_pawns"][territory])


def connection_factor(position: np.void, connection: int) -> int:
    """IM1, IM5: what the points of a connection are multiplied by."""
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


def count_all(setting: Iwari, position: np.void) -> Counts:
    """Let the rules count; nothing on the map has points where a game is won or lost (IV10)."""
    shapes = (
        (TERRITORIES, TRIBES),
        (TERRITORIES, TRIBES),
        (TERRITORIES, TRIBES),
        (CONNECTIONS,),
        (CONNECTIONS,),
        (TRIBES, KEYS),
        (TRIBES,),
        (TRIBES, 2),
        (MISSIONS, SEATS),
        (MISSIONS,),
        (TRIBES,),
    )
    arrays = tuple(np.zeros(shape, np.int32) for shape in shapes)
    positions = alone(position)
    write_counts(setting.static, positions, *arrays[:5])
    write_points(setting, positions, *arrays[5:7])
    write_more_counts(setting.static, positions, *arrays[7:])
    counts = Counts(*arrays)
    if not setting.scored:
        for unscored in (counts.tents, counts.totems):
            unscored.fill(0)
    return counts


def write_points(setting: Iwari, positions: Records, points: Ints, ties: Ints) -> None:
    """The points as the rules of this setting count them, and what decides between equal ones."""
    works = allocate(setting.rules.Work, 1)
    setting.entries.score(setting.static, positions, 0, works)
    points[: setting.sides] = works["scores"][0, : setting.sides]
    for tribe in range(setting.sides):
        ties[tribe] = setting.entries.tie_break(setting.static, positions, 0, tribe)


@entry
def write_counts(
    static: Records,
    positions: Records,
    ranks: Ints,
    tents: Ints,
    doubled: Ints,
    totems: Ints,
    holding: Ints,
) -> None:
    """The counts of every game in one call."""
    t = static[0]
    p = positions[0]
    for territory in range(t.n_territories):
        for tribe in range(t.tribes):
            ranks[territory, tribe] = tent_rank(t, p, territory, tribe)
            tents[territory, tribe] = tent_points(t, p, territory, tribe)
            doubled[territory, tribe] = is_doubled(t, p, territory, tribe)
    for connection in range(t.n_connections):
        totems[connection] = connection_points(t, p, connection)
        holding[connection] = holders(t, p, connection)


@entry
def write_more_counts(
    static: Records, positions: Records, roads: Ints, missions: Ints, goals: Ints, devout: Ints
) -> None:
    """IA5, IX2, IM6: the counts of the violet road, of expeditions and for Veneration."""
    t = static[0]
    p = positions[0]
    for tribe in range(t.tribes):
        if t.road == 1:
            roads[tribe, 0] = tents_on_road(t, p, tribe)
            roads[tribe, 1] = road_rank(t, p, tribe)
        if t.veneration > 0:
            devout[tribe] = devotion(t, p, tribe)
    for mission in range(MISSIONS):
        if p.missions & bit(mission) != EMPTY:
            goals[mission] = goal(mission)
            for seat in range(t.players):
                missions[mission, seat] = progress(t, p, mission, seat)
