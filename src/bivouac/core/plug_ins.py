"""Plug-ins: what installed packages add to Bivouac, found by their entry points.

Groups are `bivouac.games` (a GameType), `bivouac.faces` (how a game looks at the terminal) and
`bivouac.commands` (a function that adds commands to `bivouac`). Nothing is imported before it is
asked for.
"""

from importlib.metadata import EntryPoint, entry_points


def plug_ins(group: str) -> dict[str, EntryPoint]:
    """What there is of a group, by name, in alphabetical order."""
    found = entry_points(group=f"bivouac.{group}")
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}
