"""IP3: how many points do somebody's settlements bring?"""

from random import Random

from bivouac.core.contract import Advice, Drill, Known, Message
from bivouac.core.drilling import name_of_number, numbers
from bivouac.games.iwari.drills.lands import spot_anchors
from bivouac.games.iwari.layout import K_SETTLEMENTS
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import count_all
from bivouac.games.iwari.view.groups import Group, groups_of

LEAST_GROUPS = 2


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """Somebody with a settlement and more tents besides."""
    tribe = chance.randrange(setting.seats)
    points = int(count_all(setting, known.position).points[tribe, K_SETTLEMENTS])
    groups = [group for group in groups_of(setting, known.position) if group.tribe == tribe]
    if points == 0 or len(groups) < LEAST_GROUPS:
        return None
    least = int(setting.static["settlement"][0])
    sizes = [len(group.spots) for group in groups]
    near = [sum(sizes), sum(size for size in sizes if size >= least), *sizes, points - 1]
    counts = setting.chosen.settlements
    return Drill(
        Message("drills-iwari-settlements-asks", {"seat": tribe, "counts": counts}),
        numbers(points, near, chance),
        (frozenset({name_of_number(points)}),),
        tuple(
            reason(setting, group, least)
            for group in sorted(groups, key=lambda one: -len(one.spots))
            if len(group.spots) > 1
        ),
    )


def reason(setting: Iwari, group: Group, least: int) -> Advice:
    """IP3: what a connected group brings, or that it is too small."""
    args: dict[str, str | int] = {
        "count": len(group.spots),
        "least": least,
        "points": group.points,
    }
    if len(group.spots) < least:
        key, spots = "drills-iwari-settlements-small", group.spots
    elif len(group.counted) < len(group.spots):
        key, spots = "drills-iwari-settlements-path", group.counted
    else:
        key, spots = "drills-iwari-settlements-counts", group.spots
    return Advice(Message(key, args), spot_anchors(setting, spots))
