"""One step changes a position. Preconditions: the step is legal, up to cards that are alike."""

from bivouac.core.bits import list_pair, shuffle
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Words
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    PAY,
    PIECE,
    REFILL,
    SHUFFLE,
    Position,
    Tables,
    Work,
)
from bivouac.games.iwari.rules.building import (
    choose_piece,
    pay,
    place_pieces,
    play_cards,
)
from bivouac.games.iwari.rules.cards import discard, draw_shown, gain, pop_deck, put_shuffled
from bivouac.games.iwari.rules.deeds import place_pawn
from bivouac.games.iwari.rules.turns import end_action, refill
from bivouac.games.iwari.steps import (
    DEED_AT,
    DISCARD_CARD,
    DONE,
    DRAW_SHOWN,
    DRAW_UNSEEN,
    PASS,
    PAY_WITH,
    SWAP_CARD,
    TARGETS,
)


@kernel
def apply(t: Tables, p: Position, step: int) -> None:
    """Play one step and all that follows from it by itself, up to the next choice or chance."""
    if p.phase == PAY:
        if pay(t, p, step - PAY_WITH):
            finish_build(t, p)
    elif p.phase == REFILL or p.phase == DRAFT:
        draw(t, p, step)
    elif p.phase == PIECE:
        if step == DONE:
            finish_build(t, p)
        else:
            choose_piece(t, p, step)
    elif p.phase == DEED:
        choice = step - DEED_AT
        place_pawn(p, choice // TARGETS, choice % TARGETS)
        if p.earned == 0:
            go_on_placing(t, p)
    else:
        act(t, p, step)


@kernel
def act(t: Tables, p: Position, step: int) -> None:
    """IT1, IT2, I2.1: begin to build, swap or discard a card, or pass."""
    if step < PAY_WITH:
        choose_piece(t, p, step)
        return
    if step != PASS:
        discard(t, p, step - (DISCARD_CARD if step >= DISCARD_CARD else SWAP_CARD))
    end_action(t, p)


@kernel
def finish_build(t: Tables, p: Position) -> None:
    """IT8, IM7: the cards are played and the pieces placed."""
    play_cards(t, p)
    go_on_placing(t, p)


@kernel
def go_on_placing(t: Tables, p: Position) -> None:
    """IM7: the pieces still to be placed; deeds in between stop here."""
    if place_pieces(t, p):
        end_action(t, p)


@kernel
def draw(t: Tables, p: Position, step: int) -> None:
    """IT7, IE1: a card for the hand; the deck may run out with it."""
    if step == DRAW_UNSEEN:
        gain(t, p, p.seat, pop_deck(p))
    else:
        draw_shown(t, p, step - DRAW_SHOWN)
    if p.phase != SHUFFLE:
        refill(t, p)


@kernel
def resolve_shuffle(t: Tables, p: Position, cards: Smalls, size: int) -> None:
    """Chance: the discards in their new order, top card first."""
    put_shuffled(p, cards, size)
    refill(t, p)


@kernel
def resolve(t: Tables, p: Position, w: Work, rng: Words) -> None:
    """IE1: let the generator shuffle the discards."""
    size = list_pair(p.discards[0], p.discards[1], w.order)
    shuffle(w.order, size, rng)
    resolve_shuffle(t, p, w.order, size)
