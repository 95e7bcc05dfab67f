"""IP, IM1, IF2, IE3: points. Every score key is computed by one function of that name."""

from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import (
    K_DISCOVERIES,
    K_EXPEDITIONS,
    K_ROAD,
    K_RUINS,
    K_SETTLEMENTS,
    K_TENTS,
    K_TENTS_MID,
    K_TOTEMS,
    K_WALKING,
    K_WON,
    Position,
    Static,
)
from bivouac.games.iwari.rules.discoveries import discovery_points
from bivouac.games.iwari.rules.fortifications import is_doubled
from bivouac.games.iwari.rules.road import road_points
from bivouac.games.iwari.rules.settlements import settlement_points
from bivouac.games.iwari.rules.tents import tent_points
from bivouac.games.iwari.rules.totems import connection_points, holders


@kernel
def count_sides(t: Static) -> int:
    """Who scores: each player, and the third tribe (I2.2), or the void (IV)."""
    return whole(t.tribes)


@kernel
def side_of(t: Static, seat: int) -> int:
    """Every player is a side."""
    return seat


@kernel
def score(t: Static, p: Position, points: Ints) -> None:
    """IE2: points of every tribe by key, as if the game ended now."""
    for tribe in range(t.tribes):
        points[tribe, K_TENTS_MID] = p.mid[tribe]
        points[tribe, K_TENTS] = 0
        points[tribe, K_TOTEMS] = 0
        points[tribe, K_SETTLEMENTS] = settlement_points(t, p, tribe)
        points[tribe, K_EXPEDITIONS] = p.rewards[tribe]
        points[tribe, K_WALKING] = p.walked[tribe]
        points[tribe, K_DISCOVERIES] = discovery_points(t, p, tribe) if t.discoveries > 0 else 0
        points[tribe, K_RUINS] = p.ruins[tribe]
        points[tribe, K_WON] = 0
        points[tribe, K_ROAD] = road_points(t, p, tribe) if t.road == 1 else 0
    add_tents(t, p, points)
    add_totems(t, p, points)


@kernel
def add_tents(t: Static, p: Position, points: Ints) -> None:
    """IP1, IM1, IF2: the tents of every territory; n pawns there multiply the points by n + 1.

    A tribe with a tent on a fortification there scores twice as much.
    """
    for territory in range(t.n_territories):
        factor = 1 + whole(p.territory_pawns[territory])
        for tribe in range(t.tribes):
            won = factor * tent_points(t, p, territory, tribe)
            if t.forts > 0 and is_doubled(t, p, territory, tribe):
                won *= 2
            points[tribe, K_TENTS] += won


@kernel
def add_totems(t: Static, p: Position, points: Ints) -> None:
    """IP2, IM1, IR2: the totems of every connection that the walking totem has not left."""
    for connection in range(p.walker, t.n_connections):
        holding = holders(t, p, connection)
        if holding != 0:
            factor = 1 + whole(p.connection_pawns[connection])
            won = factor * connection_points(t, p, connection)
            for tribe in range(t.tribes):
                if holding >> tribe & 1:
                    points[tribe, K_TOTEMS] += won


@kernel
def tie_break(t: Static, p: Position, side: int) -> int:
    """IE3: the most pieces not placed, tents and totems together."""
    return whole(p.tents_left[side]) + whole(p.totems_left[side])
