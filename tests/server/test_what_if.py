"""Games played on, their lines, and puzzles by HTTP: asked, answered, refused in a line."""

import json
from pathlib import Path

from bivouac.analysis.puzzles.packaged import packaged
from bivouac.core.contract import Json
from bivouac.core.registry import GAMES
from bivouac.server.limits import Rates
from tests.record.games import DEWAN_TABLES, line_at
from tests.server.people import Browser
from tests.server.running import Server, running

BOT = {"kind": "bot", "bot": "level1"}
ME = {"kind": "me"}
TABLE = next(table for table in DEWAN_TABLES if table.endswith("players=2"))


def record_of(event: int) -> Json:
    """A game from elsewhere, and how far."""
    return {"record": json.loads(line_at(TABLE, 3)), "event": event}


def test_a_game_from_a_file_is_played_on_and_its_lines_are_compared(server: Server) -> None:
    with Browser(server.url, "Una") as una, Browser(server.url, "Vik") as vik:
        moment = record_of(12)
        table = una.post("/api/what-if", {**moment, "seats": [ME, BOT]})["table"]
        info = una.get(f"/api/tables/{table}")["table"]
        assert info["what_if"] == {"table": None, "event": 12}
        assert not info["listed"]
        assert [seat["mine"] for seat in info["seats"]] == [True, False]
        lines = una.post("/api/what-if/lines", moment)["lines"]
        assert [line["table"] for line in lines] == [None, table]
        assert [line["table"] for line in vik.post("/api/what-if/lines", moment)["lines"]] == [None]
        listed: Json = vik.get("/api/lobby")
        assert table not in {card["id"] for cards in listed.values() for card in cards}
        ours = una.get("/api/lobby")["mine"]
        assert [card["what_if"] for card in ours if card["id"] == table] == [info["what_if"]]


def test_what_cannot_be_played_on_is_refused_in_a_line(server: Server) -> None:
    with Browser(server.url, "Una") as una:
        moment = record_of(12)
        last = len(moment["record"]["events"])
        seats = [ME, BOT]
        asked = [
            ({**moment, "seats": [ME, ME]}, 400, "refused-what-if-seats"),
            ({**moment, "event": last, "seats": seats}, 409, "refused-what-if-over"),
            ({**moment, "event": last + 1, "seats": seats}, 400, "refused-what-if-event"),
            ({**moment, "record": {"game": "dewan"}, "seats": seats}, 400, "refused-record"),
            ({"event": 3, "seats": seats}, 400, "refused-malformed"),
            ({"table": "nowhere", "event": 3, "seats": seats}, 404, "refused-no-table"),
            ([], 400, "refused-malformed"),
        ]
        for body, status, key in asked:
            refusal = una.post("/api/what-if", body, status=status)
            assert refusal["error"]["message"]["key"] == key
        under_way = una.make_table([ME, BOT])
        body = {"table": under_way, "event": 0, "seats": seats}
        refusal = una.post("/api/what-if", body, status=409)
        assert refusal["error"]["message"]["key"] == "refused-playing"


def test_who_plays_on_too_often_is_told_to_wait(tmp_path: Path, site: Path) -> None:
    few = Rates(tables=(0.001, 1))
    with running(tmp_path, site, rates=few) as server, Browser(server.url, "Una") as una:
        body = {**record_of(12), "seats": [ME, BOT]}
        una.post("/api/what-if", body)
        refusal = una.post("/api/what-if", body, status=429)
        assert refusal["error"]["message"]["key"] == "server-too-fast"


def test_a_puzzle_is_asked_answered_and_played_on(server: Server) -> None:
    with Browser(server.url, "Una") as una:
        games: Json = una.get("/api/puzzles")["games"]
        assert [one["game"] for one in games] == [game for game in GAMES if packaged(game)]
        path = f"/api/puzzles/dewan/{games[0]['days'][0]['day']}"
        posed = una.get(path)
        said = una.post(path, {"chosen": posed["plans"][0]["name"]})
        again = una.post(path, {"chosen": said["plans"][0]["name"]})
        assert again["right"]
        table = una.post(f"{path}/play", {"bot": "level1"})["table"]
        assert una.get(f"/api/tables/{table}")["table"]["what_if"]["table"] is None
        for body in ({}, {"chosen": 1}, {"chosen": "plan-1", "more": 1}):
            una.post(path, body, status=400)
        una.get("/api/puzzles/dewan/2999-01-01", status=404)
        una.get("/api/puzzles/chess/2999-01-01", status=404)
