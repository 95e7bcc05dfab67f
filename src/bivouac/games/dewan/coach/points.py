"""Points that a camp brings or costs besides stories (DX3-DX5, DD2, DL3, DH6, DV6)."""

from bivouac.core.contract import Advice, Message
from bivouac.games.dewan.coach.outlook import MAIN, Outlook

ENOUGH = 3
"""Points that weigh as much as the cheapest stories."""

SOURCES = {
    "groups": "coach-dewan-gain-groups",
    "berries": "coach-dewan-gain-berries",
    "fire": "coach-dewan-gain-fire",
    "most_fire": "coach-dewan-gain-most-fire",
    "majorities": "coach-dewan-gain-majorities",
    "zones": "coach-dewan-gain-zones",
    "water": "coach-dewan-gain-water",
    "rivals": "coach-dewan-gain-rivals",
    "pairs": "coach-dewan-gain-pairs",
}


def source(look: Outlook) -> Advice | None:
    """DX3-DX5, DD2, DL3, DH6, DV6: many points that a camp brings, and for what."""
    points, key = best_source(look)
    return sourced(look, points, key) if points >= ENOUGH else None


def little(look: Outlook) -> Advice | None:
    """The same of few points: a berry, a fire, a lake."""
    points, key = best_source(look)
    return sourced(look, points, key) if 0 < points < ENOUGH else None


def best_source(look: Outlook) -> tuple[int, str]:
    """The most points that a camp brings by one key, and that key; the rest may cost none."""
    found = [
        (points, -MAIN.index(key))
        for gains in map(look.gains, look.ways)
        for key, points in gains["sources"].items()
        if key in MAIN and points <= look.own(gains)
    ]
    points, place = max(found, default=(0, 0))
    return points, MAIN[-place]


def sourced(look: Outlook, points: int, key: str) -> Advice:
    """Where a camp brings these points."""
    gained = ((way.space, look.gains(way)) for way in look.ways)
    spaces = [
        space for space, gains in gained if gains["sources"].get(key) == points <= look.own(gains)
    ]
    return Advice(Message(SOURCES[key], {"points": points}), look.at(spaces))


def takes(look: Outlook) -> Advice | None:
    """DH6, DX3: a camp that costs another side points and the own side none: a majority tips."""
    losses = [
        (look.gains(way)["points"][seat % look.setting.sides], seat, way.space)
        for seat in look.rivals
        for way in look.ways
        if look.own(look.gains(way)) >= 0
    ]
    most = min((points for points, *_ in losses), default=0)
    if most > -ENOUGH:
        return None
    seat = next(seat for points, seat, _ in losses if points == most)
    spaces = [space for points, other, space in losses if (points, other) == (most, seat)]
    args = {"seat": seat, "points": -most}
    return Advice(Message("coach-dewan-takes", args), [*look.at(spaces), f"seat-{seat}"])


def joins(look: Outlook) -> Advice | None:
    """DX4: a camp between two groups makes them one, which scores once."""
    lost = [(look.gains(way)["sources"].get("groups", 0), way.space) for way in look.ways]
    most = min((points for points, _ in lost), default=0)
    if most >= 0:
        return None
    spaces = [space for points, space in lost if points == most]
    return Advice(Message("coach-dewan-joins", {"points": -most}), look.at(spaces))
