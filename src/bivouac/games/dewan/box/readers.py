"""One reader for each file of the box: parsed TOML in, checked components out."""

from collections.abc import Callable
from typing import TypeVar

from bivouac.core.complaints import fail
from bivouac.core.fields import (
    Table,
    as_table,
    known_id,
    known_word,
    refuse_twins,
    shown,
    whole_number,
)
from bivouac.core.messages import Message
from bivouac.games.dewan.box.types import (
    HALF_SYMBOLS,
    HEXES_PER_TILE,
    ICONS_PER_TILE,
    LAND,
    MOST_SPACES,
    PLAYER_COUNTS,
    STORY_SYMBOLS,
    TILE_KINDS,
    Board,
    Card,
    Half,
    Icon,
    Layout,
    Place,
    Scenario,
    Story,
    Tile,
)
from bivouac.games.dewan.layout import (
    CAMPS,
    CARDS,
    EFFECTS,
    EVENTS,
    MARKERS,
    RESOURCES,
    ROW,
    SCORE_KEYS,
    SLOTS,
    STORIES,
    TERRAINS,
    TILES,
    TUCKS,
)

ALL_PLAYER_COUNTS = tuple(str(count) for count in PLAYER_COUNTS)
GO_TOGETHER = (("pairs", "pair"), ("zones", "zone_terrains"), ("majorities", "majorities_tied"))
FARTHEST = 20
LONGEST_TITLE = 40
"""Of a scenario: what a card in the lobby has room for."""


Entry = TypeVar("Entry", Card, Story, Tile)


def read_entries(
    file: str, noun: str, data: object, most: int, read: Callable[[str, object], Entry]
) -> tuple[Entry, ...]:
    """All entries of a file, each with an id of its own."""
    entries = Table(file, data, [noun]).items(noun, 1, most)
    found = tuple(read(f"{file}: {noun} {i}", entry) for i, entry in enumerate(entries, 1))
    refuse_twins(file, noun, [one.id for one in found])
    return found


def read_cards(data: object) -> tuple[Card, ...]:
    """cards.toml (DC4)."""
    return read_entries("cards.toml", "card", data, CARDS, _card)


def _card(where: str, entry: object) -> Card:
    table = Table(where, entry, ["id", "halves"])
    halves = enumerate(table.items("halves", 1, 2), 1)
    return Card(table.id("id"), tuple(_half(f"{where}: half {i}", half) for i, half in halves))


def _half(where: str, entry: object) -> Half:
    table = Table(where, entry, ["terrain"], ["symbol"])
    return Half(table.word("terrain", TERRAINS), table.word_or_none("symbol", HALF_SYMBOLS))


def read_stories(data: object) -> tuple[Story, ...]:
    """stories.toml (DC5)."""
    return read_entries("stories.toml", "story", data, STORIES, _story)


def _story(where: str, entry: object) -> Story:
    table = Table(where, entry, ["id", "needs", "points", "fire"])
    return Story(
        id=table.id("id"),
        needs=table.counts("needs", "symbol", STORY_SYMBOLS, 1, 9),
        points=table.number("points", 0, 99),
        fire=table.number("fire", 0, 9),
    )


def read_tiles(data: object) -> tuple[Tile, ...]:
    """tiles.toml (DC2, DC3)."""
    return read_entries("tiles.toml", "tile", data, TILES, _tile)


def read_tile_list(where: str, data: object) -> tuple[Tile, ...]:
    """The tiles of a record, in the order of their file."""
    if not isinstance(data, list) or not 1 <= len(data) <= TILES:
        fail(where, "dewan-box-tile-list", most=TILES, value=shown(data))
    found = tuple(_tile(f"{where}[{i}]", entry) for i, entry in enumerate(data))
    refuse_twins(where, "tile", [tile.id for tile in found])
    return found


def _tile(where: str, entry: object) -> Tile:
    table = Table(where, entry, ["id", "kind", "terrains", "icons", "berries"])
    kind = table.word("kind", TILE_KINDS)
    terrains = _terrains(table, kind)
    icons = enumerate(table.items("icons", 0, ICONS_PER_TILE), 1)
    berries = table.numbers("berries", (0, HEXES_PER_TILE - 1), 0, HEXES_PER_TILE)
    for berry in berries:
        if terrains[berry] not in LAND:
            fail(where, "dewan-box-berry-hex", berry=berry, terrain=terrains[berry])
    return Tile(
        id=table.id("id"),
        kind=kind,
        terrains=terrains,
        icons=tuple(_icon(f"{where}: icon {i}", icon) for i, icon in icons),
        berries=berries,
    )


def _terrains(table: Table, kind: str) -> tuple[str, ...]:
    centres = {"start": ("start",), "neutral": TERRAINS, "event": (*TERRAINS, "volcano")}[kind]
    centre, *ring = table.items("terrains", HEXES_PER_TILE, HEXES_PER_TILE)
    return (
        known_word(table.where, f"centre terrain of a {kind} tile", centre, centres),
        *(known_word(table.where, "terrain", terrain, TERRAINS) for terrain in ring),
    )


def _icon(where: str, entry: object) -> Icon:
    table = Table(where, entry, ["kind", "between"])
    a, b = table.numbers("between", (0, HEXES_PER_TILE - 1), 2, 2)
    if 0 not in (a, b) and abs(a - b) not in (1, 5):
        fail(where, "dewan-box-hexes-apart", a=a, b=b)
    return Icon(table.word("kind", RESOURCES), (a, b))


