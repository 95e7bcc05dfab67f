"""A record whose final position is wrong is refused there, by the rule that gives the right one."""

from itertools import product

import pytest

from bivouac.core.contract import Json
from tests.record.games import GREEDY, played_at, refusal_of, table_of
from tests.record.iwari_games import SPECIAL, against_void, everything
from tests.record.parts import Change, add, cut, look, move, put
from tests.record.test_tampered_results import ALL, COOP, FOUR, RUINS, SOLO, TWO, turn_claim
from tests.reference.dewan.game import FIELD_RULES

RAIN, LAKE = table_of("downpour", 3), table_of("lake", 2)
THREE, DEEDS = "iwari map=vast-lands players=3", SPECIAL[1]
PATHS = everything("unexplored-paths", 3, "a")
VOID = everything("the-void", 6, "b")
VOID_PATHS = against_void("unexplored-paths", "coop", 5)
WISE = against_void("vast-lands", "solo", 12) + GREEDY
FINAL_RULES = {  # of Iwari
    "hands": "IT7",
    "display": "IT7",
    "deck": "IT7",
    "discards": "IT8",
    "tents": "IT5",
    "totems": "IT5",
    "pawns": "IM7",
}


def other_than(value: Json) -> Json:
    """Something else of the same shape."""
    if isinstance(value, dict):
        return {key: tokens + 1 for key, tokens in value.items()}
    if all(isinstance(entry, int) for entry in value):
        return [entry + 1 for entry in value]
    if isinstance(value[0], list):
        gained = value[0][1:] if value[0] else [next(entry for other in value for entry in other)]
        return [gained, *value[1:]]
    return [*value[1:], value[0]] if len(set(value)) > 1 else value[1:]


def another(key: str) -> Change:
    """Another value; of what has no order, one entry less."""

    def change(final: Json) -> None:
        value = final[key]
        final[key] = value[1:] if key in ("discards", "markers") else other_than(value)

    return change


def play_hand_card(final: Json) -> None:
    hand = next(hand for hand in final["hands"] if hand)
    final["discards"].append(hand.pop())


def raise_totem(tribe: int) -> Change:
    def change(final: Json) -> None:
        next(iter(final["totems"].values()))[tribe] += 1

    return change


def one_more(path: str) -> Change:
    return lambda final: put(path, look(final, path) + 1)(final)


def pass_on(key: str, first: int, count: int) -> Change:
    """The next of some numbers."""
    return lambda final: put(key, first + (final[key] - first + 1) % count)(final)


def take_first(key: str) -> Change:
    return lambda final: put(key, final[key][1:])(final)


def move_storm(final: Json) -> None:
    storms = final["storms"]
    storms[0] = next(number for number in range(1, 17) if number not in storms)


def move_walker(final: Json) -> None:
    final["walker"] = 2 if final["walker"] == 1 else 1


def recolour(final: Json) -> None:
    spot, colour = next(iter(final["discoveries"].items()))
    final["discoveries"][spot] = "red" if colour != "red" else "green"


def move_token(final: Json) -> None:
    token = next(iter(final["contested"]))
    home = final["contested"][token]
    final["contested"][token] = next(name for name in final["totems"] if name != home)


def take_ruin(final: Json) -> None:
    spot = next(spot for spot, tribe in final["tents"].items() if tribe == "void")
    final["tents"][spot] = 0


def swap_deck(final: Json) -> None:
    final["deck"][0], final["deck"][1] = final["deck"][1], final["deck"][0]


FINALS = [
    *((RAIN, key, rule, another(key)) for key, rule in FIELD_RULES.items()),
    (DEEDS, "hands", "IT7", play_hand_card),
    (DEEDS, "display", "IT7", cut("display.0")),
    (DEEDS, "deck", "IT7", add("deck", "tundra-1")),
    (DEEDS, "discards", "IT8", cut("discards.0")),
    (DEEDS, "tents", "IT5", cut("tents.*")),
    (DEEDS, "totems", "IT5", raise_totem(0)),
    (DEEDS, "pawns", "IM7", cut("pawns.0")),
    (ALL, "fortifications", "IF1", take_first("fortifications")),
    (ALL, "storms", "IR1", move_storm),
    (ALL, "walker", "IR2", move_walker),
    (ALL, "expeditions", "IX1", take_first("expeditions")),
    (ALL, "discoveries", "IG1", cut("discoveries.*")),
    (ALL, "discoveries", "IG1", recolour),
    (RUINS, "ruins", "IA2", one_more("ruins.0")),
    (PATHS, "centre", "IA4", one_more("centre")),
    (PATHS, "totems", "IT5", raise_totem(-1)),
    (VOID, "contested", "IA6", move_token),
    (VOID, "determination", "IA6", pass_on("determination", 0, 6)),
    (SOLO, "void_pawn", "IV5", pass_on("void_pawn", 1, 12)),
    (COOP, "deck", "IT7", move("aside", "deck")),
    (COOP, "aside", "IV6", put("aside.0", "tundra-1")),
    (SOLO, "display", "IT7", move("above", "display")),
    (SOLO, "above", "IV3", put("above.0", "tundra-1")),
    (SOLO, "claims", "IV7", lambda final: turn_claim(final["claims"])),
    (VOID_PATHS, "centre", "IV11", one_more("centre")),
    (SOLO, "tents", "IT5", take_ruin),
    (SOLO, "totems", "IT5", raise_totem(-1)),
    (WISE, "deck", "IT7", swap_deck),
]  # fmt: skip


