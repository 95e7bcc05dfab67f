"""A match written down game by game, so that it can be stopped at any moment and taken up again.

The CSV file is the journal: a row for each game, in the order in which they ended, each with the
title of its match. The records, where they are asked for, have a line for each. Both are flushed
after every game, the record first: whoever is killed leaves at most a line half written and a last
game that stands in only one of the files. Whoever takes the match up cuts these off and plays that
game again. Files that differ in more do not belong together, and are refused as they are.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from os import stat_result
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TextIO

from bivouac.bots.play import Forfeit
from bivouac.core.contract import Json
from bivouac.core.errors import InputError, trouble
from bivouac.core.messages import read_message, spelled
from bivouac.lab.arena_match import Finished, Match, Pace
from bivouac.record.write import FORMAT, to_line

PACE = ("turns", "ms", "longest_ms")
COLUMNS = [
    "match",
    *("game", "round", "a_seats", "a_share", "b_share", "a_score", "b_score", "ending", "turns"),
    *(f"{bot}_{figure}" for bot in "ab" for figure in PACE),
]
"""Of the CSV file. An empty cell is something that this game does not have."""
FORFEITS = "forfeits"
"""One more where bots by others play: of those that could not play on, JSON."""
MOST = 10**12
"""No number in a journal comes near it."""
ROUNDING = 0.00001
"""By how much shares, which are rounded, may add up to more than the whole victory."""


class Found:
    """What a file has of a match: its games in order, and how many bytes are worth keeping."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[int, Finished | None] = {}
        self.kept = 0  # bytes
        self._before = 0  # the last line that is kept
        self._length = 0

    def whole_lines(self, head: str, kind: str) -> Iterator[tuple[int, str]]:
        """The lines with their numbers, without a last one that was not finished.

        InputError where even the first is not finished and does not begin as `head`; `kind` is the
        key of what is said then.
        """
        try:
            with self.path.open("rb") as file:
                # Bytes, because a line may have been cut off within a sign.
                for number, line in enumerate(file, 1):
                    self._length += len(line)
                    if line.endswith(b"\n"):
                        yield number, line.decode()
                        self._before, self.kept = self.kept, self._length
                    elif number == 1 and not begin_alike(line, head.encode()):
                        raise InputError(kind, path=str(self.path))
        except FileNotFoundError:
            return
        except UnicodeDecodeError:
            raise InputError("command-file-not-text", path=str(self.path)) from None
        except OSError as error:
            raise InputError(
                "command-file-unreadable", path=str(self.path), reason=trouble(error)
            ) from None

    def add(self, number: int, game: Finished | None) -> None:
        """Take note of the game of a line."""
        if number in self.games:
            raise InputError("command-game-twice", path=str(self.path), number=number)
        self.games[number] = game

    def drop_last(self) -> None:
        """Do not keep the last game."""
        self.games.popitem()
        self.kept = self._before

    def cut(self) -> None:
        """Cut off what is not kept; the file stays the same one, whatever links lead to it."""
        if self.kept == self._length:
            return
        try:
            with self.path.open("r+b") as file:
                file.truncate(self.kept)
        except OSError as error:
            raise InputError(
                "command-cannot-write", path=str(self.path), reason=trouble(error)
            ) from None


class Journal:
    """The files of a match; a file that is None is not written. Only entering it changes them."""

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
        self._found: list[Found] = []
        if resume and table is not None:
            for path in filter(None, (table, records)):
                require_regular(path)
            rows = read_rows(match, table)
            self._found = [rows]
            if records is not None:
                lines = read_records(match, records)
                self._found.append(lines)
                agree(rows, lines)
            self.done = {number: game for number, game in rows.games.items() if game is not None}

    def __enter__(self) -> "Journal":
        for found in self._found:
            found.cut()
        has_head = bool(self._found) and self._found[0].kept > 0
        with ExitStack() as files:  # which closes them where even the first line cannot be written
            self._rows = open_in(files, self.table)
            self._lines = open_in(files, self.records)
            if self._rows is not None and not has_head:
                write(self._rows, line_of(columns_of(self.match)))
            self._files = files.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._files.close()

    def add(self, finished: Finished, record: Json) -> None:
        """Write down a game that is over."""
        if self._lines is not None:
            write(self._lines, to_line(record) + "\n")
        if self._rows is not None:
            write(self._rows, row_of(self.match, finished))
        self.done[finished.game] = finished


def open_in(files: ExitStack, path: Path | None) -> TextIO | None:
    """A file to add lines to, closed with the others."""
    if path is None:
        return None
    return files.enter_context(path.open("a", encoding="utf-8", newline=""))


def write(file: TextIO, line: str) -> None:
    """A line, at once."""
    file.write(line)
    file.flush()


def begin_alike(one: bytes, other: bytes) -> bool:
    """Whether one of them is how the other begins."""
    return one.startswith(other) or other.startswith(one)


