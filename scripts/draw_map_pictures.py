"""Draw the packaged maps of Iwari small, for the page where a table is planned.

python -m scripts.draw_map_pictures

Run it after a change of a map; the pictures are part of the browser client.
"""

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.shapes import bend_of
from bivouac.games.iwari.box.types import Map, Point
from bivouac.games.iwari.picture.scenery import SCENERIES, Thing, rivers, things
from bivouac.games.iwari.picture.svg import ART, PLATEAU, curve, is_on_road

PICTURES = Path(__file__).parents[1] / "web/src/games/iwari/lobby/pictures"
FILLS = {
    "tundra": "#8A7AB0",
    "forest": "#3E6B47",
    "glacier": "#DCEBF3",
    "coast": "#62C4B5",
    "desert": "#EBC467",
    "void": "#3A1C55",
}
SHORE, ROAD = "#FFF8E8", "#F3E3BC"
DEVIATION = 1.6
"""A simplified outline is nowhere further from the real one: what is drawn over it hides that."""
ROCK = ((0.9, 26), (1.0, 13))
"""The undersides of islands in the sky: how wide, and how far down."""
FEW = 26
"""Of the things round the land no more than these."""
RUIN = "M-15 13V-5l4-5 3 5 4-2v8h8V-15l4 3 3-4 5 7v22Z"
EYE = "M-15 0Q0-16 15 0 0 16-15 0ZM0-9q5 9 0 18-5-9 0-18Z"


def main() -> None:
    """Draw every packaged map."""
    for game_map in packaged_box().maps.values():
        path = PICTURES / f"{game_map.id}.svg"
        path.write_text(picture(game_map), "utf-8")
        print(f"{path.name}: {path.stat().st_size / 1024:.1f} KB")


def picture(game_map: Map) -> str:
    """The territories in the colours of their biomes, with their roads, as one SVG."""
    width, height = game_map.size
    scattered = few(game_map)
    defs = "".join(symbol(name) for name in sorted({thing.symbol for thing in scattered}))
    defs += "".join(
        f'<path id="land-{i}" d="{line(territory.outline)}"/>'
        for i, territory in enumerate(game_map.territories)
    )
    every = "".join(
        f'<use href="#land-{i}" fill="{FILLS[territory.biome]}"/>'
        for i, territory in enumerate(game_map.territories)
    )
    paint = SCENERIES[game_map.scenery].paint
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">',
        f'<defs>{defs}<g id="land" stroke-linejoin="round">{every}</g></defs>',
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{paint}"/>',
        *(thing_of(thing) for thing in scattered),
        *below(game_map),
        f'<use href="#land" stroke="{SHORE}" stroke-width="6"/>',
        *ways(game_map),
        *places(game_map),
        "</svg>\n",
    ]
    return "".join(parts)


