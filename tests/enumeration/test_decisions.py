"""The engine lists exactly the decisions that the reference lists, for hands of up to 6 cards.

Every sequence of legal steps is followed to its end, so nothing is missing, nothing is listed twice
and no step leads where a decision cannot be completed (DP1-DP7, DH1-DH3, DK1, DT1, DT2).
"""

from collections import Counter
from collections.abc import Callable

import pytest

from bivouac.core.contract import Json
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import FISHING, MARKER, STORY, TUCK, TURN
from tests.conftest import LONG, scale
from tests.enumeration.kinds_of_cards import as_keys, count_placements, reference_rows
from tests.enumeration.side_by_side import Twins, new_twins, odd_twins
from tests.enumeration.whole_decisions import step_rows

LIMIT = 30_000 if LONG else 8_000
"""Positions with more placements are skipped."""
SKIPPED = -1
OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)


def compare(twins: Twins) -> bool:
    """Compare the decisions possible now; false if there are too many."""
    if twins.phase == TURN and count_placements(twins, LIMIT) == LIMIT:
        return False
    expected = as_keys(twins.setting, reference_rows(twins, twins.reference.decisions()))
    rows = step_rows(twins.game, 2 * LIMIT)
    assert rows is not None, "more than twice as many decisions as the reference lists"
    found = as_keys(twins.setting, rows)
    assert len(found) == len(set(found)), "a decision is listed twice"
    assert set(found) == set(expected)
    return True


def compare_game(twins: Twins, portion: float) -> Counter[int]:
    """Compare all decisions of a game, but only a portion of the turns; how many, by phase."""
    compared: Counter[int] = Counter()
    for _ in twins.decisions():
        if twins.phase == TURN:
            if not 2 <= twins.hand_size <= 6 or twins.random.random() > portion:
                continue
        compared[twins.phase if compare(twins) else SKIPPED] += 1
    return compared


def compare_games(options: Json, new: Callable[[Json, int], Twins], games: int) -> Counter[int]:
    compared: Counter[int] = Counter()
    for seed in range(games):
        compared += compare_game(new(options, seed), 0.1)
    return compared


@pytest.mark.slow
@every_setting
def test_every_route_and_payment_of_the_box_is_listed_once(options: Json) -> None:
    """DP1-DP5, DP7, DH1, DH2, DT1: and so is every story, tuck, marker and fish decision."""
    compared = compare_games(options, new_twins, scale(4, short=2))
    assert compared[TURN] >= scale(4, short=2)
    assert compared[SKIPPED] < compared[TURN] / 2
    assert compared[STORY] > 0
    assert compared[TUCK] > 0
    assert (compared[MARKER] > 0) == (options["scenario"] in ("downpour", "volcano"))
    assert (compared[FISHING] > 0) == (options["scenario"] == "lake")


@pytest.mark.slow
@every_setting
def test_every_route_and_payment_is_listed_once_with_cards_no_box_has(options: Json) -> None:
    """DP2, DC4: equal halves, many two-terrain cards, many copies of one kind."""
    compared = compare_games(options, odd_twins, scale(2))
    assert compared[TURN] >= scale(1)
    assert compared[SKIPPED] < compared[TURN]
