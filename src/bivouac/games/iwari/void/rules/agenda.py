"""IV2: a turn against the void, from one decision to the next.

`start` is what a step itself does. What follows comes one automatic step at a time by `go_on`, so
that it can be told one by one: a piece of the build, of an infection, of the void's settlement,
each with its judgement and mark; a card that is revealed; the two judgements of a corruption; the
pawn; a stage. What is left to do is in the position.
"""

from bivouac.core.bits import EMPTY, count
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    BY_PIECE,
    BY_STOCK,
    BY_THIRD_CARD,
    DISPLAY_STAGE,
    FREE,
    HAND_STAGE,
    LIFT,
    PAY,
    PIECE,
    PLAYER_STAGE,
    SHUFFLE,
    TARGET,
    VOID_BIOME,
    VOID_STAGE,
    VOIDING,
    Position,
    Static,
)
from bivouac.games.iwari.rules.building import choose_piece, forget_build
from bivouac.games.iwari.rules.cards import draw_shown, gain, top_card
from bivouac.games.iwari.steps import (
    ACT_IN,
    DISCARD_CARD,
    DONE,
    DRAW_SHOWN,
    DRAW_UNSEEN,
    FIRST_IN,
    LIFT_TENT,
    MOVE_TOTEM,
    NO_PIECE,
    PASS,
    PAY_WITH,
    RUIN_AT,
    SKIP_CARD,
    SWAP_CARD,
    TENT_AT,
    TOTEM_AT,
    VOID_WITH,
)
from bivouac.games.iwari.void.rules.action import choose_void, finish_voids, lacks_piece
from bivouac.games.iwari.void.rules.cards import is_void, spend
from bivouac.games.iwari.void.rules.ending import end_game
from bivouac.games.iwari.void.rules.infection import act, begin_infection, haunt, infect, place_ruin
from bivouac.games.iwari.void.rules.moving import lift
from bivouac.games.iwari.void.rules.paying import pay, play_cards
from bivouac.games.iwari.void.rules.placing import place_next, raise_tent, stack_totem
from bivouac.games.iwari.void.rules.settling import forget_settlement
from bivouac.games.iwari.void.rules.stages import begin_turn, enter, take_decision


@kernel
def start(t: Static, p: Position, step: int) -> None:
    """What a step itself does. Needs: it is legal, up to cards that are alike."""
    if p.phase == FREE:
        place_free(t, p, step)
    elif p.phase == VOIDING and step == DONE:
        finish_voids(t, p)
    elif step < PAY_WITH or MOVE_TOTEM <= step < LIFT_TENT:
        choose_piece(t, p, step)
    elif step < DONE:
        if pay(t, p, step - PAY_WITH):
            finish_build(t, p)
    elif step == DONE:
        finish_build(t, p)
    elif step <= PASS:
        play_card(t, p, step)
    elif step < VOID_WITH:
        lift(p, step)
    elif step < SKIP_CARD:
        choose_void(t, p, step - VOID_WITH)
    elif step < FIRST_IN:
        skip(t, p, step - SKIP_CARD)
    else:
        decide_for_void(t, p, step)


@kernel
def finish_build(t: Static, p: Position) -> None:
    """IT8: the cards are played; the pieces are yet to be placed."""
    play_cards(t, p)
    take_decision(p)


@kernel
def play_card(t: Static, p: Position, step: int) -> None:
    """IV2, IV3, IT7: swap, discard for the void, draw, or pass."""
    if step >= DRAW_SHOWN and step != PASS:
        p.voids_open = 0
        if step == DRAW_UNSEEN:
            gain(t, p, p.seat, top_card(p))
        else:
            draw_shown(t, p, step - DRAW_SHOWN)
    elif DISCARD_CARD <= step < DRAW_SHOWN:
        skip(t, p, step - DISCARD_CARD)
    else:
        if step != PASS:
            spend(t, p, step - SWAP_CARD)
        enter(t, p, VOID_STAGE)


