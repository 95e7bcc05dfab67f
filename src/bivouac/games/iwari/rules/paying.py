"""IT3: what pieces cost: a card of the territory's biome, a joker, or a price of their own (IA)."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    NONE,
    PAID,
    PIECE,
    PIECES,
    PLAYED,
    TENT,
    VOID_TOTEM,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.cards import copy_to_use, discard, is_paid
from bivouac.games.iwari.rules.void_totems import price_of_move
from bivouac.games.iwari.steps import PAY_WITH


@kernel
def count_paid(p: Position) -> int:
    """Cards that pay for the pieces chosen so far."""
    return count_put(p, whole(p.piece_n))


@kernel
def count_put(p: Position, places: int) -> int:
    """Cards put down for so many places of a build."""
    cards = 0
    for piece in range(places):
        for i in range(PAID):
            if p.paid[piece, i] != NONE:
                cards += 1
    return cards


@kernel
def unpaid(t: Static, p: Position) -> int:
    """Cards in hand that pay for nothing yet, counted by biome, four bits each."""
    counts = 0
    for slot in range(p.hand_n[p.seat]):
        card = whole(p.hands[p.seat, slot])
        if not is_paid(p, card):
            counts += 1 << 4 * whole(t.biomes[card])
    return counts


@kernel
def fixed_price(t: Static, p: Position, piece: int, card: int) -> int:
    """IA2, IA4, IA6: the biome of the first or second card of a piece with a price of its own.

    NONE where the price is that of IT3.
    """
    if t.prices == 0:
        return NONE
    kind = whole(p.piece_kind[piece])
    at = whole(p.piece_at[piece])
    if kind == VOID_TOTEM:
        return price_of_move(t, whole(p.piece_from[piece]), at, card)
    return whole(t.price[at]) if kind == TENT else NONE


@kernel
def legal_payments(t: Static, p: Position, w: Work) -> int:
    """IT3: a card of the territory's biome, or one of a joker; then the other one of the joker.

    A second piece in an unexplored territory costs one matching card (IA6).
    """
    piece = p.piece_n - 1
    wanted = whole(t.territory_biome[p.build_in])
    begun = whole(p.paid[piece, 0])
    fixed = fixed_price(t, p, piece, whole(0 if begun == NONE else 1))
    if fixed != NONE or begun != NONE:
        biome = fixed if fixed != NONE else whole(t.biomes[begun])
        w.steps[0] = PAY_WITH + copy_to_use(t, p, biome)
        return 1
    takes_joker = count_paid(p) + PAID <= PLAYED and (piece == 0 or p.most_tents[p.build_in] > 0)
    return list_payments(t, p, w, wanted, takes_joker, whole(BIOME_COUNT))


@kernel
def list_payments(
    t: Static, p: Position, w: Work, wanted: int, takes_joker: bool, biomes: int
) -> int:
    """IT3: as steps a card of the biome wanted, and one of each joker; of the first `biomes`."""
    counts = unpaid(t, p)
    n = 0
    for biome in range(biomes):
        cards = counts >> 4 * biome & 15
        if (cards > 0 and biome == wanted) or (cards >= PAID and biome != wanted and takes_joker):
            w.steps[n] = PAY_WITH + copy_to_use(t, p, biome)
            n += 1
    return n


@kernel
def can_pay(t: Static, p: Position, wanted: int, by_joker: bool) -> bool:
    """IT1, IT3: is there a payment for a further piece among the cards not yet played?"""
    takes_joker = by_joker and count_paid(p) + PAID <= PLAYED
    counts = unpaid(t, p)
    for biome in range(BIOME_COUNT):
        cards = counts >> 4 * biome & 15
        if (cards > 0 and biome == wanted) or (cards >= 2 and takes_joker):
            return True
    return False


@kernel
def pay(t: Static, p: Position, card: int) -> bool:
    """IT3: a card for the piece chosen last. True when that completes the build."""
    is_matching = t.biomes[card] == t.territory_biome[p.build_in]
    is_enough = is_matching and fixed_price(t, p, p.piece_n - 1, whole(1)) == NONE
    return put_card(p, card, is_enough)


@kernel
def put_card(p: Position, card: int, is_enough: bool) -> bool:
    """IT3: a first card that is enough for its piece or not, or the second one."""
    piece = p.piece_n - 1
    if p.paid[piece, 0] == NONE:
        p.paid[piece, 0] = card
        if not is_enough:
            return False
    else:
        p.paid[piece, 1] = card
    p.phase = PIECE
    return bool(p.piece_n == PIECES)


@kernel
def play_cards(t: Static, p: Position) -> None:
    """IT8: all cards of the build go to the discards; its pieces are yet to be placed."""
    for piece in range(p.piece_n):
        for i in range(PAID):
            if p.paid[piece, i] != NONE:
                discard(t, p, whole(p.paid[piece, i]))
                p.paid[piece, i] = NONE
