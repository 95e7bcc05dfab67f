"""IT1, IT3-IT6: a build is chosen piece by piece and card by card, and then placed.

Until its last card is paid nothing happens on the map: the build is a draft in the position, and
its cards stay in the hand.
"""

from bivouac.core.bits import EMPTY, bit, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    DEED,
    NONE,
    PAID,
    PAY,
    PIECE,
    PIECES,
    PLAYED,
    TENT,
    TOTEM,
    Position,
    Tables,
    Work,
)
from bivouac.games.iwari.rules.cards import copy_to_use, discard, is_paid
from bivouac.games.iwari.rules.deeds import deeds_earned
from bivouac.games.iwari.rules.tents import put_tent
from bivouac.games.iwari.rules.totems import put_totem
from bivouac.games.iwari.steps import DONE, PAY_WITH, TENT_AT, TOTEM_AT


@kernel
def jokers(p: Position) -> int:
    """IT3: bits of the biomes of which the hand holds two cards or more."""
    pairs = 0
    for biome in range(BIOME_COUNT):
        if p.held[p.seat, biome] >= 2:
            pairs |= 1 << biome
    return pairs


@kernel
def legal_first_pieces(t: Tables, p: Position, w: Work) -> int:
    """IT3, IT5, IT6: every tent and totem the hand can pay for; how many steps."""
    low = high = lands = EMPTY
    pairs = jokers(p)
    for biome in range(BIOME_COUNT):
        if p.held[p.seat, biome] > 0 or pairs & ~(1 << biome) != 0:
            low |= t.land[biome, 0]
            high |= t.land[biome, 1]
            lands |= t.lands[biome]
    n = whole(0)
    if p.tents_left[p.tribe] > 0:
        n = list_tents(w, n, low & p.free[0], high & p.free[1])
    if p.totems_left[p.tribe] > 0:
        lands &= p.open
        while lands != EMPTY:
            w.steps[n] = TOTEM_AT + lowest(lands)
            lands = rest(lands)
            n += 1
    return n


@kernel
def list_tents(w: Work, n: int, low: Word, high: Word) -> int:
    """Add a step for each spot; how many steps there are then."""
    while low != EMPTY:
        w.steps[n] = TENT_AT + lowest(low)
        low = rest(low)
        n += 1
    while high != EMPTY:
        w.steps[n] = TENT_AT + 64 + lowest(high)
        high = rest(high)
        n += 1
    return n


@kernel
def choose_piece(t: Tables, p: Position, step: int) -> None:
    """IT1: the next piece of a build, still to be paid for."""
    piece = p.piece_n
    if step >= TOTEM_AT:
        p.build_in = step - TOTEM_AT
        p.piece_kind[piece] = TOTEM
        p.piece_at[piece] = p.build_in
    else:
        p.build_in = whole(t.territory_of[step - TENT_AT])
        p.piece_kind[piece] = TENT
        p.piece_at[piece] = step - TENT_AT
    p.piece_n += 1
    p.phase = PAY


@kernel
def count_paid(p: Position) -> int:
    """Cards that pay for the pieces chosen so far."""
    cards = 0
    for piece in range(p.piece_n):
        for i in range(PAID):
            if p.paid[piece, i] != NONE:
                cards += 1
    return cards


@kernel
def unpaid(t: Tables, p: Position) -> int:
    """Cards in hand that pay for nothing yet, counted by biome, four bits each."""
    counts = 0
    for slot in range(p.hand_n[p.seat]):
        card = whole(p.hands[p.seat, slot])
        if not is_paid(p, card):
            counts += 1 << 4 * whole(t.biomes[card])
    return counts


@kernel
def legal_payments(t: Tables, p: Position, w: Work) -> int:
    """IT3: a card of the territory's biome, or one of a joker; then the other one of the joker."""
    wanted = whole(t.territory_biome[p.build_in])
    begun = whole(p.paid[p.piece_n - 1, 0])
    if begun != NONE:
        w.steps[0] = PAY_WITH + copy_to_use(t, p, whole(t.biomes[begun]))
        return 1
    has_room = count_paid(p) + PAID <= PLAYED
    counts = unpaid(t, p)
    n = 0
    for biome in range(BIOME_COUNT):
        cards = counts >> 4 * biome & 15
        if (cards > 0 and biome == wanted) or (cards >= 2 and biome != wanted and has_room):
            w.steps[n] = PAY_WITH + copy_to_use(t, p, biome)
            n += 1
    return n


