"""What the rules need of a map, checked whenever one is loaded, packaged or brought along."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from bivouac.core.complaints import fail, listed
from bivouac.core.fields import refuse_twins
from bivouac.games.iwari.box.pieces import SYMBOLS
from bivouac.games.iwari.box.special import (
    check_contested,
    check_road_connections,
    check_ruins,
    check_rules,
)
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.layout import ROADS, SPOTS


def check_playable(file: str, game_map: Map) -> None:
    """Refuse a map the rules cannot be played on."""
    refuse_twins(file, "territory", [territory.id for territory in game_map.territories])
    refuse_twins(file, "spot", [spot.id for spot in game_map.spots])
    refuse_twins(file, "contested token", [token.id for token in game_map.contested])
    if len(game_map.spots) > SPOTS:
        fail(file, "iwari-box-many-spots", count=len(game_map.spots), most=SPOTS)
    for check, _ in CHECKS:
        check(file, game_map)


def check_roads(file: str, game_map: Map) -> None:
    """A road joins two different spots; two roads never join the same two."""
    known = {spot.id for spot in game_map.spots}
    seen: dict[frozenset[str], int] = {}
    for i, road in enumerate(game_map.roads, 1):
        where = f"{file}: road {i}"
        for end in road:
            if end not in known:
                fail(where, "iwari-box-unknown-spot", spot=end)
        if road[0] == road[1]:
            fail(where, "iwari-box-road-itself", spot=road[0])
        if frozenset(road) in seen:
            fail(where, "iwari-box-road-twice", spots=listed(road), road=seen[frozenset(road)])
        seen[frozenset(road)] = i
    ways = [*game_map.roads, *(c.spots for c in game_map.connections if c.spots is not None)]
    for spot, count in Counter(end for way in ways for end in way).items():
        if count > ROADS:
            fail(file, "iwari-box-many-roads", count=count, spot=spot, most=ROADS)


def check_ends(file: str, game_map: Map) -> None:
    """A connection joins two different territories."""
    known = [territory.id for territory in game_map.territories]
    for connection in game_map.connections:
        where = f"{file}: connection number {connection.number}"
        for end in connection.territories:
            if end not in known:
                fail(where, "iwari-box-unknown-territory", territory=end, known=listed(known))
        if connection.territories[0] == connection.territories[1]:
            fail(where, "iwari-box-connection-itself", territory=connection.territories[0])


def check_numbers(file: str, game_map: Map) -> None:
    """Connections are numbered from 1 without a gap: a totem walks along them in that order."""
    numbers = [connection.number for connection in game_map.connections]
    for a, b in pairwise(numbers):
        if a == b:
            fail(file, "iwari-box-number-twice", number=a)
    for expected, number in enumerate(numbers, 1):
        if number != expected:
            fail(file, "iwari-box-no-number", number=expected, count=len(numbers))


def check_symbols(file: str, game_map: Map) -> None:
    """Each mountain symbol is on two connections, or the map has none at all (IC3)."""
    counts = Counter(c.symbol for c in game_map.connections if c.symbol is not None)
    for symbol in range(1, SYMBOLS + 1):
        if counts and counts[symbol] != 2:
            fail(file, "iwari-box-symbol-count", symbol=symbol, count=counts[symbol])


CHECKS: tuple[tuple[Callable[[str, Map], None], str], ...] = (
    (check_roads, "IC2"),
    (check_ends, "IC2"),
    (check_numbers, "IC2"),
    (check_symbols, "IC3"),
    (check_road_connections, "IA1"),
    (check_ruins, "IA2"),
    (check_contested, "IA6"),
    (check_rules, "IA"),
)
"""What a map must keep to, and the rule that says so; later ones rely on those before them."""
