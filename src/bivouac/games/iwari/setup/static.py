"""From components to the static record that kernels read."""

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.records import Records, allocate
from bivouac.games.iwari.box.types import Map, Pieces
from bivouac.games.iwari.layout import BIOMES, DEED_NAMES, KINDS, NONE, Static
from bivouac.games.iwari.options import Options
from bivouac.games.iwari.void.options import VERSUS

THIRD_TRIBE = 2
"""IS5: the neutral tribe of two players."""
STORMS = 4
"""IR1: every mountain symbol has a storm (IC3)."""
CROSSING = 3
"""IX2: so many roads meet at a crossing."""
VENERATIONS = (None, "a", "b", "c")
"""IM6: the cards, by their number in the static record."""


def new_static(pieces: Pieces, game_map: Map, chosen: Options, cards: Mapping[str, str]) -> Records:
    """Everything kernels need; `cards` gives the biome of each card in play, in order."""
    static = allocate(Static, 1)
    write_counts(static, pieces, chosen)
    write_additions(static, pieces, chosen)
    write_territories(static, game_map)
    if chosen.mode == VERSUS:
        write_map_rules(static, game_map)
    else:
        write_void(static, pieces, chosen)
        write_void_rules(static, game_map)
    write_cards(static, list(cards.values()))
    write_roads(static, game_map)
    write_special(static, game_map)
    write_connections(static, game_map)
    return static


def write_counts(static: Records, pieces: Pieces, chosen: Options) -> None:
    """IC1, IC4, IS2: how many of everything there are, and the options of the base game."""
    has_third = chosen.players == 2 and chosen.mode == VERSUS
    has_mountains = chosen.mode == VERSUS and not chosen.storms
    values = {
        "players": chosen.players,
        "third": THIRD_TRIBE if has_third else NONE,
        "tribes": THIRD_TRIBE + 1 if has_third else chosen.players,
        "draft": int(chosen.draft),
        "paths": int(chosen.settlements == "path"),
        "dealt": pieces.hand,
        "shown": pieces.display,
        "tents": pieces.tents,
        "totems": pieces.totems,
        "settlement": pieces.settlement,
        "mountains": pieces.mountains[chosen.players] if has_mountains else 0,
    }
    for name, value in values.items():
        static[name] = value
    for deed in chosen.deeds:
        static["pawns"][0, DEED_NAMES.index(deed)] = pieces.pawns[deed]


def write_additions(static: Records, pieces: Pieces, chosen: Options) -> None:
    """IM6, IX1, IR, IF1, IG1: what the options add to the base game."""
    values = {
        "storms": STORMS if chosen.storms else 0,
        "walking": int(chosen.walking_totem),
        "forts": pieces.fortifications if chosen.fortifications else 0,
        "discoveries": pieces.token_points if chosen.discoveries else 0,
        "tokens": pieces.tokens if chosen.discoveries else 0,
        "missions": pieces.missions if chosen.expeditions else 0,
        "veneration": VENERATIONS.index(chosen.veneration),
        "follows": int(chosen.expeditions or chosen.storms or chosen.walking_totem),
    }
    for name, value in values.items():
        static[name] = value
    for number, rewards in pieces.rewards.items():
        static["rewards"][0, number - 1] = rewards


def write_map_rules(static: Records, game_map: Map) -> None:
    """IA4-IA6: what the map changes."""
    rules = game_map.rules
    tribes = int(static["tribes"][0])
    static["centre"] = rules.centre
    static["void"] = tribes if rules.centre else NONE
    static["stacks"] = tribes + 1 if rules.centre else tribes
    static["road"] = int(rules.road)
    static["determination"] = int(rules.void_cards)
    static["haunted"] = NONE


def write_void(static: Records, pieces: Pieces, chosen: Options) -> None:
    """IV1, IV4, IV10: the void is the last tribe, with its own numbers of everything."""
    limit = pieces.limits[chosen.mode] if chosen.void_limit is None else chosen.void_limit
    values = {
        "void": chosen.players,
        "tribes": chosen.players + 1,
        "stacks": chosen.players + 1,
        "limit": limit,
        "ruins": pieces.ruins,
        "void_totems": pieces.void_totems,
        "packs": pieces.packs,
        "pack_voids": pieces.void_cards // pieces.packs,
        "most_shown": pieces.most_shown,
        "most_aside": pieces.most_aside,
    }
    for name, value in values.items():
        static[name] = value


