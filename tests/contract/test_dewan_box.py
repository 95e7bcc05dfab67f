"""The Dewan box: what the packaged files hold, and what the loader says about unfit ones."""

import re
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from bivouac.core.errors import InputError
from bivouac.games.dewan.box import PACKAGED, load_box
from bivouac.games.dewan.box.types import HALF_SYMBOLS, LAND
from bivouac.games.dewan.layout import RESOURCES, TERRAINS

BOX = load_box()

A_CARD = '{ id = "a", halves = [{ terrain = "forest" }] }'
A_STORY = '{ id = "a", needs = { forest = 1 }, points = 3, fire = 0 }'
ALL = ""  # in a case: the whole file is replaced

CASES = {
    "cards.toml": {
        "a key that is not known": (
            '{ id = "forest-artifact"',
            '{ name = "forest-artifact"',
            "cards.toml: card 1: unknown key 'name'; known: id, halves",
        ),
        "a key that is missing": (
            '{ id = "forest-artifact", ',
            "{ ",
            "cards.toml: card 1: missing key 'id'; needed: id, halves",
        ),
        "an id with a blank": (
            '"forest-artifact"',
            '"forest artifact"',
            "cards.toml: card 1: id must be 1 to 40 of the characters A-Z a-z 0-9 + . _ -, "
            "not 'forest artifact'",
        ),
        "two cards with one id": (
            '"forest-pigment"',
            '"forest-artifact"',
            "cards.toml: card 2: id 'forest-artifact' is taken by card 1",
        ),
        "a card with three halves": (
            '{ terrain = "forest", symbol = "artifact" }',
            '{ terrain = "forest" }, { terrain = "forest" }, { terrain = "forest" }',
            "cards.toml: card 1: halves must have 1 to 2 entries, not 3",
        ),
        "a terrain that is not known": (
            '{ terrain = "forest", symbol = "artifact" }',
            '{ terrain = "wood" }',
            "cards.toml: card 1: half 1: unknown terrain 'wood'; "
            "known: badlands, mountain, desert, forest, water",
        ),
        "a symbol no card carries": (
            'symbol = "artifact"',
            'symbol = "water"',
            "cards.toml: card 1: half 1: unknown symbol 'water'; "
            "known: artifact, pigment, crystal, berry, fire",
        ),
        "a card that is not a table": (
            ALL,
            'card = ["forest"]',
            "cards.toml: card 1: must be a table, not 'forest'",
        ),
        "more than 64 cards": (
            ALL,
            f"card = [{', '.join([A_CARD] * 65)}]",
            "cards.toml: card must have 1 to 64 entries, not 65",
        ),
        "fewer cards than a game begins with": (
            ALL,
            f"card = [{A_CARD}]",
            "cards.toml: classic for 2 players needs at least 11 cards; there are 1",
        ),
    },
    "stories.toml": {
        "a symbol no story asks for": (
            "desert = 3, pigment = 2",
            "desert = 3, cristal = 2",
            "stories.toml: story 17: unknown symbol 'cristal'; "
            "known: badlands, mountain, desert, forest, water, artifact, pigment, crystal",
        ),
        "a story that asks for nothing": (
            "{ artifact = 2 }",
            "{}",
            "stories.toml: story 1: needs: is empty; it takes at least one symbol of: "
            "badlands, mountain, desert, forest, water, artifact, pigment, crystal",
        ),
        "a story that asks for none of a symbol": (
            "{ artifact = 2 }",
            "{ artifact = 0 }",
            "stories.toml: story 1: needs: artifact must be a whole number from 1 to 9, not 0",
        ),
        "points in words": (
            ALL,
            f"story = [{A_STORY}]".replace("points = 3", 'points = "three"'),
            "stories.toml: story 1: points must be a whole number from 0 to 99, not 'three'",
        ),
        "points beyond two digits": (
            ALL,
            f"story = [{A_STORY}]".replace("points = 3", "points = 100"),
            "stories.toml: story 1: points must be a whole number from 0 to 99, not 100",
        ),
        "points without end": (
            ALL,
            f"story = [{A_STORY}]".replace("points = 3", f"points = 0x{'f' * 9999}"),
            "stories.toml: story 1: points must be a whole number from 0 to 99, not a huge number",
        ),
        "fire as a yes or no": (
            ALL,
            f"story = [{A_STORY}]".replace("fire = 0", "fire = true"),
            "stories.toml: story 1: fire must be a whole number from 0 to 9, not true",
        ),
        "more than 32 stories": (
            ALL,
            f"story = [{', '.join([A_STORY] * 33)}]",
            "stories.toml: story must have 1 to 32 entries, not 33",
        ),
        "fewer stories than slots": (
            ALL,
            f"story = [{A_STORY}]",
            "stories.toml: classic for 2 players needs 8 stories to fill every slot; it has 1",
        ),
    },
    "tiles.toml": {
        "a tile of six hexes": (
            '["start", "forest", "mountain", ',
            '["start", "forest", ',
            "tiles.toml: tile 1: terrains must have 7 entries, not 6",
        ),
        "a tile of a kind that is not known": (
            'kind = "neutral"',
            'kind = "natural"',
            "tiles.toml: tile 5: unknown kind 'natural'; known: start, neutral, event",
        ),
        "a starting tile with terrain in the centre": (
            '["start", "forest"',
            '["desert", "forest"',
            "tiles.toml: tile 1: unknown centre terrain of a start tile 'desert'; known: start",
        ),
        "an icon between hexes that do not touch": (
            "between = [4, 5]",
            "between = [4, 6]",
            "tiles.toml: tile 1: icon 2: hexes 4 and 6 do not touch; "
            "0 touches all, each of 1-6 the next, 6 touches 1",
        ),
        "an icon between a hex and itself": (
            "between = [4, 5]",
            "between = [4, 4]",
            "tiles.toml: tile 1: icon 2: between lists 4 twice; once is right",
        ),
        "an icon of no resource": (
            'kind = "artifact"',
            'kind = "berry"',
            "tiles.toml: tile 1: icon 1: unknown kind 'berry'; known: artifact, pigment, crystal",
        ),
        "a hex beyond the ring": (
            "berries = [1]",
            "berries = [7]",
            "tiles.toml: tile 5: each of berries must be a whole number from 0 to 6, not 7",
        ),
        "a berry in the water": (
            "berries = [1]",
            "berries = [4]",
            "tiles.toml: tile 5: berries: hex 4 is water; a berry needs a land hex",
        ),
        "too few tiles of a kind": (
            'id = "start-1"\nkind = "start"\nterrains = ["start", ',
            'id = "start-1"\nkind = "neutral"\nterrains = ["desert", ',
            "tiles.toml: a classic map for 4 players needs 4 start tiles; there are 3",
        ),
        "more berry symbols than tokens": (
            "berries = []",
            "berries = [1, 4]",
            "tiles.toml: a classic map for 4 players can need 16 berry tokens; berry_tokens is 15",
        ),
    },
    "layouts.toml": {
        "two tiles on one place": (
            "neutral = [[0, 0], [1, 0]]",
            "neutral = [[0, 0], [2, 0]]",
            "layouts.toml: plain.2: place [2, 0] is used twice; tiles may not overlap",
        ),
        "a map of more than 63 spaces": (
            "neutral = [[1, 0], [0, 1], [-1, 1], [-1, 0]]",
            "neutral = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]]",
            "layouts.toml: event.4: 10 tiles make 70 spaces; at most 63 are possible",
        ),
        "tiles that do not touch": (
            "start = [[-1, 0], [2, 0]]",
            "start = [[-1, 0], [3, 0]]",
            "layouts.toml: plain.2: the tiles must touch and form one map",
        ),
        "a starting place too few": (
            "start = [[-1, 0], [2, 0]]",
            "start = [[-1, 0]]",
            "layouts.toml: plain.2: start must have 2 entries, not 1",
        ),
        "a layout for five": (
            "[plain.4]",
            "[plain.5]",
            "layouts.toml: plain: unknown key '5'; known: 2, 3, 4",
        ),
        "a layout that lacks a number of players": (
            "[plain.3]",
            "[other.3]",
            "scenarios.toml: classic: layout 'plain' is not for 3 players; it is for: 2, 4",
        ),
    },
    "scenarios.toml": {
        "a layout that is not known": (
            'layout = "plain"',
            'layout = "plane"',
            "scenarios.toml: classic: unknown layout 'plane'; known: plain, event",
        ),
        "an event tile that is not known": (
            'event_tile = "volcano"',
            'event_tile = "vulcan"',
            "scenarios.toml: volcano: unknown event tile 'vulcan'; known: downpour, volcano",
        ),
        "an event place without a tile": (
            'event_tile = "downpour"\n',
            "",
            "scenarios.toml: downpour: layout event.2 has an event place, so event_tile is needed",
        ),
        "an event tile without a place": (
            'layout = "event"',
            'layout = "plain"',
            "scenarios.toml: downpour: layout plain.2 has no event place, "
            "so event_tile must be left out",
        ),
        "an event that is not known": (
            'event = "lava"',
            'event = "eruption"',
            "scenarios.toml: volcano: unknown event 'eruption'; known: none, rain, lava, fish",
        ),
        "lava without a volcano": (
            'event = "rain"',
            'event = "lava"',
            "scenarios.toml: downpour: event 'lava' needs an event_tile with a volcano",
        ),
        "fire of a volcano that is not there": (
            'zone_terrains = ["forest", "mountain"]',
            'zone_terrains = ["forest", "mountain"]\nvolcano_fire = 1',
            "scenarios.toml: downpour: volcano_fire needs an event_tile with a volcano",
        ),
        "rain with villages": (
            'event = "rain"\nvillages = false',
            'event = "rain"\nvillages = true',
            "scenarios.toml: downpour: event 'rain' would join the waters of villages; "
            "it needs villages = false",
        ),
        "fish without villages": (
            "villages = true",
            "villages = false",
            "scenarios.toml: lake: event 'fish' needs villages = true",
        ),
        "points for fish nobody catches": (
            'event = "fish"',
            'event = "none"',
            "scenarios.toml: lake: score key 'fish' needs event 'fish', not 'none'",
        ),
        "teams of three players": (
            "players = [4]",
            "players = [3, 4]",
            "scenarios.toml: team: teams need players = [4], not [3, 4]",
        ),
        "a flag that is a number": (
            "teams = true",
            "teams = 1",
            "scenarios.toml: team: teams must be true or false, not 1",
        ),
        "a score key that is not known": (
            "groups = 4, berries = 2",
            "clans = 4, berries = 2",
            "scenarios.toml: classic: unknown score key 'clans'; known: stories, fire, most_fire, "
            "groups, berries, zones, water, rivals, pairs, majorities, fish",
        ),
        "pairs without a resource": (
            'pair = "crystal"\n',
            "",
            "scenarios.toml: downpour: score key 'pairs' and pair go together; pair is missing",
        ),
        "a resource without pairs": (
            "zones = 3, pairs = 4",
            "zones = 3",
            "scenarios.toml: downpour: score key 'pairs' and pair go together; "
            "score key 'pairs' is missing",
        ),
        "no scenario at all": (
            ALL,
            "",
            "scenarios.toml: is empty; it takes at least one scenario like [classic]",
        ),
        "zone terrains listed twice": (
            'zone_terrains = ["forest", "mountain"]',
            'zone_terrains = ["forest", "forest"]',
            "scenarios.toml: downpour: zone_terrains lists forest twice; once is right",
        ),
    },
    "board.toml": {
        "a camp space with an effect that is not known": (
            '["none", "story"',
            '["none", "tale"',
            "board.toml: unknown space 'tale'; known: none, story, tuck, fire",
        ),
        "fewer story slots than stories": (
            "story_slots = 4",
            "story_slots = 3",
            "board.toml: story_slots must be at least 4: one, and one for each 'story'",
        ),
        "five cards to tuck": (
            '["none", "story", "tuck", "story", "tuck", "story", "tuck", "fire"]',
            '["tuck", "tuck", "tuck", "tuck", "tuck"]',
            "board.toml: spaces may have at most 4 'tuck', not 5",
        ),
        "a number of players without a pile": (
            "3 = 8\n",
            "",
            "board.toml: pile: missing key '3'; needed: 2, 3, 4",
        ),
        "text that is not TOML": (
            ALL,
            "row = ",
            "board.toml: is not valid TOML at its end: a value is missing or wrong",
        ),
    },
}


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        pytest.param(file, *case, id=title)
        for file, cases in CASES.items()
        for title, case in cases.items()
    ],
)
def test_an_unfit_file_is_refused_in_one_line_that_says_what_is_right(
    tmp_path: Path, file: str, old: str, new: str, line: str
) -> None:
    text = (PACKAGED / file).read_text("utf-8")
    assert old in text, "the case no longer fits the packaged file"
    (tmp_path / file).write_text(text.replace(old, new, 1) if old else new, "utf-8")
    assert complaint(tmp_path) == line


