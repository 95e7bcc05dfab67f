"""From a record to the setting it was played with: options, components and the shape of the map."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from bivouac.core.contract import Json
from bivouac.core.hexes import Axial
from bivouac.core.notation import (
    as_entries,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
    fail,
    listed,
    part,
    shown,
)
from bivouac.games.dewan.box import Board, Box, Card, Half, Scenario, Story, load_box
from bivouac.games.dewan.box.types import HALF_SYMBOLS, STORY_SYMBOLS
from bivouac.games.dewan.layout import CARDS, RESOURCES, STORIES, TERRAINS
from bivouac.games.dewan.notation.map import check_map, check_tiles, read_spaces, read_tiles
from bivouac.games.dewan.options import NAMES, Options

MOST = 99
"""Points, fire and needs of a story stay below this, so that packed counters never overflow."""


class Parts(NamedTuple):
    """What a setting is made of, in the order of its constructor."""

    chosen: Options
    scenario: Scenario
    board: Board
    cards: tuple[Card, ...]
    stories: tuple[Story, ...]
    spaces: Mapping[str, Axial]
    tile_of: Mapping[str, str]
    tile_kinds: Mapping[str, str]


@cache
def packaged_box() -> Box:
    """The rules of the scenarios and the counts of the board, which a record does not repeat."""
    return load_box()


def parts_of_record(record: Json, strict: bool = True) -> Parts:
    """The setting a record was played with; `strict` False allows maps of any shape (DS1, DC2)."""
    box = packaged_box()
    options = read_options(part(record, "options"), box)
    scenario, cards, stories = read_components(
        part(record, "components"), box.scenarios[options.scenario]
    )
    land = as_mapping("setup.map", as_mapping("setup", part(record, "setup")).get("map"))
    tiles = read_tiles(land.get("tiles"))
    spaces = read_spaces(land.get("spaces"), tiles)
    check_map(spaces)
    if strict:
        check_tiles(spaces, tiles, scenario, options.players)
    return Parts(
        options,
        scenario,
        box.board,
        cards,
        stories,
        {space.id: (space.q, space.r) for space in spaces},
        {space.id: space.tile for space in spaces},
        tiles,
    )


def read_options(data: Json, box: Box) -> Options:
    """The options, which a record spells out in full."""
    chosen = as_object("options", data, NAMES)
    scenario = as_word("options.scenario", chosen["scenario"], tuple(box.scenarios))
    players = chosen["players"]
    allowed = box.scenarios[scenario].players
    if type(players) is not int or players not in allowed:
        reason = f"{scenario} is for {listed(allowed)} players, not {shown(players)}"
        fail("options.players", reason, "DM1" if box.scenarios[scenario].teams else "DS1")
    return Options(scenario, players)


def read_components(
    data: Json, scenario: Scenario
) -> tuple[Scenario, tuple[Card, ...], tuple[Story, ...]]:
    """Cards and stories; and the scenario with the resource this record pairs with berries."""
    parts = as_object("components", data, ("cards", "stories", "pair"))
    cards = tuple(
        read_card(name, entry)
        for name, entry in as_entries("components.cards", parts["cards"], CARDS)
    )
    stories = tuple(
        read_story(name, entry, scenario)
        for name, entry in as_entries("components.stories", parts["stories"], STORIES)
    )
    pair = parts["pair"]
    if scenario.pair is None and pair is not None:
        fail("components.pair", f"{scenario.name} scores no pairs, so it must be null", "DV5")
    if scenario.pair is not None:
        pair = as_word("components.pair", pair, RESOURCES)
    return replace(scenario, pair=pair), cards, stories


def read_card(name: str, data: Json) -> Card:
    """DC4: one or two halves, each with a terrain and perhaps a symbol."""
    where = f"components.cards {shown(name)}"
    halves = as_list(where, as_object(where, data, ("halves",))["halves"])
    if len(halves) not in (1, 2):
        fail(where, f"a card has one or two halves, not {len(halves)}", "DC4")
    return Card(name, tuple(read_half(where, half) for half in halves))


def read_half(where: str, data: Json) -> Half:
    """DC4."""
    half = as_object(where, data, ("terrain", "symbol"))
    symbol = half["symbol"]
    return Half(
        as_word(f"{where}: terrain", half["terrain"], TERRAINS),
        None if symbol is None else as_word(f"{where}: symbol", symbol, HALF_SYMBOLS),
    )


def read_story(name: str, data: Json, scenario: Scenario) -> Story:
    """DC5, DS4: what a story asks for and gives; Downpour plays without those that show water."""
    where = f"components.stories {shown(name)}"
    story = as_object(where, data, ("needs", "points", "fire"))
    needs = as_mapping(f"{where}: needs", story["needs"])
    if not needs:
        fail(where, "a story asks for something", "DC5")
    for symbol, times in needs.items():
        as_word(f"{where}: needs", symbol, STORY_SYMBOLS)
        as_number(f"{where}: {symbol}", times, 1, MOST)
    if "water" in needs and not scenario.water_stories:
        fail(where, f"{scenario.name} is played without the stories that show water", "DS4")
    points = as_number(f"{where}: points", story["points"], 0, MOST)
    return Story(name, needs, points, as_number(f"{where}: fire", story["fire"], 0, MOST))
