"""Small maps drawn by hand: territories, spots, roads and connections as words of a string."""

from dataclasses import replace

from bivouac.games.iwari.box.types import Connection, Contested, Map, MapRules, Spot, Territory
from bivouac.games.iwari.layout import BIOMES

BIOME_OF = {biome[0]: biome for biome in BIOMES}

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


def with_roads(game_map: Map, roads: str) -> Map:
    """IA1: connections that are also roads, like "1:t5-f1"."""
    ends = {}
    for road in roads.split():
        number, spots = road.split(":")
        one, other = spots.split("-")
        ends[int(number)] = (one, other)
    connections = tuple(replace(c, spots=ends.get(c.number)) for c in game_map.connections)
    return replace(game_map, connections=connections)


def with_ruins(game_map: Map, ruins: str) -> Map:
    """IA2: ruins like "f4:glacier:2", which two glacier cards clear and which closes 2."""
    icons = {ruin.split(":")[0]: ruin.split(":")[1:] for ruin in ruins.split()}
    spots = tuple(
        replace(spot, violet=True, icon=icons[spot.id][0], guards=int(icons[spot.id][1]))
        if spot.id in icons
        else spot
        for spot in game_map.spots
    )
    return without_symbols(replace(game_map, spots=spots))


def with_areas(game_map: Map, areas: str, roads: str = "") -> Map:
    """IA6: unknown areas of contested tokens, like "x:t9:d9", with roads to them."""
    spots, tokens = list(game_map.spots), []
    for area in areas.split():
        token, *names = area.split(":")
        tokens.append(Contested(token, (0.0, 0.0)))
        spots += [Spot(name, name[0], 0.0, 0.0, False, contested=token) for name in names]
    more = tuple((road.split("-")[0], road.split("-")[1]) for road in roads.split())
    found = replace(game_map, spots=tuple(spots), contested=tuple(tokens))
    rules = MapRules(most_players=6, void_cards=True)
    return without_symbols(replace(found, roads=game_map.roads + more, rules=rules))


def with_violet(game_map: Map, spots: str) -> Map:
    """IA5: a violet road."""
    violet = spots.split()
    found = tuple(replace(spot, violet=spot.id in violet) for spot in game_map.spots)
    return replace(game_map, spots=found, rules=MapRules(road=True))


def without_symbols(game_map: Map) -> Map:
    """A map without mountains."""
    connections = tuple(replace(c, symbol=None) for c in game_map.connections)
    return replace(game_map, connections=connections)
