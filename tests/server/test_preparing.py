"""A server whose rules are still being compiled, over real requests and sockets."""

import json
from pathlib import Path
from time import sleep

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import IWARI, Browser
from tests.server.running import running
from tests.tables.preparing import Slow

AGAINST_BOT = ({"kind": "me"}, {"kind": "bot", "bot": "greedy"})


def wait_for(browser: Browser, game: str) -> None:
    """Ask until a game is ready, as a page does."""
    while browser.get("/api/ready")[game]["share"] < 1:
        sleep(0.02)


def turned_away(browser: Browser, table: str) -> tuple[str, int]:
    """What a socket hears that comes too early, and the code it is closed with."""
    with browser.connect(table) as line:
        said = line.hear()
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert said["type"] == "refused"
        assert closed.value.rcvd is not None
        return said["message"]["key"], closed.value.rcvd.code


def test_pages_lobby_and_catalogue_do_not_wait_for_the_rules(tmp_path: Path, site: Path) -> None:
    with running(tmp_path, site, preparation=Slow()) as server, Browser(server.url, "Una") as una:
        assert una.http.get("/rules").status_code == 200
        assert una.get("/api/lobby") == {"mine": [], "open": [], "finished": []}
        assert [game["game"] for game in una.get("/api/catalogue")["games"]] == ["dewan", "iwari"]
        ready = una.get("/api/ready")
        assert {"dewan", "iwari"} <= ready.keys()
        assert all(way == {"share": 0.0, "failed": False} for way in ready.values())


@pytest.mark.slow
def test_people_wait_at_a_table_and_then_play_at_it(tmp_path: Path, site: Path) -> None:
    slow = Slow()
    with (
        running(tmp_path, site, preparation=slow) as server,
        Browser(server.url, "Una") as una,
        Browser(server.url, "Vik") as vik,
    ):
        table = una.make_table(options=IWARI)
        slow.shares["iwari"] = 0.5
        for somebody in (una, vik):
            assert somebody.get(f"/api/tables/{table}")["table"]["preparing"]["share"] == 0.5
            assert turned_away(somebody, table) == ("refused-preparing", 1013)
        refusal = vik.post(f"/api/tables/{table}/join", {"seat": None, "name": "Vik"}, status=503)
        said = {"key": "refused-preparing", "args": {"game": "iwari", "way": "iwari"}}
        assert refusal["error"]["message"] == said
        assert vik.get("/api/lobby")["open"][0]["preparing"]["share"] == 0.5
        slow.finish("iwari")
        wait_for(una, "iwari")
        vik.join(table)
        with una.sit(table, 0) as first, vik.sit(table, 1) as second:
            assert [bool(line.offer) for line in (first, second)].count(True) == 1
        assert una.get("/api/ready")["dewan"]["share"] == 0.0


def test_a_server_that_is_restarted_meanwhile_has_lost_nothing(tmp_path: Path, site: Path) -> None:
    with running(tmp_path, site, preparation=Slow()) as server, Browser(server.url, "Una") as una:
        table = una.make_table(AGAINST_BOT)
        before, cookies = una.get(f"/api/tables/{table}")["table"], una.http.cookies
    slow = Slow()
    with (
        running(tmp_path, site, preparation=slow) as server,
        Browser(server.url, cookies=cookies) as una,
    ):
        assert una.get(f"/api/tables/{table}")["table"] == before
        slow.finish()
        wait_for(una, "dewan")
        with una.sit(table, 0) as line:
            assert line.last["table"]["commitment"] == before["commitment"]
            while not line.offer:
                line.hear()
        assert [card["id"] for card in una.get("/api/lobby")["mine"]] == [table]


def test_records_and_finished_tables_are_shown_again_once_they_can_be(
    tmp_path: Path, site: Path
) -> None:
    slow = Slow()
    with running(tmp_path, site, preparation=slow) as server, Browser(server.url, "Una") as una:
        table = una.make_table(AGAINST_BOT)
        for path in (f"/api/tables/{table}/replay?look=all", f"/api/tables/{table}/record"):
            assert una.get(path, status=503)["error"]["message"]["key"] == "refused-preparing"
        record = json.loads('{"game": "dewan"}')
        refusal = una.post("/api/replay?look=all", record, status=503)
        assert refusal["error"]["message"]["args"] == {"game": "dewan", "way": "dewan"}
        slow.finish()
        wait_for(una, "dewan")
        assert una.post("/api/replay?look=all", record, status=400)
        assert una.get(f"/api/tables/{table}/replay?look=all", status=409)


def test_a_failure_reaches_whoever_waits(tmp_path: Path, site: Path) -> None:
    slow = Slow()
    with running(tmp_path, site, preparation=slow) as server, Browser(server.url, "Una") as una:
        table = una.make_table(AGAINST_BOT)
        slow.reasons["dewan"] = "a traceback's last line"
        while not una.get("/api/ready")["dewan"]["failed"]:
            sleep(0.02)
        assert turned_away(una, table) == ("refused-not-prepared", 1013)
        answer = una.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 503
        assert "traceback" not in answer.text
