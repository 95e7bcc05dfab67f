"""What makes a map (IQ1, IQ2): claims about one map, each with a way to find what breaks it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bivouac.core.complaints import listed
from bivouac.core.messages import Message
from bivouac.games.iwari.box.pieces import CARD_BIOMES, SYMBOLS
from bivouac.games.iwari.box.types import Map

CROSSING = 3
"""Roads that make a spot a crossing (IQ1)."""
HUB = 7


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim and the faults that refute it, one line each."""

    rule: str  # IQ1, IQ2, IQ3, or "drawn" for what is to be seen
    claim: str  # the key of what is said of it
    faults: Callable[[Map], Iterator[Message]]


def proof(rule: str, claim: str) -> Callable[[Callable[[Map], Iterator[Message]]], Proof]:
    """Make a proof of what finds the faults."""
    return lambda faults: Proof(rule, claim, faults)


def faults_of(game_map: Map, proofs: Sequence[Proof]) -> list[Message]:
    """Everything that is wrong with a map, each line beginning with its rule."""
    return [
        Message("map-fault", {"rule": proof.rule, "fault": fault})
        for proof in proofs
        for fault in proof.faults(game_map)
    ]


def counted_spots(game_map: Map) -> dict[str, int]:
    """By territory, how many tent spots it has; unknown areas are none yet (IA6)."""
    counts = Counter(spot.territory for spot in game_map.spots if spot.contested is None)
    return {territory.id: counts[territory.id] for territory in game_map.territories}


def counted_roads(game_map: Map) -> dict[str, int]:
    """By spot, how many roads meet there."""
    counts = Counter(end for road in game_map.roads for end in road)
    return {spot.id: counts[spot.id] for spot in game_map.spots}


@proof("IQ1", "map-claim-territories")
def territory_count(game_map: Map) -> Iterator[Message]:
    """10-12 territories."""
    count = len(game_map.territories)
    if not 10 <= count <= 12:
        yield Message("map-territories", {"count": count})


@proof("IQ1", "map-claim-sizes")
def territory_sizes(game_map: Map) -> Iterator[Message]:
    """4-8 spots each, 5-6 in the mean."""
    sizes = counted_spots(game_map)
    for name, size in sizes.items():
        if not 4 <= size <= 8:
            yield Message("map-size", {"territory": name, "count": size})
    mean = sum(sizes.values()) / len(sizes)
    if not 5 <= mean <= 6:
        whole, part = f"{mean:.2f}".split(".")  # a language puts its own sign between them
        yield Message("map-mean", {"whole": whole, "part": part})


@proof("IQ1", "map-claim-hub")
def one_hub(game_map: Map) -> Iterator[Message]:
    """One territory of 7-8 spots."""
    sizes = counted_spots(game_map)
    hubs = [name for name, size in sizes.items() if size >= HUB]
    if len(hubs) != 1:
        key = "map-hubs" if hubs else "map-no-hub"
        yield Message(key, {"count": len(hubs), "hub": HUB, "names": listed(hubs)})


@proof("IQ1", "map-claim-biomes")
def biome_counts(game_map: Map) -> Iterator[Message]:
    """Two or three territories of each biome."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in CARD_BIOMES:
        if not 2 <= counts[biome] <= 3:
            yield Message("map-biomes", {"count": counts[biome], "biome": biome})


@proof("IQ1", "map-claim-unlike")
def unlike_neighbours(game_map: Map) -> Iterator[Message]:
    """No road or connection joins two territories of the same biome."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    home = {spot.id: spot.territory for spot in game_map.spots}
    for c in game_map.connections:
        a, b = c.territories
        if biome[a] == biome[b]:
            yield Message(
                "map-connection-alike", {"number": c.number, "a": a, "b": b, "biome": biome[a]}
            )
    for road in game_map.roads:
        a, b = (home[end] for end in road)
        if a != b and biome[a] == biome[b]:
            yield Message(
                "map-road-alike",
                {"from": road[0], "to": road[1], "a": a, "b": b, "biome": biome[a]},
            )


@proof("IQ1", "map-claim-connections")
def connection_counts(game_map: Map) -> Iterator[Message]:
    """12-16 connections, 3-5 of them by sea."""
    count = len(game_map.connections)
    if not 12 <= count <= 16:
        yield Message("map-connections", {"count": count})
    sea = sum(c.kind == "sea" for c in game_map.connections)
    if not 3 <= sea <= 5:
        yield Message("map-by-sea", {"count": sea})


