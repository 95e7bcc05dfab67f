"""The map of Iwari in characters: the land by biome, roads, and what stands where.

A3 is a free tent spot, a tribe's shape with a letter its tent, with a number so many of its totems.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TypeAlias

from rich.text import Text

from bivouac.core.wire import Seen
from bivouac.games.iwari.box.types import Point
from bivouac.games.iwari.terminal.atlas import Atlas
from bivouac.games.iwari.terminal.style import GROUNDS
from bivouac.terminal.canvas import Canvas, Frame, Place
from bivouac.terminal.tribes import LEGAL, TRIBES

Outline: TypeAlias = tuple[Point, ...]
LEAST, MOST = 60, 100
"""The narrowest picture that can be read, and the widest that still fits a screen in height."""
MARGIN = 4
"""Columns around a territory that is looked at alone; half as many lines."""
SEA = "#6B8FA3"
VIOLET = "bold underline"
"""Violet spots (IA2, IA5) are underlined: the ground keeps its colour."""
WALKER = ">"
"""Before the connection of the walking totem (IR2); the void pawn is the void's shape (IV5)."""
OFFSETS = sorted(
    ((x, y) for x in range(-6, 7) for y in range(-2, 3)), key=lambda at: abs(at[0]) + 3 * abs(at[1])
)
"""Where to look for room, nearest first."""


