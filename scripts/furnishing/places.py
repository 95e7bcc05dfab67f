"""Where spots, totem places and names lie: shaken in their territory until they have room."""

import math
from dataclasses import dataclass, replace

import numpy as np

from bivouac.games.iwari.box.shapes import (
    Part,
    Shape,
    centre_shape,
    gap,
    name_shape,
    number_shape,
    tent_shape,
    token_shape,
    totem_shape,
)
from bivouac.games.iwari.box.signs import takes_totems
from bivouac.games.iwari.box.types import Map, Point, Spot, Territory
from scripts.draw_territories import Plan

GRID = 3.0
STEPS = 5000
PASSES = ((30.0, 1.2), (9.0, 0.25))
"""For each pass, how far things jump at first and how much worse a jump may be."""
FIRM = 1.6
"""Nearer than this to anything is a fault."""
SPOTS_APART = 44.0
SIGNS_APART = 10.0
FROM_BORDER = {"spot": 21.0, "totem": 7.0, "name": 3.0}
SPOT_DEPTH = 16.0
"""Nearer to the border is a fault."""
FROM_TARGET = 46.0
"""A spot at the end of a connection lies this far from its number."""


@dataclass(slots=True)
class Thing:
    """Something that looks for a place."""

    kind: str  # spot, totem or name
    territory: Territory
    at: Point
    spot: Spot | None = None
    target: Point | None = None

    def shape(self) -> Shape:
        """The room it takes where it is."""
        if self.spot is not None:
            return tent_shape(replace(self.spot, x=self.at[0], y=self.at[1]))
        if self.kind == "totem":
            return totem_shape(replace(self.territory, totem=self.at))
        return name_shape(replace(self.territory, badge=self.at))

    def corners(self) -> list[Point]:
        """What of it must lie on the land."""
        x, y = self.at
        if self.kind == "spot":
            return [self.at]
        if self.kind == "totem":
            return [(x + dx, y + dy) for dx in (-17, 17) for dy in (-24, 12)]
        half = max(30.0, 3.5 * len(self.territory.name))
        return [self.at, (x - half, y - 20), (x + half, y - 20), (x - 30, y + 12), (x + 30, y + 12)]


class Land:
    """How far inside its outline every place of a territory lies; outside it is below 0."""

    def __init__(self, territory: Territory) -> None:
        points = np.array(territory.outline)
        self.low = points.min(axis=0) - 30
        high = points.max(axis=0) + 30
        xs = np.arange(self.low[0], high[0], GRID)
        ys = np.arange(self.low[1], high[1], GRID)
        x, y = np.meshgrid(xs, ys, indexing="ij")
        away = np.full(x.shape, np.inf)
        inside = np.zeros(x.shape, dtype=bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, axis=0), strict=True):
            away = np.minimum(away, np.hypot(x - ax, y - ay))
            if ay != by:
                beyond = x < ax + (bx - ax) / (by - ay) * (y - ay)
                inside ^= ((ay > y) != (by > y)) & beyond
        self.depth = np.where(inside, away, -away)
        self.inside = [
            (float(xs[i]), float(ys[j])) for i, j in np.argwhere(self.depth > FROM_BORDER["spot"])
        ]

    def at(self, point: Point) -> float:
        """How far inside a point lies."""
        i = round((point[0] - float(self.low[0])) / GRID)
        j = round((point[1] - float(self.low[1])) / GRID)
        if 0 <= i < self.depth.shape[0] and 0 <= j < self.depth.shape[1]:
            return float(self.depth[i, j])
        return -30.0


def with_places(plan: Plan, game_map: Map, rng: np.random.Generator) -> Map:
    """The map with its spots, totem places and names."""
    lands = {territory.id: Land(territory) for territory in game_map.territories}
    things = {t.id: first_things(plan, game_map, t, lands[t.id], rng) for t in game_map.territories}
    fixed = [number_shape(c) for c in game_map.connections]
    fixed += [token_shape(token) for token in game_map.contested]
    fixed += [] if game_map.centre is None else [centre_shape(game_map.centre)]
    for jump, heat in PASSES:
        for name, own in things.items():
            foreign = [t.shape() for other, them in things.items() if other != name for t in them]
            shake(own, lands[name], [*fixed, *near(foreign, lands[name])], jump, heat, rng)
    return settled(game_map, things)


def first_things(
    plan: Plan, game_map: Map, territory: Territory, land: Land, rng: np.random.Generator
) -> list[Thing]:
    """What belongs into a territory, anywhere in it at first."""
    entry = next(entry for entry in plan["territory"] if entry["id"] == territory.id)
    targets = wished(plan, game_map, territory.id)
    extra = sum(spot.contested is not None for spot, _ in targets)
    while len(targets) < entry["spots"] + extra:
        targets.append((Spot("", territory.id, 0, 0, False), None))
    assert len(targets) == entry["spots"] + extra, f"too few spots in {territory.id}"
    places = [land.inside[int(i)] for i in rng.integers(len(land.inside), size=len(targets) + 2)]
    totem, name, *others = places
    things = [Thing("name", territory, name)]
    if takes_totems(game_map, territory.biome):
        things.append(Thing("totem", territory, totem))
    for (spot, target), place in zip(targets, others, strict=True):
        things.append(Thing("spot", territory, place, spot, target))
    return things


