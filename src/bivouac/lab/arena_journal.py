"""A match written down game by game, so that it can be stopped at any moment and taken up again.

The CSV file is the journal: a row for each game, in the order in which they ended, each with the
title of its match. The records, where they are asked for, have a line for each. Both are flushed
after every game, the record first: whoever is killed leaves at most a line half written and a
record without its row. Whoever takes the match up drops these and plays those games again.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import TextIO

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.lab.arena_match import Finished, Match, Pace
from bivouac.record.write import to_line

PACE = ("turns", "ms", "longest_ms")
COLUMNS = [
    "match",
    *("game", "round", "a_seats", "a_share", "b_share", "a_score", "b_score", "ending", "turns"),
    *(f"{bot}_{figure}" for bot in "ab" for figure in PACE),
]
"""Of the CSV file. An empty cell is something that this game does not have."""


class Journal:
    """The files of a match; a file that is None is not written."""

    def __init__(
        self, match: Match, table: Path | None, records: Path | None, *, resume: bool
    ) -> None:
        self.match = match
        self.table = table
        self.records = records
        self.done: dict[int, Finished] = {}
        self._files = ExitStack()
        self._rows: TextIO | None = None
        self._lines: TextIO | None = None
        self._has_head = resume
        if resume and table is not None:
            self.done = read_rows(match, table)
            if records is not None:
                self._agree(records)
            rows = (row_of(match, game) for game in self.done.values())
            rewrite(table, chain([line_of(COLUMNS)], rows))

    def _agree(self, records: Path) -> None:
        """Keep the games that stand in both files, and the records of no other."""
        recorded = {number for number, _ in read_records(self.match, records)}
        self.done = {number: game for number, game in self.done.items() if number in recorded}
        lines = read_records(self.match, records)
        rewrite(records, (line for number, line in lines if number in self.done))

    def __enter__(self) -> "Journal":
        self._rows = self._open(self.table)
        self._lines = self._open(self.records)
        if self._rows is not None and not self._has_head:
            write(self._rows, line_of(COLUMNS))
        return self

    def _open(self, path: Path | None) -> TextIO | None:
        if path is None:
            return None
        return self._files.enter_context(path.open("a", encoding="utf-8", newline=""))

    def __exit__(self, *_: object) -> None:
        self._files.close()

    def add(self, finished: Finished, record: Json) -> None:
        """Write down a game that is over."""
        if self._lines is not None:
            write(self._lines, to_line(record) + "\n")
        if self._rows is not None:
            write(self._rows, row_of(self.match, finished))
        self.done[finished.game] = finished


def write(file: TextIO, line: str) -> None:
    """A line, at once."""
    file.write(line)
    file.flush()


def require_empty(path: Path, *, resumable: bool) -> None:
    """Do not write over hours of games because an option was forgotten."""
    if path.exists() and path.stat().st_size:
        way = "--resume goes on with the match in it" if resumable else "choose another file"
        raise InputError(f"{path} is not empty; {way}")


def line_of(cells: Iterable[object]) -> str:
    """A line of a CSV file."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


def row_of(match: Match, game: Finished) -> str:
    """The row of a game."""
    seats = " ".join(map(str, game.a_seats))
    shares = (game.a_share, game.b_share, game.a_score, game.b_score)
    place = (match.title, game.game, game.game // match.games_in_round, seats)
    return line_of([*place, *shares, game.ending, game.turns, *game.a_pace, *game.b_pace])


def read_rows(match: Match, path: Path) -> dict[int, Finished]:
    """The games in a journal, by number; InputError if it is none, or that of another match."""
    lines = whole_lines(path)
    if next(lines, line_of(COLUMNS)) != line_of(COLUMNS):
        raise InputError(f"{path}: is not the CSV file of an arena match")
    done = {}
    rows = csv.DictReader(lines, COLUMNS, strict=True)
    try:
        for row in rows:
            if row["match"] != match.title:
                raise InputError(f"{path}: is of another match, {row['match']}")
            game = finished_of(row)
            require_complete(match, game)
            done[game.game] = game
    except (csv.Error, KeyError, TypeError, ValueError):
        raise InputError(f"{path}: line {rows.reader.line_num + 1} cannot be read") from None
    return done


def require_complete(match: Match, game: Finished) -> None:
    """ValueError where a row is not what a game of the match leaves behind."""
    has_played = (bool(game.a_seats), len(game.a_seats) < match.setting.seats)
    shares = (game.a_share, game.b_share)
    if (
        game.game < 0
        or game.a_seats != match.a_seats(game.game)
        or has_played != tuple(share is not None for share in shares)
        or not all(0 <= share <= 1 for share in shares if share is not None)
        or (match.setting.scored and None in (game.a_score, game.b_score))
    ):
        raise ValueError


def finished_of(row: dict[str, str]) -> Finished:
    """The game of a row; ValueError, TypeError or KeyError if it has none."""

    def pace(bot: str) -> Pace:
        turns, taken, longest = (row[f"{bot}_{figure}"] for figure in PACE)
        return Pace(int(turns), float(taken), float(longest))

    def figure(name: str) -> float | None:
        return float(row[name]) if row[name] else None

    return Finished(
        game=int(row["game"]),
        a_seats=tuple(map(int, row["a_seats"].split())),
        a_share=figure("a_share"),
        b_share=figure("b_share"),
        a_score=figure("a_score"),
        b_score=figure("b_score"),
        ending=row["ending"] or None,
        turns=int(row["turns"]),
        a_pace=pace("a"),
        b_pace=pace("b"),
    )


def read_records(match: Match, path: Path) -> Iterator[tuple[int, str]]:
    """The records of a match: the number of each game, and its line."""
    for number, line in enumerate(whole_lines(path), 1):
        try:
            seeds = json.loads(line)["seeds"]
            title, game = seeds["match"], int(seeds["game"])
        except (KeyError, TypeError, ValueError):
            raise InputError(f"{path}: line {number} is not a record of an arena match") from None
        if title != match.title:
            raise InputError(f"{path}: is of another match, {title}")
        yield game, line


def whole_lines(path: Path) -> Iterator[str]:
    """The lines of a file, without a last one that was not finished; none if there is no file."""
    try:
        with path.open("rb") as file:
            # Bytes, because a line may have been cut off within a sign.
            yield from (line.decode() for line in file if line.endswith(b"\n"))
    except FileNotFoundError:
        return
    except UnicodeDecodeError:
        raise InputError(f"{path}: cannot be read: it is not text") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None


def rewrite(path: Path, lines: Iterable[str]) -> None:
    """Let a file have just these lines; killed meanwhile, it has those it had."""
    other = path.with_name(f"{path.name}.part")
    try:
        with other.open("w", encoding="utf-8", newline="") as file:
            file.writelines(lines)
        other.replace(path)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}") from None
