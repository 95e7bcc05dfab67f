"""A record whose result is wrong is refused there, by the rule that gives the right one."""

from itertools import product

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at, refusal_of, table_of
from tests.record.iwari_games import against_void, everything
from tests.record.parts import Change, cut, put
from tests.reference.dewan.game import POINT_RULES, TEAM_POINT_RULES

CLASSIC, VOLCANO, LAKE = (table_of(scenario, 2) for scenario in ("classic", "volcano", "lake"))
TEAM = table_of("team", 4)
TWO, FOUR = "iwari map=new-horizons players=2", "iwari map=vast-lands players=4"
ALL = everything("vast-lands", 2, "a")
RUINS = everything("forgotten-island", 3, "a")
ROAD = everything("long-road", 4, "a")
SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
POINTS = [
    *((CLASSIC, key, POINT_RULES[key]) for key in ("stories", "fire", "most_fire", "groups")),
    *((TEAM, key, TEAM_POINT_RULES[key]) for key in ("stories", "groups", "berries")),
    *((table_of("downpour", 2), key, POINT_RULES[key]) for key in ("zones", "pairs")),
    *((VOLCANO, key, POINT_RULES[key]) for key in ("water", "rivals")),
    *((LAKE, key, POINT_RULES[key]) for key in ("majorities", "fish")),
    (CLASSIC, "berries", "DX5"),
    *product((TWO, FOUR), ("tents_mid",), ("IE1",)),
    *product((TWO, FOUR), ("tents",), ("IP1",)),
    *product((TWO, FOUR), ("totems",), ("IP2",)),
    *product((TWO, FOUR), ("settlements",), ("IP3",)),
    (ALL, "expeditions", "IX1"),
    (ALL, "walking", "IR2"),
    (ALL, "discoveries", "IG1"),
    (RUINS, "ruins", "IA2"),
    (ROAD, "road", "IA5"),
]


@pytest.mark.parametrize(("table", "key", "rule"), POINTS)
def test_wrong_points_are_refused(table: str, key: str, rule: str) -> None:
    """DX2, DX3, DX4, DX5, DM2, DM3, DM4, DD2, DV6, DL3, DH6.

    IE1, IP1, IP2, IP3, IX1, IR2, IG1, IA2, IA5: the third tribe's too.
    """
    record = played_at(table)
    record["result"]["breakdown"][-1][key] += 1
    refused = refusal_of(record)
    last = len(record["result"]["breakdown"]) - 1
    assert str(refused).startswith(f"result.breakdown[{last}].{key}: must be ")
    assert refused.rule == rule


def test_points_of_a_key_that_is_not_in_play_are_refused() -> None:
    """DV5."""
    record = played_at(table_of("volcano", 3))
    record["result"]["breakdown"][0]["groups"] = 0
    assert refusal_of(record).rule == "DV5"
    record = played_at(FOUR)
    record["result"]["breakdown"][0]["walking"] = 0
    assert str(refusal_of(record)).startswith("result.breakdown[0]: 'walking'")


def turn_claim(claims: Json) -> None:
    name = next(iter(claims))
    claims[name] = "players" if claims[name] == "void" else "void"


def win(result: Json) -> None:
    result["winners"] = [] if result["winners"] else [0]


def change_reason(result: Json) -> None:
    result["reason"] = "stock" if result["reason"] != "stock" else "limit"


VERDICTS = [
    ("claims", "IV7", lambda result: turn_claim(result["claims"])),
    ("claims", "IV7", cut("claims.*")),
    ("winners", "IV10", win),
    ("reason", "IV10", change_reason),
    ("scores", "IV10", put("scores", [0, 1])),
    ("breakdown", "IV10", put("breakdown", [{"won": 0}, {"won": 1}])),
]
RESULTS = [
    (table_of("classic", 4), "scores", "DX1", put("scores", [1, 2, 3])),
    (table_of("classic", 4), "winners", "DX6", put("winners", [0, 1, 2, 3])),
    (TEAM, "winners", "DM5", put("winners", [0])),
    (TEAM, "breakdown", "DM1", put("breakdown", [])),
    (table_of("classic", 4), "winners", "DX6", put("winners", "all")),
    (table_of("classic", 4), "final", None, put("final", None)),
    (TWO, "scores", "IE2", put("scores", [1, 2])),
    (TWO, "winners", "I2.2", put("winners", [2])),
    (TWO, "winners", "I2.2", put("winners", [0, 1])),
    (FOUR, "scores", "IE2", put("scores", None)),
    (FOUR, "winners", "IE3", put("winners", [])),
    (FOUR, "winners", "IE3", put("winners", [0, 1, 2, 3])),
    (FOUR, "breakdown", "IE2", put("breakdown", [{}, {}])),
    (FOUR, "final", None, put("final", [])),
    *((table, *spoilt) for table in (SOLO, COOP) for spoilt in VERDICTS),
]  # fmt: skip


@pytest.mark.parametrize(("table", "key", "rule", "change"), RESULTS)
def test_a_wrong_result_is_refused(table: str, key: str, rule: str | None, change: Change) -> None:
    """DX1, DX6, DM1, DM5, IE2, IE3, I2.2, IV7, IV10."""
    record = played_at(table)
    change(record["result"])
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.{key}"), str(refused)
    assert refused.rule == rule


def test_points_are_numbers_not_truth_values() -> None:
    record = played_at(CLASSIC)
    record["result"]["winners"] = [bool(seat) for seat in record["result"]["winners"]]
    assert str(refusal_of(record)).startswith("result.winners")


@pytest.mark.parametrize("key", ["claims", "reason", "scores", "breakdown", "winners", "final"])
def test_a_verdict_is_complete(key: str) -> None:
    record = played_at(SOLO)
    del record["result"][key]
    assert str(refusal_of(record)).startswith(f"result: '{key}' is missing")


def test_there_is_no_verdict_where_there_are_points() -> None:
    record = played_at("iwari map=new-horizons players=3")
    record["result"]["reason"] = "limit"
    assert str(refusal_of(record)).startswith("result: unknown key 'reason'")
