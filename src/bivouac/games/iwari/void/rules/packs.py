"""IV1: the deck is stacked of packs, with an equal share of the void cards shuffled into each."""

from bivouac.core.bits import below, shuffle_all
from bivouac.core.jit import kernel
from bivouac.core.records import Words, whole
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.rules.cards import gain
from bivouac.games.iwari.void.rules.cards import is_void


@kernel
def next_card(t: Static, w: Work, place: int, void: bool) -> int:
    """The first place from `place` on where the shuffled cards have a void card, or another."""
    while is_void(t, whole(w.order[place])) != void:
        place += 1
    return place


@kernel
def pack_size(t: Static, cards: int, pack: int) -> int:
    """IV1: how many of the deck's biome cards are in a pack: the larger packs lie on top."""
    packs = whole(t.packs)
    return cards // packs + (1 if pack < cards % packs else 0)


@kernel
def deal_packs(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IV1: hands and display without void cards; an equal share of them shuffled into each pack."""
    shuffle_all(w.order, t.n_cards, rng)
    place = whole(0)
    for seat in range(t.players):
        for _ in range(t.dealt):
            place = next_card(t, w, place, False)
            gain(t, p, seat, whole(w.order[place]))
            place += 1
    for i in range(t.shown):
        place = next_card(t, w, place, False)
        p.display[i] = w.order[place]
        place += 1
    p.display_n = t.shown
    stack_packs(t, p, w, rng, place)


@kernel
def stack_packs(t: Static, p: Position, w: Work, rng: Words, place: int) -> None:
    """IV1: the packs, each shuffled; biome cards come from `place` on of the shuffled cards."""
    cards = t.n_cards - t.packs * t.pack_voids - t.players * t.dealt - t.shown
    void_place = whole(0)
    top = n = whole(0)
    for pack in range(t.packs):
        for _ in range(pack_size(t, cards, pack)):
            place = next_card(t, w, place, False)
            p.deck[n] = w.order[place]
            place += 1
            n += 1
        for _ in range(t.pack_voids):
            void_place = next_card(t, w, void_place, True)
            p.deck[n] = w.order[void_place]
            void_place += 1
            n += 1
        shuffle_pack(p, top, n - top, rng)
        top = n
    p.deck_end = n


@kernel
def shuffle_pack(p: Position, top: int, size: int, rng: Words) -> None:
    """IV1: the cards of one pack in a random order."""
    for i in range(size - 1, 0, -1):
        j = below(rng, i + 1)
        swapped = p.deck[top + i]
        p.deck[top + i] = p.deck[top + j]
        p.deck[top + j] = swapped


@kernel
def number_packs(t: Static, p: Position) -> None:
    """IV1: everybody knows which pack a card of the deck is from: they lie one upon another."""
    cards = p.deck_end - t.packs * t.pack_voids
    n = whole(0)
    for pack in range(t.packs):
        for _ in range(pack_size(t, cards, pack) + t.pack_voids):
            p.shuffled[p.deck[n]] = pack + 1
            n += 1
    p.shuffles = t.packs
