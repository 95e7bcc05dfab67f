"""Dewan: what another writer may write otherwise, and the game of docs/record.md."""

import json
import re

import numpy as np

from bivouac.games.dewan.game import DewanSetting
from bivouac.games.dewan.notation.parts import parts_of_record
from bivouac.record.check import check_record
from bivouac.record.replay import replay
from tests.record.games import played
from tests.record.round_trips import DOCS, check_sound


def test_the_documented_game_is_sound() -> None:
    text = (DOCS / "record.md").read_text("utf-8")
    record = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1])
    said = str(check_sound(record))
    assert said == "dewan scenario=classic players=2, 47 events, scores 31 29, winners 0"


def test_another_writer_may_order_what_has_no_order_and_name_a_zone_by_any_space() -> None:
    """DZ2: berries belong to a zone."""
    record = played("downpour", 3, 1)
    ends = [moment.game for moment in replay(record)]
    zones = ends[-1].position["zone"]
    final = record["result"]["final"]
    names = [space["id"] for space in record["setup"]["map"]["spaces"]]
    berries = {}
    for space, tokens in final["berries"].items():
        members = np.flatnonzero(zones[: len(names)] == names.index(space))
        berries[names[members[-1]]] = tokens
    final["berries"] = berries
    for key in ("hands", "told"):
        final[key] = [entries[::-1] for entries in final[key]]
    for key in ("discards", "markers"):
        final[key].reverse()
    for event in record["events"]:
        if event.get("do") == "take":
            event["slots"].reverse()
    assert check_record(record).result is not None


def test_another_writer_may_name_those_who_win_together_in_any_order() -> None:
    """DX6: partners win together."""
    record = played("team", 4)
    winners = record["result"]["winners"]
    assert len(winners) > 1
    record["result"]["winners"] = winners[::-1]
    assert str(check_record(record)).endswith(f"winners {winners[0]} {winners[1]}")


def test_made_up_situations_can_be_laid_out() -> None:
    record = played("classic", 2)
    record["setup"]["hands"][0] += record["setup"]["pile"]
    record["setup"]["pile"] = []
    setting = DewanSetting(*parts_of_record(record, strict=False))
    game = setting.lay_out(record, strict=False)
    assert len(setting.final(game.position)["hands"][0]) > 40
