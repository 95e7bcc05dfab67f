"""Patterns of decisions: JSON that says as much of a decision as matters (docs/write-a-lesson.md).

An object is like one that has these fields, whatever else it has. In a string, a star at the end
stands for any ending; in a list, three dots stand for any number of things. All else is like its
equal alone.
"""

from collections.abc import Mapping, Sequence

from bivouac.core.contract import Json

ANY = "*"
"""Any ending of a string; by itself anything that is there."""
MORE = "..."
"""Any number of things in a list."""


def is_like(found: Json, pattern: Json) -> bool:
    """Does a pattern fit something?"""
    if pattern == ANY:
        return found is not None
    if isinstance(pattern, str) and pattern.endswith(ANY):
        return isinstance(found, str) and found.startswith(pattern.removesuffix(ANY))
    if isinstance(pattern, dict):
        return isinstance(found, Mapping) and all(
            is_like(found.get(key), value) for key, value in pattern.items()
        )
    if isinstance(pattern, list):
        return isinstance(found, Sequence) and not isinstance(found, str) and runs(found, pattern)
    return bool(found == pattern)


def runs(found: Sequence[Json], pattern: Sequence[Json]) -> bool:
    """Does a list run as a pattern of one does?"""
    if not pattern:
        return not found
    first, *rest = pattern
    if first == MORE:
        return any(runs(found[skipped:], rest) for skipped in range(len(found) + 1))
    return bool(found) and is_like(found[0], first) and runs(found[1:], rest)
