"""Components of one's own, as folders of real files: some of each game, no two alike."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bivouac.core.contract import Json
from bivouac.games.dewan.box import PACKAGED as DEWAN
from bivouac.games.iwari.box import PACKAGED as IWARI

MONSOON = """
[monsoon]
title = "The Long Rain"
players = [2, 3]
layout = "line"
event_tile = "downpour"
teams = false
event = "rain"
villages = false
water_stories = true
pair = "pigment"
zone_terrains = ["desert"]
score = { stories = 2, fire = 1, zones = 5, pairs = 3 }
"""
LINE = """
[line.2]
event = [0, 0]
neutral = [[1, 0], [-1, 0]]
start = [[2, 0], [-2, 0]]

[line.3]
event = [0, 0]
neutral = [[1, 0], [-1, 0], [0, 1]]
start = [[2, 0], [-2, 0], [0, 2]]
"""


class OwnBox(NamedTuple):
    """A folder's files, what is played with them, and what a record must tell because of them."""

    game: str
    files: Mapping[str, str]
    options: dict[str, Json]
    told: set[str]

    def write(self, folder: Path) -> Path:
        """The folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / name).write_text(text, "utf-8")
        return folder


def changed(file: Path, *changes: tuple[str, str]) -> str:
    """A packaged file with some lines changed."""
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{file.name} has no {old!r}"
        text = text.replace(old, new, 1)
    return text


def board(*changes: tuple[str, str]) -> str:
    return changed(DEWAN / "board.toml", *changes)


def pieces(*changes: tuple[str, str]) -> str:
    return changed(IWARI / "pieces.toml", *changes)


def own_map() -> str:
    """New Horizons under another name, with one road fewer."""
    name = ('name = "New Horizons"', 'name = "Our Isle"')
    text = changed(IWARI / "maps" / "new-horizons.toml", name)
    before, _, rest = text.partition("roads = [")
    first, _, others = rest.partition("],")
    assert first.count("[") == 1
    return f"{before}roads = [{others}"


SMALL = (
    ("row = 6 ", "row = 4 "),
    ("story_row = 5 ", "story_row = 3 "),
    ("dealt = 2 ", "dealt = 4 "),
    ('"tuck", "fire"]', '"fire"]'),
)
SCORES = (("groups = 4, berries = 2", "groups = 7, berries = 1"),)
FEWER = (
    ("tents = 20 ", "tents = 9 "),
    ("hand = 3 ", "hand = 2 "),
    ("display = 4 ", "display = 3 "),
)
REWARDS = (("missions = 3 ", "missions = 2 "),)


def turned_tiles() -> str:
    """The packaged tiles, the first with the terrains of its ring turned by one."""
    lines = (DEWAN / "tiles.toml").read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("terrains = "))
    names = [name.strip() for name in lines[at].partition("[")[2].rpartition("]")[0].split(",")]
    lines[at] = f"terrains = [{', '.join([names[0], *names[2:], names[1]])}]"
    return "\n".join(lines)


DEWAN_BOXES: dict[str, OwnBox] = {
    "scenario": OwnBox(
        "dewan",
        {
            "scenarios.toml": (DEWAN / "scenarios.toml").read_text("utf-8") + MONSOON,
            "layouts.toml": (DEWAN / "layouts.toml").read_text("utf-8") + LINE,
        },
        {"scenario": "monsoon", "players": 3},
        {"scenario", "layout"},
    ),
    "scores": OwnBox(
        "dewan",
        {"scenarios.toml": changed(DEWAN / "scenarios.toml", *SCORES)},
        {"scenario": "classic", "players": 2},
        {"scenario"},
    ),
    "board": OwnBox(
        "dewan", {"board.toml": board(*SMALL)}, {"scenario": "lake", "players": 3}, {"board"}
    ),
    "tiles": OwnBox(
        "dewan", {"tiles.toml": turned_tiles()}, {"scenario": "volcano", "players": 4}, {"tiles"}
    ),
}
IWARI_BOXES: dict[str, OwnBox] = {
    "map": OwnBox("iwari", {"our-isle.toml": own_map()}, {"map": "our-isle", "players": 3}, set()),
    "pieces": OwnBox(
        "iwari", {"pieces.toml": pieces(*FEWER)}, {"map": "vast-lands", "players": 4}, {"pieces"}
    ),
    "rewards": OwnBox(
        "iwari",
        {"pieces.toml": pieces(*REWARDS), "our-isle.toml": own_map()},
        {"map": "our-isle", "players": 2, "expeditions": True, "discoveries": True},
        {"pieces"},
    ),
    "void": OwnBox(
        "iwari",
        {"pieces.toml": pieces(("ruins = 21 ", "ruins = 4 ")), "our-isle.toml": own_map()},
        {"map": "our-isle", "mode": "coop"},
        {"pieces"},
    ),
}
BOXES = {
    f"{box.game}-{name}": box for part in (DEWAN_BOXES, IWARI_BOXES) for name, box in part.items()
}
