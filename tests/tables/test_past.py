"""Looking back: how the table stood after earlier rows, as each viewer knew it then."""

import json
import random
from pathlib import Path

import pytest

from bivouac.core.contract import SPECTATOR, Json
from bivouac.tables import changes, lobby
from bivouac.tables.logged_game import MOST_MOMENTS, LoggedGame
from tests.tables.people import FRIEND, ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.sat import dealt, decide, seated, some_choice, undo

DEWAN = {"scenario": "classic", "players": 3}
IWARI = {"map": "new-horizons", "players": 3, "draft": True}
VOID = {"map": "new-horizons", "players": 2, "mode": "coop"}
GAMES = pytest.mark.parametrize("chosen", [DEWAN, IWARI, VOID], ids=["dewan", "iwari", "void"])


def same(one: Json, other: Json) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def all_past(logged: LoggedGame, viewer: int) -> dict[int, Json]:
    """Every moment, asked for as a client does it: again and again from the row after the last."""
    found: dict[int, Json] = {}
    while True:
        more = logged.past(max(found, default=-1) + 1, logged.number, viewer)
        if not more:
            return found
        assert len(more) <= MOST_MOMENTS
        found.update(more)


@GAMES
def test_a_moment_looked_back_on_is_what_was_seen_then(chosen: Json) -> None:
    table, chooser = seated(dealt(chosen, 11)), random.Random(11)
    logged = table.logged
    assert logged is not None
    viewers = (SPECTATOR, *range(chosen["players"]))
    then = {viewer: {0: logged.view(viewer)} for viewer in viewers}
    for _ in range(30):
        event = some_choice(table, chooser)
        assert event is not None
        new_rows = decide(table, event["seat"], event)
        for viewer in viewers:
            then[viewer] |= {news["number"]: news["view"] for news in table.news(new_rows, viewer)}
    for viewer in viewers:
        assert same(all_past(logged, viewer), then[viewer])
    restored = LoggedGame.restore(table.deal, table.rows)
    assert same(all_past(restored, 0), then[0]), "a restart forgets nothing"


@GAMES
def test_nobody_looks_back_into_the_hand_of_another_seat(chosen: Json) -> None:
    table, chooser = seated(dealt(chosen, 12)), random.Random(12)
    logged = table.logged
    assert logged is not None
    for _ in range(12):
        event = some_choice(table, chooser)
        assert event is not None
        decide(table, event["seat"], event)
    own, public = all_past(logged, 0), all_past(logged, SPECTATOR)
    assert own.keys() == public.keys()
    assert not any(same(own[number], public[number]) for number in own)
    assert {view["seat"] for view in own.values()} == {0}
    assert {view["seat"] for view in public.values()} == {SPECTATOR}


@GAMES
def test_rows_taken_back_have_no_moment_and_those_before_keep_theirs(chosen: Json) -> None:
    table, chooser = seated(dealt(chosen, 13)), random.Random(13)
    logged = table.logged
    assert logged is not None
    undone = 0
    for _ in range(60):
        event = some_choice(table, chooser)
        assert event is not None
        seat, before = event["seat"], all_past(logged, 0)
        decide(table, seat, event)
        if not logged.can_undo(seat):
            continue
        gone = logged.number
        undo(table, seat)
        undone += 1
        after = all_past(logged, 0)
        assert gone not in after
        assert logged.number not in after, "taking back leads to a moment that has its number"
        assert same(after, before)
        if undone == 3:
            return
    raise AssertionError("nothing could be taken back")


async def test_a_reader_asks_for_rows_and_gets_moments(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik, eve = [await guest(tables, name) for name in ("Una", "Vik", "Eve")]
        table = await lobby.create(tables, una, table_request([ME, OPEN]))
        waiting = await Person.at(tables, table, una, 0)
        assert (await waiting.ask("past", first=0, last=0))["message"]["key"] == "refused-waiting"
        await changes.join(tables, table, vik, None, "Vik")
        one, two = [await Person.at(tables, table, who, n) for n, who in enumerate((una, vik))]
        watching = await Person.at(tables, table, eve, None)
        for _ in range(4):
            mover = one if one.last["offer"] else two
            await mover.decide(mover.choices()[0])
        last = one.number
        answers = [await who.ask("past", first=0, last=last) for who in (one, two, watching)]
        seats = [answer["moments"][-1]["view"]["seat"] for answer in answers]
        assert seats == [0, 1, SPECTATOR]
        for who, answer in zip((one, two, watching), answers, strict=True):
            assert same(answer["moments"][-1]["view"], who.last["view"])


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"first": 0, "last": 10**9}, "refused-no-row"),
        ({"first": 1, "last": 0}, "refused-no-row"),
        ({"first": -1, "last": 0}, "refused-malformed"),
        ({"first": 0}, "refused-malformed"),
        ({"first": True, "last": 1}, "refused-malformed"),
        ({"first": 0, "last": 0.5}, "refused-malformed"),
    ],
)
async def test_rows_that_are_not_there_have_no_past(tmp_path: Path, asked: Json, key: str) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        person = await Person.at(tables, table, una, 0)
        answer = await person.ask("past", **asked)
        assert (answer["type"], answer["message"]["key"]) == ("refused", key)
        assert (await person.ask("past", first=0, last=0))["type"] == "past", "nothing is broken"


async def test_at_one_screen_each_looks_back_from_the_own_seat(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        person = await Person.at(tables, table, una, 0)
        for seat in (0, 1):
            await person.connection.handle({"type": "hello", "look": seat, "last": 0})
            answer = await person.ask("past", first=0, last=person.number)
            assert {moment["view"]["seat"] for moment in answer["moments"]} == {seat}
