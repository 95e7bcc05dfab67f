"""IV7, IV10: what the players still need to claim enough territories, and what they will have.

What the void will do is known in part: its pawn goes from connection to connection, and each void
card that shows brings a piece to both ends. So for every open territory the pieces are counted that
the players must still place there to claim it all the same. Worth is in hundredths of a piece here
and in void/worth/value.py; the weights were found by playing thousands of games with each.
"""

from bivouac.core.bits import EMPTY, bit, count, has, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import BIOME_COUNT, NONE, TENT, TOTEM, Position, Static, Work
from bivouac.games.iwari.void.rules.cards import count_showing
from bivouac.games.iwari.void.worth.lands import HOPELESS, UNEXPLORED, need_with

CARDS_A_TURN = 28
OWN_A_TURN = 18
VOID_A_TURN = 14
"""Tenths, at a guess: cards that leave the deck, and pieces that the players and the void place."""
NEAR = 100
FAR = 12
"""Hundredths of a piece that the infection to come next puts into a territory; and after how many
more it counts half of that."""
URGENT = 60
"""How much more, in hundredths, a piece counts that is needed for the next corruption, when that is
about to come."""
CURVE = 40
"""How much less, of 1000, the first one of several pieces counts that are needed."""
GIVEN_UP = 10
"""How much of a need counts, in hundredths, where the void may have the territory."""


@kernel
def pace(t: Static, p: Position, shown: int) -> int:
    """IV1: how long, in tenths of a turn, it takes on average until one more void card shows."""
    hidden = max(1, t.packs * t.pack_voids - count_aside(p) - shown)
    return max(1, 100 * (p.deck_end - p.deck_top) // (CARDS_A_TURN * hidden))


@kernel
def count_aside(p: Position) -> int:
    """IV6: void cards set aside."""
    return count(p.aside[0]) + count(p.aside[1])


@kernel
def outlook(t: Static, p: Position, w: Work, seat: int) -> int:
    """IV10: pieces that the players can still place beyond those that they need; hundredths.

    As many territories as the void may have without winning are left out, those that need most. On
    the way it notes what one more piece of `seat` or of the void would change, by biome.
    """
    shown = count_showing(t, p)
    until_next = pace(t, p, shown)
    to_show = t.most_shown * (t.most_aside - count_aside(p)) - shown
    void_stock = whole(p.tents_left[t.void]) + whole(p.totems_left[t.void]) // 2
    time = min(until_next * to_show, 100 * void_stock // VOID_A_TURN)
    soon = write_hits(t, p, w, min(to_show, 1 + time // until_next), t.most_shown - 1 - shown)
    for territory in range(t.n_territories):
        w.needs[territory] = 0
        if not has(p.closed, territory):
            need = need_with(t, p, w, territory, whole(NONE), seat)
            if has(soon, territory):
                need += URGENT * need * shown // (100 * t.most_shown)
            w.needs[territory] = bent(t, need)
    required = leave_out(t, p, w)
    note_changes(t, p, w)
    return OWN_A_TURN * time - required


@kernel
def bent(t: Static, need: int) -> int:
    """What a need counts: the last piece of it more than the first, so that some are completed."""
    return need - CURVE * need * need // 100_000


@kernel
def leave_out(t: Static, p: Position, w: Work) -> int:
    """IV10: what all together need, without those that the void may have; these count little.

    They are told apart by a need below zero.
    """
    total = 0
    for territory in range(t.n_territories):
        total += whole(w.needs[territory])
    for _ in range(count(p.lost) + 1, t.limit):
        most = 0
        for territory in range(1, t.n_territories):
            if w.needs[territory] > w.needs[most]:
                most = territory
        need = whole(w.needs[most])
        if need > 0:
            total -= need - GIVEN_UP * need // 100
            w.needs[most] = -need
    return total


@kernel
def note_changes(t: Static, p: Position, w: Work) -> None:
    """The most that one piece and two of a player save in a biome; the least that the void's costs.

    In an unexplored territory there can be no second one at once (IT4).
    """
    for biome in range(BIOME_COUNT):
        w.appeal[biome] = w.twice[biome] = 0
        w.harm[biome] = 100 * HOPELESS
    for territory in range(t.n_territories):
        if has(p.closed, territory):
            continue
        biome = whole(t.territory_biome[territory])
        need = whole(w.needs[territory])
        weight = GIVEN_UP if need < 0 else 100
        is_explored = p.most_tents[territory] > 0
        one = weight * min(100 if is_explored else 100 + UNEXPLORED, abs(need)) // 100
        two = weight * min(200, abs(need)) // 100 if is_explored else one
        w.appeal[biome] = max(whole(w.appeal[biome]), one)
        w.twice[biome] = max(whole(w.twice[biome]), two)
        now = need_with(t, p, w, territory, whole(NONE), t.void)
        least = 100 * HOPELESS
        if p.tents_left[t.void] > 0:
            least = min(least, need_with(t, p, w, territory, whole(TENT), t.void))
        if has(p.open, territory) and p.totems_left[t.void] > 0:
            least = min(least, need_with(t, p, w, territory, whole(TOTEM), t.void))
        harm = weight * (bent(t, least) - bent(t, now)) // 100
        w.harm[biome] = min(whole(w.harm[biome]), harm)


@kernel
def write_hits(t: Static, p: Position, w: Work, infections: int, corrupting: int) -> Word:
    """IV5, IV6: how much so many infections to come will bring to each territory.

    Every so many of them is a corruption, after which nothing comes to a territory any more. The
    territories of the next one, after `corrupting` infections.
    """
    for territory in range(t.n_territories):
        w.hits[territory] = 0
    soon = judged = EMPTY
    n = 0
    for further in range(t.n_connections):
        connection = (p.pawn + further) % t.n_connections
        ends = bit(whole(t.ends[connection, 0])) | bit(whole(t.ends[connection, 1]))
        ends &= ~(p.closed | judged)
        if n >= infections or ends == EMPTY:
            continue
        if n % t.most_shown == corrupting:
            judged |= ends
            if n == corrupting:
                soon = ends
        while ends != EMPTY:
            w.hits[lowest(ends)] += NEAR * FAR // (FAR + n)
            ends = rest(ends)
        n += 1
    return soon
