"""What lies round the land of a map: the browser is sent what the pictures are drawn from."""

import json
from pathlib import Path

import pytest

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.maps import SCENERIES as KNOWN
from bivouac.games.iwari.picture.scenery import SCENERIES, halton, see_scenery, things, touch

ART = Path(__file__).parents[2] / "web/src/games/iwari/art/sprite.svg"


@pytest.mark.parametrize("name", packaged_box().maps)
def test_a_browser_is_sent_every_thing_that_a_picture_shows(name: str) -> None:
    game_map = packaged_box().maps[name]
    sent = json.loads(json.dumps(see_scenery(game_map)))
    standing = [
        (kind["symbol"], kind["width"], kind["height"], *at)
        for kind in sent["things"]
        for at in kind["at"]
    ]
    shown = [
        (one.symbol, one.width, one.height, round(one.left, 1), round(one.top, 1), one.mirrored)
        for one in things(game_map)
    ]
    assert sorted(standing) == sorted(shown)
    assert bool(shown) == bool(SCENERIES[game_map.scenery].things)


@pytest.mark.parametrize("name", SCENERIES)
def test_all_that_a_scenery_names_is_in_the_artwork_of_the_browser(name: str) -> None:
    scenery, art = SCENERIES[name], ART.read_text("utf-8")
    named = [scenery.ground, scenery.pattern, *(kind.symbol for kind in scenery.things)]
    for one in named:
        assert one is None or f'id="iw-{one}"' in art


def test_every_scenery_of_a_map_file_can_be_drawn() -> None:
    assert set(KNOWN) == set(SCENERIES)


@pytest.mark.parametrize("name", packaged_box().maps)
def test_nothing_round_the_land_stands_on_it_nor_on_another_thing(name: str) -> None:
    game_map = packaged_box().maps[name]
    placed = things(game_map)
    for number, thing in enumerate(placed):
        middle = (thing.left + thing.width / 2, thing.top + thing.height / 2)
        assert not any(is_inside(middle, t.outline) for t in game_map.territories)
        assert not any(touch(thing, other) for other in placed[:number])


def test_the_numbers_that_place_things_leave_no_gaps() -> None:
    assert [halton(i, 2) for i in (1, 2, 3, 4)] == [0.5, 0.25, 0.75, 0.125]
