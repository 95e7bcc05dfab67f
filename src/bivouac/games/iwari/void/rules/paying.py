"""IT3, IV2, IV9: what pieces cost against the void. Void cards never pay."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    NONE,
    PAID,
    PIECES,
    PLAYED,
    TENT,
    TOTEM,
    VOID_BIOME,
    VOID_TOTEM,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.cards import copy_to_use
from bivouac.games.iwari.rules.paying import count_paid, list_payments, put_card, unpaid
from bivouac.games.iwari.steps import PAY_WITH
from bivouac.games.iwari.void.rules.cards import spend


@kernel
def affordable(t: Static, p: Position) -> int:
    """IT3, IV2: bits of the biomes whose price can be paid with cards that pay for nothing yet."""
    counts = unpaid(t, p)
    singles = pairs = 0
    for biome in range(VOID_BIOME):
        cards = counts >> 4 * biome & 15
        singles |= 1 << biome if cards > 0 else 0
        pairs |= 1 << biome if cards >= PAID else 0
    if count_paid(p) + PAID <= PLAYED:
        for biome in range(VOID_BIOME):
            if pairs & ~(1 << biome) != 0:
                singles |= 1 << biome
    return singles


@kernel
def paying_biome(t: Static, p: Position, piece: int) -> int:
    """IT3, IV9: the biome whose card pays: where a piece goes, or where one that moves is from."""
    source = whole(p.piece_from[piece])
    if source == NONE or p.piece_kind[piece] == VOID_TOTEM:
        return whole(t.territory_biome[p.build_in])
    if p.piece_kind[piece] == TOTEM:
        return whole(t.territory_biome[source])
    return whole(t.territory_biome[t.territory_of[source]])


@kernel
def legal_payments(t: Static, p: Position, w: Work) -> int:
    """IT3, IA4: a card, or one of a joker; then the other one. Void totems cost two cards alike."""
    piece = p.piece_n - 1
    wanted = paying_biome(t, p, piece)
    begun = whole(p.paid[piece, 0])
    if begun != NONE or p.piece_kind[piece] == VOID_TOTEM:
        biome = wanted if begun == NONE else whole(t.biomes[begun])
        w.steps[0] = PAY_WITH + copy_to_use(t, p, biome)
        return 1
    takes_joker = count_paid(p) + PAID <= PLAYED
    return list_payments(t, p, w, wanted, takes_joker, whole(VOID_BIOME))


@kernel
def pay(t: Static, p: Position, card: int) -> bool:
    """IT3: a card for the piece chosen last. True when that completes the build."""
    piece = p.piece_n - 1
    is_matching = t.biomes[card] == paying_biome(t, p, piece)
    return put_card(p, card, is_matching and p.piece_kind[piece] != VOID_TOTEM)


@kernel
def play_cards(t: Static, p: Position) -> None:
    """IT8: the cards of the build go to the discards.

    IV11: the first time in a turn that a card of the haunted biome pays, a ruin is due there.
    """
    for piece in range(PIECES):
        for i in range(PAID):
            card = whole(p.paid[piece, i])
            if card == NONE:
                continue
            if t.biomes[card] == t.haunted and p.haunt_done == 0:
                p.haunt_done = p.haunt_due = 1
            spend(t, p, card)
            p.paid[piece, i] = NONE


@kernel
def is_from_stock(p: Position, piece: int, kind: int) -> bool:
    """IT6, IV9: does a piece of the build come out of the stock of its kind?"""
    return bool(p.piece_kind[piece] == kind and p.piece_from[piece] == NONE)


@kernel
def tents_to_build(p: Position) -> int:
    """IT6: tents in stock that the build does not place yet."""
    return whole(p.tents_left[p.tribe]) - (1 if is_from_stock(p, 0, TENT) else 0)


@kernel
def totems_to_build(p: Position) -> int:
    """IT6: totems in stock that the build does not place yet."""
    return whole(p.totems_left[p.tribe]) - (1 if is_from_stock(p, 0, TOTEM) else 0)
