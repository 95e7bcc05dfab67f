"""IA2, IA6: spots with a price of their own, where a ruin stands or a contested token may come."""

from bivouac.core.bits import EMPTY, contains, exclude, first_of, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import NONE, PAID, SPOTS, Position, Static, Work
from bivouac.games.iwari.steps import TENT_AT


@kernel
def claim(t: Static, p: Position, tribe: int, spot: int) -> None:
    """IA2, IA6: a tent comes to a ruin, which the tribe keeps, or brings a contested token."""
    territory = whole(t.territory_of[spot])
    if contains(t.unknown, spot):
        token = whole(t.token_of[spot])
        p.contested[token] = territory
        for area in range(SPOTS):
            if t.token_of[area] == token:
                exclude(p.special, area)
        return
    exclude(p.special, spot)
    p.n_free[territory] -= 1
    p.ruins[tribe] += 1
    if t.guards[spot] != NONE:
        p.covered[t.guards[spot]] = 0


@kernel
def list_special(t: Static, p: Position, w: Work, n: int, counts: int, within: int) -> int:
    """IA2, IA6: tents on special spots that two cards pay for, of those counted by biome.

    Everywhere, or `within` a territory. The third tribe uses no contested token.
    """
    if p.tents_left[p.tribe] == 0:
        return n
    low, high = special_spots(t, p)
    while low | high != EMPTY:
        spot = first_of(low, high)
        low, high = rest_of(low, high)
        if within != NONE and t.territory_of[spot] != within:
            continue
        if counts >> 4 * whole(t.price[spot]) & 15 >= PAID:
            w.steps[n] = TENT_AT + spot
            n += 1
    return n


@kernel
def special_spots(t: Static, p: Position) -> tuple[Word, Word]:
    """The special spots the tribe may use, in territories without face-down tokens (IG1)."""
    low = p.special[0] & ~p.veiled[0]
    high = p.special[1] & ~p.veiled[1]
    if p.tribe == t.third:
        return low & ~t.unknown[0], high & ~t.unknown[1]
    return low, high


@kernel
def is_determined(t: Static, p: Position) -> bool:
    """IA6: may whoever acts place a second piece in an unexplored territory?"""
    return bool(t.determination == 1 and p.determination == p.seat and p.tribe == p.seat)


@kernel
def hand_on_determination(t: Static, p: Position) -> None:
    """IA6: a second piece in an unexplored territory takes the token to the previous seat."""
    if p.piece_n > 1 and p.most_tents[p.build_in] == 0:
        p.determination = (p.seat + t.players - 1) % t.players
