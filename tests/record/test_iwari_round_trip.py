"""Iwari: what records say, what another writer may write otherwise, and documented games."""

import pytest

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import MapRules
from bivouac.games.iwari.game import GAME, IwariSetting
from bivouac.games.iwari.notation.land import rules_of
from bivouac.games.iwari.notation.parts import parts_of_record
from bivouac.games.iwari.picture.drawing import drawing_of
from bivouac.record.check import check_record
from tests.boxes import DEEDS
from tests.conftest import scale
from tests.record.games import played_at
from tests.record.iwari_games import PLAIN, SPECIAL
from tests.record.round_trips import SCHEMA, check_sound, documented, quoted_events


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
            assert str(check_record(record)).endswith("no winner")
            return
    raise AssertionError("somebody always wins")


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
    check_sound(record)


def test_the_documented_game_is_sound() -> None:
    """docs/record.md explains events of docs/record-iwari.json, which shows a bit of everything."""
    record = documented("record-iwari.json")
    assert str(check_record(record)).endswith("124 events, scores 87 99 55, winners 1")
    quoted = [event for event in quoted_events() if "tribe" in event]
    assert len(quoted) >= 5
    others = [documented(f"record-iwari-{name}.json") for name in ("all", "void")]
    known = [event for one in (record, *others) for event in one["events"]]
    assert all(event in known for event in quoted)
    seen = {event.get("deed") or event.get("do") or event["chance"] for event in record["events"]}
    assert seen >= {*DEEDS, "build", "discard", "draw", "shuffle"}


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
    setting = IwariSetting(*parts_of_record(record, strict=False))
    game = setting.lay_out(record, strict=False)
    assert setting.final(game.position)["hands"][0] == []
    assert len(setting.final(game.position)["display"]) == 2
