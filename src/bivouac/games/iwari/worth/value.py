"""A rough worth of a position, for players who look one turn ahead. Hundredths of a point.

The weights were found by letting players with different ones meet over thousands of games.
"""

from bivouac.core.bits import EMPTY, contains, count
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import BIOME_COUNT, NONE, THIRD, Position, Static, Work
from bivouac.games.iwari.rules.fortifications import is_doubled, is_fortified
from bivouac.games.iwari.rules.settlements import part_group
from bivouac.games.iwari.rules.tents import tent_points
from bivouac.games.iwari.rules.totems import connection_points
from bivouac.games.iwari.worth.hopes import add_hopes, has_hopes

POINT = 100
MID_POINT = 80
"""A point that tents would score if the mid-game scoring, still to come, came now."""
AHEAD = 20
"""For each free spot of a territory where a tribe is alone in front: all tents score for it."""
BEHIND = 15
"""Likewise where a tribe can still come to the front, divided by the tents it lacks."""
UNWALKED = 90
"""A point of a connection that the walking totem has not scored yet."""
FORTIFIED = 15
"""For each free spot where a tribe's tents count twice."""
HALF_HELD = 30
"""A connection led at one end, while the other end has no totem yet."""
PAIR_OF_TENTS = 50
ONE_TENT_SHORT = 170
"""Groups of two, and groups that lack one tent to be a settlement."""
OTHERS_MEAN = 50
OTHERS_BEST = 60
"""What the worth of the other tribes takes off, in hundredths of it: on average, and the best."""
HAND = 25
TWO_PIECES = 200
SINGLE_JOKER = 90
"""What of the best tent a hand could place counts now; and how much more two tents, how much less
one for a joker, in hundredths."""
UNSEEN_CARD = 20
"""A card drawn unseen stands for any of the hidden ones, so it is worth less than it shows."""
THIRD_TO_ACT = 100
"""The third tribe will get something on the map before the hand is refilled."""


@kernel
def value(t: Static, p: Position, w: Work, seat: int) -> int:
    """What a tribe has and may hope for, less what the others have, and the cards in hand."""
    for tribe in range(t.tribes):
        sure = whole(p.rewards[tribe]) + whole(p.walked[tribe]) + whole(p.ruins[tribe])
        w.worth[tribe] = POINT * (whole(p.mid[tribe]) + sure)
    add_tents(t, p, w, seat)
    add_totems(t, p, w)
    if has_hopes(t):
        add_hopes(t, p, w, seat)
    w.worth[seat] += group_worth(t, p, seat)
    if t.third != NONE:
        w.worth[t.third] += group_worth(t, p, t.third)
    total = 0
    best = 0
    for tribe in range(t.tribes):
        if tribe != seat:
            total += whole(w.worth[tribe])
            best = max(best, whole(w.worth[tribe]))
    rivals = OTHERS_MEAN * total // (t.tribes - 1) + OTHERS_BEST * best
    return whole(w.worth[seat]) - rivals // 100 + hand_worth(t, p, w, seat)


@kernel
def add_tents(t: Static, p: Position, w: Work, seat: int) -> None:
    """IP1, IM1, IE1: tents as they score now and soon; and the appeal of each biome for `seat`."""
    mid = MID_POINT if p.deck_runs == 0 and p.ending == 0 else 0
    for biome in range(BIOME_COUNT):
        w.appeal[biome] = 0
    for territory in range(t.n_territories):
        if p.n_free[territory] > 0:
            biome = whole(t.territory_biome[territory])
            w.appeal[biome] = max(whole(w.appeal[biome]), next_tent(t, p, territory, seat))
        most = whole(p.most_tents[territory])
        if most == 0:
            continue
        factor = 1 + whole(p.territory_pawns[territory])
        hopes = factor * whole(p.n_free[territory])
        in_front = 0
        for tribe in range(t.tribes):
            if p.n_tents[territory, tribe] == most:
                in_front += 1
        for tribe in range(t.tribes):
            tents = whole(p.n_tents[territory, tribe])
            if tents == 0:
                continue
            points = tent_points(t, p, territory, tribe)
            w.worth[tribe] += (POINT * factor + mid) * points
            if t.forts > 0 and is_doubled(t, p, territory, tribe):
                w.worth[tribe] += POINT * factor * points + FORTIFIED * hopes
            if tents < most and p.n_free[territory] > most - tents:
                w.worth[tribe] += BEHIND * hopes // (most - tents)
            elif tents == most and in_front == 1:
                w.worth[tribe] += AHEAD * hopes


@kernel
def next_tent(t: Static, p: Position, territory: int, seat: int) -> int:
    """IP1: the points, at a guess, that one more tent in a territory would bring."""
    most = whole(p.most_tents[territory])
    standing = whole(p.standing[territory])
    then = standing + 1 if p.n_tents[territory, seat] + 1 >= most else most
    return then - tent_points(t, p, territory, seat)


@kernel
def add_totems(t: Static, p: Position, w: Work) -> None:
    """IP2, IM1: connections held, and those that one tribe leads at one end and nobody beyond.

    Those the walking totem has left are scored (IR2); those before it may still change hands.
    """
    point = UNWALKED if t.walking == 1 and p.ending == 0 else POINT
    for connection in range(p.walker, t.n_connections):
        one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
        here, there = whole(p.leaders[one]), whole(p.leaders[other])
        if here | there == 0 or p.covered[connection] != 0:
            continue
        holding = here & there
        worth = point * connection_points(t, p, connection)
        worth *= 1 + whole(p.connection_pawns[connection])
        if here == 0 or there == 0:
            holding = here | there
            worth = HALF_HELD
        for tribe in range(t.tribes):
            if holding >> tribe & 1:
                w.worth[tribe] += worth


@kernel
def group_worth(t: Static, p: Position, tribe: int) -> int:
    """IP3: settlements, and groups that may become one. Paths are taken for whole groups.

    Only for the tribes whose tents this player places; those of the others have not changed.
    """
    low, high = p.tents[tribe, 0], p.tents[tribe, 1]
    worth = 0
    while low | high != EMPTY:
        part_low, part_high, low, high = part_group(t, low, high)
        size = count(part_low) + count(part_high)
        if size >= t.settlement:
            worth += POINT * size * (2 if is_fortified(p, part_low, part_high) else 1)
        elif size == t.settlement - 1:
            worth += ONE_TENT_SHORT
        elif size == 2:
            worth += PAIR_OF_TENTS
    return worth


@kernel
def hand_worth(t: Static, p: Position, w: Work, seat: int) -> int:
    """IT3: the best that the cards in hand could pay for, and how sure they are."""
    pairs = 0
    for biome in range(BIOME_COUNT):
        if p.held[seat, biome] >= 2:
            pairs += 1
    best = 0
    for biome in range(BIOME_COUNT):
        held = whole(p.held[seat, biome])
        share = 0
        if held >= 2 or (held == 1 and pairs > 0):
            share = TWO_PIECES
        elif held == 1:
            share = 100
        elif pairs > 0:
            share = SINGLE_JOKER
        best = max(best, share * whole(w.appeal[biome]))
    worth = HAND * best // 100
    for slot in range(p.hand_n[seat]):
        if not contains(p.seen, whole(p.hands[seat, slot])):
            worth -= UNSEEN_CARD
    if p.phase == THIRD or (p.exploring != NONE and t.third != NONE):
        worth -= THIRD_TO_ACT
    return worth
