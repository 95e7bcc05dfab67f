"""What makes a map (IQ1, IQ2): claims about one map, each with a way to find what breaks it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bivouac.core.fields import listed
from bivouac.games.iwari.box.pieces import CARD_BIOMES, SYMBOLS
from bivouac.games.iwari.box.types import Map

CROSSING = 3
"""Roads that make a spot a crossing (IQ1)."""
HUB = 7


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim and the faults that refute it, one line each."""

    rule: str  # IQ1, IQ2, IQ3, or "drawn" for what is to be seen
    claim: str
    faults: Callable[[Map], Iterator[str]]


def faults_of(game_map: Map, proofs: Sequence[Proof]) -> list[str]:
    """Everything that is wrong with a map, each line beginning with its rule."""
    return [f"{proof.rule}: {fault}" for proof in proofs for fault in proof.faults(game_map)]


def counted_spots(game_map: Map) -> dict[str, int]:
    """By territory, how many tent spots it has; unknown areas are none yet (IA6)."""
    counts = Counter(spot.territory for spot in game_map.spots if spot.contested is None)
    return {territory.id: counts[territory.id] for territory in game_map.territories}


def counted_roads(game_map: Map) -> dict[str, int]:
    """By spot, how many roads meet there."""
    counts = Counter(end for road in game_map.roads for end in road)
    return {spot.id: counts[spot.id] for spot in game_map.spots}


def territory_count(game_map: Map) -> Iterator[str]:
    """10-12 territories."""
    count = len(game_map.territories)
    if not 10 <= count <= 12:
        yield f"{count} territories; a map has 10 to 12"


def territory_sizes(game_map: Map) -> Iterator[str]:
    """4-8 spots each, 5-6 in the mean."""
    sizes = counted_spots(game_map)
    for name, size in sizes.items():
        if not 4 <= size <= 8:
            yield f"territory '{name}' has {size} spots; each has 4 to 8"
    mean = sum(sizes.values()) / len(sizes)
    if not 5 <= mean <= 6:
        yield f"territories have {mean:.2f} spots in the mean; it must be 5 to 6"


def one_hub(game_map: Map) -> Iterator[str]:
    """One territory of 7-8 spots."""
    sizes = counted_spots(game_map)
    hubs = [name for name, size in sizes.items() if size >= HUB]
    if len(hubs) != 1:
        said = f": {listed(hubs)}" if hubs else ""
        yield f"{len(hubs)} territories have {HUB} spots or more{said}; one hub is right"


def biome_counts(game_map: Map) -> Iterator[str]:
    """Two or three territories of each biome."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in CARD_BIOMES:
        if not 2 <= counts[biome] <= 3:
            yield f"{counts[biome]} territories are {biome}; two or three are right"


def unlike_neighbours(game_map: Map) -> Iterator[str]:
    """No road or connection joins two territories of the same biome."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    home = {spot.id: spot.territory for spot in game_map.spots}
    for c in game_map.connections:
        a, b = c.territories
        if biome[a] == biome[b]:
            yield f"connection {c.number} joins {a} and {b}, both {biome[a]}"
    for road in game_map.roads:
        a, b = (home[end] for end in road)
        if a != b and biome[a] == biome[b]:
            yield f"the road {road[0]} to {road[1]} joins {a} and {b}, both {biome[a]}"


def connection_counts(game_map: Map) -> Iterator[str]:
    """12-16 connections, 3-5 of them by sea."""
    count = len(game_map.connections)
    if not 12 <= count <= 16:
        yield f"{count} connections; a map has 12 to 16"
    sea = sum(c.kind == "sea" for c in game_map.connections)
    if not 3 <= sea <= 5:
        yield f"{sea} connections go by sea; 3 to 5 are right"


def mountain_symbols(game_map: Map) -> Iterator[str]:
    """Two connections show each mountain symbol."""
    counts = Counter(c.symbol for c in game_map.connections)
    for symbol in range(1, SYMBOLS + 1):
        if counts[symbol] != 2:
            yield f"mountain symbol {symbol} is on {counts[symbol]} connections; two are right"


def connected_territories(game_map: Map) -> Iterator[str]:
    """Every territory lies on a connection."""
    ends = {end for c in game_map.connections for end in c.territories}
    for territory in game_map.territories:
        if territory.id not in ends:
            yield f"territory '{territory.id}' lies on no connection"


