"""The browser client's shell knows no game: a game is reached through games/faces.ts alone."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bivouac.core.registry import GAMES, find_game
from tests.contract.wording import CLIENT, COMMENT

STATIC = re.compile(r"""\b(?:import|export)\b[^;"'`()]*?["'](\.[^"']*)["']""")
LAZY = re.compile(r"""\bimport\(["'](\.[^"']*)["']\)""")
REGISTRY = "games/faces.ts"
SHARED = {"games/face.ts", "games/front.ts", "games/fronts.svelte.ts", REGISTRY}
"""What of `games` belongs to no game: the interfaces and the registry."""
HOUSE = {"art", "board", "house", "language", "learning", "log", "net", "panels"}
"""Rooms that pages and games are built from."""
PAGES = {
    "rules": set(),
    "replay": set(),
    "pad": {"replay"},
    "drills": set(),
    "table": {"replay", "rules"},
    "lobby": {"replay"},
}
"""Rooms of pages, and which others each of them knows."""

SOURCES = sorted(
    path.relative_to(CLIENT).as_posix()
    for path in CLIENT.rglob("*")
    if path.suffix in (".ts", ".svelte")
)


IN_GAMES = [one for one in SOURCES if re.match(r"games/\w+/", one)]


@cache
def text_of(source: str) -> str:
    return COMMENT.sub("", (CLIENT / source).read_text("utf-8"))


def room_of(source: str) -> str:
    """A folder of the shell, or `games/GAME`."""
    parts = source.split("/")
    if parts[0] == "games" and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0] if len(parts) > 1 else ""


def imports_of(source: str, pattern: re.Pattern[str] = STATIC) -> Iterator[str]:
    """The files of the client that a file names, without what their names end with."""
    for found in pattern.findall(text_of(source)):
        yield os.path.normpath(Path(source).parent / found)


def test_the_shell_imports_no_game() -> None:
    wrong = {}
    for source in sorted({*SOURCES} - {*IN_GAMES}):
        into = [one for one in imports_of(source) if one.startswith("games/")]
        strangers = {f"{one.removesuffix('.ts')}.ts" for one in into} - SHARED
        if source != REGISTRY:  # only the registry opens games
            strangers |= {one for one in imports_of(source, LAZY) if one.startswith("games/")}
        if strangers:
            wrong[source] = strangers
    assert not wrong


def test_a_game_imports_no_other_game() -> None:
    wrong = {}
    for source in IN_GAMES:
        rooms = {room_of(one) for one in (*imports_of(source), *imports_of(source, LAZY))}
        others = {room for room in rooms if room.startswith("games/")} - {room_of(source)}
        if others:
            wrong[source] = others
    assert not wrong


def test_shared_parts_know_no_page() -> None:
    wrong = {}
    for source in (one for one in SOURCES if room_of(one) in HOUSE):
        rooms = {room_of(one) for one in imports_of(source) if not one.startswith("..")}
        if rooms - {*HOUSE, "", "games"}:
            wrong[source] = rooms - {*HOUSE, "", "games"}
    assert not wrong


def test_pages_know_each_other_one_way() -> None:
    wrong = {}
    for source in (one for one in SOURCES if room_of(one) in PAGES):
        rooms = {room_of(one) for one in imports_of(source) if not one.startswith("..")}
        strangers = rooms & PAGES.keys() - {room_of(source)} - PAGES[room_of(source)]
        if strangers:
            wrong[source] = strangers
    assert not wrong


def test_only_the_registry_and_the_game_itself_name_a_game() -> None:
    wrong = {}
    for source in (one for one in SOURCES if one != REGISTRY and not one.endswith(".test.ts")):
        strangers = [game for game in GAMES if room_of(source) != f"games/{game}"]
        text = text_of(source).lower()
        if any(game in text for game in strangers):
            wrong[source] = [game for game in strangers if game in text]
    assert not wrong


def test_files_of_every_kind_are_read() -> None:
    """So that no rule above is kept by looking at nothing."""
    assert REGISTRY in SOURCES
    assert {room_of(one) for one in SOURCES} >= {*HOUSE, *(f"games/{game}" for game in GAMES)}


def test_each_part_of_every_game_can_be_loaded() -> None:
    loaded = set(imports_of(REGISTRY, LAZY))
    parts = ("face", "lobby/front", "rules/book", "pad")
    for game in GAMES:
        assert {f"games/{game}/{part}" for part in parts} <= loaded
        assert not find_game(game).drills() or f"games/{game}/drills/drill" in loaded


def test_imports_are_found() -> None:
    text = 'import type { A } from "./a";\nimport B from \'../b.svelte\';\nx = () => import("./c");'
    assert STATIC.findall(text) == ["./a", "../b.svelte"]
    assert LAZY.findall(text) == ["./c"]
