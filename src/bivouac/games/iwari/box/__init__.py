"""The Iwari box: its maps and counts as data that people can read and edit, and the loader.

The maps are original designs (IQ1, IQ2, IQ3). Whoever owns the printed game, or draws another map,
puts it into a folder as a TOML file like those in `components/maps` and loads that folder.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bivouac.core.components import own_files, parsed, text_of
from bivouac.core.contract import Source
from bivouac.core.messages import Message
from bivouac.games.iwari.box.checks import check_playable
from bivouac.games.iwari.box.maps import read_map
from bivouac.games.iwari.box.pieces import read_pieces
from bivouac.games.iwari.box.types import Box, Map

PACKAGED = Path(__file__).parents[1] / "components"
BASE_MAPS = ("new-horizons", "vast-lands")
ATLAS = (
    "floating-lands",
    "forgotten-island",
    "glacier-massif",
    "unexplored-paths",
    "long-road",
    "the-void",
)
MAPS = tuple(name for name in (*BASE_MAPS, *ATLAS) if (PACKAGED / "maps" / f"{name}.toml").exists())
"""The packaged maps, in the order in which they are offered (IC6)."""
PIECES = "pieces.toml"
WANTED = Message("iwari-box-wanted", {"pieces": PIECES})


def load_box(own: Source | None = None) -> Box:
    """The packaged box, with what a folder brings: pieces.toml, and any other file as a map.

    A map's id is its file's name without .toml; one that is named like a packaged map replaces it.
    InputError if something is unfit.
    """
    return packaged_box() if own is None else read_box(own_files(own, WANTED))


@cache
def packaged_box() -> Box:
    """The box that comes with the program, read once."""
    return read_box({})


def read_box(own: Mapping[str, str]) -> Box:
    """The box of some files by name, the others being the packaged ones."""
    printed = {f"{name}.toml": PACKAGED / "maps" / f"{name}.toml" for name in MAPS}
    maps = [read_text(name, text_of(path)) for name, path in printed.items() if name not in own]
    maps += [read_text(name, text) for name, text in own.items() if name != PIECES]
    by_id = {game_map.id: game_map for game_map in maps}
    pieces = own[PIECES] if PIECES in own else text_of(PACKAGED / PIECES)
    return Box(
        pieces=read_pieces(parsed(PIECES, pieces)),
        maps={name: by_id[name] for name in dict.fromkeys((*MAPS, *by_id))},
    )


def load_map(path: Path) -> Map:
    """A map that can be played, from its file; InputError if it cannot."""
    return read_text(path.name, text_of(path))


def read_text(name: str, text: str) -> Map:
    """A map that can be played, from the text of a file of this name."""
    game_map = read_map(name, name.removesuffix(".toml"), parsed(name, text))
    check_playable(name, game_map)
    return game_map
