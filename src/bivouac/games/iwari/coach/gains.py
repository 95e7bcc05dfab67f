"""What a build of this turn would bring: ranks, connections, settlements, deeds, expeditions."""

from collections.abc import Iterator, Sequence

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.matters import (
    Args,
    Matter,
    Topic,
    connections_at,
    land,
    land_at,
    matter,
    numbered,
    spot_at,
    totem_at,
)
from bivouac.games.iwari.coach.sight import Prospect, Sight
from bivouac.games.iwari.layout import (
    COLOURS,
    DEED_NAMES,
    FORT,
    K_DISCOVERIES,
    K_EXPEDITIONS,
    K_ROAD,
    K_RUINS,
    K_SETTLEMENTS,
    K_TENTS,
    K_TOTEMS,
    TENT,
    TOTEM,
    VOID_TOTEM,
)
from bivouac.games.iwari.telling.codes import expedition_code
from bivouac.games.iwari.view.counts import Counts
from bivouac.games.iwari.view.reading import tokens_lying

A_PAWN = 5
"""What a deed is about worth: its pawn doubles a territory or a connection (IM1)."""
NOTABLE = 2
"""Fewer points are not worth a sentence."""


def best(prospects: Iterator[Prospect], tribe: int, key: int) -> Prospect | None:
    """The prospect with most points by one key, of equal ones the cheapest."""
    found = max(prospects, key=lambda one: one.gain(tribe, key), default=None)
    return found if found is not None and found.gain(tribe, key) >= NOTABLE else None


def with_kinds(sight: Sight, *wanted: tuple[int, ...]) -> Iterator[Prospect]:
    """The prospects that place such pieces."""
    return (one for one in sight.prospects if one.kinds in wanted)


def ranks_in(sight: Sight, one: Prospect) -> tuple[int, int]:
    """IP1: the rank of the own tents in its territory before and after it; 0: none there."""
    after = sight.tries.after(one.steps)
    before, now = (int(c.ranks[one.territory, sight.seat]) for c in (sight.counts, after))
    return before, now


def lead(sight: Sight) -> Matter | None:
    """IP1: one or two tents that lead in a territory, or stand there at last."""
    # Two pieces cost twice: both are worth a word only where one would not do.
    for kinds in ((TENT,), (TENT, TENT)):
        one = best(with_kinds(sight, kinds), sight.seat, K_TENTS)
        if one is None:
            continue
        points = one.gain(sight.seat, K_TENTS)
        if points <= NOTABLE:
            continue
        before, now = ranks_in(sight, one)
        args = {**land(sight.setting, one.territory), "count": len(kinds), "points": points}
        where = land_at(sight.setting, one.territory)
        if now == 1 != before:
            return matter(points, Message("coach-iwari-lead", args), where)
        if before == 0:
            return matter(points, Message("coach-iwari-present", args), where)
    return None


def newly_held(sight: Sight, after: Counts) -> list[int]:
    """IP2: the connections that the own tribe would score now and did not before."""
    return gained_connections(sight, sight.counts, after)


def gained_connections(sight: Sight, before: Counts, after: Counts) -> list[int]:
    """IP2: the open connections where the own tribe leads at both ends, as it did not before."""
    return [
        connection
        for connection in range(len(sight.setting.connection_numbers))
        if sight.seat in after.scorers(sight.setting, sight.position, connection)
        and sight.seat not in before.scorers(sight.setting, sight.position, connection)
    ]


def about_connections(sight: Sight, one: Prospect, found: Sequence[int]) -> tuple[Args, list[str]]:
    """The arguments and the anchors of a message about a totem and what it would win."""
    args = {
        **land(sight.setting, one.territory),
        **numbered(sight.setting, found),
        "points": one.gain(sight.seat, K_TOTEMS),
    }
    anchors = [totem_at(sight.setting, one.territory), *connections_at(sight.setting, found)]
    return args, anchors


def connection(sight: Sight) -> Matter | None:
    """IP2, IA4: a totem that wins connections, an own one or one of the void."""
    one = best(with_kinds(sight, (TOTEM,), (VOID_TOTEM,)), sight.seat, K_TOTEMS)
    found = [] if one is None else newly_held(sight, sight.tries.after(one.steps))
    if one is None or not found:
        return None
    args, anchors = about_connections(sight, one, found)
    if one.kinds == (VOID_TOTEM,):
        return matter(one.total(sight.seat), Message("coach-iwari-void-totem", args), *anchors)
    return matter(one.total(sight.seat), Message("coach-iwari-connection", args), *anchors)


def room(sight: Sight) -> Matter | None:
    """IT5: a totem for which a tent would first make room."""
    open_lands = int(sight.position["open"])
    pairs = (one for one in with_kinds(sight, (TENT, TOTEM)) if not open_lands >> one.territory & 1)
    one = best(pairs, sight.seat, K_TOTEMS)
    found = [] if one is None else newly_held(sight, sight.tries.after(one.steps))
    if one is None or not found:
        return None
    args, anchors = about_connections(sight, one, found)
    return matter(one.total(sight.seat) - 1, Message("coach-iwari-room", args), *anchors)


