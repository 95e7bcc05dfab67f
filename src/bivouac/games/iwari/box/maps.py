"""A map file: parsed TOML in, a map out that the rules can play on (IC2, IC3, IA)."""

import re

from bivouac.core.complaints import fail
from bivouac.core.fields import Table, known_id, shown
from bivouac.core.messages import Message
from bivouac.games.iwari.box.pieces import CARD_BIOMES, PLAYER_COUNTS, SYMBOLS
from bivouac.games.iwari.box.types import (
    Connection,
    Contested,
    Map,
    MapRules,
    Point,
    Spot,
    Territory,
)
from bivouac.games.iwari.layout import (
    BIOMES,
    CONNECTIONS,
    CONTESTED,
    KINDS,
    LONGEST_PATH,
    ROADS,
    SPOTS,
)

MOST_TERRITORIES = 12
"""There are 12 territory tokens (IC2)."""
MOST_ROADS = SPOTS * ROADS // 2
LONGEST_NAME = 60
MOST_POINTS = 2000
"""In one outline."""
FARTHEST = 10_000
"""A map is at most this wide and high."""
MOST_CENTRE = 8
"""There are 8 void totems (IC5)."""
SCENERIES = ("sea", "sky", "isle", "ice", "mist", "steppe", "night")
"""What lies round the land: how a map is drawn, nothing else."""

NEEDED = ("name", "size", "territory", "roads", "connections")
VOID_RULES = ("haunted", "void_group", "violet_first", "centre_limit")
"""Keys of what a map changes against the void (IV11)."""
RULES = ("players", "bare", "void_totems", "violet_road", "void_cards", *VOID_RULES)
"""Keys of what a map changes in the rules (IA, IV11)."""
OPTIONAL = ("label", "look", *RULES, "centre", "contested")

PAIR = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?),([0-9]{1,4}(?:\.[0-9]{1,3})?)")


def read_map(file: str, map_id: str, data: object) -> Map:
    """A map from its file; `file` is for complaints."""
    table = Table(file, data, NEEDED, OPTIONAL)
    entries = table.items("territory", 1, MOST_TERRITORIES)
    places = [_territory(f"{file}: territory {i}", entry) for i, entry in enumerate(entries, 1)]
    return Map(
        id=known_id(file, "the file's name", map_id),
        name=text(table, "name"),
        size=as_size(table),
        territories=tuple(territory for territory, _ in places),
        spots=tuple(spot for _, spots in places for spot in spots),
        roads=_roads(table),
        connections=_connections(table),
        label=text(table, "label") if table.has("label") else "",
        rules=_rules(table),
        contested=_contested(table),
        centre=as_point(file, "centre", table.data["centre"]) if table.has("centre") else None,
        scenery=table.word("look", SCENERIES) if table.has("look") else SCENERIES[0],
    )


def _rules(table: Table) -> MapRules:
    """What the map changes in the rules; left out, the rules are those of a base map."""
    bare = table.words("bare", "biome", BIOMES, 0, len(BIOMES))
    table.refuse_repeats("bare", bare)
    players = table.number("players", min(PLAYER_COUNTS), max(PLAYER_COUNTS))
    return MapRules(
        most_players=players or MapRules().most_players,
        bare=bare,
        centre=table.number("void_totems", 1, MOST_CENTRE),
        road=flag(table, "violet_road"),
        void_cards=flag(table, "void_cards"),
        haunted=table.word_or_none("haunted", CARD_BIOMES),
        void_group=table.number("void_group", 2, LONGEST_PATH) or MapRules().void_group,
        violet_first=flag(table, "violet_first"),
        centre_limit=table.number("centre_limit", 1, MOST_CENTRE),
    )


def _contested(table: Table) -> tuple[Contested, ...]:
    entries = table.items("contested", 0, CONTESTED) if table.has("contested") else []
    wheres = [f"{table.where}: contested token {i}" for i in range(1, len(entries) + 1)]
    tokens = [Table(w, entry, ["id", "at"]) for w, entry in zip(wheres, entries, strict=True)]
    return tuple(Contested(t.id("id"), as_point(t.where, "at", t.data["at"])) for t in tokens)


def as_size(table: Table) -> Point:
    """How wide and high the frame is."""
    width, height = as_point(table.where, "size", table.data["size"])
    if width <= 0 or height <= 0:
        fail(table.where, "iwari-box-size", width=f"{width:g}", height=f"{height:g}")
    return width, height


