"""IT3, IV3, IV9: what the cards in hand promise against the void, in hundredths of a piece.

A player who plays all three cards does nothing for the void. So the best hand is a card of a biome
where two pieces are wanted and a pair of another one, the joker.
"""

from bivouac.core.bits import contains
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import PLAYER_STAGE, TURN, VOID, VOID_BIOME, Position, Static, Work
from bivouac.games.iwari.void.rules.land import complete_biomes

NEXT_TURN = 40
"""What of the next turn counts now, in hundredths."""
VOID_ACTION = 60
"""What each void action costs beyond its harm: the void's stock ends the game (IV10)."""
INFECTION = 50
"""The harm of a void action with void cards alone."""
UNSEEN_CARD = 100
"""A card drawn unseen: one card less comes into the display, where a void card acts at once; in the
hand it is a void action that the void builds nothing with."""
BY_LUCK = 40
"""What of a hand counts, in hundredths, for which one card must come from the deck."""


@kernel
def hand_part(t: Static, p: Position, w: Work, seat: int) -> int:
    """What a hand is good for: the void action that is due, or the whole next turn."""
    part = 0
    for slot in range(p.hand_n[seat]):
        if not contains(p.seen, whole(p.hands[seat, slot])):
            part += UNSEEN_CARD
    complete = complete_biomes(t, p)
    is_due = p.phase == VOID or (p.stage == PLAYER_STAGE and p.phase != TURN)
    if is_due and p.seat == seat:
        return part - harm_of(t, p, w, seat, complete, whole(-1), whole(0))
    best = max(full_hand(t, p, w, seat), some_cards(t, p, w, seat, complete))
    return part + NEXT_TURN * best // 100


@kernel
def harm_of(
    t: Static, p: Position, w: Work, seat: int, complete: int, used: int, cards: int
) -> int:
    """IV3, IV9: the least that the void action costs after some cards of a biome are played."""
    if p.hand_n[seat] == cards:
        return 0
    least = lowest = whole(1000)
    has_pair = False
    for biome in range(VOID_BIOME):
        harm = whole(w.harm[biome]) + VOID_ACTION
        lowest = min(lowest, harm)
        held = whole(p.held[seat, biome])
        if biome == used:
            held -= cards
        if held > 0:
            least = min(least, 0 if complete >> biome & 1 else harm)
        if held > 1:
            has_pair = True
    if has_pair:
        least = min(least, lowest)
    if p.held[seat, VOID_BIOME] > 0:
        least = min(least, INFECTION)
    return least


@kernel
def some_cards(t: Static, p: Position, w: Work, seat: int, complete: int) -> int:
    """IT1: the best action with some of the cards in hand, and the void action that follows."""
    best = -harm_of(t, p, w, seat, complete, whole(-1), whole(0))
    anywhere = 0
    for biome in range(VOID_BIOME):
        anywhere = max(anywhere, whole(w.appeal[biome]))
    for biome in range(VOID_BIOME):
        held = whole(p.held[seat, biome])
        if held > 0:
            harm = harm_of(t, p, w, seat, complete, biome, whole(1))
            best = max(best, whole(w.appeal[biome]) - harm)
        if held > 1:
            harm = harm_of(t, p, w, seat, complete, biome, whole(2))
            best = max(best, max(anywhere, whole(w.twice[biome])) - harm)
    return best


@kernel
def full_hand(t: Static, p: Position, w: Work, seat: int) -> int:
    """IT1, IT3: two pieces for all three cards; those still lacking may come from the display."""
    best = 0
    for biome in range(VOID_BIOME):
        for pair in range(VOID_BIOME):
            if pair == biome:
                continue
            singles = min(1, whole(p.held[seat, biome]))
            doubles = min(2, whole(p.held[seat, pair]))
            if singles + doubles < p.hand_n[seat]:
                continue
            lacking = max(0, 1 - singles - on_display(t, p, biome))
            lacking += max(0, 2 - doubles - on_display(t, p, pair))
            if lacking == 0:
                best = max(best, whole(w.twice[biome]))
            elif lacking == 1:
                best = max(best, BY_LUCK * whole(w.twice[biome]) // 100)
    return best


@kernel
def on_display(t: Static, p: Position, biome: int) -> int:
    """How many cards of a biome lie open."""
    n = 0
    for i in range(p.display_n):
        if t.biomes[p.display[i]] == biome:
            n += 1
    return n
