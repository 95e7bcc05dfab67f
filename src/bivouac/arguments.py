"""What several commands read from the command line, and what they check before they begin.

Only the standard library is imported before it is known what to do.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from bivouac.bots.names import BOTS
from bivouac.core.errors import InputError


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message} (see '{self.prog} --help')")


def number(low: int, high: int) -> Callable[[str], int]:
    """An argument that is a whole number within limits."""

    def read(text: str) -> int:
        if not re.fullmatch("-?[0-9]{1,20}", text):
            raise argparse.ArgumentTypeError(f"'{text[:24]}' is not a whole number")
        if not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text} is not between {low} and {high}")
        return int(text)

    return read


SEED = number(0, 2**64 - 1)


def parse_settings(pairs: Sequence[str]) -> dict[str, object]:
    """Options from `--set name=value`; a value with commas is a list."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InputError(f"--set takes name=value, not '{pair}'")
        if name in chosen:
            raise InputError(f"--set {name} is given twice")
        chosen[name] = value.split(",") if "," in value else value
    return chosen


def add_setting_arguments(parser: argparse.ArgumentParser) -> None:
    """GAME --set name=value --components DIR"""
    parser.add_argument("game", metavar="GAME", help="dewan or iwari")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. players=4, scenario=volcano, deeds=union,honour",
    )
    parser.add_argument("--components", metavar="DIR", help="a folder with other components")


def add_bots_argument(parser: argparse.ArgumentParser, seats: str, default: str) -> None:
    """--bots NAME,..."""
    names = ", ".join(BOTS)
    text = f"{names}: one for {seats}, or one each with commas; default: {default}"
    parser.add_argument("--bots", default=default, help=text)


def add_match_arguments(parser: argparse.ArgumentParser, games: int, most: int) -> None:
    """How many games, of which seed, how many at a time, and where they are written down."""
    parser.add_argument(
        "--games", type=number(1, most), default=games, metavar="N", help=f"default: {games}"
    )
    parser.add_argument("--seed", type=SEED, default=1, metavar="S", help="default: 1")
    parser.add_argument(
        "--jobs",
        type=number(1, 1024),
        default=os.cpu_count() or 1,
        metavar="N",
        help="games at a time; default: one for each core",
    )
    parser.add_argument("--records", metavar="OUT.jsonl", help="write every game as a record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def setting_of(arguments: argparse.Namespace) -> Any:
    """The game and setting that --set and --components ask for."""
    from bivouac.core.registry import find_game

    components = Path(arguments.components) if arguments.components else None
    return find_game(arguments.game).setting(parse_settings(arguments.set), components)


def require_recordable(setting: Any) -> None:
    """A record holds cards, tiles and maps, but no other counts or scoring."""
    if not setting.recordable:
        raise InputError(
            "a record holds cards, tiles and maps but no other counts and rules (board.toml, "
            "scenarios.toml, pieces.toml), so it could not be checked; leave out --records"
        )


def require_writable(path: Path) -> None:
    """Say at once, not after an hour of games, that a file cannot be written."""
    try:
        path.open("a").close()
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}") from None


def compile_now() -> None:
    """Compile all that is not compiled yet, saying what is left."""
    _compile((), None)


def compile_if_needed(setting: Any, *names: str) -> None:
    """On a terminal, say why the first game has to wait; elsewhere compile without a word.

    `names` are the parts that are needed (lab/warm.py).
    """
    from bivouac.core.registry import find_game

    if sys.stderr.isatty():
        way = find_game(setting.game).way(setting.options)
        _compile((setting.game,), lambda part: part.way == way and part.name in names)


def compile_to_play(setting: Any) -> None:
    """The same for a game at the terminal."""
    compile_if_needed(setting, "rules", "search", "telling")


def _compile(games: Sequence[str], only: Callable[[Any], bool] | None) -> None:
    """Compile in processes of their own, and wait for them."""
    from rich.console import Console

    from bivouac.lab.progress import spinner
    from bivouac.ready import Preparation, is_compiled

    if is_compiled(*games):
        return
    with spinner(Console(stderr=True), "compiling the rules, once") as say:
        preparation = Preparation(games, only)
        preparation.start()
        try:
            told = -1
            while preparation.is_busy:
                left = preparation.left()
                if len(left) != told and (told := len(left)):
                    say(f"{told} parts left, now {' '.join((left[0].way, left[0].name))}")
                preparation.wait(1.0)
        finally:
            preparation.stop()
    for fault in preparation.faults.values():
        raise InputError(f"the rules cannot be compiled: {fault}")
