"""A request that changes something comes from a page of this server, sent to a name of its own."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from bivouac.server.hosts import host_name
from bivouac.server.origin import Gate, is_same_origin
from tests.server.people import Browser
from tests.server.running import Server

STRANGERS = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1",
    "null",
    "",
    "http://127.0.0.1:1",
    "file://",
    "http://user@127.0.0.1:8000",
]


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_page_of_another_site_changes_nothing(server: Server, una: Browser, origin: str) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("DELETE", "/api/me")):
        answer = una.http.request(method, path, json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["message"]["key"] == "server-wrong-origin"
    assert una.get("/api/me") == {"name": "Una"}


def test_a_request_that_hides_where_it_comes_from_changes_nothing(server: Server) -> None:
    answer = httpx.put(server.url + "/api/me", json={"name": "Eve"})
    assert answer.status_code == 403
    assert answer.json()["error"]["message"]["key"] == "server-no-origin"


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_page_of_another_site_opens_no_socket(una: Browser, origin: str) -> None:
    table = una.make_table()
    with pytest.raises(InvalidStatus) as refused:
        una.connect(table, origin or "https://evil.example")
    assert refused.value.response.status_code == 403


def test_anybody_may_look_from_anywhere(server: Server) -> None:
    assert httpx.get(server.url, headers={"origin": "http://evil.example"}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", ""]
)
def test_a_name_made_to_point_here_is_refused(server: Server, host: str) -> None:
    answer = httpx.get(server.url + "/api/lobby", headers={"host": host})
    assert answer.status_code in (400, 421)
    if host:
        assert answer.json()["error"]["message"]["args"] == {"host": host}


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("127.0.0.1", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("localhost:8000", True),
        ("bivouac.localhost", True),
        ("play.example.org", True),
        ("play.example.org:443", True),
        ("play.example.org.evil.example", False),
        ("evil.example@127.0.0.1", False),
        ("127.0.0.1:port", False),
        ("127.0.0.1/evil", False),
        ("", False),
    ],
)
def test_a_server_knows_its_names(host: str, is_ours: bool) -> None:
    async def app(*_: object) -> None:
        raise AssertionError

    assert Gate(app, ["Play.example.org"]).hosts.is_ours(host) is is_ours


def test_an_origin_is_the_same_only_with_its_port() -> None:
    assert is_same_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    assert is_same_origin("https://Play.example.org", "play.example.org")
    assert not is_same_origin("http://127.0.0.1:8001", "127.0.0.1:8000")
    assert not is_same_origin("127.0.0.1:8000", "127.0.0.1:8000")
    assert not is_same_origin("ftp://127.0.0.1:8000", "127.0.0.1:8000")
    assert host_name("[::1]:80") == "::1"


@pytest.mark.parametrize("more", ["0", ".evil.example", "@evil.example", "/"])
def test_an_origin_that_only_begins_like_ours_is_another(una: Browser, more: str) -> None:
    origin = una.url + more
    answer = una.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["message"]["key"] == "server-wrong-origin"
    assert una.get("/api/me") == {"name": "Una"}
    with pytest.raises(InvalidStatus) as refused:
        una.connect(una.make_table(), origin)
    assert refused.value.response.status_code == 403