def roads_everywhere(game_map: Map) -> Iterator[str]:
    """Roads reach every spot, and some cross a border."""
    for spot, count in counted_roads(game_map).items():
        if not count:
            yield f"no road reaches spot '{spot}'"
    home = {spot.id: spot.territory for spot in game_map.spots}
    if all(home[a] == home[b] for a, b in game_map.roads):
        yield "no road crosses a border"


def crossings_and_ends(game_map: Map) -> Iterator[str]:
    """There are crossings and dead ends."""
    counts = counted_roads(game_map).values()
    if not any(count >= CROSSING for count in counts):
        yield f"there is no crossing: a spot where {CROSSING} roads or more meet"
    if 1 not in counts:
        yield "there is no dead end: a spot with one road"


def plain_spots(game_map: Map) -> Iterator[str]:
    """At least two spots of each territory are neither crossings nor violet nor unknown (IG1)."""
    roads = counted_roads(game_map)
    for territory in game_map.territories:
        plain = sum(
            not spot.violet and spot.contested is None and roads[spot.id] < CROSSING
            for spot in game_map.spots
            if spot.territory == territory.id
        )
        if plain < 2:
            yield f"territory '{territory.id}' has {plain} plain spots, no crossings; it needs 2"


def great_desert(game_map: Map) -> Iterator[str]:
    """A desert with at least 7 spots."""
    sizes = counted_spots(game_map)
    if not any(t.biome == "desert" and sizes[t.id] >= HUB for t in game_map.territories):
        yield f"no desert has {HUB} spots or more"


def coast_and_glacier(game_map: Map) -> Iterator[str]:
    """Some connection joins a coast and a glacier."""
    if ("coast", "glacier") not in joined_biomes(game_map).values():
        yield "no connection joins a coast and a glacier"


def glacier_spots(game_map: Map) -> Iterator[str]:
    """A glacier has at least 4 spots."""
    sizes = counted_spots(game_map)
    if not any(t.biome == "glacier" and sizes[t.id] >= 4 for t in game_map.territories):
        yield "no glacier has 4 spots or more"


def joined_biomes(game_map: Map) -> dict[int, tuple[str, str]]:
    """By number, the two biomes a connection joins, in alphabetical order."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    joined: dict[int, tuple[str, str]] = {}
    for c in game_map.connections:
        a, b = sorted(biome[end] for end in c.territories)
        joined[c.number] = (a, b)
    return joined


def seventh_connection(maps: Sequence[Map]) -> Iterator[str]:
    """IQ2, of the base maps together: connection 7 of one joins a glacier and a tundra."""
    if not any(joined_biomes(m).get(7) == ("glacier", "tundra") for m in maps):
        yield "IQ2: connection 7 of no base map joins a glacier and a tundra"


COMMON = (
    Proof("IQ1", "it has 10 to 12 territories", territory_count),
    Proof("IQ1", "of 4 to 8 tent spots, 5 to 6 in the mean", territory_sizes),
    Proof("IQ1", "no road or connection joins two of the same biome", unlike_neighbours),
    Proof("IQ1", "12 to 16 connections, 3 to 5 of them by sea", connection_counts),
    Proof("IQ1", "every territory lies on a connection", connected_territories),
    Proof("IQ1", "roads reach every spot and cross borders", roads_everywhere),
    Proof("IQ1", "there are crossings and dead ends", crossings_and_ends),
    Proof("IQ1", "each territory has two plain spots that are no crossings", plain_spots),
)
"""What every map has in common."""
HUB_MAP = (Proof("IQ1", "one of them is a hub of 7 or 8 spots", one_hub),)
MOUNTAIN_MAP = (Proof("IQ1", "two connections show each mountain symbol", mountain_symbols),)
BIOME_MAP = (Proof("IQ1", "two or three territories of each biome", biome_counts),)
BASE_MAP = (
    *COMMON,
    *HUB_MAP,
    *BIOME_MAP,
    *MOUNTAIN_MAP,
    Proof("IQ2", "a desert has 7 spots or more", great_desert),
    Proof("IQ2", "a connection joins a coast and a glacier", coast_and_glacier),
    Proof("IQ2", "a glacier has 4 spots or more", glacier_spots),
)
