"""The maps of Iwari: what is packaged is proved, what is unfit is refused in one clear line."""

import re
from pathlib import Path

import pytest

from bivouac.core.errors import InputError
from bivouac.games.iwari.box import MAPS, PACKAGED, load_box, load_map

BOX = load_box()
HORIZONS = BOX.maps["new-horizons"]
TEXT = (PACKAGED / "maps" / "new-horizons.toml").read_text("utf-8")

UNPLAYABLE: dict[str, tuple[str | re.Pattern[str], str, str]] = {
    "a key that is not known": (
        "size = [",
        "sizes = [",
        "unknown key 'sizes'; known: name, size, territory, roads, connections, label, look, "
        "players, bare, void_totems, violet_road, void_cards, haunted, void_group, violet_first, "
        "centre_limit, centre, contested",
    ),
    "a frame without height": (
        "size = [868, 562]",
        "size = [868, 0]",
        "size must be wider and higher than 0, not 868 by 0",
    ),
    "a biome that is not known": (
        'biome = "glacier"',
        'biome = "ice"',
        "territory 1: unknown biome 'ice'; known: tundra, forest, glacier, coast, desert, void",
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


def test_a_folder_may_bring_maps_and_counts(tmp_path: Path) -> None:
    (tmp_path / "island.toml").write_text(TEXT.replace("New Horizons", "My Island"), "utf-8")
    pieces = (PACKAGED / "pieces.toml").read_text("utf-8")
    (tmp_path / "pieces.toml").write_text(pieces.replace("tents = 20", "tents = 12"), "utf-8")
    box = load_box(tmp_path)
    assert list(box.maps) == [*MAPS, "island"]
    assert (box.maps["island"].name, box.pieces.tents) == ("My Island", 12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tents = 20", "tents = 33", "tents must be a whole number from 1 to 32, not 33"),
        (
            "tundra = 13",
            "tundra = 40",
            "cards: 84 and 12 void cards; at most 72 are possible in all",
        ),
        ("desert = 10", "desert = 1", "removed.2: there are not 2 cards of each biome; too few of"),
        ("1 = [4, 2]", "1 = 4", "rewards: 1 must be two numbers like [4, 2], not 4"),
        ("5 = [5, 3]", "5 = [5, -3]", "rewards: each of 5 must be a whole number from 0 to 99"),
        ("16 = [3, 2]", "17 = [3, 2]", "rewards: unknown key '17'; known: 1, 2, 3"),
        ("6 = 0", "7 = 0", "removed: unknown key '7'; known: 2, 3, 4, 5, 6"),
        ("tokens = 6", "tokens = 7", "tokens must be a whole number from 1 to 6, not 7"),
        ("union = 2", "union = 8", "pawns: 14 in all; at most 8 are possible"),
        ("packs = 4", "packs = 5", "void_cards: 12 cannot be shared equally among 5 packs"),
        (
            "most_aside = 3",
            "most_aside = 4",
            "void_cards: must be more than 12, so many can be out of the deck at once",
        ),
        ("solo = 3", "solo = 0", "limits: solo must be a whole number from 1 to 16, not 0"),
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
