"""A record whose result is wrong is refused there, by the rule that gives the right one."""

import pytest

from bivouac.core.contract import Json
from tests.record.games import played, refusal_of

FINAL_RULES = {
    "hands": "DK1",
    "row": "DK2",
    "pile": "DV2",
    "supply": "DV3",
    "story_row": "DS6",
    "story_stack": "DS6",
    "discards": "DP5",
    "camps": "DP6",
    "berries": "DZ2",
    "won_berries": "DE1",
    "tucks": "DE2",
    "stories": "DS6",
    "told": "DY6",
    "markers": "DV4",
    "fish": "DH5",
}


def spoil(value: Json) -> Json:
    """Something else of the same shape."""
    if isinstance(value, dict):
        return {key: tokens + 1 for key, tokens in value.items()}
    if all(isinstance(entry, int) for entry in value):
        return [entry + 1 for entry in value]
    if isinstance(value[0], list):
        return [spoil_first(value), *value[1:]]
    return [*value[1:], value[0]] if len(set(value)) > 1 else value[1:]


def spoil_first(lists: Json) -> Json:
    """The first list without an entry, or with one of another list."""
    return lists[0][1:] if lists[0] else [next(entry for other in lists for entry in other)]


@pytest.mark.parametrize("key", FINAL_RULES)
def test_a_wrong_final_position_is_refused(key: str) -> None:
    """DK1, DK2, DV2, DV3, DS6, DP5, DP6, DZ2, DE1, DE2, DY6, DV4, DH5."""
    for seed in range(30):
        record = played("downpour", 3, seed)
        final = record["result"]["final"]
        if key in ("discards", "markers", "supply") and len(final[key]) < 2:
            continue
        if not any(final[key]):
            continue
        final[key] = final[key][1:] if key in ("discards", "markers") else spoil(final[key])
        refused = refusal_of(record)
        assert str(refused).startswith(f"result.final.{key}"), str(refused)
        assert refused.rule == FINAL_RULES[key]
        return
    final = record["result"]["final"]
    final[key] = [1] * 3
    assert refusal_of(record).rule == FINAL_RULES[key]


@pytest.mark.parametrize("key", FINAL_RULES)
def test_a_final_position_without_a_key_is_refused(key: str) -> None:
    record = played("lake", 2)
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}'")


POINT_RULES = [
    ("classic", 2, "stories", "DX2"),
    ("classic", 2, "fire", "DX3"),
    ("classic", 2, "most_fire", "DX3"),
    ("classic", 2, "groups", "DX4"),
    ("classic", 2, "berries", "DX5"),
    ("team", 4, "stories", "DM2"),
    ("team", 4, "groups", "DM3"),
    ("team", 4, "berries", "DM4"),
    ("downpour", 2, "zones", "DD2"),
    ("downpour", 2, "pairs", "DV6"),
    ("volcano", 2, "water", "DL3"),
    ("volcano", 2, "rivals", "DL3"),
    ("lake", 2, "majorities", "DH6"),
    ("lake", 2, "fish", "DH6"),
]


@pytest.mark.parametrize(("scenario", "players", "key", "rule"), POINT_RULES)
def test_wrong_points_are_refused(scenario: str, players: int, key: str, rule: str) -> None:
    """DX2, DX3, DX4, DX5, DM2, DM3, DM4, DD2, DV6, DL3, DH6."""
    record = played(scenario, players)
    record["result"]["breakdown"][1][key] += 1
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.breakdown[1].{key}: must be ")
    assert refused.rule == rule


def test_points_of_a_key_that_is_not_in_play_are_refused() -> None:
    """DV5."""
    record = played("volcano", 3)
    record["result"]["breakdown"][0]["groups"] = 0
    assert refusal_of(record).rule == "DV5"


@pytest.mark.parametrize(
    ("scenario", "key", "value", "rule"),
    [
        ("classic", "scores", [1, 2, 3], "DX1"),
        ("classic", "winners", [0, 1, 2, 3], "DX6"),
        ("team", "winners", [0], "DM5"),
        ("team", "breakdown", [], "DM1"),
        ("classic", "winners", "all", "DX6"),
        ("classic", "final", None, None),
    ],
)
def test_a_wrong_result_is_refused(scenario: str, key: str, value: Json, rule: str | None) -> None:
    """DX1, DX6, DM1, DM5."""
    record = played(scenario, 4)
    record["result"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.{key}")
    assert refused.rule == rule


def test_points_are_numbers_not_truth_values() -> None:
    record = played("classic", 2)
    record["result"]["winners"] = [bool(seat) for seat in record["result"]["winners"]]
    assert str(refusal_of(record)).startswith("result.winners")
