"""Broken TOML is explained in the reader's language, and so are figures."""

import ast
import tomllib
from pathlib import Path

import pytest

from bivouac.core.components import TOML_FAULTS
from bivouac.core.language import has_words
from bivouac.core.locales import LANGUAGES
from bivouac.core.words import Words
from bivouac.games.dewan.layout import SCORE_KEYS
from bivouac.games.iwari.layout import REASONS
from tests.cli.running import run

BROKEN = {
    "a = ": "toml-value",
    "a = 2026-02-31": "toml-value",
    'a = "b': "toml-string",
    'a = """b': "toml-string",
    "a = [1": "toml-array",
    "a = {b = 1": "toml-table",
    "a 1": "toml-equals",
    "[a": "toml-bracket",
    "a = 1 2": "toml-newline",
    "= 1": "toml-key",
    "a = 1\na = 2": "toml-twice",
    'a = "\x01"': "toml-character",
    'a = "\\z"': "toml-escape",
}


def sentences_of_tomllib() -> set[str]:
    """How everything begins that Python says of broken TOML."""
    tree = ast.parse((Path(tomllib.__file__).parent / "_parser.py").read_text("utf-8"))
    said = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "suffixed_err":
            text = node.args[2]
            first = text.values[0] if isinstance(text, ast.JoinedStr) else text
            if isinstance(first, ast.Constant):
                said.add(str(first.value))
    return said


@pytest.mark.skipif(not sentences_of_tomllib(), reason="a Python that says it otherwise")
def test_every_sentence_of_tomllib_has_words() -> None:
    quoted = {"Expected "}  # a quotation mark follows
    strange = {
        said for said in sentences_of_tomllib() - quoted if not said.startswith(tuple(TOML_FAULTS))
    }
    assert not strange


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", BROKEN)
def test_broken_toml_is_explained_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    text: str,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    status, out, err = run(capsys, "map", "check", str(path))
    assert (status, out) == (2, "")
    assert err.endswith(f"{Words(language)(BROKEN[text])}\n")
    assert err.count("\n") == 1


def test_figures_have_names_in_every_language() -> None:
    keys = [f"lab-points-{key}" for key in SCORE_KEYS]
    keys += [f"lab-ending-{reason}" for reason in REASONS if reason]
    assert all(has_words(language, key) for key in keys for language in LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "head"), [("fr", "le plus de feu"), ("ja", "最多の炎")])
def test_where_points_come_from_is_said_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    head: str,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    status, out, _ = run(capsys, "simulate", "dewan", "--games", "2")
    assert status == 0
    assert head in out
    assert "most_fire" not in out


def test_what_ended_a_game_is_said_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_XX.UTF-8")
    status, out, _ = run(capsys, "check", "docs/record-iwari-void.json")
    assert status == 0
    assert "Spielende: Siedlung der Leere" in out
