"""What a tribe may still hope for, as numbers: what bots weigh to foretell the points to come.

The weights are trained (bots/); here are only the numbers, each of them small and quick to count.
Those of the map are in worth/lands.py, worth/totems.py and worth/groups.py;
worth/names.py names them all.
"""

from bivouac.core.bits import contains
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    K_SETTLEMENTS,
    K_TENTS,
    K_TOTEMS,
    OVER,
    PAY,
    PIECE,
    THIRD,
    TURN,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.worth.extras import add_extras
from bivouac.games.iwari.worth.groups import add_groups
from bivouac.games.iwari.worth.hopes import has_hopes
from bivouac.games.iwari.worth.lands import add_lands
from bivouac.games.iwari.worth.names import (
    ACTING,
    FEATURES,
    HAND,
    HIDDEN,
    LAST_TURN,
    MID_COMING,
    NEUTRAL,
    NOW_SETTLED,
    NOW_TENTS,
    NOW_TOTEMS,
    ONE,
    PAIRED,
    TENTS_LEFT,
    TOTEMS_LEFT,
    TRIBE_WAITS,
    WAIT,
)
from bivouac.games.iwari.worth.totems import add_totems

WHOLE = 256
"""All the way to the end."""
ENDING = 250
"""How far the last round is."""


@kernel
def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """What a side may still hope for, as numbers. Needs: `score` into `w.scores`."""
    for i in range(FEATURES):
        out[i] = 0
    out[ONE] = 1
    out[NOW_TENTS] = w.scores[side, K_TENTS]
    out[NOW_TOTEMS] = w.scores[side, K_TOTEMS]
    out[NOW_SETTLED] = w.scores[side, K_SETTLEMENTS]
    add_standing(t, p, side, out)
    pairs = whole(0)
    for seat in range(t.players):
        pairs |= (1 << seat) * has_pair(p, seat)
    add_groups(t, p, w, side, out)
    add_totems(t, p, w, side, out)
    add_lands(t, p, w, side, pairs, out)
    if t.forts > 0 or has_hopes(t):
        add_extras(t, p, side, out)


@kernel
def add_standing(t: Static, p: Position, side: int, out: Ints) -> None:
    """Stock, cards and turns still to come."""
    out[MID_COMING] = 1 if p.deck_runs == 0 and p.ending == 0 else p.mid_due
    out[TENTS_LEFT] = p.tents_left[side]
    out[TOTEMS_LEFT] = p.totems_left[side]
    if side == t.third:
        out[NEUTRAL] = 1
        out[TRIBE_WAITS] = 1 if p.phase == THIRD else 0
        return
    out[HAND] = p.hand_n[side]
    out[PAIRED] = has_pair(p, side)
    for slot in range(p.hand_n[side]):
        if not contains(p.seen, whole(p.hands[side, slot])):
            out[HIDDEN] += 1
    wait = turns_until(t, p, side)
    out[WAIT] = wait
    if wait == 0:
        out[ACTING] = 1
    if p.ending == 1:
        last = (p.first + t.players - 1) % t.players
        left = (last - p.seat) % t.players
        out[LAST_TURN] = 1 if wait <= left else 0
    if p.phase == THIRD and p.seat == side:
        out[TRIBE_WAITS] = 1


@kernel
def turns_until(t: Static, p: Position, seat: int) -> int:
    """IT: how many turns end before a player acts next; 0 where the own action is still to come."""
    is_acting = p.phase == TURN or ((p.phase == PIECE or p.phase == PAY) and p.tribe == p.seat)
    wait = (seat - p.seat) % t.players
    return whole(t.players) if wait == 0 and not is_acting else whole(wait)


@kernel
def has_pair(p: Position, seat: int) -> int:
    """IT3: 1 where a hand has two cards of one biome, the price of a joker."""
    for biome in range(BIOME_COUNT):
        if p.held[seat, biome] >= 2:
            return 1
    return 0


@kernel
def progress(t: Static, p: Position) -> int:
    """How far the game has gone, from 0 to 256, by the cards and tents that are left (IE2)."""
    if p.phase == OVER:
        return WHOLE
    if p.ending == 1:
        return ENDING
    cards = t.n_cards - t.dealt * t.players - t.shown
    used = cards - (p.deck_end - p.deck_top)
    if p.deck_runs > 0:  # while it is shuffled the new deck is still to come
        used = cards + max(0, used) if p.deck_end > 0 else cards
    by_cards = ENDING * used // (2 * cards)
    fewest = whole(t.tents)
    for seat in range(t.players):
        fewest = min(fewest, whole(p.tents_left[seat]))
    by_tents = ENDING * (t.tents - fewest) // t.tents
    return max(0, min(ENDING, max(by_cards, by_tents)))
