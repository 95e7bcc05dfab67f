"""The command line speaks four languages: help, complaints and figures. Programs read the same."""

import argparse
import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.cli import build_parser, main
from bivouac.core.locales import LANGUAGES
from bivouac.core.words import Words
from bivouac.own_words import OWN
from tests.cli.running import run

OTHERS = [language for language in LANGUAGES if language != "en"]
COMMANDS = (
    "serve",
    "play",
    "simulate",
    "arena",
    "check",
    "show",
    "perft",
    "bench",
    "compile",
    "map",
)
NEVER_SAID = {
    "%(prog)s: error: %(message)s\n",  # our parser says it otherwise
    ".__call__() not defined",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    'argument "-" with mode %r',
    "ambiguous option: %(option)s could match %(matches)s",  # nothing may be abbreviated
    "can't open '%(filename)s': %(error)s",  # no option opens a file
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid %(type)s value: %(value)r",  # our types say what is wrong themselves
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "not allowed with argument %s",  # no two of ours exclude each other in argparse
    "one of the arguments %s is required",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",  # a choice is checked before
    "subcommands",
    # Of newer Pythons
    " (default: %(default)s)",  # our help says it itself
    "%(heading)s:",  # signs
    "%(prog)s: warning: %(message)s\n",  # about what is deprecated
    "show program's version number and exit",  # our help says it itself
}
"""Sentences of argparse, of any Python we run on, that nobody gets to read here."""


def spoken(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")


def sentences_of_argparse() -> set[str]:
    """All that argparse asks gettext for."""
    tree = ast.parse(Path(argparse.__file__).read_text("utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            text = node.args[0]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                found.add(text.value)
    return found


def test_every_sentence_of_argparse_has_words_or_is_never_said() -> None:
    found = sentences_of_argparse()
    assert len(found) > 20
    known = {said for said in found if "deprecated" in said}  # of newer Pythons; we deprecate none
    assert not found - set(OWN) - NEVER_SAID - known
    assert {"usage: ", "options", "the following arguments are required: %s"} <= set(OWN) & found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS, "map check", "map draw"])
def test_the_help_of_a_command_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    command: str,
) -> None:
    helps = {}
    for spoken_language in ("en", language):
        spoken(monkeypatch, spoken_language)
        with pytest.raises(SystemExit) as left:
            main([*command.split(), "--help"])
        assert left.value.code == 0
        helps[spoken_language] = capsys.readouterr().out
    words = Words(language)
    assert helps["en"].startswith("usage: bivouac")
    assert helps[language].startswith(f"{words('command-usage')} bivouac")
    assert words("command-help-help") in " ".join(helps[language].split())
    for english in ("usage:", "positional", "show this help", "default:"):
        assert english not in helps[language]


def test_afterwards_argparse_speaks_english_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken(monkeypatch, "de")
    assert run(capsys, "dance")[0] == 2
    assert argparse.ArgumentParser().format_help().startswith("usage: ")


SAMPLES = {
    "dance": ("ungültige Auswahl: 'dance'", "choix impossible", "選べません"),
    "simulate": (
        "diese Argumente fehlen: GAME",
        "il manque les arguments",
        "次の引数が必要です",
    ),
    "simulate dewan --games": ("ein Wert fehlt", "il faut une valeur", "値が1つ必要です"),
    "simulate dewan --games x": (
        "'x' ist keine ganze Zahl",
        "n’est pas un nombre entier",
        "整数では",
    ),
    "simulate chess": ("unbekanntes Spiel 'chess'", "jeu inconnu 'chess'", "不明なゲーム'chess'"),
    "simulate dewan --set players=5": ("2, 3, 4 Personen", "se joue à 2, 3, 4", "2, 3, 4人用です"),
    "simulate iwari --set mode=solo --set players=2": (
        "für 1 Person",
        "pour 1 joueur",
        "1人用です",
    ),
    "simulate dewan --set players=2 --bots random,random,random": (
        "3 Bots, aber players=2",
        "3 bots, mais players=2",
        "ボットが3体ありますが",
    ),
    "arena dewan --a greedy": ("gib beide Bots an", "donnez les deux bots", "両方のボット"),
    "check /nowhere.json": ("Datei oder Ordner nicht gefunden", "introuvable", "ありません"),
    "show /nowhere.json --language xx": ("unbekannte Sprache", "langue inconnue", "不明な言語"),
    "serve --bus redis:": ("bisher geht nur", "seul --bus memory:", "--bus memory:だけ"),
    "perft dewan --depth 99": ("liegt nicht zwischen 0 und 30", "n’est pas entre", "の範囲に"),
    "bench go": ("unbekanntes Spiel 'go'", "jeu inconnu 'go'", "不明なゲーム'go'"),
    "map draw /nowhere.toml": ("nicht lesbar", "lecture impossible", "読めません"),
    "play dewan --resume --seed 1": ("setzt eine gespeicherte", "reprend une partie", "保存した"),
}
"""By what is typed: a piece of what is complained of in German, French and Japanese."""


