"""Replays: any sound record, frame by frame, from any seat or with all hands open."""

import json
import random
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.server.limits import RECORD_BYTES
from bivouac.tables import finished, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.finished import MOST_CHARACTERS, MOST_EVENTS, replay_of
from tests.tables.people import GREEDY, ME, Person, guest, open_tables, table_request
from tests.tables.sat import NAMES, dealt, decide, seated, some_choice

IWARI = {"map": "new-horizons", "players": 2, "deeds": ["union", "honour"]}


def finished_game(scenario: str, players: int) -> Json:
    """The record of a finished game of Dewan."""
    return played({"scenario": scenario, "players": players})


def played(chosen: Json) -> Json:
    """The record of a finished game."""
    table = seated(dealt(chosen, 9))
    players = chosen["players"]
    chooser = random.Random(9)
    while (event := some_choice(table, chooser)) is not None:
        decide(table, event["seat"], event)
    assert table.logged is not None
    return table.logged.record(list(NAMES[:players]))


def test_a_replay_has_a_frame_for_the_setup_and_one_for_each_event() -> None:
    record = finished_game("lake", 3)
    replay: Json = replay_of(record, -1)
    assert len(replay["frames"]) == len(record["events"]) + 1
    assert replay["frames"][0]["entry"] is None
    entries = [frame["entry"] for frame in replay["frames"]]
    assert [entry["number"] for entry in entries if entry] == [*range(1, len(entries))]
    assert replay["looks"] == ["all", -1, 0, 1, 2]
    assert replay["table"]["names"] == list(NAMES[:3])
    assert replay["result"] is not None
    assert replay["result"]["scores"] == record["result"]["scores"]
    assert replay["commitment"] == record["fair"]["commitment"]
    assert replay["seed"] == record["fair"]["seed"]
    assert {"teams", "score"} <= set(replay["components"].pop("play"))
    assert replay["components"] == record["components"]


def test_a_replay_of_iwari_brings_its_map_once_and_walks_through_its_scorings() -> None:
    record = played(IWARI)
    replay: Json = replay_of(record, -1)
    drawing = replay["components"].pop("drawing")
    assert replay["components"] == record["components"]
    assert {"name", "size", "territories", "connections", "look"} <= set(drawing)
    assert "outline" not in json.dumps(replay["frames"])
    walks = [frame["entry"]["scoring"] for frame in replay["frames"][1:]]
    assert [walk["kind"] for walk in walks if walk] == ["mid", "final"]
    assert walks[-1]["kind"] == "final"
    assert len(replay["result"]["scores"]) == 3
    assert len(json.dumps(replay)) < MOST_CHARACTERS // 4


def test_each_look_sees_its_own_hand_and_all_see_every_hand() -> None:
    record = finished_game("classic", 2)
    hands = record["setup"]["hands"]
    public = replay_of(record, -1)["frames"][0]["view"]["seats"]
    assert [tribe["hand"] for tribe in public] == [[], []]
    own = replay_of(record, 1)["frames"][0]["view"]["seats"]
    assert [sorted(tribe["hand"]) for tribe in own] == [[], sorted(hands[1])]
    opened = replay_of(record, "all")["frames"]
    assert [sorted(tribe["hand"]) for tribe in opened[0]["view"]["seats"]] == list(
        map(sorted, hands)
    )
    assert all(tribe["unknown"] == 0 for tribe in opened[-1]["view"]["seats"])
    assert opened[0]["view"]["seat"] == -1


@pytest.mark.slow
def test_a_record_without_names_or_proof_is_shown_without_them() -> None:
    record = finished_game("classic", 2)
    del record["names"], record["fair"]
    replay = replay_of(record, 0)
    assert replay["table"]["names"] == ["", ""]
    assert (replay["commitment"], replay["seed"]) == (None, None)


@pytest.mark.parametrize("viewer", [2, -2, "0", None, True, 1.0, [0]])
def test_there_is_no_other_seat_to_look_from(viewer: Json) -> None:
    with pytest.raises(Declined) as refused:
        replay_of(finished_game("classic", 2), viewer)
    assert refused.value.message.key == "refused-look"


def test_unsound_records_are_declined_in_one_line() -> None:
    record = finished_game("classic", 2)
    unsound: list[Json] = [
        None,
        [],
        {},
        {**record, "events": record["events"][1:]},
        {**record, "result": None},
        {**record, "fair": {**record["fair"], "seed": "00" * 32}},
        {**record, "components": 7},
        {**record, "game": "x" * 100_000},
    ]
    for wrong in unsound:
        with pytest.raises(Declined) as refused:
            replay_of(wrong, 0)
        assert refused.value.message.key == "refused-record"
        reason = str(refused.value.message.args["reason"])
        assert "\n" not in reason
        assert len(reason) <= 300


def test_a_record_without_end_is_declined() -> None:
    record = finished_game("classic", 2)
    with pytest.raises(Declined) as refused:
        replay_of({**record, "events": record["events"] * (MOST_EVENTS // 10)}, 0)
    assert refused.value.message.key == "refused-record-long"


def long_ids(record: Json, ids: list[str], length: int) -> str:
    """A record whose ids are of that length."""
    text = json.dumps(record)
    for name in ids:
        text = text.replace(f'"{name}"', f'"{name + "x" * length}"')
    return text


def test_a_small_record_does_not_become_a_huge_replay() -> None:
    record = finished_game("classic", 2)
    del record["fair"]
    text = long_ids(record, [space["id"] for space in record["setup"]["map"]["spaces"]], 5000)
    assert len(text) < RECORD_BYTES
    with pytest.raises(Declined) as refused:
        replay_of(json.loads(text), "all")
    assert "ids are too long" in str(refused.value.message.args["reason"])


async def test_a_table_can_be_replayed_once_it_is_over(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        with pytest.raises(Declined) as early:
            await finished.replay_table(tables, table, 0)
        assert early.value.status == 409
        await person.play()
        replay = await finished.replay_table(tables, table, 0)
        assert replay["frames"][-1]["view"] == person.last["view"]
        assert replay["table"]["names"][0] == "Una"
        assert replay["table"]["bots"] == [None, "greedy"]


@pytest.mark.slow
def test_a_record_of_iwari_can_be_replayed_from_any_seat() -> None:
    record = json.loads(json.dumps(played({"map": "vast-lands", "players": 5})))
    for viewer in ("all", -1, 4):
        replay = replay_of(record, viewer)
        assert len(replay["frames"]) == len(record["events"]) + 1
    shown = replay_of(record, "all")["frames"]
    hands = [seat["hand"] for seat in shown[0]["view"]["seats"]]
    assert list(map(sorted, hands)) == list(map(sorted, record["setup"]["hands"]))
