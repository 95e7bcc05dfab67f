"""Decisions as rows of steps in which identical cards are the same: what the engine lists once."""

from functools import cache
from itertools import islice

import numpy as np

from bivouac.core.contract import Json
from bivouac.core.records import Shorts
from bivouac.games.dewan.layout import NONE, PLAN_STEPS
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import FISH_WITH, PAY_WITH, STEP_SPACE, TUCK_CARD
from tests.enumeration.side_by_side import Twins
from tests.reference.dewan.travel import placements


@cache
def first_of_kind(setting: Dewan) -> Shorts:
    """For each step the one it is the same as: of identical cards and halves the first."""
    same = np.arange(STEP_SPACE + 1, dtype=np.int16)
    same[NONE] = NONE
    faces = [card.halves for card in setting.cards]
    for card, halves in enumerate(faces):
        first = faces.index(halves)
        same[PAY_WITH + card] = PAY_WITH + first
        same[FISH_WITH + card] = FISH_WITH + first
        for half, shown in enumerate(halves):
            same[TUCK_CARD + 2 * card + half] = TUCK_CARD + 2 * first + halves.index(shown)
    return same


def as_keys(setting: Dewan, rows: Shorts) -> list[bytes]:
    """One key for each row of steps, equal for decisions that are the same."""
    reduced = np.ascontiguousarray(first_of_kind(setting)[rows])
    return [row.tobytes() for row in reduced]


def count_placements(twins: Twins, limit: int) -> int:
    """How many placements the reference lists, but not more than `limit`."""
    listed = placements(twins.reference.position, twins.game.to_move)
    return sum(1 for _ in islice(listed, limit))


def reference_rows(twins: Twins, decisions: list[Json]) -> Shorts:
    """Decisions of the reference as rows of steps, NONE after the last."""
    rows = np.full((len(decisions), PLAN_STEPS), NONE, np.int16)
    for row, decision in zip(rows, decisions, strict=True):
        steps = twins.setting.steps(twins.game.position, decision)
        row[: len(steps)] = steps
    return rows
