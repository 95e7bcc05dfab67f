"""Roads between spots: short, without crossing anything, with crossings and dead ends."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from bivouac.games.iwari.box.lines import crossing, distance_to_outline, is_inside, sides_of
from bivouac.games.iwari.box.shapes import Shape, bounds_of, curve_of, disc, gap, way_bend
from bivouac.games.iwari.box.signs import Sign, sign_of, signs_of
from bivouac.games.iwari.box.types import Connection, Map, Point, Spot
from scripts.draw_territories import Plan

LONGEST = 165.0
LONGEST_ABROAD = 130.0
LONGEST_DETOUR = 115.0
HALF = 4.6
SPOT_ROOM = 14.0
NARROWEST = math.radians(38)
"""Between two roads at a spot."""
LONGEST_WAY = 105.0
ROADS = 3
FARTHER = 1.4
"""Parts that are still apart may be joined by roads that much longer than others."""
DETOUR = 4
"""A further road is worth laying where it spares at least so many."""


class Net:
    """The map with the roads laid so far, and what a new one may not touch."""

    def __init__(self, game_map: Map) -> None:
        self.map = game_map
        self.spots = {spot.id: spot for spot in game_map.spots}
        self.at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
        self.outline = {t.id: t.outline for t in game_map.territories}
        self.signs = signs_of(game_map)
        self.curves: list[list[Point]] = []
        self.ends: list[tuple[str, str]] = []
        self.roads: list[tuple[str, str]] = []
        self.narrowest = NARROWEST

    def clear(self, curve: list[Point], ends: tuple[str, str], own: Sign | None = None) -> bool:
        """Whether a way runs over nothing and crosses none laid before."""
        line: Shape = tuple(disc(x, y, HALF) for x, y in curve)
        room = (bounds_of(line),)
        rings: list[Shape] = [
            (disc(x, y, SPOT_ROOM),) for name, (x, y) in self.at.items() if name not in ends
        ]
        signs = [shape for name, shape in self.signs.items() if name != own]
        for shape in rings + signs:
            if gap(room, shape) <= 0 and gap(line, shape) < 0:
                return False
        sides = sides_of(curve, closed=False)
        return all(
            crossing(sides, sides_of(other, closed=False)) is None
            and self.wide(curve, other, ends, other_ends)
            for other, other_ends in zip(self.curves, self.ends, strict=True)
        )

    def wide(
        self, one: list[Point], two: list[Point], ends: tuple[str, str], others: tuple[str, str]
    ) -> bool:
        """Whether two ways that meet at a spot leave it in different directions."""
        for end in set(ends) & set(others):
            first, second = (
                line[5] if who[0] == end else line[-6] for line, who in ((one, ends), (two, others))
            )
            x, y = self.at[end]
            turn = math.atan2(first[1] - y, first[0] - x) - math.atan2(second[1] - y, second[0] - x)
            if abs((turn + math.pi) % (2 * math.pi) - math.pi) < self.narrowest:
                return False
        return True

    def at_home(self, curve: list[Point], ends: tuple[str, str]) -> bool:
        """Whether a road stays in the territories of its spots."""
        lands = [self.outline[self.spots[end].territory] for end in ends]
        return all(
            any(is_inside(p, land) or distance_to_outline(p, land) < 1.5 for land in lands)
            for p in curve
        )

    def lay(self, curve: list[Point], ends: tuple[str, str]) -> None:
        """One more way."""
        self.curves.append(curve)
        self.ends.append(ends)


def with_roads(plan: Plan, game_map: Map, rng: np.random.Generator) -> Map:
    """The map with roads, and with spots for connections that are roads."""
    net = Net(game_map)
    connections = tuple(joined(net, c) if plan.get("ways") else c for c in game_map.connections)
    candidates = sorted(possible_roads(net), key=lambda way: length(way) * rng.uniform(0.75, 1.3))
    lay_tree(net, candidates)
    net.narrowest = NARROWEST / 2
    lay_tree(net, sorted(possible_roads(net, FARTHER), key=length))
    lay_detours(net, candidates, round(plan.get("density", 1.1) * len(game_map.spots)))
    return replace(game_map, connections=connections, roads=tuple(net.roads))


def joined(net: Net, c: Connection) -> Connection:
    """A connection with the two spots it joins (IA1)."""
    guards = {spot.territory: spot.id for spot in net.map.spots if spot.guards == c.number}
    one, other = ([s for s in net.map.spots if can_end(s, t, c, guards)] for t in c.territories)
    used = Counter(end for ends in net.ends for end in ends)

    def strain(pair: tuple[Spot, Spot]) -> float:
        return sum(
            math.dist((s.x, s.y), c.badge) + 25 * used[s.id]
            - 30 * (s.id in guards.values()) for s in pair
        )  # fmt: skip

    for a, b in sorted(((a, b) for a in one for b in other), key=strain):
        curve = curve_of((a.x, a.y), (b.x, b.y), way_bend((a.x, a.y), (b.x, b.y), c.badge))
        if net.clear(curve, (a.id, b.id), sign_of(c)):
            net.lay(curve, (a.id, b.id))
            return replace(c, spots=(a.id, b.id))
    return c


def can_end(spot: Spot, territory: str, c: Connection, guards: dict[str, str]) -> bool:
    """Whether a connection may end at a spot: its own ruin if it has one, no foreign one."""
    if spot.territory != territory or math.dist((spot.x, spot.y), c.badge) > LONGEST_WAY:
        return False
    return spot.guards == c.number if territory in guards else spot.guards is None


def possible_roads(net: Net, farther: float = 1.0) -> Iterator[tuple[list[Point], tuple[str, str]]]:
    """Every road that could be laid, bent to either side."""
    taken = {frozenset(ends) for ends in net.ends}
    biome = {territory.id: territory.biome for territory in net.map.territories}
    for a, b in combinations(net.map.spots, 2):
        abroad = a.territory != b.territory
        longest = farther * (LONGEST_ABROAD if abroad else LONGEST)
        if abroad and biome[a.territory] == biome[b.territory]:
            continue
        if a.contested is not None and a.contested == b.contested:
            continue
        if math.dist((a.x, a.y), (b.x, b.y)) > longest or frozenset((a.id, b.id)) in taken:
            continue
        for one, other in ((a, b), (b, a)):
            curve = curve_of((one.x, one.y), (other.x, other.y))
            ends = (one.id, other.id)
            if net.at_home(curve, ends) and net.clear(curve, ends):
                yield curve, ends


def length(way: tuple[list[Point], tuple[str, str]]) -> float:
    """How long a road is."""
    return math.dist(way[0][0], way[0][-1])


def lay_tree(net: Net, candidates: list[tuple[list[Point], tuple[str, str]]]) -> None:
    """Roads that join everything that can be joined, without a circle."""
    part = {spot: spot for spot in net.at}

    def join(a: str, b: str) -> None:
        old, new = part[a], part[b]
        part.update({spot: new for spot, label in part.items() if label == old})

    for a, b in net.roads:
        join(a, b)
    for curve, (a, b) in candidates:
        if part[a] != part[b] and may_lay(net, curve, (a, b)):
            lay_road(net, curve, (a, b))
            join(a, b)


def lay_detours(
    net: Net, candidates: list[tuple[list[Point], tuple[str, str]]], wanted: int
) -> None:
    """Further roads where the way round is long, until there are enough."""
    for curve, ends in candidates:
        if len(net.roads) >= wanted:
            return
        degree = Counter(end for road in net.roads for end in road)
        if min(degree[end] for end in ends) == 1 and sum(n == 1 for n in degree.values()) <= 10:
            continue
        too_long = length((curve, ends)) > LONGEST_DETOUR
        if not too_long and steps_between(net, *ends) >= DETOUR and may_lay(net, curve, ends):
            lay_road(net, curve, ends)


def may_lay(net: Net, curve: list[Point], ends: tuple[str, str]) -> bool:
    """Whether there is room for a road, and two spots of each territory stay plain (IQ1)."""
    if frozenset(ends) in {frozenset(other) for other in net.ends} or not net.clear(curve, ends):
        return False
    degree = Counter(end for road in [*net.roads, ends] for end in road)
    if max(degree[end] for end in ends) > ROADS + 1:
        return False
    for end in ends:
        home = [s for s in net.map.spots if s.territory == net.spots[end].territory]
        plain = [s for s in home if degree[s.id] < ROADS and not s.violet and not s.contested]
        if len(plain) < 2:
            return False
    return True


def lay_road(net: Net, curve: list[Point], ends: tuple[str, str]) -> None:
    """A road of the map."""
    net.lay(curve, ends)
    net.roads.append(ends)


def steps_between(net: Net, a: str, b: str) -> int:
    """How many roads it takes from one spot to another."""
    around: dict[str, set[str]] = {spot: set() for spot in net.at}
    for one, other in net.roads:
        around[one].add(other)
        around[other].add(one)
    reached, fresh, steps = {a}, {a}, 0
    while fresh and b not in reached:
        fresh = {other for spot in fresh for other in around[spot]} - reached
        reached |= fresh
        steps += 1
    return steps if b in reached else DETOUR
