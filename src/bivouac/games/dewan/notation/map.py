"""The map of a record: its spaces and tiles, its icons, berries and starting camps."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bivouac.core.complaints import fail, shown, thing
from bivouac.core.contract import Json
from bivouac.core.hexes import Axial, flower, neighbours
from bivouac.core.messages import Message
from bivouac.core.notation import (
    as_id,
    as_known,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
)
from bivouac.games.dewan.box.types import (
    HEXES_PER_TILE,
    LAND,
    MOST_SPACES,
    TILE_KINDS,
    Board,
    Scenario,
)
from bivouac.games.dewan.layout import ICONS, RESOURCES, SYMBOLS, TERRAINS

SPACE_TERRAINS = (*TERRAINS, "start", "volcano")
FARTHEST = 10**6


class Space(NamedTuple):
    """One hexagon as the record describes it."""

    id: str
    q: int
    r: int
    terrain: str
    tile: str


def read_tiles(data: Json) -> dict[str, str]:
    """The kind of every tile."""
    where = "setup.map.tiles"
    tiles = as_mapping(where, data)
    return {
        as_id(where, tile): as_word(f"{where} {shown(tile)}", kind, TILE_KINDS)
        for tile, kind in tiles.items()
    }


def read_spaces(data: Json, tiles: Mapping[str, str]) -> list[Space]:
    """Every space, each with an id and a place of its own."""
    where = "setup.map.spaces"
    found = as_list(where, data)
    if not 1 <= len(found) <= MOST_SPACES:
        fail(where, "fault-entries-to", limit=MOST_SPACES, count=len(found))
    spaces = [read_space(f"{where}[{i}]", entry, tiles) for i, entry in enumerate(found)]
    ids: set[str] = set()
    places: dict[Axial, str] = {}
    for space in spaces:
        if space.id in ids:
            fail(where, "fault-thing-twice", what=thing("space"), name=shown(space.id))
        ids.add(space.id)
        place = (space.q, space.r)
        if place in places:
            fail(where, "dewan-fault-one-place", space=shown(places[place]), other=shown(space.id))
        places[place] = space.id
    return spaces


def read_space(where: str, data: Json, tiles: Mapping[str, str]) -> Space:
    """One space."""
    space = as_object(where, data, Space._fields)
    tile = as_id(f"{where}.tile", space["tile"])
    if tile not in tiles:
        fail(f"{where}.tile", "fault-no-such", what=thing("tile"), name=shown(tile))
    return Space(
        as_id(f"{where}.id", space["id"]),
        as_number(f"{where}.q", space["q"], -FARTHEST, FARTHEST),
        as_number(f"{where}.r", space["r"], -FARTHEST, FARTHEST),
        as_word(f"{where}.terrain", space["terrain"], SPACE_TERRAINS),
        tile,
    )


def check_map(spaces: Sequence[Space]) -> None:
    """DS1: the tiles form one map."""
    places = {(space.q, space.r) for space in spaces}
    reached = {(spaces[0].q, spaces[0].r)}
    frontier = list(reached)
    while frontier:
        fresh = places.intersection(neighbours(frontier.pop())) - reached
        reached |= fresh
        frontier += fresh
    for space in spaces:
        if (space.q, space.r) not in reached:
            reason = Message(
                "dewan-fault-no-way", {"space": shown(space.id), "other": shown(spaces[0].id)}
            )
            fail("setup.map.spaces", reason, "DS1")


def check_tiles(
    spaces: Sequence[Space], tiles: Mapping[str, str], scenario: Scenario, players: int
) -> None:
    """DS1, DC2: tiles of seven hexes, as many of each kind as the scenario lays out."""
    has_event_tile = scenario.event_tile is not None
    for kind, right in (("start", players), ("neutral", players), ("event", int(has_event_tile))):
        have = sum(other == kind for other in tiles.values())
        if have != right:
            fail(
                "setup.map.tiles",
                "dewan-fault-tile-count",
                "DS1",
                right=right,
                kind=kind,
                have=have,
            )
    for tile, kind in tiles.items():
        has_volcano = kind == "event" and scenario.event == "lava"
        bare = "start" if kind == "start" else "volcano" if has_volcano else None
        check_tile(tile, [space for space in spaces if space.tile == tile], bare)


def check_tile(tile: str, hexes: Sequence[Space], bare: str | None) -> None:
    """DC2: a centre and its ring of six; `bare` is what the centre shows if it has no terrain."""
    where = f"setup.map.tiles {shown(tile)}"
    places = {(space.q, space.r) for space in hexes}
    centres = [space for space in hexes if places == set(flower((space.q, space.r)))]
    if len(hexes) != HEXES_PER_TILE or not centres:
        fail(where, "dewan-fault-seven-spaces", "DC2")
    for space in hexes:
        is_bare = space.terrain in ("start", "volcano")
        if space is centres[0] and bare is not None and space.terrain != bare:
            fail(where, "dewan-fault-centre", "DC2", space=shown(space.id), right=bare)
        if is_bare and (space is not centres[0] or space.terrain != bare):
            fail(
                where, "dewan-fault-no-terrain", "DC2", space=shown(space.id), terrain=space.terrain
            )


def read_icons(
    data: Json, numbers: Mapping[str, int], around: Sequence[int]
) -> list[tuple[int, int, int]]:
    """DC3: every icon as its symbol and the two neighbouring spaces it lies between."""
    where = "setup.map.icons"
    found = as_list(where, data)
    if len(found) > ICONS:
        fail(where, "fault-entries-most", most=ICONS, count=len(found))
    icons = []
    for i, entry in enumerate(found):
        icon = as_object(f"{where}[{i}]", entry, ("kind", "spaces"))
        kind = as_word(f"{where}[{i}].kind", icon["kind"], RESOURCES)
        beside = as_list(f"{where}[{i}].spaces", icon["spaces"], 2)
        one, other = (as_known(f"{where}[{i}].spaces", "space", name, numbers) for name in beside)
        if not around[one] >> other & 1:
            reason = Message(
                "dewan-fault-not-neighbours", {"space": shown(beside[0]), "other": shown(beside[1])}
            )
            fail(f"{where}[{i}].spaces", reason, "DC3")
        icons.append((SYMBOLS.index(kind), one, other))
    return icons


def read_berries(
    data: Json, terrains: Mapping[str, str], board: Board, strict: bool
) -> dict[str, int]:
    """DS2, DC3: tokens by space, all on land; `strict` asks for as many as each symbol gets."""
    where = "setup.map.berries"
    berries = {}
    for space, tokens in as_mapping(where, data).items():
        if space not in terrains:
            fail(where, "fault-no-such", what=thing("space"), name=shown(space))
        if terrains[space] not in LAND:
            fail(
                where,
                "dewan-fault-berries-on-land",
                "DC3",
                space=shown(space),
                terrain=terrains[space],
            )
        berries[space] = as_number(f"{where} {shown(space)}", tokens, 1, board.berry_tokens)
        if strict and tokens != board.berries_per_symbol:
            symbol = board.berries_per_symbol
            fail(f"{where} {shown(space)}", "dewan-fault-tokens-each", "DS2", count=symbol)
    total = sum(berries.values())
    if total > board.berry_tokens:
        fail(where, "dewan-fault-token-count", "DC3", right=board.berry_tokens, count=total)
    return berries


def read_starts(data: Json, terrains: Mapping[str, str], players: int) -> list[str]:
    """DS3: the starting camp of each seat, on the centres of the starting tiles."""
    where = "setup.map.starts"
    starts = [as_id(where, entry) for entry in as_list(where, data, players, "DS3")]
    for i, space in enumerate(starts):
        if space not in terrains:
            fail(where, "fault-no-such", what=thing("space"), name=shown(space))
        if terrains[space] != "start":
            fail(
                where, "dewan-fault-not-a-start", "DS3", space=shown(space), terrain=terrains[space]
            )
        if space in starts[:i]:
            fail(where, "fault-thing-twice", "DS3", what=thing("space"), name=shown(space))
    for space, terrain in terrains.items():
        if terrain == "start" and space not in starts:
            fail(where, "dewan-fault-nobody-starts", "DS3", space=shown(space))
    return starts