def agree(rows: Found, lines: Found) -> None:
    """Drop a last game that one file lacks, as a write cut short leaves it.

    InputError where the files differ in more.
    """
    apart = rows.games.keys() ^ lines.games.keys()
    if not apart:
        return
    for found in (rows, lines):
        if apart == set(list(found.games)[-1:]):
            found.drop_last()
            return
    paths = {"table": str(rows.path), "records": str(lines.path)}
    raise InputError("command-files-apart", count=len(apart), **paths)


def state_of(path: Path) -> stat_result | None:
    """What there is, or None; InputError if no file can be there."""
    try:
        state = path.stat()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError("command-cannot-write", path=str(path), reason=trouble(error)) from None
    if S_ISDIR(state.st_mode):
        raise InputError("command-is-folder", path=str(path))
    return state


def require_empty(path: Path, *, resumable: bool) -> None:
    """Do not write over hours of games because an option was forgotten."""
    state = state_of(path)
    if state is not None and state.st_size:
        key = "command-not-empty-resume" if resumable else "command-not-empty"
        raise InputError(key, path=str(path))


def require_regular(path: Path) -> None:
    """Do not take up a match in a device or a pipe, which can be neither read again nor cut."""
    state = state_of(path)
    if state is not None and not S_ISREG(state.st_mode):
        raise InputError("command-not-regular", path=str(path))


def columns_of(match: Match) -> list[str]:
    """The columns of the CSV file of a match."""
    return [*COLUMNS, FORFEITS] if match.others else COLUMNS


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
    cells = [*place, *shares, game.ending, game.turns, *game.a_pace, *game.b_pace]
    return line_of([*cells, forfeits_cell(game.forfeits)] if match.others else cells)


def read_rows(match: Match, path: Path) -> Found:
    """The games in a journal; InputError if it is none, or that of another match."""
    columns = columns_of(match)
    found, head, kind = Found(path), line_of(columns), "command-not-csv"
    for number, line in found.whole_lines(head, kind):
        if number == 1:
            if line != head:
                raise InputError(kind, path=str(path))
            continue
        try:
            cells = next(csv.reader([line], strict=True))
            row = dict(zip(columns, cells, strict=True))
            require_title(match, path, row["match"])
            game = finished_of(row)
            require_complete(match, game)
        except (csv.Error, ValueError):
            raise InputError("command-line-unreadable", path=str(path), number=number) from None
        found.add(game.game, game)
    return found


def require_title(match: Match, path: Path, title: str) -> None:
    """InputError if a line is of another match, ValueError if of none."""
    if title != match.title:
        if not title.isprintable():
            raise ValueError
        raise InputError("command-other-match", path=str(path), title=title)


def require_complete(match: Match, game: Finished) -> None:
    """ValueError where a row is not what a game of the match leaves behind."""
    has_played = (bool(game.a_seats), len(game.a_seats) < match.setting.seats)
    shares = (game.a_share, game.b_share)
    won = [share for share in shares if share is not None]
    scores = [score for score in (game.a_score, game.b_score) if score is not None]
    # Written so that NaN, which is not less than anything, is refused too.
    if not (
        all(0 <= count < MOST for count in (game.game, game.turns, *game.a_pace, *game.b_pace))
        and game.a_seats == match.a_seats(game.game)
        and has_played == tuple(share is not None for share in shares)
        and all(0 <= share <= 1 for share in won)
        and sum(won) <= 1 + ROUNDING
        and all(abs(score) < MOST for score in scores)
        and (len(scores) == len(shares) or not match.setting.scored)
        and all(0 <= one.seat < match.setting.seats for one in game.forfeits)
    ):
        raise ValueError


def finished_of(row: dict[str, str]) -> Finished:
    """The game of a row; ValueError if it has none."""

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
        forfeits=read_forfeits(int(row["game"]), row.get(FORFEITS, "")),
    )


def forfeits_cell(forfeits: Sequence[Forfeit]) -> str:
    """Who could not play on, in a cell."""
    rows = [{**one._asdict(), "why": spelled(one.why)} for one in forfeits]
    return json.dumps(rows) if rows else ""


def read_forfeits(game: int, cell: str) -> tuple[Forfeit, ...]:
    """The same read again; ValueError if it is nothing of the kind."""
    try:
        rows = json.loads(cell or "[]")
        found = tuple(Forfeit(**{**row, "why": read_message(row["why"])}) for row in rows)
    except (AttributeError, KeyError, TypeError, RecursionError):
        raise ValueError from None
    if not all((one.game, type(one.seat)) == (game, int) for one in found):
        raise ValueError
    return found


def read_records(match: Match, path: Path) -> Found:
    """The games in a file of records; InputError if it is none, or that of another match."""
    found, head = Found(path), to_line({"format": FORMAT})[:-1]
    for number, line in found.whole_lines(head, "command-not-records"):
        try:
            seeds = json.loads(line)["seeds"]
            title, game = seeds["match"], seeds["game"]
            if type(title) is not str or type(game) is not int or not 0 <= game < MOST:
                raise ValueError
            require_title(match, path, title)
        except (KeyError, TypeError, ValueError, RecursionError):
            raise InputError("command-line-no-record", path=str(path), number=number) from None
        found.add(game, None)
    return found
