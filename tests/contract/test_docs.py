"""The documentation is true: links lead somewhere, examples run, commands parse."""

import ast
import os
import re
import shlex
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bivouac.cli import build_parser
from bivouac.core.words import ENGLISH

ROOT = Path(__file__).parents[2]
FOLDERS_WITH_PAGES = ("docs", "examples", "src", "tests")
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(page for folder in FOLDERS_WITH_PAGES for page in ROOT.glob(f"{folder}/**/*.md")),
    ]
)
GAMES = {"dewan": "D", "iwari": "I"}
"""The games, and the letter that their rules begin with."""
RULES = [
    line
    for line in (ROOT / "tests/rules.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
FOLDERS = [str(ROOT / folder) for folder in ("src", "examples/nine")]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?:[\w-]+/)*[\w.-]*\w\.(?:css|ftl|js|json|md|py|svelte|toml|ts|txt)")
BUILT = {"font-licence.txt"}
"""Files that pages name and that only a built client has."""
UNREAD = {"node_modules", "__pycache__"}
"""Folders whose files pages do not speak of, besides hidden ones."""
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
ROW = re.compile(r"^\| ([A-Z](?:[A-Z]|\d\.)\d+) \| (.+) \|(.*) \|$", re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """The names by which links reach the headings of a page."""
    titles = (re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(prose(page)))
    return {title.strip().replace(" ", "-") for title in titles}


def python_of(page: str) -> str:
    """The Python blocks of a page, as one program."""
    blocks = FENCE.findall((ROOT / page).read_text("utf-8"))
    program = "\n".join(code for language, code in blocks if language == "python")
    assert program
    return program


def commands_of(page: Path) -> Iterator[str]:
    """Every `bivouac` command a page shows, in a code block or in a sentence."""
    text = page.read_text("utf-8")
    for line in text.splitlines():
        line = line.strip().removeprefix("$ ")
        if line.startswith("bivouac "):
            yield line
    for span in SPAN.findall(FENCE.sub("", text)):
        if span.startswith("bivouac "):
            yield span


def test_there_are_pages() -> None:
    names = {name_of(page) for page in PAGES}
    assert {"README.md", "CHANGELOG.md", "docs/play.md", "docs/study.md"} <= names


def broken_links(page: Path) -> Iterator[str]:
    """The relative links of a page that lead nowhere."""
    for link in LINK.findall(prose(page)):
        if link.startswith(("http:", "https:", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


def test_every_relative_link_leads_somewhere() -> None:
    assert not {name_of(page): links for page in PAGES if (links := [*broken_links(page)])}


def ends_of_paths() -> Iterator[str]:
    """Every file of the checkout by all ends of its path: `a/b/c.py`, `b/c.py` and `c.py`."""
    for folder, below, files in os.walk(ROOT):
        below[:] = [name for name in below if name not in UNREAD and not name.startswith(".")]
        for file in files:
            parts = (Path(folder) / file).relative_to(ROOT).parts
            yield from ("/".join(parts[i:]) for i in range(len(parts)))


def test_every_file_that_is_named_is_there() -> None:
    """Where a page says GAME it speaks of any game, so of Dewan."""
    names = {*ends_of_paths(), *BUILT}
    assert not [
        f"{name_of(page)}: {said}"
        for page in PAGES
        for said in SPAN.findall(prose(page))
        if FILE.fullmatch(said) and said.replace("GAME", "dewan") not in names
    ]


def test_pages_speak_of_the_product_only() -> None:
    strange = ("../shared", "/work/", "/root/", "/home/", "/tmp/", "localhost:")
    found = [
        f"{name_of(page)}: {word}"
        for page in PAGES
        for word in strange
        if word in page.read_text("utf-8")
    ]
    assert not found


def can_be_typed(command: str, parser: ArgumentParser) -> bool:
    """Does the command line know a command with its options?"""
    words = [word for word in shlex.split(command, comments=True)[1:] if word != "..."]
    wanted = 0 if len(words) == 1 else None  # the name of a command: asked for help, it exits
    try:
        parser.parse_args([*words, "--help"] if wanted == 0 else words)
    except SystemExit as left:
        return wanted == 0 and left.code == 0
    return wanted is None


def test_every_command_shown_can_be_typed() -> None:
    shown = [(name_of(page), command) for page in PAGES for command in commands_of(page)]
    assert shown
    parser = build_parser(ENGLISH)
    assert not [f"{name}: {said}" for name, said in shown if not can_be_typed(said, parser)]


@pytest.mark.parametrize("page", ["docs/study.md", "docs/analysis.md"])
def test_the_examples_of_these_pages_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(python_of(page), page, "exec"), {"__name__": "study"})


def test_the_examples_of_adding_a_game_run() -> None:
    """Interpreted, so that no compiled code of an older toy can be met in the cache."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(FOLDERS)}
    command = [sys.executable, "-c", python_of("docs/add-a-game.md")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@cache
def docstrings(file: Path) -> dict[str, str]:
    """The docstrings of the functions of a file, methods included."""
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


def index_of(game: str) -> Path:
    """The page with the rule index of a game."""
    return ROOT / "src/bivouac/games" / game / "README.md"


every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_rule_index_names_every_rule_once_and_in_order(game: str) -> None:
    rows = ROW.findall(index_of(game).read_text("utf-8"))
    assert [rule for rule, _, _ in rows] == [r for r in RULES if r.startswith(GAMES[game])]


@every_game
def test_the_rule_index_points_to_functions_that_name_the_rule(game: str) -> None:
    folder = index_of(game).parent
    for rule, _, where in ROW.findall(index_of(game).read_text("utf-8")):
        functions: dict[str, str] = {}
        for name in SPAN.findall(where):
            if "." in name:
                assert (folder / name).is_file(), f"{rule}: {name}"
                functions = docstrings(folder / name) if name.endswith(".py") else {}
            else:
                assert name in functions, f"{rule}: no function {name}"
                cited = re.search(rf"\b{re.escape(rule)}\b", spelled_out(functions[name]))
                assert cited, f"{rule}: {name}"


def spelled_out(text: str) -> str:
    """A text with ranges of rules, like DV1-DV3 or I2.1-I2.3, written as lists."""

    def listed(found: re.Match[str]) -> str:
        chapter, first, last = found[1], int(found[2]), int(found[3])
        return ", ".join(f"{chapter}{number}" for number in range(first, last + 1))

    return re.sub(r"\b([A-Z](?:[A-Z]|\d\.))(\d+)-\1(\d+)\b", listed, text)
