"""`bivouac play`: from the command line to a session."""

from argparse import Namespace

from bivouac.bots.names import read_bots
from bivouac.cli import setting_of
from bivouac.terminal.play import play_new, resume
from bivouac.terminal.session import HUMAN


def play(arguments: Namespace) -> int:
    """A new game with a person on the first seat, or the last unfinished one; the exit status."""
    if arguments.resume:
        return resume(arguments.game)
    setting = setting_of(arguments)
    bots = read_bots(arguments.bots, setting.seats - 1)
    return play_new(arguments.game, setting, [HUMAN, *bots], arguments.seed)