def complaint(folder: Path) -> str:
    with pytest.raises(InputError) as caught:
        load_box(folder)
    return str(caught.value)


def test_a_map_that_could_show_more_than_32_icons_is_refused(tmp_path: Path) -> None:
    icons = ", ".join(f'{{ kind = "crystal", between = [0, {i}] }}' for i in (1, 2, 3, 4))
    text = (PACKAGED / "tiles.toml").read_text("utf-8")
    text = re.sub(r"^icons = \[.*?\]\n(?=berries)", f"icons = [{icons}]\n", text, flags=re.M | re.S)
    (tmp_path / "tiles.toml").write_text(text, "utf-8")
    assert complaint(tmp_path) == (
        "tiles.toml: a downpour map for 4 players can show 36 icons; at most 32 are possible"
    )


def test_a_scenario_without_water_stories_still_needs_one_for_every_slot(tmp_path: Path) -> None:
    text = (PACKAGED / "stories.toml").read_text("utf-8")
    text = text.replace("{ artifact = 2 }", "{ artifact = 2, water = 1 }")
    for resource in ("pigment", "crystal"):
        text = text.replace(f"{{ {resource} = 2 }}", f"{{ {resource} = 2, water = 1 }}")
    text = text.replace("{ forest = 2, pigment = 1 }", "{ forest = 2, water = 1 }")
    (tmp_path / "stories.toml").write_text(text, "utf-8")
    assert complaint(tmp_path) == (
        "stories.toml: downpour for 4 players needs 16 stories to fill every slot; it has 15"
    )


