"""The atlas maps of Iwari are proved (IQ3), and every proof finds what breaks it."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bivouac.games.iwari.box import ATLAS, load_box
from bivouac.games.iwari.box.atlas import proofs_of
from bivouac.games.iwari.box.overlaps import DRAWN
from bivouac.games.iwari.box.proofs import BASE_MAP, faults_of
from bivouac.games.iwari.box.types import Map, Spot
from scripts.draw_territories import drawn_outlines
from tests.conftest import breadth
from tests.contract.iwari_map_changes import with_connection, with_roads, with_territory

ROOT = Path(__file__).parents[2]
BOX = load_box()
Change = Callable[[Map], Map]


def with_spots(change: Callable[[Spot], Spot]) -> Change:
    """The map with its spots changed."""
    return lambda game_map: replace(game_map, spots=tuple(change(s) for s in game_map.spots))


def with_rules(**changes: object) -> Change:
    """The map with other rules."""
    return lambda m: replace(m, rules=replace(m.rules, **changes))  # type: ignore[arg-type]  # named fields


def unguarded(spot: Spot) -> Spot:
    """A spot whose ruin guards nothing, unless it is that of one of the first connections."""
    return replace(spot, guards=spot.guards if spot.guards in range(5) else None)


def middle_of_road(game_map: Map) -> str:
    """A violet spot between two others."""
    violet = [spot.id for spot in game_map.spots if spot.violet]
    roads = [road for road in game_map.roads if set(road) <= set(violet)]
    return next(spot for spot in violet if sum(spot in road for road in roads) == 2)


def broken_road(game_map: Map) -> Map:
    """The violet road with a gap in it."""
    gap = middle_of_road(game_map)
    return with_spots(lambda s: replace(s, violet=s.violet and s.id != gap))(game_map)


def forked_road(game_map: Map) -> Map:
    """The violet road with a branch: the neighbours of one of its spots are violet too."""
    fork = middle_of_road(game_map)
    sides = [end for road in game_map.roads for end in road if fork in road and end != fork]
    return with_spots(lambda s: replace(s, violet=s.violet or s.id in sides))(
        with_roads(*((fork, s.id) for s in game_map.spots if s.territory in fork and s.id != fork))(
            game_map
        )
    )


UNSOUND: dict[str, tuple[str, Change, str]] = {
    "a second tundra": (
        "floating-lands",
        with_territory("sunraft", biome="tundra"),
        "IQ3: 2 territories are tundra, which takes no totem; one is right",
    ),
    "one desert on a map with one tundra": (
        "floating-lands",
        with_territory("sunraft", biome="glacier"),
        "IQ3: 1 territories are desert; two or three are right",
    ),
    "a connection that is no road": (
        "floating-lands",
        with_connection(3, lambda c: replace(c, spots=None)),
        "IQ3: connection 3 joins no spots; here each is also a road",
    ),
    "a mountain symbol beside ruins": (
        "forgotten-island",
        with_connection(1, lambda c: replace(c, symbol=1)),
        "IQ3: connection 1 shows mountain symbol 1; none is right",
    ),
    "a violet spot that guards nothing": (
        "forgotten-island",
        with_spots(unguarded),
        "IQ3: violet spot '",
    ),
    "too few ruins": (
        "forgotten-island",
        with_spots(unguarded),
        "IQ3: ruins guard 2 connections; 5 to half of 16 are right",
    ),
    "other connections between two territories": (
        "glacier-massif",
        lambda m: with_connection(
            12, lambda c: replace(c, territories=m.connections[0].territories)
        )(m),
        "IQ3: connections 1, 11, 12 join ",
    ),
    "four void totems": (
        "unexplored-paths",
        with_rules(centre=4),
        "IQ3: 4 void totems begin in the centre; 5 are right",
    ),
    "a centre in a territory": (
        "unexplored-paths",
        lambda m: replace(m, centre=m.territories[0].totem),
        "IQ3: the centre lies in ",
    ),
    "a short violet road": (
        "long-road",
        lambda m: with_spots(
            lambda s: replace(s, violet=s.violet and s.territory == m.spots[0].territory)
        )(m),
        "IQ3: the violet road has ",
    ),
    "a gap in the violet road": ("long-road", broken_road, "IQ3: "),
    "a fork of the violet road": ("long-road", forked_road, "IQ3: violet spot '"),
    "one territory of the void": (
        "the-void",
        with_territory("the-maw", biome="tundra"),
        "IQ3: 1 territories are void; two are right",
    ),
    "four contested tokens": (
        "the-void",
        lambda m: replace(m, contested=m.contested[1:]),
        "IQ3: 4 contested tokens; 5 are right",
    ),
    "five players on The Void": (
        "the-void",
        with_rules(most_players=5),
        "IQ3: it is for 5 players; 6 are right",
    ),
    "a token away from the border": (
        "the-void",
        lambda m: replace(m, contested=(replace(m.contested[0], at=(5.0, 5.0)), *m.contested[1:])),
        "drawn: contested token cairn does not lie on the border of duskwood",
    ),
    "an unknown area far from its token": (
        "the-void",
        lambda m: replace(m, contested=(replace(m.contested[0], at=(5.0, 5.0)), *m.contested[1:])),
        "drawn: spot duskwood-",
    ),
    "a number far from its island": (
        "floating-lands",
        with_connection(1, lambda c: replace(c, badge=(400.0, 300.0))),
        "drawn: connection 1 does not lie on the border of cloudroot",
    ),
    "a way over a third territory": (
        "floating-lands",
        with_connection(1, lambda c: replace(c, badge=(400.0, 300.0))),
        "drawn: the way of connection 1 leaves the territories of its spots",
    ),
    "a totem place in the centre": (
        "unexplored-paths",
        lambda m: with_territory(m.territories[0].id, totem=m.centre)(m),
        "drawn: the totem place of ",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", UNSOUND)
def test_a_fault_of_an_atlas_map_is_found_and_named(case: str) -> None:
    name, change, line = UNSOUND[case]
    game_map = change(BOX.maps[name])
    proofs = DRAWN if line.startswith("drawn") else proofs_of(BOX.maps[name])
    faults = [*map(str, faults_of(game_map, proofs))]
    assert any(fault.startswith(line) for fault in faults), "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("name", ATLAS)
def test_iq3_the_atlas_maps_have_what_their_rules_need_and_nothing_overlaps(name: str) -> None:
    game_map = BOX.maps[name]
    proofs = proofs_of(game_map)
    assert any(proof.rule == "IQ3" for proof in proofs)
    assert faults_of(game_map, (*proofs, *DRAWN)) == []


def test_what_a_map_has_to_meet_follows_from_what_it_is() -> None:
    claims = {name: {proof.claim for proof in proofs_of(BOX.maps[name])} for name in ATLAS}
    assert len({frozenset(found) for found in claims.values()}) == len(ATLAS)
    assert proofs_of(BOX.maps["vast-lands"]) == BASE_MAP


@pytest.mark.slow
@pytest.mark.parametrize("name", breadth(ATLAS, ATLAS[:1]))
def test_the_plan_of_an_atlas_map_draws_its_outlines(name: str) -> None:
    plan = tomllib.loads((ROOT / "scripts" / f"{name}-plan.toml").read_text("utf-8"))
    assert drawn_outlines(plan) == {t.id: t.outline for t in BOX.maps[name].territories}


@pytest.mark.parametrize("name", ATLAS)
def test_names_differ_within_a_map(name: str) -> None:
    names = [territory.name for territory in BOX.maps[name].territories]
    assert len(set(names)) == len(names)
