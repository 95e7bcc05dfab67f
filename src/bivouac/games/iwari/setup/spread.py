"""IX1, IM6, IG1: what lies open or on the map at the start: expeditions, gold, discovery tokens."""

from bivouac.core.bits import (
    EMPTY,
    below,
    bit,
    count,
    first_of,
    lowest,
    rest,
    rest_of,
    shuffle,
    shuffle_all,
)
from bivouac.core.jit import kernel
from bivouac.core.records import Word, Words, whole
from bivouac.games.iwari.layout import COLOUR_COUNT, MISSIONS, Position, Static, Work
from bivouac.games.iwari.rules.discoveries import veil
from bivouac.games.iwari.rules.expeditions import GAME_BIOMES

TOKENS_EACH = 2
"""IG1: discovery tokens of a territory."""


@kernel
def draw_missions(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IX1: the expeditions that lie open."""
    shuffle_all(w.order, MISSIONS, rng)
    for i in range(t.missions):
        p.missions |= bit(whole(w.order[i]))


@kernel
def spread_gold(t: Static, p: Position, rng: Words) -> None:
    """IM6: a gold token on a random totem spot of each biome."""
    for biome in range(GAME_BIOMES):
        lands = t.lands[biome]
        if lands != EMPTY:
            for _ in range(below(rng, count(lands))):
                lands = rest(lands)
            p.gold |= bit(lowest(lands))


@kernel
def spread_tokens(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IG1: two tokens in each territory, on random plain spots; the colours are shuffled."""
    low, high = token_spots(t, w, rng)
    size = whole(t.tokens) * COLOUR_COUNT
    for i in range(size):
        w.order[i] = i // whole(t.tokens)
    shuffle(w.order, size, rng)
    n = 0
    while low | high != EMPTY:
        lay_token(t, p, first_of(low, high), whole(w.order[n]))
        low, high = rest_of(low, high)
        n += 1
    box_tokens(t, p)


@kernel
def token_spots(t: Static, w: Work, rng: Words) -> tuple[Word, Word]:
    """IG1: where tokens lie. Where they do not suffice, the territories with tokens are drawn."""
    lands = whole(t.n_territories)
    for territory in range(lands):
        w.order[territory] = territory
    most = whole(t.tokens) * COLOUR_COUNT // TOKENS_EACH
    if lands > most:
        shuffle(w.order, lands, rng)
        lands = most
    low = high = EMPTY
    for i in range(lands):
        territory = whole(w.order[i])
        left_low = t.inside[territory, 0] & t.plain[0]
        left_high = t.inside[territory, 1] & t.plain[1]
        for _ in range(min(TOKENS_EACH, count(left_low) + count(left_high))):
            spot = member(left_low, left_high, below(rng, count(left_low) + count(left_high)))
            if spot < 64:
                left_low &= ~bit(spot)
                low |= bit(spot)
            else:
                left_high &= ~bit(spot - 64)
                high |= bit(spot - 64)
    return low, high


@kernel
def member(low: Word, high: Word, place: int) -> int:
    """The spot of a set of two words that has so many smaller ones in it."""
    for _ in range(place):
        low, high = rest_of(low, high)
    return first_of(low, high)


@kernel
def lay_token(t: Static, p: Position, spot: int, colour: int) -> None:
    """IG1: the next token, face down; they are laid in ascending order of their spots."""
    p.token_spot[p.token_n] = spot
    p.token_colour[p.token_n] = colour
    p.token_n += 1
    veil(t, p, whole(t.territory_of[spot]))


@kernel
def box_tokens(t: Static, p: Position) -> None:
    """IG1: the tokens that do not lie on the map stay in the box, unseen."""
    n = whole(p.token_n)
    for colour in range(COLOUR_COUNT):
        left = whole(t.tokens)
        for token in range(p.token_n):
            if p.token_colour[token] == colour:
                left -= 1
        for _ in range(left):
            p.token_colour[n] = colour
            n += 1
