"""`bivouac arena`: its figures, its errors, and how it is stopped and taken up again."""

import csv
import json
import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import pytest

from tests.cli.running import begin, run

FIGURES = {
    *("games", "rounds", "win_rate", "interval", "b_win_rate", "ms_per_turn", "longest_ms"),
    *("a", "b", "seed", "budget", "trials", "seconds"),
}
MEETING = {"chance", "by_seat", "mean_score"}
DEALS = {"b_interval", "difference", "difference_interval"}
MATCH = "arena dewan --a greedy --b random --seed 3".split()
CLOCK = ("ms_per_turn", "longest_ms", "seconds")


def figures_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON object of a command that ends well, without what the clock said."""
    status, out, err = run(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    figures: dict[str, Any] = json.loads(out)
    return {name: value for name, value in figures.items() if name not in CLOCK}


def test_arena_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of the contract and nothing else on stdout."""
    status, out, err = run(
        capsys, *MATCH, "--set", "players=4", "--games", "8", "--trials", "50", "--budget", "1000",
        "--json",
    )  # fmt: skip
    figures = json.loads(out)
    assert (status, err) == (0, "")
    assert set(figures) == FIGURES | MEETING
    assert (figures["games"], figures["rounds"], figures["seed"]) == (8, 2, 3)
    assert (figures["a"], figures["b"]) == ("greedy", "random")
    assert (figures["budget"], figures["trials"]) == (1000, 50)
    assert figures["interval"][0] <= figures["win_rate"] <= figures["interval"][1]
    assert figures["chance"] == 0.25


def test_arena_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *MATCH, "--set", "players=4", "--games", "5")
    assert status == 0
    assert "8 games instead of 5: only whole rounds are fair" in out
    assert "dewan scenario=classic players=4: greedy against random, seed 3" in out
    assert "win rate" in out
    assert "chance would be 25%" in out
    assert "8 games, 2 deals with A on every side" in out


def test_against_the_void_two_rates_and_their_difference(
    capsys: pytest.CaptureFixture[str],
) -> None:
    void = "arena iwari --set mode=coop --set void_limit=6 --a greedy --b random --games 6".split()
    status, out, _ = run(capsys, *void, "--json")
    assert status == 0
    assert set(json.loads(out)) == FIGURES | DEALS
    assert json.loads(out)["games"] == 6
    status, out, _ = run(capsys, *void)
    assert status == 0
    assert "more of the deals" in out
    assert "6 deals, each played by both" in out


