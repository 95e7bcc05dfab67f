"""Drills of Dewan: which cards pay, which stories are met, which camp is best, what scores."""

from collections.abc import Mapping, Sequence
from random import Random

from bivouac.core.contract import Drill, Json, Known
from bivouac.core.drilling import Asker
from bivouac.games.dewan.drills import camps, paying, scoring, stories
from bivouac.games.dewan.layout import TURN
from bivouac.games.dewan.setting import Dewan

ASKERS: Mapping[str, Asker[Dewan]] = {
    "paying": paying.ask,
    "stories": stories.ask,
    "camps": camps.ask,
    "scoring": scoring.ask,
}
"""By kind, what asks."""

EVERYWHERE = ("classic", "team", "downpour", "volcano", "lake")


def games_of(kind: str) -> Sequence[Mapping[str, Json]]:
    """The games that positions of a kind come from: every scenario, with two to four players."""
    return [
        {"scenario": scenario, "players": 4 if scenario == "team" else players}
        for scenario in EVERYWHERE
        for players in (2, 3)
    ]


def drill(setting: Dewan, kind: str, known: Known, chance: Random) -> Drill | None:
    """A question of a kind, asked of whoever begins their turn."""
    if not known.decides or known.position["phase"] != TURN:
        return None
    return ASKERS[kind](setting, known, chance)
