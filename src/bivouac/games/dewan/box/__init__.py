"""The Dewan box: its contents as data that people can read and edit, and the loader.

Tiles, cards and stories are reconstructed (DR1-DR5). Whoever owns the printed game can copy any of
the files in `components/` into a folder, write down what is printed, and load that folder.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bivouac.core.components import own_files, parsed
from bivouac.core.fields import fail, listed
from bivouac.games.dewan.box.checks import check_box
from bivouac.games.dewan.box.readers import (
    read_board,
    read_cards,
    read_layouts,
    read_scenarios,
    read_stories,
    read_tiles,
)
from bivouac.games.dewan.box.types import (
    Board,
    Box,
    Card,
    Half,
    Icon,
    Layout,
    Scenario,
    Story,
    Tile,
)

__all__ = [
    "PACKAGED",
    "Board",
    "Box",
    "Card",
    "Half",
    "Icon",
    "Layout",
    "Scenario",
    "Story",
    "Tile",
    "load_box",
]

PACKAGED = Path(__file__).parents[1] / "components"
FILES = (
    "board.toml",
    "cards.toml",
    "layouts.toml",
    "scenarios.toml",
    "stories.toml",
    "tiles.toml",
)


def load_box(folder: Path | None = None) -> Box:
    """The box in a folder, files it lacks taken from the packaged one; InputError if unfit."""
    return packaged_box() if folder is None else read_box(known_files(folder))


@cache
def packaged_box() -> Box:
    """The box that comes with the program, read once."""
    return read_box({})


def read_box(own: Mapping[str, Path]) -> Box:
    """The box of some files by name, the others being the packaged ones."""
    path = {name: own.get(name, PACKAGED / name) for name in FILES}
    box = Box(
        cards=read_cards(parsed(path["cards.toml"])),
        tiles=read_tiles(parsed(path["tiles.toml"])),
        stories=read_stories(parsed(path["stories.toml"])),
        layouts=read_layouts(parsed(path["layouts.toml"])),
        scenarios=read_scenarios(parsed(path["scenarios.toml"])),
        board=read_board(parsed(path["board.toml"])),
    )
    check_box(box)
    return box


def known_files(folder: Path) -> dict[str, Path]:
    """The files a folder brings, by name; a misspelt one is refused rather than ignored."""
    found = own_files(folder, f"at least one of: {listed(FILES)}")
    for name in found:
        if name not in FILES:
            fail(str(folder), f"unknown file '{name}'; known: {listed(FILES)}")
    return found
