"""IV5, IV7, IV9: open territories, their free spots, complete biomes."""

from bivouac.core.bits import EMPTY, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word
from bivouac.games.iwari.layout import VOID_BIOME, Position, Static


@kernel
def free_in(t: Static, p: Position, lands: Word) -> tuple[Word, Word]:
    """The free spots of the open ones of some territories (IV7)."""
    low = high = EMPTY
    lands &= ~p.closed
    while lands != EMPTY:
        territory = lowest(lands)
        lands = rest(lands)
        low |= t.inside[territory, 0]
        high |= t.inside[territory, 1]
    return low & p.free[0], high & p.free[1]


@kernel
def lands_of(t: Static, biomes: int) -> Word:
    """The territories of the biomes of the bits."""
    lands = EMPTY
    for biome in range(VOID_BIOME):
        if biomes >> biome & 1:
            lands |= t.lands[biome]
    return lands


@kernel
def complete_biomes(t: Static, p: Position) -> int:
    """IV9: bits of the biomes of which every territory was filled once; one has to be there."""
    biomes = 0
    for biome in range(VOID_BIOME):
        if t.lands[biome] != EMPTY and t.lands[biome] & ~p.filled == EMPTY:
            biomes |= 1 << biome
    return biomes
