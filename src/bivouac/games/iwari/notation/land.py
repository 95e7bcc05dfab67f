"""A map in the words of a record (IC2, IC3, IA)."""

from bivouac.core.contract import Json
from bivouac.games.iwari.box.types import Connection, Map, MapRules, Spot
from bivouac.games.iwari.picture.drawing import drawing_of, packaged_twin


def land(game_map: Map) -> Json:
    """A map. Of a packaged one everybody knows the rules it changes, and how it is drawn."""
    found: dict[str, Json] = {
        "territories": [{"id": t.id, "biome": t.biome} for t in game_map.territories],
        "spots": [spot_of(spot) for spot in game_map.spots],
        "roads": [list(road) for road in game_map.roads],
        "connections": [connection_of(connection) for connection in game_map.connections],
    }
    if packaged_twin(game_map) is None:
        found["rules"] = rules_of(game_map.rules)
        found["drawing"] = drawing_of(game_map)
    return found


def spot_of(spot: Spot) -> Json:
    """A tent spot, with what lies on it (IA2), or the token that may come there (IA6)."""
    found = {"id": spot.id, "territory": spot.territory, "x": spot.x, "y": spot.y}
    marks = {"icon": spot.icon, "guards": spot.guards, "contested": spot.contested}
    present = {key: mark for key, mark in marks.items() if mark is not None}
    return {**found, "violet": spot.violet, **present}


def connection_of(connection: Connection) -> Json:
    """A connection, with the spots it joins where it is also a road (IA1, IA2)."""
    found: dict[str, Json] = {
        "number": connection.number,
        "territories": list(connection.territories),
        "kind": connection.kind,
        "symbol": connection.symbol,
    }
    return found if connection.spots is None else {**found, "spots": list(connection.spots)}


def rules_of(rules: MapRules) -> dict[str, Json]:
    """What a map changes in the rules (IA, IV11), as map files call it."""
    return {
        "players": rules.most_players,
        "bare": list(rules.bare),
        "void_totems": rules.centre,
        "violet_road": rules.road,
        "void_cards": rules.void_cards,
        "haunted": rules.haunted,
        "void_group": rules.void_group,
        "violet_first": rules.violet_first,
        "centre_limit": rules.centre_limit,
    }
