"""A game of another package: installed beside Bivouac it is played, recorded and told."""

import json
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bivouac.cli import main
from bivouac.core.errors import InputError
from bivouac.core.language import book_of, say_name, text_of
from bivouac.core.locales import LOCALES, files_of
from bivouac.core.plug_ins import folder_of, plug_in_folders, plug_ins
from tests.plugged import NINE, install, plug_in


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """One in which Nine is really installed; what it writes is thrown away."""
    folder = tmp_path_factory.mktemp("installed")
    data = str(tmp_path_factory.mktemp("data"))
    return {**install(folder / "packages"), "XDG_DATA_HOME": data, "NUMBA_DISABLE_JIT": "1"}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What `bivouac` prints."""
    done = subprocess.run(
        [sys.executable, "-m", "bivouac", *words],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_its_games_are_played_checked_and_told_in_its_own_words(
    environment: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    wanted = ("nine", "--set", "limit=10", "--bots", "greedy,random", "--games", "5", "--json")
    said = run(environment, "simulate", *wanted, "--records", str(file))
    assert json.loads(said)["games"] == 5
    assert "5 records" in run(environment, "check", str(file))
    told = run(environment, "show", str(file))
    assert "draws a card." in told
    assert "shows" in told


@pytest.mark.slow
def test_it_is_played_at_the_terminal_by_its_own_face(environment: dict[str, str]) -> None:
    opponent = ("--bots", "greedy", "--seed", "3")
    said = run(environment, "play", "nine", *opponent, typed="h\ndraw\n2\n")
    assert "Nine up to 9" in said
    assert "The higher sum wins" in said
    assert "You have drawn the" in said
    assert "Final score" in said
    german = run(environment, "play", "nine", *opponent, "--language", "de", typed="2\n")
    assert "Karte ziehen" in german
    assert "Nine up to 9" in german  # it says that only in English


def test_its_words_are_found_and_never_take_the_place_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plug_in(monkeypatch)
    files = files_of("de")
    assert files[0].parent == LOCALES / "de"
    assert files[-1].parent == NINE / "nine" / "locales" / "de"
    book_of.cache_clear()
    try:
        german = book_of("de")
        assert text_of(german, "nine-do-stop", {}) == "Aufhören"
        assert text_of(german, "rule-NR1", {}).startswith("There are six cards")
        assert say_name(german, "level1") == "Neuling"
    finally:
        book_of.cache_clear()


def test_a_folder_of_a_package_is_found_without_importing_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "loud" / "client").mkdir(parents=True)
    (tmp_path / "loud" / "__init__.py").write_text("raise ImportError('imported')")
    monkeypatch.syspath_prepend(tmp_path)
    assert folder_of("loud.client") == tmp_path / "loud" / "client"
    with pytest.raises(InputError, match="no package 'quiet'"):
        folder_of("quiet.client")


@pytest.mark.parametrize("value", ["nowhere:add", "json:nothing", "loud:add"])
def test_a_plug_in_that_cannot_be_loaded_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    value: str,
) -> None:
    (tmp_path / "loud.py").write_text("raise ImportError('imported')")
    monkeypatch.syspath_prepend(tmp_path)
    broken = EntryPoint("odd", value, "bivouac.commands")
    monkeypatch.setattr("bivouac.cli.plug_ins", lambda _: {"odd": broken})
    assert main(["check", "any.json"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith(f"bivouac: the plug-in odd = {value} cannot be loaded: ")


@pytest.mark.parametrize("words", [b"odd = {\n", b"\xff"])
def test_words_that_cannot_be_read_are_named_by_their_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: bytes
) -> None:
    (tmp_path / "odd.ftl").write_bytes(words)
    monkeypatch.setattr("bivouac.core.language.files_of", lambda _: [tmp_path / "odd.ftl"])
    with pytest.raises(InputError, match=r"odd\.ftl: cannot be read: "):
        text_of(book_of.__wrapped__("en"), "odd", {})


def test_every_part_that_the_example_names_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch)
    assert plug_ins("games")["nine"].load().name == "nine"
    assert callable(plug_ins("faces")["nine"].load())
    assert {*plug_in_folders("locales")} == {*plug_in_folders("clients")} == {"nine"}
    for folder in (*plug_in_folders("locales").values(), *plug_in_folders("clients").values()):
        assert folder.is_dir()


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (NINE.parents[1] / "docs" / "add-a-game.md").read_text("utf-8")
    shown = re.findall(r"^```(?:toml|json)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(shown) == 2
    files = [NINE / "pyproject.toml", NINE / "nine" / "client" / "game.json"]
    for block, file in zip(shown, files, strict=True):
        assert block in file.read_text("utf-8")
