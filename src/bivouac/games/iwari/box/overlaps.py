"""A map can be drawn: outlines fit together, and nothing covers what people must see."""

from collections.abc import Iterator
from itertools import combinations

from bivouac.core.messages import Message
from bivouac.games.iwari.box.lines import (
    crossing,
    distance_to_outline,
    is_inside,
    repeated_point,
    sides_of,
)
from bivouac.games.iwari.box.proofs import proof
from bivouac.games.iwari.box.shapes import (
    SPOT_RADIUS,
    base_part,
    bounds_of,
    corners_of,
    gap,
    gap_of_parts,
)
from bivouac.games.iwari.box.signs import (
    Curve,
    Sign,
    all_shapes,
    frame_of,
    lies_within,
    say,
    takes_totems,
)
from bivouac.games.iwari.box.types import Map, Point
from bivouac.games.iwari.box.ways import WAYS

APART = 1.0
"""Things that are not to touch keep at least this distance."""
SPOT_MARGIN = 3.0
"""Between a spot and the border of its territory."""


@proof("drawn", "map-claim-outlines")
def simple_outlines(game_map: Map) -> Iterator[Message]:
    """No outline crosses or touches itself."""
    for territory in game_map.territories:
        point = repeated_point(territory.outline)
        sides = sides_of(territory.outline, closed=True)
        found = crossing(sides, sides)
        if point is not None:
            yield Message("map-outline-twice", {"territory": territory.id, "point": say(point)})
        elif found is not None:
            near = say(territory.outline[found[0]])
            yield Message("map-outline-crossed", {"territory": territory.id, "point": near})


@proof("drawn", "map-claim-parted")
def parted_outlines(game_map: Map) -> Iterator[Message]:
    """No territory reaches into another; they may share a border."""
    sides = {t.id: sides_of(t.outline, closed=True) for t in game_map.territories}
    for a, b in combinations(game_map.territories, 2):
        if gap_of_parts(frame_of(a.outline), frame_of(b.outline)) > 0:
            continue
        found = crossing(sides[a.id], sides[b.id])
        if found is not None:
            yield Message(
                "map-outlines-cross", {"a": a.id, "b": b.id, "point": say(a.outline[found[0]])}
            )
            continue
        for inner, outer in ((a, b), (b, a)):
            shared = set(outer.outline)
            own = [p for p in inner.outline if p not in shared]
            swallowed = [p for p in own if lies_within(p, outer.outline)]
            if swallowed:
                yield Message(
                    "map-outline-inside", {"a": inner.id, "b": outer.id, "point": say(swallowed[0])}
                )


@proof("drawn", "map-claim-frame")
def everything_in_frame(game_map: Map) -> Iterator[Message]:
    """Nothing is cut off."""
    width, height = game_map.size
    for name, shape in all_shapes(game_map):
        box = bounds_of(shape)
        if box.left < 0 or box.top < 0 or box.right > width or box.bottom > height:
            yield Message(
                "map-out-of-frame",
                {"name": name.said, "width": f"{width:g}", "height": f"{height:g}"},
            )
    for territory in game_map.territories:
        outside = [p for p in territory.outline if not (0 <= p[0] <= width and 0 <= p[1] <= height)]
        if outside:
            yield Message(
                "map-outline-frame", {"territory": territory.id, "point": say(outside[0])}
            )


@proof("drawn", "map-claim-home")
def places_at_home(game_map: Map) -> Iterator[Message]:
    """Spots, totem place and name lie in their territory; the first two clear of its border."""
    for territory in game_map.territories:
        spots = [s for s in game_map.spots if s.territory == territory.id]
        discs = [
            (Sign("map-sign-spot", s.id), (s.x, s.y), SPOT_RADIUS + SPOT_MARGIN) for s in spots
        ]
        stone = takes_totems(game_map, territory.biome)
        corners = corners_of(base_part(territory)) if stone else []
        discs += [(Sign("map-sign-totem", territory.id), corner, 0.0) for corner in corners]
        discs.append((Sign("map-sign-name", territory.id), territory.badge, 0.0))
        for name in dict.fromkeys(
            name for name, point, room in discs if not has_room(point, room, territory.outline)
        ):
            yield Message("map-not-home", {"name": name.said, "territory": territory.id})


def has_room(point: Point, room: float, outline: Curve) -> bool:
    """Whether a disc lies inside an outline."""
    return is_inside(point, outline) and distance_to_outline(point, outline) >= room


@proof("drawn", "map-claim-apart")
def nothing_covered(game_map: Map) -> Iterator[Message]:
    """Tents, totems, names and numbers keep apart."""
    for (a, first), (b, second) in combinations(all_shapes(game_map), 2):
        if gap(first, second) < APART:
            yield Message("map-overlap", {"a": a.said, "b": b.said})


DRAWN = (
    simple_outlines,
    parted_outlines,
    everything_in_frame,
    places_at_home,
    nothing_covered,
    *WAYS,
)
