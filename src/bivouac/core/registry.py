"""The games there are. A game is imported only when it is asked for."""

from importlib import import_module

from bivouac.core.contract import GameType
from bivouac.core.errors import InputError

GAMES = {"dewan": "bivouac.games.dewan.game", "iwari": "bivouac.games.iwari.game"}


def find_game(name: str) -> GameType:
    """The game of that name."""
    if name not in GAMES:
        raise InputError(f"unknown game '{name}'; known: {', '.join(GAMES)}")
    game: GameType = import_module(GAMES[name]).GAME
    return game
