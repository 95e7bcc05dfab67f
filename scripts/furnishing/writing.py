"""A map as the text of its file."""

from collections.abc import Iterator

from bivouac.games.iwari.box.types import Connection, Map, Point, Spot
from scripts.draw_territories import Plan, wrapped

SCALARS = (
    "players",
    "bare",
    "void_totems",
    "centre",
    "violet_road",
    "void_cards",
    "haunted",
    "void_group",
    "violet_first",
    "centre_limit",
)


def map_text(plan: Plan, game_map: Map) -> str:
    """The whole file."""
    return "\n".join(lines_of(plan, game_map)) + "\n"


def lines_of(plan: Plan, game_map: Map) -> Iterator[str]:
    """Line by line."""
    yield from (f"# {line}" for line in plan["about"].strip().splitlines())
    yield ""
    yield f'name = "{game_map.name}"'
    yield f'label = "{game_map.label}"'
    yield f'look = "{game_map.scenery}"'
    for key in SCALARS:
        if key in plan:
            yield f"{key} = {written(plan[key])}"
    yield f"size = {written(list(game_map.size))}"
    if game_map.contested:
        yield "\ncontested = ["
        yield from (f'  {{ id = "{t.id}", at = {pair(t.at)} }},' for t in game_map.contested)
        yield "]"
    yield "\nconnections = ["
    yield from (connection(c) for c in game_map.connections)
    yield "]\n\nroads = ["
    yield from (f'  ["{a}", "{b}"],' for a, b in game_map.roads)
    yield "]"
    for territory in game_map.territories:
        yield "\n[[territory]]"
        yield f'id = "{territory.id}"'
        yield f'name = "{territory.name}"'
        yield f'biome = "{territory.biome}"'
        yield f"totem = {pair(territory.totem)}"
        yield f"badge = {pair(territory.badge)}"
        yield "spots = ["
        yield from (spot(s) for s in game_map.spots if s.territory == territory.id)
        yield "]"
        yield f'outline = """\n{wrapped(territory.outline)}"""'


def connection(c: Connection) -> str:
    """One connection."""
    text = f'number = {c.number}, territories = ["{c.territories[0]}", "{c.territories[1]}"], '
    text += f'kind = "{c.kind}", badge = {pair(c.badge)}'
    if c.symbol is not None:
        text += f", symbol = {c.symbol}"
    if c.shore is not None:
        text += f", shore = [{pair(c.shore[0])}, {pair(c.shore[1])}]"
    if c.spots is not None:
        text += f', spots = ["{c.spots[0]}", "{c.spots[1]}"]'
    return f"  {{ {text} }},"


def spot(s: Spot) -> str:
    """One spot."""
    text = f'id = "{s.id}", at = {pair((s.x, s.y))}'
    if s.violet:
        text += ", violet = true"
    if s.icon is not None:
        text += f', icon = "{s.icon}"'
    if s.guards is not None:
        text += f", guards = {s.guards}"
    if s.contested is not None:
        text += f', contested = "{s.contested}"'
    return f"  {{ {text} }},"


def pair(point: Point) -> str:
    """A point."""
    return f"[{point[0]:g}, {point[1]:g}]"


def written(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return f"[{', '.join(written(entry) for entry in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else f"{value:g}"
