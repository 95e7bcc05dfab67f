"""Cards and stories of Dewan: what the package has, and what is said of unfit files."""

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from bivouac.games.dewan.box.types import HALF_SYMBOLS, LAND
from bivouac.games.dewan.layout import RESOURCES, TERRAINS
from tests.contract.dewan_boxes import ALL, BOX, Cases, check_refused, params

A_CARD = '{ id = "a", halves = [{ terrain = "forest" }] }'
A_STORY = '{ id = "a", needs = { forest = 1 }, points = 3, fire = 0 }'

CASES: Cases = {
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
}


@pytest.mark.parametrize(("file", "old", "new", "line"), params(CASES))
def test_unfit_cards_and_stories_are_refused_in_one_line_that_says_what_is_right(
    tmp_path: Path, file: str, old: str, new: str, line: str
) -> None:
    check_refused(tmp_path, file, old, new, line)


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
