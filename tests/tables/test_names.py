"""What people and bots are called at a table, and what is asked about ending it."""

from pathlib import Path

import pytest

from bivouac.bots.names import LEVELS
from bivouac.core.contract import Json
from bivouac.record.replay import start
from bivouac.record.show import names_of
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat
from bivouac.tables import changes, finished, lobby
from bivouac.tables.bot_names import BOT_NAMES, free_name
from bivouac.tables.declined import Declined
from bivouac.tables.seating import seats_again
from tests.tables import people
from tests.tables.people import FRIEND, GREEDY, ME, Person, guest, open_tables, table_request

FREE = people.OPEN
SIX: list[Json] = [ME, *({"kind": "bot", "bot": level} for level in LEVELS)]


def names(info: Json) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


async def test_every_bot_of_a_table_has_a_name_of_its_own(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        wish = table_request(SIX, game="iwari", map="the-void")
        info = await lobby.info(tables, await lobby.create(tables, una, wish), una)
        assert names(info)[0] == "Una"
        assert len({*names(info)}) == len(SIX)
        assert {*names(info)[1:]} <= {*BOT_NAMES}
        assert [seat["bot"] for seat in info["seats"]] == [None, *LEVELS]


def test_a_bot_never_takes_the_name_of_somebody_at_the_table() -> None:
    people = [Seat(n, PERSON, name.upper(), "key") for n, name in enumerate(BOT_NAMES[1:])]
    assert {free_name(people, LEVELS[0]) for _ in range(20)} == {BOT_NAMES[0]}


async def test_a_bot_put_on_a_free_seat_sits_down_under_its_name(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FREE, FREE]))
        await changes.fill(tables, table, una, 1, "level1")
        info = await changes.fill(tables, table, una, 2, "level1")
        assert len({*names(info)}) == 3
        assert {*names(info)[1:]} <= {*BOT_NAMES}
        at_table = await Person.at(tables, table, una, 0)
        said = [entry["messages"][0]["args"] for entry in at_table.last["log"]]
        assert [one.get("name") for one in said[:2]] == names(info)[1:]


def test_in_the_next_game_a_bot_keeps_its_name_and_a_stand_in_gets_one() -> None:
    una = Guest("una", "Una")
    seats = (
        Seat(0, PERSON, "Una", "a", holders=frozenset({"una"})),
        Seat(1, BOT, "Fenn", "b", bot="level2"),
        Seat(2, PERSON, "Vik", "c", stand_in="level3", holders=frozenset({"vik"})),
        Seat(3, BOT, "level4", "d", bot="level4"),  # of a table made before bots had names
        Seat(4, PERSON, "Eve", "e", left=True, holders=frozenset({"eve"})),
    )
    again = seats_again(seats, una)
    assert [seat.kind for seat in again] == [PERSON, BOT, BOT, BOT, OPEN]
    assert [seat.name for seat in again[:2]] == ["Una", "Fenn"]
    assert {again[2].name, again[3].name} <= {*BOT_NAMES} - {"Fenn"}
    assert again[2].name != again[3].name
    assert [seat.bot for seat in again] == [None, "level2", "level3", "level4", None]


async def test_the_record_says_what_bots_were_called_and_which_they_were(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        info = await changes.vote_end(tables, table, una, True)
        record = await finished.record_of(tables, table, una)
        assert record["names"] == names(info)
        assert record["bots"] == [None, "greedy"]
        assert names_of({**record, "names": ["Una", "Fenn"]}, start(record), "ja")[1] == "フェン"
        replay = await finished.replay_table(tables, table, "all")
        assert replay["table"]["bots"] == [None, "greedy"]
        assert finished.bots_of({"bots": ["no body", 7]}, 2) == [None, None]
        assert finished.bots_of({"bots": ["wren", None]}, 2) == ["wren", None]  # by somebody else
        assert finished.bots_of({}, 2) == [None, None]


async def test_an_own_seat_is_renamed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND, GREEDY]))
        at_table = await Person.at(tables, table, una, 0)
        info = await changes.rename(tables, table, una, 0, "  Ulla ")
        assert names(info)[:2] == ["Ulla", "Vik"]
        renamed = at_table.last["entry"]["messages"][0]
        assert renamed["key"] == "table-renamed"
        assert renamed["args"] == {"seat": 0, "before": "Una", "name": "Ulla"}
        number = at_table.number
        await changes.rename(tables, table, una, 0, "Ulla")
        assert at_table.number == number


@pytest.mark.parametrize(
    ("seat", "name", "key"),
    [(0, " ", "refused-name"), (1, "Bo", "refused-not-your-seat"), (9, "Bo", "refused-no-seat")],
)
async def test_only_an_own_seat_gets_another_name_and_never_none(
    tmp_path: Path, seat: int, name: str, key: str
) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        with pytest.raises(Declined) as refused:
            await changes.rename(tables, table, una, seat, name)
        assert refused.value.message.key == key


async def test_who_declines_to_end_the_game_settles_it_and_everybody_reads_who(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, FREE]))
        await changes.join(tables, table, vik, None, "Vik")
        one = await Person.at(tables, table, una, 0)
        await changes.vote_end(tables, table, una, True)
        info = await changes.vote_end(tables, table, vik, False)
        assert info["end_votes"] == one.table["end_votes"] == []
        said = one.last["entry"]["messages"][0]
        assert (said["key"], said["args"]["seat"]) == ("table-vote-on", 1)
        number = one.number
        await changes.vote_end(tables, table, vik, False)  # nobody asks any more
        assert one.number == number
        await changes.vote_end(tables, table, una, True)
        assert (await changes.vote_end(tables, table, vik, True))["status"] == "ended"


async def test_a_game_that_was_left_is_not_under_way_for_its_player_and_not_lost(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, FREE, GREEDY]))
        await changes.join(tables, table, vik, None, "Vik")
        await changes.leave(tables, table, una)
        mine = await lobby.lobby_of(tables, una)
        assert [[card["id"] for card in mine[part]] for part in ("mine", "open", "finished")] == [
            [],
            [],
            [table],
        ]
        assert [card["id"] for card in (await lobby.lobby_of(tables, vik))["mine"]] == [table]
        await changes.come_back(tables, table, una, 0)
        mine = await lobby.lobby_of(tables, una)
        assert [card["id"] for card in mine["mine"]] == [table]
        assert mine["finished"] == []
