"""Analyses by HTTP: begun, followed, stopped; of tables and records; not too many at once."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.server.limits import Rates
from tests.server.people import Browser
from tests.server.running import Server, running

PATIENCE = 300
FRIENDS = ({"kind": "me"}, {"kind": "friend", "name": "Vik"})


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Server]:
    """A server that analyses, quickly."""
    with running(tmp_path_factory.mktemp("data"), site, analysis="quick") as server:
        yield server


def stopped_table(browser: Browser) -> str:
    """A game that was ended before anybody decided anything: there is little to analyse."""
    table = browser.make_table(FRIENDS)
    browser.post(f"/api/tables/{table}/end", {"agree": True})
    return table


def followed(browser: Browser, path: str) -> list[Json]:
    """How an analysis stands, again and again, until it has come to something."""
    seen = []
    for _ in range(PATIENCE * 10):
        seen.append(browser.get(path)["analysis"])
        if seen[-1]["state"] not in ("waiting", "running"):
            return seen
        time.sleep(0.1)
    raise AssertionError("it never came to anything")


@pytest.mark.slow
def test_an_analysis_is_begun_followed_and_there_for_everybody(analysing: Server) -> None:
    with Browser(analysing.url, "Una") as una, Browser(analysing.url, "Eve") as eve:
        table = stopped_table(una)
        path = f"/api/tables/{table}/analysis"
        assert una.get(path)["analysis"] == {"state": "none", "share": 0.0, "report": None}
        assert una.post(path, {"idle": True})["analysis"]["state"] in ("waiting", "running")
        seen = followed(una, path)
        shares = [one["share"] for one in seen]
        assert shares == sorted(shares)
        report = seen[-1]["report"]
        assert report["format"] == "bivouac-analysis/1"
        assert report["quality"] == "quick"
        assert report["names"] == ["Una", "Vik"]
        assert not report["result"]["over"]
        assert len(report["timeline"]) == 1
        assert eve.get(path)["analysis"]["report"] == report
        record = una.get(f"/api/tables/{table}/record")
        told = eve.post("/api/analysis", record)
        assert told["analysis"]["state"] == "done"
        assert told["analysis"]["report"]["timeline"] == report["timeline"]
        again = eve.get(f"/api/analysis/{told['key']}")
        assert again["analysis"] == told["analysis"]


def test_an_analysis_is_stopped(analysing: Server) -> None:
    with Browser(analysing.url, "Una") as una:
        table = stopped_table(una)
        path = f"/api/tables/{table}/analysis"
        una.post(path, {})
        assert una.post(f"{path}/stop", {})["analysis"]["state"] in ("stopped", "done")
        record = una.get(f"/api/tables/{stopped_table(una)}/record")
        key = una.post("/api/analysis", record)["key"]
        stopped = una.post(f"/api/analysis/{key}/stop", {})["analysis"]
        assert stopped["state"] in ("stopped", "done")


def test_a_game_under_way_and_nonsense_are_refused_in_a_line(analysing: Server) -> None:
    with Browser(analysing.url, "Una") as una:
        table = una.make_table(FRIENDS)
        path = f"/api/tables/{table}/analysis"
        una.get(path, status=409)
        una.post(path, {}, status=409)
        una.post(f"{path}/stop", {}, status=409)
        una.post(f"/api/tables/{stopped_table(una)}/analysis", {"idle": 1}, status=400)
        una.post(f"/api/tables/{stopped_table(una)}/analysis", {"more": True}, status=400)
        una.post("/api/tables/nowhere/analysis", {}, status=404)
        una.post("/api/analysis", {"game": "dewan"}, status=400)
        una.get("/api/analysis/nonsense", status=404)
        una.post("/api/analysis/nonsense/stop", {}, status=404)
        assert una.get(f"/api/analysis/{'0' * 64}")["analysis"]["state"] == "none"


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path, site: Path) -> None:
    few = Rates(analyses=(1e-9, 2))
    with running(tmp_path, site, rates=few) as server, Browser(server.url, "Una") as una:
        table = stopped_table(una)
        for _ in range(2):
            refusal = una.post(f"/api/tables/{table}/analysis", {}, status=409)
            assert refusal["error"]["message"]["key"] == "refused-analysis-off"
        refusal = una.post(f"/api/tables/{table}/analysis", {}, status=429)
        assert refusal["error"]["message"]["key"] == "server-too-fast"
        assert una.get(f"/api/tables/{table}/analysis")["analysis"]["state"] == "off"


def test_a_record_that_is_too_large_is_not_read(analysing: Server) -> None:
    with Browser(analysing.url, "Una") as una:
        answer = una.http.post(
            "/api/analysis",
            content=json.dumps({"more": "x" * 2**21}).encode(),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 413
