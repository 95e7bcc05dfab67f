"""The `bivouac` command. Nothing heavy is imported before it is known what to do."""

import argparse
import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from bivouac import __version__
from bivouac.analysis_command import add_analysis_command
from bivouac.arena_command import add_arena_command
from bivouac.arguments import (
    Parser,
    add_bots_argument,
    add_language_argument,
    add_match_arguments,
    add_setting_arguments,
    add_visitor_arguments,
    adding,
    compile_if_needed,
    compile_now,
    compile_to_play,
    limits_of,
    number,
    require_writable,
    say_on_stderr,
    seed,
    setting_of,
    usual,
    visitors_of,
)
from bivouac.bots.names import BOTS
from bivouac.core.errors import InputError, complaint, trouble
from bivouac.core.locales import choose_language
from bivouac.core.plug_ins import load_plug_in, plug_ins
from bivouac.core.words import Words, printable
from bivouac.own_words import spoken_by_argparse
from bivouac.visitors.limits import AT_TABLES
from bivouac.visitors.names import read_visitors

if TYPE_CHECKING:
    from bivouac.lab.simulate import Outcome
    from bivouac.visitors.names import Visitors

Command = Callable[[argparse.Namespace], int]


def run_simulate(arguments: argparse.Namespace) -> int:
    """Bivouac simulate"""
    from bivouac.bots.names import read_bots, read_names
    from bivouac.lab.forfeits import say_forfeits
    from bivouac.lab.outputs import print_summary, write_csv
    from bivouac.lab.progress import progress_bar
    from bivouac.lab.simulate import simulate, summary
    from bivouac.lab.visiting import check_visitors, player_of
    from bivouac.visitors.party import Party, used

    visitors = visitors_of(arguments)
    setting = setting_of(arguments, read_names(arguments.bots, visitors))
    bots = read_bots(arguments.bots, setting.seats, visitors)
    visitors = used(visitors, bots)
    outputs = [Path(path) for path in (arguments.records, arguments.csv) if path]
    for path in outputs:
        require_writable(path)
    words = Words(arguments.language)
    compile_if_needed(words, setting, "simulations", "search")
    with Party(visitors, limits_of(arguments)) as party:
        check_visitors(party, setting, bots)
        with progress_bar(words("lab-playing"), arguments.games) as advance:
            if arguments.records:
                outcome = simulate_and_record(arguments, setting.options, bots, visitors, advance)
            else:
                played = (setting, bots, arguments.games, arguments.seed, arguments.jobs)
                outcome = simulate(*played, advance, player_of(party))
    if arguments.csv:
        write_csv(Path(arguments.csv), outcome)
    print_summary(summary(outcome), words, as_json=arguments.json)
    say_on_stderr(say_forfeits(outcome.forfeits, words))
    return 0


def simulate_and_record(
    arguments: argparse.Namespace,
    options: Mapping[str, object],
    bots: Sequence[str],
    visitors: "Visitors",
    advance: Callable[[int], None],
) -> "Outcome":
    """Play games and write each down as soon as those before it are."""
    from bivouac.lab.recording import Part, Series, simulate_recorded

    components = Path(arguments.components) if arguments.components else None
    series = Series(
        arguments.game, options, components, bots, arguments.seed, visitors, limits_of(arguments)
    )
    with Path(arguments.records).open("w", encoding="utf-8") as file:

        def write(part: Part) -> None:
            file.writelines(f"{line}\n" for line in part.lines)
            advance(len(part.lines))

        return simulate_recorded(series, arguments.games, arguments.jobs, write)


def run_check(arguments: argparse.Namespace) -> int:
    """Bivouac check"""
    from bivouac.record.check import check_files

    return check_files([Path(path) for path in arguments.files], arguments.language)


def run_show(arguments: argparse.Namespace) -> int:
    """Bivouac show"""
    from bivouac.record.show import show_file

    return show_file(Path(arguments.file), arguments.language)


def run_perft(arguments: argparse.Namespace) -> int:
    """Bivouac perft"""
    from bivouac.lab.perft import perft

    setting = setting_of(arguments)
    compile_if_needed(Words(arguments.language), setting, "perft_counts")
    for depth in range(min(1, arguments.depth), arguments.depth + 1):
        print(f"{depth} {perft(setting, arguments.seed, depth)}", flush=True)
    return 0


def run_bench(arguments: argparse.Namespace) -> int:
    """Bivouac bench"""
    from bivouac.core.registry import find_game
    from bivouac.lab.bench import bench

    if arguments.game:
        find_game(arguments.game)
    words = Words(arguments.language)
    bench([arguments.game] if arguments.game else [], words, as_json=arguments.json)
    return 0


def run_compile(arguments: argparse.Namespace) -> int:
    """Bivouac compile"""
    compile_now(Words(arguments.language))
    return 0


def run_play(arguments: argparse.Namespace) -> int:
    """Bivouac play"""
    from bivouac.bots.names import read_bots
    from bivouac.terminal.play import play_new, resume
    from bivouac.terminal.screen import Screen
    from bivouac.terminal.session import HUMAN

    screen, prepare = (
        Screen(arguments.language),
        partial(compile_to_play, Words(arguments.language)),
    )
    if arguments.resume:
        if arguments.set or arguments.components or arguments.seed is not None:
            raise InputError("command-resume-alone")
        return resume(arguments.game, screen=screen, prepare=prepare)
    setting = setting_of(arguments)
    bots = read_bots(arguments.bots, setting.seats - 1)
    prepare(setting)
    return play_new(arguments.game, setting, [HUMAN, *bots], arguments.seed, screen=screen)


