"""Components of the host's own, offered for new tables beside the packaged ones.

A folder is read once, when the server starts. A table keeps what it needs of it: what becomes of
the folder afterwards changes no table.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bivouac.core.complaints import fail, listed
from bivouac.core.components import own_files, parsed
from bivouac.core.contract import TableChoices
from bivouac.core.errors import InputError
from bivouac.core.messages import Message
from bivouac.core.registry import GAMES, find_game

WANTED = Message("box-wanted", {})
LONGEST_NAME = 40


class OwnBox(NamedTuple):
    """What a folder brings to a game."""

    name: str  # the folder's
    game: str
    files: Mapping[str, str]
    choices: TableChoices


def read_boxes(folders: Sequence[Path]) -> tuple[OwnBox, ...]:
    """The components of some folders; InputError says in one line what is wrong with one."""
    boxes: list[OwnBox] = []
    for folder in folders:
        box = read_box(folder)
        if any((other.name, other.game) == (box.name, box.game) for other in boxes):
            fail(str(folder), "box-named-twice", game=box.game, name=box.name)
        boxes.append(box)
    return tuple(boxes)


def read_box(folder: Path) -> OwnBox:
    """The components of one folder."""
    files = own_files(folder, WANTED)
    try:
        tables = {name: parsed(name, text) for name, text in files.items()}
        game = game_of(tables)
        choices = find_game(game).choices_with(files)
    except InputError as error:
        fail(str(folder), error.said)
    return OwnBox(name_of(folder), game, files, choices)


def game_of(tables: Mapping[str, Mapping[str, object]]) -> str:
    """The game that takes these files."""
    found = [name for name in GAMES if find_game(name).takes(tables)]
    if len(found) != 1:
        key = "box-of-many" if found else "box-of-none"
        raise InputError(key, files=listed(tables), games=listed(found or GAMES))
    return found[0]


def name_of(folder: Path) -> str:
    """What people read: the folder's own name."""
    name = folder.resolve().name
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        fail(str(folder), "box-name", most=LONGEST_NAME)
    return name


def find_box(boxes: Iterable[OwnBox], game: str, name: object) -> OwnBox | None:
    """The box of this name for a game, if there is one."""
    return next((box for box in boxes if (box.game, box.name) == (game, name)), None)
