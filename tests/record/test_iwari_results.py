"""A record of Iwari with a wrong result is refused there, by the rule that gives the right one."""

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at, refusal_of
from tests.record.iwari_games import SPECIAL

TWO = "iwari map=new-horizons players=2"
FOUR = "iwari map=vast-lands players=4"
DEEDS = SPECIAL[1]
FINAL_RULES = {
    "hands": "IT7",
    "display": "IT7",
    "deck": "IT7",
    "discards": "IT8",
    "tents": "IT5",
    "totems": "IT5",
    "pawns": "IM7",
}


def spoil(final: Json, key: str) -> None:
    """Something else of the same shape."""
    if key == "tents":
        final[key].popitem()
    elif key == "totems":
        next(iter(final[key].values()))[0] += 1
    elif key == "hands":
        hand = next(hand for hand in final[key] if hand)
        final["discards"].append(hand.pop())
    elif key == "deck":
        final[key] = ["tundra-1"] if not final[key] else final[key][1:]
    else:
        final[key].pop(0)


@pytest.mark.parametrize("key", FINAL_RULES)
def test_a_wrong_final_position_is_refused(key: str) -> None:
    """IT5, IT7, IT8, IM7."""
    record = next(
        record
        for record in (played_at(DEEDS, seed) for seed in range(50))
        if record["result"]["final"]["pawns"] and record["result"]["final"]["display"]
    )
    spoil(record["result"]["final"], key)
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == FINAL_RULES[key]


@pytest.mark.parametrize("key", FINAL_RULES)
def test_a_final_position_without_a_key_is_refused(key: str) -> None:
    record = played_at(TWO)
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}'")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fortifications", ["x"]),
        ("storms", [1]),
        ("walker", 1),
        ("expeditions", [1]),
        ("discoveries", {"x": "red"}),
    ],
)
def test_what_is_not_in_play_is_not_on_the_map(key: str, value: Json) -> None:
    record = played_at(FOUR)
    record["result"]["final"][key] = value
    assert str(refusal_of(record)).startswith(f"result.final.{key}")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("tents", {"nowhere": 0}),
        ("tents", []),
        ("totems", {"nowhere": [0, 0, 0]}),
        ("pawns", [{"deed": "union"}]),
        ("pawns", [{"deed": "union", "territory": "nowhere"}]),
        ("pawns", [{"deed": "union", "connection": 99}]),
        ("pawns", ["union"]),
        ("hands", [[]]),
        ("deck", None),
    ],
)
def test_a_malformed_final_position_is_refused(key: str, value: Json) -> None:
    record = played_at(DEEDS)
    record["result"]["final"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}")
    assert refused.rule == FINAL_RULES[key]


@pytest.mark.parametrize(
    ("key", "rule"),
    [("tents_mid", "IE1"), ("tents", "IP1"), ("totems", "IP2"), ("settlements", "IP3")],
)
@pytest.mark.parametrize("table", [TWO, FOUR])
def test_wrong_points_are_refused(table: str, key: str, rule: str) -> None:
    """IE1, IP1, IP2, IP3: the third tribe's too."""
    record = played_at(table)
    record["result"]["breakdown"][-1][key] += 1
    refused = refusal_of(record)
    last = len(record["result"]["breakdown"]) - 1
    assert str(refused).startswith(f"result.breakdown[{last}].{key}: must be ")
    assert refused.rule == rule


@pytest.mark.parametrize(
    ("table", "key", "value", "rule"),
    [
        (TWO, "scores", [1, 2], "IE2"),
        (TWO, "winners", [2], "I2.2"),
        (TWO, "winners", [0, 1], "I2.2"),
        (FOUR, "scores", None, "IE2"),
        (FOUR, "winners", [], "IE3"),
        (FOUR, "winners", [0, 1, 2, 3], "IE3"),
        (FOUR, "breakdown", [{}, {}], "IE2"),
        (FOUR, "final", [], None),
    ],
)
def test_a_wrong_result_is_refused(table: str, key: str, value: Json, rule: str | None) -> None:
    """IE2, IE3, I2.2."""
    record = played_at(table)
    record["result"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.{key}")
    assert refused.rule == rule


def test_points_of_an_expansion_that_is_not_in_play_are_refused() -> None:
    record = played_at(FOUR)
    record["result"]["breakdown"][0]["walking"] = 0
    assert str(refusal_of(record)).startswith("result.breakdown[0]: 'walking'")
