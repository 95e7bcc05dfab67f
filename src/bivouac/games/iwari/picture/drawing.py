"""What a client needs to draw the map, besides the components that the record holds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from bivouac.core.complaints import fail
from bivouac.core.contract import Json
from bivouac.core.fields import Table, shown
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.maps import MOST_POINTS, SCENERIES, as_point, as_shore, as_size, text
from bivouac.games.iwari.box.types import Connection, Contested, Map, Point, Territory
from bivouac.games.iwari.picture.cells import computed
from bivouac.games.iwari.picture.scenery import see_scenery
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.wire import map as wire

DRAWING = "components.map.drawing"
"""Where a record has it, for complaints."""
SKETCH_POINTS = 36
"""Of an outline in a thumbnail: twelve of them stay under 5 KB."""


def pictured(setting: Iwari) -> wire.Components:
    """The components and the drawing of the map."""
    components = setting.components()
    rules = {key: value for key, value in components["map"].items() if key != "drawing"}
    drawing: wire.Drawing = {
        **drawing_of(setting.map),
        "bare": list(setting.map.rules.bare),
        "scenery": see_scenery(setting.map),
    }
    components.pop("pieces", None)  # what a record tells of the rules is not for the eye
    return cast(wire.Components, {**components, "map": rules, "drawing": drawing})


def title(setting: Iwari) -> str | None:
    """What the map calls itself, where it is not a packaged one."""
    return setting.map.name if packaged_twin(setting.map) is None else None


def drawing_of(game_map: Map) -> wire.MapDrawing:
    """Everything about a map that the rules do not ask for."""
    return {
        "name": game_map.name,
        "size": list(game_map.size),
        "territories": {
            territory.id: {
                "name": territory.name,
                "outline": [list(point) for point in territory.outline],
                "totem": list(territory.totem),
                "badge": list(territory.badge),
            }
            for territory in game_map.territories
        },
        "connections": {
            str(connection.number): {
                "badge": list(connection.badge),
                "shore": None if connection.shore is None else [list(p) for p in connection.shore],
            }
            for connection in game_map.connections
        },
        "contested": {token.id: list(token.at) for token in game_map.contested},
        "centre": None if game_map.centre is None else list(game_map.centre),
        "look": game_map.scenery,
    }


def drawn(game_map: Map, drawing: Json | None) -> Map:
    """A map rebuilt from a record with all that is drawn; InputError if its drawing is unfit.

    A packaged map looks as it is packaged; another one as its record says, or as can be computed.
    """
    twin = packaged_twin(game_map)
    if twin is not None:
        return twin
    return computed(game_map) if drawing is None else read_drawing(game_map, drawing)


def packaged_twin(game_map: Map) -> Map | None:
    """The packaged map on which the rules see no difference to this one, if there is one."""
    maps = packaged_box().maps.values()
    return next((other for other in maps if bare(other) == bare(game_map)), None)


def bare(game_map: Map) -> tuple[object, ...]:
    """What a record holds of a map."""
    return (
        game_map.id,
        tuple((territory.id, territory.biome) for territory in game_map.territories),
        game_map.spots,
        game_map.roads,
        tuple((c.number, c.territories, c.kind, c.symbol, c.spots) for c in game_map.connections),
        game_map.rules,
    )


def read_drawing(game_map: Map, data: object) -> Map:
    """The map as a record's `drawing` shows it."""
    keys = ["name", "size", "territories", "connections"]
    table = Table(DRAWING, data, keys, ["contested", "centre", "look"])
    ids = [territory.id for territory in game_map.territories]
    numbers = [str(connection.number) for connection in game_map.connections]
    territories = Table(f"{DRAWING}: territories", table.data["territories"], ids)
    connections = Table(f"{DRAWING}: connections", table.data["connections"], numbers)
    shown_map = replace(
        game_map,
        name=text(table, "name"),
        size=as_size(table),
        territories=tuple(_territory(territories, t) for t in game_map.territories),
        connections=tuple(_connection(connections, c) for c in game_map.connections),
        scenery=table.word("look", SCENERIES) if table.has("look") else SCENERIES[0],
    )
    return _with_places(table, shown_map)


def _with_places(table: Table, game_map: Map) -> Map:
    """IA4, IA6: where contested tokens and the centre lie, on a map that has them."""
    data, ids = table.data, [token.id for token in game_map.contested]
    places = Table(f"{DRAWING}: contested", data.get("contested", {}), ids).data
    tokens = [Contested(one, as_point(DRAWING, one, places[one])) for one in ids]
    centre = data.get("centre")
    if (centre is None) == bool(game_map.rules.centre):
        fail(DRAWING, "iwari-fault-centre")
    return replace(
        game_map,
        contested=tuple(tokens),
        centre=None if centre is None else as_point(DRAWING, "centre", centre),
    )


def _territory(tables: Table, territory: Territory) -> Territory:
    where = f"{tables.where}: {territory.id}"
    table = Table(where, tables.data[territory.id], ["name", "outline", "totem", "badge"])
    points = table.items("outline", 3, MOST_POINTS)
    return replace(
        territory,
        name=text(table, "name"),
        outline=tuple(as_point(where, "each point of outline", point) for point in points),
        totem=as_point(where, "totem", table.data["totem"]),
        badge=as_point(where, "badge", table.data["badge"]),
    )


def _connection(tables: Table, connection: Connection) -> Connection:
    where = f"{tables.where}: {connection.number}"
    table = Table(where, tables.data[str(connection.number)], ["badge", "shore"])
    shore = table.data["shore"]
    if (connection.kind == "sea") != (shore is not None):
        fail(where, "iwari-fault-shore", value=shown(shore))
    return replace(
        connection,
        badge=as_point(where, "badge", table.data["badge"]),
        shore=None if shore is None else as_shore(where, shore),
    )


def sketch_of(game_map: Map) -> wire.Sketch:
    """A map in short, before anything stands on it."""
    size = list(game_map.size)
    return {"size": size, "territories": sketch_territories(game_map), "tents": []}


def sketch_territories(game_map: Map) -> list[list[str]]:
    """Biome and outline of each territory, short enough for a thumbnail."""
    return [[territory.biome, path(territory.outline)] for territory in game_map.territories]


def path(outline: Sequence[Point]) -> str:
    """SVG path data of a closed line, with whole numbers and at most SKETCH_POINTS points."""
    every = max(1, -(-len(outline) // SKETCH_POINTS))
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in outline[::every]) + "Z"
