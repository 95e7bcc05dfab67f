"""`bivouac analyse` and `bivouac puzzles`: what games were worth, decision by decision.

Nothing heavy is imported before it is known what to do.
"""

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bivouac.arguments import (
    add_language_argument,
    adding,
    compile_if_needed,
    number,
    require_writable,
)
from bivouac.core.errors import InputError
from bivouac.core.words import Words

if TYPE_CHECKING:
    from bivouac.analysis.report_wire import Quality, Report
    from bivouac.bots.budget import Watch
    from bivouac.core.contract import Json

QUALITIES: "tuple[Quality, ...]" = ("quick", "standard", "deep")
STEPS = 1000
"""Of the bar that shows how far it is."""


def add_analysis_command(commands: Any, words: Words) -> None:
    """Add `analyse` and `puzzles` to the sub-commands of `bivouac`."""
    analyse = adding(commands, words)("analyse", run_analyse, words("command-analyse"))
    analyse.add_argument("file", metavar="FILE")
    analyse.add_argument(
        "--quality",
        choices=QUALITIES,
        default="standard",
        help=words("command-help-quality"),
    )
    add_jobs_argument(analyse, words)
    analyse.add_argument("--json", action="store_true", help=words("command-help-analysis-json"))
    add_language_argument(analyse, words)
    puzzles = adding(commands, words)("puzzles", run_puzzles, words("command-puzzles"))
    puzzles.add_argument("files", nargs="+", metavar="FILE")
    puzzles.add_argument(
        "-o", dest="output", metavar="OUT.json", required=True, help=words("command-help-puzzles")
    )
    add_jobs_argument(puzzles, words)


def add_jobs_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    """--jobs N"""
    parser.add_argument(
        "--jobs",
        type=number(1, 1024, words),
        default=os.cpu_count() or 1,
        metavar="N",
        help=words("command-help-analysis-jobs"),
    )


def run_analyse(arguments: argparse.Namespace) -> int:
    """Bivouac analyse"""
    from bivouac.analysis.printed import Printed
    from bivouac.record.printing import put
    from bivouac.record.show import headline

    words = Words(arguments.language)
    records = sound_records(Path(arguments.file))
    reports = []
    for i, (where, record) in enumerate(records):
        report = report_of(record, arguments, words)
        reports.append(report)
        if not arguments.json:
            if i > 0:
                put("")
            put(f"{where}: {headline(record)}")
            for line in Printed(report, record, words).lines():
                put(line)
    if arguments.json:
        print(json.dumps(reports[0] if len(reports) == 1 else {"reports": reports}))
    return 0


def sound_records(path: Path) -> "list[tuple[str, Json]]":
    """Every record of a file with its place; InputError at the first that is not sound."""
    from bivouac.record.check import check_record
    from bivouac.record.faults import placed
    from bivouac.record.read import load

    found = []
    for where, record in load(path):
        try:
            check_record(record)
        except InputError as error:
            raise placed(where, error) from None
        found.append((where, record))
    return found


def report_of(record: "Json", arguments: argparse.Namespace, words: Words) -> "Report":
    """The report of one game."""
    from bivouac.analysis.report import analyse

    compile_for(record, words)
    with watched(words("analysis-working")) as watch:
        report = analyse(record, arguments.quality, watch, arguments.jobs)
    assert report is not None
    return report


def run_puzzles(arguments: argparse.Namespace) -> int:
    """Bivouac puzzles"""
    from bivouac.analysis.puzzles.collecting import collect
    from bivouac.analysis.puzzles.packaged import written

    words, output = Words(arguments.language), Path(arguments.output)
    records = [record for name in arguments.files for _, record in sound_records(Path(name))]
    require_writable(output)
    for record in records:
        compile_for(record, words)
    with watched(words("analysis-searching")) as watch:
        puzzles = collect(records, watch, arguments.jobs)
    assert puzzles is not None
    output.write_text(written(puzzles), "utf-8")
    print(words("analysis-puzzles", puzzles=len(puzzles["puzzles"]), games=len(records)))
    return 0


def compile_for(record: "Json", words: Words) -> None:
    """On a terminal, say why it takes a moment before it begins."""
    from bivouac.record.replay import setting_of

    compile_if_needed(words, setting_of(record), "rules", "search", "analysis")


@contextmanager
def watched(title: str) -> "Iterator[Watch]":
    """Whoever looks on at a terminal sees a bar that shows how far it is."""
    from bivouac.lab.progress import progress_bar

    shown = 0
    with progress_bar(title, STEPS) as advance:

        def watch(share: float) -> bool:
            nonlocal shown
            advance(int(share * STEPS) - shown)
            shown = int(share * STEPS)
            return True

        yield watch