def few(game_map: Map) -> list[Thing]:
    """Some of what lies round the land, where the picture shows it."""
    width, height = game_map.size
    inside = [
        thing
        for thing in things(game_map)
        if -thing.width < thing.left < width and -thing.height < thing.top < height
    ]
    return inside[:: -(-len(inside) // FEW)] if inside else []


def symbol(name: str) -> str:
    """A drawing of the map's artwork."""
    art = re.sub(r"\n\s*", "", ART.read_text("utf-8"))
    found = re.search(rf'<symbol id="{name}".*?</symbol>', art)
    assert found is not None
    return found.group()


def thing_of(thing: Thing) -> str:
    """One thing, half as large again: the picture is small."""
    wide, high = round(thing.width * 1.5), round(thing.height * 1.5)
    x, y = thing.left - (wide - thing.width) / 2, thing.top - (high - thing.height) / 2
    return f'<use href="#{thing.symbol}" x="{x:.0f}" y="{y:.0f}" width="{wide}" height="{high}"/>'


def below(game_map: Map) -> Iterator[str]:
    """Rivers, the pale coast, or the rock under islands in the sky."""
    scenery = SCENERIES[game_map.scenery]
    if scenery.water is not None:
        yield from rivers(game_map, scenery.water)
    if scenery.rock is None:
        shallows = f'stroke="{scenery.shallows}" stroke-opacity=".5"'
        yield f'<use href="#land" {shallows} stroke-width="28"/>'
        return
    for share, down in ROCK:
        yield f'<g fill="{scenery.rock[0 if down < ROCK[0][1] else 1]}">'
        for i, territory in enumerate(game_map.territories):
            xs = [x for x, _ in territory.outline]
            aside = (min(xs) + max(xs)) / 2 * (1 - share)
            yield f'<use href="#land-{i}" transform="matrix({share} 0 0 1 {aside:.0f} {down})"/>'
        yield "</g>"


def ways(game_map: Map) -> Iterator[str]:
    """Roads, those of the violet road broad; connections that are roads are dotted."""
    spots = {spot.id: spot for spot in game_map.spots}
    at = {spot.id: f"{spot.x:.0f} {spot.y:.0f}" for spot in game_map.spots}
    violet = [road for road in game_map.roads if all(is_on_road(spots[end]) for end in road)]
    plain = [road for road in game_map.roads if road not in violet]
    bridged = [connection.spots for connection in game_map.connections if connection.spots]
    path = "".join(f"M{at[one]}L{at[other]}" for one, other in plain)
    yield f'<path d="{path}" fill="none" stroke="#20160F" stroke-opacity=".45" stroke-width="8"/>'
    yield f'<path d="{path}" fill="none" stroke="{ROAD}" stroke-width="4.4"/>'
    if bridged:
        path = "".join(f"M{at[one]}L{at[other]}" for one, other in bridged)
        yield f'<path d="{path}" stroke="#20160F" stroke-width="10"/>'
        yield f'<path d="{path}" stroke="{SHORE}" stroke-width="6" stroke-dasharray="7 5"/>'
    if violet:
        ends = [[(spots[end].x, spots[end].y) for end in road] for road in violet]
        path = "".join(curve(a, b, bend_of(a, b)) for a, b in ends)
        yield '<g fill="none" stroke-linecap="round">'
        for colour, width in (("#20160F", 30), (SHORE, 23), ("#7B3FA0", 15)):
            yield f'<path d="{path}" stroke="{colour}" stroke-width="{width}"/>'
        yield "</g>"


def places(game_map: Map) -> Iterator[str]:
    """What makes the map another: ruins, contested tokens, the centre."""
    for spot in game_map.spots:
        if spot.icon is not None:
            yield f'<g transform="translate({spot.x:.0f} {spot.y:.0f})">'
            yield '<circle r="23" fill="#E9D3FF" stroke="#20160F" stroke-width="3"/>'
            yield f'<path d="{RUIN}" fill="#7B3FA0" stroke="#20160F" stroke-width="2"/></g>'
    for token in game_map.contested:
        yield f'<g transform="translate({token.at[0]:.0f} {token.at[1]:.0f})">'
        yield '<circle r="24" fill="#20160F" stroke="#F3C8FF" stroke-width="5"/>'
        yield f'<path d="{EYE}" fill="#F3C8FF" fill-rule="evenodd"/></g>'
    if game_map.centre is not None:
        yield from centre(game_map.centre)
    if game_map.scenery == "ice":
        for territory in game_map.territories:
            if territory.biome == "glacier":
                x, y = territory.totem
                yield f'<use href="#icepeak" x="{x - 49:.0f}" y="{y - 50:.0f}"'
                yield ' width="98" height="80"/>'


def centre(place: Point) -> Iterator[str]:
    """The violet plateau with void totems, somewhat larger than it is."""
    (x, y), (wide, high) = place, PLATEAU
    yield symbol("plateau")
    yield f'<use href="#plateau" x="{x - wide * 0.7:.0f}" y="{y - high * 0.7:.0f}"'
    yield f' width="{wide * 1.4:.0f}" height="{high * 1.4:.0f}"/>'
    for row, column in ((0, -1), (0, 1), (1, -1), (1, 1), (2, 0)):
        left, top = x + 18 * column - 17, y + 10 - 21 * row
        yield f'<path d="M{left:.0f} {top:.0f}h34v19h-34z" fill="#7B3FA0" stroke="#20160F"'
        yield f' stroke-width="3"/><path d="M{left + 6:.0f} {top + 8:.0f}l9 3m13-3-9 3"'
        yield ' stroke="#fff" stroke-width="3"/>'


def line(outline: tuple[Point, ...]) -> str:
    """A closed line with few points; each is given by how far it is from the one before."""
    half = len(outline) // 2
    kept = simple(outline[: half + 1])[:-1] + simple(outline[half:])
    points = [(round(x), round(y)) for x, y in kept]
    steps = [(x - from_x, y - from_y) for (from_x, from_y), (x, y) in pairwise(points)]
    moves = "".join(f"{x}{' ' if y >= 0 else ''}{y} " for x, y in steps if (x, y) != (0, 0))
    return f"M{points[0][0]} {points[0][1]}l{moves.strip()}z".replace(" -", "-")


def simple(points: tuple[Point, ...]) -> list[Point]:
    """Douglas and Peucker: a line through some of the points that leaves out no corner."""
    first, last = points[0], points[-1]
    far = [away(point, first, last) for point in points[1:-1]]
    if not far or max(far) <= DEVIATION:
        return [first, last]
    corner = far.index(max(far)) + 1
    return simple(points[: corner + 1])[:-1] + simple(points[corner:])


def away(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line between two others."""
    length = math.dist(a, b)
    if length == 0:
        return math.dist(point, a)
    return abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / length


if __name__ == "__main__":
    main()