def _territory(where: str, entry: object) -> tuple[Territory, tuple[Spot, ...]]:
    keys = ["id", "name", "biome", "totem", "badge", "spots", "outline"]
    table = Table(where, entry, keys)
    territory = Territory(
        id=table.id("id"),
        biome=table.word("biome", BIOMES),
        name=text(table, "name"),
        outline=as_outline(where, table.data["outline"]),
        totem=as_point(where, "totem", table.data["totem"]),
        badge=as_point(where, "badge", table.data["badge"]),
    )
    spots = enumerate(table.items("spots", 1, SPOTS), 1)
    return territory, tuple(_spot(f"{where}: spot {i}", spot, territory.id) for i, spot in spots)


def _spot(where: str, entry: object, territory: str) -> Spot:
    table = Table(where, entry, ["id", "at"], ["violet", "icon", "guards", "contested"])
    x, y = as_point(where, "at", table.data["at"])
    return Spot(
        id=table.id("id"),
        territory=territory,
        x=x,
        y=y,
        violet=flag(table, "violet"),
        icon=table.word_or_none("icon", BIOMES),
        guards=table.number("guards", 1, CONNECTIONS) or None,
        contested=table.id("contested") if table.has("contested") else None,
    )


def _roads(table: Table) -> tuple[tuple[str, str], ...]:
    roads = enumerate(table.items("roads", 0, MOST_ROADS), 1)
    return tuple(as_pair(f"{table.where}: road {i}", "iwari-box-spots", road) for i, road in roads)


def _connections(table: Table) -> tuple[Connection, ...]:
    entries = enumerate(table.items("connections", 1, CONNECTIONS), 1)
    connections = [_connection(f"{table.where}: connection {i}", entry) for i, entry in entries]
    return tuple(sorted(connections, key=lambda connection: connection.number))


def _connection(where: str, entry: object) -> Connection:
    needed = ["number", "territories", "kind", "badge"]
    table = Table(where, entry, needed, ["symbol", "shore", "spots"])
    kind = table.word("kind", KINDS)
    if (kind == "sea") != table.has("shore"):
        fail(where, "iwari-box-shore-needed")
    return Connection(
        number=table.number("number", 1, CONNECTIONS),
        territories=as_pair(where, "iwari-box-territories", table.data["territories"]),
        kind=kind,
        symbol=table.number("symbol", 1, SYMBOLS) if table.has("symbol") else None,
        badge=as_point(where, "badge", table.data["badge"]),
        shore=as_shore(where, table.data["shore"]) if kind == "sea" else None,
        spots=as_pair(where, "iwari-box-spots", table.data["spots"])
        if table.has("spots")
        else None,
    )


def as_shore(where: str, value: object) -> tuple[Point, Point]:
    """Where a way by sea leaves the land, on both sides."""
    if not isinstance(value, list) or len(value) != 2:
        fail(where, "iwari-box-shore", value=shown(value))
    a, b = (as_point(where, "each end of shore", end) for end in value)
    return a, b


def flag(table: Table, key: str) -> bool:
    """A yes or no; left out it is no."""
    return table.flag(key) if table.has(key) else False


def text(table: Table, key: str) -> str:
    """A name, on one line."""
    value = table.data[key]
    if not isinstance(value, str) or not value.isprintable() or not 1 <= len(value) <= LONGEST_NAME:
        fail(table.where, "iwari-box-line", key=key, most=LONGEST_NAME, value=shown(value))
    return value


def as_point(where: str, what: str, value: object) -> Point:
    """A place on the map."""
    if not isinstance(value, list) or len(value) != 2:
        fail(where, "iwari-box-point", what=what, value=shown(value))
    x, y = (_coordinate(where, what, number) for number in value)
    return x, y


def _coordinate(where: str, what: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= FARTHEST:
        fail(where, "iwari-box-far", what=what, most=FARTHEST, value=shown(value))
    return float(value)


def as_pair(where: str, key: str, value: object) -> tuple[str, str]:
    """Two ids."""
    if not isinstance(value, list) or len(value) != 2:
        fail(where, "iwari-box-two", noun=Message(key, {}), value=shown(value))
    a, b = (
        known_id(where, Message("iwari-box-each", {"noun": Message(key, {})}), name)
        for name in value
    )
    return a, b


def as_outline(where: str, value: object) -> tuple[Point, ...]:
    """A closed line: points written "x,y", with spaces or line ends between them."""
    if not isinstance(value, str):
        fail(where, "iwari-box-outline", value=shown(value))
    words = value.split()
    if not 3 <= len(words) <= MOST_POINTS:
        fail(where, "iwari-box-outline-points", most=MOST_POINTS, count=len(words))
    return tuple(_outline_point(where, word) for word in words)


def _outline_point(where: str, word: str) -> Point:
    match = PAIR.fullmatch(word)
    if match is None:
        fail(where, "iwari-box-outline-point", value=shown(word))
    return float(match[1]), float(match[2])
