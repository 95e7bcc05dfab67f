"""A drawing for a map that has none: hexagonal cells gathered round the spots of each territory.

A record holds spots, roads and connections, but no outlines. So that any game can be looked at,
land is whatever lies near the spots of a territory or the shortest lines that hold them together.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from bivouac.games.iwari.box.types import Connection, Contested, Map, Point, Territory
from bivouac.games.iwari.picture.borders import NOWHERE, between, outlines, rounded

SIDE = 9.0
"""Of a hexagonal cell."""
REACH = 46.0
"""Land ends this far from the spots."""
MARGIN = 60.0
"""Sea beyond the last spots."""
GAP = 40.0
"""How near the name and the totem place may come to a spot, wherever there is room."""

INNER = 24.0
"""Totem place and name keep this far from the border."""

Points = NDArray[np.float64]  # [n, 2]


def computed(game_map: Map) -> Map:
    """The map with a frame, outlines and places for totems, names and numbers."""
    size = (
        math.ceil(max(spot.x for spot in game_map.spots) + MARGIN) * 1.0,
        math.ceil(max(spot.y for spot in game_map.spots) + MARGIN) * 1.0,
    )
    centres, cells = hexagons(size)
    labels = nearest_territories(game_map, centres)
    lines = outlines(cells, [int(label) for label in labels], rounds=1)
    territories = tuple(
        furnished(game_map, territory, lines.get(i, ()), centres[labels == i])
        for i, territory in enumerate(game_map.territories)
    )
    land = {territory.id: territory.outline for territory in territories}
    at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
    return replace(
        game_map,
        size=size,
        territories=territories,
        connections=tuple(placed(connection, land, at) for connection in game_map.connections),
        contested=tuple(between_areas(game_map, token) for token in game_map.contested),
        centre=None if game_map.centre is None else free_centre(game_map, centres),
    )


def hexagons(size: Point) -> tuple[Points, list[list[Point]]]:
    """Centres and corners of pointy hexagons that cover a frame; shared corners are equal."""
    wide, high = SIDE * math.sqrt(3) / 2, SIDE / 2  # half a cell, and a third of its height
    columns, rows = int(size[0] / wide) + 2, int(size[1] / (3 * high)) + 2
    middles = [
        (column, 3 * row)
        for row in range(rows)
        for column in range(row % 2, columns, 2)
    ]  # fmt: skip
    turns = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    cells = [[((c + dx) * wide, (r + dy) * high) for dx, dy in turns] for c, r in middles]
    return np.array([(c * wide, r * high) for c, r in middles]), cells


def nearest_territories(game_map: Map, centres: Points) -> NDArray[np.int64]:
    """[cell] the territory whose spots are nearest, and near enough; else NOWHERE."""
    distances = np.array(
        [
            np.min([distance(centres, a, b) for a, b in shortest_tree(spots)], axis=0)
            for spots in spots_by_territory(game_map)
        ]
    )
    labels: NDArray[np.int64] = np.argmin(distances, axis=0)
    labels[np.min(distances, axis=0) > REACH] = NOWHERE
    return labels


def spots_by_territory(game_map: Map) -> list[list[Point]]:
    """The places of the spots of each territory."""
    return [
        [(spot.x, spot.y) for spot in game_map.spots if spot.territory == territory.id]
        for territory in game_map.territories
    ]


def shortest_tree(spots: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The shortest lines that hold some places together; a lone one as a line to itself."""
    reached, waiting = [spots[0]], list(spots[1:])
    lines = [(spots[0], spots[0])]
    while waiting:
        a, b = min(((a, b) for a in reached for b in waiting), key=lambda line: math.dist(*line))
        lines.append((a, b))
        reached.append(b)
        waiting.remove(b)
    return lines


def distance(points: Points, a: Point, b: Point) -> NDArray[np.float64]:
    """[point] how far from the line between a and b."""
    start, way = np.array(a), np.array(b) - np.array(a)
    length = max(float(way @ way), 1e-9)
    part = np.clip(((points - start) @ way) / length, 0, 1)
    return np.asarray(np.hypot(*(points - start - part[:, None] * way).T))


def furnished(
    game_map: Map, territory: Territory, outline: tuple[Point, ...], inside: Points
) -> Territory:
    """A territory with its outline, and totem and name where there is room for them."""
    spots = [(spot.x, spot.y) for spot in game_map.spots if spot.territory == territory.id]
    outline = outline or around(spots[0])
    border = np.array(outline)
    inner = [p for p in inside if np.hypot(*(border - p).T).min() > INNER]
    places = np.array(inner or spots)
    totem = roomiest(places, spots)
    badge = roomiest(places, [*spots, totem])
    return replace(territory, outline=outline, totem=totem, badge=badge)


def roomiest(places: Points, taken: Sequence[Point]) -> Point:
    """The place farthest from those taken; beyond GAP the one nearest to the middle."""
    room = np.min([np.hypot(*(places - np.array(point)).T) for point in taken], axis=0)
    middle = np.hypot(*(places - places.mean(axis=0)).T)
    best = np.argmax(np.minimum(room, GAP) - middle / 1000)
    return rounded((float(places[best, 0]), float(places[best, 1])))


def around(spot: Point) -> tuple[Point, ...]:
    """Six points round a spot: a territory that all its neighbours crowd out."""
    turns = [math.radians(60 * i) for i in range(6)]
    return tuple(
        rounded((spot[0] + SIDE * math.cos(turn), spot[1] + SIDE * math.sin(turn)))
        for turn in turns
    )


def between_areas(game_map: Map, token: Contested) -> Contested:
    """IA6: a token half way between its two unknown areas."""
    one, other = ((s.x, s.y) for s in game_map.spots if s.contested == token.id)
    return replace(token, at=rounded(between(one, other, 0.5)))


def free_centre(game_map: Map, centres: Points) -> Point:
    """IA4: a place for void totems, where there is room between the spots."""
    spots = np.array([(spot.x, spot.y) for spot in game_map.spots])
    low, high = spots.min(axis=0), spots.max(axis=0)
    within = np.all((centres >= low) & (centres <= high), axis=1)
    places = centres[within] if within.any() else centres
    return roomiest(places, [(spot.x, spot.y) for spot in game_map.spots])


def placed(
    connection: Connection, land: dict[str, tuple[Point, ...]], at: dict[str, Point]
) -> Connection:
    """A connection with its number where its territories are nearest, or half way as a road."""
    first, second = (np.array(land[end]) for end in connection.territories)
    gaps = np.hypot(*(first[:, None, :] - second[None, :, :]).transpose(2, 0, 1))
    shared = np.argwhere(gaps <= gaps.min() + 1e-6)
    i, j = shared[len(shared) // 2]
    a, b = tuple(map(float, first[i])), tuple(map(float, second[j]))
    shore = ((a[0], a[1]), (b[0], b[1]))
    one, other = shore
    if connection.spots is not None:
        one, other = (at[end] for end in connection.spots)
    badge = rounded(between(one, other, 0.5))
    return replace(connection, badge=badge, shore=shore if connection.kind == "sea" else None)