@kernel
def skip(t: Static, p: Position, card: int) -> None:
    """IV3, IV9: a card is discarded and the void does not act."""
    spend(t, p, card)
    enter(t, p, HAND_STAGE)


@kernel
def place_free(t: Static, p: Position, step: int) -> None:
    """IV8: the free piece of a settlement, or none."""
    tribe = whole(p.settler)
    forget_settlement(p)
    take_decision(p)
    if step == NO_PIECE:
        return
    if step < TOTEM_AT:
        raise_tent(t, p, tribe, step - TENT_AT)
    else:
        stack_totem(t, p, tribe, step - TOTEM_AT)


@kernel
def decide_for_void(t: Static, p: Position, step: int) -> None:
    """IV5, IV8, IV12: the order of an infection, a ruin, where a settlement acts."""
    take_decision(p)
    if step < RUIN_AT:
        p.next_in = step - FIRST_IN
    elif step < ACT_IN:
        place_ruin(t, p, step - RUIN_AT)
    else:
        p.acting_in = step - ACT_IN
        p.settled = EMPTY


@kernel
def go_on(t: Static, p: Position) -> bool:
    """One automatic step; False where somebody must decide, or chance, or the game is over.

    What follows from a piece comes before the next one; then what is left of the build, the ruin of
    the haunted biome, the infection; then the turn goes on.
    """
    if p.phase >= SHUFFLE or p.phase == VOIDING:
        return False
    if p.phase == PIECE or p.phase == PAY or p.phase == LIFT:
        return False
    if p.settled != EMPTY:
        p.phase = TARGET if p.settler == t.void else FREE
        return False
    if p.acting_in >= 0:
        return act(t, p)
    if p.placed_n < p.piece_n:
        place_next(t, p)
        return True
    if p.haunt_due == 1:
        return haunt(t, p)
    if p.infection != 0:
        return infect(t, p)
    if p.voids_played == 1:
        begin_infection(t, p)
        return True
    return go_on_turn(t, p)


@kernel
def go_on_turn(t: Static, p: Position) -> bool:
    """IV2, IV10: the next stage of the turn, its next card, or the end. False: a player decides."""
    if p.piece_n > 0:
        end_build(t, p)
        return True
    if p.stage == PLAYER_STAGE:
        if p.tents_left[p.seat] > 0 or p.totems_left[p.seat] > 0:
            return False
        end_game(t, p, BY_STOCK)
    elif p.stage == VOID_STAGE:
        return begin_void(t, p)
    elif count(p.aside[0]) + count(p.aside[1]) >= t.most_aside:
        end_game(t, p, BY_THIRD_CARD)
    elif p.stage == HAND_STAGE:
        if p.hand_n[p.seat] < t.dealt and (p.display_n > 0 or p.deck_end > 0):
            return False
        enter(t, p, DISPLAY_STAGE)
    elif p.display_n < t.shown and p.deck_end > 0:
        reveal(t, p)
    else:
        begin_turn(t, p, (p.seat + 1) % t.players)
    return True


@kernel
def end_build(t: Static, p: Position) -> None:
    """IV2, IV3: all that follows from a build is done; void cards may follow one of the void."""
    forget_build(p)
    if p.stage == PLAYER_STAGE:
        enter(t, p, VOID_STAGE)
    else:
        p.voids_open = 1 if p.held[p.seat, VOID_BIOME] > 0 else 0
        enter(t, p, HAND_STAGE)


@kernel
def begin_void(t: Static, p: Position) -> bool:
    """IV3, IV10: with cards left the player must act for the void; without the piece it is over."""
    if p.hand_n[p.seat] == 0:
        enter(t, p, HAND_STAGE)
    elif lacks_piece(t, p):
        end_game(t, p, BY_PIECE)
    else:
        return False
    return True


@kernel
def reveal(t: Static, p: Position) -> None:
    """IT7, IV4: a card for the display; a void card brings an infection."""
    card = top_card(p)
    p.display[p.display_n] = card
    p.display_n += 1
    if is_void(t, card):
        begin_infection(t, p)
