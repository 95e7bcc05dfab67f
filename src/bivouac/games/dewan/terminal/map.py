r"""The map of Dewan in characters: flat-top hexagons of two lines.

 _____
/F*2▲Y\_____      terrain, berries of the zone, a camp or what it costs to settle there
\A1_c_/D....\     name of the space; c: a crystal on the border to the space below
/M^^^^a_B2__/     a: an artifact on the border to the lower right
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.core.wire import Seen
from bivouac.games.dewan.terminal.style import (
    BERRY,
    BORDER,
    GROUNDS,
    LETTERS,
    ROUTE,
    Signs,
    chip,
)
from bivouac.terminal.canvas import Canvas, Place
from bivouac.terminal.tribes import LEGAL

WIDE, NARROW = 5, 4
"""How many characters a space is wide between its borders."""


def map_width(view: Seen, size: int) -> int:
    """How many columns the map takes with spaces of a size."""
    columns: list[int] = [space["q"] for space in view["map"]["spaces"]]
    return (max(columns) - min(columns) + 1) * (size + 1) + 1


def draw_map(
    view: Seen,
    signs: Signs,
    width: int,
    legal: Mapping[str, str] | None = None,
    route: Sequence[str] = (),
) -> Text:
    """The map; `legal` marks spaces with what it costs to go there, `route` numbers a journey."""
    size = WIDE if map_width(view, WIDE) <= width else NARROW
    spaces = view["map"]["spaces"]
    left = min(space["q"] for space in spaces)
    canvas = Canvas()
    corner = {
        space["id"]: ((space["q"] - left) * (size + 1), 2 * space["r"] + space["q"])
        for space in spaces
    }
    berries = berry_places(view)
    for space in spaces:
        draw_outline(canvas, *corner[space["id"]], size)
    for space in spaces:
        mark = (legal or {}).get(space["id"], "")
        step = route.index(space["id"]) + 1 if space["id"] in route else 0
        place = corner[space["id"]]
        draw_space(canvas, place, size, space, signs, berries.get(space["id"], 0), mark, step)
    for icon in view["map"]["icons"]:
        one, other = icon["spaces"]
        draw_icon(canvas, icon["kind"], corner[one], corner[other], size)
    return canvas.text()


def berry_places(view: Seen) -> dict[str, int]:
    """DZ2: berries belong to a zone; they are drawn on its first space without a camp, if any."""
    camps = {space["id"] for space in view["map"]["spaces"] if space["camp"] is not None}
    places = {}
    for zone in view["map"]["zones"]:
        if zone["berries"] > 0:
            free = [space for space in zone["spaces"] if space not in camps]
            places[(free or zone["spaces"])[0]] = zone["berries"]
    return places


def draw_outline(canvas: Canvas, x: int, y: int, size: int) -> None:
    """The six sides of a space."""
    canvas.put(x + 1, y - 1, "_" * size, BORDER)
    canvas.put(x, y, "/", BORDER)
    canvas.put(x + size + 1, y, "\\", BORDER)
    canvas.put(x, y + 1, "\\", BORDER)
    canvas.put(x + size + 1, y + 1, "/", BORDER)


def draw_space(
    canvas: Canvas,
    place: Place,
    size: int,
    space: Json,
    signs: Signs,
    berries: int,
    mark: str,
    step: int,
) -> None:
    """The inside of a space: terrain, berries, camp, cost, name.

    Where there is room for one character the number of berries is raised: `B2` is a space's name.
    """
    x, y = place
    terrain = space["terrain"]
    ground = GROUNDS[terrain]
    plain = ground.style
    canvas.put(x + 1, y, ground.filling(signs.ascii_only) * size, ground.faint)
    canvas.put(x + 1, y, LETTERS[terrain], f"bold {plain}")
    canvas.put(x + 1, y + 1, "_" * size, ground.faint)
    canvas.put(x + 1, y + 1, space["id"][: size - 2], plain)
    middle = x + 2
    if berries > 0:
        is_tight = size == NARROW and (space["camp"] is not None or mark != "")
        canvas.put(middle, y, signs.small(berries) if is_tight else f"*{berries}", BERRY)
    elif space["marker"]:
        canvas.put(middle, y, "()" if size == WIDE else "o", f"bold {plain}")
    right = x + size - 1
    if space["camp"] is not None:
        canvas.put(right, y, signs.tribe(space["camp"]))
    elif mark:
        canvas.put(right, y, mark.rjust(2, ":"), LEGAL)
    if step > 0:
        canvas.put(x + size - 1, y + 1, str(step), ROUTE)


def draw_icon(canvas: Canvas, kind: str, one: Place, other: Place, size: int) -> None:
    """DC3: a resource on the border of two spaces, given by their corners."""
    (x, y), (to_x, to_y) = min(one, other), max(one, other)
    if x == to_x:
        canvas.put(x + size, max(y, to_y) - 1, chip(kind))
    else:
        canvas.put(to_x, y if to_y < y else y + 1, chip(kind))