def wished(plan: Plan, game_map: Map, territory: str) -> list[tuple[Spot, Point | None]]:
    """Spots that belong to a place: ruins, unknown areas, the ends of connections."""
    plain = Spot("", territory, 0, 0, False)
    found: list[tuple[Spot, Point | None]] = []
    badge = {c.number: c.badge for c in game_map.connections}
    for entry in plan["connection"]:
        guard = entry.get("guard")
        if guard == territory:
            ruin = replace(plain, violet=True, icon=entry["icon"], guards=entry["number"])
            found.append((ruin, badge[entry["number"]]))
        elif plan.get("ways") and territory in entry["territories"]:
            found.append((plain, badge[entry["number"]]))
    at = {token.id: token.at for token in game_map.contested}
    for entry in plan.get("contested", []):
        if territory in entry["territories"]:
            found.append((replace(plain, contested=entry["id"]), at[entry["id"]]))
    return found


def near(shapes: list[Shape], land: Land) -> list[Shape]:
    """Those shapes that lie in the frame of a land."""
    left, top = land.low
    right, bottom = land.low + np.array(land.depth.shape) * GRID
    frame = (Part(left, top, right, bottom),)
    return [shape for shape in shapes if gap(frame, shape) <= 0]


def shake(
    things: list[Thing],
    land: Land,
    fixed: list[Shape],
    jump: float,
    heat: float,
    rng: np.random.Generator,
) -> None:
    """Move things at random, less and less, keeping what is better and sometimes what is not."""
    crowd = Crowd(things, fixed)
    for step in range(STEPS):
        cool = 1 - step / STEPS
        i = int(rng.integers(len(things)))
        old = things[i].at
        before = crowd.cost(i) + at_home(things[i], land)
        dx, dy = rng.normal(0, 2 + jump * cool, 2)
        things[i].at = (old[0] + dx, old[1] + dy)
        crowd.move(i)
        worse = crowd.cost(i) + at_home(things[i], land) - before
        if worse > 0 and rng.random() >= math.exp(-worse / (heat * cool + 1e-3)):
            things[i].at = old
            crowd.move(i)


class Crowd:
    """Things of a territory and whatever else lies there, as rows of parts."""

    def __init__(self, things: list[Thing], fixed: list[Shape]) -> None:
        self.things = things
        self.rows: list[slice] = []
        parts: list[Part] = []
        for shape in [thing.shape() for thing in things]:
            self.rows.append(slice(len(parts), len(parts) + len(shape)))
            parts += shape
        self.is_spot = np.zeros(len(parts) + sum(map(len, fixed)), dtype=bool)
        for rows, thing in zip(self.rows, things, strict=True):
            self.is_spot[rows] = thing.kind == "spot"
        self.parts = np.array([*parts, *(part for shape in fixed for part in shape)])

    def move(self, i: int) -> None:
        """A thing has a new place."""
        self.parts[self.rows[i]] = self.things[i].shape()

    def cost(self, i: int) -> float:
        """How badly a thing keeps apart from the others."""
        total = 0.0
        rows, parts = self.rows[i], self.parts
        for left, top, right, bottom, radius in parts[rows]:
            dx = np.maximum(np.maximum(left - parts[:, 2], parts[:, 0] - right), 0)
            dy = np.maximum(np.maximum(top - parts[:, 3], parts[:, 1] - bottom), 0)
            apart = np.hypot(dx, dy) - radius - parts[:, 4]
            apart[rows] = np.inf
            if self.things[i].kind == "spot":
                wanted = np.where(self.is_spot, SPOTS_APART, SIGNS_APART)
            else:
                wanted = np.full(len(parts), SIGNS_APART)
            short = np.maximum(0, wanted - apart) / wanted
            total += float((short**2).sum() + 8 * np.maximum(0, FIRM - apart).sum())
        return total


def at_home(thing: Thing, land: Land) -> float:
    """How badly a thing lies in its territory, and how far from where it belongs."""
    total = 0.0
    for corner in thing.corners():
        depth = land.at(corner)
        total += lack(depth, FROM_BORDER[thing.kind])
        if thing.kind == "spot":
            total += 2 * max(0.0, SPOT_DEPTH - depth)
    if thing.target is not None:
        total += (max(0.0, math.dist(thing.at, thing.target) - FROM_TARGET) / 25) ** 2
    return total


def lack(found: float, wanted: float) -> float:
    """What a distance lacks, worse and worse the more it does; below 0 it is a fault."""
    if found >= wanted:
        return 0.0
    return ((wanted - found) / wanted) ** 2 + (2 - found if found < 0 else 0.0)


def settled(game_map: Map, things: dict[str, list[Thing]]) -> Map:
    """The map with everything where it came to rest; spots are numbered from left to right."""
    territories, spots = [], []
    for territory in game_map.territories:
        own = things[territory.id]
        badge, *totem = (tenth(thing.at) for thing in own if thing.kind != "spot")
        territories.append(replace(territory, badge=badge, totem=totem[0] if totem else badge))
        tents = sorted((t for t in own if t.kind == "spot"), key=lambda thing: thing.at)
        for number, thing in enumerate(tents, 1):
            assert thing.spot is not None
            x, y = tenth(thing.at)
            spots.append(replace(thing.spot, id=f"{territory.id}-{number}", x=x, y=y))
    return replace(game_map, territories=tuple(territories), spots=tuple(spots))


def tenth(point: Point) -> Point:
    """A tenth of a unit is as fine as anybody sees."""
    return round(float(point[0]), 1), round(float(point[1]), 1)
