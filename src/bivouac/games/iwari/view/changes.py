"""IV: how the table changes while what follows from an event is told, one step after the other."""

import numpy as np

from bivouac.core.contract import Json
from bivouac.games.iwari.notation.position import card_ids
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import count_all
from bivouac.games.iwari.view.expansion import see_centre
from bivouac.games.iwari.view.groups import groups_of
from bivouac.games.iwari.view.land import see_tents, see_territories
from bivouac.games.iwari.view.void import VOID_SIDE, see_void

PIECES = (
    ("tents", "territories", "centre"),
    ("group", "ruins", "totems", "centre", "violet", "loose"),
)
SHOWN_WITH = {
    "totem": PIECES,
    "ruin": PIECES,
    "piece": PIECES,
    "pawn": ((), ("pawn",)),
    "reveal": (("display",), ("stage", "showing")),
    "aside": ((), ("above", "aside", "showing")),
}
"""By the kind of a step: what changes with it on the table, and of the void."""


def see_table(setting: Iwari, position: np.void) -> dict[str, Json]:
    """What an aftermath can change, as views have it; what the void is doing is left out."""
    territories = see_territories(setting, position, count_all(setting, position))
    void = see_void(setting, position, groups_of(setting, position))
    return {
        "tents": see_tents(setting, position),
        "territories": {one["id"]: one for one in territories},
        "centre": see_centre(setting, position),
        "display": card_ids(setting, position["display"]),
        "void": {key: value for key, value in (void or {}).items() if key != "now"},
    }


def table_after(
    table: dict[str, Json], after: dict[str, Json], kind: str, territory: str | None
) -> dict[str, Json]:
    """The table once a step is told, where others of the same happening are still to come."""
    void, then = table["void"], after["void"]
    if kind == "judge":
        claims = {**void["claims"], territory: then["claims"][territory]}
        held = sum(one["by"] == VOID_SIDE for one in claims.values())
        return {**table, "void": {**void, "claims": claims, "held": held}}
    on_table, of_void = SHOWN_WITH.get(kind, ((), ()))
    now = {key: after[key] for key in on_table}
    return {**table, **now, "void": {**void, **{key: then[key] for key in of_void}}}


def difference(was: dict[str, Json], now: dict[str, Json]) -> dict[str, Json]:
    """What has changed in nested tables, and nothing else; null: it is gone."""
    changed: dict[str, Json] = dict.fromkeys(key for key in was if key not in now)
    for key, value in now.items():
        old = was.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            value = difference(old, value) or old
        if value != old:
            changed[key] = value
    return changed
