"""Map files that change the rules (IA): what does not fit is refused in one clear line."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bivouac.core.errors import InputError
from bivouac.games.iwari.box import PACKAGED, load_box, load_map
from bivouac.games.iwari.box.special import check_ruins

BOX = load_box()
ISLAND = BOX.maps["forgotten-island"]
GUARD = next(spot for spot in ISLAND.spots if spot.guards == 2)
AREA = next(spot for spot in BOX.maps["the-void"].spots if spot.contested == "cairn")
WAYS = {c.number: c.spots for c in ISLAND.connections if c.spots is not None}
BESIDE, ROAD = next(
    (c.number, road)
    for c in ISLAND.connections
    for road in ISLAND.roads
    if {end.rsplit("-", 1)[0] for end in road} == set(c.territories)
)


def way(a: str, b: str) -> str:
    """The spots of a connection, as a file has them."""
    return f'spots = ["{a}", "{b}"]'


UNFIT: dict[str, tuple[str, str, str, str]] = {
    "seven players": (
        "the-void",
        "players = 6",
        "players = 7",
        "players must be a whole number from 2 to 6, not 7",
    ),
    "a look that is not known": (
        "the-void",
        'look = "night"',
        'look = "dawn"',
        "unknown look 'dawn'; known: sea, sky, isle, ice, mist, steppe, night",
    ),
    "a territory of the void without its cards": (
        "the-void",
        "void_cards = true",
        "void_cards = false",
        "territory 'the-maw' is void; that takes void_cards = true",
    ),
    "an unknown area of no token": (
        "the-void",
        'contested = "cairn"',
        'contested = "nowhere"',
        f"spot '{AREA.id}': unknown contested token 'nowhere'; "
        "known: cairn, brink, spur, ford, scar",
    ),
    "a token with one unknown area": (
        "the-void",
        ', contested = "cairn"',
        "",
        "contested token 'cairn': has 1 unknown areas; two are right",
    ),
    "a token within one biome": (
        "the-void",
        'biome = "coast"',
        'biome = "forest"',
        "contested token 'cairn': both its unknown areas are forest; biomes differ",
    ),
    "a violet unknown area": (
        "the-void",
        ', contested = "cairn"',
        ', violet = true, contested = "cairn"',
        f"spot '{AREA.id}': is an unknown area; such a spot is not violet and has no icon",
    ),
    "two tokens with one id": (
        "the-void",
        '{ id = "brink"',
        '{ id = "cairn"',
        "contested token 2: id 'cairn' is taken by contested token 1",
    ),
    "a ruin on an ordinary spot": (
        "forgotten-island",
        f'violet = true, icon = "{GUARD.icon}", guards = 2',
        f'icon = "{GUARD.icon}", guards = 2',
        f"spot '{GUARD.id}': has an icon but is not violet; a ruin lies on a violet spot",
    ),
    "a ruin that nothing clears": (
        "forgotten-island",
        f'icon = "{GUARD.icon}", guards = 2',
        "guards = 2",
        f"spot '{GUARD.id}': guards connection 2 but has no icon, the biome that opens it",
    ),
    "a ruin that only the void clears": (
        "forgotten-island",
        f'icon = "{GUARD.icon}", guards = 2',
        'icon = "void", guards = 2',
        f"spot '{GUARD.id}' shows void; that takes void_cards = true",
    ),
    "a ruin that guards no connection of the map": (
        "forgotten-island",
        "guards = 2 ",
        "guards = 20 ",
        f"spot '{GUARD.id}': guards connection 20, which is not there",
    ),
    "a ruin away from what it guards": (
        "forgotten-island",
        "guards = 2 ",
        "guards = 1 ",
        f"spot '{GUARD.id}': guards connection 1, whose spots must have it as an end",
    ),
    "a connection to a spot that is not there": (
        "forgotten-island",
        way(*WAYS[1]),
        way("nowhere", WAYS[1][1]),
        "connection number 1: unknown spot 'nowhere'",
    ),
    "a connection between spots of one territory": (
        "forgotten-island",
        way(*WAYS[1]),
        way(WAYS[1][0], WAYS[1][0]),
        f"connection number 1: its spots {WAYS[1][0]}, {WAYS[1][0]} must lie one in each "
        "of its territories",
    ),
    "a connection beside a road": (
        "forgotten-island",
        way(*WAYS[BESIDE]),
        way(*ROAD),
        f"connection number {BESIDE}: a road joins {ROAD[0]}, {ROAD[1]} as well; once is right",
    ),
    "void totems without a centre": (
        "unexplored-paths",
        "void_totems = 5\n",
        "",
        "void_totems, how many begin in the centre, and centre, a point, go together",
    ),
    "nine void totems": (
        "unexplored-paths",
        "void_totems = 5",
        "void_totems = 9",
        "void_totems must be a whole number from 1 to 8, not 9",
    ),
    "void totems and a sixth player": (
        "unexplored-paths",
        "void_totems = 5",
        "void_totems = 5\nplayers = 6",
        "void totems are for at most 5 players; the sixth plays with them",
    ),
    "a violet road without spots": (
        "vast-lands",
        'name = "Vast Lands"\n',
        'name = "Vast Lands"\nviolet_road = true\n',
        "has a violet road, but no spot is violet",
    ),
    "a biome that is bare twice": (
        "floating-lands",
        'bare = ["tundra"]',
        'bare = ["tundra", "tundra"]',
        "bare lists tundra twice; once is right",
    ),
    "void cards that haunt": (
        "floating-lands",
        'haunted = "tundra"',
        'haunted = "void"',
        "unknown haunted 'void'; known: tundra, forest, glacier, coast, desert",
    ),
    "violet spots first where there are none": (
        "vast-lands",
        'name = "Vast Lands"\n',
        'name = "Vast Lands"\nviolet_first = true\n',
        "has violet_first, but no spot is violet",
    ),
    "a limit of a centre that is not there": (
        "vast-lands",
        'name = "Vast Lands"\n',
        'name = "Vast Lands"\ncentre_limit = 5\n',
        "centre_limit, void totems in the centre that win, takes a centre",
    ),
}


@pytest.mark.parametrize("case", UNFIT)
def test_what_does_not_fit_the_rules_of_a_map_is_refused_in_one_line(
    case: str, tmp_path: Path
) -> None:
    name, old, new, complaint = UNFIT[case]
    text = (PACKAGED / "maps" / f"{name}.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(InputError) as refused:
        load_map(path)
    assert str(refused.value) == f"mine.toml: {complaint}"


def test_one_ruin_guards_a_connection_and_no_mountain_comes_there() -> None:
    second = next(
        s for s in ISLAND.spots if s.id in (ISLAND.connections[1].spots or ()) and s != GUARD
    )
    twice = replace(second, violet=True, icon="coast", guards=2)
    crowded = replace(ISLAND, spots=tuple(twice if s == second else s for s in ISLAND.spots))
    with pytest.raises(InputError, match=re.escape("2 spots guard connection 2; one is right")):
        check_ruins("mine.toml", crowded)
    peaks = tuple(replace(c, symbol=1 if c.number == 2 else None) for c in ISLAND.connections)
    with pytest.raises(InputError, match="connection 2, which may be under a mountain"):
        check_ruins("mine.toml", replace(ISLAND, connections=peaks))


def test_what_a_map_changes_in_the_rules_is_read() -> None:
    rules = {name: game_map.rules for name, game_map in BOX.maps.items()}
    assert rules["floating-lands"].bare == ("tundra",)
    assert rules["unexplored-paths"].centre == 5
    assert rules["long-road"].road
    assert rules["the-void"].void_cards
    assert [name for name, found in rules.items() if found.most_players == 6] == ["the-void"]
    assert rules["new-horizons"] == rules["glacier-massif"] == rules["vast-lands"]


def test_what_a_map_changes_against_the_void_is_read() -> None:
    """IV11."""
    rules = {name: game_map.rules for name, game_map in BOX.maps.items()}
    assert {name: found.haunted for name, found in rules.items() if found.haunted} == {
        "floating-lands": "tundra"
    }
    assert {name for name, found in rules.items() if found.violet_first} == {
        "forgotten-island",
        "long-road",
    }
    assert [name for name, found in rules.items() if found.centre_limit] == ["unexplored-paths"]
    assert rules["unexplored-paths"].centre_limit == 5
    assert [name for name, found in rules.items() if found.void_group != 10] == ["floating-lands"]
    assert rules["floating-lands"].void_group == 8
