"""Hexagons in axial coordinates."""

import math

from hypothesis import given
from hypothesis import strategies as st

from bivouac.core.hexes import Axial, flower, neighbours

spaces = st.tuples(st.integers(-50, 50), st.integers(-50, 50))
places = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def to_plane(space: Axial) -> tuple[float, float]:
    """The centre of a hexagon of side 1, x to the right and y down."""
    q, r = space
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


def distance(one: Axial, other: Axial) -> float:
    return math.dist(to_plane(one), to_plane(other))


@given(spaces)
def test_a_hexagon_has_six_neighbours_all_one_step_away(space: Axial) -> None:
    around = neighbours(space)
    assert len({*around}) == 6
    assert all(math.isclose(distance(space, near), math.sqrt(3)) for near in around)


@given(spaces, spaces)
def test_to_be_neighbours_is_mutual_and_means_to_touch(one: Axial, other: Axial) -> None:
    touching = math.isclose(distance(one, other), math.sqrt(3))
    assert (other in neighbours(one)) == (one in neighbours(other)) == touching


@given(spaces)
def test_neighbours_are_listed_clockwise_from_north(space: Axial) -> None:
    x, y = to_plane(space)
    angles = [
        math.degrees(math.atan2(there[0] - x, y - there[1])) % 360
        for there in map(to_plane, neighbours(space))
    ]
    assert [round(angle) % 360 for angle in angles] == [0, 60, 120, 180, 240, 300]


@given(spaces)
def test_each_of_a_ring_touches_the_next_and_the_centre(space: Axial) -> None:
    centre, *ring = flower(space)
    assert centre == space
    for i in range(6):
        assert ring[i] in neighbours(centre)
        assert ring[(i + 1) % 6] in neighbours(ring[i])


@given(places, places)
def test_tiles_on_different_places_never_overlap(one: Axial, other: Axial) -> None:
    """DR5: place (u, v) has its centre at q = 2u - v, r = u + 3v."""
    tiles = [{*flower((2 * u - v, u + 3 * v))} for u, v in (one, other)]
    assert tiles[0].isdisjoint(tiles[1]) == (one != other)
