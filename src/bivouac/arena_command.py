"""`bivouac arena`: which of two bots is stronger.

Nothing heavy is imported before it is known what to do.
"""

import argparse
import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from bivouac.arguments import (
    add_match_arguments,
    add_setting_arguments,
    compile_if_needed,
    number,
    require_recordable,
    require_writable,
    setting_of,
)
from bivouac.bots.names import BOTS, read_bot
from bivouac.core.errors import InputError

if TYPE_CHECKING:
    from bivouac.core.contract import Json
    from bivouac.lab.arena_journal import Journal
    from bivouac.lab.arena_match import Finished, Match

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


def add_arena_command(commands: Any) -> None:
    """Add `arena` to the sub-commands of `bivouac`."""
    text = "let two bots play a match, each on every seat of the same deals"
    arena = commands.add_parser("arena", help=text, description=f"{text.capitalize()}.")
    arena.set_defaults(run=run_arena)
    add_setting_arguments(arena)
    arena.add_argument("--a", required=True, metavar="BOT", help=", ".join(BOTS))
    arena.add_argument("--b", required=True, metavar="BOT", help="who has all the other seats")
    add_match_arguments(arena, games=100, most=10**7)
    arena.add_argument(
        "--budget", type=number(1, 3_600_000), metavar="MS", help="milliseconds a turn at most"
    )
    arena.add_argument(
        "--trials", type=number(1, 10**9), metavar="N", help="positions looked at a turn at most"
    )
    arena.add_argument("--csv", metavar="OUT.csv", help="write a row for each game when it ends")
    arena.add_argument(
        "--resume", action="store_true", help="go on with the match in the --csv file"
    )


def match_of(arguments: argparse.Namespace) -> "Match":
    """The match that is asked for."""
    from bivouac.bots.budget import Budget
    from bivouac.lab.arena_match import Match

    is_limited = arguments.budget is not None or arguments.trials is not None
    budget = Budget(arguments.trials, arguments.budget) if is_limited else None
    return Match(
        arguments.game,
        setting_of(arguments),
        read_bot(arguments.a),
        read_bot(arguments.b),
        arguments.seed,
        budget,
        budget,
        own_components=bool(arguments.components),
    )


def journal_of(arguments: argparse.Namespace, match: "Match") -> "Journal":
    """The files of the match, opened for the first time or once more."""
    from bivouac.lab.arena_journal import Journal, require_empty

    table, records = path_of("--csv", arguments.csv), path_of("--records", arguments.records)
    if arguments.resume and table is None:
        raise InputError("--resume needs the --csv file of the match: it says what is finished")
    if table is not None and records is not None and resolved(table) == resolved(records):
        raise InputError("--csv and --records need two files")
    if records is not None:
        require_recordable(match.setting)
    paths = [path for path in (table, records) if path is not None]
    for path in paths:
        if not arguments.resume:
            require_empty(path, resumable=table is not None)
    # What is in the files comes first: a name that was mistyped should leave no empty file behind.
    journal = Journal(match, table, records, resume=arguments.resume)
    for path in paths:
        require_writable(path)
    return journal


def path_of(option: str, name: str | None) -> Path | None:
    """The file that an option names; None if the option is not given."""
    if name == "":
        raise InputError(f"{option} needs the name of a file")
    return None if name is None else Path(name)


def resolved(path: Path) -> Path:
    """Where a path leads; InputError if nowhere, as with a link to itself."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        raise InputError(f"cannot write {path}: its links lead nowhere") from None


def run_arena(arguments: argparse.Namespace) -> int:
    """Bivouac arena"""
    from bivouac.lab.arena import stopped_by_interrupt, whole_rounds
    from bivouac.lab.arena_report import print_match, summary

    match = match_of(arguments)
    games = whole_rounds(match, arguments.games)
    journal = journal_of(arguments, match)
    compile_if_needed(match.setting, "search")
    with journal, stopped_by_interrupt() as stop:
        seconds = play(match, games, journal, arguments.jobs, stop)
    finished = [journal.done[number] for number in range(games) if number in journal.done]
    if len(finished) < games:
        return tell_of_stop(len(finished), games, arguments)
    if match.setting.scored and games != arguments.games and not arguments.json:
        print(f"{games} games instead of {arguments.games}: only whole rounds are fair")
    figures = summary(match, finished, seconds)
    print_match(match, figures, as_json=arguments.json)
    return 0


def play(match: "Match", games: int, journal: "Journal", jobs: int, stop: Event) -> float:
    """Play the games that are not in the journal yet, saying how A is doing; the seconds taken."""
    from bivouac.lab.arena import play_match
    from bivouac.lab.progress import progress_bar

    todo = [number for number in range(games) if number not in journal.done]
    if not todo:
        return 0.0
    shares = [game.a_share for game in journal.done.values() if game.a_share is not None]
    won, played = sum(shares), len(shares)
    with progress_bar("playing", games, done=games - len(todo)) as advance:

        def report(finished: "Finished", record: "Json") -> None:
            nonlocal won, played
            journal.add(finished, record)
            if finished.a_share is not None:
                won, played = won + finished.a_share, played + 1
            advance(1, f"{match.a} wins {won / max(played, 1):.0%}")

        hands = min(jobs, len(todo))
        return play_match(match, todo, report, hands, stop, recorded=journal.records is not None)


def tell_of_stop(finished: int, games: int, arguments: argparse.Namespace) -> int:
    """One line about what is kept and how to go on; the exit status."""
    way = (
        f"they are kept in {arguments.csv}; the same command with --resume goes on"
        if arguments.csv
        else "to be able to go on, keep them with --csv OUT.csv"
    )
    print(f"bivouac: stopped after {finished} of {games} games; {way}", file=sys.stderr)
    return INTERRUPTED
