"""The list of one's own games over HTTP: for the browser with that cookie, and no other."""

import pytest

from tests.server.people import Browser
from tests.server.running import Server

pytestmark = pytest.mark.slow  # a server is started


def test_each_browser_gets_its_own_list_and_nonsense_is_refused(
    server: Server, una: Browser, vik: Browser
) -> None:
    table = una.make_table()
    vik.join(table, 1)
    for one in (una, vik):
        assert one.get("/api/games") == {"games": [], "more": None}
        one.post(f"/api/tables/{table}/end", {"agree": True})
    for one in (una, vik):
        (card,) = one.get("/api/games")["games"]
        assert (card["id"], card["status"]) == (table, "ended")
        assert one.get("/api/games?before=2020-01-01T00:00:00.000Z~a")["games"] == []
    with Browser(server.url, "Eve") as eve:
        assert eve.get("/api/games") == {"games": [], "more": None}
    una.get("/api/games?before=yesterday", 400)
