"""Outlines traced from labelled cells: smooth, and shared point by point with the neighbours.

Cells are polygons that fit together, all running the same way round: whoever shares a side has both
of its corners. Where the label changes a border runs. Borders are cut where three labels meet, each
piece is smoothed once, and the outline of a label is put together from its pieces; so neighbours
neither gape nor overlap.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from bivouac.games.iwari.box.types import Point

Line: TypeAlias = list[Point]
Side: TypeAlias = tuple[Point, Point]
Labels: TypeAlias = tuple[int, int]  # of what lies inside a side, and outside

NOWHERE = -1
"""The label of what is no territory: sea, and whatever lies outside."""
ROUNDS = 3
"""How often corners are cut; each time the points double."""


def outlines(
    cells: Sequence[Sequence[Point]], labels: Sequence[int], rounds: int = ROUNDS
) -> dict[int, tuple[Point, ...]]:
    """The outline of every label but NOWHERE; of several pieces the one with the largest area."""
    pieces = [
        ([rounded(point) for point in smoothed(line, rounds)], pair)
        for line, pair in border_pieces(labelled_sides(cells, labels))
    ]
    found: dict[int, tuple[Point, ...]] = {}
    for label in sorted(set(labels) - {NOWHERE}):
        own = [line for line, (inner, _) in pieces if inner == label]
        own += [line[::-1] for line, (_, outer) in pieces if outer == label]
        largest = max(loops(own), key=size_of)
        found[label] = tuple(largest)
    return found


def labelled_sides(cells: Sequence[Sequence[Point]], labels: Sequence[int]) -> dict[Side, Labels]:
    """Every side between two labels, once: as the cell with the higher label runs along it."""
    owner = {
        side: label
        for cell, label in zip(cells, labels, strict=True)
        for side in pairwise([*cell, cell[0]])
    }
    sides: dict[Side, Labels] = {}
    for (a, b), inner in owner.items():
        outer = owner.get((b, a), NOWHERE)
        if inner > outer:
            sides[a, b] = (inner, outer)
    return sides


def border_pieces(sides: dict[Side, Labels]) -> list[tuple[Line, Labels]]:
    """Sides joined into lines that end only where more than two of them meet."""
    ahead: dict[Point, list[Point]] = defaultdict(list)
    meeting: dict[Point, int] = defaultdict(int)
    for a, b in sides:
        ahead[a].append(b)
        meeting[a] += 1
        meeting[b] += 1
    left = dict(sides)
    pieces = []
    for a, b in sorted(sides, key=lambda side: (meeting[side[0]] == 2, side)):
        pair = left.pop((a, b), None)
        if pair is None:
            continue
        line = [a, b]
        while meeting[line[-1]] == 2 and line[-1] != a:
            (onward,) = ahead[line[-1]]
            del left[line[-1], onward]
            line.append(onward)
        pieces.append((line, pair))
    return pieces


def smoothed(line: Line, rounds: int) -> Line:
    """Corners cut, ends kept; a closed line stays closed."""
    closed = line[0] == line[-1]
    for _ in range(rounds):
        cut = [between(a, b, part) for a, b in pairwise(line) for part in (0.25, 0.75)]
        line = [*cut, cut[0]] if closed else [line[0], *cut[1:-1], line[-1]]
    return line


def between(a: Point, b: Point, part: float) -> Point:
    """The point that far on the way from a to b."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def rounded(point: Point) -> Point:
    """A tenth of a unit is as fine as anybody sees."""
    return round(point[0], 1), round(point[1], 1)


def loops(lines: list[Line]) -> list[Line]:
    """Lines that follow each other as closed ones, without their first point at the end."""
    waiting = list(lines)
    closed: list[Line] = []
    while waiting:
        loop = waiting.pop()
        while loop[-1] != loop[0]:
            onward = next(line for line in waiting if line[0] == loop[-1])
            waiting.remove(onward)
            loop = [*loop, *onward[1:]]
        closed.append([a for a, b in pairwise(loop) if a != b])
    return closed


def size_of(loop: Sequence[Point]) -> float:
    """The area inside a closed line, whichever way round it runs."""
    return abs(area(loop))


def area(loop: Sequence[Point]) -> float:
    """The area inside a closed line; its sign says which way round it runs."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*loop, loop[0]])) / 2
