"""IC1, IS3, IA6, IV1: which cards a game is played with."""

from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.box.types import Map, Pieces
from bivouac.games.iwari.options import Options


def card_counts(pieces: Pieces, chosen: Options, game_map: Map) -> dict[str, int]:
    """IC1, IS3, IA6, IV1: the cards of each biome in a game.

    The void's join whatever IS3 says; against it no card stays in the box.
    """
    removed = 0 if chosen.against_void else pieces.removed[chosen.players]
    counts = {biome: count - removed for biome, count in pieces.cards.items()}
    if game_map.rules.void_cards or chosen.against_void:
        counts[VOID] = pieces.void_cards
    return counts


def cards_in_play(pieces: Pieces, chosen: Options, game_map: Map) -> dict[str, str]:
    """The cards of a game, biome by id."""
    return {
        f"{biome}-{number}": biome
        for biome, count in card_counts(pieces, chosen, game_map).items()
        for number in range(1, count + 1)
    }
