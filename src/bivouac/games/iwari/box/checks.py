"""What the rules need of a map, checked whenever one is loaded, packaged or brought along."""

from collections import Counter
from itertools import pairwise

from bivouac.core.fields import fail, listed, refuse_twins
from bivouac.games.iwari.box.pieces import SYMBOLS
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.layout import ROADS, SPOTS


def check_playable(file: str, game_map: Map) -> None:
    """Refuse a map the rules cannot be played on (IC2, IC3)."""
    refuse_twins(file, "territory", [territory.id for territory in game_map.territories])
    refuse_twins(file, "spot", [spot.id for spot in game_map.spots])
    if len(game_map.spots) > SPOTS:
        fail(file, f"has {len(game_map.spots)} spots; at most {SPOTS} are possible")
    check_roads(file, game_map)
    check_ends(file, game_map)
    check_numbers(file, game_map)
    check_symbols(file, game_map)


def check_roads(file: str, game_map: Map) -> None:
    """A road joins two different spots; two roads never join the same two."""
    known = {spot.id for spot in game_map.spots}
    seen: dict[frozenset[str], int] = {}
    for i, road in enumerate(game_map.roads, 1):
        where = f"{file}: road {i}"
        for end in road:
            if end not in known:
                fail(where, f"unknown spot '{end}'")
        if road[0] == road[1]:
            fail(where, f"joins spot '{road[0]}' with itself; a road joins two spots")
        if frozenset(road) in seen:
            fail(where, f"joins {listed(road)} like road {seen[frozenset(road)]}; once is right")
        seen[frozenset(road)] = i
    for spot, count in Counter(end for road in game_map.roads for end in road).items():
        if count > ROADS:
            fail(file, f"{count} roads meet at spot '{spot}'; at most {ROADS} are possible")


def check_ends(file: str, game_map: Map) -> None:
    """A connection joins two different territories."""
    known = [territory.id for territory in game_map.territories]
    for connection in game_map.connections:
        where = f"{file}: connection number {connection.number}"
        for end in connection.territories:
            if end not in known:
                fail(where, f"unknown territory '{end}'; known: {listed(known)}")
        if connection.territories[0] == connection.territories[1]:
            fail(
                where, f"joins '{connection.territories[0]}' with itself; it takes two territories"
            )


def check_numbers(file: str, game_map: Map) -> None:
    """Connections are numbered from 1 without a gap: a totem walks along them in that order."""
    numbers = [connection.number for connection in game_map.connections]
    for a, b in pairwise(numbers):
        if a == b:
            fail(file, f"two connections have the number {a}")
    for expected, number in enumerate(numbers, 1):
        if number != expected:
            fail(
                file,
                f"no connection has the number {expected}; numbers run from 1 to {len(numbers)}",
            )


def check_symbols(file: str, game_map: Map) -> None:
    """Each mountain symbol is on two connections, or the map has none at all (IC3)."""
    counts = Counter(c.symbol for c in game_map.connections if c.symbol is not None)
    for symbol in range(1, SYMBOLS + 1):
        if counts and counts[symbol] != 2:
            fail(
                file,
                f"mountain symbol {symbol} is on {counts[symbol]} connections; "
                "each symbol is on two, or the map has none",
            )
