"""pieces.toml: how many of everything there are, within what a position can hold."""

from collections.abc import Mapping

from bivouac.core.fields import Table, fail, listed
from bivouac.games.iwari.box.types import Pieces
from bivouac.games.iwari.layout import (
    BIOMES,
    CARDS,
    DEED_NAMES,
    DEEDS,
    DISPLAY,
    HAND,
    LONGEST_PATH,
)

FILE = "pieces.toml"
PLAYER_COUNTS = (2, 3, 4, 5)
CARD_BIOMES = BIOMES[:5]
"""Those of which the base game has cards (IC1)."""
SYMBOLS = 4
"""Mountain symbols there are (IC3)."""

COUNTS = {
    "tents": (1, LONGEST_PATH),
    "totems": (1, 64),
    "hand": (1, HAND),
    "display": (1, DISPLAY),
    "settlement": (2, LONGEST_PATH),
}


def read_pieces(data: object) -> Pieces:
    """pieces.toml (IC1, IC4, IS2, IS3)."""
    table = Table(FILE, data, [*COUNTS, "cards", "removed", "mountains", "pawns"])
    counts = {key: table.number(key, *bounds) for key, bounds in COUNTS.items()}
    pieces = Pieces(
        cards=all_counts(table, "cards", CARD_BIOMES, 1, CARDS),
        removed=by_players(table, "removed", CARDS),
        mountains=by_players(table, "mountains", SYMBOLS),
        pawns=all_counts(table, "pawns", DEED_NAMES, 0, DEEDS),
        **counts,
    )
    check_sums(pieces)
    return pieces


def all_counts(
    table: Table, key: str, words: tuple[str, ...], low: int, high: int
) -> Mapping[str, int]:
    """A number for each of the words, in their order."""
    counts = Table(f"{table.where}: {key}", table.data[key], words)
    return {word: counts.number(word, low, high) for word in words}


def by_players(table: Table, key: str, high: int) -> Mapping[int, int]:
    """A number for each number of players."""
    counts = all_counts(table, key, tuple(str(count) for count in PLAYER_COUNTS), 0, high)
    return {int(players): count for players, count in counts.items()}


def check_sums(pieces: Pieces) -> None:
    """What no number promises alone: the position holds all, and there is a deck to draw from."""
    if sum(pieces.cards.values()) > CARDS:
        fail(f"{FILE}: cards", f"{sum(pieces.cards.values())} in all; at most {CARDS} are possible")
    if sum(pieces.pawns.values()) > DEEDS:
        fail(f"{FILE}: pawns", f"{sum(pieces.pawns.values())} in all; at most {DEEDS} are possible")
    for players, removed in pieces.removed.items():
        where = f"{FILE}: removed.{players}"
        scarce = [biome for biome, count in pieces.cards.items() if count < removed]
        if scarce:
            fail(
                where, f"there are not {removed} cards of each biome; too few of: {listed(scarce)}"
            )
        left = sum(pieces.cards.values()) - removed * len(pieces.cards)
        needed = players * pieces.hand + pieces.display + 1
        if left < needed:
            fail(where, f"leaves {left} cards; hands, display and a deck need {needed}")
