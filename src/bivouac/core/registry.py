"""The games there are, each a plug-in. A game is imported only when it is asked for."""

from bivouac.core.contract import GameType
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import load_plug_in, plug_ins
from bivouac.core.words import printable

GAMES = plug_ins("games")


def find_game(name: str) -> GameType:
    """The game of that name."""
    if name not in GAMES:
        raise InputError("fault-no-game", name=printable(name), known=", ".join(GAMES))
    game: GameType = load_plug_in(GAMES[name])
    return game
