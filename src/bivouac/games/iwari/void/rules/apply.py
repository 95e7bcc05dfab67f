"""One step changes a position against the void. Preconditions: as in rules/apply.py."""

from bivouac.core.bits import shuffle
from bivouac.core.jit import kernel
from bivouac.core.records import Words
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.void.rules.agenda import go_on, start
from bivouac.games.iwari.void.rules.cards import list_new_deck, put_deck


@kernel
def apply(t: Static, p: Position, step: int) -> None:
    """Play one step and all that follows from it by itself, up to the next choice or chance."""
    start(t, p, step)
    while go_on(t, p):
        pass


@kernel
def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IV6: let the generator shuffle the deck with the void cards, and all that follows."""
    size = list_new_deck(t, p, w.order)
    shuffle(w.order, size, rng)
    put_deck(t, p, w.order, size)
    while go_on(t, p):
        pass
