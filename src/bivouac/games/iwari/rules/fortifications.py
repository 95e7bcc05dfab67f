"""IF: fortifications, which anybody may put a tent on, and what they double."""

from bivouac.core.bits import EMPTY, include
from bivouac.core.jit import kernel
from bivouac.core.records import Word
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.rules.tents import list_spots
from bivouac.games.iwari.steps import FORT_AT


@kernel
def list_forts(p: Position, w: Work, n: int, low: Word, high: Word) -> int:
    """IF1: a fortification on each of some free spots that has none; how many steps then."""
    return list_spots(w, n, FORT_AT, low & ~p.forts[0], high & ~p.forts[1])


@kernel
def explored_spots(t: Static, p: Position) -> tuple[Word, Word]:
    """IF1: the spots of territories with a tent."""
    low = high = EMPTY
    for territory in range(t.n_territories):
        if p.most_tents[territory] > 0:
            low |= t.inside[territory, 0]
            high |= t.inside[territory, 1]
    return low, high


@kernel
def put_fort(p: Position, tribe: int, spot: int) -> None:
    """IF1: the spot stays free, for anybody's tent."""
    include(p.forts, spot)
    p.forts_left[tribe] -= 1


@kernel
def is_doubled(t: Static, p: Position, territory: int, tribe: int) -> bool:
    """IF2: does a tent of the tribe stand on a fortification in a territory?"""
    return is_fortified(
        p, p.tents[tribe, 0] & t.inside[territory, 0], p.tents[tribe, 1] & t.inside[territory, 1]
    )


@kernel
def is_fortified(p: Position, low: Word, high: Word) -> bool:
    """IF2: is there a fortification on one of some spots?"""
    return bool(low & p.forts[0] | high & p.forts[1] != EMPTY)
