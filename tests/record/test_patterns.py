"""What patterns of decisions are like."""

import pytest

from bivouac.core.contract import Json
from bivouac.record.patterns import is_like

PLACE: Json = {"seat": 0, "do": "place", "route": ["A0", "B1", "C2"], "pay": ["m-1", "w-1", "d-2"]}
BUILD: Json = {
    "do": "build",
    "pieces": [{"piece": "tent", "spot": "dale-1"}, {"piece": "totem", "territory": "dale"}],
    "cards": [["f-1"], ["d-1", "d-2"]],
}


@pytest.mark.parametrize(
    ("found", "pattern"),
    [
        (PLACE, {"do": "place"}),
        (PLACE, {"route": ["...", "C2"]}),
        (PLACE, {"route": ["A0", "..."]}),
        (PLACE, {"route": ["...", "B1", "..."], "pay": "*"}),
        (PLACE, {"pay": ["m-*", "w-*", "*"]}),
        (PLACE, {"fish": None}),
        (BUILD, {"pieces": [{"spot": "dale-*"}, {"piece": "totem"}]}),
        (BUILD, {"cards": [["*"], ["*", "*"]]}),
        (BUILD, {"pieces": ["...", {"piece": "totem"}]}),
        (BUILD, {"pieces": [{"from": None}, "..."]}),
        (BUILD, BUILD),
    ],
)
def test_what_a_pattern_says_is_enough(found: Json, pattern: Json) -> None:
    assert is_like(found, pattern)


@pytest.mark.parametrize(
    ("found", "pattern"),
    [
        (PLACE, {"do": "take"}),
        (PLACE, {"route": ["C2"]}),
        (PLACE, {"route": ["...", "B1"]}),
        (PLACE, {"route": ["A0", "B1", "C2", "*"]}),
        (PLACE, {"do": ["*"]}),
        (PLACE, {"seat": "*0"}),
        (PLACE, {"fish": 1}),
        (BUILD, {"pieces": [{"spot": "dale-*"}]}),
        (BUILD, {"pieces": [{"spot": "hill-*"}, "..."]}),
        (BUILD, {"cards": [["f-1"], ["d-1"]]}),
        (1, {"do": "*"}),
        (BUILD, {"pieces": [{"from": "*"}, "..."]}),
    ],
)
def test_all_that_a_pattern_says_is_needed(found: Json, pattern: Json) -> None:
    assert not is_like(found, pattern)
