"""The maps of Iwari: what is packaged is proved, what is unfit is refused in one clear line."""

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bivouac.cli import main
from bivouac.core.errors import InputError
from bivouac.games.iwari.box import MAPS, PACKAGED, load_box, load_map
from bivouac.games.iwari.box.overlaps import DRAWN
from bivouac.games.iwari.box.proofs import BASE_MAP, faults_of, joined_biomes, seventh_connection
from bivouac.games.iwari.box.types import Connection, Map, Territory
from bivouac.games.iwari.cells import computed
from bivouac.games.iwari.drawing import (
    drawing_of,
    drawn,
    packaged_twin,
    read_drawing,
    sketch_territories,
)
from bivouac.games.iwari.map_svg import map_svg
from scripts.draw_territories import drawn_outlines

ROOT = Path(__file__).parents[2]
BOX = load_box()
HORIZONS = BOX.maps["new-horizons"]
TEXT = (PACKAGED / "maps" / "new-horizons.toml").read_text("utf-8")

UNPLAYABLE: dict[str, tuple[str | re.Pattern[str], str, str]] = {
    "a key that is not known": (
        "size = [",
        "sizes = [",
        "unknown key 'sizes'; known: name, size, territory, roads, connections, label",
    ),
    "a frame without height": (
        "size = [868, 562]",
        "size = [868, 0]",
        "size must be wider and higher than 0, not 868 by 0",
    ),
    "a biome that is not known": (
        'biome = "glacier"',
        'biome = "ice"',
        "territory 1: unknown biome 'ice'; known: tundra, forest, glacier, coast, desert",
    ),
    "a territory without spots": (
        re.compile(r"spots = \[\n(.*\n)*?\]"),
        "spots = []",
        "territory 1: spots must have 1 to 128 entries, not 0",
    ),
    "two territories with one id": (
        'id = "lichen-moor"\n',
        'id = "whitefang"\n',
        "territory 2: id 'whitefang' is taken by territory 1",
    ),
    "two spots with one id": (
        '{ id = "whitefang-2"',
        '{ id = "whitefang-1"',
        "spot 2: id 'whitefang-1' is taken by spot 1",
    ),
    "a spot outside every frame": (
        "at = [90.8, 82.4]",
        "at = [-3, 82.4]",
        "territory 1: spot 1: at must have numbers from 0 to 10000, not -3",
    ),
    "an outline that is not written as points": (
        re.compile(r'outline = """\n[0-9.]+,'),
        'outline = """\n228.5;',
        "territory 1: outline has '228.5;195.6'; a point is written like 120.5,80",
    ),
    "an outline of two points": (
        re.compile(r'outline = """\n[^"]*"""'),
        'outline = "1,1 2,2"',
        "territory 1: outline must have 3 to 2000 points, not 2",
    ),
    "a road to nowhere": (
        '["whitefang-1", "whitefang-4"]',
        '["whitefang-1", "whitefang-9"]',
        "road 1: unknown spot 'whitefang-9'",
    ),
    "a road in a circle": (
        '["whitefang-1", "whitefang-4"]',
        '["whitefang-1", "whitefang-1"]',
        "road 1: joins spot 'whitefang-1' with itself; a road joins two spots",
    ),
    "the same road twice": (
        '["whitefang-1", "whitefang-4"]',
        '["whitefang-2", "whitefang-5"]',
        "road 2: joins whitefang-5, whitefang-2 like road 1; once is right",
    ),
    "a connection to nowhere": (
        '["shellbight", "fernhollow"]',
        '["shellbight", "ferns"]',
        "connection number 1: unknown territory 'ferns'; known: "
        + ", ".join(territory.id for territory in HORIZONS.territories),
    ),
    "a connection in a circle": (
        '["shellbight", "fernhollow"]',
        '["shellbight", "shellbight"]',
        "connection number 1: joins 'shellbight' with itself; it takes two territories",
    ),
    "two connections with one number": (
        "number = 2,",
        "number = 1,",
        "two connections have the number 1",
    ),
    "a gap in the numbers": (
        "number = 15,",
        "number = 16,",
        "no connection has the number 15; numbers run from 1 to 15",
    ),
    "a symbol on three connections": (
        "badge = [225.3, 367.7] }",
        "badge = [225.3, 367.7], symbol = 1 }",
        "mountain symbol 1 is on 3 connections; each symbol is on two, or the map has none",
    ),
    "a way by sea without shores": (
        re.compile(r", shore = .* }"),
        " }",
        "connection 4: shore, two points where it leaves the land, is needed by sea and only "
        "by sea",
    ),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_map_the_rules_cannot_be_played_on_is_refused_in_one_line(
    case: str, tmp_path: Path
) -> None:
    old, new, complaint = UNPLAYABLE[case]
    pattern = old if isinstance(old, re.Pattern) else re.compile(re.escape(old))
    text, count = pattern.subn(new.replace("\\", r"\\"), TEXT, count=1)
    assert count == 1
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(InputError) as refused:
        load_map(path)
    assert str(refused.value) == f"mine.toml: {complaint}"


def with_territory(territory: str, /, **changes: object) -> Callable[[Map], Map]:
    """New Horizons with one territory changed."""

    def change(game_map: Map) -> Map:
        territories = (
            replace(t, **changes) if t.id == territory else t  # type: ignore[arg-type]  # named fields
            for t in game_map.territories
        )
        return replace(game_map, territories=tuple(territories))

    return change


def with_spot(name: str, x: float, y: float) -> Callable[[Map], Map]:
    """New Horizons with one spot moved."""
    return lambda game_map: replace(
        game_map,
        spots=tuple(replace(s, x=x, y=y) if s.id == name else s for s in game_map.spots),
    )


def with_connection(
    number: int, change: Callable[[Connection], Connection]
) -> Callable[[Map], Map]:
    """New Horizons with one connection changed."""
    return lambda game_map: replace(
        game_map,
        connections=tuple(change(c) if c.number == number else c for c in game_map.connections),
    )


def with_roads(*added: tuple[str, str], without: str = "-") -> Callable[[Map], Map]:
    """New Horizons with roads added, and without those of a spot."""
    return lambda game_map: replace(
        game_map, roads=(*(road for road in game_map.roads if without not in road), *added)
    )


def without_territory(name: str) -> Callable[[Map], Map]:
    """New Horizons without a territory and all that belongs to it."""
    return lambda game_map: replace(
        game_map,
        territories=tuple(t for t in game_map.territories if t.id != name),
        spots=tuple(s for s in game_map.spots if s.territory != name),
        roads=tuple(r for r in game_map.roads if not any(end.startswith(name) for end in r)),
        connections=tuple(c for c in game_map.connections if name not in c.territories),
    )


def without_spots(*names: str) -> Callable[[Map], Map]:
    """New Horizons without some spots and their roads."""
    return lambda game_map: replace(
        game_map,
        spots=tuple(s for s in game_map.spots if s.id not in names),
        roads=tuple(r for r in game_map.roads if not set(r) & set(names)),
    )


def outline_of(name: str) -> list[tuple[float, float]]:
    """The outline of a territory of New Horizons."""
    return list(next(t.outline for t in HORIZONS.territories if t.id == name))


UNSOUND: dict[str, tuple[Callable[[Map], Map], str]] = {
    "nine territories": (
        lambda m: without_territory("whitefang")(without_territory("shardholm")(m)),
        "IQ1: 9 territories; a base map has 10 to 12",
    ),
    "a territory of three spots": (
        without_spots("shardholm-2"),
        "IQ1: territory 'shardholm' has 3 spots; each has 4 to 8",
    ),
    "no hub": (
        without_spots("sunbowl-4", "sunbowl-6"),
        "IQ1: 0 territories have 7 spots or more; one hub is right",
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
        "IQ1: 17 connections; a base map has 12 to 16",
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
        "IQ1: territory 'shardholm' has 0 spots that are no crossings; it needs 2",
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


def landed(connection: Connection) -> Connection:
    """A connection by sea, as one by land."""
    return replace(connection, kind="land", shore=None)


@pytest.mark.parametrize("case", UNSOUND)
def test_a_fault_is_found_and_named(case: str) -> None:
    change, line = UNSOUND[case]
    faults = faults_of(change(HORIZONS), DRAWN if line.startswith("drawn") else BASE_MAP)
    assert any(fault.startswith(line) for fault in faults), "\n".join(faults)


@pytest.mark.parametrize("name", MAPS)
def test_iq1_iq2_the_packaged_maps_are_base_maps_and_nothing_overlaps(name: str) -> None:
    assert faults_of(BOX.maps[name], (*BASE_MAP, *DRAWN)) == []


def test_iq2_connection_7_of_one_base_map_joins_a_glacier_and_a_tundra() -> None:
    assert list(seventh_connection(list(BOX.maps.values()))) == []
    other = [m for m in BOX.maps.values() if joined_biomes(m)[7] != ("glacier", "tundra")]
    changed = [with_territory("whitefang", biome="coast")(HORIZONS), *other]
    assert list(seventh_connection(changed)) == [
        "IQ2: connection 7 of no base map joins a glacier and a tundra"
    ]


def test_the_base_maps_differ_in_character() -> None:
    seas = {name: sum(c.kind == "sea" for c in BOX.maps[name].connections) for name in MAPS}
    assert seas["new-horizons"] > seas["vast-lands"]
    assert [count_road_nets(BOX.maps[name]) for name in MAPS] == [2, 1]


def count_road_nets(game_map: Map) -> int:
    """How many parts of the map roads leave apart."""
    net = {spot.id: spot.id for spot in game_map.spots}
    for a, b in game_map.roads:
        old, new = net[a], net[b]
        net = {spot: new if label == old else label for spot, label in net.items()}
    return len(set(net.values()))


def test_the_plan_of_vast_lands_draws_its_outlines() -> None:
    plan = tomllib.loads((ROOT / "scripts" / "vast-lands-plan.toml").read_text("utf-8"))
    territories = BOX.maps["vast-lands"].territories
    assert drawn_outlines(plan) == {t.id: t.outline for t in territories}


def test_a_folder_may_bring_maps_and_counts(tmp_path: Path) -> None:
    (tmp_path / "island.toml").write_text(TEXT.replace("New Horizons", "My Island"), "utf-8")
    pieces = (PACKAGED / "pieces.toml").read_text("utf-8")
    (tmp_path / "pieces.toml").write_text(pieces.replace("tents = 20", "tents = 12"), "utf-8")
    box = load_box(tmp_path)
    assert list(box.maps) == [*MAPS, "island"]
    assert (box.maps["island"].name, box.pieces.tents) == ("My Island", 12)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tents = 20", "tents = 33", "tents must be a whole number from 1 to 32, not 33"),
        ("tundra = 13", "tundra = 40", "cards: 84 in all; at most 72 are possible"),
        ("desert = 10", "desert = 1", "removed.2: there are not 2 cards of each biome; too few of"),
        ("union = 2", "union = 8", "pawns: 14 in all; at most 8 are possible"),
    ],
)
def test_unfit_counts_are_refused_in_one_line(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    pieces = (PACKAGED / "pieces.toml").read_text("utf-8")
    assert old in pieces
    (tmp_path / "pieces.toml").write_text(pieces.replace(old, new), "utf-8")
    with pytest.raises(InputError, match=re.escape(complaint)):
        load_box(tmp_path)


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
        for fault in faults_of(game_map, DRAWN)
        if "outline" in fault and not fault.startswith("drawn: the name")
    ]
    assert homeless == []
    assert all((c.shore is not None) == (c.kind == "sea") for c in game_map.connections)


@pytest.mark.parametrize("name", MAPS)
def test_a_sketch_stays_small(name: str) -> None:
    sketch = sketch_territories(BOX.maps[name])
    assert [biome for biome, _ in sketch] == [t.biome for t in BOX.maps[name].territories]
    assert all(re.fullmatch(r"M(\d+ \d+ ?)+Z", path) for _, path in sketch)
    assert len(json.dumps(sketch)) < 6000


def test_map_check_prints_what_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("new-horizons: New Horizons, 11 territories, 60 tent spots")
    assert lines.count("  IQ1   two or three of each biome") == len(MAPS)


def test_map_check_complains_of_every_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, unsound = tmp_path / "broken.toml", tmp_path / "unsound.toml"
    broken.write_text("name = 1", "utf-8")
    unsound.write_text(TEXT.replace("at = [90.8, 82.4]", "at = [90.8, 130]"), "utf-8")
    assert main(["map", "check", str(broken), str(unsound)]) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert complaints[0] == (
        "bivouac: broken.toml: missing key 'size'; "
        "needed: name, size, territory, roads, connections"
    )
    assert complaints[1].startswith(f"bivouac: {unsound}: drawn: spot whitefang-1 and the totem")


def test_map_draw_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.svg"
    assert main(["map", "draw", "vast-lands", "-o", str(path)]) == 0
    assert path.read_text("utf-8") == map_svg(BOX.maps["vast-lands"])
    assert main(["map", "draw", "vast-lands", "-o", str(tmp_path / "no" / "map.svg")]) == 2
    assert capsys.readouterr().err.startswith("bivouac: cannot write")
