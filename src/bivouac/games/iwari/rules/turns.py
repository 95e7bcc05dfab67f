"""IT2, IT7, IE2, IS4: turns and rounds, and what happens between two decisions."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import DRAFT, NONE, REFILL, TURN, Position, Static, Work
from bivouac.games.iwari.rules.building import legal_first_pieces
from bivouac.games.iwari.rules.cards import fill_display, list_cards
from bivouac.games.iwari.rules.tents import score_mid
from bivouac.games.iwari.rules.third import begin_third
from bivouac.games.iwari.rules.veneration import finish
from bivouac.games.iwari.steps import PASS, SWAP_CARD


@kernel
def legal_turns(t: Static, p: Position, w: Work) -> int:
    """IT1, IT2: build, explore, or swap a card; a player without cards passes.

    Whoever has explored must build (IG1).
    """
    if p.hand_n[p.seat] == 0:
        w.steps[0] = PASS
        return 1
    if t.extended == 1 and p.exploring != NONE:
        return legal_first_pieces(t, p, w)
    return list_cards(t, p, w, legal_first_pieces(t, p, w), whole(SWAP_CARD))


@kernel
def begin_turn(p: Position, seat: int) -> None:
    """IT: a player is to act."""
    p.seat = seat
    p.tribe = seat
    p.turns += 1
    p.phase = TURN


@kernel
def end_action(t: Static, p: Position) -> None:
    """I2.1, IT7: the action is over; the third tribe acts, or the hand is refilled."""
    if not begin_third(t, p):
        p.tribe = p.seat
        refill(t, p)


@kernel
def refill(t: Static, p: Position) -> None:
    """IT7, IS4: while there is a card the hand is filled, then the display; then the turn ends."""
    if p.hand_n[p.seat] < t.dealt and (p.display_n > 0 or p.deck_end > 0):
        p.phase = REFILL if p.turns > 0 else DRAFT
    elif fill_display(t, p):
        end_turn(t, p)


@kernel
def end_turn(t: Static, p: Position) -> None:
    """IE1, IE2: the mid-game scoring if it is due; then the next player, or the end (IM6)."""
    if p.mid_due == 1:
        score_mid(t, p)
    following = (p.seat + 1) % t.players
    if p.turns == 0:
        draft_next(t, p)
    elif p.ending == 1 and following == p.first:
        finish(t, p)
    else:
        begin_turn(p, following)


@kernel
def draft_next(t: Static, p: Position) -> None:
    """IS4: from the last player anticlockwise, so that the first player picks last."""
    if p.seat == p.first:
        begin_turn(p, p.first)
    else:
        p.seat = (p.seat + t.players - 1) % t.players
        p.tribe = p.seat
        p.phase = DRAFT
