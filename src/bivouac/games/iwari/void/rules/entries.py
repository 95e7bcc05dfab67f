"""For callers in Python: a new game; a step or a shuffle, and then one automatic step at a time."""

from bivouac.core.jit import entry
from bivouac.core.records import Records, Smalls
from bivouac.games.iwari.void.rules import agenda
from bivouac.games.iwari.void.rules.cards import put_deck
from bivouac.games.iwari.void.setup import add_void


@entry
def begin_game(static: Records, positions: Records, i: int) -> None:
    """IV1: what the void adds to a game that is laid out."""
    add_void(static[0], positions[i])


@entry
def begin_step(static: Records, positions: Records, i: int, step: int) -> None:
    """What a step itself does."""
    agenda.start(static[0], positions[i], step)


@entry
def go_on(static: Records, positions: Records, i: int) -> bool:
    """One automatic step; False where there is none."""
    return agenda.go_on(static[0], positions[i])


@entry
def begin_shuffle(static: Records, positions: Records, i: int, order: Smalls, size: int) -> None:
    """IV6: the whole new deck, and nothing else yet."""
    put_deck(static[0], positions[i], order, size)
