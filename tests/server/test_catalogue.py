"""What can be played, over HTTP: choices, what they need, and what excludes each other."""

from tests.server.people import Browser

SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_the_catalogue_has_choices_with_their_needs_and_blocks_with_their_reasons(
    una: Browser,
) -> None:
    games = {one["game"]: one for one in una.get("/api/catalogue")["games"]}
    for one in games.values():
        assert set(one) == {"game", "sets", "choices", "blocks"}
        for choice in one["choices"]:
            assert set(choice) == {"name", "kind", "values", "default", "needs"}
        for block in one["blocks"]:
            assert set(block) == {"name", "value", "other", "values", "why"}
            assert set(block["why"]) == {"key", "args"}
    assert games["iwari"]["blocks"]


def test_whatever_the_catalogue_blocks_makes_no_table(una: Browser) -> None:
    (iwari,) = (one for one in una.get("/api/catalogue")["games"] if one["game"] == "iwari")
    needs = {choice["name"]: choice["needs"] for choice in iwari["choices"]}
    for block in iwari["blocks"]:
        need = needs[block["name"]]
        with_need = {need["name"]: [need["value"]]} if need else {}
        for other in block["values"]:
            chosen = {block["other"]: other, "players": 2, block["name"]: block["value"]}
            wish = {"game": "iwari", "options": {**chosen, **with_need}, "seats": SEATS}
            answer = una.post("/api/tables", {**wish, "listed": True}, 400)
            assert answer["error"]["message"]["key"] == "refused-options"
