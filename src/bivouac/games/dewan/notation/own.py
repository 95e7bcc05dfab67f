"""What a record says of its game's rules where they are not those of the packaged box.

Each part is the table of a component file, read by the same reader: `scenario`, `board`, `tiles`,
and `layout`, the one the map was laid out by. A part that is missing is the packaged one.
"""

from dataclasses import replace

from bivouac.core.complaints import fail, shown
from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.games.dewan.box import packaged_box
from bivouac.games.dewan.box.checks import check_box
from bivouac.games.dewan.box.readers import (
    COUNTS,
    read_board,
    read_layout,
    read_scenario,
    read_tile_list,
)
from bivouac.games.dewan.box.types import Board, Box, Layout, Own, Scenario, Tile

KEYS = ("scenario", "board", "tiles", "layout")
WHERE = "components"


def own_of(box: Box, scenario: Scenario, players: int) -> Own:
    """What of a box a record must tell."""
    printed = packaged_box()
    layout = box.layouts[scenario.layout][players]
    known = printed.scenarios.get(scenario.name)
    is_known = known is not None and replace(known, pair=scenario.pair) == scenario
    return Own(
        scenario=None if is_known else scenario,
        board=None if box.board == printed.board else box.board,
        tiles=None if box.tiles == printed.tiles else box.tiles,
        layout=None if layout == printed_layout(scenario, players) else layout,
    )


def printed_layout(scenario: Scenario, players: int) -> Layout | None:
    """The packaged layout of that name, for so many players."""
    return packaged_box().layouts.get(scenario.layout, {}).get(players)


def own_components(own: Own) -> dict[str, Json]:
    """The parts of a record's `components` that hold them."""
    found: dict[str, Json] = {}
    if own.scenario is not None:
        found["scenario"] = scenario_json(own.scenario)
    if own.board is not None:
        found["board"] = board_json(own.board)
    if own.tiles is not None:
        found["tiles"] = [tile_json(tile) for tile in own.tiles]
    if own.layout is not None:
        found["layout"] = layout_json(own.layout)
    return found


def scenario_json(scenario: Scenario) -> Json:
    """A table of scenarios.toml; `pair` stands beside it."""
    table: dict[str, Json] = {
        "players": list(scenario.players),
        "layout": scenario.layout,
        "teams": scenario.teams,
        "event": scenario.event,
        "villages": scenario.villages,
        "water_stories": scenario.water_stories,
        "score": dict(scenario.score),
    }
    optional = {
        "title": scenario.title,
        "event_tile": scenario.event_tile,
        "zone_terrains": list(scenario.zone_terrains),
        "volcano_fire": scenario.volcano_fire,
        "majorities_tied": scenario.majorities_tied,
    }
    return table | {key: value for key, value in optional.items() if value}


def board_json(board: Board) -> Json:
    """The table of board.toml."""
    counts = {key: getattr(board, key) for key in COUNTS}
    pile = {str(players): size for players, size in board.pile.items()}
    return {"spaces": list(board.spaces), **counts, "pile": pile}


def tile_json(tile: Tile) -> Json:
    """A table of tiles.toml."""
    return {
        "id": tile.id,
        "kind": tile.kind,
        "terrains": list(tile.terrains),
        "icons": [{"kind": icon.kind, "between": list(icon.between)} for icon in tile.icons],
        "berries": list(tile.berries),
    }


def layout_json(layout: Layout) -> Json:
    """A table of layouts.toml."""
    places = {
        "neutral": [list(place) for place in layout.neutral],
        "start": [list(place) for place in layout.start],
    }
    return places if layout.event is None else {**places, "event": list(layout.event)}


def read_own(components: dict[str, Json], name: str, players: int) -> Own:
    """What a record tells of a scenario for so many players; InputError if it is unfit."""
    tell = components.get
    pair = {} if tell("pair") is None else {"pair": tell("pair")}
    scenario, board, tiles, layout = (tell(key) for key in KEYS)
    if scenario is not None and not isinstance(scenario, dict):
        fail(f"{WHERE}.scenario", "fault-object", value=shown(scenario))
    return Own(
        None
        if scenario is None
        else read_scenario(f"{WHERE}.scenario", name, {**scenario, **pair}),
        None if board is None else read_board(board, f"{WHERE}.board"),
        None if tiles is None else read_tile_list(f"{WHERE}.tiles", tiles),
        None if layout is None else read_layout(f"{WHERE}.layout", layout, players),
    )


def check_own(box: Box) -> None:
    """A game can be dealt with what a record tells, as with any box; InputError if it cannot."""
    try:
        check_box(box)
    except InputError as error:
        fail(WHERE, error.said)
