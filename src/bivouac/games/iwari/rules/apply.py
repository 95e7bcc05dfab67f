"""One step changes a position. Preconditions: the step is legal, up to cards that are alike."""

from bivouac.core.bits import list_pair, lowest, rest, shuffle
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Words
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    NONE,
    OVER,
    PAY,
    PIECE,
    REFILL,
    SHUFFLE,
    STORM,
    VENERATION,
    WALK,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.atlas import hand_on_determination
from bivouac.games.iwari.rules.building import choose_piece
from bivouac.games.iwari.rules.cards import discard, draw_shown, gain, pop_deck, put_shuffled
from bivouac.games.iwari.rules.deeds import place_pawn
from bivouac.games.iwari.rules.discoveries import explore
from bivouac.games.iwari.rules.paying import pay, play_cards
from bivouac.games.iwari.rules.placing import follow, place_pieces
from bivouac.games.iwari.rules.storms import move_storm
from bivouac.games.iwari.rules.turns import end_action, refill
from bivouac.games.iwari.rules.walking import walk_on
from bivouac.games.iwari.steps import (
    DEED_AT,
    DISCARD_CARD,
    DONE,
    DRAW_SHOWN,
    DRAW_UNSEEN,
    EXPLORE_AT,
    FORT_AT,
    PASS,
    PAY_WITH,
    STORM_MOVES,
    SWAP_CARD,
    TARGETS,
    WALK_ON,
)


@kernel
def apply(t: Static, p: Position, step: int) -> None:
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
        decide_deed(t, p, choice // TARGETS, choice % TARGETS)
    elif p.phase == STORM or p.phase == WALK:
        decide(t, p, step)
    else:
        act(t, p, step)


@kernel
def act(t: Static, p: Position, step: int) -> None:
    """IT1, IT2, I2.1, IG1: begin to build, explore, swap or discard a card, or pass."""
    if step < PAY_WITH or FORT_AT <= step < EXPLORE_AT:
        choose_piece(t, p, step)
        return
    if step >= EXPLORE_AT:
        explore(t, p, step - EXPLORE_AT)
        return
    if step != PASS:
        discard(t, p, step - (DISCARD_CARD if step >= DISCARD_CARD else SWAP_CARD))
    end_action(t, p)


@kernel
def finish_build(t: Static, p: Position) -> None:
    """IT8, IM7: the cards are played and the pieces placed."""
    if t.determination == 1:
        hand_on_determination(t, p)
    p.exploring = NONE
    play_cards(t, p)
    if place_pieces(t, p):
        end_action(t, p)


@kernel
def go_on_placing(t: Static, p: Position) -> None:
    """IM7: what else follows the piece placed last, then the pieces still to be placed."""
    if follow(t, p) and place_pieces(t, p):
        end_action(t, p)


@kernel
def decide_deed(t: Static, p: Position, deed: int, target: int) -> None:
    """IM6, IM7: a pawn is placed or declined; after Veneration's the game is over."""
    place_pawn(p, deed, target)
    if deed == VENERATION:
        p.asked = NONE
        p.phase = OVER
    elif p.earned == 0:
        go_on_placing(t, p)


@kernel
def decide(t: Static, p: Position, step: int) -> None:
    """IR1, IR2: a storm moves or stays; the walking totem scores and moves, or not."""
    if p.phase == STORM:
        if step == STORM_MOVES:
            move_storm(t, p, lowest(p.storms_due))
        p.storms_due = rest(p.storms_due)
        p.asked = NONE
    else:
        if step == WALK_ON:
            walk_on(t, p)
        p.walk_due = 0
    go_on_placing(t, p)


@kernel
def draw(t: Static, p: Position, step: int) -> None:
    """IT7, IE1: a card for the hand; the deck may run out with it."""
    if step == DRAW_UNSEEN:
        gain(t, p, p.seat, pop_deck(p))
    else:
        draw_shown(t, p, step - DRAW_SHOWN)
    if p.phase != SHUFFLE:
        refill(t, p)


@kernel
def resolve_shuffle(t: Static, p: Position, cards: Smalls, size: int) -> None:
    """Chance: the discards in their new order, top card first."""
    put_shuffled(p, cards, size)
    refill(t, p)


@kernel
def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IE1: let the generator shuffle the discards."""
    size = list_pair(p.discards[0], p.discards[1], w.order)
    shuffle(w.order, size, rng)
    resolve_shuffle(t, p, w.order, size)
