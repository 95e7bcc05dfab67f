"""Scenarios and boards of Dewan: what the package has, and what is said of unfit files."""

from pathlib import Path

import pytest

from bivouac.games.dewan.box import PACKAGED
from tests.contract.dewan_boxes import ALL, BOX, Cases, check_refused, complaint, params

CASES: Cases = {
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


@pytest.mark.parametrize(("file", "old", "new", "line"), params(CASES))
def test_unfit_scenarios_and_boards_are_refused_in_one_line_that_says_what_is_right(
    tmp_path: Path, file: str, old: str, new: str, line: str
) -> None:
    check_refused(tmp_path, file, old, new, line)


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
