"""`bivouac arena`: which of two bots is stronger.

Nothing heavy is imported before it is known what to do.
"""

import argparse
import sys
from collections.abc import Collection
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from bivouac.arguments import (
    add_match_arguments,
    add_setting_arguments,
    adding,
    compile_if_needed,
    limits_of,
    number,
    require_writable,
    say_on_stderr,
    setting_of,
    visitors_of,
)
from bivouac.bots.names import BOTS, read_bot, read_names
from bivouac.core.errors import InputError
from bivouac.core.words import Words

if TYPE_CHECKING:
    from bivouac.core.contract import Json
    from bivouac.lab.arena_journal import Journal
    from bivouac.lab.arena_match import Finished, Match
    from bivouac.lab.visiting import PlayerOf

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


def add_arena_command(commands: Any, words: Words) -> None:
    """Add `arena` to the sub-commands of `bivouac`."""
    arena = adding(commands, words)("arena", run_arena, words("command-arena"))
    add_setting_arguments(arena, words)
    arena.add_argument("--a", metavar="BOT", help=", ".join(BOTS))
    arena.add_argument("--b", metavar="BOT", help=words("command-help-b"))
    arena.add_argument("--bots", metavar="A,B,...", help=words("command-help-arena-bots"))
    add_match_arguments(arena, words, games=100, most=10**7)
    arena.add_argument(
        "--budget",
        type=number(1, 3_600_000, words),
        metavar="MS",
        help=words("command-help-budget"),
    )
    arena.add_argument(
        "--trials", type=number(1, 10**9, words), metavar="N", help=words("command-help-trials")
    )
    arena.add_argument("--csv", metavar="OUT.csv", help=words("command-help-arena-csv"))
    arena.add_argument("--resume", action="store_true", help=words("command-help-arena-resume"))


def match_of(arguments: argparse.Namespace) -> "Match":
    """The match that is asked for."""
    from bivouac.bots.budget import Budget
    from bivouac.lab.arena_match import Match

    visitors = visitors_of(arguments)
    a, b, bots = bots_of(arguments, visitors)
    is_limited = arguments.budget is not None or arguments.trials is not None
    budget = Budget(arguments.trials, arguments.budget) if is_limited else None
    return Match(
        arguments.game,
        setting_of(arguments, bots),
        a,
        b,
        arguments.seed,
        budget,
        budget,
        own_components=bool(arguments.components),
        others=frozenset({a, b} & visitors.keys()),
    )


def bots_of(arguments: argparse.Namespace, others: Collection[str]) -> tuple[str, str, list[str]]:
    """A, B, and where --bots names them how all seats are taken: A first, B on all the others."""
    if arguments.bots is None:
        if arguments.a is None or arguments.b is None:
            raise InputError("command-arena-who")
        return read_bot(arguments.a, others), read_bot(arguments.b, others), []
    if arguments.a is not None or arguments.b is not None:
        raise InputError("command-arena-twice")
    bots = read_names(arguments.bots, others)
    if len(bots) == 1 or len(set(bots[1:])) > 1:
        raise InputError("command-arena-two", bots=",".join(bots))
    return bots[0], bots[1], bots


def journal_of(arguments: argparse.Namespace, match: "Match") -> "Journal":
    """The files of the match, opened for the first time or once more."""
    from bivouac.lab.arena_journal import Journal, require_empty

    table, records = path_of("--csv", arguments.csv), path_of("--records", arguments.records)
    if arguments.resume and table is None:
        raise InputError("command-resume-csv")
    if table is not None and records is not None and resolved(table) == resolved(records):
        raise InputError("command-two-files")
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
        raise InputError("command-needs-file", option=option)
    return None if name is None else Path(name)


def resolved(path: Path) -> Path:
    """Where a path leads; InputError if nowhere, as with a link to itself."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        raise InputError("command-links", path=str(path)) from None


def run_arena(arguments: argparse.Namespace) -> int:
    """Bivouac arena"""
    from bivouac.lab.arena import stopped_by_interrupt, whole_rounds
    from bivouac.lab.arena_report import forfeits_of, print_match, summary
    from bivouac.lab.forfeits import say_forfeits
    from bivouac.lab.visiting import check_visitors, player_of
    from bivouac.visitors.party import Party, used

    match = match_of(arguments)
    games = whole_rounds(match, arguments.games)
    journal = journal_of(arguments, match)
    words = Words(arguments.language)
    compile_if_needed(words, match.setting, "search")
    visitors = used(visitors_of(arguments), match.others)
    with Party(visitors, limits_of(arguments)) as party:
        check_visitors(party, match.setting, match.others)
        with journal, stopped_by_interrupt() as stop:
            seconds = play(match, games, journal, arguments.jobs, stop, words, player_of(party))
    finished = [journal.done[number] for number in range(games) if number in journal.done]
    if len(finished) < games:
        return tell_of_stop(len(finished), games, arguments, words)
    if match.setting.scored and games != arguments.games and not arguments.json:
        print(words("lab-whole-rounds", games=games, asked=arguments.games))
    figures = summary(match, finished, seconds)
    print_match(match, figures, words, as_json=arguments.json)
    say_on_stderr(say_forfeits(forfeits_of(finished), words))
    return 0


def play(
    match: "Match",
    games: int,
    journal: "Journal",
    jobs: int,
    stop: Event,
    words: Words,
    player_of: "PlayerOf",
) -> float:
    """Play the games that are not in the journal yet, saying how A is doing; the seconds taken."""
    from bivouac.lab.arena import play_match
    from bivouac.lab.progress import progress_bar

    todo = [number for number in range(games) if number not in journal.done]
    if not todo:
        return 0.0
    shares = [game.a_share for game in journal.done.values() if game.a_share is not None]
    won, played = sum(shares), len(shares)
    with progress_bar(words("lab-playing"), games, done=games - len(todo)) as advance:

        def report(finished: "Finished", record: "Json") -> None:
            nonlocal won, played
            journal.add(finished, record)
            if finished.a_share is not None:
                won, played = won + finished.a_share, played + 1
            rate = words.figure(won / max(played, 1), ".0%")
            advance(1, words("lab-wins", bot=match.a, rate=rate))

        hands, recorded = min(jobs, len(todo)), journal.records is not None
        return play_match(match, todo, report, hands, stop, recorded=recorded, player_of=player_of)


def tell_of_stop(finished: int, games: int, arguments: argparse.Namespace, words: Words) -> int:
    """One line about what is kept and how to go on; the exit status."""
    key = "lab-stopped-kept" if arguments.csv else "lab-stopped"
    said = words(key, finished=finished, games=games, path=arguments.csv or "")
    print(f"bivouac: {said}", file=sys.stderr)
    return INTERRUPTED