def read_layouts(data: object) -> dict[str, dict[int, Layout]]:
    """layouts.toml (DR5)."""
    layouts: dict[str, dict[int, Layout]] = {}
    for name, entry in as_table("layouts.toml", data).items():
        known_id("layouts.toml", "a layout's name", name)
        table = Table(f"layouts.toml: {name}", entry, [], ALL_PLAYER_COUNTS)
        layouts[name] = {
            int(count): read_layout(f"layouts.toml: {name}.{count}", places, int(count))
            for count, places in table.data.items()
        }
    return layouts


def read_layout(where: str, entry: object, players: int) -> Layout:
    """A layout for so many players."""
    table = Table(where, entry, ["neutral", "start"], ["event"])
    layout = Layout(
        neutral=tuple(_place(where, place) for place in table.items("neutral", 0, MOST_SPACES)),
        start=tuple(_place(where, place) for place in table.items("start", players, players)),
        event=_place(where, table.data["event"]) if table.has("event") else None,
    )
    places = layout.places
    for i, place in enumerate(places):
        if place in places[:i]:
            fail(where, "dewan-box-place-twice", place=str(list(place)))
    if len(places) * HEXES_PER_TILE > MOST_SPACES:
        spaces = len(places) * HEXES_PER_TILE
        fail(where, "dewan-box-many-spaces", count=len(places), spaces=spaces, most=MOST_SPACES)
    return layout


def _place(where: str, entry: object) -> Place:
    if not isinstance(entry, list) or len(entry) != 2:
        fail(where, "dewan-box-place", value=shown(entry))
    u, v = (whole_number(where, "each part of a place", n, -FARTHEST, FARTHEST) for n in entry)
    return u, v


def read_scenarios(data: object) -> dict[str, Scenario]:
    """scenarios.toml (DC7)."""
    scenarios: dict[str, Scenario] = {}
    for name, entry in as_table("scenarios.toml", data).items():
        known_id("scenarios.toml", "a scenario's name", name)
        scenarios[name] = read_scenario(f"scenarios.toml: {name}", name, entry)
    if not scenarios:
        fail("scenarios.toml", "dewan-box-no-scenario")
    return scenarios


def read_scenario(where: str, name: str, entry: object) -> Scenario:
    """A scenario of this name."""
    table = Table(
        where,
        entry,
        ["players", "layout", "teams", "event", "villages", "water_stories", "score"],
        ["title", "event_tile", "pair", "zone_terrains", "volcano_fire", "majorities_tied"],
    )
    bounds = (PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
    zone_terrains = table.words("zone_terrains", "terrain", LAND, 1, len(LAND))
    table.refuse_repeats("zone_terrains", zone_terrains)
    return Scenario(
        name=name,
        players=table.numbers("players", bounds, 1, len(PLAYER_COUNTS)),
        layout=table.id("layout"),
        event_tile=table.id("event_tile") if table.has("event_tile") else None,
        teams=table.flag("teams"),
        event=table.word("event", EVENTS),
        villages=table.flag("villages"),
        water_stories=table.flag("water_stories"),
        pair=table.word_or_none("pair", RESOURCES),
        score=_score(table),
        zone_terrains=zone_terrains,
        volcano_fire=table.number("volcano_fire", 0, 9),
        majorities_tied=table.number("majorities_tied", 0, 99),
        title=_title(table),
    )


def _title(table: Table) -> str | None:
    title = table.data.get("title")
    if title is None:
        return None
    if not isinstance(title, str) or not title.isprintable() or not title.strip():
        fail(table.where, "dewan-box-title", value=shown(title))
    if len(title) > LONGEST_TITLE:
        fail(table.where, "dewan-box-title-long", most=LONGEST_TITLE, count=len(title))
    return title


def _score(table: Table) -> dict[str, int]:
    score = table.counts("score", "score key", SCORE_KEYS, 1, 99)
    for key, option in GO_TOGETHER:
        if (key in score) != table.has(option):
            missing = option if key in score else Message("dewan-box-score-key", {"key": key})
            fail(table.where, "dewan-box-go-together", key=key, option=option, missing=missing)
    return score


COUNTS = {
    "story_slots": (1, SLOTS),
    "row": (2, ROW),
    "dealt": (0, 8),
    "story_row": (1, ROW),
    "berry_tokens": (0, 99),
    "berries_per_symbol": (1, 9),
    "water_markers": (0, MARKERS),
    "lava_markers": (0, MARKERS),
    "fish": (0, 99),
}


def read_board(data: object, where: str = "board.toml") -> Board:
    """board.toml (DC3, DC6, DC7, DS4, DS5, DV1)."""
    table = Table(where, data, ["spaces", *COUNTS, "pile"])
    spaces = table.words("spaces", "space", EFFECTS, 1, CAMPS)
    if spaces.count("tuck") > TUCKS:
        fail(where, "dewan-box-many-tucks", most=TUCKS, count=spaces.count("tuck"))
    counts = {key: table.number(key, *bounds) for key, bounds in COUNTS.items()}
    stories = 1 + spaces.count("story")
    if counts["story_slots"] < stories:
        fail(where, "dewan-box-few-slots", stories=stories)
    pile = Table(f"{where}: pile", table.data["pile"], ALL_PLAYER_COUNTS)
    return Board(
        spaces=spaces,
        pile={int(players): pile.number(players, 1, CARDS) for players in ALL_PLAYER_COUNTS},
        **counts,
    )
