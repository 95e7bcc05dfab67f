"""The rules of Nine: what a position is, and the kernels that play it (core/rules.py of Bivouac).

Six cards, 1 to 6. Each of two players is dealt one face down (NR1). Seat 0 draws cards face down
until it stops, then seat 1 (NR2). Then both show their cards: the higher sum wins, but a sum above
the limit is worth nothing (NR3); with equal sums fewer cards win (NR4).
"""

from typing import Annotated

import numpy as np

from bivouac.core.bits import EMPTY, ONE, below, bit, count, list_members, shuffle
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Ints, Number, Records, Set, Shorts, Smalls, Words, whole

SEATS, CARDS, PLANS, FEATURES = 2, 6, 2, 2
CHOOSE, DRAWING, OVER = range(3)  # phases
STOP, DRAW = range(2)  # steps
ALL = (ONE << np.uint64(CARDS)) - ONE


class Static:
    limit: Number  # the highest sum that counts


class Position:
    phase: Number
    mover: Number
    turns: Number
    hands: Annotated[Words, "u8", (SEATS,)]  # sets of cards; card i is worth i + 1
    seen: Set  # cards in hands that everybody has seen
    deck: Set  # without order: chance decides only when a card is drawn


class Work:
    steps: Annotated[Shorts, "i2", (2,)]
    order: Annotated[Smalls, "i1", (CARDS,)]
    generator: Annotated[Words, "u8", (1,)]
    scores: Annotated[Ints, "i4", (SEATS, 1)]


class Plan:
    STEPS = 1
    PRICE = ()
    steps: Annotated[Shorts, "i2", (1,)]
    length: Number
    target: Number


class Search:
    nothing: Number


@kernel
def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    p.deck = ALL
    for seat in range(SEATS):
        p.hands[seat] = EMPTY
        p.mover = seat
        resolve(t, p, w, rng)
    p.mover = 0
    p.turns = 1


@kernel
def is_over(p: Position) -> bool:
    return bool(p.phase == OVER)


@kernel
def is_chance(p: Position) -> bool:
    return bool(p.phase == DRAWING)


@kernel
def is_between(p: Position) -> bool:
    return True  # every decision is a single step


@kernel
def to_move(p: Position) -> int:
    return whole(p.mover)


@kernel
def turns(p: Position) -> int:
    return whole(p.turns)


@kernel
def ending(p: Position) -> int:
    return 0


@kernel
def legal(t: Static, p: Position, w: Work) -> int:
    w.steps[0] = STOP
    w.steps[1] = DRAW
    if p.phase != CHOOSE:
        return 0
    return 1 if p.deck == EMPTY else 2


@kernel
def apply(t: Static, p: Position, step: int) -> None:
    if step == DRAW:
        p.phase = DRAWING
    elif p.mover == 0:
        p.mover = 1
        p.turns = 2
    else:
        p.phase = OVER


@kernel
def draw(p: Position, card: int) -> None:
    p.deck &= ~bit(card)
    p.hands[p.mover] |= bit(card)
    p.phase = CHOOSE


@kernel
def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    draw(p, whole(w.order[below(rng, list_members(p.deck, w.order))]))


@kernel
def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    deal_hidden(p, w, seat, w.generator, False)


@kernel
def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    deal_hidden(p, w, seat, rng, True)


@kernel
def show_hands(t: Static, p: Position) -> None:
    for seat in range(SEATS):
        p.seen |= p.hands[seat]


@kernel
def deal_hidden(p: Position, w: Work, seat: int, rng: Words, by_chance: bool) -> None:
    """Deal all that `seat` cannot see again: in ascending order, or by chance.

    When all is over everybody has shown their cards, and there is nothing left to learn.
    """
    if p.phase == OVER:
        return
    hidden = p.deck
    for other in range(SEATS):
        if other != seat:
            hidden |= p.hands[other] & ~p.seen
    size = list_members(hidden, w.order)
    if by_chance:
        shuffle(w.order, size, rng)
    n = 0
    for other in range(SEATS):
        if other != seat:
            held = count(p.hands[other] & ~p.seen)
            p.hands[other] &= p.seen
            for _ in range(held):
                p.hands[other] |= bit(whole(w.order[n]))
                hidden &= ~bit(whole(w.order[n]))
                n += 1
    p.deck = hidden


@kernel
def plans(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    n = legal(t, p, w)
    for i in range(n):
        found[i].steps[0] = w.steps[i]
        found[i].length = 1
        found[i].target = -1
    return n


@kernel
def points_of(t: Static, p: Position, seat: int) -> int:
    total = 0
    for card in range(CARDS):
        if p.hands[seat] & bit(card) != EMPTY:
            total += card + 1
    return total if total <= t.limit else 0


@kernel
def value(t: Static, p: Position, w: Work, seat: int) -> int:
    points = points_of(t, p, seat)
    if p.phase == DRAWING:
        return points + 3 if points + 3 <= t.limit else 0
    return points


@kernel
def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    out[0] = 1
    out[1] = count(p.hands[side])


@kernel
def progress(t: Static, p: Position) -> int:
    return 128 if p.mover == 1 else 0


@kernel
def score(t: Static, p: Position, points: Ints) -> None:
    for seat in range(SEATS):
        points[seat, 0] = points_of(t, p, seat)


@kernel
def count_sides(t: Static) -> int:
    return SEATS


@kernel
def side_of(t: Static, seat: int) -> int:
    return seat


@kernel
def tie_break(t: Static, p: Position, side: int) -> int:
    return CARDS - count(p.hands[side])


@entry
def put_card(positions: Records, i: int, card: int) -> None:
    draw(positions[i], card)
