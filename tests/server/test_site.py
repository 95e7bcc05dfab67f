"""The client's files: packed, kept for ever or asked for again, and never another folder's."""

import gzip
from pathlib import Path

import httpx
import pytest

from bivouac.core.language import say
from bivouac.core.messages import Message
from tests.server.conftest import PAGE, SCRIPT
from tests.server.running import Server, running


def fetch(server: Server, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(server.url + path, headers=named)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abc", "/t/abc/x", "/replay", "/rules", "/rules/dewan", "/records"]
)
def test_the_paths_of_the_client_are_its_one_page(server: Server, path: str) -> None:
    answer = fetch(server, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_page_that_is_not_there_is_the_client_too_with_its_status(server: Server) -> None:
    answer = fetch(server, "/no/such/page", accept="text/html,*/*")
    assert (answer.status_code, answer.content) == (404, PAGE)


def test_hashed_files_are_kept_for_ever(server: Server) -> None:
    answer = fetch(server, "/assets/app-1a2b3c.js", accept_encoding="identity")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.content == SCRIPT


def test_a_file_without_a_hash_in_its_name_is_asked_for_again(server: Server) -> None:
    answer = fetch(server, "/icon.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_names_no_icon_has_ours(server: Server) -> None:
    assert fetch(server, "/favicon.ico").content == fetch(server, "/icon.svg").content


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("br, gzip", "br"), ("gzip, br;q=0", "gzip"), ("gzip;q=0.5", "gzip"), ("identity", None)],
)
def test_a_file_comes_packed_as_the_browser_likes(
    server: Server, accepted: str, encoding: str | None
) -> None:
    with httpx.stream(
        "GET", server.url + "/assets/app-1a2b3c.js", headers={"accept-encoding": accepted}
    ) as answer:
        sent = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert "accept-encoding" in answer.headers["vary"].lower()
    unpacked = {"br": b"as if packed by brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}
    if encoding == "gzip":
        assert gzip.decompress(sent) == SCRIPT
    else:
        assert sent == unpacked[encoding]


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    tag = fetch(server, "/").headers["etag"]
    again = fetch(server, "/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../tables.sqlite3",
        "/..%2ftables.sqlite3",
        "/assets/../../secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "//etc/passwd",
        "/%00",
        "/assets/app-1a2b3c.js.br",
        "/index.html/x",
    ],
)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    assert fetch(server, path).status_code == 404


def test_a_client_built_anew_is_served_at_once_and_a_missing_one_said(tmp_path: Path) -> None:
    site = tmp_path / "site"
    with running(tmp_path, site) as server:
        answer = fetch(server, "/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        german = fetch(server, "/", accept_language="de-AT,en;q=0.5")
        assert german.headers["content-language"] == "de"
        assert german.text == say("de", Message("server-no-client", {})) + "\n"
        site.mkdir()
        (site / "index.html").write_bytes(PAGE)
        assert fetch(server, "/").content == PAGE
