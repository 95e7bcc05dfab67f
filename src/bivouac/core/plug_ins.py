"""Plug-ins: what installed packages add to Bivouac, found by their entry points.

Groups of objects are `bivouac.games` (a GameType), `bivouac.faces` (how a game looks at the
terminal) and `bivouac.commands` (a function that adds commands to `bivouac`). Groups of folders,
which are named like modules, are `bivouac.locales` (what a game says) and `bivouac.clients` (how it
looks in the browser). Nothing is imported before it is asked for, and for a folder nothing ever.
"""

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bivouac.core.errors import InputError


def plug_ins(group: str) -> dict[str, EntryPoint]:
    """What there is of a group, by name, in alphabetical order."""
    found = entry_points(group=f"bivouac.{group}")
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


def load_plug_in(entry: EntryPoint) -> Any:
    """What an entry point names; InputError if it cannot be imported."""
    try:
        return entry.load()
    except (ImportError, AttributeError) as error:
        named = {"name": entry.name, "value": entry.value, "error": str(error)}
        raise InputError("command-plug-in", **named) from error


def sources_of(entry: EntryPoint) -> list[tuple[str, bytes]]:
    """The Python files of the package that an entry point names, each with its place there."""
    spec = find_spec(entry.module.partition(".")[0])
    if spec is None:
        return []
    found = [
        (path, path.relative_to(folder).as_posix())
        for folder in spec.submodule_search_locations or ()
        for path in sorted(Path(folder).rglob("*.py"))
    ]
    if not found and spec.origin is not None:  # a module by itself
        found = [(Path(spec.origin), Path(spec.origin).name)]
    return [(place, path.read_bytes()) for path, place in found if path.is_file()]


def plug_in_folders(group: str) -> dict[str, Path]:
    """The folders of a group, by name."""
    return {name: folder_of(entry.value) for name, entry in plug_ins(group).items()}


def folder_of(name: str) -> Path:
    """The folder of a package that is named like a module of it; InputError if there is none."""
    package, *parts = name.split(".")
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise InputError("command-no-package", package=package, folder=name)
    return Path(spec.submodule_search_locations[0], *parts)
