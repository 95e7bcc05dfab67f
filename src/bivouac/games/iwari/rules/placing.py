"""IM7: the pieces of a build go down one at a time, and after each comes what follows from it.

A tent takes its token (IG1); deeds are placed (IM); then expeditions (IX1), storms (IR1) and the
walking totem (IR2). Whatever must be decided stops here; what is left to do is in the position.
"""

from bivouac.core.bits import EMPTY, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import DEED, FORT, NONE, STORM, TENT, TOTEM, WALK, Position, Static
from bivouac.games.iwari.rules.building import forget_build
from bivouac.games.iwari.rules.deeds import earn_deeds
from bivouac.games.iwari.rules.discoveries import take_token
from bivouac.games.iwari.rules.expeditions import take_rewards
from bivouac.games.iwari.rules.fortifications import put_fort
from bivouac.games.iwari.rules.storms import decider, move_storm, storms_after
from bivouac.games.iwari.rules.tents import put_tent
from bivouac.games.iwari.rules.totems import put_totem
from bivouac.games.iwari.rules.void_totems import move_totem
from bivouac.games.iwari.rules.walking import is_walk_due


@kernel
def place_pieces(t: Static, p: Position) -> bool:
    """IM7: one piece after the other; False when something must be decided before the next."""
    while p.placed_n < p.piece_n:
        kind = whole(p.piece_kind[p.placed_n])
        at = whole(p.piece_at[p.placed_n])
        if kind == TENT:
            place_tent(t, p, at)
        elif kind == TOTEM:
            put_totem(t, p, p.tribe, at)
            if p.tribe == p.seat and is_walk_due(t, p, at):
                p.walk_due = 1
        elif kind == FORT:
            put_fort(p, p.tribe, at)
        else:
            move_totem(t, p, whole(p.piece_from[p.placed_n]), at)
        p.placed_n += 1
        earn_deeds(t, p, kind, at)
        if p.earned != 0:
            p.phase = DEED
            return False
        if t.follows == 1 and not follow(t, p):
            return False
    forget_build(p)
    return True


@kernel
def place_tent(t: Static, p: Position, spot: int) -> None:
    """IG1, IR1: a tent takes the token it stands on, and may let storms move."""
    put_tent(t, p, p.tribe, spot)
    if t.discoveries > 0:
        take_token(p, p.tribe, spot)
    if t.storms > 0:
        p.storms_due = storms_after(t, p, spot)


@kernel
def follow(t: Static, p: Position) -> bool:
    """IX1, IR1, IR2: what follows the deeds of a piece; False when a player must decide first.

    It is called again after each decision: rewards taken are not taken twice.
    """
    if p.missions != EMPTY:
        take_rewards(t, p)
    while p.storms_due != EMPTY:
        connection = lowest(p.storms_due)
        seat = decider(t, p, connection)
        if seat != NONE:
            p.asked = seat if seat != p.seat else NONE
            p.phase = STORM
            return False
        move_storm(t, p, connection)
        p.storms_due = rest(p.storms_due)
    if p.walk_due == 1:
        p.phase = WALK
        return False
    return True
