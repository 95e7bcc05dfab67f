"""The Iwari box: its maps and counts as data that people can read and edit, and the loader.

The maps are original designs (IQ1, IQ2, IQ3). Whoever owns the printed game, or draws another map,
puts it into a folder as a TOML file like those in `components/maps` and loads that folder.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bivouac.core.components import own_files, parsed
from bivouac.games.iwari.box.checks import check_playable
from bivouac.games.iwari.box.maps import read_map
from bivouac.games.iwari.box.pieces import read_pieces
from bivouac.games.iwari.box.types import (
    Box,
    Connection,
    Contested,
    Map,
    MapRules,
    Pieces,
    Spot,
    Territory,
)

__all__ = [
    "PACKAGED",
    "Box",
    "Connection",
    "Contested",
    "Map",
    "MapRules",
    "Pieces",
    "Spot",
    "Territory",
    "load_box",
    "load_map",
    "packaged_box",
]

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
WANTED = f"{PIECES} or a map like new-horizons.toml"


def load_box(folder: Path | None = None) -> Box:
    """The packaged box, with what a folder brings: pieces.toml, and any other file as a map.

    A map's id is its file's name without .toml; one that is named like a packaged map replaces it.
    InputError if something is unfit.
    """
    return packaged_box() if folder is None else read_box(own_files(folder, WANTED))


@cache
def packaged_box() -> Box:
    """The box that comes with the program, read once."""
    return read_box({})


def read_box(own: Mapping[str, Path]) -> Box:
    """The box of some files by name, the others being the packaged ones."""
    paths = {f"{name}.toml": PACKAGED / "maps" / f"{name}.toml" for name in MAPS}
    paths |= {name: path for name, path in own.items() if name != PIECES}
    maps = [load_map(path) for path in paths.values()]
    return Box(
        pieces=read_pieces(parsed(own.get(PIECES, PACKAGED / PIECES))),
        maps={game_map.id: game_map for game_map in maps},
    )


def load_map(path: Path) -> Map:
    """A map that can be played, from its file; InputError if it cannot."""
    game_map = read_map(path.name, path.stem, parsed(path))
    check_playable(path.name, game_map)
    return game_map
