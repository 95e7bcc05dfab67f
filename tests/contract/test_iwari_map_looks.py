"""Round the land of a map, the browser and the picture draw by one set of numbers."""

import re
from pathlib import Path

import pytest

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.maps import LOOKS as KNOWN
from bivouac.games.iwari.picture.scenery import LOOKS, MARGIN, RIVER, SIGN, Look, halton, things

BOARD = Path(__file__).parents[2] / "web/src/games/iwari/board"
TYPED = (BOARD / "looks.ts").read_text("utf-8")
NAMES = ["SEA: Look", *(f"  {name}" for name in LOOKS if name != "sea")]


def typed_look(name: str) -> str:
    """The lines of one look in the browser's code."""
    found = re.search(rf"^(const )?{re.escape(name)}( =|:) {{\n(.*?)^ *}}", TYPED, re.M | re.S)
    assert found is not None, name
    return found.group(3)


def hexadecimal(triple: str) -> str:
    """A colour given as three numbers, in the other way to write it."""
    return "#" + "".join(f"{int(part):02X}" for part in triple.split("/")[0].split())


@pytest.mark.parametrize("name", NAMES)
def test_the_browser_and_the_picture_of_a_map_use_the_same_numbers(name: str) -> None:
    look: Look = LOOKS["sea" if name.startswith("SEA") else name.strip()]
    text = typed_look(name)
    found = dict(re.findall(r'^ +(\w+): (?:"([^"]*)"|(?=\d))', text, re.M))
    assert found["paint"] == look.paint
    assert found["ground"] == f"iw-{look.ground}"
    for key in ("shallows", "rim", "shadow"):
        assert hexadecimal(found[key]) == getattr(look, key)
    assert float(found["rim"].split("/")[1].strip(" %")) / 100 == look.rim_opacity
    depth = re.search(r"depth: (\d+)", text)
    assert look.depth == (int(depth.group(1)) if depth else LOOKS["sea"].depth)
    scattered = re.findall(
        r'id: "iw-(\w+)", every: (\d+), width: (\d+), height: (\d+), off: (\d+)', text
    )
    assert [(symbol, *map(int, rest)) for symbol, *rest in scattered] == list(look.things)


def test_the_margins_are_the_same_too() -> None:
    soft = (BOARD / "soft.ts").read_text("utf-8")
    assert f"const MARGIN = {MARGIN:g};" in TYPED
    assert f"const SIGN = {SIGN:g};" in TYPED
    assert f"const RIVER = {RIVER};" in soft


def test_every_look_of_a_map_file_can_be_drawn() -> None:
    assert set(KNOWN) == set(LOOKS)


@pytest.mark.parametrize("name", packaged_box().maps)
def test_nothing_round_the_land_stands_on_it(name: str) -> None:
    game_map = packaged_box().maps[name]
    for thing in things(game_map):
        middle = (thing.left + thing.width / 2, thing.top + thing.height / 2)
        assert not any(is_inside(middle, t.outline) for t in game_map.territories)


def test_the_numbers_that_place_things_leave_no_gaps() -> None:
    assert [halton(i, 2) for i in (1, 2, 3, 4)] == [0.5, 0.25, 0.75, 0.125]
