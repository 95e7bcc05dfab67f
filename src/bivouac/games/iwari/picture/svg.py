"""A map as a picture: SVG that any browser or drawing program shows, from sea to numbers."""

import math
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from bivouac.games.iwari.box import PACKAGED
from bivouac.games.iwari.box.shapes import bend_of, way_bend
from bivouac.games.iwari.box.types import Connection, Map, Point, Spot, Territory
from bivouac.games.iwari.picture.scenery import surroundings

ART = PACKAGED / "map-art.svg"
SHADES = {
    "tundra": "#43347A",
    "forest": "#1D3A26",
    "glacier": "#7BA6BD",
    "coast": "#2B8379",
    "desert": "#A87624",
    "void": "#170825",
}
PLATEAU = (104.0, 83.0)
"""The violet centre (IA4)."""
INLAND = 16.0
"""The dashes of a way by sea begin this far inland of its shores."""
SANS = "system-ui, 'Noto Sans', sans-serif"
SERIF = "'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif"


def map_svg(game_map: Map) -> str:
    """The whole picture; layers from below: surroundings, land, roads, places, numbers, names."""
    rules = game_map.rules
    width, height = game_map.size
    frame = f'width="{width:g}" height="{height:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {frame} viewBox="0 0 {width:g} {height:g}" '
            f'role="img" aria-label={quoteattr(game_map.name)} font-family="{SANS}">',
            f"<title>{escape(game_map.name)}</title>",
            *([f"<desc>{escape(game_map.label)}</desc>"] if game_map.label else []),
            artwork(),
            *shapes(game_map),
            *surroundings(game_map),
            *land(game_map),
            *centre(game_map),
            *(sea_way(c.shore) for c in game_map.connections if c.shore and not c.spots),
            *bridges(game_map),
            *roads(game_map),
            *threads(game_map),
            *(number(connection) for connection in game_map.connections),
            *(totem_place(t.totem) for t in game_map.territories if t.biome not in rules.bare),
            *(spot_ring(spot) for spot in game_map.spots),
            *(contested_token(token.at) for token in game_map.contested),
            *names(game_map),
            "</svg>\n",
        ]
    )


def artwork() -> str:
    """Patterns, chips and filters, without the frame of their file."""
    text = ART.read_text("utf-8")
    return text[text.index("<defs>") : text.index("</svg>\n", text.index("</defs>"))].strip()


def shapes(game_map: Map) -> Iterator[str]:
    """The outlines, defined once: each territory, what clips to it, and all of the land."""
    yield "<defs>"
    for i, territory in enumerate(game_map.territories):
        yield f'<path id="land-{i}" d="{closed(territory.outline)}"/>'
        yield f'<clipPath id="clip-{i}"><use href="#land-{i}"/></clipPath>'
    every = "".join(f'<use href="#land-{i}"/>' for i in range(len(game_map.territories)))
    yield f'<g id="land" stroke-linejoin="round">{every}</g></defs>'


def land(game_map: Map) -> Iterator[str]:
    """Each territory with its pattern, then all borders."""
    for i, territory in enumerate(game_map.territories):
        yield f'<use href="#land-{i}" fill="url(#{territory.biome})"/>'
        yield (
            f'<g clip-path="url(#clip-{i})"><use href="#land-{i}" fill="none" stroke-width="16" '
            f'stroke="{SHADES[territory.biome]}" opacity=".6" filter="url(#softer)"/></g>'
        )
    line = '<use href="#land" fill="none" stroke='
    yield f'{line}"#FFF6E1" stroke-width="4.5"/>'
    yield f'{line}"#3A2717" stroke-width="1.3" opacity=".7"/>'


def centre(game_map: Map) -> Iterator[str]:
    """IA4: the violet plateau where void totems stand at first."""
    if game_map.centre is not None:
        (x, y), (width, height) = game_map.centre, PLATEAU
        yield (
            f'<use href="#plateau" x="{x - width / 2:g}" y="{y - height / 2:g}" '
            f'width="{width:g}" height="{height:g}"/>'
        )


def closed(outline: Iterable[Point]) -> str:
    """A closed line as path data."""
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in outline) + "Z"


