"""The games there are, each a plug-in. A game is imported only when it is asked for."""

from bivouac.core.contract import GameType
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import plug_ins

GAMES = plug_ins("games")


def find_game(name: str) -> GameType:
    """The game of that name."""
    if name not in GAMES:
        raise InputError(f"unknown game '{name}'; known: {', '.join(GAMES)}")
    game: GameType = GAMES[name].load()
    return game
