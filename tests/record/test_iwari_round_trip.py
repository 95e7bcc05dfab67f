"""Iwari: what we write can be read, is what the schema says, and replays to the same end."""

import json

import pytest

from bivouac.core.contract import generator
from bivouac.games.iwari import notation
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import MapRules
from bivouac.games.iwari.game import GAME, Iwari
from bivouac.games.iwari.notation.land import rules_of
from bivouac.games.iwari.picture.drawing import drawing_of
from bivouac.record.check import check_record
from tests.conftest import scale
from tests.record import round_trips
from tests.record.games import play_on, played_at, recorder_of
from tests.record.iwari_cards import exchange_twins, ids_in
from tests.record.iwari_games import EXTENSIONS, PLAIN, SPECIAL, TABLES
from tests.record.round_trips import DOCS, SCHEMA, check_whole, play_with_twins

every_table = pytest.mark.parametrize("table", TABLES)
wherever = pytest.mark.parametrize("table", [*TABLES, *EXTENSIONS])


@pytest.mark.slow
@wherever
def test_a_random_game_is_written_read_and_checked(table: str) -> None:
    for seed in range(scale(4, short=1)):
        record = played_at(table, seed)
        assert list(check_whole(record).scores) == record["result"]["scores"]


@pytest.mark.slow
@wherever
def test_a_game_laid_out_from_its_record_is_the_same_to_the_byte(table: str) -> None:
    """IS1, IS2, IS3, IS4, IX1, IM6, IR1, IG1, IA2, IA4, IA6."""
    for seed in range(scale(3, short=1)):
        dealt, laid_out, record = round_trips.check_laid_out(table, seed)
        assert laid_out.setting.static.tobytes() == dealt.setting.static.tobytes()
        assert laid_out.setting.components_in(record["setup"]) == record["components"]
        assert laid_out.setting.pictured() == dealt.setting.pictured()


@every_table
def test_a_recorded_shuffle_leads_to_the_very_same_position(table: str) -> None:
    """IE1: also where shuffled cards have moved on to the display before anybody decides."""
    for seed in range(scale(5, short=2)):
        round_trips.check_outcomes(table, seed)


@every_table
def test_steps_and_events_say_the_same(table: str) -> None:
    round_trips.check_steps_and_events(table)


@pytest.mark.slow
@pytest.mark.parametrize("table", SPECIAL)
def test_an_unfinished_record_is_sound_as_far_as_it_goes(table: str) -> None:
    round_trips.check_begun(played_at(table), every=11)


@pytest.mark.slow
def test_with_two_players_the_third_tribe_has_its_points_and_may_leave_no_winner() -> None:
    """I2.2."""
    winners = []
    for seed in range(scale(20, short=8)):
        record = played_at(PLAIN[0], seed)
        result = record["result"]
        assert len(result["scores"]) == len(result["breakdown"]) == 3
        assert len(record["setup"]["hands"]) == len(result["final"]["hands"]) == 2
        SCHEMA.validate(record)
        check_record(record)
        winners.append(result["winners"])
    assert [] in winners


def test_a_game_nobody_has_won_says_so() -> None:
    """I2.2."""
    for seed in range(100):
        record = played_at(PLAIN[0], seed)
        if not record["result"]["winners"]:
            assert str(check_record(record)).endswith("winners none")
            return
    raise AssertionError("somebody always wins")


def test_any_identical_copy_of_a_card_is_as_good() -> None:
    """IT3, IT2, I2.1: legal steps name one card of a biome; a record may name another."""
    exchanged = 0
    for seed in range(scale(4)):
        record, count = play_with_twins(PLAIN[0], seed, exchange_twins)
        assert check_record(record).result is not None
        exchanged += count
    assert exchanged > 0


def test_a_reader_accepts_whole_numbers_as_ids() -> None:
    record = played_at(SPECIAL[1])
    round_trips.check_numbers_as_ids(record, ids_in(record), "deck")


def test_another_writer_may_order_what_has_no_order_and_leave_out_what_is_not_in_play() -> None:
    record = played_at(SPECIAL[3], 1)
    record["setup"]["mountains"].reverse()
    record["options"]["deeds"].reverse()
    for hand in record["setup"]["hands"]:
        hand.reverse()
    record["components"]["map"]["connections"].reverse()
    final = record["result"]["final"]
    final["hands"] = [hand[::-1] for hand in final["hands"]]
    final["discards"].reverse()
    final["pawns"].reverse()
    final["tents"] = dict(reversed(final["tents"].items()))
    final["totems"] = {name: counts for name, counts in final["totems"].items() if any(counts)}
    for key in ("fortifications", "storms", "walker", "expeditions", "discoveries"):
        del final[key]
    record["result"]["winners"].reverse()
    SCHEMA.validate(record)
    assert check_record(record).result is not None


def test_the_documented_game_is_sound() -> None:
    """docs/record.md explains events of docs/record-iwari.json, which shows a bit of everything."""
    record = json.loads((DOCS / "record-iwari.json").read_text("utf-8"))
    SCHEMA.validate(record)
    summary = str(check_record(record))
    assert summary.endswith("124 events, scores 87 99 55, winners 1")
    page = (DOCS / "record.md").read_text("utf-8")
    quoted = [
        line for line in page.splitlines() if line.startswith('{"seat": ') and "tribe" in line
    ]
    assert len(quoted) >= 5
    others = [
        event
        for name in ("record-iwari-all.json", "record-iwari-void.json")
        for event in json.loads((DOCS / name).read_text("utf-8"))["events"]
    ]
    assert all(json.loads(line) in [*record["events"], *others] for line in quoted)
    seen = {event.get("deed") or event.get("do") or event["chance"] for event in record["events"]}
    assert seen >= {
        "union",
        "discovery",
        "honour",
        "respect",
        "build",
        "discard",
        "draw",
        "shuffle",
    }


def test_a_map_of_ones_own_travels_with_its_drawing() -> None:
    record = played_at(PLAIN[1])
    assert "drawing" not in record["components"]["map"]
    drawing = drawing_of(packaged_box().maps["new-horizons"])
    record["options"]["map"] = "home"
    check_record(record)
    record["components"]["map"]["drawing"] = {**drawing, "name": "Home"}
    record["components"]["map"]["rules"] = rules_of(MapRules())
    SCHEMA.validate(record)
    check_record(record)
    setting = GAME.setting_of_record(record)
    assert setting.map.name == "Home"
    assert setting.components() == record["components"]
    assert setting.pictured()["drawing"]["name"] == "Home"


def test_made_up_situations_can_be_laid_out() -> None:
    record = played_at(PLAIN[1])
    setup = record["setup"]
    setup["deck"] += setup["hands"][0]
    setup["hands"][0] = []
    setup["deck"] += setup["display"][2:]
    del setup["display"][2:]
    setup["mountains"] = [1, 2, 3]
    setting = Iwari(*notation.parts_of_record(record, strict=False))
    game = notation.lay_out(setting, record, strict=False)
    assert setting.final(game.position)["hands"][0] == []
    assert len(setting.final(game.position)["display"]) == 2


def test_a_recorder_does_not_write_down_a_build_half_made() -> None:
    """IT1: pieces and payment are one decision."""
    rng = generator(3)
    recorder = recorder_of(PLAIN[0], rng)
    while recorder.game.is_between:
        recorder.apply(min(recorder.game.legal()))
    assert check_record(recorder.record()).events == len(recorder.events)
    play_on(recorder, rng)
    assert check_record(recorder.record()).result is not None
