"""Roads and connections can be drawn: they cross nothing, cover nothing and lie where they belong.

A connection that is also a road (IA1, IA2) is drawn as a way from spot to spot through its number.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bivouac.core.messages import Message
from bivouac.games.iwari.box.lines import (
    crossing,
    distance_to_outline,
    distance_to_side,
    is_inside,
    sides_of,
)
from bivouac.games.iwari.box.proofs import proof
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
from bivouac.games.iwari.box.signs import Curve, frame_of, lies_within, say, sign_of, signs_of
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

    name: Message
    ends: tuple[str, str]
    curve: Curve
    connection: Connection | None


def ways_of(game_map: Map) -> list[Way]:
    """Roads, then connections that are roads."""
    at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
    roads = [
        Way(Message("map-road", {"from": a, "to": b}), (a, b), tuple(curve_of(at[a], at[b])), None)
        for a, b in game_map.roads
    ]
    return roads + [
        Way(Message("map-way", {"number": c.number}), c.spots, way_curve(c, at), c)
        for c in game_map.connections
        if c.spots is not None
    ]


def way_curve(connection: Connection, at: dict[str, Point]) -> Curve:
    """The points that a connection runs through from spot to spot."""
    assert connection.spots is not None
    a, b = (at[end] for end in connection.spots)
    return tuple(curve_of(a, b, way_bend(a, b, connection.badge)))


@proof("drawn", "map-claim-no-crossing")
def ways_apart(game_map: Map) -> Iterator[Message]:
    """Roads meet only at spots."""
    ways = ways_of(game_map)
    lines = [sides_of(way.curve, closed=False) for way in ways]
    frames = [frame_of(way.curve) for way in ways]
    for i, j in combinations(range(len(ways)), 2):
        if gap_of_parts(frames[i], frames[j]) > 0:
            continue
        if crossing(lines[i], lines[j]) is not None:
            yield Message("map-ways-cross", {"a": ways[i].name, "b": ways[j].name})


@proof("drawn", "map-claim-clear")
def ways_clear(game_map: Map) -> Iterator[Message]:
    """No road runs over a spot that it does not end at, a totem place, a name or a number."""
    signs = signs_of(game_map)
    for way in ways_of(game_map):
        line = tuple(disc(x, y, ROAD_HALF) for x, y in way.curve)
        room = (bounds_of(line),)
        own = None if way.connection is None else sign_of(way.connection)
        for spot in game_map.spots:
            ring = (disc(spot.x, spot.y, SPOT_RADIUS + ROAD_MARGIN),)
            if spot.id not in way.ends and gap(room, ring) < 0 and gap(line, ring) < 0:
                yield Message("map-over-spot", {"name": way.name, "spot": spot.id})
        for name, shape in signs.items():
            if name != own and gap(room, shape) <= 0 and gap(line, shape) < 0:
                yield Message("map-under", {"name": way.name, "other": name.said})


@proof("drawn", "map-claim-inside")
def ways_at_home(game_map: Map) -> Iterator[Message]:
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
                yield Message("map-way-leaves", {"name": way.name, "point": say(point)})
                break


def near_land(point: Point, outline: Curve) -> bool:
    """Whether a point lies in a territory, or at least hardly beside it."""
    return is_inside(point, outline) or distance_to_outline(point, outline) <= ROAD_MARGIN


@proof("drawn", "map-claim-numbers")
def numbers_in_place(game_map: Map) -> Iterator[Message]:
    """By land a number lies on the common border or on a bridge, by sea between two coasts."""
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for c in game_map.connections:
        if c.shore is not None:
            yield from shore_faults(c, game_map, outline)
            continue
        for end in c.territories:
            if distance_to_outline(c.badge, outline[end]) > (BRIDGE if c.spots else AT_BORDER):
                yield Message("map-off-border", {"number": c.number, "territory": end})


def shore_faults(c: Connection, game_map: Map, outline: dict[str, Curve]) -> Iterator[Message]:
    """A way by sea leaves one coast, reaches the other and has its number and water in between."""
    assert c.shore is not None
    for end, point in zip(c.territories, c.shore, strict=True):
        inland = any(lies_within(point, t.outline) for t in game_map.territories if t.id != end)
        if distance_to_outline(point, outline[end]) > AT_BORDER or inland:
            yield Message(
                "map-off-coast", {"number": c.number, "point": say(point), "territory": end}
            )
    if distance_to_side(c.badge, *c.shore) > AT_BORDER:
        yield Message("map-off-shores", {"number": c.number})
    (ax, ay), (bx, by) = c.shore
    way = [(ax + (bx - ax) * i / 20, ay + (by - ay) * i / 20) for i in range(1, 20)]
    for t in game_map.territories:
        if any(is_inside(p, t.outline) and distance_to_outline(p, t.outline) > 2 for p in way):
            yield Message("map-sea-over", {"number": c.number, "territory": t.id})


@proof("drawn", "map-claim-tokens")
def tokens_in_place(game_map: Map) -> Iterator[Message]:
    """A contested token lies on the border of its territories, near its unknown areas (IA6)."""
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for token in game_map.contested:
        for spot in game_map.spots:
            if spot.contested != token.id:
                continue
            if distance_to_outline(token.at, outline[spot.territory]) > AT_BORDER:
                yield Message("map-token-border", {"token": token.id, "territory": spot.territory})
            away = distance_to_side((spot.x, spot.y), token.at, token.at)
            if away > AREA_FROM_TOKEN:
                yield Message("map-token-far", {"spot": spot.id, "token": token.id})


WAYS = (
    ways_apart,
    ways_clear,
    ways_at_home,
    numbers_in_place,
    tokens_in_place,
)
