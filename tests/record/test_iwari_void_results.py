"""A wrong end of a game against the void is refused, by the rule behind it."""

from collections.abc import Callable

import pytest

from bivouac.core.contract import Json
from tests.record.games import GREEDY, played_at, refusal_of
from tests.record.iwari_games import against_void

SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
PATHS = against_void("unexplored-paths", "coop", 5)
WISE = against_void("vast-lands", "solo", 12) + GREEDY


def turn_claim(claims: Json) -> None:
    name = next(iter(claims))
    claims[name] = "players" if claims[name] == "void" else "void"


def spoil_claims(result: Json) -> None:
    turn_claim(result["claims"])


def forget_claim(result: Json) -> None:
    result["claims"].popitem()


def win(result: Json) -> None:
    result["winners"] = [] if result["winners"] else [0]


def change_reason(result: Json) -> None:
    result["reason"] = "stock" if result["reason"] != "stock" else "limit"


def add_points(result: Json) -> None:
    result["scores"] = [0, 1]


def add_breakdown(result: Json) -> None:
    result["breakdown"] = [{"won": 0}, {"won": 1}]


SPOILT_RESULTS = [
    ("claims", "IV7", spoil_claims),
    ("claims", "IV7", forget_claim),
    ("winners", "IV10", win),
    ("reason", "IV10", change_reason),
    ("scores", "IV10", add_points),
    ("breakdown", "IV10", add_breakdown),
]


@pytest.mark.parametrize("table", [SOLO, COOP])
@pytest.mark.parametrize(("key", "rule", "spoil"), SPOILT_RESULTS)
def test_a_wrong_verdict_is_refused(
    table: str, key: str, rule: str, spoil: Callable[[Json], None]
) -> None:
    """IV7, IV10."""
    record = played_at(table)
    spoil(record["result"])
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.{key}"), str(refused)
    assert refused.rule == rule


@pytest.mark.parametrize("key", ["claims", "reason", "scores", "breakdown", "winners", "final"])
def test_a_verdict_is_complete(key: str) -> None:
    record = played_at(SOLO)
    del record["result"][key]
    assert str(refusal_of(record)).startswith(f"result: '{key}' is missing")


def test_there_is_no_verdict_where_there_are_points() -> None:
    record = played_at("iwari map=new-horizons players=3")
    record["result"]["reason"] = "limit"
    assert str(refusal_of(record)).startswith("result: unknown key 'reason'")


def spoil_pawn(final: Json) -> None:
    final["void_pawn"] = final["void_pawn"] % 12 + 1


def take_aside(final: Json) -> None:
    final["deck"].append(final["aside"].pop())


def lift_above(final: Json) -> None:
    final["display"].append(final["above"].pop())


def exchange_aside(final: Json) -> None:
    final["aside"][0] = "tundra-1"


def exchange_above(final: Json) -> None:
    final["above"][0] = "tundra-1"


def claim(final: Json) -> None:
    turn_claim(final["claims"])


def fill_centre(final: Json) -> None:
    final["centre"] += 1


def take_ruin(final: Json) -> None:
    spot = next(spot for spot, tribe in final["tents"].items() if tribe == "void")
    final["tents"][spot] = 0


def raise_void(final: Json) -> None:
    next(iter(final["totems"].values()))[-1] += 1


def swap_deck(final: Json) -> None:
    final["deck"][0], final["deck"][1] = final["deck"][1], final["deck"][0]


SPOILT_FINALS = [
    (SOLO, "void_pawn", "IV5", spoil_pawn),
    (COOP, "deck", "IT7", take_aside),
    (COOP, "aside", "IV6", exchange_aside),
    (SOLO, "display", "IT7", lift_above),
    (SOLO, "above", "IV3", exchange_above),
    (SOLO, "claims", "IV7", claim),
    (PATHS, "centre", "IV11", fill_centre),
    (SOLO, "tents", "IT5", take_ruin),
    (SOLO, "totems", "IT5", raise_void),
    (WISE, "deck", "IT7", swap_deck),
]


@pytest.mark.parametrize(("table", "key", "rule", "spoil"), SPOILT_FINALS)
def test_a_wrong_final_position_is_refused(
    table: str, key: str, rule: str, spoil: Callable[[Json], None]
) -> None:
    """IV5, IV7, IV11, IT5, IT7."""
    record = next(
        record
        for record in (played_at(table, seed) for seed in range(50))
        if table == PATHS or has_cards_apart(record["result"]["final"])
    )
    spoil(record["result"]["final"])
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


def has_cards_apart(final: Json) -> bool:
    return bool(final["aside"] and final["above"] and final["claims"])


MALFORMED = [
    ("void_pawn", "IV5", 99),
    ("void_pawn", "IV5", None),
    ("aside", "IV6", ["void-99"]),
    ("aside", "IV6", "void-1"),
    ("above", "IV3", [["void-1"]]),
    ("above", "IV3", ["void-1", "void-2", "void-3"]),
    ("claims", "IV7", {"nowhere": "void"}),
    ("claims", "IV7", {"heron-strand": "nobody"}),
    ("claims", "IV7", []),
    ("tents", "IT5", {"heron-strand-1": 1}),
    ("tents", "IT5", {"heron-strand-1": "players"}),
    ("totems", "IT5", {"heron-strand": [0]}),
    ("hands", "IT7", []),
]


@pytest.mark.parametrize(("key", "rule", "value"), MALFORMED)
def test_a_malformed_final_position_is_refused(key: str, rule: str, value: Json) -> None:
    """IV3, IV5, IV6, IV7: the void is called by its name, not by its number."""
    record = played_at(SOLO)
    record["result"]["final"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


@pytest.mark.parametrize("key", ["void_pawn", "aside", "above", "claims", "centre"])
def test_what_belongs_to_the_void_is_there_exactly_against_it(key: str) -> None:
    record = played_at(PATHS)
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}' is missing")
    record = played_at("iwari map=vast-lands players=3")
    record["result"]["final"][key] = 1
    assert str(refusal_of(record)).startswith(f"result.final: unknown key '{key}'")


@pytest.mark.parametrize("key", ["ruins", "contested", "determination", "centre"])
def test_what_a_map_does_not_have_is_not_in_its_records(key: str) -> None:
    """IV11: no ruins are kept on the Forgotten Island."""
    record = played_at(against_void("forgotten-island", "solo"))
    record["result"]["final"][key] = None
    assert str(refusal_of(record)).startswith(f"result.final: unknown key '{key}'")
