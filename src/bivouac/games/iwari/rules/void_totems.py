"""IA4: void totems, which players move from the centre, or from one territory to another."""

from bivouac.core.bits import EMPTY, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import CENTRE, PAID, TERRITORIES, Position, Static, Work
from bivouac.games.iwari.rules.totems import mark_leaders, mark_room, put_totem
from bivouac.games.iwari.steps import MOVE_TOTEM


@kernel
def list_moves(t: Static, p: Position, w: Work, n: int, counts: int, lands: Word) -> int:
    """IA4: moves to territories with room, for two of the cards counted by biome."""
    while lands != EMPTY:
        territory = lowest(lands)
        lands = rest(lands)
        biome = whole(t.territory_biome[territory])
        if p.centre > 0 and counts >> 4 * biome & 15 >= PAID:
            w.steps[n] = MOVE_TOTEM + CENTRE * TERRITORIES + territory
            n += 1
        if counts >> 4 * biome & 15 > 0:
            n = list_sources(t, p, w, n, counts, territory)
    return n


@kernel
def list_sources(t: Static, p: Position, w: Work, n: int, counts: int, territory: int) -> int:
    """IA4: moves from territories of another biome, of which there is a card too."""
    for source in range(t.n_territories):
        biome = whole(t.territory_biome[source])
        if p.totems[source, t.void] > 0 and biome != t.territory_biome[territory]:
            if counts >> 4 * biome & 15 > 0:
                w.steps[n] = MOVE_TOTEM + source * TERRITORIES + territory
                n += 1
    return n


@kernel
def price_of_move(t: Static, source: int, territory: int, card: int) -> int:
    """IA4: the biome of a move's first or second card: where it comes from, where it goes."""
    if card == 0 and source != CENTRE:
        return whole(t.territory_biome[source])
    return whole(t.territory_biome[territory])


@kernel
def move_totem(t: Static, p: Position, source: int, territory: int) -> None:
    """IA4: a void totem goes where there is room; those who stay behind may lead anew."""
    p.totems_left[t.void] += 1
    if source == CENTRE:
        p.centre -= 1
    else:
        p.totems[source, t.void] -= 1
        p.all_totems[source] -= 1
        mark_room(t, p, source)
        mark_leaders(t, p, source)
    put_totem(t, p, whole(t.void), territory)
