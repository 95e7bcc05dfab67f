"""Closed lines in the plane: what lies inside, how far it is, where they cross.

Whether lines cross is asked of whole numbers (thousandths of a unit), so that the answer is exact.
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bivouac.games.iwari.box.types import Point

Outline: TypeAlias = Sequence[Point]
Sides: TypeAlias = NDArray[np.int64]  # [side, end, x or y] in thousandths
FINE = 1000


def is_inside(point: Point, outline: Outline) -> bool:
    """Whether a point lies inside a closed line."""
    x, y = point
    inside = False
    bx, by = outline[-1]
    for ax, ay in outline:
        if (ay > y) != (by > y) and (x < ax or x < bx):
            inside ^= x < ax + (bx - ax) / (by - ay) * (y - ay)
        bx, by = ax, ay
    return inside


def distance_to_side(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the line between a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    part = 0.0 if square == 0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
    part = min(1.0, max(0.0, part))
    return math.hypot(point[0] - a[0] - part * dx, point[1] - a[1] - part * dy)


def distance_to_outline(point: Point, outline: Outline) -> float:
    """How far a point is from a closed line."""
    ends = [*outline[1:], outline[0]]
    return min(distance_to_side(point, a, b) for a, b in zip(outline, ends, strict=True))


def sides_of(line: Outline, *, closed: bool) -> Sides:
    """The sides of a line."""
    points = np.rint(np.array(line) * FINE).astype(np.int64)
    starts, ends = (points, np.roll(points, -1, axis=0)) if closed else (points[:-1], points[1:])
    return np.stack([starts, ends], axis=1)


def crossing(first: Sides, second: Sides) -> tuple[int, int] | None:
    """Two sides that cross each other, if any; sides that only touch do not."""
    a, b = first[:, None, 0], first[:, None, 1]
    c, d = second[None, :, 0], second[None, :, 1]
    apart = turn(a, b, c) * turn(a, b, d) < 0
    apart &= turn(c, d, a) * turn(c, d, b) < 0
    found = np.argwhere(apart)
    return (int(found[0, 0]), int(found[0, 1])) if len(found) else None


def turn(a: Sides, b: Sides, c: Sides) -> NDArray[np.int64]:
    """-1, 0 or 1: on which hand of the way from a to b the point c lies."""
    cross = (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1])
    cross = cross - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])
    return np.asarray(np.sign(cross))


def repeated_point(outline: Outline) -> Point | None:
    """A point that a closed line visits twice, if any."""
    seen: set[Point] = set()
    for point in outline:
        if point in seen:
            return point
        seen.add(point)
    return None
