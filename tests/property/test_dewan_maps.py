"""Every Dewan map that can be laid: its tokens, its icons, its roads and its water.

What is counted (berries, icons, hexes of a terrain) depends on which tiles are drawn, not on their
order or rotation, so checking every set of tiles checks every map. The same holds for whether a map
is connected: every space but the volcano can be crossed, and the volcano is the centre of the one
event tile, which no order moves and no rotation turns away. So the spaces that can be crossed are
the same for every order and rotation, and one map for each set of tiles is enough.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from bivouac.core.hexes import Axial, flower, neighbours
from bivouac.games.dewan.box import load_box
from bivouac.games.dewan.box.types import LAND, Layout, Scenario, Tile
from bivouac.games.dewan.layout import RESOURCES
from tests.conftest import scale

BOX = load_box()
SETTINGS = [
    pytest.param(scenario, players, id=f"{scenario.name}-{players}")
    for scenario in BOX.scenarios.values()
    for players in scenario.players
]
every_setting = pytest.mark.parametrize(("scenario", "players"), SETTINGS)

Map = dict[Axial, str]


def layout_of(scenario: Scenario, players: int) -> Layout:
    return BOX.layouts[scenario.layout][players]


def draws(scenario: Scenario, players: int) -> Iterator[tuple[Tile, ...]]:
    """Every set of tiles a game may be laid with, in the order of Layout.places (DS1)."""
    event_tile = BOX.event_tile_of(scenario)
    event = (event_tile,) if event_tile is not None else ()
    for neutral in combinations(BOX.tiles_of("neutral"), len(layout_of(scenario, players).neutral)):
        for start in combinations(BOX.tiles_of("start"), players):
            yield neutral + start + event


def centre(place: Axial) -> Axial:
    """DR5."""
    u, v = place
    return 2 * u - v, u + 3 * v


def laid(tiles: tuple[Tile, ...], layout: Layout, turns: list[int]) -> Map:
    """The terrain of every space, each tile turned clockwise by so many sixths."""
    terrain: Map = {}
    for tile, place, turn in zip(tiles, layout.places, turns, strict=True):
        middle, *ring = flower(centre(place))
        terrain[middle] = tile.terrains[0]
        for i in range(6):
            terrain[ring[(i + turn) % 6]] = tile.terrains[1 + i]
    return terrain


def reached(spaces: set[Axial], origin: Axial) -> set[Axial]:
    found = {origin}
    frontier = [origin]
    while frontier:
        fresh = spaces.intersection(neighbours(frontier.pop())) - found
        found |= fresh
        frontier += fresh
    return found


def zones(terrain: Map, kind: str) -> list[set[Axial]]:
    left = {space for space, what in terrain.items() if what == kind}
    parts = []
    while left:
        parts.append(reached(left, min(left)))
        left -= parts[-1]
    return parts


@every_setting
def test_no_draw_of_tiles_needs_more_berries_than_the_box_has(
    scenario: Scenario, players: int
) -> None:
    """DC3, DS2, DR2."""
    symbols = {sum(len(tile.berries) for tile in tiles) for tiles in draws(scenario, players)}
    assert max(symbols) <= 7
    assert max(symbols) * BOX.board.berries_per_symbol <= BOX.board.berry_tokens
    assert min(symbols) >= players


@every_setting
def test_every_map_is_connected_and_no_two_tiles_overlap(scenario: Scenario, players: int) -> None:
    """DS1, DR5; the head of this file says why order and rotation do not matter."""
    layout = layout_of(scenario, players)
    for tiles in draws(scenario, players):
        terrain = laid(tiles, layout, [0] * len(tiles))
        assert len(terrain) == 7 * len(layout.places) <= 63
        passable = {space for space, what in terrain.items() if what != "volcano"}
        assert reached(passable, min(passable)) == passable


@every_setting
def test_every_draw_shows_what_each_story_asks_for(scenario: Scenario, players: int) -> None:
    """DR2, DR3."""
    stories = BOX.stories_of(scenario)
    most = {word: max(s.needs.get(word, 0) for s in stories) for word in (*LAND, *RESOURCES)}
    for tiles in draws(scenario, players):
        shown = Counter(icon.kind for tile in tiles for icon in tile.icons)
        shown.update(terrain for tile in tiles for terrain in tile.terrains)
        assert all(shown[word] >= count for word, count in most.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_lava_markers_never_cut_a_starting_tile_off(players: int) -> None:
    """DR5, DL1.

    Checked on the bare geometry, as if no space were water and the starting camps stood alone: a
    real map only has fewer places for lava. Every space of every starting tile stays connected.
    """
    layout = layout_of(BOX.scenarios["volcano"], players)
    assert layout.event is not None
    volcano = centre(layout.event)
    spaces = {space for place in layout.places for space in flower(centre(place))} - {volcano}
    starts = {centre(place) for place in layout.start}
    start_tiles = {space for start in starts for space in flower(start)}
    free = spaces - starts
    for first in free.intersection(neighbours(volcano)):
        for second in free.intersection(neighbours(volcano) + neighbours(first)):
            left = spaces - {first, second}
            assert start_tiles - {first, second} <= reached(left, min(starts))


def test_no_two_starting_tiles_touch() -> None:
    """DS1, DR5."""
    for layouts in BOX.layouts.values():
        for layout in layouts.values():
            for a, b in combinations(layout.start, 2):
                ring = {space for near in flower(centre(a)) for space in neighbours(near)}
                assert ring.isdisjoint(flower(centre(b)))


def test_the_tiles_are_four_to_start_six_neutral_and_two_for_events() -> None:
    """DC2."""
    assert Counter(tile.kind for tile in BOX.tiles) == {"start": 4, "neutral": 6, "event": 2}
    assert [tile.id for tile in BOX.tiles if tile.has_volcano] == ["volcano"]


def test_each_tile_has_one_or_two_water_hexes_and_two_or_three_icons() -> None:
    """DR2."""
    for tile in BOX.tiles:
        assert tile.terrains.count("water") in (1, 2), tile.id
        assert len(tile.icons) in (2, 3), tile.id


def test_each_resource_and_each_land_terrain_is_about_equally_frequent() -> None:
    """DC3, DR2."""
    icons = Counter(icon.kind for tile in BOX.tiles for icon in tile.icons)
    assert icons == dict.fromkeys(RESOURCES, 10)
    hexes = Counter(terrain for tile in BOX.tiles for terrain in tile.terrains)
    counts = [hexes[terrain] for terrain in LAND]
    assert max(counts) - min(counts) <= 1


def test_every_berry_symbol_lies_in_a_zone_with_room_for_two_camps() -> None:
    """DS2, DR2: two tokens lie on a symbol and a camp takes one, so both can be won on any map."""
    for tile in BOX.tiles:
        terrain = dict(zip(flower((0, 0)), tile.terrains, strict=True))
        for berry in tile.berries:
            near = neighbours(flower((0, 0))[berry])
            assert any(terrain.get(space) == tile.terrains[berry] for space in near), tile.id


@every_setting
def test_about_a_fifth_of_every_map_is_water(scenario: Scenario, players: int) -> None:
    """DR2."""
    for tiles in draws(scenario, players):
        water = sum(tile.terrains.count("water") for tile in tiles)
        assert 0.14 <= water / (7 * len(tiles)) <= 0.25


def test_every_map_for_four_has_a_water_zone_of_two_hexes() -> None:
    """DR2: each draw of four neutral tiles has one with two water hexes that touch."""
    for tiles in draws(BOX.scenarios["classic"], 4):
        assert any(has_water_pair(tile) for tile in tiles)


def has_water_pair(tile: Tile) -> bool:
    middle, *ring = (terrain == "water" for terrain in tile.terrains)
    return (middle and any(ring)) or any(a and b for a, b in pairwise([*ring, ring[0]]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_maps_turned_at_random_have_several_zones_of_every_terrain(players: int) -> None:
    """DR2."""
    rng = random.Random(20)
    scenario = BOX.scenarios["classic"]
    layout = layout_of(scenario, players)
    sets = list(draws(scenario, players))
    count = scale(200)
    found: Counter[str] = Counter()
    for _ in range(count):
        tiles = rng.choice(sets)
        neutral, start = list(tiles[:players]), list(tiles[players:])
        rng.shuffle(neutral)
        rng.shuffle(start)
        terrain = laid((*neutral, *start), layout, [rng.randrange(6) for _ in tiles])
        for kind in (*LAND, "water"):
            parts = zones(terrain, kind)
            assert len(parts) >= 2
            found[kind] += len(parts)
        found["large"] += sum(len(part) >= 2 for part in zones(terrain, "water"))
    assert all(found[kind] >= 1.5 * players * count for kind in (*LAND, "water"))
    assert found["large"] >= 0.4 * players * count
