"""Outlines for a map, from a plan: many small cells, each given to a territory or to the sea.

    python scripts/draw_territories.py PLAN.toml MAP.toml

About a thousand Voronoi cells, evened out by Lloyd's method, go to the nearest territory of the
plan after a sine noise has moved their centres; seas are carved along lines, at the frame and
between islands; of each territory only the largest piece is kept; the borders between cells are
traced and smoothed. The same plan always gives the same outlines. They replace those of
MAP.toml, whose territories must be the plan's.
"""

import math
import re
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bivouac.games.iwari.box.lines import distance_to_side
from bivouac.games.iwari.box.types import Point
from bivouac.games.iwari.picture.borders import NOWHERE, outlines

Plan: TypeAlias = dict[str, Any]
Points: TypeAlias = NDArray[np.float64]  # [n, 2]
Corner: TypeAlias = tuple[Point, int]  # a corner of a cell, and whom the side after it faces

EVENINGS = 8
NEIGHBOURS = 28
"""More than this many cells never touch one."""
LINE_LENGTH = 110


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its corners, and the cell beyond each side (the frame is below 0)."""

    corners: list[Point]
    beyond: list[int]


def main() -> None:
    """Draw the outlines of a plan into a map."""
    plan_path, map_path = map(Path, sys.argv[1:])
    plan = tomllib.loads(plan_path.read_text("utf-8"))
    text = map_path.read_text("utf-8")
    for name, outline in drawn_outlines(plan).items():
        pattern = rf'(id = "{name}"\n(?:(?!\[\[).*\n)*?outline = """\n)[^"]*(""")'
        text, count = re.subn(pattern, rf"\g<1>{wrapped(outline)}\g<2>", text)
        assert count == 1, f"{map_path} has no territory '{name}' with an outline"
    map_path.write_text(text, "utf-8")


def drawn_outlines(plan: Plan) -> dict[str, tuple[Point, ...]]:
    """By territory, its outline."""
    rng = np.random.default_rng(plan["seed"])
    sites = rng.uniform((0, 0), plan["size"], (plan["cells"], 2))
    for _ in range(EVENINGS):
        sites = np.array([middle(cell.corners) for cell in voronoi(sites, plan["size"])])
    cells = voronoi(sites, plan["size"])
    labels = largest_pieces(cells, first_labels(plan, sites, rng))
    lines = outlines(shared_corners(cells, sites), labels, plan["rounds"])
    return {territory["id"]: lines[i] for i, territory in enumerate(plan["territory"])}


def voronoi(sites: Points, size: Point) -> list[Cell]:
    """The cell of each site: the frame, cut by the middle lines to its neighbours."""
    width, height = size
    cells = []
    for i, site in enumerate(sites):
        corners: list[Corner] = [
            ((0.0, 0.0), -1),
            ((width, 0.0), -2),
            ((width, height), -3),
            ((0.0, height), -4),
        ]
        away = np.hypot(*(sites - site).T)
        for j in np.argsort(away)[1 : NEIGHBOURS + 1]:
            corners = cut(corners, site, sites[j], int(j))
        cells.append(Cell([point for point, _ in corners], [beyond for _, beyond in corners]))
        assert i not in cells[-1].beyond
    return cells


def cut(corners: list[Corner], site: Points, other: Points, j: int) -> list[Corner]:
    """What of a cell is nearer to its site than to another one, number j."""
    (sx, sy), (ox, oy) = site, other
    nx, ny = float(ox - sx), float(oy - sy)
    limit = nx * float(sx + ox) / 2 + ny * float(sy + oy) / 2
    beyond = [nx * x + ny * y - limit for (x, y), _ in corners]
    if max(beyond) <= 0:
        return corners
    kept: list[Corner] = []
    for k, (point, faces) in enumerate(corners):
        here, there = beyond[k], beyond[(k + 1) % len(corners)]
        following = corners[(k + 1) % len(corners)][0]
        if here <= 0:
            kept.append((point, faces))
        if (here <= 0) != (there <= 0):
            part = here / (here - there)
            x = point[0] + (following[0] - point[0]) * part
            y = point[1] + (following[1] - point[1]) * part
            kept.append(((x, y), j if here <= 0 else faces))
    return kept


