"""A match that was stopped anywhere is taken up again, and is then the match played in one go."""

import csv
import json
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.core.registry import find_game
from bivouac.lab.arena import play_match
from bivouac.lab.arena_journal import COLUMNS, Journal, require_empty
from bivouac.lab.arena_match import Finished, Match
from bivouac.record.check import check_record

GAMES = 8
CLOCK = [name for name in COLUMNS if name.endswith("ms")]


@pytest.fixture
def match() -> Match:
    return Match("dewan", find_game("dewan").setting({"players": 2}), "greedy", "random", 5)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return tmp_path / "match.csv"


@pytest.fixture
def records(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def play(
    match: Match, table: Path, records: Path | None = None, games: int = GAMES, jobs: int = 1
) -> list[int]:
    """Take a match up, or begin it; the games that were played now."""
    played: list[int] = []
    with Journal(match, table, records, resume=True) as journal:
        todo = [number for number in range(games) if number not in journal.done]

        def report(game: Finished, record: Json) -> None:
            journal.add(game, record)
            played.append(game.game)

        play_match(match, todo, report, jobs, recorded=records is not None)
    return sorted(played)


def rows_of(table: Path) -> list[dict[str, str]]:
    """The rows in the order of the games, without what the clock said."""
    with table.open(newline="", encoding="utf-8") as file:
        rows = sorted(csv.DictReader(file), key=lambda row: int(row["game"]))
    return [{name: row[name] for name in COLUMNS if name not in CLOCK} for row in rows]


def games_of(records: Path) -> list[int]:
    """The numbers of the recorded games, in the order of the file."""
    return [json.loads(line)["seeds"]["game"] for line in records.read_text().splitlines()]


def test_a_row_says_who_sat_where_and_who_won(match: Match, table: Path, records: Path) -> None:
    play(match, table, records)
    rows = rows_of(table)
    assert [int(row["game"]) for row in rows] == list(range(GAMES))
    assert [int(row["round"]) for row in rows] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [row["a_seats"] for row in rows] == ["0", "1"] * 4
    assert {row["match"] for row in rows} == {match.title}
    for row, line in zip(rows, records.read_text().splitlines(), strict=True):
        record = json.loads(line)
        scores, winners = record["result"]["scores"], record["result"]["winners"]
        seat = int(row["a_seats"])
        assert (float(row["a_score"]), float(row["b_score"])) == (scores[seat], scores[1 - seat])
        assert float(row["a_share"]) == (seat in winners) / len(winners)
        assert record["names"][seat] == f"greedy {seat}"
        check_record(record)


@pytest.mark.parametrize("first", [1, 3, 7])
def test_stopped_and_taken_up_it_is_the_match_played_in_one_go(
    match: Match, table: Path, tmp_path: Path, first: int
) -> None:
    assert play(match, table, games=first) == list(range(first))
    assert play(match, table, jobs=2) == list(range(first, GAMES))
    assert play(match, table) == []
    play(match, tmp_path / "whole.csv")
    assert rows_of(table) == rows_of(tmp_path / "whole.csv")


def test_a_match_can_be_made_longer(match: Match, table: Path) -> None:
    play(match, table)
    assert play(match, table, games=GAMES + 2) == [GAMES, GAMES + 1]


def test_a_line_half_written_is_dropped(match: Match, table: Path, records: Path) -> None:
    """Whoever is killed may leave one, in either file, cut off anywhere."""
    play(match, table, records)
    whole, whole_records = table.read_bytes(), records.read_bytes()
    for cut in (1, 20, len(whole.splitlines()[-1])):
        table.write_bytes(whole[:-cut])
        records.write_bytes(whole_records)
        assert play(match, table, records) == [GAMES - 1]
        assert sorted(games_of(records)) == list(range(GAMES))
    for cut in (1, 500):
        table.write_bytes(whole)
        records.write_bytes(whole_records[:-cut])
        assert play(match, table, records) == [GAMES - 1]
        assert [row["game"] for row in rows_of(table)] == [str(n) for n in range(GAMES)]


def test_a_line_cut_off_within_a_sign_is_dropped(match: Match, table: Path) -> None:
    play(match, table)
    table.write_bytes(table.read_bytes() + "é".encode()[:1])
    assert play(match, table) == []


def test_games_must_stand_in_both_files(match: Match, table: Path, records: Path) -> None:
    """A game in only one of them is played again, and neither file has it twice."""
    play(match, table, records)
    lines = records.read_text().splitlines(keepends=True)
    records.write_text("".join(lines[2:]))
    head, *rows = table.read_text().splitlines(keepends=True)
    table.write_text("".join([head, *rows[:-1]]))
    assert play(match, table, records) == [0, 1, GAMES - 1]
    assert sorted(games_of(records)) == list(range(GAMES))
    assert len(rows_of(table)) == GAMES


def test_an_empty_file_or_none_begins_the_match(match: Match, table: Path) -> None:
    table.touch()
    assert play(match, table) == list(range(GAMES))
    table.unlink()
    assert play(match, table, games=2) == [0, 1]


def test_the_file_of_another_match_is_refused(match: Match, table: Path, records: Path) -> None:
    other = Match("dewan", match.setting, "greedy", "random", 6)
    play(other, table, records, games=1)
    with pytest.raises(InputError, match=r"match.csv: is of another match, .* seed 6$"):
        Journal(match, table, None, resume=True)
    table.unlink()
    with pytest.raises(InputError, match=r"match.jsonl: is of another match, .* seed 6$"):
        Journal(match, table, records, resume=True)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"game,seat,bot\n1,2,3\n", "is not the CSV file of an arena match"),
        (b"\xff\xfe\n", "cannot be read: it is not text"),
        (b"HEAD\nTITLE,one\n", "line 2 cannot be read"),
        (b'HEAD\nTITLE,0,0,0,1,0,9,8,,9,9,1,1,9,1,1\n"never closed\n', "line 3 cannot be read"),
        (b"HEAD\nTITLE,0,0,0,nan,0,9,8,,9,9,1,1,9,1,1\n", "line 2 cannot be read"),
        (b"HEAD\nTITLE,0,0,0,,0,9,8,,9,9,1,1,9,1,1\n", "line 2 cannot be read"),
        (b"HEAD\nTITLE,0,0,1,1,0,9,8,,9,9,1,1,9,1,1\n", "line 2 cannot be read"),
        (b"HEAD\n", ""),
    ],
)
def test_a_file_that_is_no_journal_is_refused(
    match: Match, table: Path, content: bytes, reason: str
) -> None:
    title = f'"{match.title}"'
    content = content.replace(b"HEAD", ",".join(COLUMNS).encode()).replace(b"TITLE", title.encode())
    table.write_bytes(content)
    if not reason:
        assert Journal(match, table, None, resume=True).done == {}
        return
    with pytest.raises(InputError, match=reason):
        Journal(match, table, None, resume=True)
    assert table.read_bytes() == content


def test_records_of_something_else_are_refused(match: Match, table: Path, records: Path) -> None:
    records.write_text('{"game": "dewan"}\n')
    with pytest.raises(InputError, match="line 1 is not a record of an arena match"):
        Journal(match, table, records, resume=True)


def test_games_are_not_written_over(table: Path) -> None:
    require_empty(table, resumable=True)
    table.write_text("hours of games\n")
    with pytest.raises(InputError, match=r"match.csv is not empty; --resume goes on"):
        require_empty(table, resumable=True)
    with pytest.raises(InputError, match=r"match.csv is not empty; choose another file"):
        require_empty(table, resumable=False)
