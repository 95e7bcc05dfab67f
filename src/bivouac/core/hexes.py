"""Hexagons in axial coordinates (q, r), flat side up."""

import math

Axial = tuple[int, int]

DIRECTIONS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six steps to a neighbour, clockwise from north."""


def neighbours(space: Axial) -> tuple[Axial, ...]:
    """The six hexagons around one, clockwise from north."""
    q, r = space
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def flower(centre: Axial) -> tuple[Axial, ...]:
    """A hexagon and its ring of six: centre first, then clockwise from north."""
    return (centre, *neighbours(centre))


def to_plane(space: Axial) -> tuple[float, float]:
    """The centre of a hexagon of side 1, x to the right and y down."""
    q, r = space
    return 1.5 * q, math.sqrt(3) * (r + q / 2)