def settlement(sight: Sight) -> Matter | None:
    """IP3: a tent that joins others to a settlement."""
    one = best(with_kinds(sight, (TENT,)), sight.seat, K_SETTLEMENTS)
    if one is None:
        return None
    count = sight.tries.settled(sight.tries.built(one.steps), one.pieces)
    args = {"count": count, "points": one.gain(sight.seat, K_SETTLEMENTS)}
    spot = spot_at(sight.setting, one.pieces[0].at)
    return matter(one.total(sight.seat), Message("coach-iwari-settlement", args), spot)


def expedition(sight: Sight) -> Matter | None:
    """IX1: an expedition that one build completes."""
    one = best(iter(sight.prospects), sight.seat, K_EXPEDITIONS)
    if one is None:
        return None
    number = sight.tries.expeditions(sight.tries.built(one.steps))[0]
    points = one.gain(sight.seat, K_EXPEDITIONS)
    args: Args = {"expedition": expedition_code(number), "points": points}
    says = Message("coach-iwari-expedition", args)
    return matter(one.total(sight.seat), says, f"expedition-{number}")


def deed(sight: Sight) -> Matter | None:
    """IM2-IM5: a deed that one build earns; the pawns of each are few."""
    if not sight.position["pawns_left"].any():
        return None
    for one in sight.prospects:
        for name in sight.tries.deeds(one.steps):
            left = int(sight.position["pawns_left"][DEED_NAMES.index(name)])
            says = Message("coach-iwari-deed", {"deed": name, "left": left})
            return matter(A_PAWN, says, land_at(sight.setting, one.territory))
    return None


def walking(sight: Sight) -> Matter | None:
    """IR2: a totem beside the walking totem, which may then score its connection at once."""
    static, place = sight.setting.static[0], int(sight.position["walker"])
    if not static["walking"] or place >= len(sight.setting.connection_numbers):
        return None
    ends = static["ends"][place].tolist()
    for one in with_kinds(sight, (TOTEM,)):
        points = sight.tries.walked(one.steps) if one.territory in ends else 0
        if points >= NOTABLE:
            number = sight.setting.connection_numbers[place]
            args = {**land(sight.setting, one.territory), "connection": number, "points": points}
            anchors = [totem_at(sight.setting, one.territory)]
            anchors += connections_at(sight.setting, [place])
            return matter(points, Message("coach-iwari-walking", args), *anchors)
    return None


def token(sight: Sight) -> Matter | None:
    """IG1: a discovery token that would give its tribe most of a colour."""
    one = best(with_kinds(sight, (TENT,)), sight.seat, K_DISCOVERIES)
    if one is None:
        return None
    spot = one.pieces[0].at
    colour = tokens_lying(sight.position)[spot]
    points = one.gain(sight.seat, K_DISCOVERIES)
    says = Message("coach-iwari-token", {"colour": str(colour), "points": points})
    assert colour in COLOURS
    return matter(points, says, spot_at(sight.setting, spot))


def fortification(sight: Sight) -> Matter | None:
    """IF1, IF2: a fortification that would double what the own tents score."""
    found = (one for one in sight.prospects if FORT in one.kinds)
    one = max(found, key=lambda each: each.total(sight.seat), default=None)
    if one is None or one.total(sight.seat) < A_PAWN:
        return None
    points = one.total(sight.seat)
    args = {**land(sight.setting, one.territory), "points": points}
    spot = spot_at(sight.setting, one.pieces[0].at)
    return matter(points - 1, Message("coach-iwari-fortification", args), spot)


def violet_road(sight: Sight) -> Matter | None:
    """IA5: a tent on the violet road."""
    one = best(with_kinds(sight, (TENT,)), sight.seat, K_ROAD)
    if one is None:
        return None
    points = one.gain(sight.seat, K_ROAD)
    says = Message("coach-iwari-road", {"points": points})
    return matter(one.total(sight.seat), says, spot_at(sight.setting, one.pieces[0].at))


def ruin(sight: Sight) -> Matter | None:
    """IA2: a ruin that the hand can replace by a tent."""
    found = (one for one in with_kinds(sight, (TENT,)) if one.gain(sight.seat, K_RUINS) > 0)
    one = max(found, key=lambda each: each.total(sight.seat), default=None)
    if one is None:
        return None
    spot, points = one.pieces[0].at, one.total(sight.seat)
    place = int(sight.setting.static["guards"][0, spot])
    args = {"connection": sight.setting.connection_numbers[place], "points": points}
    anchors = [spot_at(sight.setting, spot), *connections_at(sight.setting, [place])]
    return matter(points + 1, Message("coach-iwari-ruin", args), *anchors)


TOPICS: Sequence[Topic[Sight]] = (
    expedition,
    deed,
    settlement,
    connection,
    walking,
    lead,
    room,
    token,
    ruin,
    violet_road,
    fortification,
)
