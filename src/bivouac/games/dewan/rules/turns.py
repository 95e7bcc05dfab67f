"""DT, DX1: turns, passes and rounds, and what happens between two decisions."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.dewan.layout import (
    AFTER_TAKE,
    NONE,
    OPENING,
    OVER,
    REWARD,
    TELLING,
    TURN,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.cards import draw_rewards, fill_row
from bivouac.games.dewan.rules.stories import tell_stories
from bivouac.games.dewan.rules.travel import legal_origins
from bivouac.games.dewan.steps import PASS, TAKE_ONE, TAKE_PAIR


@kernel
def legal_turns(t: Static, p: Position, w: Work) -> int:
    """DT1, DT2: take two cards or place a camp; a player who can do neither passes."""
    n = legal_origins(t, p, w, legal_takes(t, p, w))
    if n == 0:
        w.steps[0] = PASS
        n = 1
    return n


@kernel
def legal_takes(t: Static, p: Position, w: Work) -> int:
    """DK1, DK3: any two neighbours of the row; where no two are neighbours, a single card."""
    n = 0
    for slot in range(t.row - 1):
        if p.row[slot] != NONE and p.row[slot + 1] != NONE:
            w.steps[n] = TAKE_PAIR + slot
            n += 1
    if n == 0:
        for slot in range(t.row):
            if p.row[slot] != NONE:
                w.steps[n] = TAKE_ONE + slot
                n += 1
    return n


@kernel
def advance(t: Static, p: Position) -> None:
    """Go on until a player or chance is needed, or the game is over."""
    while True:
        if p.stage == OPENING or p.stage == AFTER_TAKE:
            if not fill_row(t, p):
                return
            if p.stage == OPENING:
                p.phase = TURN
                p.mover = p.seat
                return
            p.stage = TELLING
        elif p.stage == TELLING:
            p.rewards = tell_stories(t, p, p.seat)
            p.stage = REWARD
        else:
            if not draw_rewards(t, p):
                return
            if is_last_turn(t, p):
                p.phase = OVER
                p.mover = NONE
                return
            begin_next_turn(t, p)


@kernel
def next_seat(t: Static, p: Position) -> int:
    """DT1: the seat on the left of the player whose turn it is."""
    return whole(p.seat + 1 if p.seat + 1 < t.players else 0)


@kernel
def is_last_turn(t: Static, p: Position) -> bool:
    """DX1, DT2: the game ends with the round in which a board ran empty or everybody passed."""
    round_ends = next_seat(t, p) == p.first
    return bool(round_ends and (p.last_round == 1 or p.passes == t.players))


@kernel
def begin_next_turn(t: Static, p: Position) -> None:
    """DT1: clockwise. DK3: what a shortage left empty is filled before the player moves."""
    p.seat = next_seat(t, p)
    p.mover = p.seat
    if p.seat == p.first:
        p.passes = 0
    p.turns += 1
    p.stage = OPENING


@kernel
def draft_next(t: Static, p: Position) -> None:
    """DS6: from the first player's right, anticlockwise, so that the first player is last."""
    p.drafted += 1
    if p.drafted == t.players:
        p.seat = p.first
        p.stage = OPENING
        p.turns = 1
        advance(t, p)
    else:
        p.mover = (p.first + 2 * t.players - 1 - p.drafted) % t.players


@kernel
def has_drafted(t: Static, p: Position) -> bool:
    """DS6: is the story draft of the setup over?"""
    return bool(p.drafted == t.players)
