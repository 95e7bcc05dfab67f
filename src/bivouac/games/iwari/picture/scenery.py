"""What lies round the land of a map when it is drawn: a sea, the sky, mist, a steppe, the night.

Pictures are drawn from it here, and the browser is sent it.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import NamedTuple, cast

from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.types import Map, Point
from bivouac.games.iwari.wire import map as wire


class Scattered(NamedTuple):
    """Something that floats or grows all over a map where there is no land."""

    symbol: str
    every: int  # square units for each that is tried
    width: int
    height: int
    off: int  # of its middle from the land; what reaches under the land is hidden


class Shore(NamedTuple):
    """The outline of a territory, and the rectangle round it."""

    left: float
    top: float
    right: float
    bottom: float
    outline: tuple[Point, ...]


class Thing(NamedTuple):
    """One of them."""

    symbol: str
    left: float
    top: float
    width: int
    height: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class Scenery:
    """How a map looks round its land."""

    ground: str = "sea"  # ids of the artwork
    pattern: str | None = "waves"
    paint: str = "#2F6485"  # instead of the ground where a picture is small
    shallows: str = "#9ED3E2"
    rim: str = "#BFE6EC"
    rim_opacity: float = 0.45
    shadow: str = "#14303F"
    depth: int = 5  # how far the shadow falls; of an island in the sky, how high its rock is
    rock: tuple[str, str] | None = None  # the underside of land that floats: its light, its dark
    water: str | None = None  # of rivers, where the land lies in no sea
    things: tuple[Scattered, ...] = ()


SEA = Scenery()
SCENERIES = {
    "sea": SEA,
    "sky": Scenery(
        ground="sky",
        pattern=None,
        paint="#79AFD0",
        shallows="#EBF6FC",
        rim="#FAFDFF",
        shadow="#34283A",
        depth=34,
        rock=("#8C7466", "#4A3A40"),
        things=(Scattered("cloud", 6000, 69, 30, 0), Scattered("wisp", 6000, 43, 11, 0)),
    ),
    "isle": Scenery(
        ground="lagoon",
        paint="#2A7F93",
        shallows="#AAE4D6",
        rim="#F7E7BA",
        rim_opacity=0.8,
        shadow="#0E3A42",
        things=(Scattered("stones", 11000, 24, 31, 14), Scattered("reef", 4600, 42, 21, 10)),
    ),
    "ice": Scenery(
        ground="icesea",
        pattern="cracks",
        paint="#5D87A0",
        shallows="#E2F1F8",
        rim="#F6FCFF",
        shadow="#203E54",
        depth=7,
        things=(Scattered("icepeak", 3000, 49, 40, 0), Scattered("floe", 4000, 29, 13, 4)),
    ),
    "mist": Scenery(
        ground="fog",
        pattern=None,
        paint="#5E7477",
        shallows="#D6E0DC",
        rim="#E8EEEA",
        shadow="#243034",
        things=(Scattered("mist", 2800, 102, 24, 0),),
    ),
    "steppe": Scenery(
        ground="steppe",
        pattern="grass",
        paint="#8F8A55",
        shallows="#D6CA8C",
        rim="#E8DCA4",
        shadow="#3A341A",
        water="#3F86A8",
        things=(Scattered("hill", 5000, 78, 24, 0), Scattered("tuft", 2400, 18, 14, 6)),
    ),
    "night": Scenery(
        ground="night",
        pattern="stars",
        paint="#1C1233",
        shallows="#9654C4",
        rim="#D0A0F0",
        shadow="#0C0516",
        depth=7,
        things=(Scattered("star", 3600, 11, 11, 6),),
    ),
}

MARGIN = 260.0
"""Round the map there may be things, too: the browser shows them where its frame is wider."""
SIGN = 26.0
"""Round the number of a connection no thing is drawn."""
RIVER = 120
"""The width of two lines along two coasts; where they meet, a river flows."""
ROCK_STEP, ROCK_TAPER, ROCK_LIT = 2, 0.22, 0.45


def surroundings(game_map: Map) -> Iterator[str]:
    """Everything below the land; the territories are defined as land-0, land-1, all as land."""
    scenery = SCENERIES[game_map.scenery]
    width, height = game_map.size
    frame = f'width="{width:g}" height="{height:g}"'
    yield f'<rect {frame} fill="url(#{scenery.ground})"/>'
    if scenery.pattern is not None:
        yield f'<rect {frame} fill="url(#{scenery.pattern})"/>'
    yield from (drawn(thing) for thing in things(game_map))
    if scenery.water is not None:
        yield from rivers(game_map, scenery.water)
    line = '<use href="#land" fill="none" stroke='
    yield f'{line}"{scenery.shallows}" stroke-opacity=".35" stroke-width="34" filter="url(#soft)"/>'
    if scenery.rock is not None:
        yield from rocks(game_map, scenery.depth, scenery.rock)
        return
    yield f'{line}"{scenery.rim}" stroke-opacity="{scenery.rim_opacity:g}" stroke-width="16"/>'
    yield (
        f'<use href="#land" transform="translate(0 {scenery.depth})" fill="{scenery.shadow}" '
        f'stroke="{scenery.shadow}" stroke-width="6" opacity=".6"/>'
    )


def see_scenery(game_map: Map) -> wire.Scenery:
    """The protocol's `Scenery`: how a map looks, and where its things stand, kind by kind."""
    scenery = SCENERIES[game_map.scenery]
    placed = things(game_map)
    scattered = [
        {
            "symbol": kind.symbol,
            "width": kind.width,
            "height": kind.height,
            "at": [
                [round(thing.left, 1), round(thing.top, 1), thing.mirrored]
                for thing in placed
                if thing.symbol == kind.symbol
            ],
        }
        for kind in scenery.things
    ]
    seen = {**asdict(scenery), "things": scattered, "river": RIVER}
    return cast(wire.Scenery, seen)  # a Scenery has its fields