@kernel
def can_pay(t: Tables, p: Position, wanted: int) -> bool:
    """IT1, IT3: is there a payment for a further piece among the cards not yet played?"""
    has_room = count_paid(p) + PAID <= PLAYED
    counts = unpaid(t, p)
    for biome in range(BIOME_COUNT):
        cards = counts >> 4 * biome & 15
        if (cards > 0 and biome == wanted) or (cards >= 2 and has_room):
            return True
    return False


@kernel
def legal_next_pieces(t: Tables, p: Position, w: Work) -> int:
    """IT1, IT4: the build is complete, or a second piece follows in the same territory."""
    w.steps[0] = DONE
    n = whole(1)
    territory = whole(p.build_in)
    if p.most_tents[territory] > 0 and can_pay(t, p, whole(t.territory_biome[territory])):
        kind = whole(p.piece_kind[0])
        low, high = second_tents(t, p, territory, kind, whole(p.piece_at[0]))
        n = list_tents(w, n, low, high)
        if is_second_totem(p, territory, kind):
            w.steps[n] = TOTEM_AT + territory
            n += 1
    return n


@kernel
def second_tents(t: Tables, p: Position, territory: int, kind: int, at: int) -> tuple[Word, Word]:
    """IT5, IT6: where a tent can follow a first piece in an explored territory."""
    low = t.inside[territory, 0] & p.free[0]
    high = t.inside[territory, 1] & p.free[1]
    if kind == TENT:
        if at < 64:
            low &= ~bit(at)
        else:
            high &= ~bit(at - 64)
    if p.tents_left[p.tribe] > (1 if kind == TENT else 0):
        return low, high
    return EMPTY, EMPTY


@kernel
def is_second_totem(p: Position, territory: int, kind: int) -> bool:
    """IT5, IT6: can a totem follow a first piece? A tent counts at once, for its own tribe."""
    most = whole(p.most_tents[territory])
    standing = whole(p.all_totems[territory])
    left = whole(p.totems_left[p.tribe])
    if kind == TENT:
        most = max(most, whole(p.n_tents[territory, p.tribe]) + 1)
    else:
        standing += 1
        left -= 1
    return left > 0 and standing < most


@kernel
def pay(t: Tables, p: Position, card: int) -> bool:
    """IT3: a card for the piece chosen last. True when that completes the build."""
    piece = p.piece_n - 1
    if p.paid[piece, 0] == NONE:
        p.paid[piece, 0] = card
        if t.biomes[card] != t.territory_biome[p.build_in]:
            return False
    else:
        p.paid[piece, 1] = card
    p.phase = PIECE
    return bool(p.piece_n == PIECES)


@kernel
def play_cards(t: Tables, p: Position) -> None:
    """IT8: all cards of the build go to the discards; its pieces are yet to be placed."""
    for piece in range(p.piece_n):
        for i in range(PAID):
            if p.paid[piece, i] != NONE:
                discard(t, p, whole(p.paid[piece, i]))
                p.paid[piece, i] = NONE


@kernel
def place_pieces(t: Tables, p: Position) -> bool:
    """IM7: one piece after the other; False when a piece has earned deeds to be placed first.

    I2.2, I2.3: the third tribe earns none, and nobody else does for what it fills.
    """
    while p.placed_n < p.piece_n:
        kind = whole(p.piece_kind[p.placed_n])
        at = whole(p.piece_at[p.placed_n])
        if kind == TENT:
            put_tent(t, p, p.tribe, at)
        else:
            put_totem(t, p, p.tribe, at)
        p.placed_n += 1
        if p.tribe == p.seat:
            p.earned = deeds_earned(t, p, p.seat, kind, at)
            if p.earned != 0:
                p.phase = DEED
                return False
    forget_build(p)
    return True


@kernel
def forget_build(p: Position) -> None:
    """Leave no trace of a build, so that equal positions have equal bytes."""
    for piece in range(PIECES):
        p.piece_kind[piece] = NONE
        p.piece_at[piece] = NONE
        for i in range(PAID):
            p.paid[piece, i] = NONE
    p.piece_n = 0
    p.placed_n = 0
    p.build_in = NONE
