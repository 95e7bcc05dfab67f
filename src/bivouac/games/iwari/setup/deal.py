"""IS: a new game. `deal` lets a generator lay it out; `begin` starts any game laid out."""

from bivouac.core.bits import EMPTY, below, shuffle_all
from bivouac.core.jit import kernel
from bivouac.core.records import Words, whole
from bivouac.games.iwari.layout import (
    BIOME_COUNT,
    CARDS,
    COLOUR_COUNT,
    CONNECTIONS,
    CONTESTED,
    DEEDS,
    DISPLAY,
    DRAFT,
    HAND,
    MISSIONS,
    MOUNTAIN,
    NONE,
    RUIN,
    SEATS,
    STORM_PIECE,
    TERRITORIES,
    TOKENS,
    TRIBES,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import forget_build
from bivouac.games.iwari.rules.cards import gain
from bivouac.games.iwari.rules.turns import begin_turn
from bivouac.games.iwari.rules.veneration import GOLD
from bivouac.games.iwari.setup.spread import draw_missions, spread_gold, spread_tokens


@kernel
def clear(t: Static, p: Position) -> None:
    """An empty map, but for its ruins, and an empty table: pieces in stock, cards in the box."""
    p.phase = DRAFT
    p.seat = p.first = p.tribe = p.turns = 0
    p.deck_runs = p.mid_due = p.ending = p.earned = p.walk_due = 0
    p.asked = p.exploring = p.determination = NONE
    forget_build(p)
    clear_cards(p)
    clear_map(t, p)
    clear_tribes(t, p)
    clear_additions(p)
    for deed in range(DEEDS):
        p.pawns_left[deed] = t.pawns[deed]
        p.pawn_deed[deed] = p.pawn_seat[deed] = NONE
        p.pawn_territory[deed] = p.pawn_connection[deed] = NONE
    p.pawn_n = 0


@kernel
def clear_cards(p: Position) -> None:
    """No card anywhere."""
    for seat in range(SEATS):
        p.hand_n[seat] = 0
        for slot in range(HAND):
            p.hands[seat, slot] = NONE
        for biome in range(BIOME_COUNT):
            p.held[seat, biome] = 0
    for i in range(DISPLAY):
        p.display[i] = NONE
    for card in range(CARDS):
        p.deck[card] = NONE
        p.shuffled[card] = 0
    for i in range(2):
        p.seen[i] = p.discards[i] = EMPTY
    p.display_n = p.deck_top = p.deck_end = p.shuffles = 0


@kernel
def clear_map(t: Static, p: Position) -> None:
    """Every spot free or special, every territory unexplored, no connection covered but by a ruin.

    IA2, IA6: ruins close the connections they guard; contested tokens lie between territories.
    """
    for i in range(2):
        p.free[i] = p.veiled[i] = p.forts[i] = EMPTY
        p.special[i] = t.priced[i]
    for territory in range(TERRITORIES):
        p.free[0] |= t.inside[territory, 0] & ~t.priced[0]
        p.free[1] |= t.inside[territory, 1] & ~t.priced[1]
        p.n_free[territory] = t.n_inside[territory]
        p.standing[territory] = p.most_tents[territory] = p.all_totems[territory] = 0
        p.leaders[territory] = p.territory_pawns[territory] = 0
    for connection in range(CONNECTIONS):
        p.covered[connection] = RUIN if t.guarded[connection] == 1 else 0
        p.connection_pawns[connection] = 0
    for token in range(CONTESTED):
        p.contested[token] = NONE
    p.open = p.storms_due = p.gold = EMPTY
    p.walker = 0


@kernel
def clear_tribes(t: Static, p: Position) -> None:
    """IC1, IS5: every tribe in play, the third too, has all its pieces, and no points.

    The void has its totems in the centre (IA4), or ruins and totems in stock (IV1); only players
    have fortifications (IF1).
    """
    for tribe in range(TRIBES):
        for i in range(2):
            p.tents[tribe, i] = EMPTY
        for territory in range(TERRITORIES):
            p.n_tents[territory, tribe] = p.totems[territory, tribe] = 0
        p.tents_left[tribe] = t.tents if tribe < t.tribes else 0
        p.totems_left[tribe] = t.totems if tribe < t.tribes else 0
        p.forts_left[tribe] = t.forts if tribe < t.players else 0
        for colour in range(COLOUR_COUNT):
            p.tokens[tribe, colour] = 0
        p.mid[tribe] = p.walked[tribe] = p.rewards[tribe] = p.ruins[tribe] = 0
    p.centre = t.centre
    if t.void != NONE:
        p.tents_left[t.void] = t.ruins
        p.totems_left[t.void] = t.void_totems


@kernel
def clear_additions(p: Position) -> None:
    """No expedition lies open, and no discovery token anywhere."""
    p.missions = EMPTY
    for mission in range(MISSIONS):
        p.mission_seat[mission, 0] = p.mission_seat[mission, 1] = NONE
    p.token_n = 0
    for token in range(TOKENS):
        p.token_spot[token] = p.token_colour[token] = NONE


@kernel
def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IS1-IS4: a new game, laid out by the generator."""
    clear(t, p)
    cover_connections(t, p, rng, whole(t.mountains), whole(MOUNTAIN))
    cover_connections(t, p, rng, whole(t.storms), whole(STORM_PIECE))
    if t.missions > 0:
        draw_missions(t, p, w, rng)
    if t.veneration == GOLD:
        spread_gold(t, p, rng)
    if t.discoveries > 0:
        spread_tokens(t, p, w, rng)
    deal_cards(t, p, w, rng)
    begin(t, p, below(rng, t.players))


@kernel
def cover_connections(t: Static, p: Position, rng: Words, symbols: int, piece: int) -> None:
    """IS2, IR1: for each symbol in play, one of its connections at random is covered."""
    for symbol in range(1, symbols + 1):
        places = whole(0)
        for connection in range(t.n_connections):
            if t.symbol[connection] == symbol:
                places += 1
        if places == 0:
            continue
        chosen = below(rng, places)
        for connection in range(t.n_connections):
            if t.symbol[connection] == symbol:
                if chosen == 0:
                    p.covered[connection] = piece
                chosen -= 1


@kernel
def deal_cards(t: Static, p: Position, w: Work, rng: Words) -> None:
    """IS4: hands, unless they are drafted; then the display; the rest is the deck."""
    shuffle_all(w.order, t.n_cards, rng)
    n = 0
    if t.draft == 0:
        for seat in range(t.players):
            for _ in range(t.dealt):
                gain(t, p, seat, whole(w.order[n]))
                n += 1
    for i in range(t.shown):
        p.display[i] = w.order[n]
        n += 1
    p.display_n = t.shown
    for i in range(n, t.n_cards):
        p.deck[i - n] = w.order[i]
    p.deck_end = t.n_cards - n


@kernel
def begin(t: Static, p: Position, first: int) -> None:
    """IS1, IS4: all is laid out; the first turn, or the draft, begins.

    IA6: the last player has the determination token.
    """
    p.first = first
    if t.determination == 1:
        p.determination = (first + t.players - 1) % t.players
    if t.draft == 1:
        p.seat = (first + t.players - 1) % t.players
        p.tribe = p.seat
        p.phase = DRAFT
    else:
        begin_turn(p, first)
