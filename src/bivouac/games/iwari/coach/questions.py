"""What matters where something is asked: a pawn, a storm, the walking totem, the third tribe."""

from collections.abc import Sequence

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.gains import NOTABLE
from bivouac.games.iwari.coach.matters import (
    Args,
    Matter,
    Topic,
    connections_at,
    land,
    land_at,
    matter,
    rival,
    totem_at,
)
from bivouac.games.iwari.coach.sight import Prospect, Sight
from bivouac.games.iwari.layout import COURAGE, DEED_NAMES, TERRITORIES, TOTEM
from bivouac.games.iwari.notation.decisions import storm_due
from bivouac.games.iwari.steps import NOWHERE, STORM_MOVES, TARGETS, split
from bivouac.games.iwari.view.counts import count_all
from bivouac.games.iwari.view.reading import next_open


def trap(sight: Sight) -> Matter | None:
    """IM1: a place where the pawn would bring another tribe more than its owner."""
    worst = None
    for step in sight.known.legal():
        deed, target = divmod(split(step)[1], TARGETS)
        if target == NOWHERE:
            continue
        points, _ = sight.tries.pawn(deed, target)
        tribe = max(sight.rivals, key=points.__getitem__)
        own, theirs = points[sight.seat], points[tribe]
        if theirs - own >= NOTABLE and own > 0 and (worst is None or own > worst[0]):
            worst = (own, theirs, tribe, deed, target)
    if worst is None:
        return None
    own, theirs, tribe, deed, target = worst
    args = {
        **rival(sight.setting, tribe),
        "deed": DEED_NAMES[deed],
        "points": own,
        "theirs": theirs,
    }
    if target < TERRITORIES:
        args |= land(sight.setting, target)
        anchor = land_at(sight.setting, target)
        return matter(theirs, Message("coach-iwari-pawn-trap", args), anchor, f"seat-{tribe}")
    connection = target - TERRITORIES
    args["connection"] = sight.setting.connection_numbers[connection]
    anchors = connections_at(sight.setting, [connection])
    return matter(
        theirs, Message("coach-iwari-pawn-trap-connection", args), *anchors, f"seat-{tribe}"
    )


def for_everybody(sight: Sight) -> Matter | None:
    """IM1, IM5: a pawn multiplies for all tribes; that of Courage takes it away from all."""
    deeds = {divmod(split(step)[1], TARGETS)[0] for step in sight.known.legal()}
    if deeds == {COURAGE}:
        return matter(1, Message("coach-iwari-pawn-courage", {}))
    return matter(1, Message("coach-iwari-pawn", {}))


def storm(sight: Sight) -> Matter | None:
    """IR1, IP2: what the storm's next place changes for the player who decides."""
    connection = storm_due(sight.position)
    world = sight.known.copy()
    world.apply(STORM_MOVES)
    points = count_all(sight.setting, world.position).points
    change = int((points - sight.counts.points)[sight.seat].sum())
    if change == 0:
        return None
    goes = next_open(sight.setting, sight.position, connection)
    numbers = sight.setting.connection_numbers
    args: Args = {
        "connection": numbers[connection],
        "to": numbers[goes],
        "points": abs(change),
        "way": "gain" if change > 0 else "loss",
    }
    anchors = connections_at(sight.setting, [connection, goes])
    return matter(abs(change), Message("coach-iwari-storm", args), *anchors)


def walk(sight: Sight) -> Matter | None:
    """IR2: the connection of the walking totem scores for all now, or at the end."""
    points = sight.tries.walk()
    tribe = max(sight.rivals, key=points.__getitem__)
    if not any(points):
        return None
    place = int(sight.position["walker"])
    args = {
        **rival(sight.setting, tribe),
        "connection": sight.setting.connection_numbers[place],
        "points": points[sight.seat],
        "theirs": points[tribe],
    }
    anchors = connections_at(sight.setting, [place])
    key = "coach-iwari-walk" if points[tribe] == 0 else "coach-iwari-walk-others"
    return matter(max(points), Message(key, args), *anchors)


def opponent(sight: Sight) -> int:
    """I2.1: the other player of two."""
    return 1 - sight.seat


def third_hurts(sight: Sight) -> Matter | None:
    """I2.1, I2.2: a piece of the third tribe that costs the other player points."""
    other = opponent(sight)

    def harm(one: Prospect) -> int:
        return one.total(sight.seat) - one.total(other)

    singles = (one for one in sight.prospects if len(one.pieces) == 1)
    one = max(singles, key=harm, default=None)
    if one is None or one.total(other) > -NOTABLE:
        return None
    is_totem = one.kinds == (TOTEM,)
    args: Args = {
        **land(sight.setting, one.territory),
        "piece": "totem" if is_totem else "tent",
        "seat": other,
        "points": -one.total(other),
    }
    place = totem_at if is_totem else land_at
    anchors = (place(sight.setting, one.territory), f"seat-{other}")
    return matter(-one.total(other), Message("coach-iwari-third-hurts", args), *anchors)


def third_leads(sight: Sight) -> Matter | None:
    """I2.2: if the third tribe alone is first at the end, both players lose."""
    third = sight.setting.third
    lead = sight.points(third) - max(sight.points(seat) for seat in range(sight.setting.seats))
    if lead <= 0:
        return None
    says = Message("coach-iwari-third-leads", {"points": lead})
    return matter(NOTABLE + lead // 4, says, f"seat-{third}")


ABOUT_PAWNS: Sequence[Topic[Sight]] = (trap, for_everybody)
ABOUT_THIRD: Sequence[Topic[Sight]] = (third_hurts, third_leads)
