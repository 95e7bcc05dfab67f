"""What makes an atlas map (IQ3): what its rules need, and what of a base map still makes sense.

Which claims a map has to meet follows from what it is: its rules, ruins, ways and tokens.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.proofs import (
    BASE_MAP,
    BIOME_MAP,
    COMMON,
    HUB_MAP,
    MOUNTAIN_MAP,
    Proof,
)
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.layout import BIOMES

TWINS = (1, 11)
"""The connections of Glacier Massif that join the same two territories (IA3)."""
VOID_TOTEMS = 5
TOKENS = 5
FEWEST_RUINS = 5
SHORTEST_ROAD = 10
FEWEST_ON_ROAD = 6


def proofs_of(game_map: Map) -> tuple[Proof, ...]:
    """The claims a map has to meet, by what it is."""
    return next((proofs for is_such, proofs in SPECIAL if is_such(game_map)), BASE_MAP)


def no_symbols(game_map: Map) -> Iterator[str]:
    """There are neither mountains nor storms."""
    for c in game_map.connections:
        if c.symbol is not None:
            yield f"connection {c.number} shows mountain symbol {c.symbol}; none is right"


def one_bare_territory(game_map: Map) -> Iterator[str]:
    """Of a biome that takes no totem there is one territory, of the others two or three."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in BIOMES[:5]:
        if biome in game_map.rules.bare and counts[biome] != 1:
            yield f"{counts[biome]} territories are {biome}, which takes no totem; one is right"
        elif biome not in game_map.rules.bare and not 2 <= counts[biome] <= 3:
            yield f"{counts[biome]} territories are {biome}; two or three are right"


def roads_by_connection(game_map: Map) -> Iterator[str]:
    """Every connection is also a road."""
    for c in game_map.connections:
        if c.spots is None:
            yield f"connection {c.number} joins no spots; here each is also a road"


def ruins_on_violet(game_map: Map) -> Iterator[str]:
    """A ruin lies on every violet spot and guards a connection."""
    for spot in game_map.spots:
        if spot.violet and spot.guards is None:
            yield f"violet spot '{spot.id}' guards no connection"


def some_guarded(game_map: Map) -> Iterator[str]:
    """Several connections are guarded, and at least as many are not."""
    guarded = sum(spot.guards is not None for spot in game_map.spots)
    if not FEWEST_RUINS <= guarded <= len(game_map.connections) // 2:
        yield (
            f"ruins guard {guarded} connections; "
            f"{FEWEST_RUINS} to half of {len(game_map.connections)} are right"
        )


def twin_connections(game_map: Map) -> Iterator[str]:
    """Connections 1 and 11 join the same two territories, and no others do."""
    for pair, numbers in joined_more_than_once(game_map).items():
        if numbers != TWINS:
            said = ", ".join(map(str, numbers))
            yield f"connections {said} join {' and '.join(sorted(pair))}; 1 and 11 are right"


def joined_more_than_once(game_map: Map) -> dict[frozenset[str], tuple[int, ...]]:
    """By two territories, the numbers of their connections, where there are several."""
    numbers: dict[frozenset[str], tuple[int, ...]] = {}
    for c in game_map.connections:
        pair = frozenset(c.territories)
        numbers[pair] = (*numbers.get(pair, ()), c.number)
    return {pair: found for pair, found in numbers.items() if len(found) > 1}


def void_in_centre(game_map: Map) -> Iterator[str]:
    """Five void totems begin in a centre that is no territory."""
    if game_map.rules.centre != VOID_TOTEMS:
        yield f"{game_map.rules.centre} void totems begin in the centre; {VOID_TOTEMS} are right"
    for territory in game_map.territories:
        if game_map.centre is not None and is_inside(game_map.centre, territory.outline):
            yield f"the centre lies in {territory.id}; it belongs to no territory"


def violet_road(game_map: Map) -> Iterator[str]:
    """The violet spots are one line along roads, through several territories."""
    violet = {spot.id for spot in game_map.spots if spot.violet}
    lands = {spot.territory for spot in game_map.spots if spot.violet}
    if len(violet) < SHORTEST_ROAD or len(lands) < FEWEST_ON_ROAD:
        yield (
            f"the violet road has {len(violet)} spots in {len(lands)} territories; "
            f"it takes {SHORTEST_ROAD} in {FEWEST_ON_ROAD}"
        )
    roads = [road for road in game_map.roads if violet.issuperset(road)]
    ends = Counter(end for road in roads for end in road)
    for spot in sorted(violet):
        if not 1 <= ends[spot] <= 2:
            yield f"violet spot '{spot}' has {ends[spot]} roads to violet spots; 1 or 2 are right"
    if len(roads) != len(violet) - 1:
        yield f"{len(roads)} roads join the {len(violet)} violet spots; one line has one less"


def two_of_six(game_map: Map) -> Iterator[str]:
    """Two territories of each of the six biomes."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in BIOMES:
        if counts[biome] != 2:
            yield f"{counts[biome]} territories are {biome}; two are right"


def five_contested(game_map: Map) -> Iterator[str]:
    """Five contested tokens, and room for six players."""
    if len(game_map.contested) != TOKENS:
        yield f"{len(game_map.contested)} contested tokens; {TOKENS} are right"
    if game_map.rules.most_players != 6:
        yield f"it is for {game_map.rules.most_players} players; 6 are right"


NO_MOUNTAINS = Proof("IQ3", "no connection shows a mountain symbol", no_symbols)
ALSO_ROADS = Proof("IQ3", "every connection is also a road", roads_by_connection)

SPECIAL: tuple[tuple[Callable[[Map], bool], tuple[Proof, ...]], ...] = (
    (
        lambda m: m.rules.void_cards,
        (
            *COMMON,
            NO_MOUNTAINS,
            Proof("IQ3", "two territories of each of the six biomes", two_of_six),
            Proof("IQ3", "five contested tokens, room for six players", five_contested),
        ),
    ),
    (
        lambda m: m.rules.centre > 0,
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            NO_MOUNTAINS,
            Proof("IQ3", "five void totems begin in a centre of their own", void_in_centre),
        ),
    ),
    (
        lambda m: m.rules.road,
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            *MOUNTAIN_MAP,
            Proof("IQ3", "the violet spots are one line along roads", violet_road),
        ),
    ),
    (
        lambda m: any(spot.icon is not None for spot in m.spots),
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            NO_MOUNTAINS,
            ALSO_ROADS,
            Proof("IQ3", "a ruin on every violet spot guards a connection", ruins_on_violet),
            Proof("IQ3", "several connections are guarded, more are not", some_guarded),
        ),
    ),
    (
        lambda m: bool(m.rules.bare),
        (
            *COMMON,
            *HUB_MAP,
            *MOUNTAIN_MAP,
            ALSO_ROADS,
            Proof("IQ3", "one territory takes no totem", one_bare_territory),
        ),
    ),
    (
        lambda m: bool(joined_more_than_once(m)),
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            *MOUNTAIN_MAP,
            Proof("IQ3", "connections 1 and 11 join the same two territories", twin_connections),
        ),
    ),
)
"""Kinds of atlas maps, each with how it is known and what it has to meet."""
