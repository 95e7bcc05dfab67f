"""The command line is a contract: options, output and errors."""

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.cli.running import begin, run

RATES = {"players", "games_per_s", "steps_per_s", "ns_per_step", "position_bytes"}


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"], ["arena", "--help"]])
def test_help_comes_without_anything_heavy(arguments: list[str]) -> None:
    """`bivouac --help` and `import bivouac` load nothing heavy."""
    code = (
        "import sys, bivouac.cli\n"
        f"try: bivouac.cli.main({arguments})\n"
        "except SystemExit: pass\n"
        "assert not {'numba', 'numpy', 'rich', 'fastapi', 'sqlalchemy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of the contract and nothing else on stdout."""
    status, out, err = run(
        capsys, "simulate", "dewan", "--set", "scenario=volcano", "--set", "players=4",
        "--bots", "random,greedy,random,greedy", "--games", "20", "--seed", "9", "--json",
    )  # fmt: skip
    figures = json.loads(out)
    assert (status, err) == (0, "")
    assert set(figures) == {"games", "seed", "seats", "turns", "seconds"}
    assert (figures["games"], figures["seed"]) == (20, 9)
    assert set(figures["turns"]) == {"mean", "p5", "p95"}
    assert [seat["bot"] for seat in figures["seats"]] == ["random", "greedy"] * 2
    for seat in figures["seats"]:
        keys = {"bot", "wins", "win_rate", "interval", "mean_score", "breakdown"}
        assert set(seat) == keys
        assert list(seat["breakdown"]) == [
            "stories",
            "fire",
            "most_fire",
            "water",
            "rivals",
            "pairs",
        ]


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    """A table of seats and one of points."""
    status, out, _ = run(capsys, "simulate", "dewan", "--games", "10")
    assert status == 0
    assert "win rate" in out
    assert "berries" in out
    assert "10 games in" in out


def test_records_and_csv_tell_of_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Records pass the check; the rows of the table have their scores."""
    records, table = tmp_path / "out.jsonl", tmp_path / "out.csv"
    status, _, _ = run(
        capsys, "simulate", "dewan", "--set", "scenario=lake", "--games", "4", "--bots", "greedy",
        "--records", str(records), "--csv", str(table),
    )  # fmt: skip
    assert status == 0
    status, out, _ = run(capsys, "check", str(records))
    assert status == 0
    assert "OK: 4 records" in out
    written = [json.loads(line) for line in records.read_text().splitlines()]
    with table.open() as file:
        rows = list(csv.DictReader(file))
    scores = [score for record in written for score in record["result"]["scores"]]
    assert [int(row["score"]) for row in rows] == scores
    first = tmp_path / "first.json"
    first.write_text(json.dumps(written[0]))
    status, out, _ = run(capsys, "show", str(first))
    assert status == 0
    assert out.startswith(f"{first}: dewan scenario=lake players=2")


def test_iwari_is_simulated_recorded_checked_and_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two seats, three tribes: figures and rows are of the seats, the record has all three."""
    records, table = tmp_path / "out.jsonl", tmp_path / "out.csv"
    status, out, _ = run(
        capsys, "simulate", "iwari", "--set", "map=vast-lands", "--set", "deeds=union,honour",
        "--set", "draft=true", "--set", "settlements=path", "--games", "6", "--bots", "random",
        "--records", str(records), "--csv", str(table), "--json",
    )  # fmt: skip
    figures = json.loads(out)
    assert status == 0
    assert len(figures["seats"]) == 2
    for seat in figures["seats"]:
        assert list(seat["breakdown"]) == ["tents_mid", "tents", "totems", "settlements"]
    written = [json.loads(line) for line in records.read_text().splitlines()]
    assert [len(record["result"]["scores"]) for record in written] == [3] * 6
    with table.open() as file:
        rows = list(csv.DictReader(file))
    scores = [score for record in written for score in record["result"]["scores"][:2]]
    assert [int(row["score"]) for row in rows] == scores
    won = sum(bool(record["result"]["winners"]) for record in written)
    assert sum(float(row["share"]) for row in rows) == pytest.approx(won)
    status, out, _ = run(capsys, "check", str(records))
    assert status == 0
    assert "OK: 6 records" in out
    first = tmp_path / "first.json"
    first.write_text(json.dumps(written[0]))
    status, out, _ = run(capsys, "show", str(first))
    assert status == 0
    chosen = "map=vast-lands players=2 mode=versus draft=true deeds=union,honour settlements=path"
    assert out.startswith(f"{first}: iwari {chosen}\n")
    assert out.splitlines()[-1].startswith("Third tribe: ")


@pytest.mark.parametrize("deeds", ["deeds=none", "deeds="])
def test_no_deeds_can_be_asked_for(deeds: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A list may be empty."""
    _, plain, _ = run(capsys, "perft", "iwari", "--depth", "1")
    assert run(capsys, "perft", "iwari", "--depth", "1", "--set", deeds) == (0, plain, "")


def test_perft_prints_depth_and_count(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each depth."""
    status, out, _ = run(capsys, "perft", "dewan", "--seed", "1", "--depth", "3")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["1", "2", "3"]


def test_depth_zero_is_one_way_to_do_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """The empty sequence, printed like any other."""
    assert run(capsys, "perft", "dewan", "--depth", "0") == (0, "0 1\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", ["simulate dewan --games 2 --json", "perft dewan --depth 1"])
def test_a_full_disk_is_one_line(arguments: str) -> None:
    """Output that cannot be written is an error, not a traceback."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bivouac", *arguments.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "bivouac: cannot write the output: No space left on device\n"


@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_of_ten_million_games() -> None:
    """Without waiting for all the games that the other threads have still to play."""
    process = begin("simulate", "dewan", "--games", "10000000", "--jobs", "2")
    sleep(1)
    process.send_signal(signal.SIGINT)
    assert process.communicate() == ("", "")
    assert process.returncode == 130


def test_a_name_cannot_break_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    """What strangers type is quoted in one line."""
    status, _, err = run(capsys, "simulate", "dewan\nx")
    assert status == 2
    assert err == "bivouac: unknown game 'dewan\\nx'; known: dewan, iwari\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "main", "count"), [("dewan", "scenario", 13), ("iwari", "map", 47)]
)
def test_bench_has_a_row_for_every_setting(
    game: str,
    main: str,
    count: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rows of the contract."""
    monkeypatch.setattr("bivouac.lab.bench.RUNS", 1)
    monkeypatch.setattr("bivouac.lab.bench.SECONDS_PER_RUN", 0.01)
    status, out, _ = run(capsys, "bench", game, "--json")
    rows = json.loads(out)["rows"]
    assert status == 0
    assert len(rows) == count
    assert all(set(row) >= RATES | {main} for row in rows)
    assert all(row["position_bytes"] <= 2048 for row in rows)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("simulate chess", "unknown game 'chess'; known: dewan, iwari"),
        ("simulate dewan --set players=5", "classic is for 2, 3, 4 players, not '5'"),
        ("simulate dewan --set scenario=team --set players=2", "team is for 4 players, not '2'"),
        ("simulate dewan --set colour=red", "no option 'colour'; it has: scenario, players"),
        ("simulate dewan --set players=2,3", "classic is for 2, 3, 4 players, not '2,3'"),
        ("simulate dewan --seed=--5", "'--5' is not a whole number"),
        ("simulate dewan --set players", "--set takes name=value, not 'players'"),
        ("simulate dewan --set players=2 --set players=3", "--set players is given twice"),
        ("simulate dewan --bots clever", "unknown bot 'clever'; known: random, greedy, level1"),
        (
            "simulate dewan --set players=2 --bots random,random,random",
            "3 bots, but players=2; give one name for all, or one each",
        ),
        ("simulate dewan --bots random,random,random,random,random", "players, not '5'"),
        ("simulate dewan --records /nowhere/x", "cannot write /nowhere/x: No such file"),
        ("simulate dewan --components /nowhere", "/nowhere: cannot be read as a folder"),
        ("check /nowhere.json", "/nowhere.json: cannot be read: No such file"),
        ("bench go", "unknown game 'go'; known: dewan, iwari"),
        ("simulate iwari --set players=6", "iwari is for 2, 3, 4, 5 players, not '6'"),
        ("simulate iwari --set map=oz", "unknown map 'oz'; known: new-horizons, vast-lands"),
        ("simulate iwari --set deeds=union,glory", "unknown deed 'glory'; known: union, discovery"),
        ("simulate iwari --set deeds=valour", "unknown deed 'valour'; known: union, discovery"),
        ("simulate iwari --set deeds=union,union", "deed 'union' is given twice"),
        ("simulate iwari --set draft=maybe", "draft is one of true, false, not 'maybe'"),
        ("simulate iwari --set settlements=star", "settlements is one of group, path, not 'star'"),
        ("simulate iwari --set mode=duel", "mode is one of versus, solo, coop, not 'duel'"),
        (
            "simulate iwari --set mode=solo --set players=2",
            "mode=solo is for 1 player, not '2' (IV)",
        ),
        ("simulate iwari --set mode=coop --set players=3", "mode=coop is for 2 players, not '3'"),
        ("simulate iwari --set players=1", "not '1'; one plays alone with mode=solo"),
        (
            "simulate iwari --set mode=solo --set void_limit=0",
            "void_limit is 1 to 11 on new-horizons, not 0 (IV10)",
        ),
        (
            "simulate iwari --set mode=solo --set void_limit=some",
            "void_limit is a number of territories, not 'some' (IV10)",
        ),
        ("simulate iwari --set void_limit=3", "void_limit=3 is for mode=solo and coop, not for"),
        (
            "simulate iwari --set mode=coop --set map=the-void",
            "mode=coop is not played on the-void, where the void is a biome (IV)",
        ),
        (
            "simulate iwari --set mode=solo --set deeds=union",
            "deeds are not played against the void, with mode=solo (IV)",
        ),
        (
            "simulate iwari --set mode=coop --set settlements=path",
            "settlements=path is not played against the void, with mode=coop (IV)",
        ),
        (
            "simulate iwari --set map=the-void --set storms=true",
            "storms are not played on the-void, which has no mountain symbols",
        ),
        (
            "simulate iwari --set map=the-void --set expeditions=true",
            "expeditions are not played on the-void, where the void is a biome",
        ),
        (
            "simulate iwari --set veneration=a",
            "veneration=a needs the deed veneration in deeds",
        ),
        (
            "simulate iwari --set deeds=veneration --set veneration=none",
            "the deed veneration needs its card: veneration is one of a, b, c",
        ),
        (
            "simulate iwari --set deeds=veneration --set veneration=b",
            "veneration=b is not played on new-horizons, which has no contested tokens",
        ),
        ("simulate iwari --set scenario=lake", "iwari has no option 'scenario'; it has: map"),
        ("simulate iwari --set mode=solo --bots greedy,greedy", "is for 1 player, not '2'"),
        ("simulate iwari --components /nowhere", "/nowhere: cannot be read as a folder"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: str, line: str
) -> None:
    """What is wrong and what would be right, on stderr, with exit status 2."""
    status, out, err = run(capsys, *arguments.split())
    assert status == 2
    assert out == ""
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "simulate",
        "simulate dewan --games 0",
        "simulate dewan --games many",
        "simulate dewan --seed -1",
        "simulate dewan --jobs 0",
        "perft dewan --depth 99",
        "check",
        "show",
        "simulate dewan --frobnicate",
        "simulate dewan --game 10",
        "serve here",
        "serve --port 70000",
        "serve --host",
    ],
)
def test_a_wrong_call_is_one_line(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    """Never a traceback, never a page of usage."""
    status, out, err = run(capsys, *arguments.split())
    assert status == 2
    assert out == ""
    assert err.startswith("bivouac: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        ("dewan --bots greedy,random,greedy", ["greedy", "random", "greedy"]),
        ("dewan --bots greedy", ["greedy"] * 2),
        ("dewan --set scenario=team --bots greedy,random,greedy,random", ["greedy", "random"] * 2),
        ("iwari --bots random,random,greedy", ["random", "random", "greedy"]),
        ("iwari --set mode=coop --bots random,greedy", ["random", "greedy"]),
    ],
)
def test_as_many_play_as_bots_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: str, bots: list[str]
) -> None:
    """Written down or not: the records are of the same number of players."""
    records = tmp_path / "out.jsonl"
    asked = ("simulate", *arguments.split(), "--games", "2", "--json")
    for more in ((), ("--records", str(records))):
        status, out, _ = run(capsys, *asked, *more)
        assert status == 0
        assert [seat["bot"] for seat in json.loads(out)["seats"]] == bots
    written = [json.loads(line) for line in records.read_text("utf-8").splitlines()]
    assert [record["options"]["players"] for record in written] == [len(bots)] * 2
