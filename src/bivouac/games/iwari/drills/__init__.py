"""Drills of Iwari: what cards pay, where pieces go, who scores what, what the void does."""

from collections.abc import Mapping, Sequence
from random import Random

from bivouac.core.contract import Drill, Json, Known
from bivouac.core.drilling import Asker
from bivouac.games.iwari.drills import (
    building,
    claims,
    infections,
    paying,
    settlements,
    tents,
    totems,
)
from bivouac.games.iwari.setting import Iwari

ASKERS: Mapping[str, Asker[Iwari]] = {
    "paying": paying.ask,
    "building": building.ask,
    "tents": tents.ask,
    "totems": totems.ask,
    "settlements": settlements.ask,
    "claims": claims.ask,
    "infections": infections.ask,
}
"""By kind, what asks."""

AGAINST_VOID = ("claims", "infections")
DEEDS = ["union", "discovery", "honour", "respect"]
PLAIN: Sequence[Mapping[str, Json]] = (
    {"map": "new-horizons", "players": 2},
    {"map": "new-horizons", "players": 3, "deeds": DEEDS},
    {"map": "new-horizons", "players": 4},
    {"map": "vast-lands", "players": 2, "deeds": DEEDS},
    {"map": "vast-lands", "players": 3},
    {"map": "vast-lands", "players": 5},
)
"""The two base maps, with and without deeds."""
ALONE: Sequence[Mapping[str, Json]] = (
    {"map": "new-horizons", "players": 1, "mode": "solo"},
    {"map": "vast-lands", "players": 1, "mode": "solo"},
    {"map": "new-horizons", "players": 2, "mode": "coop"},
)
"""Against the void, alone and together."""
LONGEST: Mapping[str, Json] = {"settlements": "path"}
"""Only a chain counts: half of the settlements asked about are scored so."""


def games_of(kind: str) -> Sequence[Mapping[str, Json]]:
    """The games that positions of a kind come from."""
    if kind in AGAINST_VOID:
        return ALONE
    if kind == "settlements":
        return [*PLAIN, *({**options, **LONGEST} for options in PLAIN)]
    return PLAIN


def drill(setting: Iwari, kind: str, known: Known, chance: Random) -> Drill | None:
    """A question of a kind, asked of whoever decides."""
    return ASKERS[kind](setting, known, chance) if known.decides else None
