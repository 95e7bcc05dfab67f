"""From components to the static record that kernels read."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np

from bivouac.core.hexes import Axial, flower, neighbours
from bivouac.core.records import Records, allocate
from bivouac.games.dewan.box.types import Board, Box, Card, Layout, Scenario, Story, Tile
from bivouac.games.dewan.layout import (
    ANY,
    BLOCKED,
    COSTS,
    EFFECTS,
    EVENTS,
    NONE,
    SCORE_KEYS,
    START,
    SYMBOLS,
    TERRAINS,
    Static,
)

TERRAIN_SETS: tuple[frozenset[int], ...] = tuple(
    frozenset(chosen)
    for size in range(1, len(TERRAINS) + 1)
    for chosen in combinations(range(len(TERRAINS)), size)
)
"""The 31 sets of terrains in the order of their counters; the counter before them is the total."""

SPECIAL_TERRAINS = {"start": START, "volcano": BLOCKED}


def terrain_code(name: str) -> int:
    """The code of a terrain, a start or the volcano."""
    return SPECIAL_TERRAINS.get(name, NONE) if name not in TERRAINS else TERRAINS.index(name)


def symbol_code(name: str | None) -> int:
    """The code of a symbol; NONE for no symbol."""
    return NONE if name is None else SYMBOLS.index(name)


def new_static(cards: Sequence[Card], stories: Sequence[Story], around: Sequence[int]) -> Records:
    """Cards, stories and the neighbours of each space; the scenario comes after."""
    static = allocate(Static, 1)
    write_cards(static, cards)
    write_stories(static, stories)
    static["n_spaces"] = len(around)
    static["around"][0, : len(around)] = np.array(around, np.uint64)
    static["event_tile"] = NONE
    return static


def write_cards(static: Records, cards: Sequence[Card]) -> None:
    """DC4: faces, halves, identical cards, and the packed counters of rules/reach.py."""
    static["n_cards"] = len(cards)
    static["halves"] = static["symbols"] = NONE
    for number, card in enumerate(cards):
        for half, shown in enumerate(card.halves):
            terrain = TERRAINS.index(shown.terrain)
            static["halves"][0, number, half] = terrain
            static["symbols"][0, number, half] = symbol_code(shown.symbol)
            static["faces"][0, number] |= 1 << terrain
            static["showing"][0, terrain] |= np.uint64(1 << number)
        static["showing"][0, ANY] |= np.uint64(1 << number)
        alike = sum(1 << i for i, other in enumerate(cards) if other.halves == card.halves)
        static["alike"][0, number] = np.uint64(alike)
    for face in range(32):
        shown_terrains = {terrain for terrain in range(len(TERRAINS)) if face >> terrain & 1}
        counted = (not shown_terrains.isdisjoint(wanted) for wanted in TERRAIN_SETS)
        static["card_weight"][0, face] = pack([True, *counted])
    for cost in range(COSTS):
        static["cost_weight"][0, cost] = pack(
            [True, *(cost in terrains for terrains in TERRAIN_SETS)]
        )


def pack(flags: Iterable[bool]) -> list[np.uint64]:
    """32 counters of 0 or 1 as four words, the first counter in the lowest byte."""
    number = sum(1 << 8 * i for i, flag in enumerate(flags) if flag)
    return [np.uint64(number >> 64 * i & (1 << 64) - 1) for i in range(4)]


def write_stories(static: Records, stories: Sequence[Story]) -> None:
    """DC5: needs as packed counters, points, fire."""
    static["n_stories"] = len(stories)
    for number, story in enumerate(stories):
        needs = sum(times << 8 * SYMBOLS.index(symbol) for symbol, times in story.needs.items())
        static["needs"][0, number] = np.uint64(needs)
        static["story_points"][0, number] = story.points
        static["story_fire"][0, number] = story.fire


def write_scenario(static: Records, scenario: Scenario, board: Board, players: int) -> None:
    """DC7: the named options of a scenario, and the counts of the board."""
    event = EVENTS.index(scenario.event)
    values = {
        "players": players,
        "teams": int(scenario.teams),
        "event": event,
        "villages": int(scenario.villages),
        "pile_size": board.pile[players] if scenario.event != "none" else 0,
        "markers": {"rain": board.water_markers, "lava": board.lava_markers}.get(scenario.event, 0),
        "fish": board.fish if scenario.event == "fish" else 0,
        "dealt": board.dealt,
        "row": board.row,
        "story_row": board.story_row,
        "camps": len(board.spaces),
        "tokens": board.berries_per_symbol,
        "pair": symbol_code(scenario.pair),
        "volcano_fire": scenario.volcano_fire,
        "tied_majority": scenario.majorities_tied,
        "zone_terrains": sum(1 << TERRAINS.index(name) for name in scenario.zone_terrains),
    }
    for name, value in values.items():
        static[name] = value
    for key, points in scenario.score.items():
        static["points"][0, SCORE_KEYS.index(key)] = points
    for number, effect in enumerate(board.spaces):
        static["effects"][0, number] = EFFECTS.index(effect)


def write_tiles(static: Records, box: Box, scenario: Scenario) -> None:
    """DC2: the tiles, for dealing a new map."""
    static["tile_icons"] = NONE
    for number, tile in enumerate(box.tiles):
        write_tile(static, number, tile)
    for kind, field, size in (
        ("start", "start_tiles", "n_starts"),
        ("neutral", "neutral_tiles", "n_neutrals"),
    ):
        numbers = [number for number, tile in enumerate(box.tiles) if tile.kind == kind]
        static[field][0, : len(numbers)] = numbers
        static[size] = len(numbers)
    for number, tile in enumerate(box.tiles):
        if tile.id == scenario.event_tile:
            static["event_tile"] = number


def write_tile(static: Records, number: int, tile: Tile) -> None:
    """One tile as it lies before it is turned."""
    static["tile_terrain"][0, number] = [terrain_code(name) for name in tile.terrains]
    for i, icon in enumerate(tile.icons):
        static["tile_icons"][0, number, i] = (SYMBOLS.index(icon.kind), *icon.between)
    static["tile_berries"][0, number] = sum(1 << place for place in tile.berries)


def layout_spaces(layout: Layout) -> list[Axial]:
    """DR5: the coordinates of every space, seven for each place: centre, then ring from north."""
    return [space for u, v in layout.places for space in flower((2 * u - v, u + 3 * v))]


def adjacency(spaces: Sequence[Axial]) -> list[int]:
    """The neighbours of each space as a set."""
    index = {space: i for i, space in enumerate(spaces)}
    return [
        sum(1 << index[near] for near in neighbours(space) if near in index) for space in spaces
    ]
