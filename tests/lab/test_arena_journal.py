"""A match that was stopped anywhere is taken up again, and is then the match played in one go."""

import csv
import json
import os
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


def refused_as_it_is(match: Match, table: Path, records: Path | None, reason: str) -> None:
    """A match that cannot be taken up is one line about why, and no file is changed."""
    paths = [path for path in (table, records) if path is not None and path.exists()]
    kept = [path.read_bytes() for path in paths]
    with pytest.raises(InputError, match=reason) as refused:
        play(match, table, records)
    assert "\n" not in str(refused.value)
    assert [path.read_bytes() for path in paths] == kept


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


@pytest.mark.parametrize("shorter", ["table", "records"])
def test_a_last_game_in_only_one_file_is_played_again(
    match: Match, table: Path, records: Path, shorter: str
) -> None:
    """And neither file has it twice."""
    play(match, table, records)
    path = table if shorter == "table" else records
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    assert play(match, table, records) == [GAMES - 1]
    assert sorted(games_of(records)) == list(range(GAMES))
    assert len(rows_of(table)) == GAMES


@pytest.mark.parametrize(
    ("rows", "lines", "count"),
    [
        (GAMES, 0, f"{GAMES} games stand"),
        (0, GAMES, f"{GAMES} games stand"),
        (2, GAMES, f"{GAMES - 2} games stand"),
        (GAMES, GAMES - 2, "2 games stand"),
    ],
)
def test_files_that_differ_in_more_than_one_game_stay_as_they_are(
    match: Match, table: Path, records: Path, rows: int, lines: int, count: str
) -> None:
    play(match, table, records)
    table.write_text("".join(table.read_text().splitlines(keepends=True)[: rows + 1]))
    records.write_text("".join(records.read_text().splitlines(keepends=True)[:lines]))
    refused_as_it_is(match, table, records, f"{count} in only one of them; give the --csv and")


def test_a_game_before_the_last_one_is_not_dropped(
    match: Match, table: Path, records: Path
) -> None:
    play(match, table, records)
    records.write_text("".join(records.read_text().splitlines(keepends=True)[1:]))
    refused_as_it_is(match, table, records, "a game before the last one stands in only one")


def test_a_new_file_of_records_does_not_empty_the_journal(
    match: Match, table: Path, records: Path
) -> None:
    play(match, table)
    kept = table.read_bytes()
    with pytest.raises(InputError, match="do not belong together"):
        Journal(match, table, records, resume=True)
    assert table.read_bytes() == kept
    assert not records.exists()


def test_a_game_that_stands_twice_is_refused(match: Match, table: Path, records: Path) -> None:
    play(match, table, records, games=2)
    for path in (table, records):
        whole = path.read_text()
        path.write_text(whole + whole.splitlines(keepends=True)[-1])
        refused_as_it_is(match, table, records, f"{path.name}: game 1 stands in it twice")
        path.write_text(whole)


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
        *(
            (f"HEAD\nTITLE,0,0,0,{row}\n".encode(), "line 2 cannot be read")
            for row in (
                "1,0,nan,8,,9,9,1,1,9,1,1",
                "1,0,9,-inf,,9,9,1,1,9,1,1",
                "0.6,0.6,9,8,,9,9,1,1,9,1,1",
                "-0.5,1,9,8,,9,9,1,1,9,1,1",
                "1,0,9,8,,-9,9,1,1,9,1,1",
                "1,0,9,8,,9,-9,1,1,9,1,1",
                "1,0,9,8,,9,9,inf,1,9,1,1",
                "1,0,9,8,,9,9,1,nan,9,1,1",
                "1,0,9,8,,9,9,1,1,9,-1,1",
                f"1,0,9,8,,9,{'9' * 400},1,1,9,1,1",
                "1,0,9,8,,9,9,1,1,9,1,1,1",
            )
        ),
        (b"my notes", "is not the CSV file of an arena match"),
        (b"match,game,notes", "is not the CSV file of an arena match"),
        (b"HEAD\nTITLE,0,0,0,0.333333,0.666667,-9,8.5,,9,9,1,1,9,1,1\n", ""),
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
        assert len(Journal(match, table, None, resume=True).done) == content.count(b"\n") - 1
        return
    with pytest.raises(InputError, match=reason):
        Journal(match, table, None, resume=True)
    assert table.read_bytes() == content


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ('{"game": "dewan"}\n', "line 1 is not a record of an arena match"),
        ('{"seeds": {"match": "TITLE", "game": Infinity}}\n', "line 1 is not a record"),
        ('{"seeds": {"match": "TITLE", "game": -1}}\n', "line 1 is not a record"),
        ('{"seeds": {"match": "two\\nlines", "game": 1}}\n', "line 1 is not a record"),
        ('{"seeds": {"match": 5, "game": 1}}\n', "line 1 is not a record"),
        ("[" * 100_000 + "\n", "line 1 is not a record"),
        ("my notes", "is not the file of records of an arena match"),
        ('{"my": "notes"}', "is not the file of records of an arena match"),
    ],
)
def test_records_of_something_else_are_refused(
    match: Match, table: Path, records: Path, content: str, reason: str
) -> None:
    records.write_text(content.replace("TITLE", match.title))
    refused_as_it_is(match, table, records, reason)


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_first_line_half_written_is_dropped(
    match: Match, table: Path, records: Path, cut: int
) -> None:
    play(match, table, records, games=1)
    table.write_bytes(table.read_bytes()[:cut])
    records.write_bytes(records.read_bytes()[:cut])
    assert play(match, table, records, games=2) == [0, 1]
    assert len(rows_of(table)) == len(games_of(records)) == 2


def test_links_stay_links(match: Match, table: Path, records: Path, tmp_path: Path) -> None:
    play(match, table, records)
    links = [tmp_path / "link.csv", tmp_path / "link.jsonl"]
    for link, path in zip(links, (table, records), strict=True):
        link.symlink_to(path.name)
        path.write_bytes(path.read_bytes()[:-1])
    assert play(match, links[0], links[1]) == [GAMES - 1]
    assert all(link.is_symlink() for link in links)
    assert len(rows_of(table)) == len(games_of(records)) == GAMES


def test_whole_files_are_not_written_again(match: Match, table: Path, records: Path) -> None:
    play(match, table, records)
    before = [(path.stat().st_ino, path.stat().st_mtime_ns) for path in (table, records)]
    assert play(match, table, records) == []
    assert [(path.stat().st_ino, path.stat().st_mtime_ns) for path in (table, records)] == before


def test_only_regular_files_are_taken_up(match: Match, table: Path, tmp_path: Path) -> None:
    """Nobody waits for a pipe, and no device is replaced."""
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path, reason in (
        (pipe, "is not a regular file"),
        (Path("/dev/null"), "is not a regular file"),
        (folder, "is a folder, not a file"),
    ):
        with pytest.raises(InputError, match=f"{path} {reason}"):
            Journal(match, path, None, resume=True)
        with pytest.raises(InputError, match=f"{path} {reason}"):
            Journal(match, table, path, resume=True)
    assert Path("/dev/null").is_char_device()


def test_games_are_not_written_over(table: Path) -> None:
    require_empty(table, resumable=True)
    table.write_text("hours of games\n")
    with pytest.raises(InputError, match=r"match.csv is not empty; --resume continues"):
        require_empty(table, resumable=True)
    with pytest.raises(InputError, match=r"match.csv is not empty; choose another file"):
        require_empty(table, resumable=False)
    with pytest.raises(InputError, match="is a folder, not a file"):
        require_empty(table.parent, resumable=True)
