"""From components to the tables that kernels read."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import numpy as np

from bivouac.core.records import Records, allocate
from bivouac.games.iwari.box.types import Map, Pieces
from bivouac.games.iwari.layout import BIOMES, DEED_NAMES, KINDS, NONE, Tables

THIRD_TRIBE = 2
"""IS5: the neutral tribe of two players."""


class Chosen(Protocol):
    """What of the options reaches the rules."""

    @property
    def players(self) -> int: ...
    @property
    def draft(self) -> bool: ...
    @property
    def deeds(self) -> Collection[str]: ...
    @property
    def settlements(self) -> str: ...


def new_tables(pieces: Pieces, game_map: Map, chosen: Chosen, cards: Mapping[str, str]) -> Records:
    """Everything kernels need; `cards` gives the biome of each card in play, in order."""
    tables = allocate(Tables, 1)
    write_counts(tables, pieces, chosen)
    write_cards(tables, list(cards.values()))
    write_territories(tables, game_map)
    write_roads(tables, game_map)
    write_connections(tables, game_map)
    return tables


def write_counts(tables: Records, pieces: Pieces, chosen: Chosen) -> None:
    """IC1, IC4, IS2: how many of everything there are, and the options."""
    has_third = chosen.players == 2
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
        "mountains": pieces.mountains[chosen.players],
    }
    for name, value in values.items():
        tables[name] = value
    for deed in chosen.deeds:
        tables["pawns"][0, DEED_NAMES.index(deed)] = pieces.pawns[deed]


def write_cards(tables: Records, biomes: Sequence[str]) -> None:
    """IC1: the biome of each card in play."""
    tables["n_cards"] = len(biomes)
    tables["biomes"] = NONE
    tables["biomes"][0, : len(biomes)] = [BIOMES.index(biome) for biome in biomes]


def write_territories(tables: Records, game_map: Map) -> None:
    """IC2: territories with their biome and tent spots."""
    tables["n_territories"] = len(game_map.territories)
    tables["territory_biome"] = tables["territory_of"] = NONE
    number = {territory.id: i for i, territory in enumerate(game_map.territories)}
    for i, territory in enumerate(game_map.territories):
        biome = BIOMES.index(territory.biome)
        tables["territory_biome"][0, i] = biome
        tables["lands"][0, biome] |= np.uint64(1 << i)
    for spot, place in enumerate(game_map.spots):
        home = number[place.territory]
        tables["territory_of"][0, spot] = home
        tables["n_inside"][0, home] += 1
        include(tables["inside"][0, home], spot)
        include(tables["land"][0, tables["territory_biome"][0, home]], spot)


def write_roads(tables: Records, game_map: Map) -> None:
    """IC2: which spots a road joins."""
    number = {spot.id: i for i, spot in enumerate(game_map.spots)}
    for one, other in game_map.roads:
        include(tables["around"][0, number[one]], number[other])
        include(tables["around"][0, number[other]], number[one])


def write_connections(tables: Records, game_map: Map) -> None:
    """IC2, IC3: connections in ascending order of their numbers."""
    tables["n_connections"] = len(game_map.connections)
    tables["ends"] = NONE
    number = {territory.id: i for i, territory in enumerate(game_map.territories)}
    for i, connection in enumerate(game_map.connections):
        tables["ends"][0, i] = [number[end] for end in connection.territories]
        tables["connection_kind"][0, i] = KINDS.index(connection.kind)
        tables["symbol"][0, i] = connection.symbol or 0


def include(words: np.ndarray, member: int) -> None:
    """Put `member` into a set of two words."""
    words[member >> 6] |= np.uint64(1 << (member & 63))
