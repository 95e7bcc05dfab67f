"""IV3, IV4, IV6: the deck, and void cards in hand, in the display, above it and set aside."""

from bivouac.core.bits import (
    EMPTY,
    contains,
    count,
    exclude,
    first_of,
    include,
    list_pair,
    rest_of,
    with_one,
)
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Word, whole
from bivouac.games.iwari.layout import NONE, PAID, PIECES, VOID_BIOME, Position, Static, Work
from bivouac.games.iwari.rules.cards import copy_to_use, discard, lose
from bivouac.games.iwari.void.rules.stages import take_decision


@kernel
def is_void(t: Static, card: int) -> bool:
    """IV2: is it a void card?"""
    return bool(t.biomes[card] == VOID_BIOME)


@kernel
def showing(t: Static, p: Position) -> tuple[Word, Word]:
    """IV4: the void cards in the display and above it."""
    low, high = p.above[0], p.above[1]
    for i in range(p.display_n):
        card = whole(p.display[i])
        if is_void(t, card):
            low, high = with_one(low, high, card)
    return low, high


@kernel
def count_showing(t: Static, p: Position) -> int:
    """IV4: how many void cards show."""
    low, high = showing(t, p)
    return count(low) + count(high)


@kernel
def spend(t: Static, p: Position, card: int) -> None:
    """IT8: a card that is played, swapped or discarded goes to the discards."""
    blur(t, p)
    discard(t, p, card)


@kernel
def blur(t: Static, p: Position) -> None:
    """IV12: a card is about to leave the hand, and nobody else knows when it came there.

    So of the unseen cards of a hand that came from different packs nobody else can tell which are
    left: they all count as cards of the latest of these packs, with what else is left of the packs.
    The cards that were dealt at the start are no void cards; those of another hand stay so.
    """
    packs = 0
    latest = whole(0)
    for slot in range(p.hand_n[p.seat]):
        card = whole(p.hands[p.seat, slot])
        if not contains(p.seen, card):
            packs |= 1 << whole(p.shuffled[card])
            latest = max(latest, whole(p.shuffled[card]))
    if packs & packs - 1 == 0:
        return
    for seat in range(t.players):
        for slot in range(p.hand_n[seat]):
            card = whole(p.hands[seat, slot])
            number = whole(p.shuffled[card])
            is_mixed = packs >> number & 1 == 1 and (seat == p.seat or number > 0)
            if is_mixed and not contains(p.seen, card):
                p.shuffled[card] = latest


@kernel
def list_hand(t: Static, p: Position, w: Work, n: int, step: int, biomes: int) -> int:
    """Add `step` + card for each biome of the bits that is in hand; how many steps then."""
    for biome in range(VOID_BIOME):
        if p.held[p.seat, biome] > 0 and biomes >> biome & 1:
            w.steps[n] = step + copy_to_use(t, p, biome)
            n += 1
    return n


@kernel
def play_voids(t: Static, p: Position) -> None:
    """IV3: the void cards that were chosen go face up above the display."""
    for place in range(PIECES):
        for i in range(PAID):
            card = whole(p.paid[place, i])
            if card != NONE:
                blur(t, p)
                lose(t, p, p.seat, card)
                include(p.above, card)
                p.paid[place, i] = NONE


@kernel
def list_new_deck(t: Static, p: Position, cards: Smalls) -> int:
    """IV6: what a corruption shuffles, in ascending order: the deck and the void cards that show.

    One of these, the lowest, is set aside instead. How many cards there are.
    """
    low, high = showing(t, p)
    low, high = rest_of(low, high)
    for i in range(p.deck_top, p.deck_end):
        card = whole(p.deck[i])
        low, high = with_one(low, high, card)
    return list_pair(low, high, cards)


@kernel
def put_deck(t: Static, p: Position, cards: Smalls, size: int) -> None:
    """IV6: the new deck, top card first; a void card that showed and is not in it is set aside.

    The display closes up. What nobody has seen, in the hands too, is one group from now on: how
    many void cards are among it is known, and nothing else.
    """
    low, high = showing(t, p)
    while low | high != EMPTY:
        include(p.aside, first_of(low, high))
        low, high = rest_of(low, high)
    close_up(t, p)
    p.shuffles += 1
    for i in range(p.deck_top, p.deck_end):
        p.deck[i] = NONE
    for i in range(size):
        card = whole(cards[i])
        p.deck[i] = card
        p.shuffled[card] = p.shuffles
        exclude(p.aside, card)
    p.deck_top = 0
    p.deck_end = size
    for seat in range(t.players):
        for slot in range(p.hand_n[seat]):
            if not contains(p.seen, whole(p.hands[seat, slot])):
                p.shuffled[p.hands[seat, slot]] = p.shuffles
    take_decision(p)


@kernel
def close_up(t: Static, p: Position) -> None:
    """IV6: no void card shows any more."""
    p.above[0] = p.above[1] = EMPTY
    kept = whole(0)
    for i in range(p.display_n):
        card = whole(p.display[i])
        p.display[i] = NONE
        if not is_void(t, card):
            p.display[kept] = card
            kept += 1
    p.display_n = kept
