"""IV12: what a seat cannot know against the void, hidden and dealt again.

The deck was stacked of packs with equal shares of void cards, so everybody knows how many of them
are among the unseen cards of each pack; after a corruption the deck and the unseen cards of all
hands are one group in the same way (void/rules/cards.py). So void cards are dealt again within
their group, and the other cards, which may be in any pack, over all places that are left.
"""

from bivouac.core.bits import EMPTY, below, contains, has, with_one
from bivouac.core.jit import kernel
from bivouac.core.records import Word, Words, whole
from bivouac.games.iwari.layout import (
    GROUPS,
    LIFT,
    NONE,
    PAY,
    PIECE,
    VOIDING,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import forget_build
from bivouac.games.iwari.rules.secrets import deal_hand
from bivouac.games.iwari.void.rules.cards import is_void
from bivouac.games.iwari.void.rules.stages import take_decision


@kernel
def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    """Replace what `seat` cannot know by something that depends only on what it knows.

    A decision not yet complete is its mover's secret, and so is whether void cards may follow.
    """
    if seat != p.seat:
        p.voids_open = 0
        if p.phase == PIECE or p.phase == PAY or p.phase == LIFT or p.phase == VOIDING:
            forget_build(p)
            take_decision(p)
    deal_hidden(t, p, w, seat, w.generator, False)


@kernel
def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    """From a redacted position, a world that `seat` cannot exclude."""
    deal_hidden(t, p, w, seat, rng, True)


@kernel
def deal_hidden(t: Static, p: Position, w: Work, seat: int, rng: Words, by_chance: bool) -> None:
    """IV12: deal out again what `seat` cannot tell apart: in ascending order, or at random."""
    size = list_places(t, p, w, seat)
    first_void = list_hidden(t, p, w, seat)
    biome, void = whole(0), first_void
    for place in range(size):
        group = whole(w.places[place])
        if takes_void(w, group, rng, by_chance):
            card = draw(w, void, size, rng, by_chance)
            void += 1
        else:
            card = draw(w, biome, first_void, rng, by_chance)
            biome += 1
        p.shuffled[card] = group
        w.places[place] = card
    put_places(t, p, w, seat)


@kernel
def list_places(t: Static, p: Position, w: Work, seat: int) -> int:
    """The places of hidden cards, by their group: the deck, then the other hands; how many.

    For each group also how many places it has, and how many void cards are there.
    """
    for group in range(GROUPS):
        w.left[group, 0] = w.left[group, 1] = 0
    n = 0
    for i in range(p.deck_top, p.deck_end):
        n = list_place(t, p, w, n, whole(p.deck[i]))
    for other in range(t.players):
        if other == seat:
            continue
        for group in range(p.shuffles + 1):  # their order in a hand is that of the cards
            for slot in range(p.hand_n[other]):
                card = whole(p.hands[other, slot])
                if p.shuffled[card] == group and not contains(p.seen, card):
                    n = list_place(t, p, w, n, card)
    return n


@kernel
def list_place(t: Static, p: Position, w: Work, n: int, card: int) -> int:
    """Add the place where a hidden card is; how many there are then."""
    group = whole(p.shuffled[card])
    w.places[n] = group
    w.left[group, 0] += 1
    if is_void(t, card):
        w.left[group, 1] += 1
    return n + 1


@kernel
def list_hidden(t: Static, p: Position, w: Work, seat: int) -> int:
    """Write the hidden cards in ascending order, void cards last; where these begin."""
    low, high = hidden_cards(t, p, seat)
    n = whole(0)
    for card in range(t.n_cards):
        if has(low if card < 64 else high, card & 63) and not is_void(t, card):
            w.order[n] = card
            n += 1
    first_void = n
    for card in range(t.n_cards):
        if has(low if card < 64 else high, card & 63) and is_void(t, card):
            w.order[n] = card
            n += 1
    return first_void


@kernel
def hidden_cards(t: Static, p: Position, seat: int) -> tuple[Word, Word]:
    """The cards whose place `seat` does not know."""
    low = high = EMPTY
    for i in range(p.deck_top, p.deck_end):
        card = whole(p.deck[i])
        low, high = with_one(low, high, card)
    for other in range(t.players):
        for slot in range(p.hand_n[other]):
            card = whole(p.hands[other, slot])
            if other != seat and not contains(p.seen, card):
                low, high = with_one(low, high, card)
    return low, high


@kernel
def takes_void(w: Work, group: int, rng: Words, by_chance: bool) -> bool:
    """Does the next place of a group get one of its void cards? The first do, or chance says."""
    places, voids = whole(w.left[group, 0]), whole(w.left[group, 1])
    is_taken = voids > 0 and (not by_chance or below(rng, places) < voids)
    w.left[group, 0] -= 1
    if is_taken:
        w.left[group, 1] -= 1
    return is_taken


@kernel
def draw(w: Work, first: int, end: int, rng: Words, by_chance: bool) -> int:
    """One of the listed cards from `first` to `end`, which goes to the front: the first, or any."""
    i = first + (below(rng, end - first) if by_chance else 0)
    card = whole(w.order[i])
    w.order[i] = w.order[first]
    w.order[first] = card
    return card


@kernel
def put_places(t: Static, p: Position, w: Work, seat: int) -> None:
    """Put the cards that were dealt out again into their places."""
    n = 0
    for i in range(p.deck_top, p.deck_end):
        p.deck[i] = w.places[n]
        n += 1
    for other in range(t.players):
        if other != seat:
            n = deal_hand(t, p, other, whole(NONE), w.places, n)