@pytest.mark.parametrize("typed", SAMPLES)
def test_a_complaint_is_one_line_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    for language, piece in zip(("de", "fr", "ja"), SAMPLES[typed], strict=True):
        spoken(monkeypatch, language)
        status, out, err = run(capsys, *typed.split())
        assert (status, out) == (2, "")
        assert piece in err
        assert err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_records_are_told_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
) -> None:
    spoken(monkeypatch, language)
    words, records = Words(language), tmp_path / "out.jsonl"
    asked = ("simulate", "dewan", "--games", "2", "--seed", "7")
    status, out, _ = run(capsys, *asked, "--records", str(records))
    assert status == 0
    assert words("lab-win-rate") in out
    status, out, _ = run(capsys, "arena", "dewan", "--a", "greedy", "--b", "random", "--games", "2")
    assert status == 0
    assert words("lab-pace") in out
    status, out, _ = run(capsys, "check", str(records))
    assert (status, out.split(": OK: ")[1][:1]) == (0, "2")
    record = json.loads(records.read_text("utf-8").splitlines()[0])
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**record, "events": record["events"][1:]}))
    status, out, err = run(capsys, "check", str(broken))
    assert (status, out) == (2, "")
    assert words("fault-at-event", number=1, reason="").rstrip() in err
    assert ("cannot" in err or "must" in err or "seat" in err) == (language == "en")
    status, out, _ = run(capsys, "simulate", "dewan", "--games", "2", "--seed", "7", "--json")
    figures = json.loads(out)
    assert set(figures) == {"games", "seed", "seats", "turns", "seconds"}


@pytest.mark.parametrize(
    ("language", "rate", "share", "difference"),
    [
        ("en", "1,234,567", "52.5%", "+3.0%"),
        ("fr", "1\u202f234\u202f567", "52,5\u00a0%", "+3,0\u00a0%"),
        ("de", "1.234.567", "52,5\u00a0%", "+3,0\u00a0%"),
        ("ja", "1,234,567", "52.5%", "+3.0%"),
    ],
)
def test_numbers_are_written_with_the_signs_of_the_language(
    language: str, rate: str, share: str, difference: str
) -> None:
    words = Words(language)
    assert words.figure(1_234_567.2, ",.0f") == rate
    assert words.figure(0.525, ".1%") == share
    assert words.figure(0.03, "+.1%") == difference


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_games_have_no_number_of_another_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    spoken(monkeypatch, language)
    commands = (
        ("simulate", "dewan", "--games", "20", "--seed", "7"),
        ("simulate", "iwari", "--set", "mode=solo", "--games", "20", "--seed", "7"),
        ("arena", "dewan", "--a", "greedy", "--b", "random", "--games", "2"),
        ("arena", "iwari", "--set", "mode=solo", "--a", "greedy", "--b", "random", "--games", "2"),
    )
    for command in commands:
        status, out, _ = run(capsys, *command)
        assert status == 0
        ours, other = (".", ",") if language in ("en", "ja") else (",", ".")
        assert re.search(rf"\d{re.escape(ours)}\d", out)
        assert not re.search(rf"\d{re.escape(other)}\d(?!\d\d)", out)  # 1,234 is no fraction


@pytest.mark.slow
def test_a_record_is_shown_in_the_language_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    spoken(monkeypatch, "fr")
    records = tmp_path / "out.jsonl"
    run(capsys, "simulate", "dewan", "--games", "1", "--records", str(records))
    shown = {
        language: run(capsys, "show", str(records), "--language", language)[1]
        for language in LANGUAGES
    }
    assert len(set(shown.values())) == len(LANGUAGES)
    assert run(capsys, "show", str(records))[1] == shown["fr"]
    assert "Seat" not in shown["ja"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [["--help"], ["arena", "--help"], ["simulate", "--games", "x"]]
)
def test_help_and_complaints_come_without_fluent_or_numba(
    language: str, arguments: list[str]
) -> None:
    code = (
        "import sys, bivouac.cli\n"
        f"try: bivouac.cli.main({arguments})\n"
        "except SystemExit: pass\n"
        "assert not {'numba', 'numpy', 'rich', 'fluent', 'babel'} & set(sys.modules)"
    )
    environment = {"LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment)


def test_every_command_has_help_in_every_language() -> None:
    for language in LANGUAGES:
        assert build_parser(Words(language)).format_help().count("\n") > len(COMMANDS)
