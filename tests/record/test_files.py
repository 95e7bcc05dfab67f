"""Record files on the command line: sound ones get a line, others a complaint with their place."""

import json
from pathlib import Path

import pytest

from bivouac.core.errors import InputError
from bivouac.record.check import check_files
from bivouac.record.read import load
from bivouac.record.show import show_file
from bivouac.record.write import to_line
from tests.record.games import OPTION_SETS, is_do, played, played_line, table_of
from tests.record.spoiling import Tampering, drop

Capture = pytest.CaptureFixture[str]


def test_a_sound_file_gets_one_line(tmp_path: Path, capsys: Capture) -> None:
    record = played("volcano", 3)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record, ensure_ascii=False, indent=1), "utf-8")
    assert check_files([path]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    line = f"{path}: OK: dewan scenario=volcano players=3, {len(record['events'])} events, scores "
    assert shown.out.startswith(line)
    assert shown.out.count("\n") == 1


def test_an_unfinished_game_is_called_so(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.json"
    record = {**played("classic", 2), "events": [], "result": None}
    path.write_text(to_line(record), "utf-8")
    assert check_files([path]) == 0
    assert capsys.readouterr().out.endswith(", 0 events, not finished\n")


def test_a_file_of_many_records_gets_one_line(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "games.jsonl"
    lines = [played_line(scenario, players, 0) for scenario, players in OPTION_SETS]
    path.write_text("\n\n".join(lines) + "\n", "utf-8")
    assert check_files([path]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: OK: {len(OPTION_SETS)} records, ")


def test_a_wrong_record_is_named_by_file_line_event_and_rule(
    tmp_path: Path, capsys: Capture
) -> None:
    """DT1."""
    tampering = Tampering("", table_of("classic", 2), is_do("take"), drop, "DT1")
    record, number = tampering.apply()
    path = tmp_path / "games.jsonl"
    good = played_line("classic", 2, 0)
    path.write_text(f"{good}\n{to_line(record)}\n{{\n{good}\n", "utf-8")
    assert check_files([path]) == 2
    wrong, broken = capsys.readouterr().err.splitlines()
    assert wrong.startswith(f"{path}:2: event {number}: ")
    assert wrong.endswith(" (DT1)")
    assert broken.startswith(f"{path}:3: not valid JSON at column ")


def test_one_bad_file_does_not_hide_the_others(tmp_path: Path, capsys: Capture) -> None:
    good = tmp_path / "good.json"
    good.write_text(played_line("lake", 2, 0), "utf-8")
    assert check_files([tmp_path / "missing.json", good]) == 2
    shown = capsys.readouterr()
    assert shown.out.startswith(f"{good}: OK")
    assert shown.err == f"{tmp_path / 'missing.json'}: cannot be read: No such file or directory\n"


BROKEN = {
    "empty.json": b"",
    "cut.json": b'{"format": "bivouac-record/1",',
    "latin.json": '{"game": "Déwan"}'.encode("latin-1"),
    "binary.jsonl": bytes(range(256)),
    "deep.json": b"[" * 100_000,
    "digits.json": b"1" * 10_000,
    "nan.json": b'{"format": NaN}',
    "twins.json": b'{"game": "dewan", "game": "dewan"}',
    "list.json": b"[1, 2]",
    "word.jsonl": b'"dewan"\n',
    "blank.jsonl": b"\n\n",
    "object.json": b"{}",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_in_one_line(name: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / name
    path.write_bytes(BROKEN[name])
    assert check_files([path]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(str(path))
    assert shown.err.count("\n") == (2 if name == "binary.jsonl" else 1)
    assert show_file(path) == 2
    assert capsys.readouterr().err.startswith(str(path))


def test_a_record_that_says_two_things_under_one_key_is_refused(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"game": "iwari", ' + played_line("classic", 2, 0).removeprefix("{"), "utf-8")
    assert check_files([path]) == 2
    complaint = f"{path}: not valid JSON: key 'game' occurs twice in one object\n"
    assert capsys.readouterr() == ("", complaint)


def test_a_folder_is_no_record(tmp_path: Path, capsys: Capture) -> None:
    assert check_files([tmp_path]) == 2
    assert capsys.readouterr().err == f"{tmp_path}: cannot be read: Is a directory\n"


def test_broken_json_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{\n "format": "bivouac-record/1",\n "game" "dewan"\n}')
    with pytest.raises(InputError, match=r"game\.json:3: not valid JSON at column 9"):
        list(load(path))


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + played_line("classic", 2, 0).encode())
    assert check_files([path]) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)
def test_a_record_is_shown_move_by_move(
    scenario: str, players: int, tmp_path: Path, capsys: Capture
) -> None:
    record = played(scenario, players, 1)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert show_file(path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{path}: dewan scenario={scenario} players={players}"
    numbers = [int(line[:4]) for line in lines[1:] if line[:4].strip().isdigit()]
    assert numbers == list(range(1, len(record["events"]) + 1))
    scores = record["result"]["scores"]
    for score, line in zip(scores, lines[-len(scores) :], strict=True):
        assert f": {score} (" in line


def test_a_name_cannot_break_a_line(tmp_path: Path, capsys: Capture) -> None:
    record = {**played("classic", 2), "names": ["Ada\n\x1b[2J\ud800", None]}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert show_file(path) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    assert "Ada\\n\\x1b[2J\\ud800 takes" in shown


def test_a_wrong_record_is_shown_up_to_its_fault(tmp_path: Path, capsys: Capture) -> None:
    record = played("classic", 2)
    record["events"][5] = {"seat": 0, "do": "fly"}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert show_file(path) == 2
    shown = capsys.readouterr()
    assert shown.out.splitlines()[-1].lstrip() != ""
    assert shown.err.startswith(f"{path}: event 6: ")


def test_an_unknown_language_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert show_file(tmp_path / "game.json", "xx") == 2
    assert capsys.readouterr().err.startswith("unknown language 'xx'; known: ")