def sea_way(shore: tuple[Point, Point]) -> str:
    """Dashes from coast to coast, a little inland on both sides."""
    (ax, ay), (bx, by) = shore
    length = math.hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / length * INLAND, (by - ay) / length * INLAND
    line = f'd="M{ax - dx:.1f} {ay - dy:.1f}L{bx + dx:.1f} {by + dy:.1f}" stroke-linecap="round"'
    return (
        f'<path {line} stroke="#123245" stroke-width="7" opacity=".5"/>'
        f'<path {line} stroke="#E8F7FB" stroke-width="3.5" stroke-dasharray="6 6"/>'
    )


def bridges(game_map: Map) -> Iterator[str]:
    """IA1, IA2: connections that are also roads lead over their numbers."""
    at = {spot.id: (spot.x, spot.y) for spot in game_map.spots}
    curves = [
        curve(at[c.spots[0]], at[c.spots[1]], way_bend(at[c.spots[0]], at[c.spots[1]], c.badge))
        for c in game_map.connections
        if c.spots is not None
    ]
    if curves:
        line = f'<path d="{"".join(curves)}" fill="none"'
        yield f'{line} stroke="#2B1B0F" stroke-width="9.5"/>'
        yield f'{line} stroke="#B98A54" stroke-width="6.6"/>'
        yield f'{line} stroke="#F3DDAE" stroke-width="6.6" stroke-dasharray="3.4 2.4"/>'


def roads(game_map: Map) -> Iterator[str]:
    """All roads, first their dark edge; those of the violet road (IA5) are broad."""
    spots = {spot.id: spot for spot in game_map.spots}
    plain: list[str] = []
    violet: list[str] = []
    for road in game_map.roads:
        one, other = spots[road[0]], spots[road[1]]
        a, b = (one.x, one.y), (other.x, other.y)
        among = violet if is_on_road(one) and is_on_road(other) else plain
        among.append(curve(a, b, bend_of(a, b)))
    line = f'<path d="{"".join(plain)}" fill="none" stroke-linecap="round"'
    yield f'{line} stroke="#2B1B0F" stroke-width="6.5" opacity=".75"/>'
    yield f'{line} stroke="#F0DDB2" stroke-width="3.8"/>'
    if violet:
        line = f'<path d="{"".join(violet)}" fill="none" stroke-linecap="round"'
        yield f'{line} stroke="#20160F" stroke-width="14" opacity=".7"/>'
        yield f'{line} stroke="#FFF6E1" stroke-width="11"/>'
        yield f'{line} stroke="#7B3FA0" stroke-width="7.6"/>'


def is_on_road(spot: Spot) -> bool:
    """A violet spot without a ruin is part of the violet road."""
    return spot.violet and spot.icon is None


def curve(a: Point, b: Point, bend: Point) -> str:
    """A bent line as path data."""
    return f"M{a[0]:g} {a[1]:g}Q{bend[0]:.1f} {bend[1]:.1f} {b[0]:g} {b[1]:g}"


def threads(game_map: Map) -> Iterator[str]:
    """IA2: from each spot with a ruin to the connection that the ruin closes."""
    badges = {connection.number: connection.badge for connection in game_map.connections}
    for spot in game_map.spots:
        if spot.guards is not None:
            x, y = badges[spot.guards]
            line = f'<path d="M{spot.x:g} {spot.y:g}L{x:g} {y:g}" stroke-linecap="round"'
            yield f'{line} stroke="#20160F" stroke-width="5" opacity=".7"/>'
            yield f'{line} stroke="#D9B5F0" stroke-width="2.4" stroke-dasharray="1 6"/>'


def number(connection: Connection) -> str:
    """A diamond by land, a circle with a wave by sea, and the mountain symbol below it."""
    x, y = connection.badge
    if connection.kind == "sea":
        sign = (
            '<circle r="14.5" fill="#0F3C57" stroke="#E8F7FB" stroke-width="2.2"/>'
            f'<text y="3" text-anchor="middle" font-size="13" font-weight="800" fill="#fff">'
            f"{connection.number}</text>"
            '<path d="M-8 8q2.7-3 5.3 0t5.3 0 5.3 0" stroke="#9ED3E2" stroke-width="1.6" '
            'fill="none"/>'
        )
    else:
        sign = (
            '<rect x="-12" y="-12" width="24" height="24" rx="5" transform="rotate(45)" '
            'fill="#FFF6E1" stroke="#3A2717" stroke-width="2"/>'
            '<rect x="-9" y="-9" width="18" height="18" rx="3" transform="rotate(45)" '
            'fill="none" stroke="#B9833A" stroke-width="1.4"/>'
            f'<text y="5" text-anchor="middle" font-size="14" font-weight="800" fill="#2A1E14">'
            f"{connection.number}</text>"
        )
    return f'<g transform="translate({x:g} {y:g})">{sign}{peaks(connection.symbol)}</g>'


