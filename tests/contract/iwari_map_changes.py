"""Planted errors: maps of Iwari with something changed."""

from collections.abc import Callable
from dataclasses import replace

from bivouac.games.iwari.box.types import Connection, Map


def with_territory(territory: str, /, **changes: object) -> Callable[[Map], Map]:
    """The map with one territory changed."""

    def change(game_map: Map) -> Map:
        territories = (
            replace(t, **changes) if t.id == territory else t  # type: ignore[arg-type]  # named fields
            for t in game_map.territories
        )
        return replace(game_map, territories=tuple(territories))

    return change


def with_spot(name: str, x: float, y: float) -> Callable[[Map], Map]:
    """The map with one spot moved."""
    return lambda game_map: replace(
        game_map, spots=tuple(replace(s, x=x, y=y) if s.id == name else s for s in game_map.spots)
    )


def with_connection(
    number: int, change: Callable[[Connection], Connection]
) -> Callable[[Map], Map]:
    """The map with one connection changed."""
    return lambda game_map: replace(
        game_map,
        connections=tuple(change(c) if c.number == number else c for c in game_map.connections),
    )


def with_roads(*added: tuple[str, str], without: str = "-") -> Callable[[Map], Map]:
    """The map with roads added, and without those of a spot."""
    return lambda game_map: replace(
        game_map, roads=(*(road for road in game_map.roads if without not in road), *added)
    )


def without_territory(name: str) -> Callable[[Map], Map]:
    """The map without a territory and all that belongs to it."""
    return lambda game_map: replace(
        game_map,
        territories=tuple(t for t in game_map.territories if t.id != name),
        spots=tuple(s for s in game_map.spots if s.territory != name),
        roads=tuple(r for r in game_map.roads if not any(end.startswith(name) for end in r)),
        connections=tuple(c for c in game_map.connections if name not in c.territories),
    )


def without_spots(*names: str) -> Callable[[Map], Map]:
    """The map without some spots and their roads."""
    return lambda game_map: replace(
        game_map,
        spots=tuple(s for s in game_map.spots if s.id not in names),
        roads=tuple(r for r in game_map.roads if not set(r) & set(names)),
    )


def landed(connection: Connection) -> Connection:
    """A connection by sea, as one by land."""
    return replace(connection, kind="land", shore=None)
