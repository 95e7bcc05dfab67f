"""Wrong points or a wrong end beyond the base game are refused, by the rule behind them."""

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at, refusal_of
from tests.record.iwari_games import everything

ALL = everything("vast-lands", 2, "a")
RUINS = everything("forgotten-island", 3, "a")
PATHS = everything("unexplored-paths", 3, "a")
ROAD = everything("long-road", 4, "a")
VOID = everything("the-void", 6, "b")


@pytest.mark.parametrize(
    ("table", "key", "rule"),
    [
        (ALL, "expeditions", "IX1"),
        (ALL, "walking", "IR2"),
        (ALL, "discoveries", "IG1"),
        (RUINS, "ruins", "IA2"),
        (ROAD, "road", "IA5"),
    ],
)
def test_wrong_points_are_refused(table: str, key: str, rule: str) -> None:
    """IX1, IR2, IG1, IA2, IA5: the third tribe's too."""
    record = played_at(table)
    record["result"]["breakdown"][-1][key] += 1
    refused = refusal_of(record)
    last = len(record["result"]["breakdown"]) - 1
    assert str(refused).startswith(f"result.breakdown[{last}].{key}: must be ")
    assert refused.rule == rule


def drop_one(value: Json) -> Json:
    """A list or an object with one entry less, or one more if it has none."""
    if isinstance(value, dict):
        return dict(list(value.items())[1:])
    return value[1:]


def put_fort(final: Json) -> None:
    final["fortifications"] = drop_one(final["fortifications"])


def move_storm(final: Json) -> None:
    storms = final["storms"]
    storms[0] = next(number for number in range(1, 17) if number not in storms)


def move_walker(final: Json) -> None:
    final["walker"] = 2 if final["walker"] == 1 else 1


def close_expedition(final: Json) -> None:
    open_now = final["expeditions"]
    final["expeditions"] = open_now[1:] if open_now else [1]


def take_token(final: Json) -> None:
    final["discoveries"] = drop_one(final["discoveries"])


def recolour(final: Json) -> None:
    spot, colour = next(iter(final["discoveries"].items()))
    final["discoveries"][spot] = "red" if colour != "red" else "green"


def keep_ruin(final: Json) -> None:
    final["ruins"][0] += 1


def fill_centre(final: Json) -> None:
    final["centre"] += 1


def raise_void(final: Json) -> None:
    next(iter(final["totems"].values()))[-1] += 1


def move_token(final: Json) -> None:
    token = next(iter(final["contested"]))
    home = final["contested"][token]
    final["contested"][token] = next(name for name in final["totems"] if name != home)


def pass_token_on(final: Json) -> None:
    final["determination"] = (final["determination"] + 1) % 6


SPOILT = [
    (ALL, "fortifications", "IF1", put_fort),
    (ALL, "storms", "IR1", move_storm),
    (ALL, "walker", "IR2", move_walker),
    (ALL, "expeditions", "IX1", close_expedition),
    (ALL, "discoveries", "IG1", take_token),
    (ALL, "discoveries", "IG1", recolour),
    (RUINS, "ruins", "IA2", keep_ruin),
    (PATHS, "centre", "IA4", fill_centre),
    (PATHS, "totems", "IT5", raise_void),
    (VOID, "contested", "IA6", move_token),
    (VOID, "determination", "IA6", pass_token_on),
]


@pytest.mark.parametrize(("table", "key", "rule", "spoil"), SPOILT)
def test_a_wrong_final_position_is_refused(table: str, key: str, rule: str, spoil: Json) -> None:
    """IF1, IR1, IR2, IX1, IG1, IA2, IA4, IA6."""
    record = next(
        record
        for record in (played_at(table, seed) for seed in range(50))
        if not is_empty(record["result"]["final"], key)
    )
    spoil(record["result"]["final"])
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


def is_empty(final: Json, key: str) -> bool:
    return key in ("fortifications", "discoveries") and not final[key]


MALFORMED = [
    (ALL, "fortifications", "IF1", ["nowhere"]),
    (ALL, "fortifications", "IF1", None),
    (ALL, "storms", "IR1", [99]),
    (ALL, "storms", "IR1", "all"),
    (ALL, "walker", "IR2", 99),
    (ALL, "walker", "IR2", True),
    (ALL, "expeditions", "IX1", [17]),
    (ALL, "discoveries", "IG1", {"nowhere": "red"}),
    (ALL, "discoveries", "IG1", []),
    (RUINS, "ruins", "IA2", [0]),
    (PATHS, "centre", "IA4", "two"),
    (VOID, "contested", "IA6", {"omega": None}),
    (VOID, "contested", "IA6", []),
    (VOID, "determination", "IA6", 6),
]


@pytest.mark.parametrize(("table", "key", "rule", "value"), MALFORMED)
def test_a_malformed_final_position_is_refused(
    table: str, key: str, rule: str, value: Json
) -> None:
    record = played_at(table)
    record["result"]["final"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


@pytest.mark.parametrize("key", ["ruins", "centre", "contested", "determination"])
def test_what_a_map_does_not_have_is_not_in_its_records(key: str) -> None:
    record = played_at(ALL)
    record["result"]["final"][key] = None
    assert str(refusal_of(record)).startswith(f"result.final: unknown key '{key}'")


@pytest.mark.parametrize("key", ["ruins", "centre", "contested", "determination"])
def test_what_a_map_has_is_in_its_records(key: str) -> None:
    """IA2, IA4, IA6."""
    table = {"ruins": RUINS, "centre": PATHS}.get(key, VOID)
    record = played_at(table)
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}' is missing")