@pytest.mark.slow
@pytest.mark.parametrize(
    "chosen",
    ["dewan --set scenario=team --set players=4", "iwari --set players=3", "iwari --set mode=solo"],
)
def test_records_pass_the_check_and_agree_with_the_rows(
    chosen: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    records, table = tmp_path / "out.jsonl", tmp_path / "out.csv"
    status, _, _ = run(
        capsys, "arena", *chosen.split(), "--a", "greedy", "--b", "random", "--games", "3",
        "--records", str(records), "--csv", str(table),
    )  # fmt: skip
    assert status == 0
    with table.open(newline="") as file:
        rows = {int(row["game"]): row for row in csv.DictReader(file)}
    written = [json.loads(line) for line in records.read_text().splitlines()]
    assert {record["seeds"]["game"] for record in written} == set(rows)
    for record in written:
        row = rows[record["seeds"]["game"]]
        mine = [seat for seat, name in enumerate(record["names"]) if name == f"greedy {seat}"]
        assert row["a_seats"].split() == [str(seat) for seat in mine]
        winners = record["result"]["winners"]
        won = sum(seat in winners for seat in mine)
        assert not mine or float(row["a_share"]) == pytest.approx(won / max(len(winners), 1))
    status, out, _ = run(capsys, "check", str(records))
    assert status == 0
    assert f"OK: {len(rows)} records" in out


def test_figures_depend_neither_on_jobs_nor_on_a_stop(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = "arena dewan --a level1 --b greedy --trials 20 --games 8".split()
    table = str(tmp_path / "out.csv")
    whole = figures_of(capsys, *match, "--jobs", "1")
    assert figures_of(capsys, *match, "--jobs", "3") == whole
    figures_of(capsys, *match[:-1], "4", "--csv", table)
    assert figures_of(capsys, *match, "--csv", table, "--resume") == whole
    assert figures_of(capsys, *match, "--csv", table, "--resume") == whole


def wait_for_rows(process: "subprocess.Popen[str]", table: Path, count: int) -> None:
    """Until so many games have been written down."""
    while not table.exists() or table.read_bytes().count(b"\n") <= count:
        assert process.poll() is None
        sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_a_match_that_was_stopped_or_killed_goes_on(
    sent: signal.Signals, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    records, table = tmp_path / "out.jsonl", tmp_path / "out.csv"
    files = ["--csv", str(table), "--records", str(records)]
    process = begin(*MATCH, *files, "--games", "1000000")
    wait_for_rows(process, table, 6)
    process.send_signal(sent)
    out, err = process.communicate()
    finished = table.read_bytes().count(b"\n") - 1
    if sent == signal.SIGINT:
        assert process.returncode == 130
        assert out == ""
        kept = f"they are kept in {table}; the same command with --resume continues"
        assert err == f"bivouac: stopped after {finished} of 1000000 games; {kept}\n"
        assert len(records.read_text().splitlines()) == finished
    games = ["--games", str(finished + 10)]
    resumed = figures_of(capsys, *MATCH, *games, *files, "--resume")
    assert resumed == figures_of(capsys, *MATCH, *games)
    assert resumed["games"] >= finished + 10
    written = [json.loads(line)["seeds"]["game"] for line in records.read_text().splitlines()]
    assert sorted(written) == list(range(resumed["games"]))


def test_a_stop_without_a_file_says_how_to_keep_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = Event()
    stop.set()
    monkeypatch.setattr("bivouac.lab.arena.stopped_by_interrupt", lambda: nullcontext(stop))
    way = "to be able to continue, keep them with --csv OUT.csv"
    line = f"bivouac: stopped after 0 of 10 games; {way}\n"
    assert run(capsys, *MATCH, "--games", "10") == (130, "", line)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--a greedy", "give both bots: --a BOT --b BOT, or --bots"),
        ("--b greedy", "give both bots: --a BOT --b BOT, or --bots"),
        ("--a clever --b greedy", "unknown bot 'clever'; known: random, greedy, level1"),
        ("--a greedy --b greedy,random", "unknown bot 'greedy,random'; known: random"),
        ("--a greedy --b random --games 0", "0 is not between 1 and 10000000"),
        ("--a greedy --b random --budget 0", "0 is not between 1 and 3600000"),
        ("--a greedy --b random --trials x", "'x' is not a whole number"),
        ("--a greedy --b random --csv /nowhere/x", "cannot write /nowhere/x: No such file"),
        ("--a greedy --b random --records /nowhere/x", "cannot write /nowhere/x: No such file"),
        ("--a greedy --b random --resume", "--resume needs the --csv file of the match"),
        ("--a greedy --b random --csv x --records x", "--csv and --records need two files"),
        ("--a greedy --b random --csv x --records tests/../x", "--csv and --records need two"),
        ("--bots greedy,random --a greedy", "--bots names both bots; leave out --a and --b"),
        ("--bots greedy", "a match is between two bots, A first and B on all the other seats"),
        ("--bots greedy,random,level1", "not 'greedy,random,level1'"),
        ("--bots greedy,random,random --set players=2", "3 bots, but players=2; give one name"),
        ("--a greedy --b random --set players=5", "classic is for 2, 3, 4 players, not '5'"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: str, line: str
) -> None:
    status, out, err = run(capsys, "arena", "dewan", *arguments.split())
    assert (status, out) == (2, "")
    assert line in err
    assert err.count("\n") == 1


def test_files_that_do_not_fit_are_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Never written over, never mixed with another match."""
    table, records = tmp_path / "out.csv", tmp_path / "out.jsonl"
    files = ["--csv", str(table), "--records", str(records)]
    assert run(capsys, *MATCH, "--games", "2", *files)[0] == 0
    kept = table.read_bytes(), records.read_bytes()
    loop, notes = tmp_path / "loop", tmp_path / "notes.txt"
    loop.symlink_to(loop)
    notes.write_text("my notes")
    for arguments, line in (
        (files, "is not empty; --resume continues the match in it"),
        (files[2:], "is not empty; choose another file"),
        ([*files, "--resume", "--trials", "5"], "is of another match, dewan scenario=classic"),
        (["--csv", str(records), "--resume"], "is not the CSV file of an arena match"),
        (["--csv", str(tmp_path), "--resume"], "is a folder, not a file"),
        (["--csv", str(tmp_path)], "is a folder, not a file"),
        (["--csv", ""], "--csv needs the name of a file"),
        (["--csv", str(tmp_path / "new"), "--records", ""], "--records needs the name of a file"),
        (["--csv", str(loop), *files[2:]], "cannot write"),
        (["--csv", str(loop), "--resume"], "cannot write"),
        ([*files[:2], "--records", str(tmp_path / "new"), "--resume"], "do not belong together"),
        (["--csv", str(tmp_path / "new"), *files[2:], "--resume"], "do not belong together"),
        (["--csv", str(notes), "--resume"], "is not the CSV file of an arena match"),
    ):
        status, out, err = run(capsys, *MATCH, *arguments)
        assert (status, out) == (2, "")
        assert line in err
        assert err.count("\n") == 1
        assert (table.read_bytes(), records.read_bytes()) == kept
        assert notes.read_text() == "my notes"
        assert not (tmp_path / "new").exists()


def test_a_full_disk_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bivouac", *MATCH, "--games", "4", "--csv", "/dev/full"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "bivouac: cannot write the output: No space left on device\n"


def test_as_many_play_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("arena", "dewan", "--bots", "greedy,random,random", "--games", "3", "--json")
    status, out, _ = run(capsys, *asked)
    figures = json.loads(out)
    assert status == 0
    assert (figures["a"], figures["b"]) == ("greedy", "random")
    assert [row["seats"] for row in figures["by_seat"]] == [[0], [1], [2]]
