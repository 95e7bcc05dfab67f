"""Bots by others on the command line: named, matched, and where they fail told of in one line."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from bivouac.cli import main
from bivouac.core.errors import InputError
from bivouac.visitors.names import installed, read_visitors
from tests.cli.running import run
from tests.visitors.odd import command

Capture = pytest.CaptureFixture[str]
GAMES = ("--seed", "3", "--json")
FRENCH = {"LANG": "fr"}


def brought(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """As if packages with these bots were installed."""
    entries = [EntryPoint(name, "wren.bot:Wren", "bivouac.bots") for name in names]
    monkeypatch.setattr("bivouac.core.plug_ins.entry_points", lambda group: entries)


def test_a_command_gets_a_name() -> None:
    (visitor,) = read_visitors([f"mine={sys.executable} -c 'print(1)' x"]).values()
    assert visitor.name == "mine"
    assert visitor.command == (sys.executable, "-c", "print(1)", "x")


def test_an_installed_bot_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, "wren", "level5", "no good")
    assert [*installed()] == ["wren"]
    assert read_visitors(["wren"]) == installed()
    assert installed()["wren"].command[-2:] == ("bivouac.visitors.hosting", "wren")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["greedy=cat"], "greedy is one of Bivouac's own bots"),
        (["level5"], "level5 is one of Bivouac's own bots"),
        (["a,b=cat"], "a,b cannot be the name of a bot: it has 1 to 20 letters"),
        (["4you=cat"], "4you cannot be"),
        ([f"{'x' * 21}=cat"], "cannot be the name"),
        (["=cat"], "cannot be the name"),
        (["a=cat", "a=cat"], "--bot a is given twice"),
        (["a="], "--bot a= needs a command after it"),
        (["a=sh -c 'x"], "a quotation mark of the command is not closed"),
        (["a=no-such-program --x"], "there is no program no-such-program"),
        (["robin"], "no installed package brings a bot robin; there are: wren; for a program"),
    ],
)
def test_what_is_wrong_with_a_name_or_a_command_is_said(
    given: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(monkeypatch, "wren")
    with pytest.raises(InputError) as wrong:
        read_visitors(given)
    assert said in str(wrong.value)


def test_a_bot_that_nobody_brings_is_unknown(capsys: Capture) -> None:
    status, out, err = run(capsys, "simulate", "dewan", "--bots", "robin")
    assert (status, out) == (2, "")
    assert err.startswith("bivouac: unknown bot 'robin'; known: random, greedy, ")


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_one_that_cannot_begin_ends_the_command_in_one_line(
    verb: str, language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    bots = ("--bots", "odd,random")
    status, out, err = run(capsys, verb, "dewan", "--bot", command("crash-at-once"), *bots)
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    assert "odd" in line
    assert "3" in line  # its status
    assert "I had no luck" in line


def figures(capsys: Capture, *arguments: str) -> tuple[dict[str, Any], str]:
    """The JSON object of a command, without the clock, and what it said besides."""
    status, out, err = run(capsys, *arguments, *GAMES)
    assert status == 0
    found = json.loads(out)
    for clock in ("seconds", "ms_per_turn", "longest_ms"):
        found.pop(clock, None)
    return found, err


def test_a_simulation_counts_what_is_forfeited(capsys: Capture) -> None:
    seats = ("simulate", "dewan", "--bots", "odd,greedy,odd", "--games", "3", "--jobs", "2")
    found, err = figures(capsys, *seats, "--bot", command("crash", 6))
    assert found["forfeits"] == [{"bot": "odd", "why": "ended", "games": 6}]
    assert [seat["wins"] for seat in found["seats"]] == [0, 3, 0]
    first, said = err.splitlines()
    assert first == (
        "bivouac: odd forfeited 6 games, which greedy played on: its program has ended (status 3); "
        f"{first.partition('; ')[2]}"
    )
    assert "first in game 0 (seat " in first
    assert said == "bivouac: the last line of odd on stderr: I had no luck"


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(
    capsys: Capture, tmp_path: Path
) -> None:
    """For a bot that plays the same way again: threads, processes, one after the other."""
    seats = ("simulate", "iwari", "--bots", "odd,random", "--games", "4", "--bot", command("none"))
    whole, err = figures(capsys, *seats, "--jobs", "1")
    assert err == ""
    assert "forfeits" not in whole
    assert figures(capsys, *seats, "--jobs", "3")[0] == whole
    for jobs in ("1", "2"):
        records = tmp_path / f"{jobs}.jsonl"
        more = ("--jobs", jobs, "--records", str(records))
        assert figures(capsys, *seats, *more)[0] == whole
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert main(["check", str(records)]) == 0


@pytest.mark.slow
def test_an_arena_counts_a_forfeited_game_as_lost_and_goes_on(
    capsys: Capture, tmp_path: Path
) -> None:
    """Though greedy, which plays on, beats random."""
    table, records = tmp_path / "out.csv", tmp_path / "out.jsonl"
    match = ("arena", "dewan", "--a", "odd", "--b", "random", "--bot", command("crash", 2))
    files = ("--csv", str(table), "--records", str(records))
    part, _ = figures(capsys, *match, "--games", "2", *files)
    assert part["forfeits"] == [{"bot": "odd", "why": "ended", "games": 2}]
    whole, err = figures(capsys, *match, "--games", "4", *files, "--resume")
    assert whole["forfeits"] == [{"bot": "odd", "why": "ended", "games": 4}]
    assert (whole["win_rate"], whole["b_win_rate"]) == (0, 1)
    assert "odd forfeited 4 games" in err
    assert "I had no luck" in err
    found = [json.loads(line) for line in records.read_text().splitlines()]
    assert all(record["forfeits"][0]["by"] == "greedy" for record in found)
    assert figures(capsys, *match, "--games", "4")[0] == whole
    assert main(["check", str(records)]) == 0


@pytest.mark.slow
def test_against_the_void_a_forfeited_game_is_lost(capsys: Capture) -> None:
    match = ("arena", "iwari", "--set", "mode=coop", "--set", "void_limit=6", "--games", "2")
    found, _ = figures(capsys, *match, "--a", "odd", "--b", "greedy", "--bot", command("crash", 2))
    assert found["win_rate"] == 0
    assert found["forfeits"] == [{"bot": "odd", "why": "ended", "games": 4}]


@pytest.mark.parametrize("cell", ["{", "[1]", '[{"game": 1}]', '[{"seat": 0}]', "[[]]"])
def test_a_row_whose_forfeits_are_damaged_is_refused(
    cell: str, capsys: Capture, tmp_path: Path
) -> None:
    table = tmp_path / "out.csv"
    match = ("arena", "dewan", "--a", "odd", "--b", "random", "--bot", command("none"))
    assert main([*match, "--games", "2", "--csv", str(table)]) == 0
    head, first, *rest = table.read_text().splitlines()
    assert head.endswith(",forfeits")
    quoted = cell.replace('"', '""')
    table.write_text("\n".join([head, f'{first}"{quoted}"', *rest, ""]))
    status, _, err = run(capsys, *match, "--games", "2", "--csv", str(table), "--resume")
    assert status == 2
    assert err.splitlines()[-1] == f"bivouac: {table}: line 2 cannot be read"


def test_a_match_of_our_own_bots_has_no_such_column(tmp_path: Path) -> None:
    """Files of earlier matches can be continued."""
    table = tmp_path / "out.csv"
    assert main([*"arena dewan --a greedy --b random --games 2 --csv".split(), str(table)]) == 0
    assert "forfeits" not in table.read_text()
