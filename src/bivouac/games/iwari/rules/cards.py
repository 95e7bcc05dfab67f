"""IT7, IT8, IE1: hands, the display, the deck and the discards."""

from bivouac.core.bits import EMPTY, contains, exclude, include
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, whole
from bivouac.core.stacks import below_top, take_at
from bivouac.games.iwari.layout import NONE, REFILL, SHUFFLE, Position, Static, Work
from bivouac.games.iwari.steps import DRAW_SHOWN, DRAW_UNSEEN


@kernel
def gain(t: Static, p: Position, seat: int, card: int) -> None:
    """A card comes into a hand, which stays in ascending order."""
    slot = whole(p.hand_n[seat])
    while slot > 0 and p.hands[seat, slot - 1] > card:
        p.hands[seat, slot] = p.hands[seat, slot - 1]
        slot -= 1
    p.hands[seat, slot] = card
    p.hand_n[seat] += 1
    p.held[seat, t.biomes[card]] += 1


@kernel
def lose(t: Static, p: Position, seat: int, card: int) -> None:
    """A card leaves a hand; where it goes is up to the caller."""
    slot = 0
    while p.hands[seat, slot] != card:
        slot += 1
    last = whole(p.hand_n[seat]) - 1
    while slot < last:
        p.hands[seat, slot] = p.hands[seat, slot + 1]
        slot += 1
    p.hands[seat, last] = NONE
    p.hand_n[seat] = last
    p.held[seat, t.biomes[card]] -= 1
    exclude(p.seen, card)


@kernel
def discard(t: Static, p: Position, card: int) -> None:
    """IT8: a card goes from the hand of the player whose turn it is to the discards."""
    lose(t, p, p.seat, card)
    include(p.discards, card)


@kernel
def is_paid(p: Position, card: int) -> bool:
    """Does the card pay for a piece of the build being chosen?"""
    return bool(
        card == p.paid[0, 0] or card == p.paid[0, 1] or card == p.paid[1, 0] or card == p.paid[1, 1]
    )


@kernel
def copy_to_use(t: Static, p: Position, biome: int) -> int:
    """Of the cards of a biome in hand that pay for nothing yet, the one to play.

    They are all alike, so a copy everybody knows of comes first.
    """
    chosen = whole(NONE)
    for slot in range(p.hand_n[p.seat]):
        card = whole(p.hands[p.seat, slot])
        if t.biomes[card] == biome and not is_paid(p, card):
            if contains(p.seen, card):
                return card
            if chosen == NONE:
                chosen = card
    return chosen


@kernel
def list_cards(t: Static, p: Position, w: Work, n: int, step: int) -> int:
    """Add `step` + card for each biome in hand; how many steps there are then."""
    biomes = 0
    for slot in range(p.hand_n[p.seat]):
        biome = whole(t.biomes[p.hands[p.seat, slot]])
        if biomes >> biome & 1 == 0:
            biomes |= 1 << biome
            w.steps[n] = step + copy_to_use(t, p, biome)
            n += 1
    return n


@kernel
def legal_draws(p: Position, w: Work) -> int:
    """IT7, IS4: any card of the display, or the top of the deck unseen."""
    n = whole(p.display_n)
    for i in range(n):
        w.steps[i] = DRAW_SHOWN + i
    if p.deck_end > 0:
        w.steps[n] = DRAW_UNSEEN
        n += 1
    return n


@kernel
def draw_shown(t: Static, p: Position, i: int) -> None:
    """IT7: a card of the display, which closes up; everybody has seen it."""
    card = whole(p.display[i])
    last = whole(p.display_n) - 1
    for slot in range(i, last):
        p.display[slot] = p.display[slot + 1]
    p.display[last] = NONE
    p.display_n = last
    gain(t, p, p.seat, card)
    include(p.seen, card)


@kernel
def top_card(p: Position) -> int:
    """The top card of the deck. Against the void the deck cannot run out (IV13)."""
    card = take_at(p.deck, p.deck_top)
    p.deck_top, p.deck_end = below_top(p.deck_top, p.deck_end)
    return card


@kernel
def pop_deck(p: Position) -> int:
    """The top card of the deck, which may run out with it."""
    card = top_card(p)
    if p.deck_end == 0:
        run_out(p)
    return card


@kernel
def run_out(p: Position) -> None:
    """IE1, IE2: the first time the discards are shuffled at once; the second time the end is near.

    Where the end is near already, or nothing could be shuffled, it is so the first time.
    """
    p.deck_runs += 1
    if p.deck_runs == 1 and p.ending == 0 and (p.discards[0] | p.discards[1]) != EMPTY:
        p.mid_due = 1
        p.phase = SHUFFLE
    else:
        p.mid_due = 0
        p.ending = 1


@kernel
def put_shuffled(p: Position, cards: Smalls, size: int) -> None:
    """IE1: the shuffled discards, top card first, are the new deck."""
    p.shuffles += 1
    p.discards[0] = p.discards[1] = EMPTY
    for i in range(size):
        p.deck[i] = cards[i]
        p.shuffled[cards[i]] = p.shuffles
    p.deck_end = size
    p.phase = REFILL


@kernel
def fill_display(t: Static, p: Position) -> bool:
    """IT7: the display is filled at its end; False when chance must shuffle first."""
    while p.display_n < t.shown and p.deck_end > 0:
        card = pop_deck(p)
        p.display[p.display_n] = card
        p.display_n += 1
        if p.phase == SHUFFLE:
            return False
    return True
