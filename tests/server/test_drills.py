"""Drills by HTTP: asked, answered, refused in a line, and not too many at once."""

from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.registry import GAMES, find_game
from bivouac.server.limits import Rates
from tests.server.people import Browser
from tests.server.running import Server, running


def test_a_drill_is_asked_and_answered(server: Server) -> None:
    with Browser(server.url, "Una") as una:
        games: Json = una.get("/api/drills")["games"]
        assert {one["game"]: one["kinds"] for one in games} == {
            game: [*find_game(game).drills()] for game in GAMES
        }
        shown = una.get("/api/drills/dewan/camps/1")
        chosen = [shown["choices"][0]["name"]]
        told = una.post("/api/drills/dewan/camps/1", {"chosen": chosen})
        assert told["reasons"]
        again = una.post("/api/drills/dewan/camps/1", {"chosen": told["answer"]})
        assert again["right"]
        for path in ("/api/drills/dewan/camps/-1", "/api/drills/dewan/camps/one"):
            refusal = una.get(path, status=400)
            assert refusal["error"]["message"]["key"] == "server-bad-request"
        for body in ({}, {"chosen": "D3"}, {"chosen": [3]}, {"chosen": [], "more": 1}):
            una.post("/api/drills/dewan/camps/1", body, status=400)
        una.get("/api/drills/dewan/cooking/1", status=404)


def test_who_asks_for_too_many_drills_is_told_to_wait(tmp_path: Path, site: Path) -> None:
    few = Rates(drills=(0.001, 2))
    with running(tmp_path, site, rates=few) as server, Browser(server.url, "Una") as una:
        for _ in range(2):
            una.get("/api/drills/dewan/paying/1")
        refusal = una.get("/api/drills/dewan/paying/2", status=429)
        assert refusal["error"]["message"]["key"] == "server-too-fast"
