"""I2: with two players, whoever has cards left after the own action acts for the third tribe."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import NONE, THIRD, Position, Static, Work
from bivouac.games.iwari.rules.building import legal_first_pieces
from bivouac.games.iwari.rules.cards import list_cards
from bivouac.games.iwari.steps import DISCARD_CARD


@kernel
def begin_third(t: Static, p: Position) -> bool:
    """I2.1: after the own action, with cards left; False where the third tribe does not act."""
    if t.third == NONE or p.tribe == t.third or p.hand_n[p.seat] == 0:
        return False
    p.tribe = t.third
    p.phase = THIRD
    return True


@kernel
def legal_third(t: Static, p: Position, w: Work) -> int:
    """I2.1: an ordinary build for the third tribe; where none is possible a card is discarded."""
    n = legal_first_pieces(t, p, w)
    return n if n > 0 else list_cards(t, p, w, n, whole(DISCARD_CARD))