def peaks(symbol: int | None) -> str:
    """A mountain symbol: a dark pill with as many peaks as its number."""
    if symbol is None:
        return ""
    half = 3.5 + 2.5 * symbol
    tops = "".join(f"M{5 * i - 2.5 * symbol:g} 2.6l2.5-5.2 2.5 5.2Z" for i in range(symbol))
    return (
        f'<g transform="translate(0 15)"><rect x="{-half:g}" y="-5" width="{2 * half:g}" '
        'height="10" rx="5" fill="#4B4456" stroke="#FFF6E1" stroke-width="1.2"/>'
        f'<path d="{tops}" fill="#FFF6E1"/></g>'
    )


def totem_place(place: Point) -> str:
    """The stone that totems stand on."""
    x, y = place
    return (
        f'<g transform="translate({x:g} {y:g})">'
        '<ellipse cy="4" rx="17" ry="8" fill="#20160F" opacity=".4"/>'
        '<path d="M-15 1l5-5h20l5 5v4l-5 4h-20l-5-4Z" fill="#8D8579" stroke="#20160F" '
        'stroke-width="1.5"/><path d="M-14 1l5-4h18l5 4-5 3h-18Z" fill="#B8AFA0"/></g>'
    )


def spot_ring(spot: Spot) -> str:
    """A place for a tent, with the biome that clears its ruin; an unknown area is dashed (IA6)."""
    place = f'<circle cx="{spot.x:g}" cy="{spot.y:g}"'
    if spot.contested is not None:
        return (
            f'{place} r="9.5" fill="#4A3163" stroke="#20160F" '
            f'stroke-width="3.4"/>{place} r="9.4" fill="none" stroke="#F1E3FA" stroke-width="2" '
            'stroke-dasharray="3.8 2.5"/>'
        )
    fill, ring = ("#E4D3F0", "#7B3FA0") if spot.violet else ("#F6E8C8", "#A98B5B")
    icon = ""
    if spot.icon is not None:
        x, y = spot.x + 3.5, spot.y + 1.5
        icon = f'<use href="#{spot.icon}-chip" x="{x:g}" y="{y:g}" width="17" height="17"/>'
    return (
        f'{place} r="9.5" fill="{fill}" stroke="#3A2717" stroke-width="2"/>'
        f'{place} r="4.5" fill="none" stroke="{ring}" stroke-width="1.5"/>{icon}'
    )


def contested_token(place: Point) -> str:
    """IA6: a contested token between its two territories."""
    x, y = place
    return f'<use href="#contested" transform="translate({x:g} {y:g})"/>'


def names(game_map: Map) -> Iterator[str]:
    """Each territory's name over a chip of its biome and the number of its tent spots."""
    for territory in game_map.territories:
        count = sum(s.territory == territory.id and not s.contested for s in game_map.spots)
        yield name(territory, count)


def name(territory: Territory, spots: int) -> str:
    """One name."""
    x, y = territory.badge
    return (
        f'<g transform="translate({x:g} {y:g})">'
        '<rect x="-20" y="-12" width="46" height="24" rx="12" fill="#20160F" '
        'fill-opacity=".92" stroke="#FFF6E1" stroke-width="1.2"/>'
        f'<use href="#{territory.biome}-chip" x="-26" y="-12" width="24" height="24"/>'
        f'<text x="11" y="5" text-anchor="middle" font-size="14" font-weight="800" fill="#FFF8E8">'
        f'{spots}</text><text y="-17" text-anchor="middle" font-family="{SERIF}" font-size="12.5" '
        'font-style="italic" font-weight="700" fill="#20160F" stroke="#FFF6E1" stroke-width="3.5" '
        f'stroke-linejoin="round" paint-order="stroke">{escape(territory.name)}</text></g>'
    )
