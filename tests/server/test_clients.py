"""The files that a game of another package brings to the browser, and nothing else of it."""

import json
import mimetypes
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.core.errors import InputError
from bivouac.server.assets import asset_of
from bivouac.server.clients import SHOWN, read_clients
from bivouac.server.headers import HEADERS
from tests.plugged import NINE, plug_in
from tests.server.running import Server, running
from tests.server.test_site import fetch

CLIENT = NINE / "nine" / "client"


@pytest.fixture(scope="module")
def with_nine(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Server]:
    """A server beside which Nine is installed."""
    with pytest.MonkeyPatch.context() as patch:
        plug_in(patch)
        with running(tmp_path_factory.mktemp("data"), site) as started:
            yield started


def test_the_index_says_what_a_page_must_know_of_each_game(with_nine: Server) -> None:
    answer = fetch(with_nine, "/games/index.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == {"nine": json.loads((CLIENT / "game.json").read_text("utf-8"))}


def test_without_such_games_the_index_is_empty() -> None:
    assert {path: asset.body for path, asset in read_clients({}, {}).items()} == {
        "games/index.json": b"{}"
    }


def test_its_files_are_served_as_carefully_as_ours(with_nine: Server) -> None:
    answer = fetch(with_nine, "/games/nine/face.js", accept_encoding="identity")
    assert answer.content == (CLIENT / "face.js").read_bytes()
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers.items() >= HEADERS.items()
    assert "set-cookie" not in answer.headers
    again = fetch(with_nine, "/games/nine/face.js", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert fetch(with_nine, "/games/nine/scene.svg").headers["content-type"] == "image/svg+xml"


def test_its_words_come_in_every_language_with_english_behind(with_nine: Server) -> None:
    german = fetch(with_nine, "/games/nine/words/de.ftl").text
    assert german.index("nine-do-stop = Aufhören") < german.index("nine-do-stop = Stop")
    assert "rule-NR1 = There are six cards" in german
    assert "nine-do-stop = Stop" in fetch(with_nine, "/games/nine/words/ja.ftl").text
    assert "nine-title" not in german  # that is for the terminal


@pytest.mark.parametrize(
    "path",
    [
        "/games",
        "/games/",
        "/games/nine",
        "/games/nine/",
        "/games/nine/other.js",
        "/games/nine/game.py",
        "/games/nine/../game.py",
        "/games/nine/%2e%2e/game.py",
        "/games/nine/..%2fgame.py",
        "/games/nine//etc/passwd",
        "/games/nine/words/xx.ftl",
        "/games/nine/words/../../locales/en/nine-terminal.ftl",
        "/games/dewan/face.js",
        "/games/%00",
    ],
)
def test_no_path_leads_to_anything_else(with_nine: Server, path: str) -> None:
    assert fetch(with_nine, path).status_code == 404


def test_of_a_folder_only_what_a_page_can_use_is_read(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text('{"main": "limit"}')
    (tmp_path / "__init__.py").write_text("SECRET = 1")
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "card.svg").write_text("<svg/>")
    (tmp_path / "notes.txt~").write_text("to do")
    read = read_clients({"mine": tmp_path}, {})
    assert {*read} == {"games/index.json", "games/mine/game.json", "games/mine/art/card.svg"}


def test_what_a_file_is_does_not_depend_on_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = mimetypes.MimeTypes(filenames=())
    monkeypatch.setattr(mimetypes, "guess_type", bare.guess_type)
    kinds = {ending: asset_of(f"file{ending}", b"").kind for ending in SHOWN}
    assert "application/octet-stream" not in kinds.values(), kinds


@pytest.mark.parametrize(
    ("about", "said"),
    [("", "game.json"), ("[]", "'main'"), ('{"main": 9}', "'main'"), (None, "No such file")],
)
def test_a_client_that_says_nothing_of_itself_stops_the_server_with_a_reason(
    tmp_path: Path, about: str | None, said: str
) -> None:
    if about is not None:
        (tmp_path / "game.json").write_text(about)
    with pytest.raises(InputError, match=f"the client of mine: .*{said}"):
        read_clients({"mine": tmp_path}, {})
