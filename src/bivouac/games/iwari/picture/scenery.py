"""What lies round the land of a map when it is drawn: a sea, the sky, mist, a steppe, the night.

The browser draws by the same numbers (web/src/games/iwari/board/looks.ts and soft.ts).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bivouac.games.iwari.box.lines import is_inside
from bivouac.games.iwari.box.types import Map, Point, Territory


class Scattered(NamedTuple):
    """Something that floats or grows all over a map where there is no land."""

    symbol: str
    every: int  # square units for each that is tried
    width: int
    height: int
    off: int  # of its middle from the land; what reaches under the land is hidden


class Thing(NamedTuple):
    """One of them."""

    symbol: str
    left: float
    top: float
    width: int
    height: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class Look:
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


SEA = Look()
LOOKS = {
    "sea": SEA,
    "sky": Look(
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
    "isle": Look(
        ground="lagoon",
        paint="#2A7F93",
        shallows="#AAE4D6",
        rim="#F7E7BA",
        rim_opacity=0.8,
        shadow="#0E3A42",
        things=(Scattered("stones", 11000, 24, 31, 14), Scattered("reef", 4600, 42, 21, 10)),
    ),
    "ice": Look(
        ground="icesea",
        pattern="cracks",
        paint="#5D87A0",
        shallows="#E2F1F8",
        rim="#F6FCFF",
        shadow="#203E54",
        depth=7,
        things=(Scattered("icepeak", 3000, 49, 40, 0), Scattered("floe", 4000, 29, 13, 4)),
    ),
    "mist": Look(
        ground="fog",
        pattern=None,
        paint="#5E7477",
        shallows="#D6E0DC",
        rim="#E8EEEA",
        shadow="#243034",
        things=(Scattered("mist", 2800, 102, 24, 0),),
    ),
    "steppe": Look(
        ground="steppe",
        pattern="grass",
        paint="#8F8A55",
        shallows="#D6CA8C",
        rim="#E8DCA4",
        shadow="#3A341A",
        water="#3F86A8",
        things=(Scattered("hill", 5000, 78, 24, 0), Scattered("tuft", 2400, 18, 14, 6)),
    ),
    "night": Look(
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
    look = LOOKS[game_map.look]
    width, height = game_map.size
    frame = f'width="{width:g}" height="{height:g}"'
    yield f'<rect {frame} fill="url(#{look.ground})"/>'
    if look.pattern is not None:
        yield f'<rect {frame} fill="url(#{look.pattern})"/>'
    yield from (drawn(thing) for thing in things(game_map))
    if look.water is not None:
        yield from rivers(game_map, look.water)
    line = '<use href="#land" fill="none" stroke='
    yield f'{line}"{look.shallows}" stroke-opacity=".35" stroke-width="34" filter="url(#soft)"/>'
    if look.rock is not None:
        yield from rocks(game_map, look.depth, look.rock)
        return
    yield f'{line}"{look.rim}" stroke-opacity="{look.rim_opacity:g}" stroke-width="16"/>'
    yield (
        f'<use href="#land" transform="translate(0 {look.depth})" fill="{look.shadow}" '
        f'stroke="{look.shadow}" stroke-width="6" opacity=".6"/>'
    )


def things(game_map: Map) -> list[Thing]:
    """Where the things of a look stand, in an order that looks like none; the nearest last."""
    width, height = game_map.size
    across, down = width + 2 * MARGIN, height + 2 * MARGIN
    placed: list[Thing] = []
    for symbol, every, wide, high, off in LOOKS[game_map.look].things:
        tried = 1
        while tried * every < across * down:
            x = across * halton(tried, 2) - MARGIN
            y = down * halton(tried, 3) - MARGIN
            thing = Thing(symbol, x - wide / 2, y - high / 2, wide, high, tried % 2 == 0)
            if not any(touch(thing, other) for other in placed):
                if not is_near_land(game_map, (x, y), off):
                    placed.append(thing)
            tried += 1
    return sorted(placed, key=lambda thing: thing.top + thing.height)


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


def is_near_land(game_map: Map, at: Point, reach: float) -> bool:
    """Is there land, or a sign or token that must not be hidden, within reach?"""
    signs = [connection.badge for connection in game_map.connections]
    signs += [token.at for token in game_map.contested]
    if any(near(at, sign, SIGN) for sign in signs):
        return True
    return any(
        is_inside(at, territory.outline) or any(near(at, p, reach) for p in territory.outline)
        for territory in game_map.territories
        if near_box(at, territory, reach)
    )


def near(one: Point, other: Point, reach: float) -> bool:
    """Is one point within a square round the other?"""
    return abs(one[0] - other[0]) < reach and abs(one[1] - other[1]) < reach


def near_box(at: Point, territory: Territory, reach: float) -> bool:
    """Is a point in the rectangle round a territory, or within reach of it?"""
    xs = [x for x, _ in territory.outline]
    ys = [y for _, y in territory.outline]
    return (
        min(xs) - reach <= at[0] <= max(xs) + reach and min(ys) - reach <= at[1] <= max(ys) + reach
    )


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
