"""The Dewan box: its contents as data that people can read and edit, and the loader.

Tiles, cards and stories are reconstructed (DR1-DR5). Whoever owns the printed game can copy any of
the files in `components/` into a folder, write down what is printed, and load that folder.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bivouac.core.complaints import fail, listed
from bivouac.core.components import own_files, parsed, text_of
from bivouac.core.contract import Source
from bivouac.core.messages import Message
from bivouac.games.dewan.box.checks import check_box
from bivouac.games.dewan.box.readers import (
    read_board,
    read_cards,
    read_layouts,
    read_scenarios,
    read_stories,
    read_tiles,
)
from bivouac.games.dewan.box.types import Box

PACKAGED = Path(__file__).parents[1] / "components"
FILES = (
    "board.toml",
    "cards.toml",
    "layouts.toml",
    "scenarios.toml",
    "stories.toml",
    "tiles.toml",
)


def load_box(own: Source | None = None) -> Box:
    """The box in a folder, files it lacks taken from the packaged one; InputError if unfit."""
    return packaged_box() if own is None else read_box(known_files(own))


@cache
def packaged_box() -> Box:
    """The box that comes with the program, read once."""
    return read_box({})


def read_box(own: Mapping[str, str]) -> Box:
    """The box of some files by name, the others being the packaged ones."""

    def table(name: str) -> dict[str, object]:
        return parsed(name, own[name] if name in own else text_of(PACKAGED / name))

    box = Box(
        cards=read_cards(table("cards.toml")),
        tiles=read_tiles(table("tiles.toml")),
        stories=read_stories(table("stories.toml")),
        layouts=read_layouts(table("layouts.toml")),
        scenarios=read_scenarios(table("scenarios.toml")),
        board=read_board(table("board.toml")),
    )
    check_box(box)
    return box


def known_files(own: Source) -> Mapping[str, str]:
    """The files a folder brings, by name; a misspelt one is refused rather than ignored."""
    found = own_files(own, Message("fault-wanted", {"files": listed(FILES)}))
    where = str(own) if isinstance(own, Path) else "components"
    for name in found:
        if name not in FILES:
            fail(where, "dewan-box-unknown-file", name=name, known=listed(FILES))
    return found
