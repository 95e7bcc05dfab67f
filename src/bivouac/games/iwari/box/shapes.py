"""How much room everything takes when a map is drawn; the client draws by the same numbers.

Lengths are in the units of a map, where a tent spot is a disc with a radius of about ten.
"""

import math
from typing import NamedTuple, TypeAlias

from bivouac.games.iwari.box.types import Connection, Contested, Point, Spot, Territory

BEND = 0.12
"""A road bends to its left by this part of its length; swap its ends to bend it the other way."""
CURVE_STEPS = 24
ROAD_HALF = 3.3
SPOT_RADIUS = 10.5
STACK = 4
"""Totems that stand on each other at full height; a higher stack is squeezed into that of these."""
SEGMENT = 10.5
NUMBER_RADIUS = 16.0
TOKEN_RADIUS = 13.0
CENTRE_RADIUS = 44.0
"""Round the void totems that are in no territory yet (IA4)."""
LETTER = 3.5
"""Half the width of a letter in a name."""


class Part(NamedTuple):
    """A rectangle, rounded and widened by a radius; a disc is one without width and height."""

    left: float
    top: float
    right: float
    bottom: float
    radius: float = 0.0


Shape: TypeAlias = tuple[Part, ...]


def disc(x: float, y: float, radius: float) -> Part:
    """A round part."""
    return Part(x, y, x, y, radius)


def tent_shape(spot: Spot) -> Shape:
    """A tent, which is larger than its spot; beside a ruin the biome that clears it (IA2)."""
    tent = disc(spot.x, spot.y - 2, 13.5)
    return (tent,) if spot.icon is None else (tent, disc(spot.x + 12, spot.y + 10, 8.0))


def token_shape(token: Contested) -> Shape:
    """A contested token between its territories (IA6)."""
    return (disc(*token.at, TOKEN_RADIUS),)


def centre_shape(place: Point) -> Shape:
    """The centre where void totems stand (IA4)."""
    return (disc(*place, CENTRE_RADIUS),)


def base_part(territory: Territory) -> Part:
    """The stone that totems stand on."""
    x, y = territory.totem
    return Part(x - 17, y - 5, x + 17, y + 12)


def totem_shape(territory: Territory) -> Shape:
    """The stone with a stack of totems."""
    x, y = territory.totem
    return base_part(territory), Part(x - 11, y - 9 - SEGMENT * (STACK - 1), x + 11, y)


def name_shape(territory: Territory) -> Shape:
    """The majorities of a territory, a chip of its biome before and its name above them."""
    x, y = territory.badge
    half = LETTER * len(territory.name)
    return Part(x - 59, y - 12, x + 48, y + 12), Part(x - half, y - 27, x + half, y - 12)


def number_shape(connection: Connection) -> Shape:
    """The number of a connection, with a mountain over it where its symbol may bring one."""
    x, y = connection.badge
    number = disc(x, y, NUMBER_RADIUS)
    if connection.symbol is None:
        return (number,)
    return number, Part(x - 20, y - 3, x + 23, y + 20), Part(x - 13, y - 20, x + 14, y - 3)


def corners_of(part: Part) -> list[Point]:
    """The four corners of a part."""
    return [(x, y) for x in (part.left, part.right) for y in (part.top, part.bottom)]


def bounds_of(shape: Shape) -> Part:
    """The smallest rectangle round a shape."""
    return Part(
        min(part.left - part.radius for part in shape),
        min(part.top - part.radius for part in shape),
        max(part.right + part.radius for part in shape),
        max(part.bottom + part.radius for part in shape),
    )


def bend_of(a: Point, b: Point) -> Point:
    """The point that draws a road away from the straight line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (a[0] + b[0]) / 2 + BEND * dy, (a[1] + b[1]) / 2 - BEND * dx


def way_bend(a: Point, b: Point, badge: Point) -> Point:
    """The same for a connection that is also a road (IA1): it passes its number half way."""
    return 2 * badge[0] - (a[0] + b[0]) / 2, 2 * badge[1] - (a[1] + b[1]) / 2


def curve_of(a: Point, b: Point, bend: Point | None = None) -> list[Point]:
    """A road from a to b as points close to each other."""
    c = bend_of(a, b) if bend is None else bend
    points = []
    for i in range(CURVE_STEPS + 1):
        t = i / CURVE_STEPS
        parts = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x, y = (sum(p * q[axis] for p, q in zip(parts, (a, c, b), strict=True)) for axis in (0, 1))
        points.append((x, y))
    return points


def gap(first: Shape, second: Shape) -> float:
    """How far two shapes are apart; 0 or less where they overlap."""
    return min(gap_of_parts(a, b) for a in first for b in second)


def gap_of_parts(a: Part, b: Part) -> float:
    """How far two parts are apart."""
    dx = max(a.left - b.right, b.left - a.right, 0.0)
    dy = max(a.top - b.bottom, b.top - a.bottom, 0.0)
    return math.hypot(dx, dy) - a.radius - b.radius
