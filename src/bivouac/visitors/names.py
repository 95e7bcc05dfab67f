"""Which bots by others there are, by name: commands a user gives, and packages that are installed.

Nothing of them is imported or started here.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bivouac.bots.names import BOTS
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import plug_ins

LONGEST_NAME = 20
NAME = re.compile(rf"[^\W\d_](?:[^\W_]|-){{0,{LONGEST_NAME - 1}}}")
"""Letters, digits and hyphens, a letter first: names stand in lists with commas."""


class Visitor(NamedTuple):
    """A bot by somebody else."""

    name: str
    command: tuple[str, ...]  # which starts it; it talks on stdin and stdout


Visitors = Mapping[str, Visitor]
"""By name."""


def installed() -> dict[str, Visitor]:
    """The bots of installed packages. None takes a name of ours, or one that cannot be written."""
    return {
        name: Visitor(name, (sys.executable, "-m", "bivouac.visitors.hosting", name))
        for name in plug_ins("bots")
        if name not in BOTS and NAME.fullmatch(name)
    }


def read_visitors(given: Sequence[str]) -> dict[str, Visitor]:
    """Bots from a command line, each NAME=COMMAND or the name of an installed one."""
    found: dict[str, Visitor] = {}
    for text in given:
        name, equals, command = text.partition("=")
        require_name(name)
        if name in found:
            raise InputError("command-bot-twice", name=name)
        found[name] = commanded(name, command) if equals else find_installed(name)
    return found


def require_name(name: str) -> None:
    """InputError if a bot by others cannot be called so."""
    if name in BOTS:
        raise InputError("command-bot-ours", name=name)
    if not NAME.fullmatch(name):
        raise InputError("command-bot-name", name=name, most=LONGEST_NAME)


def commanded(name: str, command: str) -> Visitor:
    """A bot that a command starts; InputError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise InputError("command-bot-quotes", name=name) from None
    if not words:
        raise InputError("command-bot-command", name=name)
    if shutil.which(words[0]) is None:
        raise InputError("command-bot-program", name=name, program=words[0])
    return Visitor(name, tuple(words))


def find_installed(name: str) -> Visitor:
    """A bot of an installed package."""
    known = installed()
    if name not in known:
        listed = ", ".join(known) or "-"
        raise InputError("command-bot-not-installed", name=name, known=listed)
    return known[name]
