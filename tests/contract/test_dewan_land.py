"""Tiles and layouts of Dewan: what is said about files that are unfit."""

import re
from pathlib import Path

import pytest

from bivouac.games.dewan.box import PACKAGED
from tests.contract.dewan_boxes import Cases, check_refused, complaint, params

CASES: Cases = {
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
}


@pytest.mark.parametrize(("file", "old", "new", "line"), params(CASES))
def test_unfit_tiles_and_layouts_are_refused_in_one_line_that_says_what_is_right(
    tmp_path: Path, file: str, old: str, new: str, line: str
) -> None:
    check_refused(tmp_path, file, old, new, line)


def test_a_map_that_could_show_more_than_32_icons_is_refused(tmp_path: Path) -> None:
    icons = ", ".join(f'{{ kind = "crystal", between = [0, {i}] }}' for i in (1, 2, 3, 4))
    text = (PACKAGED / "tiles.toml").read_text("utf-8")
    text = re.sub(r"^icons = \[.*?\]\n(?=berries)", f"icons = [{icons}]\n", text, flags=re.M | re.S)
    (tmp_path / "tiles.toml").write_text(text, "utf-8")
    assert complaint(tmp_path) == (
        "tiles.toml: a downpour map for 4 players can show 36 icons; at most 32 are possible"
    )
