"""Small maps drawn by hand: territories, spots, roads and connections as words of a string."""

from bivouac.games.iwari.box.types import Connection, Map, Spot, Territory
from bivouac.games.iwari.layout import BIOMES

BIOME_OF = {biome[0]: biome for biome in BIOMES[:5]}

SPOTS = {"t": 5, "f": 4, "g": 5, "c": 3, "d": 8}
"""How many tent spots each territory has."""
ROADS = (
    "t1-t2 t2-t3 t3-t4 t4-t5 t4-f1 f1-f2 f2-f3 f3-f4 f4-g1 g1-g2 g2-g3 g3-g4 g4-g5 g5-c1 "
    "c1-c2 c2-c3 c3-d1 d1-d2 d2-d3 d3-d4 d2-d5 d2-d6 d6-d7 d7-d8"
)
"""One long road through all territories; at d2 it has side roads to d5 and to d6-d7-d8."""
CONNECTIONS = "1:tf:land:1 2:fg:land:1 3:gc:sea:2 5:cd:land:2 6:td:sea 7:gt:land"


def draw_map(spots: dict[str, int], roads: str, connections: str) -> Map:
    """A map without a picture."""
    at = (0.0, 0.0)
    return Map(
        id="hand-made",
        name="Hand-made",
        size=(100.0, 100.0),
        territories=tuple(Territory(name, BIOME_OF[name], name, (), at, at) for name in spots),
        spots=tuple(
            Spot(f"{name}{number}", name, 0.0, 0.0, False)
            for name, count in spots.items()
            for number in range(1, count + 1)
        ),
        roads=tuple((road.split("-")[0], road.split("-")[1]) for road in roads.split()),
        connections=tuple(draw_connection(*drawn.split(":")) for drawn in connections.split()),
    )


def draw_connection(number: str, ends: str, kind: str, symbol: str | None = None) -> Connection:
    """A connection given like "7:gt:land" or, with a symbol, "1:tf:land:1"."""
    at = (0.0, 0.0)
    shows = None if symbol is None else int(symbol)
    return Connection(int(number), (ends[0], ends[1]), kind, shows, at, None)


MAP = draw_map(SPOTS, ROADS, CONNECTIONS)
