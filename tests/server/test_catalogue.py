"""What can be played, over HTTP: choices, what they need, and what excludes each other."""

from tests.server.people import Browser

SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_the_catalogue_has_choices_with_their_needs_and_blocks_with_their_reasons(
    una: Browser,
) -> None:
    games = {one["game"]: one for one in una.get("/api/catalogue")["games"]}
    for one in games.values():
        assert set(one) == {"game", "sets", "choices", "blocks", "pads", "boxes"}
        for choice in one["choices"]:
            assert set(choice) == {"name", "kind", "values", "default", "needs"}
        for block in one["blocks"]:
            assert set(block) == {"name", "value", "other", "values", "why"}
            assert set(block["why"]) == {"key", "args"}
    assert games["iwari"]["blocks"]


def test_whatever_the_catalogue_offers_against_the_void_makes_a_table(una: Browser) -> None:
    """IV10: each mode with each of its limits, spelled as it is offered."""
    (iwari,) = (one for one in una.get("/api/catalogue")["games"] if one["game"] == "iwari")
    limits = [choice for choice in iwari["choices"] if choice["name"] == "void_limit"]
    assert [choice["needs"]["value"] for choice in limits] == ["solo", "coop"]
    for choice in limits:
        mode = choice["needs"]["value"]
        main = next(chosen for chosen in iwari["sets"] if chosen["mode"] == mode)
        assert str(main["void_limit"]) == choice["default"]
        for value in choice["values"]:
            seats = SEATS[: main["players"]]
            table = una.make_table(seats, {**main, "void_limit": value})
            made = una.get(f"/api/tables/{table}")["table"]
            assert made["options"] == {**main, "void_limit": int(value)}
            assert made["status"] == ("playing" if mode == "solo" else "waiting")


def test_whatever_the_catalogue_blocks_makes_no_table(una: Browser) -> None:
    (iwari,) = (one for one in una.get("/api/catalogue")["games"] if one["game"] == "iwari")
    needs = {choice["name"]: choice["needs"] for choice in iwari["choices"]}
    kinds = {choice["name"]: choice["kind"] for choice in iwari["choices"]}
    assert iwari["blocks"]
    for block in iwari["blocks"]:
        need = needs.get(block["name"])
        with_need = {need["name"]: [need["value"]]} if need else {}
        value = [block["value"]] if kinds.get(block["name"]) == "some" else block["value"]
        for other in block["values"]:
            seats = SEATS[:1] if other == "solo" else SEATS
            chosen = {block["other"]: other, "players": len(seats), block["name"]: value}
            table_request = {"game": "iwari", "options": {**chosen, **with_need}, "seats": seats}
            answer = una.post("/api/tables", {**table_request, "listed": True}, 400)
            assert answer["error"]["message"]["key"] == "refused-options"