def middle(corners: list[Point]) -> Point:
    """The centre of gravity of a cell."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        cross = ax * by - bx * ay
        area, x, y = area + cross, x + (ax + bx) * cross, y + (ay + by) * cross
    return x / (3 * area), y / (3 * area)


def shared_corners(cells: list[Cell], sites: Points) -> list[list[Point]]:
    """The corners of each cell, written alike wherever cells meet.

    A corner is where three cells, or two and the frame, meet; the first of them writes it down.
    """
    written: dict[tuple[int, ...], Point] = {}
    alike = []
    for i, cell in enumerate(cells):
        before = [cell.beyond[-1], *cell.beyond[:-1]]
        keys = [tuple(sorted((i, a, b))) for a, b in zip(before, cell.beyond, strict=True)]
        alike.append([written.setdefault(k, p) for k, p in zip(keys, cell.corners, strict=True)])
    assert len(alike) == len(sites)
    return alike


def first_labels(plan: Plan, sites: Points, rng: np.random.Generator) -> list[int]:
    """Each cell's territory, or NOWHERE for water."""
    moved = sites + plan["warp"] * np.stack([noise(sites, rng), noise(sites, rng)], axis=1)
    seeds = np.array([territory["at"] for territory in plan["territory"]])
    pulls = np.array([territory["pull"] for territory in plan["territory"]])
    away = np.hypot(*(moved[:, None, :] - seeds[None, :, :]).transpose(2, 0, 1)) - pulls
    shift = plan["ragged"] * noise(sites, rng)
    strait = between_islands(plan, away) | beyond_reach(plan, away)
    return [
        NOWHERE if strait[i] or is_water(plan, site, float(shift[i])) else int(np.argmin(away[i]))
        for i, site in enumerate(sites)
    ]


def between_islands(plan: Plan, away: NDArray[np.float64]) -> NDArray[np.bool_]:
    """[cell] whether it lies in a strait, where two islands of the plan are about equally near.

    Territories that name the same `island` hang together; `gap` is how wide straits are.
    """
    names = [territory.get("island", "") for territory in plan["territory"]]
    nearest = [away[:, [name == own for own in names]].min(axis=1) for name in sorted(set(names))]
    if len(nearest) == 1:
        return np.zeros(len(away), dtype=bool)
    first, second = np.sort(np.array(nearest), axis=0)[:2]
    return np.asarray(second - first < plan["gap"])


def beyond_reach(plan: Plan, away: NDArray[np.float64]) -> NDArray[np.bool_]:
    """[cell] whether it lies beyond the `reach` of the territory it is nearest to."""
    reach = np.array([territory.get("reach", math.inf) for territory in plan["territory"]])
    return np.asarray(away.min(axis=1) > reach[away.argmin(axis=1)])


def noise(sites: Points, rng: np.random.Generator) -> NDArray[np.float64]:
    """[site] smooth noise between -1 and 1: a few sine waves across the map."""
    total = np.zeros(len(sites))
    for length in (190.0, 110.0, 70.0, 45.0):
        angle, phase = rng.uniform(0, 2 * math.pi, 2)
        way = sites @ np.array([math.cos(angle), math.sin(angle)])
        total += np.sin(2 * math.pi * way / length + phase)
    return total / 4


def is_water(plan: Plan, site: NDArray[np.float64], shift: float) -> bool:
    """Whether a cell lies by the frame or on a sea of the plan."""
    x, y = float(site[0]), float(site[1])
    width, height = plan["size"]
    if min(x, y, width - x, height - y) < plan["coast"] + shift:
        return True
    return any(
        distance_to_side((x, y), a, b) < sea["reach"] + shift / 3
        for sea in plan["sea"]
        for a, b in zip(sea["line"], sea["line"][1:], strict=False)
    )


def largest_pieces(cells: list[Cell], labels: list[int]) -> list[int]:
    """Labels with each in one piece: smaller ones go to whoever surrounds them most."""
    labels = list(labels)
    for _ in range(3):
        largest: dict[int, list[int]] = {}
        pieces = connected_pieces(cells, labels)
        for piece in pieces:
            label = labels[piece[0]]
            if len(piece) > len(largest.get(label, [])):
                largest[label] = piece
        for piece in pieces:
            if labels[piece[0]] != NOWHERE and piece is not largest[labels[piece[0]]]:
                around = Counter(
                    labels[other] if other >= 0 else NOWHERE
                    for i in piece
                    for other in cells[i].beyond
                    if other not in piece
                )
                for i in piece:
                    labels[i] = around.most_common(1)[0][0]
    return labels


def connected_pieces(cells: list[Cell], labels: list[int]) -> list[list[int]]:
    """Groups of cells with one label that hang together."""
    waiting = set(range(len(cells)))
    pieces = []
    while waiting:
        piece = [min(waiting)]
        waiting.discard(piece[0])
        for i in piece:
            fresh = [j for j in cells[i].beyond if j in waiting and labels[j] == labels[i]]
            waiting.difference_update(fresh)
            piece += fresh
        pieces.append(piece)
    return pieces


def wrapped(outline: tuple[Point, ...]) -> str:
    """An outline as lines of points."""
    lines = [""]
    for x, y in outline:
        word = f"{x:g},{y:g}"
        if len(lines[-1]) + len(word) >= LINE_LENGTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines)


if __name__ == "__main__":
    main()
