"""Draw the packaged maps of Iwari small, for the page where a table is planned.

python -m scripts.draw_map_pictures

Run it after a change of a map; the pictures are part of the browser client.
"""

from itertools import pairwise
from pathlib import Path

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import Map, Point

PICTURES = Path(__file__).parents[1] / "web/src/games/iwari/lobby/pictures"
FILLS = {
    "tundra": "#8A7AB0",
    "forest": "#3E6B47",
    "glacier": "#DCEBF3",
    "coast": "#62C4B5",
    "desert": "#EBC467",
}
SEA, SHOAL, SHORE, ROAD = "#2C6A8E", "#6FA9C0", "#FFF8E8", "#F3E3BC"


def main() -> None:
    """Draw every packaged map."""
    for game_map in packaged_box().maps.values():
        path = PICTURES / f"{game_map.id}.svg"
        path.write_text(picture(game_map), "utf-8")
        print(f"{path.name}: {path.stat().st_size / 1024:.1f} KB")


def picture(game_map: Map) -> str:
    """The territories in the colours of their biomes, with their roads, as one SVG."""
    width, height = small(game_map.size)
    spots = {spot.id: "{} {}".format(*small((spot.x, spot.y))) for spot in game_map.spots}
    roads = "".join(f"M{spots[one]}L{spots[other]}" for one, other in game_map.roads)
    territories = "".join(
        f'<path d="{line(territory.outline)}" fill="{FILLS[territory.biome]}"/>'
        for territory in game_map.territories
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<defs><g id="land" stroke-linejoin="round">{territories}</g></defs>'
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>'
        f'<use href="#land" stroke="{SHOAL}" stroke-width="14"/>'
        f'<use href="#land" stroke="{SHORE}" stroke-width="3"/>'
        f'<path d="{roads}" fill="none" stroke="#20160F" stroke-opacity=".45" stroke-width="4"/>'
        f'<path d="{roads}" fill="none" stroke="{ROAD}" stroke-width="2.2"/></svg>\n'
    )


def line(outline: tuple[Point, ...]) -> str:
    """A closed line; each point is given by how far it is from the one before."""
    points = [small(place) for place in outline]
    steps = [(x - from_x, y - from_y) for (from_x, from_y), (x, y) in pairwise(points)]
    moves = " ".join(f"{x} {y}" for x, y in steps if (x, y) != (0, 0))
    return f"M{points[0][0]} {points[0][1]}l{moves}z"


def small(place: Point) -> tuple[int, int]:
    """A place at half its size, in whole steps: neighbours still share their borders."""
    return round(place[0] / 2), round(place[1] / 2)


if __name__ == "__main__":
    main()