def test_a_misspelt_file_is_refused_rather_than_ignored(tmp_path: Path) -> None:
    (tmp_path / "story.toml").write_text("story = []", "utf-8")
    assert complaint(tmp_path) == (
        f"{tmp_path}: unknown file 'story.toml'; known: board.toml, cards.toml, layouts.toml, "
        "scenarios.toml, stories.toml, tiles.toml"
    )


def test_a_folder_without_components_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path) == (
        f"{tmp_path}: has no components; it takes at least one of: board.toml, cards.toml, "
        "layouts.toml, scenarios.toml, stories.toml, tiles.toml"
    )


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"
    assert complaint(missing) == (
        f"{missing}: cannot be read as a folder of components: No such file or directory"
    )
    file = tmp_path / "box"
    file.write_text("", "utf-8")
    assert complaint(file) == f"{file}: cannot be read as a folder of components: Not a directory"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    told = f"{tmp_path / 'cards.toml'}: cannot be read: Is a directory"
    assert complaint(tmp_path) == told


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes("# forêt".encode("latin-1"))
    assert complaint(tmp_path) == f"{tmp_path / 'cards.toml'}: is not text in UTF-8"


def test_a_file_nested_without_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = " + "[" * 100_000, "utf-8")
    assert complaint(tmp_path) == "cards.toml: is nested too deeply"


def test_a_folder_may_bring_one_file_and_leave_the_others_to_the_package(tmp_path: Path) -> None:
    text = (PACKAGED / "board.toml").read_text("utf-8").replace("fish = 20", "fish = 12")
    (tmp_path / "board.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    (tmp_path / "notes.txt").write_text("fewer fish", "utf-8")
    box = load_box(tmp_path)
    assert box.board.fish == 12
    assert (box.cards, box.tiles, box.stories) == (BOX.cards, BOX.tiles, BOX.stories)


def test_the_55_cards_are_those_of_the_reconstruction() -> None:
    """DC4, DR1."""
    singles = [card.halves[0] for card in BOX.cards if len(card.halves) == 1]
    doubles = [card.halves for card in BOX.cards if len(card.halves) == 2]
    assert len(BOX.cards) == 55
    assert Counter((half.terrain, half.symbol) for half in singles) == Counter(
        product(TERRAINS, HALF_SYMBOLS)
    )
    dry = [halves for halves in doubles if halves[0].terrain != "water"]
    assert all(half.symbol is None for halves in dry for half in halves)
    pairs = Counter(frozenset(half.terrain for half in halves) for halves in dry)
    assert pairs == {frozenset(pair): 3 for pair in combinations(LAND, 2)}


def test_each_resource_stands_once_on_a_card_of_water_and_each_land_terrain() -> None:
    """DR1."""
    wet = [card.halves for card in BOX.cards if len(card.halves) == 2]
    wet = [halves for halves in wet if halves[0].terrain == "water"]
    shown = Counter((b.terrain, a.symbol or b.symbol) for a, b in wet)
    assert shown == Counter(product(LAND, RESOURCES))
    assert all((a.symbol is None) != (b.symbol is None) for a, b in wet)


def test_the_24_stories_are_those_of_the_reconstruction() -> None:
    """DC5, DR3."""
    stories = BOX.stories
    assert len(stories) == 24
    assert len({tuple(sorted(story.needs.items())) for story in stories}) == 24
    assert sum(story.needs_water for story in stories) == 5
    assert sum(story.fire for story in stories) == 8
    assert all(3 <= story.points <= 9 and story.fire <= 1 for story in stories)
    assert {4, 5, 7} <= {story.points for story in stories}
    assert all(2 <= sum(story.needs.values()) <= 5 for story in stories)
    assert any(
        story.needs == {terrain: 3, resource: 2}
        for story, terrain, resource in product(stories, TERRAINS, RESOURCES)
    )


def test_stories_ask_equally_for_each_land_terrain_and_for_each_resource() -> None:
    """DR3."""
    asked: Counter[str] = Counter()
    for story in BOX.stories:
        asked.update(story.needs)
    assert len({asked[terrain] for terrain in LAND}) == 1
    assert len({asked[resource] for resource in RESOURCES}) == 1


def test_the_scenarios_score_what_their_chapters_list() -> None:
    """DC7, DR4."""
    usual = {"stories": 1, "fire": 1, "most_fire": 4}
    own = {
        "classic": {"groups": 4, "berries": 2},
        "team": {"groups": 4, "berries": 4},
        "downpour": {"zones": 3, "pairs": 4},
        "volcano": {"water": 2, "rivals": 2, "pairs": 3},
        "lake": {"majorities": 6, "pairs": 3, "fish": 3},
    }
    assert {name: s.score for name, s in BOX.scenarios.items()} == {
        name: usual | extra for name, extra in own.items()
    }
    pairs = {name: scenario.pair for name, scenario in BOX.scenarios.items()}
    assert pairs == {
        "classic": None,
        "team": None,
        "downpour": "crystal",
        "volcano": "artifact",
        "lake": "pigment",
    }


def test_downpour_plays_with_the_19_stories_that_show_no_water() -> None:
    """DS4."""
    counts = {name: len(BOX.stories_of(scenario)) for name, scenario in BOX.scenarios.items()}
    assert counts == {"classic": 24, "team": 24, "downpour": 19, "volcano": 24, "lake": 24}
