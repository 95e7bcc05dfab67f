"""Everything on a map that people must see, with the room it takes."""

from typing import NamedTuple, TypeAlias

from bivouac.core.messages import Message
from bivouac.games.iwari.box.lines import distance_to_outline, is_inside
from bivouac.games.iwari.box.shapes import (
    Part,
    Shape,
    bounds_of,
    centre_shape,
    disc,
    name_shape,
    number_shape,
    tent_shape,
    token_shape,
    totem_shape,
)
from bivouac.games.iwari.box.types import Connection, Map, Point

Curve: TypeAlias = tuple[Point, ...]


class Sign(NamedTuple):
    """Something on a map, by what it is and whose it is."""

    key: str
    id: str = ""

    @property
    def said(self) -> Message:
        """What it is called."""
        return Message(self.key, {"id": self.id})


def all_shapes(game_map: Map) -> list[tuple[Sign, Shape]]:
    """Everything people must see, by a name for it, with the room it takes."""
    tents = [(Sign("map-sign-spot", spot.id), tent_shape(spot)) for spot in game_map.spots]
    return [*tents, *signs_of(game_map).items()]


def signs_of(game_map: Map) -> dict[Sign, Shape]:
    """Everything but the spots: totem places, names, numbers, contested tokens, the centre."""
    lands = game_map.territories
    signs = {
        Sign("map-sign-totem", t.id): totem_shape(t)
        for t in lands
        if takes_totems(game_map, t.biome)
    }
    signs |= {Sign("map-sign-name", t.id): name_shape(t) for t in lands}
    signs |= {sign_of(c): number_shape(c) for c in game_map.connections}
    signs |= {Sign("map-sign-token", token.id): token_shape(token) for token in game_map.contested}
    if game_map.centre is not None:
        signs[Sign("map-sign-centre")] = centre_shape(game_map.centre)
    return signs


def sign_of(connection: Connection) -> Sign:
    """The number of a connection."""
    return Sign("map-sign-connection", str(connection.number))


def takes_totems(game_map: Map, biome: str) -> bool:
    """Whether a territory of that biome has a totem place (IA1)."""
    return biome not in game_map.rules.bare


def frame_of(line: Curve) -> Part:
    """The smallest rectangle round a line."""
    return bounds_of(tuple(disc(x, y, 0.0) for x, y in line))


def lies_within(point: Point, outline: Curve) -> bool:
    """Whether a point is inside, and not only by the breadth of a hair."""
    return is_inside(point, outline) and distance_to_outline(point, outline) > 0.2


def say(point: Point) -> str:
    """A point in a complaint."""
    return f"{point[0]:g},{point[1]:g}"
