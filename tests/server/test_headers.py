"""Every answer carries the headers that keep a browser safe, whatever kind of answer it is."""

import httpx
import pytest

from bivouac.server.headers import HEADERS, POLICY
from tests.server.running import Server

ANSWERS = [
    ("GET", "/", {}, 200),
    ("HEAD", "/", {}, 200),
    ("GET", "/t/some-table", {}, 200),
    ("GET", "/assets/app-1a2b3c.js", {}, 200),
    ("GET", "/nothing.js", {}, 404),
    ("GET", "/nothing", {"accept": "text/html"}, 404),
    ("GET", "/api/catalogue", {}, 200),
    ("GET", "/api/tables/none", {}, 404),
    ("GET", "/api/nothing", {}, 404),
    ("POST", "/", {"origin": "SELF"}, 405),
    ("POST", "/api/tables", {"origin": "SELF"}, 415),
    ("POST", "/api/tables", {}, 403),
    ("GET", "/", {"host": "evil.example"}, 421),
    ("GET", "/api/tables/none/replay?look=x", {}, 400),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), ANSWERS)
def test_every_kind_of_answer_is_safe(
    server: Server, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    sent = {name: server.url if value == "SELF" else value for name, value in headers.items()}
    answer = httpx.request(method, server.url + path, headers=sent)
    assert answer.status_code == status, answer.text
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "server" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400 and answer.headers["content-type"] != "text/html; charset=utf-8":
        error = answer.json()["error"]
        assert set(error) == {"message", "rule"}
        assert set(error["message"]) == {"key", "args"}


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    for word in ("http:", "https:", "ws:", "wss:", "*"):
        assert word not in POLICY
