"""What makes an atlas map (IQ3): what its rules need, and what of a base map still makes sense.

Which claims a map has to meet follows from what it is: its rules, ruins, ways and tokens.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from bivouac.core.complaints import listed
from bivouac.core.messages import Message
from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.proofs import (
    BASE_MAP,
    BIOME_MAP,
    COMMON,
    HUB_MAP,
    MOUNTAIN_MAP,
    Proof,
    proof,
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


@proof("IQ3", "map-claim-no-symbols")
def no_symbols(game_map: Map) -> Iterator[Message]:
    """There are neither mountains nor storms."""
    for c in game_map.connections:
        if c.symbol is not None:
            yield Message("map-symbol", {"number": c.number, "symbol": c.symbol})


@proof("IQ3", "map-claim-bare")
def one_bare_territory(game_map: Map) -> Iterator[Message]:
    """Of a biome that takes no totem there is one territory, of the others two or three."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in BIOMES[:5]:
        if biome in game_map.rules.bare and counts[biome] != 1:
            yield Message("map-bare", {"count": counts[biome], "biome": biome})
        elif biome not in game_map.rules.bare and not 2 <= counts[biome] <= 3:
            yield Message("map-biomes", {"count": counts[biome], "biome": biome})


@proof("IQ3", "map-claim-road-too")
def roads_by_connection(game_map: Map) -> Iterator[Message]:
    """Every connection is also a road."""
    for c in game_map.connections:
        if c.spots is None:
            yield Message("map-no-spots", {"number": c.number})


@proof("IQ3", "map-claim-ruins")
def ruins_on_violet(game_map: Map) -> Iterator[Message]:
    """A ruin lies on every violet spot and guards a connection."""
    for spot in game_map.spots:
        if spot.violet and spot.guards is None:
            yield Message("map-unguarding", {"spot": spot.id})


@proof("IQ3", "map-claim-guarded")
def some_guarded(game_map: Map) -> Iterator[Message]:
    """Several connections are guarded, and at least as many are not."""
    guarded = sum(spot.guards is not None for spot in game_map.spots)
    if not FEWEST_RUINS <= guarded <= len(game_map.connections) // 2:
        yield (
            Message(
                "map-guarded",
                {"ruins": guarded, "low": FEWEST_RUINS, "count": len(game_map.connections)},
            )
        )


@proof("IQ3", "map-claim-twins")
def twin_connections(game_map: Map) -> Iterator[Message]:
    """Connections 1 and 11 join the same two territories, and no others do."""
    for pair, numbers in joined_more_than_once(game_map).items():
        if numbers != TWINS:
            a, b = sorted(pair)
            yield Message("map-twins", {"numbers": listed(numbers), "a": a, "b": b})


def joined_more_than_once(game_map: Map) -> dict[frozenset[str], tuple[int, ...]]:
    """By two territories, the numbers of their connections, where there are several."""
    numbers: dict[frozenset[str], tuple[int, ...]] = {}
    for c in game_map.connections:
        pair = frozenset(c.territories)
        numbers[pair] = (*numbers.get(pair, ()), c.number)
    return {pair: found for pair, found in numbers.items() if len(found) > 1}


@proof("IQ3", "map-claim-centre")
def void_in_centre(game_map: Map) -> Iterator[Message]:
    """Five void totems begin in a centre that is no territory."""
    if game_map.rules.centre != VOID_TOTEMS:
        yield Message("map-centre-totems", {"count": game_map.rules.centre, "right": VOID_TOTEMS})
    for territory in game_map.territories:
        if game_map.centre is not None and is_inside(game_map.centre, territory.outline):
            yield Message("map-centre-land", {"territory": territory.id})


@proof("IQ3", "map-claim-violet")
def violet_road(game_map: Map) -> Iterator[Message]:
    """The violet spots are one line along roads, through several territories."""
    violet = {spot.id for spot in game_map.spots if spot.violet}
    lands = {spot.territory for spot in game_map.spots if spot.violet}
    if len(violet) < SHORTEST_ROAD or len(lands) < FEWEST_ON_ROAD:
        yield (
            Message(
                "map-violet-road",
                {
                    "spots": len(violet),
                    "lands": len(lands),
                    "right": SHORTEST_ROAD,
                    "fewest": FEWEST_ON_ROAD,
                },
            )
        )
    roads = [road for road in game_map.roads if violet.issuperset(road)]
    ends = Counter(end for road in roads for end in road)
    for spot in sorted(violet):
        if not 1 <= ends[spot] <= 2:
            yield Message("map-violet-ends", {"spot": spot, "count": ends[spot]})
    if len(roads) != len(violet) - 1:
        yield Message("map-violet-line", {"roads": len(roads), "spots": len(violet)})


@proof("IQ3", "map-claim-six")
def two_of_six(game_map: Map) -> Iterator[Message]:
    """Two territories of each of the six biomes."""
    counts = Counter(territory.biome for territory in game_map.territories)
    for biome in BIOMES:
        if counts[biome] != 2:
            yield Message("map-two-of-six", {"count": counts[biome], "biome": biome})


@proof("IQ3", "map-claim-contested")
def five_contested(game_map: Map) -> Iterator[Message]:
    """Five contested tokens, and room for six players."""
    if len(game_map.contested) != TOKENS:
        yield Message("map-contested", {"count": len(game_map.contested), "right": TOKENS})
    if game_map.rules.most_players != 6:
        yield Message("map-players", {"count": game_map.rules.most_players})


NO_MOUNTAINS = no_symbols
ALSO_ROADS = roads_by_connection

SPECIAL: tuple[tuple[Callable[[Map], bool], tuple[Proof, ...]], ...] = (
    (
        lambda m: m.rules.void_cards,
        (
            *COMMON,
            NO_MOUNTAINS,
            two_of_six,
            five_contested,
        ),
    ),
    (
        lambda m: m.rules.centre > 0,
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            NO_MOUNTAINS,
            void_in_centre,
        ),
    ),
    (
        lambda m: m.rules.road,
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            *MOUNTAIN_MAP,
            violet_road,
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
            ruins_on_violet,
            some_guarded,
        ),
    ),
    (
        lambda m: bool(m.rules.bare),
        (
            *COMMON,
            *HUB_MAP,
            *MOUNTAIN_MAP,
            ALSO_ROADS,
            one_bare_territory,
        ),
    ),
    (
        lambda m: bool(joined_more_than_once(m)),
        (
            *COMMON,
            *HUB_MAP,
            *BIOME_MAP,
            *MOUNTAIN_MAP,
            twin_connections,
        ),
    ),
)
"""Kinds of atlas maps, each with how it is known and what it has to meet."""