class MapArt:
    """Draws one map, again and again; what never changes is drawn once for each width."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.signs = atlas.signs
        self.map = atlas.setting.map
        self.lands: dict[int, Land] = {}

    def draw(
        self,
        view: Seen,
        width: int,
        legal: Collection[str] = (),
        only: str | None = None,
    ) -> Text:
        """The map; `legal` spots and territories are marked; `only` shows one and its surroundings.

        Names of spots come first, then everything finds room around them.
        """
        columns = min(width, MOST) - 1
        if columns not in self.lands:
            self.lands[columns] = Land(self.atlas, columns)
        land = self.lands[columns]
        picture = Picture(land)
        self.draw_spots(picture, view, legal)
        for i, now in enumerate(view["territories"]):
            territory = self.map.territories[i]
            style = LEGAL if territory.id in legal else f"bold reverse {land.style(territory.id)}"
            picture.write(*territory.badge, self.badge(view, territory.id, style))
            self.draw_totems(picture, now["totems"], *territory.totem)
        if view["centre"] is not None and self.map.centre is not None:
            void = self.signs.totems(len(view["tribes"]), view["centre"])
            picture.write_all(*self.map.centre, [void])
        self.draw_connections(picture, view)
        return picture.canvas.text(land.frame(only) if only is not None else None)

    def badge(self, view: Seen, territory: str, style: str) -> Text:
        """The letter of a territory; behind it who has claimed it (IV7)."""
        letter = Text("[" + self.atlas.letters[territory], style)
        claims = view["void"]["claims"] if view["void"] is not None else {}
        if territory in claims:
            letter.append_text(self.signs.claim(claims[territory]["by"]))
        return letter.append("]", style)

    def draw_spots(self, picture: "Picture", view: Seen, legal: Collection[str]) -> None:
        """A tent, or the name of a free spot, with what else lies there."""
        tents = view["tents"]
        for spot in self.map.spots:
            if not self.atlas.is_spot(view, spot.id):
                continue
            marks = self.atlas.marks(view, spot.id)
            if spot.id in tents:
                sign = self.signs.tribe(tents[spot.id])
                picture.write(spot.x, spot.y, sign.append(marks) if marks else sign)
                continue
            plain = f"{VIOLET if spot.violet else 'bold'} {picture.land.style(spot.territory)}"
            style = LEGAL if spot.id in legal else plain
            picture.write(spot.x, spot.y, Text(self.atlas.spot(spot.id) + marks, style))

    def draw_totems(self, picture: "Picture", totems: list[int], x: float, y: float) -> None:
        """The totems of a territory, one tribe beside the other."""
        stacks = [(tribe, count) for tribe, count in enumerate(totems) if count > 0]
        picture.write_all(x, y, [self.signs.totems(tribe, count) for tribe, count in stacks])

    def draw_connections(self, picture: "Picture", view: Seen) -> None:
        """IP2, IV5: connections in the colour of whoever holds them alone, and the void pawn."""
        pawn = view["void"]["pawn"] if view["void"] is not None else None
        for data, now in zip(self.map.connections, view["connections"], strict=True):
            style = "dim" if now["covered"] or now["left"] else "bold"
            if pawn is None and len(now["holders"]) == 1:
                style = TRIBES[now["holders"][0]][2]
            label = self.atlas.connection(data.number, now["covered"])
            walker = WALKER if view["walker"] == data.number else ""
            is_pawn = data.number == pawn
            sign = self.signs.pawn(label) if is_pawn else Text(walker + label, style)
            picture.write(*data.badge, sign)


class Land:
    """What stays: territories and roads, scaled to a number of columns."""

    def __init__(self, atlas: Atlas, columns: int) -> None:
        self.atlas = atlas
        self.map = atlas.setting.map
        self.columns = columns
        self.unit = self.map.size[0] / columns
        self.grounds: dict[Place, str] = {}  # the territory of each place
        self.canvas = Canvas()
        for territory in self.map.territories:
            self.fill(territory.id, territory.outline)
        spots = {spot.id: spot for spot in self.map.spots}
        for one, other in self.map.roads:
            self.draw_road(
                self.place(spots[one].x, spots[one].y), self.place(spots[other].x, spots[other].y)
            )

    def place(self, x: float, y: float) -> Place:
        """Column and line of a point; a character is twice as high as wide."""
        return min(int(x / self.unit), self.columns - 1), int(y / self.unit / 2)

    def style(self, territory: str) -> str:
        """Ink on the colour of a territory."""
        return GROUNDS[self.atlas.biomes[territory]].style

    def fill(self, territory: str, outline: Outline) -> None:
        """The ground of a territory, line by line."""
        biome = self.atlas.biomes[territory]
        ground = GROUNDS[biome]
        sign, style = ground.filling(self.atlas.signs.ascii_only), ground.faint
        for line, columns in runs(outline, self.unit, int(self.map.size[1] / self.unit / 2) + 1):
            for x in columns:
                self.grounds[x, line] = territory
                self.canvas.put(x, line, sign if (x + 2 * line) % 4 == 0 else " ", style)

    def draw_road(self, one: Place, other: Place) -> None:
        """A straight line of signs between two spots, whose names cover its ends."""
        dx, dy = other[0] - one[0], other[1] - one[1]
        length = max(abs(dx), abs(dy), 1)
        sign = self.atlas.signs.road(dx, dy)
        for i in range(length + 1):
            at = one[0] + round(dx * i / length), one[1] + round(dy * i / length)
            ground = self.grounds.get(at)
            self.canvas.put(*at, sign, SEA if ground is None else self.style(ground))

    def frame(self, territory: str) -> Frame:
        """A territory and what is around it."""
        places = [place for place, ground in self.grounds.items() if ground == territory]
        columns, lines = [x for x, _ in places], [y for _, y in places]
        right = min(max(columns) + MARGIN, self.columns)
        top = max(min(lines) - MARGIN // 2, 0)
        return max(min(columns) - MARGIN, 0), top, right, max(lines) + MARGIN // 2


class Picture:
    """The land with things on it, of which none covers another."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.canvas = land.canvas.copy()
        self.taken: set[Place] = set()

    def write(self, x: float, y: float, text: Text) -> None:
        """Something at a point, or as near as there is room."""
        self.write_all(x, y, [text])

    def write_all(self, x: float, y: float, texts: list[Text]) -> None:
        """Several things side by side, centred at a point, or as near as there is room."""
        length = sum(len(text) for text in texts)
        column, line = self.land.place(x, y)
        column = min(column, self.land.columns - length // 2) - (length - 1) // 2
        for dx, dy in OFFSETS:
            places = {(column + dx + i, line + dy) for i in range(length)}
            inside = all(0 <= at < self.land.columns + 1 for at, _ in places) and line + dy >= 0
            if inside and places.isdisjoint(self.taken):
                self.taken |= places
                at = column + dx
                for text in texts:
                    self.canvas.put(at, line + dy, text)
                    at += len(text)
                return


@lru_cache(maxsize=256)  # the territories of every map in one or two widths
def runs(outline: Outline, unit: float, lines: int) -> tuple[tuple[int, range], ...]:
    """The columns inside a closed line, by line of a picture."""
    found = []
    for line in range(lines):
        cuts = crossings(outline, (line + 0.5) * unit * 2)
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            found.append((line, range(round(left / unit), round(right / unit))))
    return tuple(found)


def crossings(outline: Sequence[Point], y: float) -> list[float]:
    """Where a closed line crosses a height, from left to right."""
    found = []
    for (x, top), (to_x, bottom) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (top <= y) != (bottom <= y):
            found.append(x + (y - top) * (to_x - x) / (bottom - top))
    return sorted(found)