@lru_cache(maxsize=16)
def things(game_map: Map) -> tuple[Thing, ...]:
    """Where the things of a scenery stand, in an order that looks like none; the nearest last."""
    width, height = game_map.size
    across, down = width + 2 * MARGIN, height + 2 * MARGIN
    signs = [connection.badge for connection in game_map.connections]
    signs += [token.at for token in game_map.contested]
    shores = [shore(territory.outline) for territory in game_map.territories]
    placed: list[Thing] = []
    for symbol, every, wide, high, off in SCENERIES[game_map.scenery].things:
        tried = 1
        while tried * every < across * down:
            x = across * halton(tried, 2) - MARGIN
            y = down * halton(tried, 3) - MARGIN
            thing = Thing(symbol, x - wide / 2, y - high / 2, wide, high, tried % 2 == 0)
            if not any(touch(thing, other) for other in placed):
                if not is_near_land(signs, shores, (x, y), off):
                    placed.append(thing)
            tried += 1
    return tuple(sorted(placed, key=lambda thing: thing.top + thing.height))


def shore(outline: tuple[Point, ...]) -> Shore:
    """An outline with the rectangle round it."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Shore(min(xs), min(ys), max(xs), max(ys), outline)


def halton(index: int, base: int) -> float:
    """The van der Corput sequence: numbers between 0 and 1 that leave no gaps."""
    result, part = 0.0, 1 / base
    while index > 0:
        result += part * (index % base)
        index //= base
        part /= base
    return result


def touch(one: Thing, other: Thing) -> bool:
    """Do two things overlap?"""
    return (
        one.left < other.left + other.width
        and other.left < one.left + one.width
        and one.top < other.top + other.height
        and other.top < one.top + one.height
    )


def is_near_land(signs: list[Point], shores: list[Shore], at: Point, reach: float) -> bool:
    """Is there land, or a sign or token that must not be hidden, within reach?"""
    if any(near(at, sign, SIGN) for sign in signs):
        return True
    return any(
        is_inside(at, land.outline) or any(near(at, p, reach) for p in land.outline)
        for land in shores
        if near_box(at, land, reach)
    )


def near(one: Point, other: Point, reach: float) -> bool:
    """Is one point within a square round the other?"""
    return abs(one[0] - other[0]) < reach and abs(one[1] - other[1]) < reach


def near_box(at: Point, land: Shore, reach: float) -> bool:
    """Is a point in the rectangle round a territory, or within reach of it?"""
    is_across = land.left - reach <= at[0] <= land.right + reach
    return is_across and land.top - reach <= at[1] <= land.bottom + reach


def drawn(thing: Thing) -> str:
    """One thing; every second one the other way round."""
    left, turn = thing.left, ""
    if thing.mirrored:
        turn = f' transform="translate({2 * left + thing.width:.1f} 0) scale(-1 1)"'
    return (
        f'<use href="#{thing.symbol}" x="{left:.1f}" y="{thing.top:.1f}" '
        f'width="{thing.width}" height="{thing.height}"{turn}/>'
    )


def rivers(game_map: Map, water: str) -> Iterator[str]:
    """Water wherever it is near to both ends of a way by sea."""
    index = {territory.id: i for i, territory in enumerate(game_map.territories)}
    for connection in game_map.connections:
        if connection.kind != "sea":
            continue
        one, other = (index[territory] for territory in connection.territories)
        line = f'fill="none" stroke-linejoin="round" stroke-width="{RIVER}"'
        yield (
            f'<mask id="river-{connection.number}" maskUnits="userSpaceOnUse">'
            f'<use href="#land-{one}" {line} stroke="#fff"/></mask>'
            f'<g mask="url(#river-{connection.number})">'
            f'<use href="#land-{other}" {line} stroke="{water}"/></g>'
        )


def rocks(game_map: Map, depth: int, paint: tuple[str, str]) -> Iterator[str]:
    """The rock below an island of the sky: the further down, the narrower and the darker."""
    light, dark = paint
    for down in range(depth, 0, -ROCK_STEP):
        share = 1 - (down / depth) ** 2 * ROCK_TAPER
        yield f'<g fill="{dark if down > depth * ROCK_LIT else light}">'
        for i, territory in enumerate(game_map.territories):
            xs = [x for x, _ in territory.outline]
            middle = (min(xs) + max(xs)) / 2
            yield (
                f'<use href="#land-{i}" transform="matrix({share:.3f} 0 0 1 '
                f'{middle * (1 - share):.1f} {down})"/>'
            )
        yield "</g>"
