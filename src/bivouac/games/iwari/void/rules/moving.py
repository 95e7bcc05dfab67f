"""IV9: own pieces that move from complete biomes, instead of coming out of the stock."""

from bivouac.core.bits import EMPTY, bit, include, list_steps, lowest, rest, without_one
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import LIFT, NONE, TENT, TOTEM, Position, Static, Work
from bivouac.games.iwari.rules.building import has_room
from bivouac.games.iwari.rules.tents import list_spots
from bivouac.games.iwari.rules.totems import mark_leaders, mark_room
from bivouac.games.iwari.steps import LIFT_TENT, LIFT_TOTEM, TENT_AT, TOTEM_AT
from bivouac.games.iwari.void.rules.land import complete_biomes, free_in, lands_of


@kernel
def list_lifts(t: Static, p: Position, w: Work, n: int, biomes: int) -> int:
    """IV9: add the own pieces of complete biomes that can be paid for, and have where to go."""
    sources = lands_of(t, biomes & complete_biomes(t, p))
    while sources != EMPTY:
        source = lowest(sources)
        sources = rest(sources)
        lands = lands_to_reach(t, p, whole(t.territory_biome[source]))
        if has_free_spot(t, p, lands):
            n = list_tents(t, p, w, n, source)
        if totem_lands(t, p, lands) != EMPTY and loose_totems(p, source) > 0:
            w.steps[n] = LIFT_TOTEM + source
            n += 1
    return n


@kernel
def list_tents(t: Static, p: Position, w: Work, n: int, source: int) -> int:
    """IV9: the own tents of a territory, but for one that the build moves already."""
    low = p.tents[p.seat, 0] & t.inside[source, 0]
    high = p.tents[p.seat, 1] & t.inside[source, 1]
    if p.piece_kind[0] == TENT and p.piece_from[0] != NONE:
        low, high = without_one(low, high, whole(p.piece_from[0]))
    return list_spots(w, n, whole(LIFT_TENT), low, high)


@kernel
def loose_totems(p: Position, source: int) -> int:
    """IV9: own totems with no void totem above them, but for one that the build moves already."""
    is_moved = p.piece_kind[0] == TOTEM and p.piece_from[0] == source
    return whole(p.loose[source, p.seat]) - (1 if is_moved else 0)


@kernel
def lands_to_reach(t: Static, p: Position, biome: int) -> Word:
    """IV9: open territories of another biome; within a build, its territory if it is one."""
    lands = EMPTY
    for territory in range(t.n_territories):
        if t.territory_biome[territory] != biome:
            lands |= bit(territory)
    if p.piece_n > 0:
        lands &= bit(p.build_in)
    return lands & ~p.closed


@kernel
def tent_spots(t: Static, p: Position, lands: Word) -> tuple[Word, Word]:
    """IT5: where a tent can go, besides the first piece of the build."""
    low, high = free_in(t, p, lands)
    if p.piece_n > 0 and p.piece_kind[0] == TENT:
        return without_one(low, high, whole(p.piece_at[0]))
    return low, high


@kernel
def has_free_spot(t: Static, p: Position, lands: Word) -> bool:
    """Is there a spot where a tent can go?"""
    low, high = tent_spots(t, p, lands)
    return bool(low | high != EMPTY)


@kernel
def totem_lands(t: Static, p: Position, lands: Word) -> Word:
    """IT5: the territories with room for a totem, after the first piece of the build."""
    if p.piece_n == 0:
        return lands & p.open
    return lands if has_room(t, p, p.build_in, whole(p.piece_kind[0])) else EMPTY


@kernel
def lift(p: Position, step: int) -> None:
    """IV9: a piece is picked up; where it goes comes next."""
    is_tent = step < LIFT_TOTEM
    p.piece_kind[p.piece_n] = TENT if is_tent else TOTEM
    p.piece_from[p.piece_n] = step - LIFT_TENT if is_tent else step - LIFT_TOTEM
    p.phase = LIFT


@kernel
def legal_landings(t: Static, p: Position, w: Work) -> int:
    """IV9: where the piece that was picked up can go."""
    source = whole(p.piece_from[p.piece_n])
    if p.piece_kind[p.piece_n] == TOTEM:
        lands = lands_to_reach(t, p, whole(t.territory_biome[source]))
        return list_steps(w.steps, whole(0), whole(TOTEM_AT), totem_lands(t, p, lands))
    home = whole(t.territory_of[source])
    low, high = tent_spots(t, p, lands_to_reach(t, p, whole(t.territory_biome[home])))
    return list_spots(w, whole(0), whole(TENT_AT), low, high)


@kernel
def take_tent(t: Static, p: Position, tribe: int, spot: int) -> None:
    """IV9: a tent leaves its spot; the territory stays closed, whatever is free there (IV7)."""
    territory = whole(t.territory_of[spot])
    p.tents[tribe, spot >> 6] &= ~bit(spot & 63)
    include(p.free, spot)
    p.n_free[territory] += 1
    p.standing[territory] -= 1
    p.n_tents[territory, tribe] -= 1
    p.tents_left[tribe] += 1
    most = whole(0)
    for other in range(t.tribes):
        most = max(most, whole(p.n_tents[territory, other]))
    p.most_tents[territory] = most
    mark_room(t, p, territory)


@kernel
def take_totem(t: Static, p: Position, tribe: int, territory: int) -> None:
    """IV9: a totem leaves the totem spot."""
    p.totems[territory, tribe] -= 1
    p.totems_left[tribe] += 1
    p.loose[territory, tribe] -= 1
    p.all_totems[territory] -= 1
    mark_room(t, p, territory)
    mark_leaders(t, p, territory)
