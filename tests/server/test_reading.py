"""JSON from strangers: what is not plain JSON of a sensible size and shape is refused."""

import json
import socket
from urllib.parse import urlsplit

import httpx
import pytest

from bivouac.core.contract import Json
from bivouac.server.cookies import NAME
from bivouac.server.limits import BODY_BYTES, RECORD_BYTES
from bivouac.server.reading import DEPTH, GREATEST, read_json
from bivouac.tables.declined import Declined
from tests.server.people import Browser
from tests.server.running import Server

NONSENSE = {
    "nothing": "",
    "words": "hello",
    "half": '{"name": ',
    "two": "{} {}",
    "not a number": "[NaN]",
    "infinity": "[-Infinity]",
    "beyond infinity": "[1e999]",
    "many digits": "[" + "9" * 5000 + "]",
    "too exact": f"[{GREATEST}]",
    "half a character": '["\\ud800"]',
    "half a character as a key": '{"\\udfff": 1}',
    "deep": "[" * (DEPTH + 1) + "]" * (DEPTH + 1),
    "very deep": "[" * 100_000 + "]" * 100_000,
    "deep half a character": "[" * DEPTH + '"\\ud800"' + "]" * DEPTH,
    "deep objects": '{"a":' * 50_000 + "1" + "}" * 50_000,
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Declined):
        read_json(text)


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "0",
        "-1.5e3",
        '"\\ud83d\\ude00"',
        '{"a": [{}]}',
        f"[{GREATEST - 1}]",
        "[" * DEPTH + '"deep"' + "]" * DEPTH,
    ],
)
def test_plain_json_is_read(text: str) -> None:
    assert read_json(text) == json.loads(text)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/none/join", "/api/replay?look=all"])
@pytest.mark.parametrize("body", [text.encode() for text in NONSENSE.values()], ids=NONSENSE)
def test_a_request_of_nonsense_gets_its_reason(una: Browser, path: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = una.http.post(path, content=body, headers=headers)
    assert answer.status_code in (400, 413)
    assert answer.json()["error"]["message"]["key"] in ("server-bad-json", "server-too-large")


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/tables", BODY_BYTES), ("/api/replay?look=all", RECORD_BYTES)]
)
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_beyond_its_limit_is_refused_whether_announced_or_not(
    una: Browser, path: str, limit: int, announced: bool
) -> None:
    body = b'"' + b"x" * limit + b'"'
    content = body if announced else iter([body[:1000], body[1000:]])
    headers = {"content-type": "application/json"}
    answer = una.http.post(path, content=content, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["error"]["message"]["args"] == {"limit": limit // 1024}


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(una: Browser, kind: str) -> None:
    answer = una.http.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert answer.status_code == 415


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("join", {"seat": 0}),
        ("join", {"seat": 0, "name": "Eve", "more": 1}),
        ("join", {"seat": "0", "name": "Eve"}),
        ("join", {"seat": True, "name": "Eve"}),
        ("join", {"seat": 0.5, "name": "Eve"}),
        ("join", {"seat": 0, "name": ["Eve"]}),
        ("claim", {"key": 1}),
        ("leave", {"now": True}),
        ("leave", []),
        ("return", {"seat": None}),
        ("end", {"agree": 1}),
        ("fill", {"seat": 0, "bot": None}),
        ("stand-in", {"bot": "greedy"}),
    ],
)
def test_a_body_has_just_its_fields_of_just_their_types(
    una: Browser, path: str, body: object
) -> None:
    table = una.make_table()
    answer = una.post(f"/api/tables/{table}/{path}", body, 400)
    assert answer["error"]["message"]["key"] == "server-bad-request"


@pytest.mark.parametrize("seat", ["", "x", "1.0", "99999", "--1", "٣"])
def test_a_query_has_a_seat_or_is_refused(una: Browser, seat: str) -> None:
    table = una.make_table()
    for path in (f"seat-link?seat={seat}", f"replay?look={seat}"):
        una.get(f"/api/tables/{table}/{path}", 400)


def test_a_wish_for_a_table_of_any_shape_is_made_or_refused(una: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"scenario": "classic", "players": 2}
    good = {"game": "dewan", "options": options, "seats": seats, "listed": True}
    bad_values: list[Json] = [None, 1, "x", [], {"a": {}}, [[]], True, -1, 2**52, "\0"]
    for name in good:
        for bad in bad_values:
            answer = una.http.post("/api/tables", json={**good, name: bad})
            status = 200 if name == "listed" and isinstance(bad, bool) else 400
            assert answer.status_code == status, (name, bad, answer.text)
        missing = {key: value for key, value in good.items() if key != name}
        assert una.http.post("/api/tables", json=missing).status_code == 400


def test_answers_are_json_even_to_a_broken_address(una: Browser) -> None:
    answer: httpx.Response = una.http.get("/api/tables/%00%ff/record")
    assert answer.status_code == 404
    assert set(answer.json()) == {"error"}


def test_a_body_that_does_not_come_is_refused_after_a_while(
    server: Server, una: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.server.reading.PATIENCE", 0.3)
    host = urlsplit(server.url).netloc
    head = (
        f"POST /api/tables HTTP/1.1\r\nhost: {host}\r\norigin: {server.url}\r\n"
        f"cookie: {NAME}={una.cookie}\r\ncontent-type: application/json\r\n"
        'content-length: 100\r\n\r\n{"game": '
    )
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), timeout=30) as connection:
        connection.sendall(head.encode())
        with connection.makefile("rb") as answer:
            assert b" 408 " in answer.readline()
            answer.read()  # comes to an end: the connection is closed
