"""Where the numbers of connections and the contested tokens lie: on borders and between coasts."""

import math
from collections.abc import Sequence
from dataclasses import replace

from bivouac.games.iwari.box.lines import distance_to_outline, is_inside
from bivouac.games.iwari.box.types import Connection, Contested, Map, Point
from scripts.draw_territories import Plan

FROM_CORNER = 46.0
"""A number keeps this far from where a border ends, if it can."""
FROM_OTHERS = 74.0
FRAME = 26.0
SHORTEST_SEA = 22.0
LONGEST_SEA = 130.0


def with_numbers(plan: Plan, game_map: Map) -> Map:
    """The map with its connections and contested tokens; `near` in a plan says where about."""
    taken: list[Point] = []
    connections = []
    for entry in sorted(plan["connection"], key=lambda entry: "near" not in entry):
        connections.append(connection(game_map, entry, taken))
        taken.append(connections[-1].badge)
    tokens = []
    for entry in plan.get("contested", []):
        at = on_border(game_map, entry, taken)
        assert at is not None, f"no border for contested token {entry['id']}"
        tokens.append(Contested(entry["id"], at))
        taken.append(at)
    connections.sort(key=lambda c: c.number)
    return replace(game_map, connections=tuple(connections), contested=tuple(tokens))


def connection(game_map: Map, entry: Plan, taken: Sequence[Point]) -> Connection:
    """A connection of the plan: on the border, or from coast to coast."""
    one, other = entry["territories"]
    at = on_border(game_map, entry, taken) if entry["kind"] == "land" else None
    shore = None
    if at is None:
        shore = over_water(game_map, entry, taken)
        at = middle(*shore)
    return Connection(
        number=entry["number"],
        territories=(one, other),
        kind=entry["kind"],
        symbol=entry.get("symbol"),
        badge=at,
        shore=shore if entry["kind"] == "sea" else None,
    )


def on_border(game_map: Map, entry: Plan, taken: Sequence[Point]) -> Point | None:
    """The best place on the common border of two territories; none where they do not touch."""
    lands = {t.id: t.outline for t in game_map.territories}
    first, second = (lands[name] for name in entry["territories"])
    shared = [p for p in first if p in set(second) and in_frame(game_map, p)]
    ends = [p for p in first if p not in set(second)]
    others = [line for name, line in lands.items() if name not in entry["territories"]]

    def worth(point: Point) -> float:
        room = min(distance(point, ends), min(distance_to_outline(point, o) for o in others))
        return min(room, FROM_CORNER) - strain(point, entry, taken)

    return max(shared, key=worth) if shared else None


def over_water(game_map: Map, entry: Plan, taken: Sequence[Point]) -> tuple[Point, Point]:
    """The best way between two coasts."""
    lands = {t.id: t.outline for t in game_map.territories}
    first, second = (lands[name] for name in entry["territories"])
    ways = [
        (a, b)
        for a in first[::2]
        for b in second[::2]
        if SHORTEST_SEA <= math.dist(a, b) <= LONGEST_SEA and in_frame(game_map, middle(a, b))
    ]
    ways.sort(key=lambda way: math.dist(*way) + strain(middle(*way), entry, taken))
    found = next((way for way in ways if is_water(game_map, way)), None)
    assert found is not None, f"no way by sea for connection {entry['number']}"
    return found


def is_water(game_map: Map, way: tuple[Point, Point]) -> bool:
    """Whether a straight way runs over no land."""
    (ax, ay), (bx, by) = way
    points = [(ax + (bx - ax) * i / 12, ay + (by - ay) * i / 12) for i in range(1, 12)]
    return not any(is_inside(p, t.outline) for t in game_map.territories for p in points)


def strain(point: Point, entry: Plan, taken: Sequence[Point]) -> float:
    """How little a place fits: too near to another number, far from where the plan wants it."""
    crowded = max(0.0, FROM_OTHERS - distance(point, taken)) if taken else 0.0
    return crowded + 2 * math.dist(point, entry.get("near", point))


def in_frame(game_map: Map, point: Point) -> bool:
    """Whether a number there is not cut off."""
    return all(FRAME <= c <= size - FRAME for c, size in zip(point, game_map.size, strict=True))


def distance(point: Point, others: Sequence[Point]) -> float:
    """How far the nearest of some points is."""
    return min(math.dist(point, other) for other in others)


def middle(a: Point, b: Point) -> Point:
    """The point half way."""
    return round((a[0] + b[0]) / 2, 1), round((a[1] + b[1]) / 2, 1)
