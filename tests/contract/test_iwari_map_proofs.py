"""The base maps of Iwari are proved (IQ1, IQ2), and every proof finds what breaks it."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bivouac.games.iwari.box import BASE_MAPS, load_box
from bivouac.games.iwari.box.overlaps import DRAWN
from bivouac.games.iwari.box.proofs import BASE_MAP, faults_of, joined_biomes, seventh_connection
from bivouac.games.iwari.box.types import Map
from scripts.draw_territories import drawn_outlines
from tests.contract.iwari_map_changes import (
    landed,
    with_connection,
    with_roads,
    with_spot,
    with_territory,
    without_spots,
    without_territory,
)

ROOT = Path(__file__).parents[2]
BOX = load_box()
HORIZONS = BOX.maps["new-horizons"]


def outline_of(name: str) -> list[tuple[float, float]]:
    """The outline of a territory of New Horizons."""
    return list(next(t.outline for t in HORIZONS.territories if t.id == name))


UNSOUND: dict[str, tuple[Callable[[Map], Map], str]] = {
    "nine territories": (
        lambda m: without_territory("whitefang")(without_territory("shardholm")(m)),
        "IQ1: 9 territories; a map has 10 to 12",
    ),
    "a territory of three spots": (
        without_spots("shardholm-2"),
        "IQ1: territory 'shardholm' has 3 spots; each has 4 to 8",
    ),
    "no hub": (
        without_spots("sunbowl-4", "sunbowl-6"),
        "IQ1: no territory has 7 spots or more; one hub is right",
    ),
    "one coast": (
        with_territory("mistshore", biome="glacier"),
        "IQ1: 1 territories are coast; two or three are right",
    ),
    "neighbours of one biome by connection": (
        with_territory("lichen-moor", biome="glacier"),
        "IQ1: connection 7 joins whitefang and lichen-moor, both glacier",
    ),
    "neighbours of one biome by road": (
        with_territory("fernhollow", biome="desert"),
        "IQ1: the road sunbowl-1 to fernhollow-2 joins sunbowl and fernhollow, both desert",
    ),
    "too many connections": (
        lambda m: replace(m, connections=m.connections + m.connections[:2]),
        "IQ1: 17 connections; a map has 12 to 16",
    ),
    "two ways by sea": (
        lambda m: with_connection(4, landed)(with_connection(5, landed)(m)),
        "IQ1: 2 connections go by sea; 3 to 5 are right",
    ),
    "a symbol on one connection": (
        with_connection(13, lambda c: replace(c, symbol=None)),
        "IQ1: mountain symbol 1 is on 1 connections; two are right",
    ),
    "a territory on no connection": (
        lambda m: replace(
            m, connections=tuple(c for c in m.connections if "shardholm" not in c.territories)
        ),
        "IQ1: territory 'shardholm' lies on no connection",
    ),
    "a spot without a road": (
        with_roads(without="whitefang-1"),
        "IQ1: no road reaches spot 'whitefang-1'",
    ),
    "no road across a border": (
        lambda m: replace(
            m, roads=tuple(r for r in m.roads if r[0].rsplit("-", 1)[0] == r[1].rsplit("-", 1)[0])
        ),
        "IQ1: no road crosses a border",
    ),
    "no road at all": (
        lambda m: replace(m, roads=()),
        "IQ1: there is no dead end: a spot with one road",
    ),
    "a territory of crossings": (
        with_roads(
            ("shardholm-1", "shardholm-2"),
            ("shardholm-1", "shardholm-3"),
            ("shardholm-2", "shardholm-4"),
        ),
        "IQ1: territory 'shardholm' has 0 plain spots, no crossings; it needs 2",
    ),
    "no great desert": (
        with_territory("sunbowl", biome="tundra"),
        "IQ2: no desert has 7 spots or more",
    ),
    "no coast beside a glacier": (
        with_territory("shellbight", biome="tundra"),
        "IQ2: no connection joins a coast and a glacier",
    ),
    "an outline that crosses itself": (
        with_territory("shardholm", outline=((746.0, 5.0), *outline_of("shardholm")[1:])),
        "drawn: the outline of shardholm crosses itself near 746,5",
    ),
    "an outline that comes twice to a point": (
        with_territory("shardholm", outline=(*outline_of("shardholm"), outline_of("shardholm")[9])),
        "drawn: the outline of shardholm comes twice to {:g},{:g}".format(
            *outline_of("shardholm")[9]
        ),
    ),
    "a territory inside another": (
        with_territory("shardholm", outline=((290.0, 330.0), (296.0, 330.0), (296.0, 336.0))),
        "drawn: the outline of shardholm runs inside sunbowl at 290,330",
    ),
    "a spot at the frame": (
        with_spot("whitefang-4", 5.0, 104.5),
        "drawn: spot whitefang-4 reaches out of the frame of 868 by 562",
    ),
    "a spot in the sea": (
        with_spot("whitefang-4", 18.0, 104.5),
        "drawn: spot whitefang-4 does not lie inside the outline of whitefang",
    ),
    "a totem place in another territory": (
        with_territory("whitefang", totem=(294.0, 110.0)),
        "drawn: the totem place of whitefang does not lie inside the outline of whitefang",
    ),
    "a tent over a totem": (
        with_spot("sunbowl-6", 296.0, 310.0),
        "drawn: spot sunbowl-6 and the totem place of sunbowl overlap",
    ),
    "a name over a tent": (
        with_territory("sunbowl", badge=(361.0, 306.0)),
        "drawn: spot sunbowl-6 and the name of sunbowl overlap",
    ),
    "two numbers over each other": (
        with_connection(2, lambda c: replace(c, badge=(206.0, 254.0))),
        "drawn: connection 2 and connection 3 overlap",
    ),
    "roads that cross": (
        with_roads(("whitefang-1", "whitefang-2"), ("whitefang-3", "whitefang-5")),
        "drawn: the road whitefang-1 to whitefang-2 and the road whitefang-3 to whitefang-5 cross",
    ),
    "a road over a foreign spot": (
        with_roads(("mistshore-1", "mistshore-3")),
        "drawn: the road mistshore-1 to mistshore-3 runs over spot mistshore-6",
    ),
    "a road through a third territory": (
        with_roads(("whitefang-2", "sunbowl-3")),
        "drawn: the road whitefang-2 to sunbowl-3 leaves the territories of its spots",
    ),
    "a number away from the border": (
        with_connection(2, lambda c: replace(c, badge=(300.0, 400.0))),
        "drawn: connection 2 does not lie on the border of fernhollow",
    ),
    "a shore inland": (
        with_connection(12, lambda c: replace(c, shore=((790.0, 120.0), (796.7, 225.6)))),
        "drawn: the shore of connection 12 at 790,120 is not on the coast of shardholm",
    ),
    "a way by sea over land": (
        with_connection(4, lambda c: replace(c, shore=((75.7, 226.4), (67.1, 470.0)))),
        "drawn: the way by sea of connection 4 runs over shellbight",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", UNSOUND)
def test_a_fault_is_found_and_named(case: str) -> None:
    change, line = UNSOUND[case]
    proofs = DRAWN if line.startswith("drawn") else BASE_MAP
    faults = [*map(str, faults_of(change(HORIZONS), proofs))]
    assert any(fault.startswith(line) for fault in faults), "\n".join(faults)


@pytest.mark.parametrize("name", BASE_MAPS)
def test_iq1_iq2_the_base_maps_are_base_maps_and_nothing_overlaps(name: str) -> None:
    assert faults_of(BOX.maps[name], (*BASE_MAP, *DRAWN)) == []


def test_iq2_connection_7_of_one_base_map_joins_a_glacier_and_a_tundra() -> None:
    base = [BOX.maps[name] for name in BASE_MAPS]
    assert list(seventh_connection(base)) == []
    other = [m for m in base if joined_biomes(m)[7] != ("glacier", "tundra")]
    changed = [with_territory("whitefang", biome="coast")(HORIZONS), *other]
    assert [*map(str, seventh_connection(changed))] == [
        "IQ2: connection 7 of no base map joins a glacier and a tundra"
    ]


def test_the_base_maps_differ_in_character() -> None:
    seas = {name: sum(c.kind == "sea" for c in BOX.maps[name].connections) for name in BASE_MAPS}
    assert seas["new-horizons"] > seas["vast-lands"]
    assert [count_road_nets(BOX.maps[name]) for name in BASE_MAPS] == [2, 1]


def count_road_nets(game_map: Map) -> int:
    """How many parts of the map roads leave apart."""
    net = {spot.id: spot.id for spot in game_map.spots}
    for a, b in game_map.roads:
        old, new = net[a], net[b]
        net = {spot: new if label == old else label for spot, label in net.items()}
    return len(set(net.values()))


@pytest.mark.slow
def test_the_plan_of_vast_lands_draws_its_outlines() -> None:
    plan = tomllib.loads((ROOT / "scripts" / "vast-lands-plan.toml").read_text("utf-8"))
    territories = BOX.maps["vast-lands"].territories
    assert drawn_outlines(plan) == {t.id: t.outline for t in territories}
