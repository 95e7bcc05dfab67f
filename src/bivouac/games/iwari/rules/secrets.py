"""What a seat cannot know, hidden and dealt again.

A card that is face down came from some shuffle, and everybody knows which cards were in it. So the
cards a seat cannot tell apart are those of one shuffle that lie in the other hands unseen, or in
the deck. To redact a position is to deal each such group out again in ascending order: the result
depends only on what the seat knows. To resample is to deal it out in random order: every world the
seat cannot exclude is equally likely. Discovery tokens that lie face down or in the box are one
more such group, the same for all (IG1).
"""

from bivouac.core.bits import EMPTY, contains, include, list_pair, shuffle, with_one
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Word, Words, whole
from bivouac.games.iwari.layout import (
    COLOUR_COUNT,
    NONE,
    PAY,
    PIECE,
    THIRD,
    TOKENS,
    TURN,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import forget_build, jokers
from bivouac.games.iwari.rules.cards import gain, lose


@kernel
def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    """Replace what `seat` cannot know by something that depends only on what it knows.

    A seat out of range stands for a spectator. A build not yet complete is its mover's secret; the
    tokens turned up for it are not.
    """
    if (p.phase == PIECE or p.phase == PAY) and seat != p.seat:
        forget_build(p)
        p.phase = TURN if p.tribe == p.seat else THIRD
    deal_hidden(t, p, w, seat, w.generator, False)


@kernel
def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    """From a redacted position, a world that `seat` cannot exclude; all are equally likely."""
    deal_hidden(t, p, w, seat, rng, True)
    while p.seat != seat and not can_follow(t, p):
        deal_hidden(t, p, w, seat, rng, True)


@kernel
def can_follow(t: Static, p: Position) -> bool:
    """IG1: whoever has explored holds what pays for a tent there, as everybody knows."""
    if t.extended == 0 or p.exploring == NONE:
        return True
    biome = whole(t.territory_biome[p.exploring])
    return bool(p.held[p.seat, biome] > 0 or jokers(p) & ~(1 << biome) != 0)


@kernel
def show_hands(t: Static, p: Position) -> None:
    """From now on everybody knows the cards in all hands; deck and face-down tokens stay secret."""
    for seat in range(t.players):
        for slot in range(p.hand_n[seat]):
            include(p.seen, whole(p.hands[seat, slot]))


@kernel
def is_hidden(p: Position, card: int, number: int) -> bool:
    """Is a card of another hand one that nobody else has seen, from shuffle `number`?"""
    return bool(p.shuffled[card] == number and not contains(p.seen, card))


@kernel
def hidden_cards(t: Static, p: Position, seat: int, number: int) -> tuple[Word, Word]:
    """The cards of one shuffle whose place `seat` does not know."""
    low = high = EMPTY
    for other in range(t.players):
        for slot in range(p.hand_n[other]):
            card = whole(p.hands[other, slot])
            if other != seat and is_hidden(p, card, number):
                low, high = with_one(low, high, card)
    for i in range(p.deck_top, p.deck_end):
        card = whole(p.deck[i])
        if p.shuffled[card] == number:
            low, high = with_one(low, high, card)
    return low, high


@kernel
def deal_hidden(t: Static, p: Position, w: Work, seat: int, rng: Words, by_chance: bool) -> None:
    """Deal out again, shuffle by shuffle, what `seat` cannot tell apart; then the tokens."""
    for number in range(p.shuffles + 1):
        low, high = hidden_cards(t, p, seat, number)
        size = list_pair(low, high, w.order)
        if by_chance:
            shuffle(w.order, size, rng)
        deal_group(t, p, w, seat, number)
    if t.discoveries > 0:
        deal_tokens(t, p, w, rng, by_chance)


@kernel
def deal_tokens(t: Static, p: Position, w: Work, rng: Words, by_chance: bool) -> None:
    """IG1: the colours that lie face down or in the box; the box is kept in ascending order."""
    size = 0
    for colour in range(COLOUR_COUNT):
        for token in range(TOKENS):
            if p.token_colour[token] == colour and is_face_down(p, token):
                w.order[size] = colour
                size += 1
    if by_chance:
        shuffle(w.order, size, rng)
    n = 0
    for token in range(p.token_n):
        if is_face_down(p, token):
            p.token_colour[token] = w.order[n]
            n += 1
    place = whole(p.token_n)
    for colour in range(COLOUR_COUNT):
        for i in range(n, size):
            if w.order[i] == colour:
                p.token_colour[place] = colour
                place += 1


@kernel
def is_face_down(p: Position, token: int) -> bool:
    """IG1: does nobody know the colour of a token? It lies in the box, or is not yet turned up."""
    spot = whole(p.token_spot[token])
    if spot == NONE:
        return token >= p.token_n
    return contains(p.veiled, spot)


@kernel
def deal_group(t: Static, p: Position, w: Work, seat: int, number: int) -> None:
    """Put the cards of one shuffle, in the order of the workspace, where hidden ones of it were."""
    n = 0
    for i in range(p.deck_top, p.deck_end):
        if p.shuffled[p.deck[i]] == number:
            p.deck[i] = w.order[n]
            n += 1
    for other in range(t.players):
        if other != seat:
            n = deal_hand(t, p, other, number, w.order, n)


@kernel
def deal_hand(t: Static, p: Position, seat: int, number: int, cards: Smalls, n: int) -> int:
    """The next cards of a list for the hidden ones of a hand; where the list goes on.

    `number` is the shuffle that they are of; NONE: of any.
    """
    taken = 0
    for slot in range(whole(p.hand_n[seat]) - 1, -1, -1):
        card = whole(p.hands[seat, slot])
        if is_hidden(p, card, number if number != NONE else whole(p.shuffled[card])):
            lose(t, p, seat, card)
            taken += 1
    for _ in range(taken):
        gain(t, p, seat, whole(cards[n]))
        n += 1
    return n
