"""Dependencies point one way: a room of the package imports only from those below it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import bivouac

PACKAGE = Path(bivouac.__file__).parent
WEB = ("store", "tables", "server")
CLOSED = {
    "core": ("games", "record", "bots", "lab", "terminal", *WEB),
    "games": ("record", "bots", "lab", "terminal", *WEB),
    "record": ("games", "bots", "lab", "terminal", *WEB),
    "bots": ("games", "record", "lab", "terminal", *WEB),
    "lab": ("games", "terminal", *WEB),
    "terminal": ("lab", *WEB),
    "store": ("games", "record", "bots", "lab", "terminal", "tables", "server"),
    "tables": ("games", "lab", "terminal", "server"),
    "server": ("games", "terminal"),
}
"""The rooms that each room knows nothing of."""


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
            if name.startswith(doors)
        ]
    assert not wrong
