"""`bivouac analyse` and `bivouac puzzles`: what they print, and what they refuse."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from bivouac.analysis.puzzles import collecting
from bivouac.analysis.quality import EFFORTS
from bivouac.core.contract import Json
from bivouac.core.locales import LANGUAGES
from bivouac.core.registry import find_game
from bivouac.record.check import check_record
from bivouac.record.write import to_line
from tests.analysis.recorded import LITTLE, record_of
from tests.cli.running import run

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick report is even quicker here."""
    monkeypatch.setitem(EFFORTS, "quick", LITTLE)


def game(seed: int, name: str = "dewan", **options: Json) -> Json:
    """A record of a game for two."""
    return {**record_of(find_game(name).setting({"players": 2, **options}), seed), "names": ["Ada"]}


def written(folder: Path, *records: Json) -> Path:
    """A file of records."""
    path = folder / ("games.jsonl" if len(records) > 1 else "game.json")
    path.write_text("".join(f"{to_line(record)}\n" for record in records), "utf-8")
    return path


@pytest.mark.slow
def test_analyse_prints_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The report of a game; of several, a list of them."""
    path = written(tmp_path, game(1))
    status, out, err = run(capsys, "analyse", str(path), "--quality", "quick", "--json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    assert (report["format"], report["quality"]) == ("bivouac-analysis/1", "quick")
    assert report["names"] == ["Ada", None]
    both = written(tmp_path, game(1), game(2))
    status, out, err = run(
        capsys, "analyse", str(both), "--quality", "quick", "--json", "--jobs", "1"
    )
    assert (status, err) == (0, "")
    reports = json.loads(out)["reports"]
    assert reports[0] == report
    assert reports[1]["seed"] != report["seed"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_tells_people_in_their_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, game(1), game(1, "iwari", players=1, mode="solo"))
    arguments = ["analyse", str(path), "--quality", "quick", "--language", language]
    status, out, err = run(capsys, *arguments)
    assert (status, err) == (0, "")
    head, scored, alone = out.split(f"{path}:")
    assert head == ""
    for text in (scored, alone):
        assert "Ada" in text
        assert "±" in text
        assert all(f"level{level}" in text for level in range(1, 6))
    assert ("points of win chance" in out) == (language == "en")
    assert ("holding out" in alone) == (language == "en")
    assert ("Win chances" in scored) == (language == "en")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["missing.json"], "bivouac: cannot read missing.json: no such file"),
        (["FILE", "--quality", "best"], "argument --quality: invalid choice: 'best'"),
        (["FILE", "--jobs", "0"], "argument --jobs: 0 is not between 1 and 1024"),
        ([], "the following arguments are required: FILE"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(written(tmp_path, game(1)))
    status, out, err = run(
        capsys, "analyse", *(path if one == "FILE" else one for one in arguments)
    )
    assert (status, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_a_record_that_is_not_sound_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is wrong with it, down to the points of the result; nothing is analysed."""
    sound = game(1)
    wrong = {**sound, "result": {**sound["result"], "scores": [1, 2]}}
    path = written(tmp_path, sound, wrong)
    for command in (["analyse", str(path)], ["puzzles", str(path), "-o", str(tmp_path / "out")]):
        status, out, err = run(capsys, *command)
        assert (status, out) == (2, "")
        assert err.startswith(f"bivouac: {path}:2: result")
        assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_puzzles_are_collected_into_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each can be proved, and has what it takes to be explained."""
    for name, games in (("SCREENING", 300), ("PROVING", 3000)):
        care = getattr(collecting, name)._replace(games=games, thought=LITTLE.thought)
        monkeypatch.setattr(collecting, name, care)
    records = [game(seed, scenario="lake") for seed in (1, 2, 3)]
    path, output = written(tmp_path, *records), tmp_path / "puzzles.json"
    status, out, err = run(capsys, "puzzles", str(path), "-o", str(output), "--jobs", "2")
    assert (status, err) == (0, "")
    found = json.loads(output.read_text("utf-8"))
    schema = json.loads((DOCS / "puzzles.schema.json").read_text("utf-8"))
    jsonschema_rs.Draft202012Validator(schema).validate(found)
    assert out == f"{len(found['puzzles'])} puzzles from 3 games\n"
    assert found["puzzles"]
    for puzzle in found["puzzles"]:
        assert check_record(puzzle["record"]).result is None
