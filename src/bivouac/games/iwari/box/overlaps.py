"""A map can be drawn: outlines fit together, and nothing covers what people must see."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from bivouac.games.iwari.box.lines import (
    crossing,
    distance_to_outline,
    distance_to_side,
    is_inside,
    repeated_point,
    sides_of,
)
from bivouac.games.iwari.box.proofs import Proof
from bivouac.games.iwari.box.shapes import (
    ROAD_HALF,
    SPOT_RADIUS,
    Part,
    Shape,
    base_part,
    bounds_of,
    corners_of,
    curve_of,
    disc,
    gap,
    gap_of_parts,
    name_shape,
    number_shape,
    tent_shape,
    totem_shape,
)
from bivouac.games.iwari.box.types import Connection, Map, Point

Curve: TypeAlias = tuple[Point, ...]

APART = 1.0
"""Things that are not to touch keep at least this distance."""
SPOT_MARGIN = 3.0
"""Between a spot and the border of its territory."""
AT_BORDER = 3.0
"""A connection by land lies this near to both outlines, a shore this near to its coast."""
ROAD_MARGIN = 2.0


def simple_outlines(game_map: Map) -> Iterator[str]:
    """No outline crosses or touches itself."""
    for territory in game_map.territories:
        point = repeated_point(territory.outline)
        sides = sides_of(territory.outline, closed=True)
        found = crossing(sides, sides)
        if point is not None:
            yield f"the outline of {territory.id} comes twice to {say(point)}"
        elif found is not None:
            near = say(territory.outline[found[0]])
            yield f"the outline of {territory.id} crosses itself near {near}"


def parted_outlines(game_map: Map) -> Iterator[str]:
    """No territory reaches into another; they may share a border."""
    sides = {t.id: sides_of(t.outline, closed=True) for t in game_map.territories}
    for a, b in combinations(game_map.territories, 2):
        if gap_of_parts(frame_of(a.outline), frame_of(b.outline)) > 0:
            continue
        found = crossing(sides[a.id], sides[b.id])
        if found is not None:
            yield f"the outlines of {a.id} and {b.id} cross near {say(a.outline[found[0]])}"
            continue
        for inner, outer in ((a, b), (b, a)):
            shared = set(outer.outline)
            own = [p for p in inner.outline if p not in shared]
            swallowed = [p for p in own if lies_within(p, outer.outline)]
            if swallowed:
                yield f"the outline of {inner.id} runs inside {outer.id} at {say(swallowed[0])}"


def frame_of(line: Curve) -> Part:
    """The smallest rectangle round a line."""
    return bounds_of(tuple(disc(x, y, 0.0) for x, y in line))


def lies_within(point: Point, outline: Curve) -> bool:
    """Whether a point is inside, and not only by the breadth of a hair."""
    return is_inside(point, outline) and distance_to_outline(point, outline) > 0.2


def everything_in_frame(game_map: Map) -> Iterator[str]:
    """Nothing is cut off."""
    width, height = game_map.size
    for name, shape in all_shapes(game_map):
        box = bounds_of(shape)
        if box.left < 0 or box.top < 0 or box.right > width or box.bottom > height:
            yield f"{name} reaches out of the frame of {width:g} by {height:g}"
    for territory in game_map.territories:
        outside = [p for p in territory.outline if not (0 <= p[0] <= width and 0 <= p[1] <= height)]
        if outside:
            yield f"the outline of {territory.id} leaves the frame at {say(outside[0])}"


def places_at_home(game_map: Map) -> Iterator[str]:
    """Spots, totem place and name lie in their territory; the first two clear of its border."""
    for territory in game_map.territories:
        spots = [s for s in game_map.spots if s.territory == territory.id]
        discs = [(f"spot {s.id}", (s.x, s.y), SPOT_RADIUS + SPOT_MARGIN) for s in spots]
        corners = corners_of(base_part(territory))
        discs += [(f"the totem place of {territory.id}", corner, 0.0) for corner in corners]
        discs.append((f"the name of {territory.id}", territory.badge, 0.0))
        for name in dict.fromkeys(
            name for name, point, room in discs if not has_room(point, room, territory.outline)
        ):
            yield f"{name} does not lie inside the outline of {territory.id}"


def has_room(point: Point, room: float, outline: Curve) -> bool:
    """Whether a disc lies inside an outline."""
    return is_inside(point, outline) and distance_to_outline(point, outline) >= room


def nothing_covered(game_map: Map) -> Iterator[str]:
    """Tents, totems, names and numbers keep apart."""
    for (a, first), (b, second) in combinations(all_shapes(game_map), 2):
        if gap(first, second) < APART:
            yield f"{a} and {b} overlap"


def roads_apart(game_map: Map) -> Iterator[str]:
    """Roads meet only at spots."""
    curves = road_curves(game_map)
    lines = {road: sides_of(curve, closed=False) for road, curve in curves.items()}
    for first, second in combinations(game_map.roads, 2):
        if gap_of_parts(frame_of(curves[first]), frame_of(curves[second])) > 0:
            continue
        if crossing(lines[first], lines[second]) is not None:
            yield f"{say_road(first)} and {say_road(second)} cross"


def roads_clear(game_map: Map) -> Iterator[str]:
    """No road runs over a spot that it does not end at, a totem place, a name or a number."""
    signs = {**totem_shapes(game_map), **name_shapes(game_map), **number_shapes(game_map)}
    for road, curve in road_curves(game_map).items():
        line = tuple(disc(x, y, ROAD_HALF) for x, y in curve)
        room = (bounds_of(line),)
        for spot in game_map.spots:
            ring = (disc(spot.x, spot.y, SPOT_RADIUS + ROAD_MARGIN),)
            if spot.id not in road and gap(room, ring) < 0 and gap(line, ring) < 0:
                yield f"{say_road(road)} runs over spot {spot.id}"
        for name, shape in signs.items():
            if gap(room, shape) <= 0 and gap(line, shape) < 0:
                yield f"{say_road(road)} runs under {name}"


def roads_on_land(game_map: Map) -> Iterator[str]:
    """A road stays in the territories of its two spots."""
    home = {spot.id: spot.territory for spot in game_map.spots}
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for road, curve in road_curves(game_map).items():
        lands = [outline[home[end]] for end in road]
        for point in curve:
            inside = any(is_inside(point, land) for land in lands)
            if not inside and min(distance_to_outline(point, land) for land in lands) > ROAD_MARGIN:
                yield f"{say_road(road)} leaves the territories of its spots near {say(point)}"
                break


def numbers_in_place(game_map: Map) -> Iterator[str]:
    """By land a number lies on the common border, by sea between two coasts."""
    outline = {territory.id: territory.outline for territory in game_map.territories}
    for c in game_map.connections:
        if c.shore is not None:
            yield from shore_faults(c, game_map, outline)
            continue
        for end in c.territories:
            if distance_to_outline(c.badge, outline[end]) > AT_BORDER:
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


def all_shapes(game_map: Map) -> list[tuple[str, Shape]]:
    """Everything people must see, by a name for it, with the room it takes."""
    tents = [(f"spot {spot.id}", tent_shape(spot)) for spot in game_map.spots]
    totems, names = totem_shapes(game_map), name_shapes(game_map)
    return [*tents, *totems.items(), *names.items(), *number_shapes(game_map).items()]


def totem_shapes(game_map: Map) -> dict[str, Shape]:
    """The totem places."""
    return {f"the totem place of {t.id}": totem_shape(t) for t in game_map.territories}


def name_shapes(game_map: Map) -> dict[str, Shape]:
    """The names of the territories with their majorities."""
    return {f"the name of {t.id}": name_shape(t) for t in game_map.territories}


def number_shapes(game_map: Map) -> dict[str, Shape]:
    """The numbers of the connections."""
    return {f"connection {c.number}": number_shape(c) for c in game_map.connections}


def road_curves(game_map: Map) -> dict[tuple[str, str], Curve]:
    """By road, the points it runs through."""
    at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
    return {(a, b): tuple(curve_of(at[a], at[b])) for a, b in game_map.roads}


def say(point: Point) -> str:
    """A point in a complaint."""
    return f"{point[0]:g},{point[1]:g}"


def say_road(road: tuple[str, str]) -> str:
    """A road in a complaint."""
    return f"the road {road[0]} to {road[1]}"


DRAWN = (
    Proof("drawn", "no outline crosses or touches itself", simple_outlines),
    Proof("drawn", "no territory reaches into another", parted_outlines),
    Proof("drawn", "everything lies in the frame", everything_in_frame),
    Proof("drawn", "spots, totem place and name lie in their territory", places_at_home),
    Proof("drawn", "tents, totems, names and numbers keep apart", nothing_covered),
    Proof("drawn", "roads do not cross", roads_apart),
    Proof("drawn", "roads run over no spot, totem place, name or number", roads_clear),
    Proof("drawn", "roads stay in the territories of their spots", roads_on_land),
    Proof("drawn", "numbers lie on the border or between two coasts", numbers_in_place),
)