def spoilt_at_end(table: str, change: Change) -> Json:
    """The first game of a table whose final position a change makes another one, changed so."""
    for seed in range(50):
        record = played_at(table, seed)
        try:
            change(record["result"]["final"])
        except (IndexError, StopIteration):
            continue
        if record != played_at(table, seed):
            return record
    raise AssertionError("no such end")


@pytest.mark.parametrize(("table", "key", "rule", "change"), FINALS)
def test_a_wrong_final_position_is_refused(table: str, key: str, rule: str, change: Change) -> None:
    """DK1, DK2, DV2, DV3, DS6, DP5, DP6, DZ2, DE1, DE2, DY6, DV4, DH5, IT5, IT7, IT8, IM7.

    IF1, IR1, IR2, IX1, IG1, IA2, IA4, IA6, IV3, IV5, IV6, IV7, IV11.
    """
    refused = refusal_of(spoilt_at_end(table, change))
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


MALFORMED: list[tuple[str, str, str, Json]] = [
    *((DEEDS, key, FINAL_RULES[key], value) for key, value in (
        ("tents", {"nowhere": 0}),
        ("tents", []),
        ("totems", {"nowhere": [0, 0, 0]}),
        ("pawns", [{"deed": "union"}]),
        ("pawns", [{"deed": "union", "territory": "nowhere"}]),
        ("pawns", [{"deed": "union", "connection": 99}]),
        ("pawns", ["union"]),
        ("hands", [[]]),
        ("deck", None),
    )),
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
    (SOLO, "void_pawn", "IV5", 99),
    (SOLO, "void_pawn", "IV5", None),
    (SOLO, "aside", "IV6", ["void-99"]),
    (SOLO, "aside", "IV6", "void-1"),
    (SOLO, "above", "IV3", [["void-1"]]),
    (SOLO, "above", "IV3", ["void-1", "void-2", "void-3"]),
    (SOLO, "claims", "IV7", {"nowhere": "void"}),
    (SOLO, "claims", "IV7", {"heron-strand": "nobody"}),
    (SOLO, "claims", "IV7", []),
    (SOLO, "tents", "IT5", {"heron-strand-1": 1}),
    (SOLO, "tents", "IT5", {"heron-strand-1": "players"}),
    (SOLO, "totems", "IT5", {"heron-strand": [0]}),
    (SOLO, "hands", "IT7", []),
]  # fmt: skip


@pytest.mark.parametrize(("table", "key", "rule", "value"), MALFORMED)
def test_a_malformed_final_position_is_refused(
    table: str, key: str, rule: str, value: Json
) -> None:
    """IV3, IV5, IV6, IV7: the void is called by its name, not by its number."""
    record = played_at(table)
    record["result"]["final"][key] = value
    refused = refusal_of(record)
    assert str(refused).startswith(f"result.final.{key}"), str(refused)
    assert refused.rule == rule


NEEDED = [
    *product((LAKE,), FIELD_RULES),
    *product((TWO,), FINAL_RULES),
    (RUINS, "ruins"),
    (PATHS, "centre"),
    *product((VOID,), ("contested", "determination")),
    *product((VOID_PATHS,), ("void_pawn", "aside", "above", "claims", "centre")),
]


@pytest.mark.parametrize(("table", "key"), NEEDED)
def test_a_final_position_without_a_key_is_refused(table: str, key: str) -> None:
    """IA2, IA4, IA6: what a map has is in its records."""
    record = played_at(table)
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}' is missing")


STRANGE = [
    *product((ALL,), ("ruins", "centre", "contested", "determination")),
    *product((THREE,), ("void_pawn", "aside", "above", "claims", "centre")),
    *product(
        (against_void("forgotten-island", "solo"),),
        ("ruins", "contested", "determination", "centre"),
    ),
]


@pytest.mark.parametrize("value", [None, 1])
@pytest.mark.parametrize(("table", "key"), STRANGE)
def test_what_a_game_does_not_have_is_not_in_its_records(table: str, key: str, value: Json) -> None:
    """IV11: no ruins are kept on the Forgotten Island against the void."""
    record = played_at(table)
    record["result"]["final"][key] = value
    assert str(refusal_of(record)).startswith(f"result.final: unknown key '{key}'")


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
