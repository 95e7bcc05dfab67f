"""Dependencies point one way: a room of the package imports only from those below it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bivouac

PACKAGE = Path(bivouac.__file__).parent
WEB = ("store", "tables", "server")
CLOSED = {
    "core": ("games", "record", "bots", "visitors", "analysis", "lab", "terminal", *WEB),
    "games": ("record", "bots", "visitors", "analysis", "lab", "terminal", *WEB),
    "record": ("games", "bots", "visitors", "analysis", "lab", "terminal", *WEB),
    "bots": ("games", "record", "visitors", "analysis", "lab", "terminal", *WEB),
    "visitors": ("games", "analysis", "lab", "terminal", *WEB),
    "analysis": ("games", "visitors", "lab", "terminal", *WEB),
    "lab": ("games", "terminal", *WEB),
    "terminal": ("games", "visitors", "analysis", "lab", *WEB),
    "store": ("games", "record", "bots", "visitors", "analysis", "lab", "terminal", *WEB[1:]),
    "tables": ("games", "lab", "terminal", "server"),
    "server": ("games", "terminal"),
}
"""The rooms that each room knows nothing of."""
OPENED = {"terminal": "terminal", "commands.py": "record"}
"""What parts of a game know besides: its face the terminal, its commands how to print."""
NO_ROOMS = {"__pycache__", "games", "site"}
"""Games have rooms of their own; the site is built."""


def imports_of(file: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_dependencies_point_one_way() -> None:
    wrong = []
    for room, closed in CLOSED.items():
        files = sorted((PACKAGE / room).rglob("*.py"))
        assert files, room
        doors = tuple(f"bivouac.{other}" for other in closed)
        wrong += [
            f"{file.relative_to(PACKAGE)}: {name}"
            for file in files
            for name in imports_of(file)
            if name.startswith(doors) and not is_opened(file, name)
        ]
    assert not wrong


def test_every_room_has_its_row_in_the_architecture() -> None:
    root = Path(__file__).parents[2]
    rows = set(re.findall(r"`([\w/.]+)`", (root / "docs/architecture.md").read_text("utf-8")))
    rooms = [
        f"{folder.name}/"
        for home in (PACKAGE, root / "tests", root / "web/src")
        for folder in home.iterdir()
        if folder.is_dir() and folder.name not in NO_ROOMS
    ]
    assert len(rooms) > 30
    assert [room for room in rooms if room not in rows] == []


def is_opened(file: Path, name: str) -> bool:
    """Is this what a part of a game may know?"""
    room, _, part, *_ = (*file.relative_to(PACKAGE).parts, "", "")
    return room == "games" and part in OPENED and name.startswith(f"bivouac.{OPENED[part]}")


def test_nothing_outside_a_game_imports_it() -> None:
    others = [file for file in PACKAGE.rglob("*.py") if "games" not in file.parts]
    assert len(others) > 100
    games = "bivouac.games."
    assert not [
        f"{file.relative_to(PACKAGE)}: {name}"
        for file in others
        for name in imports_of(file)
        if name.startswith(games)
    ]
