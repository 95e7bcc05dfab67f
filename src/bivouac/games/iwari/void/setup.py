"""IV1: a new game against the void: what is laid out, and what the void adds to any other game."""

from bivouac.core.bits import EMPTY, below
from bivouac.core.jit import kernel
from bivouac.core.records import Words
from bivouac.games.iwari.layout import TERRITORIES, VERDICT, Position, Static, Work
from bivouac.games.iwari.setup.deal import begin, clear
from bivouac.games.iwari.void.rules.packs import deal_packs, number_packs
from bivouac.games.iwari.void.rules.stages import forget_effects


@kernel
def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IV1, IS1: a new game, laid out by the generator."""
    clear(t, p)
    deal_packs(t, p, w, rng)
    add_void(t, p)
    begin(t, p, below(rng, t.players))


@kernel
def add_void(t: Static, p: Position) -> None:
    """IV1: the deck is stacked of packs; the pawn on the first connection, nothing judged yet."""
    number_packs(t, p)
    p.stage = p.pawn = p.haunt_done = p.reason = 0
    p.closed = p.lost = p.filled = EMPTY
    for i in range(2):
        p.marked[i] = p.above[i] = p.aside[i] = EMPTY
    for territory in range(TERRITORIES):
        p.loose[territory, 0] = p.loose[territory, 1] = 0
        for i in range(VERDICT):
            p.verdict[territory, i] = 0
    forget_effects(p)
