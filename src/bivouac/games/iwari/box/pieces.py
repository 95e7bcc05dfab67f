"""pieces.toml: how many of everything there are, within what a position can hold."""

from collections.abc import Mapping

from bivouac.core.complaints import fail, listed
from bivouac.core.fields import Table, shown, whole_number
from bivouac.core.messages import Message
from bivouac.games.iwari.box.types import Pieces
from bivouac.games.iwari.layout import (
    BIOMES,
    CARDS,
    COLOUR_COUNT,
    DEED_NAMES,
    DEEDS,
    DISPLAY,
    HAND,
    LONGEST_PATH,
    MISSIONS,
    TERRITORIES,
    TOKENS,
)

FILE = "pieces.toml"
PLAYER_COUNTS = (2, 3, 4, 5, 6)
"""IS1; six only on a map that says so (IA6)."""
CARD_BIOMES = BIOMES[:5]
"""Those of which the base game has cards (IC1)."""
VOID = BIOMES[5]
"""The sixth biome (IA6)."""
SYMBOLS = 4
"""Mountain symbols there are (IC3)."""
SEATS_AGAINST = {"solo": 1, "coop": 2}
"""Ways to play against the void, with the number of players (IV)."""
MOST_POINTS = 99
"""For anything that pays at once."""

COUNTS = {
    "tents": (1, LONGEST_PATH),
    "totems": (1, 64),
    "hand": (1, HAND),
    "display": (1, DISPLAY),
    "settlement": (2, LONGEST_PATH),
    "void_cards": (1, CARDS),
    "missions": (1, MISSIONS),
    "fortifications": (1, 4),
    "tokens": (1, TOKENS // COLOUR_COUNT),
    "token_points": (1, MOST_POINTS),
    "ruins": (1, LONGEST_PATH),
    "void_totems": (1, 64),
    "packs": (1, 8),
    "most_shown": (1, CARDS),
    "most_aside": (1, 6),
}


def read_pieces(data: object, where: str = FILE) -> Pieces:
    """pieces.toml (IC1, IC4, IC5, IS2, IS3, IQ4, IV), or the same in a record."""
    keys = ("cards", "removed", "mountains", "pawns", "rewards", "limits")
    table = Table(where, data, [*COUNTS, *keys])
    counts = {key: table.number(key, *bounds) for key, bounds in COUNTS.items()}
    pieces = Pieces(
        cards=all_counts(table, "cards", CARD_BIOMES, 1, CARDS),
        removed=by_players(table, "removed", CARDS),
        mountains=by_players(table, "mountains", SYMBOLS),
        pawns=all_counts(table, "pawns", DEED_NAMES, 0, DEEDS),
        rewards=all_rewards(table),
        limits=all_counts(table, "limits", tuple(SEATS_AGAINST), 1, TERRITORIES),
        **counts,
    )
    check_sums(pieces, where)
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


def all_rewards(table: Table) -> Mapping[int, tuple[int, int]]:
    """IX1: for each expedition, the points of the first and of the second player."""
    numbers = range(1, MISSIONS + 1)
    rewards = Table(f"{table.where}: rewards", table.data["rewards"], [str(n) for n in numbers])
    return {number: reward(rewards, str(number)) for number in numbers}


def reward(rewards: Table, key: str) -> tuple[int, int]:
    """The points of one expedition."""
    value = rewards.data[key]
    if not isinstance(value, list) or len(value) != 2:
        fail(rewards.where, "iwari-box-two-numbers", key=key, value=shown(value))
    first, second = (
        whole_number(rewards.where, f"each of {key}", points, 0, MOST_POINTS) for points in value
    )
    return first, second


def check_sums(pieces: Pieces, file: str) -> None:
    """What no number promises alone: the position holds all, and there is a deck to draw from."""
    cards = sum(pieces.cards.values())
    if cards + pieces.void_cards > CARDS:
        said = Message(
            "iwari-box-many-cards", {"cards": cards, "void": pieces.void_cards, "most": CARDS}
        )
        fail(f"{file}: cards", said)
    if sum(pieces.pawns.values()) > DEEDS:
        fail(f"{file}: pawns", "iwari-box-many-pawns", count=sum(pieces.pawns.values()), most=DEEDS)
    for players, removed in pieces.removed.items():
        where = f"{file}: removed.{players}"
        scarce = [biome for biome, count in pieces.cards.items() if count < removed]
        if scarce:
            fail(where, "iwari-box-too-few", count=removed, scarce=listed(scarce))
        left = cards - removed * len(pieces.cards)
        needed = players * pieces.hand + pieces.display + 1
        if left < needed:
            fail(where, "iwari-box-leaves", left=left, needed=needed)
    check_void(pieces, file)


def check_void(pieces: Pieces, file: str) -> None:
    """IV1, IV13: packs of equal shares, and void cards enough that the deck never runs out."""
    where = f"{file}: void_cards"
    if pieces.void_cards % pieces.packs != 0:
        fail(where, "iwari-box-share", count=pieces.void_cards, packs=pieces.packs)
    players = max(SEATS_AGAINST.values())
    out = players * pieces.hand + pieces.most_shown - 1 + pieces.most_aside - 1
    if pieces.void_cards <= out:
        fail(where, "iwari-box-out", out=out)
    left = sum(pieces.cards.values()) - players * pieces.hand - pieces.display
    if left < pieces.packs:
        fail(f"{file}: packs", "iwari-box-packs", left=left, packs=pieces.packs)
