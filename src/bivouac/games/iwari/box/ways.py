"""Roads and connections can be drawn: they cross nothing, cover nothing and lie where they belong.

A connection that is also a road (IA1, IA2) is drawn as a way from spot to spot through its number.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bivouac.games.iwari.box.lines import (
    crossing,
    distance_to_outline,
    distance_to_side,
    is_inside,
    sides_of,
)
from bivouac.games.iwari.box.proofs import Proof
from bivouac.games.iwari.box.shapes import (
    ROAD_HALF,
    SPOT_RADIUS,
    bounds_of,
    curve_of,
    disc,
    gap,
    gap_of_parts,
    way_bend,
)
from bivouac.games.iwari.box.signs import Curve, frame_of, lies_within, say, signs_of
from bivouac.games.iwari.box.types import Connection, Map, Point

AT_BORDER = 3.0
"""A connection by land lies this near to both outlines, a shore this near to its coast."""
BRIDGE = 36.0
"""Over a gap between two territories a way by land may be this long on either side (IA1)."""
ROAD_MARGIN = 2.0
AREA_FROM_TOKEN = 75.0
"""An unknown area lies this near to the token it waits for (IA6)."""


class Way(NamedTuple):
    """Something drawn from spot to spot: a road, or a connection that is one too."""

    name: str
    ends: tuple[str, str]
    curve: Curve
    connection: Connection | None


def ways_of(game_map: Map) -> list[Way]:
    """Roads, then connections that are roads."""
    at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
    roads = [
        Way(f"the road {a} to {b}", (a, b), tuple(curve_of(at[a], at[b])), None)
        for a, b in game_map.roads
    ]
    return roads + [
        Way(f"the way of connection {c.number}", c.spots, way_curve(c, at), c)
        for c in game_map.connections
        if c.spots is not None
    ]


def way_curve(connection: Connection, at: dict[str, Point]) -> Curve:
    """The points that a connection runs through from spot to spot."""
    assert connection.spots is not None
    a, b = (at[end] for end in connection.spots)
    return tuple(curve_of(a, b, way_bend(a, b, connection.badge)))


def ways_apart(game_map: Map) -> Iterator[str]:
    """Roads meet only at spots."""
    ways = ways_of(game_map)
    lines = [sides_of(way.curve, closed=False) for way in ways]
    frames = [frame_of(way.curve) for way in ways]
    for i, j in combinations(range(len(ways)), 2):
        if gap_of_parts(frames[i], frames[j]) > 0:
            continue
        if crossing(lines[i], lines[j]) is not None:
            yield f"{ways[i].name} and {ways[j].name} cross"


def ways_clear(game_map: Map) -> Iterator[str]:
    """No road runs over a spot that it does not end at, a totem place, a name or a number."""
    signs = signs_of(game_map)
    for way in ways_of(game_map):
        line = tuple(disc(x, y, ROAD_HALF) for x, y in way.curve)
        room = (bounds_of(line),)
        own = "" if way.connection is None else f"connection {way.connection.number}"
        for spot in game_map.spots:
            ring = (disc(spot.x, spot.y, SPOT_RADIUS + ROAD_MARGIN),)
            if spot.id not in way.ends and gap(room, ring) < 0 and gap(line, ring) < 0:
                yield f"{way.name} runs over spot {spot.id}"
        for name, shape in signs.items():
            if name != own and gap(room, shape) <= 0 and gap(line, shape) < 0:
                yield f"{way.name} runs under {name}"


def ways_at_home(game_map: Map) -> Iterator[str]:
    """A road stays in the territories of its two spots; a connection may leave the land."""
    home = {spot.id: spot.territory for spot in game_map.spots}
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for way in ways_of(game_map):
        lands = [home[end] for end in way.ends]
        for point in way.curve:
            if any(near_land(point, outline[land]) for land in lands):
                continue
            others = [line for land, line in outline.items() if land not in lands]
            if way.connection is None or any(near_land(point, line) for line in others):
                yield f"{way.name} leaves the territories of its spots near {say(point)}"
                break


def near_land(point: Point, outline: Curve) -> bool:
    """Whether a point lies in a territory, or at least hardly beside it."""
    return is_inside(point, outline) or distance_to_outline(point, outline) <= ROAD_MARGIN


def numbers_in_place(game_map: Map) -> Iterator[str]:
    """By land a number lies on the common border or on a bridge, by sea between two coasts."""
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for c in game_map.connections:
        if c.shore is not None:
            yield from shore_faults(c, game_map, outline)
            continue
        for end in c.territories:
            if distance_to_outline(c.badge, outline[end]) > (BRIDGE if c.spots else AT_BORDER):
                yield f"connection {c.number} does not lie on the border of {end}"


def shore_faults(c: Connection, game_map: Map, outline: dict[str, Curve]) -> Iterator[str]:
    """A way by sea leaves one coast, reaches the other and has its number and water in between."""
    assert c.shore is not None
    for end, point in zip(c.territories, c.shore, strict=True):
        inland = any(lies_within(point, t.outline) for t in game_map.territories if t.id != end)
        if distance_to_outline(point, outline[end]) > AT_BORDER or inland:
            yield f"the shore of connection {c.number} at {say(point)} is not on the coast of {end}"
    if distance_to_side(c.badge, *c.shore) > AT_BORDER:
        yield f"connection {c.number} does not lie between its shores"
    (ax, ay), (bx, by) = c.shore
    way = [(ax + (bx - ax) * i / 20, ay + (by - ay) * i / 20) for i in range(1, 20)]
    for t in game_map.territories:
        if any(is_inside(p, t.outline) and distance_to_outline(p, t.outline) > 2 for p in way):
            yield f"the way by sea of connection {c.number} runs over {t.id}"


def tokens_in_place(game_map: Map) -> Iterator[str]:
    """A contested token lies on the border of its territories, near its unknown areas (IA6)."""
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for token in game_map.contested:
        for spot in game_map.spots:
            if spot.contested != token.id:
                continue
            if distance_to_outline(token.at, outline[spot.territory]) > AT_BORDER:
                yield f"contested token {token.id} does not lie on the border of {spot.territory}"
            away = distance_to_side((spot.x, spot.y), token.at, token.at)
            if away > AREA_FROM_TOKEN:
                yield f"spot {spot.id} lies far from contested token {token.id}"


WAYS = (
    Proof("drawn", "roads do not cross", ways_apart),
    Proof("drawn", "roads run over no spot, totem place, name or number", ways_clear),
    Proof("drawn", "roads stay in the territories of their spots", ways_at_home),
    Proof("drawn", "numbers lie on the border or between two coasts", numbers_in_place),
    Proof("drawn", "contested tokens lie on the border of their territories", tokens_in_place),
)