def run_serve(arguments: argparse.Namespace) -> int:
    """Bivouac serve"""
    from bivouac.server.serve import serve

    serve(
        arguments.host,
        arguments.port,
        arguments.db,
        arguments.bus,
        arguments.name,
        open_browser=arguments.open,
        words=Words(arguments.language),
        components=[Path(folder) for folder in arguments.components],
        visitors=read_visitors(arguments.bot),
        limits=limits_of(arguments)._replace(kindness=AT_TABLES),
    )
    return 0


def build_parser(words: Words) -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = Parser(prog="bivouac", description=words("command-about"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"bivouac {__version__}",
        help=words("command-help-version"),
    )
    parser.set_defaults(language=None)
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    add = adding(commands, words)
    add_serve(add("serve", run_serve, words("command-serve")), words)
    add_play(add("play", run_play, words("command-play")), words)
    add_simulate(add("simulate", run_simulate, words("command-simulate")), words)
    add_arena_command(commands, words)
    check = add("check", run_check, words("command-check"))
    check.add_argument("files", nargs="+", metavar="FILE")
    show = add("show", run_show, words("command-show"))
    show.add_argument("file", metavar="FILE")
    add_language_argument(show, words)
    add_analysis_command(commands, words)
    add_perft(add("perft", run_perft, words("command-perft")), words)
    bench = add("bench", run_bench, words("command-bench"))
    bench.add_argument("game", nargs="?", metavar="GAME", help=words("command-help-bench-game"))
    bench.add_argument("--json", action="store_true", help=words("command-help-json"))
    for command in plug_ins("commands").values():
        load_plug_in(command)(commands, words)
    add("compile", run_compile, words("command-compile"))
    return parser


def add_serve(serve: argparse.ArgumentParser, words: Words) -> None:
    """The options of `bivouac serve`."""
    serve.add_argument("--host", default="127.0.0.1", help=words("command-help-host"))
    serve.add_argument(
        "--port", type=number(0, 65535, words), default=8000, help=usual(words, 8000)
    )
    serve.add_argument("--db", metavar="URL", help=words("command-help-db"))
    serve.add_argument("--bus", default="memory:", metavar="URL", help=usual(words, "memory:"))
    serve.add_argument(
        "--components",
        metavar="DIR",
        action="append",
        default=[],
        help=words("command-help-serve-components"),
    )
    add_visitor_arguments(serve, words, words("command-help-serve-bot"))
    serve.add_argument("--name", action="append", default=[], help=words("command-help-name"))
    serve.add_argument(
        "--no-open", dest="open", action="store_false", help=words("command-help-no-open")
    )


def add_play(play: argparse.ArgumentParser, words: Words) -> None:
    """The options of `bivouac play`."""
    add_setting_arguments(play, words)
    bots = words("command-help-bots-play", bots=", ".join(BOTS), value="level2")
    add_bots_argument(play, bots, default="level2")
    play.add_argument("--seed", type=seed(words), help=words("command-help-seed"))
    add_language_argument(play, words)
    play.add_argument("--resume", action="store_true", help=words("command-help-resume"))


def add_simulate(simulate: argparse.ArgumentParser, words: Words) -> None:
    """The options of `bivouac simulate`."""
    add_setting_arguments(simulate, words)
    bots = words("command-help-bots", bots=", ".join(BOTS), value="random")
    add_bots_argument(simulate, bots, default="random")
    add_match_arguments(simulate, words, games=1000, most=10**9)
    simulate.add_argument("--csv", metavar="OUT.csv", help=words("command-help-csv"))


def add_perft(perft: argparse.ArgumentParser, words: Words) -> None:
    """The options of `bivouac perft`."""
    add_setting_arguments(perft, words)
    perft.add_argument("--seed", type=seed(words), default=1, metavar="S", help=usual(words, 1))
    perft.add_argument(
        "--depth", type=number(0, 30, words), default=3, metavar="D", help=usual(words, 3)
    )


def complain(reason: str) -> int:
    """One line on stderr, whatever signs the reason quotes; the exit status."""
    print(f"bivouac: {printable(reason)}", file=sys.stderr)
    return 2


def discard_output() -> None:
    """Nobody reads stdout any more: let what is left of it go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def interrupted_quietly() -> Iterator[None]:
    """Ctrl-C may leave things half made, which complain when they are thrown away: not to people.

    Where somebody else listens for it, or nobody shall, that stays so.
    """

    def interrupt(_: int, __: FrameType | None) -> None:
        sys.unraisablehook = lambda _: None
        raise KeyboardInterrupt

    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not is_usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one line on stderr and exit status 2."""
    with interrupted_quietly():
        return run_command(arguments)


def run_command(arguments: Sequence[str] | None) -> int:
    """The same, until somebody presses Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    language = choose_language(None, os.environ)
    try:
        chosen = parse(arguments, Words(language))
        language = chosen.language = choose_language(chosen.language or language, os.environ)
        run: Command = chosen.run
        status = run(chosen)
        sys.stdout.flush()
        return status
    except InputError as error:
        return complain(complaint(error, language))
    except BrokenPipeError:
        discard_output()
        return 1
    except OSError as error:
        discard_output()
        return complain(Words(language)("command-no-output", reason=trouble(error)))
    except KeyboardInterrupt:
        return 130


def parse(arguments: Sequence[str] | None, words: Words) -> argparse.Namespace:
    """What is asked for; help and complaints are in the language of the system."""
    with spoken_by_argparse(words):
        return build_parser(words).parse_args(arguments)
