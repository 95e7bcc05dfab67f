"""The `bivouac` command. Nothing heavy is imported before it is known what to do."""

import argparse
import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from bivouac import __version__
from bivouac.arena_command import add_arena_command
from bivouac.arguments import (
    SEED,
    Parser,
    add_bots_argument,
    add_match_arguments,
    add_setting_arguments,
    compile_if_needed,
    compile_now,
    compile_to_play,
    number,
    parse_settings,
    require_recordable,
    require_writable,
    setting_of,
)
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import plug_ins

if TYPE_CHECKING:
    from bivouac.lab.simulate import Outcome

Command = Callable[[argparse.Namespace], int]


def run_simulate(arguments: argparse.Namespace) -> int:
    """Bivouac simulate"""
    from bivouac.bots.names import read_bots
    from bivouac.lab.outputs import print_summary, write_csv
    from bivouac.lab.progress import progress_bar
    from bivouac.lab.simulate import simulate, summary

    setting = setting_of(arguments)
    bots = read_bots(arguments.bots, setting.seats)
    if arguments.records:
        require_recordable(setting)
    outputs = [Path(path) for path in (arguments.records, arguments.csv) if path]
    for path in outputs:
        require_writable(path)
    compile_if_needed(setting, "simulations", "search")
    with progress_bar("playing", arguments.games) as advance:
        if arguments.records:
            outcome = simulate_and_record(arguments, bots, advance)
        else:
            games, jobs = arguments.games, arguments.jobs
            outcome = simulate(setting, bots, games, arguments.seed, jobs, advance)
    if arguments.csv:
        write_csv(Path(arguments.csv), outcome)
    print_summary(summary(outcome), as_json=arguments.json)
    return 0


def simulate_and_record(
    arguments: argparse.Namespace, bots: Sequence[str], advance: Callable[[int], None]
) -> "Outcome":
    """Play games and write each down as soon as those before it are."""
    from bivouac.lab.recording import Part, Series, simulate_recorded

    components = Path(arguments.components) if arguments.components else None
    chosen = parse_settings(arguments.set)
    series = Series(arguments.game, chosen, components, bots, arguments.seed)
    with Path(arguments.records).open("w", encoding="utf-8") as file:

        def write(part: Part) -> None:
            file.writelines(f"{line}\n" for line in part.lines)
            advance(len(part.lines))

        return simulate_recorded(series, arguments.games, arguments.jobs, write)


def run_check(arguments: argparse.Namespace) -> int:
    """Bivouac check"""
    from bivouac.record.check import check_files

    return check_files([Path(path) for path in arguments.files])


def run_show(arguments: argparse.Namespace) -> int:
    """Bivouac show"""
    from bivouac.record.show import show_file

    return show_file(Path(arguments.file))


def run_perft(arguments: argparse.Namespace) -> int:
    """Bivouac perft"""
    from bivouac.lab.perft import perft

    setting = setting_of(arguments)
    compile_if_needed(setting, "perft_counts")
    for depth in range(min(1, arguments.depth), arguments.depth + 1):
        print(f"{depth} {perft(setting, arguments.seed, depth)}", flush=True)
    return 0


def run_bench(arguments: argparse.Namespace) -> int:
    """Bivouac bench"""
    from bivouac.core.registry import find_game
    from bivouac.lab.bench import bench

    if arguments.game:
        find_game(arguments.game)
    bench([arguments.game] if arguments.game else [], as_json=arguments.json)
    return 0


def run_compile(_: argparse.Namespace) -> int:
    """Bivouac compile"""
    compile_now()
    return 0


def run_play(arguments: argparse.Namespace) -> int:
    """Bivouac play"""
    from bivouac.bots.names import read_bots
    from bivouac.terminal.play import play_new, resume
    from bivouac.terminal.screen import Screen
    from bivouac.terminal.session import HUMAN
    from bivouac.terminal.words import choose_language

    screen = Screen(choose_language(arguments.language, os.environ))
    if arguments.resume:
        if arguments.set or arguments.components or arguments.seed is not None:
            raise InputError("--resume goes on with a saved game; it takes no other option")
        return resume(arguments.game, screen=screen, prepare=compile_to_play)
    setting = setting_of(arguments)
    bots = read_bots(arguments.bots, setting.seats - 1)
    compile_to_play(setting)
    return play_new(
        arguments.game,
        setting,
        [HUMAN, *bots],
        arguments.seed,
        screen=screen,
        components=Path(arguments.components) if arguments.components else None,
    )


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
    )
    return 0


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = Parser(prog="bivouac", description="Dewan and Iwari: play, replay, simulate, measure.")
    parser.add_argument("--version", action="version", version=f"bivouac {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def add(name: str, run: Command, text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        command.set_defaults(run=run)
        return command

    serve = add("serve", run_serve, "play in the browser, alone or with others")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: all")
    serve.add_argument("--port", type=number(0, 65535), default=8000, help="default: 8000")
    serve.add_argument("--db", metavar="URL", help="default: a file under your data folder")
    serve.add_argument("--bus", default="memory:", metavar="URL", help="default: memory:")
    serve.add_argument(
        "--name",
        action="append",
        default=[],
        help="a host name by which people reach this server, e.g. play.example.org",
    )
    serve.add_argument(
        "--no-open", dest="open", action="store_false", help="do not open the browser"
    )

    play = add("play", run_play, "play in the terminal against bots")
    add_setting_arguments(play)
    add_bots_argument(play, "all other seats", default="level2")
    play.add_argument("--seed", type=SEED, help="lay out the game of this seed")
    play.add_argument("--language", metavar="LANG", help="en, fr, de or ja; default: your system's")
    play.add_argument("--resume", action="store_true", help="go on with the last unfinished game")

    simulate = add("simulate", run_simulate, "play many games between bots")
    add_setting_arguments(simulate)
    add_bots_argument(simulate, "all seats", default="random")
    add_match_arguments(simulate, games=1000, most=10**9)
    simulate.add_argument("--csv", metavar="OUT.csv", help="write a row for each game and seat")

    add_arena_command(commands)

    check = add("check", run_check, "replay records and verify them")
    check.add_argument("files", nargs="+", metavar="FILE")

    show = add("show", run_show, "print a record as text, move by move")
    show.add_argument("file", metavar="FILE")

    perft = add("perft", run_perft, "count the ways to go on for a number of decisions")
    add_setting_arguments(perft)
    perft.add_argument("--seed", type=SEED, default=1, metavar="S", help="default: 1")
    perft.add_argument("--depth", type=number(0, 30), default=3, metavar="D", help="default: 3")

    bench = add("bench", run_bench, "measure the speed of the engine")
    bench.add_argument("game", nargs="?", metavar="GAME", help="dewan or iwari; default: both")
    bench.add_argument("--json", action="store_true", help="print one JSON object")

    for command in plug_ins("commands").values():
        command.load()(commands)
    add("compile", run_compile, "compile the rules now, so that the first move does not wait")
    return parser


def complain(reason: str) -> int:
    """One line on stderr, whatever signs the reason quotes; the exit status."""
    signs = (sign if sign.isprintable() else ascii(sign)[1:-1] for sign in reason)
    print(f"bivouac: {''.join(signs)}", file=sys.stderr)
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
    try:
        chosen = build_parser().parse_args(arguments)
        run: Command = chosen.run
        status = run(chosen)
        sys.stdout.flush()
        return status
    except InputError as error:
        return complain(str(error))
    except BrokenPipeError:
        discard_output()
        return 1
    except OSError as error:
        discard_output()
        return complain(f"cannot write the output: {error.strerror}")
    except KeyboardInterrupt:
        return 130
