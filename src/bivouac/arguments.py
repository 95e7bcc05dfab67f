"""What several commands read from the command line, and what they check before they begin.

Only the standard library is imported before it is known what to do.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from bivouac.core.errors import InputError, trouble
from bivouac.core.words import ENGLISH, Words
from bivouac.visitors.limits import MEGABYTES, SECONDS, Limits
from bivouac.visitors.names import Visitor, installed, read_visitors


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line. Options are spelled out: `--game` is not `--games`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise InputError("command-wrong", reason=message, command=self.prog)


Add = Callable[[str, Callable[[argparse.Namespace], int] | None, str], argparse.ArgumentParser]
"""Adds a command of some name, which a function runs, with a line of help."""


def adding(commands: Any, words: Words) -> Add:
    """What adds commands beside each other, with the same words as help and as description."""

    def add(
        name: str, run: Callable[[argparse.Namespace], int] | None, text: str
    ) -> argparse.ArgumentParser:
        about = f"{text[0].upper()}{text[1:]}{words('command-stop')}"
        command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=about)
        if run is not None:
            command.set_defaults(run=run)
        return command

    return add


def number(low: int, high: int, words: Words = ENGLISH) -> Callable[[str], int]:
    """An argument that is a whole number within limits."""

    def read(text: str) -> int:
        if not re.fullmatch("-?[0-9]{1,20}", text):
            raise argparse.ArgumentTypeError(words("command-no-number", value=text[:24]))
        if not low <= int(text) <= high:
            said = words("command-number-between", value=text, low=low, high=high)
            raise argparse.ArgumentTypeError(said)
        return int(text)

    return read


def seed(words: Words) -> Callable[[str], int]:
    """An argument that is a seed."""
    return number(0, 2**64 - 1, words)


def usual(words: Words, value: object) -> str:
    """What an option is if it is not given."""
    return words("command-default", value=str(value))


def add_language_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    """--language LANG"""
    parser.add_argument("--language", metavar="LANG", help=words("command-help-language"))


def parse_settings(pairs: Sequence[str]) -> dict[str, object]:
    """Options from `--set name=value`; a value with commas is a list."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InputError("command-set", pair=pair)
        if name in chosen:
            raise InputError("command-set-twice", name=name)
        chosen[name] = value.split(",") if "," in value else value
    return chosen


def add_setting_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """GAME --set name=value --components DIR"""
    parser.add_argument("game", metavar="GAME", help=words("command-help-game"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=words("command-help-set"),
    )
    parser.add_argument("--components", metavar="DIR", help=words("command-help-components"))


def add_bots_argument(parser: argparse.ArgumentParser, text: str, default: str) -> None:
    """--bots NAME,..."""
    parser.add_argument("--bots", default=default, help=text)


def add_visitor_arguments(parser: argparse.ArgumentParser, words: Words, text: str) -> None:
    """--bot NAME=COMMAND, and what bots by others may take."""
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help=text)
    parser.add_argument(
        "--bot-seconds",
        type=number(1, 3600, words),
        default=SECONDS,
        metavar="S",
        help=words("command-help-bot-seconds", value=str(SECONDS)),
    )
    parser.add_argument(
        "--bot-memory",
        type=number(16, 1 << 20, words),
        default=MEGABYTES,
        metavar="MB",
        help=words("command-help-bot-memory", value=str(MEGABYTES)),
    )


def visitors_of(arguments: argparse.Namespace) -> dict[str, Visitor]:
    """The bots by others that can be named: those of the command line, and installed ones."""
    return {**installed(), **read_visitors(arguments.bot)}


def limits_of(arguments: argparse.Namespace) -> Limits:
    """What bots by others may take."""
    return Limits(arguments.bot_seconds, arguments.bot_memory)


def add_match_arguments(
    parser: argparse.ArgumentParser, words: Words, games: int, most: int
) -> None:
    """How many games, of which seed, how many at a time, and where they are written down."""
    parser.add_argument(
        "--games",
        type=number(1, most, words),
        default=games,
        metavar="N",
        help=usual(words, games),
    )
    parser.add_argument("--seed", type=seed(words), default=1, metavar="S", help=usual(words, 1))
    parser.add_argument(
        "--jobs",
        type=number(1, 1024, words),
        default=os.cpu_count() or 1,
        metavar="N",
        help=words("command-help-jobs"),
    )
    parser.add_argument("--records", metavar="OUT.jsonl", help=words("command-help-records"))
    parser.add_argument("--json", action="store_true", help=words("command-help-json"))
    add_visitor_arguments(parser, words, words("command-help-bot"))


def setting_of(arguments: argparse.Namespace, bots: Sequence[str] = ()) -> Any:
    """The game and setting that --set and --components ask for, and --bots where it lists some."""
    from bivouac.core.registry import find_game

    components = Path(arguments.components) if arguments.components else None
    chosen, game = parse_settings(arguments.set), find_game(arguments.game)
    setting = game.setting(players_chosen(chosen, bots), components)
    if len(bots) in (0, 1, setting.seats) or "players" not in setting.options:
        return setting
    return game.setting({**chosen, "players": str(len(bots))}, components)


def players_chosen(chosen: dict[str, object], bots: Sequence[str]) -> dict[str, object]:
    """Chosen options; InputError where they ask for another number of players than of bots."""
    if len(bots) > 1 and "players" in chosen and chosen["players"] != str(len(bots)):
        raise InputError("command-bots-players", bots=len(bots), players=str(chosen["players"]))
    return chosen


def require_writable(path: Path) -> None:
    """Say at once, not after an hour of games, that a file cannot be written."""
    try:
        path.open("a").close()
    except OSError as error:
        raise InputError("command-cannot-write", path=str(path), reason=trouble(error)) from None


def say_on_stderr(lines: Iterable[str]) -> None:
    """What people should know besides the figures."""
    for line in lines:
        print(f"bivouac: {line}", file=sys.stderr)


def compile_now(words: Words) -> None:
    """Compile all that is not compiled yet, saying what is left."""
    _compile(words, (), None)


def compile_if_needed(words: Words, setting: Any, *names: str) -> None:
    """On a terminal, say why the first game has to wait; elsewhere compile without a word.

    `names` are the parts that are needed (lab/warm.py).
    """
    from bivouac.core.registry import find_game

    if sys.stderr.isatty():
        way = find_game(setting.game).way(setting.options)
        _compile(words, (setting.game,), lambda part: part.way == way and part.name in names)


def compile_to_play(words: Words, setting: Any) -> None:
    """The same for a game at the terminal."""
    compile_if_needed(words, setting, "rules", "search", "telling")


def _compile(words: Words, games: Sequence[str], only: Callable[[Any], bool] | None) -> None:
    """Compile in processes of their own, and wait for them."""
    from rich.console import Console

    from bivouac.lab.progress import spinner
    from bivouac.ready import Preparation, is_compiled

    if is_compiled(*games):
        return
    with spinner(Console(stderr=True), words("command-compiling")) as say:
        preparation = Preparation(games, only)
        preparation.start()
        try:
            told = -1
            while preparation.is_busy:
                left = preparation.left()
                if len(left) != told and (told := len(left)):
                    part = " ".join((left[0].way, left[0].name))
                    say(words("command-parts-left", count=told, part=part))
                preparation.wait(1.0)
        finally:
            preparation.stop()
    for fault in preparation.faults.values():
        raise InputError("command-not-compiled", reason=fault)
