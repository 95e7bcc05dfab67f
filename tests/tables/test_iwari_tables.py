"""Tables of Iwari: bots, restarts, a shared device, the lobby, rules that change."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.record.check import check_record
from bivouac.tables import changes, finished, lobby
from tests.conftest import breadth
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.sat import ALL, DEEDS, MORE
from tests.tables.test_frozen import TAMPERINGS, tamper
from tests.tables.test_open_tables import without_presence

pytestmark = pytest.mark.slow  # the file as a whole

THUMBNAIL = 8192
"""Bytes that the real board may cost in the lobby."""
OPTIONS = find_game("iwari").option_sets()[0]


def iwari(seats: list[Json], **options: Json) -> Json:
    return table_request(seats, game="iwari", **options)


WHOLE_GAMES: list[tuple[int, Json]] = [
    (2, {"deeds": DEEDS[:4]}),
    (3, {"map": "vast-lands", "draft": True}),
    (5, {"settlements": "path"}),
    (2, {"map": "floating-lands", "deeds": DEEDS, "veneration": "a", **ALL}),
    (6, {"map": "the-void", "deeds": DEEDS, "veneration": "b", **MORE}),
]


@pytest.mark.parametrize(("players", "chosen"), breadth(WHOLE_GAMES, WHOLE_GAMES[::2]))
async def test_a_person_plays_bots_to_the_end_and_gets_a_fair_record(
    tmp_path: Path, players: int, chosen: Json
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, iwari([ME] + [GREEDY] * (players - 1), **chosen))
        person = await Person.at(tables, table, una, 0)
        assert person.table["options"] == {**OPTIONS, "players": players, **chosen}
        await person.play()
        result = person.last["result"]
        assert len(result["scores"]) == len(result["breakdown"]) == max(players, 3)
        assert person.last["entry"]["scoring"]["kind"] == "final"
        record = await finished.record_of(tables, table, una)
        assert "chance verified" in str(check_record(record))
        assert record["result"]["scores"] == result["scores"]
        card = (await lobby.lobby_of(tables, una))["finished"][0]
        assert card["result"] == result


def test_two_people_play_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[Json]]:
        async with open_tables(tmp_path) as tables:
            una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
            table = await lobby.create(tables, una, iwari([ME, OPEN], deeds=["union"], draft=True))
            await changes.join(tables, table, vik, None, "Vik")
            people = [
                await Person.at(tables, table, una, 0),
                await Person.at(tables, table, vik, 1),
            ]
            for _ in range(18):
                await next(one for one in people if one.last["offer"]).play(1)
            viewers = ((0, una), (1, vik), (None, una))
            return table, [
                (await Person.at(tables, table, who, viewer)).last for viewer, who in viewers
            ]

    async def second(table: str, states: list[Json]) -> None:
        async with open_tables(tmp_path) as tables:
            una, vik = await lobby.find_guest(tables, "una"), await lobby.find_guest(tables, "vik")
            viewers = ((0, una), (1, vik), (None, una))
            for (viewer, who), old in zip(viewers, states, strict=True):
                new = (await Person.at(tables, table, who, viewer)).last
                assert without_presence(new) == without_presence(old)
            people = [
                await Person.at(tables, table, una, 0),
                await Person.at(tables, table, vik, 1),
            ]
            while not people[0].last["seed"]:
                await next(one for one in people if one.last["offer"]).play(1)
            check_record(await finished.record_of(tables, table, vik))

    table, states = asyncio.run(first())
    asyncio.run(second(table, states))


async def test_friends_share_a_device_and_each_sees_the_own_hand(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, iwari([ME, FRIEND], draft=True))
        person = await Person.at(tables, table, una, 0)
        for _ in range(25):
            seat = person.last["view"]["decides"]
            await person.connection.handle({"type": "hello", "look": seat, "last": person.number})
            hands = person.last["view"]["seats"]
            assert hands[seat]["unknown"] == 0
            assert len(hands[seat]["hand"]) == hands[seat]["hand_size"]
            assert "drawing" in person.last["components"]
            await person.play(1)


async def test_a_draw_sent_twice_is_made_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, iwari([ME, FRIEND], draft=True))
        viewers = [await Person.at(tables, table, una, seat) for seat in range(2)]
        person = next(one for one in viewers if one.last["offer"])
        number = person.number
        (draw,) = [one for one in person.choices() if one["from"] == "deck"]
        assert "card" not in draw
        answers = [await person.decide(draw, number) for _ in range(2)]
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert answers[0]["number"] == answers[1]["number"] == person.number
        assert person.last["view"]["seats"][draw["seat"]]["hand_size"] == 1


async def test_playing_again_keeps_all_options(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        chosen = {"deeds": ["honour"], "draft": True, "settlements": "path", "storms": True}
        table = await lobby.create(tables, una, iwari([ME, FRIEND, GREEDY], **chosen))
        await changes.vote_end(tables, table, una, True)
        old = await lobby.info(tables, table, una)
        new = await lobby.info(tables, await lobby.play_again(tables, table, una), una)
        assert new["options"] == old["options"]
        assert new["game"] == "iwari"


async def test_the_lobby_has_a_small_picture_of_the_real_map(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, iwari([ME] + [GREEDY] * 4))
        person = await Person.at(tables, table, una, 0)
        await person.play(12)
        sketch: Json = (await lobby.lobby_of(tables, una))["mine"][0]["sketch"]
        assert sketch["tents"]
        assert len(sketch["territories"]) >= 10
        assert len(json.dumps(sketch)) < THUMBNAIL


@pytest.mark.parametrize("change", TAMPERINGS)
def test_a_log_that_no_longer_replays_stays_readable_with_its_map(
    tmp_path: Path, change: str
) -> None:
    async def begin() -> tuple[str, Json]:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, iwari([ME, GREEDY]))
            await (await Person.at(tables, table, una, 0)).play(5)
            return table, (await Person.at(tables, table, una, None)).last

    async def look(table: str, old: Json) -> None:
        async with open_tables(tmp_path) as tables:
            state = (
                await Person.at(tables, table, await lobby.find_guest(tables, "una"), None)
            ).last
            assert state["table"]["status"] == "frozen"
            assert state["components"] == old["components"]
            assert state["view"]["options"] == old["view"]["options"]

    table, old = asyncio.run(begin())
    tamper(tmp_path, change)
    asyncio.run(look(table, old))


def test_rows_of_the_first_release_have_no_scoring(tmp_path: Path) -> None:
    async def begin() -> str:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, GREEDY]))
            await (await Person.at(tables, table, una, 0)).play(3)
            return table

    async def look(table: str) -> None:
        async with open_tables(tmp_path) as tables:
            state = (await Person.at(tables, table, await lobby.find_guest(tables, "una"), 0)).last
            assert state["table"]["status"] == "playing"
            assert all(entry["scoring"] is None for entry in state["log"])

    table = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        changed = database.execute("UPDATE rows SET said = json_remove(said, '$.scoring')")
        assert changed.rowcount > 3
    database.close()
    asyncio.run(look(table))
