"""IV: a piece goes down, and at once what follows: instant wins, a judgement, a new settlement."""

from bivouac.core.bits import bit, count
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import BY_SETTLEMENT, FILLED, NONE, TENT, TOTEM, Position, Static
from bivouac.games.iwari.rules.tents import put_tent
from bivouac.games.iwari.rules.totems import put_totem
from bivouac.games.iwari.void.rules.building import is_lost
from bivouac.games.iwari.void.rules.ending import end_game, look_at_limit
from bivouac.games.iwari.void.rules.judging import judge, move_on
from bivouac.games.iwari.void.rules.moving import take_tent, take_totem
from bivouac.games.iwari.void.rules.settling import carry_mark, group_at, settle


@kernel
def place_next(t: Static, p: Position) -> None:
    """IV8: the next piece of the build, unless what followed from the first made it impossible."""
    piece = whole(p.placed_n)
    kind = whole(p.piece_kind[piece])
    at = whole(p.piece_at[piece])
    source = whole(p.piece_from[piece])
    p.placed_n += 1
    if is_lost(t, p, piece):
        return
    if kind == TENT:
        if source != NONE:
            take_tent(t, p, p.tribe, source)
            carry_mark(p, source, at)
        raise_tent(t, p, p.tribe, at)
    elif kind == TOTEM:
        if source != NONE:
            take_totem(t, p, p.tribe, source)
        stack_totem(t, p, p.tribe, at)
    else:
        p.centre -= 1
        p.totems_left[t.void] += 1
        stack_totem(t, p, t.void, at)


@kernel
def put_ruin(t: Static, p: Position, spot: int) -> None:
    """IV5: a ruin, which counts as a tent of the void."""
    raise_tent(t, p, t.void, spot)


@kernel
def raise_tent(t: Static, p: Position, tribe: int, spot: int) -> None:
    """IV10, IV7, IV8: a tent or ruin, and what follows from it, in this order.

    A group of ruins wins outright; a territory without a free spot is judged; a group may be a new
    settlement. The last tent does not bring the end here (IE2).
    """
    put_tent(t, p, tribe, spot)
    p.ending = 0
    low, high = group_at(t, p, tribe, spot)
    if tribe == t.void and count(low) + count(high) >= t.void_group:
        end_game(t, p, BY_SETTLEMENT)
        return
    territory = whole(t.territory_of[spot])
    if p.n_free[territory] == 0:
        p.filled |= bit(territory)
        judge(t, p, territory, FILLED)
        if look_at_limit(t, p):
            return
        move_on(t, p)
    settle(t, p, tribe, low, high)


@kernel
def stack_totem(t: Static, p: Position, tribe: int, territory: int) -> None:
    """IT5, IV9: one more totem; one of the void lies above all that were there."""
    put_totem(t, p, tribe, territory)
    if tribe != t.void:
        p.loose[territory, tribe] += 1
        return
    for seat in range(t.players):
        p.loose[territory, seat] = 0