@proof("IQ1", "map-claim-symbols")
def mountain_symbols(game_map: Map) -> Iterator[Message]:
    """Two connections show each mountain symbol."""
    counts = Counter(c.symbol for c in game_map.connections)
    for symbol in range(1, SYMBOLS + 1):
        if counts[symbol] != 2:
            yield Message("map-symbols", {"symbol": symbol, "count": counts[symbol]})


@proof("IQ1", "map-claim-connected")
def connected_territories(game_map: Map) -> Iterator[Message]:
    """Every territory lies on a connection."""
    ends = {end for c in game_map.connections for end in c.territories}
    for territory in game_map.territories:
        if territory.id not in ends:
            yield Message("map-unconnected", {"territory": territory.id})


@proof("IQ1", "map-claim-roads")
def roads_everywhere(game_map: Map) -> Iterator[Message]:
    """Roads reach every spot, and some cross a border."""
    for spot, count in counted_roads(game_map).items():
        if not count:
            yield Message("map-no-road", {"spot": spot})
    home = {spot.id: spot.territory for spot in game_map.spots}
    if all(home[a] == home[b] for a, b in game_map.roads):
        yield Message("map-no-border", {})


@proof("IQ1", "map-claim-crossings")
def crossings_and_ends(game_map: Map) -> Iterator[Message]:
    """There are crossings and dead ends."""
    counts = counted_roads(game_map).values()
    if not any(count >= CROSSING for count in counts):
        yield Message("map-no-crossing", {"count": CROSSING})
    if 1 not in counts:
        yield Message("map-no-dead-end", {})


@proof("IQ1", "map-claim-plain")
def plain_spots(game_map: Map) -> Iterator[Message]:
    """At least two spots of each territory are neither crossings nor violet nor unknown (IG1)."""
    roads = counted_roads(game_map)
    for territory in game_map.territories:
        plain = sum(
            not spot.violet and spot.contested is None and roads[spot.id] < CROSSING
            for spot in game_map.spots
            if spot.territory == territory.id
        )
        if plain < 2:
            yield Message("map-plain", {"territory": territory.id, "count": plain})


@proof("IQ2", "map-claim-desert")
def great_desert(game_map: Map) -> Iterator[Message]:
    """A desert with at least 7 spots."""
    sizes = counted_spots(game_map)
    if not any(t.biome == "desert" and sizes[t.id] >= HUB for t in game_map.territories):
        yield Message("map-no-desert", {"count": HUB})


@proof("IQ2", "map-claim-coast")
def coast_and_glacier(game_map: Map) -> Iterator[Message]:
    """Some connection joins a coast and a glacier."""
    if ("coast", "glacier") not in joined_biomes(game_map).values():
        yield Message("map-no-coast", {})


@proof("IQ2", "map-claim-glacier")
def glacier_spots(game_map: Map) -> Iterator[Message]:
    """A glacier has at least 4 spots."""
    sizes = counted_spots(game_map)
    if not any(t.biome == "glacier" and sizes[t.id] >= 4 for t in game_map.territories):
        yield Message("map-no-glacier", {})


def joined_biomes(game_map: Map) -> dict[int, tuple[str, str]]:
    """By number, the two biomes a connection joins, in alphabetical order."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    joined: dict[int, tuple[str, str]] = {}
    for c in game_map.connections:
        a, b = sorted(biome[end] for end in c.territories)
        joined[c.number] = (a, b)
    return joined


def seventh_connection(maps: Sequence[Map]) -> Iterator[Message]:
    """IQ2, of the base maps together: connection 7 of one joins a glacier and a tundra."""
    if not any(joined_biomes(m).get(7) == ("glacier", "tundra") for m in maps):
        yield Message("map-seventh", {})


COMMON = (
    territory_count,
    territory_sizes,
    unlike_neighbours,
    connection_counts,
    connected_territories,
    roads_everywhere,
    crossings_and_ends,
    plain_spots,
)
"""What every map has in common."""
HUB_MAP = (one_hub,)
MOUNTAIN_MAP = (mountain_symbols,)
BIOME_MAP = (biome_counts,)
BASE_MAP = (
    *COMMON,
    *HUB_MAP,
    *BIOME_MAP,
    *MOUNTAIN_MAP,
    great_desert,
    coast_and_glacier,
    glacier_spots,
)
