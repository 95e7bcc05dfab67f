"""From a record to the setting it was played with: options, components and the shape of the map."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bivouac.core.complaints import fail, listed, shown
from bivouac.core.contract import Json
from bivouac.core.fields import known_id
from bivouac.core.hexes import Axial
from bivouac.core.messages import Message
from bivouac.core.notation import (
    as_entries,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
    part,
)
from bivouac.games.dewan.box import packaged_box
from bivouac.games.dewan.box.types import (
    HALF_SYMBOLS,
    PLAYER_COUNTS,
    STORY_SYMBOLS,
    Board,
    Box,
    Card,
    Half,
    Own,
    Scenario,
    Story,
)
from bivouac.games.dewan.layout import CARDS, RESOURCES, STORIES, TERRAINS
from bivouac.games.dewan.notation.map import check_map, check_tiles, read_spaces, read_tiles
from bivouac.games.dewan.notation.own import KEYS, check_own, printed_layout, read_own
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
    own: Own


def box_of_record(
    options: Json, components: Json, is_dealt: bool = False
) -> tuple[Options, Box, Own]:
    """What a game is dealt from, with all that a record tells; InputError if it is unfit.

    Where it tells nothing of scenario, board, tiles and layout they are the packaged ones. Whether
    a game can be dealt from it is looked at where one `is_dealt`, or where it tells of them.
    """
    parts = as_object("components", components, ("cards", "stories", "pair"), KEYS)
    printed = packaged_box()
    chosen, own = read_options(options, parts, printed)
    scenario = own.scenario or printed.scenarios[chosen.scenario]
    scenario, cards, stories = read_components(parts, scenario)
    layout = own.layout or printed_layout(scenario, chosen.players)
    if layout is None:
        fail("components.layout", "dewan-fault-layout", layout=shown(scenario.layout))
    box = Box(
        cards,
        own.tiles or printed.tiles,
        stories,
        {scenario.layout: {chosen.players: layout}},
        {scenario.name: scenario},
        own.board or printed.board,
    )
    if any((own.scenario, own.board, own.tiles, own.layout)):
        check_own(
            replace(box, scenarios={scenario.name: replace(scenario, players=(chosen.players,))})
        )
    return chosen, box, own


def parts_of_record(record: Json, strict: bool = True) -> Parts:
    """The setting a record was played with; `strict` False allows maps of any shape (DS1, DC2)."""
    options, box, own = box_of_record(part(record, "options"), part(record, "components"))
    scenario = box.scenarios[options.scenario]
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
        box.cards,
        box.stories,
        {space.id: (space.q, space.r) for space in spaces},
        {space.id: space.tile for space in spaces},
        tiles,
        own,
    )


def read_options(data: Json, components: dict[str, Json], box: Box) -> tuple[Options, Own]:
    """The options, which a record spells out in full; and what its components tell besides."""
    chosen = as_object("options", data, NAMES)
    name, players = chosen["scenario"], chosen["players"]
    if "scenario" in components:
        name = known_id("options.scenario", "it", name)
    else:
        name = as_word("options.scenario", name, tuple(box.scenarios))
    if type(players) is not int or players not in PLAYER_COUNTS:
        fail("options.players", not_for("dewan", PLAYER_COUNTS, players), "DS1")
    own = read_own(components, name, players)
    scenario = own.scenario or box.scenarios[name]
    if players not in scenario.players:
        reason = not_for(name, scenario.players, players)
        fail("options.players", reason, "DM1" if scenario.teams else "DS1")
    return Options(name, players), own


def not_for(scenario: str, allowed: Sequence[int], players: Json) -> Message:
    """Why so many cannot play."""
    return Message(
        "dewan-fault-players",
        {"scenario": scenario, "allowed": listed(allowed), "players": shown(players)},
    )


def read_components(
    parts: dict[str, Json], scenario: Scenario
) -> tuple[Scenario, tuple[Card, ...], tuple[Story, ...]]:
    """Cards and stories; and the scenario with the resource this record pairs with berries."""
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
        fail("components.pair", "dewan-fault-no-pairs", "DV5", scenario=scenario.name)
    if scenario.pair is not None:
        pair = as_word("components.pair", pair, RESOURCES)
    return replace(scenario, pair=pair), cards, stories


def read_card(name: str, data: Json) -> Card:
    """DC4: one or two halves, each with a terrain and perhaps a symbol."""
    where = f"components.cards {shown(name)}"
    halves = as_list(where, as_object(where, data, ("halves",))["halves"])
    if len(halves) not in (1, 2):
        fail(where, "dewan-fault-halves", "DC4", count=len(halves))
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
        fail(where, "dewan-fault-story-empty", "DC5")
    for symbol, times in needs.items():
        as_word(f"{where}: needs", symbol, STORY_SYMBOLS)
        as_number(f"{where}: {symbol}", times, 1, MOST)
    if "water" in needs and not scenario.water_stories:
        fail(where, "dewan-fault-water-stories", "DS4", scenario=scenario.name)
    points = as_number(f"{where}: points", story["points"], 0, MOST)
    return Story(name, needs, points, as_number(f"{where}: fire", story["fire"], 0, MOST))
