"""IV2, IV3: what a player can do in the own action and in that of the void."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    NONE,
    PAID,
    PIECES,
    VOID_BIOME,
    VOID_STAGE,
    VOIDING,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.cards import copy_to_use, legal_draws
from bivouac.games.iwari.rules.paying import count_put
from bivouac.games.iwari.steps import DISCARD_CARD, DONE, PASS, SKIP_CARD, SWAP_CARD, VOID_WITH
from bivouac.games.iwari.void.rules.building import is_build_possible, legal_first_pieces
from bivouac.games.iwari.void.rules.cards import list_hand, play_voids
from bivouac.games.iwari.void.rules.land import complete_biomes
from bivouac.games.iwari.void.rules.stages import enter

ALL_BIOMES = (1 << VOID_BIOME) - 1
"""Bits of the biomes of which cards pay."""


@kernel
def legal_turns(t: Static, p: Position, w: Work) -> int:
    """IV2: build or swap; with nothing but void cards the action is skipped."""
    if p.held[p.seat, VOID_BIOME] == p.hand_n[p.seat]:
        w.steps[0] = PASS
        return 1
    n = legal_first_pieces(t, p, w, whole(0))
    return list_hand(t, p, w, n, whole(SWAP_CARD), whole(ALL_BIOMES))


@kernel
def legal_void(t: Static, p: Position, w: Work) -> int:
    """IV3, IV9: a build for the void, void cards, a card of a complete biome; else any card."""
    n = legal_first_pieces(t, p, w, whole(0))
    n = list_void_card(t, p, w, n)
    n = list_hand(t, p, w, n, whole(SKIP_CARD), complete_biomes(t, p))
    return n if n > 0 else list_hand(t, p, w, n, whole(DISCARD_CARD), whole(ALL_BIOMES))


@kernel
def lacks_piece(t: Static, p: Position) -> bool:
    """IV3, IV10: must the void build, and only its stock forbids it?"""
    if p.held[p.seat, VOID_BIOME] > 0 or is_build_possible(t, p, True):
        return False
    biomes = complete_biomes(t, p)
    for biome in range(VOID_BIOME):
        if p.held[p.seat, biome] > 0 and biomes >> biome & 1:
            return False
    return is_build_possible(t, p, False)


@kernel
def list_void_card(t: Static, p: Position, w: Work, n: int) -> int:
    """IV3: add a void card that is not chosen yet, if there is one; how many steps then."""
    card = copy_to_use(t, p, whole(VOID_BIOME))
    if card != NONE:
        w.steps[n] = VOID_WITH + card
        n += 1
    return n


@kernel
def legal_more_voids(t: Static, p: Position, w: Work) -> int:
    """IV3: one more void card, or no more."""
    w.steps[0] = DONE
    return list_void_card(t, p, w, whole(1))


@kernel
def legal_refill(t: Static, p: Position, w: Work) -> int:
    """IT7, IV3: a card for the hand; before the first one void cards may follow a void build."""
    n = legal_draws(p, w)
    return list_void_card(t, p, w, n) if p.voids_open == 1 else n


@kernel
def choose_void(t: Static, p: Position, card: int) -> None:
    """IV3: a void card that is to be played; until all are chosen they stay in the hand."""
    n = count_put(p, whole(PIECES))
    p.paid[n // PAID, n % PAID] = card
    p.phase = VOIDING
    if n + 1 == p.held[p.seat, VOID_BIOME]:
        finish_voids(t, p)


@kernel
def finish_voids(t: Static, p: Position) -> None:
    """IV3, IV4: all void cards that were chosen are played, and then act together."""
    play_voids(t, p)
    p.voids_open = 0
    p.voids_played = 1
    enter(t, p, VOID_STAGE)