def write_void_rules(static: Records, game_map: Map) -> None:
    """IV10, IV11: what the map changes against the void."""
    rules = game_map.rules
    static["void_group"] = rules.void_group
    static["violet_first"] = int(rules.violet_first)
    static["centre_limit"] = rules.centre_limit
    static["haunted"] = NONE
    if rules.haunted is not None:
        biome = BIOMES.index(rules.haunted)
        static["haunted"] = biome
        static["haunted_spots"] = static["land"][0, biome]


def write_cards(static: Records, biomes: Sequence[str]) -> None:
    """IC1: the biome of each card in play."""
    static["n_cards"] = len(biomes)
    static["biomes"] = NONE
    static["biomes"][0, : len(biomes)] = [BIOMES.index(biome) for biome in biomes]


def write_territories(static: Records, game_map: Map) -> None:
    """IC2, IA1: territories with their biome and tent spots; in bare ones no totem stands."""
    static["n_territories"] = len(game_map.territories)
    static["territory_biome"] = static["territory_of"] = NONE
    number = {territory.id: i for i, territory in enumerate(game_map.territories)}
    for i, territory in enumerate(game_map.territories):
        biome = BIOMES.index(territory.biome)
        static["territory_biome"][0, i] = biome
        static["lands"][0, biome] |= np.uint64(1 << i)
        if territory.biome not in game_map.rules.bare:
            static["totem_lands"] |= np.uint64(1 << i)
    for spot, place in enumerate(game_map.spots):
        home = number[place.territory]
        static["territory_of"][0, spot] = home
        if place.contested is None:
            static["n_inside"][0, home] += 1
            include(static["inside"][0, home], spot)
            include(static["land"][0, static["territory_biome"][0, home]], spot)


def write_roads(static: Records, game_map: Map) -> None:
    """IC2, IA1: which spots a road joins, and how many printed roads meet at a spot."""
    number = {spot.id: i for i, spot in enumerate(game_map.spots)}
    joined = [connection.spots for connection in game_map.connections if connection.spots]
    for words, roads in (("around", [*game_map.roads, *joined]), ("printed", game_map.roads)):
        for one, other in roads:
            include(static[words][0, number[one]], number[other])
            include(static[words][0, number[other]], number[one])
    printed = Counter(end for road in game_map.roads for end in road)
    for i, spot in enumerate(game_map.spots):
        if spot.violet:
            include(static["violet"][0], i)
        if printed[spot.id] == 1:
            include(static["dead_ends"][0], i)
        if printed[spot.id] >= CROSSING:
            include(static["crossings"][0], i)
        elif not spot.violet and spot.contested is None:
            include(static["plain"][0], i)


def write_special(static: Records, game_map: Map) -> None:
    """IA2, IA6: spots with a price of their own: where ruins stand, and unknown areas.

    Against the void there are none (IV11).
    """
    static["price"] = static["guards"] = static["token_of"] = NONE
    if static["limit"][0] > 0:
        return
    connections = [connection.number for connection in game_map.connections]
    tokens = list(dict.fromkeys(s.contested for s in game_map.spots if s.contested is not None))
    static["n_contested"] = len(tokens)
    for i, spot in enumerate(game_map.spots):
        if spot.contested is not None:
            home = static["territory_of"][0, i]
            static["price"][0, i] = static["territory_biome"][0, home]
            static["token_of"][0, i] = tokens.index(spot.contested)
            include(static["unknown"][0], i)
        elif spot.icon is not None:
            static["price"][0, i] = BIOMES.index(spot.icon)
        if static["price"][0, i] != NONE:
            include(static["priced"][0], i)
        if spot.guards is not None:
            static["guards"][0, i] = connections.index(spot.guards)
            static["guarded"][0, connections.index(spot.guards)] = 1
    has_prices = static["priced"].any() or static["centre"][0] > 0
    static["prices"] = int(has_prices)
    static["extended"] = int(has_prices or static["forts"][0] > 0 or static["discoveries"][0] > 0)


def write_connections(static: Records, game_map: Map) -> None:
    """IC2, IC3: connections in ascending order of their numbers."""
    static["n_connections"] = len(game_map.connections)
    static["ends"] = NONE
    number = {territory.id: i for i, territory in enumerate(game_map.territories)}
    for i, connection in enumerate(game_map.connections):
        static["ends"][0, i] = [number[end] for end in connection.territories]
        static["connection_kind"][0, i] = KINDS.index(connection.kind)
        static["symbol"][0, i] = connection.symbol or 0


def include(words: np.ndarray, member: int) -> None:
    """Put `member` into a set of two words."""
    words[member >> 6] |= np.uint64(1 << (member & 63))
