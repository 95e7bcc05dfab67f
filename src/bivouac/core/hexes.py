"""Hexagons in axial coordinates (q, r), flat side up."""

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
