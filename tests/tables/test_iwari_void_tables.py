"""Tables against the void: one seat is enough, won or lost without points, alone or together."""

import asyncio
import random
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.record.check import check_record
from bivouac.tables import changes, finished, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.finished import replay_of
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.sat import NAMES, dealt, decide, seated, some_choice
from tests.tables.test_open_tables import without_presence

REASONS = {"settlement", "limit", "centre", "all-judged", "piece", "stock", "third-card"}


def against(seats: list[Json], **options: Json) -> Json:
    mode = "solo" if len(seats) == 1 else "coop"
    return table_request(seats, game="iwari", mode=mode, **options)


def assert_decided(result: Json) -> None:
    """IV10: the protocol's Result of a game without points."""
    assert result["scores"] is None
    assert result["breakdown"] == result["tie_break"] == []
    assert result["verdict"]["reason"] in REASONS
    assert set(result["verdict"]["claims"].values()) <= {"players", "void"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [[ME], [ME, GREEDY]], ids=["solo", "coop"])
async def test_a_person_plays_to_the_end_and_gets_a_fair_record(
    tmp_path: Path, seats: list[Json]
) -> None:
    """IV: a table with one seat begins at once."""
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, against(seats))
        person = await Person.at(tables, table, una, 0)
        assert person.table["status"] == "playing"
        await person.play()
        result = person.last["result"]
        assert_decided(result)
        record = await finished.record_of(tables, table, una)
        assert "chance verified" in str(check_record(record))
        assert record["result"]["scores"] is None
        assert record["result"]["claims"] == result["verdict"]["claims"]
        card = (await lobby.lobby_of(tables, una))["finished"][0]
        assert card["result"] == result
        replay = await finished.replay_table(tables, table, 0)
        assert replay["result"] == result
        assert replay["frames"][-1]["view"] == person.last["view"]


@pytest.mark.slow
def test_a_restart_changes_nothing_for_somebody_alone(tmp_path: Path) -> None:
    async def first() -> tuple[str, Json]:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, against([ME], map="long-road"))
            await (await Person.at(tables, table, una, 0)).play(25)
            return table, (await Person.at(tables, table, una, 0)).last

    async def second(table: str, old: Json) -> None:
        async with open_tables(tmp_path) as tables:
            una = await lobby.find_guest(tables, "una")
            person = await Person.at(tables, table, una, 0)
            assert without_presence(person.last) == without_presence(old)
            await person.play()
            check_record(await finished.record_of(tables, table, una))

    asyncio.run(second(*asyncio.run(first())))


async def test_two_people_on_two_devices_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """IV12: each has an own hand."""
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, against([ME, OPEN]))
        assert (await lobby.info(tables, table, una))["status"] == "waiting"
        await changes.join(tables, table, vik, None, "Vik")
        people = [await Person.at(tables, table, una, 0), await Person.at(tables, table, vik, 1)]
        for _ in range(20):
            for seat, person in enumerate(people):
                hands = person.last["view"]["seats"]
                assert len(hands[seat]["hand"]) == hands[seat]["hand_size"]
                other = hands[1 - seat]
                assert len(other["hand"]) + other["unknown"] == other["hand_size"]
            mover = next((one for one in people if one.last["offer"]), None)
            if mover is None:
                break
            await mover.play(1)


async def test_a_table_alone_can_be_ended_and_played_again(tmp_path: Path) -> None:
    """The limit that was chosen stays (IV10)."""
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, against([ME], void_limit="4"))
        await changes.vote_end(tables, table, una, True)
        old = await lobby.info(tables, table, una)
        assert old["status"] == "ended"
        new = await lobby.info(tables, await lobby.play_again(tables, table, una), una)
        assert new["options"] == old["options"]
        assert new["options"]["void_limit"] == 4
        assert new["status"] == "playing"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([ME], {"mode": "coop"}),
        ([ME, FRIEND], {"mode": "solo"}),
        ([ME], {"mode": "solo", "void_limit": 99}),
        ([ME], {"mode": "solo", "deeds": ["union"]}),
        ([GREEDY], {"mode": "solo"}),
    ],
)
async def test_no_table_against_the_rules(tmp_path: Path, seats: list[Json], options: Json) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined):
            await lobby.create(tables, una, table_request(seats, game="iwari", **options))


def test_a_replay_of_a_game_alone_has_a_frame_for_each_event() -> None:
    table = seated(dealt({"map": "floating-lands", "mode": "solo"}, 9))
    chooser = random.Random(9)
    while (event := some_choice(table, chooser)) is not None:
        decide(table, event["seat"], event)
    assert table.logged is not None
    record = table.logged.record(list(NAMES[:1]))
    for viewer in ("all", -1, 0):
        replay = replay_of(record, viewer)
        assert len(replay["frames"]) == len(record["events"]) + 1
        assert replay["looks"] == ["all", -1, 0]
        assert_decided(replay["result"])
