"""The maps of Iwari as pictures, as drawings in records and as sketches."""

import json
import math
import re
import tomllib
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from bivouac.core.errors import InputError
from bivouac.games.iwari.box import MAPS, PACKAGED, load_box
from bivouac.games.iwari.box.maps import read_map
from bivouac.games.iwari.box.overlaps import DRAWN
from bivouac.games.iwari.box.proofs import faults_of
from bivouac.games.iwari.box.types import Map, Territory
from bivouac.games.iwari.picture.cells import computed
from bivouac.games.iwari.picture.drawing import (
    drawing_of,
    drawn,
    packaged_twin,
    read_drawing,
    sketch_territories,
)
from bivouac.games.iwari.picture.svg import map_svg
from scripts.furnishing.writing import map_text
from tests.contract.iwari_map_changes import with_territory

BOX = load_box()
HORIZONS = BOX.maps["new-horizons"]


@pytest.mark.parametrize("name", MAPS)
def test_a_drawn_map_is_well_formed_and_shows_everything(name: str) -> None:
    game_map = BOX.maps[name]
    picture = ElementTree.fromstring(map_svg(game_map))
    svg = "{http://www.w3.org/2000/svg}"
    texts = [element.text for element in picture.iter(f"{svg}text")]
    assert {territory.name for territory in game_map.territories} <= set(texts)
    assert {str(connection.number) for connection in game_map.connections} <= set(texts)
    rings = [c for c in picture.iter(f"{svg}circle") if c.get("r") == "9.5"]
    assert len(rings) == len(game_map.spots)
    assert (
        picture.findtext(f"{svg}desc") == "original design of this project, not the printed board"
    )
    defined = {element.get("id") for element in picture.iter()}
    used = {element.get("href", "")[1:] for element in picture.iter(f"{svg}use")}
    assert used <= defined


def test_names_that_look_like_markup_are_only_text() -> None:
    mean = with_territory("whitefang", name="<b>&")(HORIZONS)
    picture = ElementTree.fromstring(map_svg(replace(mean, name='"><script>')))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "<b>&" in texts


def bare(game_map: Map) -> Map:
    """A map as a record has it, without anything that is only drawn."""

    def undressed(territory: Territory) -> Territory:
        return replace(territory, name=territory.id, outline=(), totem=(0.0, 0.0), badge=(0.0, 0.0))

    return replace(
        game_map,
        name=game_map.id,
        label="",
        size=(0.0, 0.0),
        territories=tuple(undressed(t) for t in game_map.territories),
        connections=tuple(replace(c, badge=(0.0, 0.0), shore=None) for c in game_map.connections),
    )


@pytest.mark.parametrize("name", MAPS)
def test_a_packaged_map_from_a_record_looks_as_it_is_packaged(name: str) -> None:
    assert drawn(bare(BOX.maps[name]), None) == BOX.maps[name]


def test_a_map_of_ones_own_travels_with_its_drawing() -> None:
    mine = replace(HORIZONS, id="mine", name="Mine", label="")
    assert packaged_twin(mine) is None
    assert drawn(bare(mine), json.loads(json.dumps(drawing_of(mine)))) == mine


def test_an_unfit_drawing_is_refused_in_one_line() -> None:
    drawing = drawing_of(HORIZONS)
    drawing["territories"]["whitefang"]["totem"] = [1]
    with pytest.raises(
        InputError, match=r"components\.map\.drawing: territories: whitefang: totem must be a point"
    ):
        read_drawing(bare(HORIZONS), drawing)


def test_a_map_without_a_drawing_gets_one() -> None:
    game_map = computed(bare(replace(HORIZONS, id="mine")))
    outlines = {territory.id: territory.outline for territory in game_map.territories}
    assert all(len(outline) > 20 for outline in outlines.values())
    homeless = [
        fault
        for fault in map(str, faults_of(game_map, DRAWN))
        if "outline" in fault and not fault.startswith("drawn: the name")
    ]
    assert homeless == []
    assert all((c.shore is not None) == (c.kind == "sea") for c in game_map.connections)


def test_a_map_of_ones_own_travels_with_its_tokens_and_centre() -> None:
    for name in ("the-void", "unexplored-paths"):
        mine = replace(BOX.maps[name], id="mine", name="Mine", label="")
        told = json.loads(json.dumps(drawing_of(mine)))
        assert drawn(unplaced(bare(mine)), told) == mine


def unplaced(game_map: Map) -> Map:
    """A map as a record has it, without places for contested tokens and the centre."""
    return replace(
        game_map,
        contested=tuple(replace(token, at=(0.0, 0.0)) for token in game_map.contested),
        centre=None if game_map.centre is None else (0.0, 0.0),
        scenery="sea",
    )


def test_a_map_without_a_drawing_gets_places_for_tokens_and_the_centre() -> None:
    night = computed(unplaced(bare(replace(BOX.maps["the-void"], id="mine"))))
    for token in night.contested:
        one, other = (spot for spot in night.spots if spot.contested == token.id)
        middle = ((one.x + other.x) / 2, (one.y + other.y) / 2)
        assert token.at == pytest.approx(middle, abs=0.1)
    mist = computed(unplaced(bare(replace(BOX.maps["unexplored-paths"], id="mine"))))
    assert mist.centre is not None
    assert min(math.dist(mist.centre, (spot.x, spot.y)) for spot in mist.spots) > 30


def test_a_connection_that_is_a_road_is_numbered_half_way_where_a_map_has_no_drawing() -> None:
    sky = computed(unplaced(bare(replace(BOX.maps["floating-lands"], id="mine"))))
    at = {spot.id: (spot.x, spot.y) for spot in sky.spots}
    for c in sky.connections:
        assert c.spots is not None
        (ax, ay), (bx, by) = (at[end] for end in c.spots)
        assert c.badge == pytest.approx(((ax + bx) / 2, (ay + by) / 2), abs=0.1)


@pytest.mark.parametrize("name", ["forgotten-island", "the-void"])
def test_a_furnished_map_is_written_as_it_is(name: str) -> None:
    game_map = BOX.maps[name]
    keys = tomllib.loads((PACKAGED / "maps" / f"{name}.toml").read_text("utf-8"))
    text = map_text({**keys, "about": "a map"}, game_map)
    assert read_map(f"{name}.toml", name, tomllib.loads(text)) == game_map


@pytest.mark.parametrize("name", MAPS)
def test_a_sketch_stays_small(name: str) -> None:
    sketch = sketch_territories(BOX.maps[name])
    assert [biome for biome, _ in sketch] == [t.biome for t in BOX.maps[name].territories]
    assert all(re.fullmatch(r"M(\d+ \d+ ?)+Z", path) for _, path in sketch)
    assert len(json.dumps(sketch)) < 6000
