"""IP, IM1: a scoring one step after the other, as the rulebook does it."""

from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Event, Json
from bivouac.games.iwari.counts import (
    Counts,
    connection_factor,
    count_all,
    has_scored_mid,
    settlements_of,
    territory_factor,
    tribes_in,
)
from bivouac.games.iwari.layout import OVER
from bivouac.games.iwari.view import spot_ids

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def scoring(setting: "Iwari", before: np.void, event: Event, after: np.void) -> Json | None:
    """The protocol's `Scoring` that an event brought about; None where it brought none (IE1, IE2).

    The event itself does not matter: the last card of a refill, a shuffle or a pass can bring one.
    """
    if after["phase"] == OVER and before["phase"] != OVER:
        points = after["mid"][: setting.sides].tolist()
        return {"kind": "final", "before": points, "steps": final_steps(setting, after)}
    if has_scored_mid(before, after):
        points = before["mid"][: setting.sides].tolist()
        counts = count_all(setting, after)
        return {"kind": "mid", "before": points, "steps": tents(setting, after, counts, False)}
    return None


def final_steps(setting: "Iwari", position: np.void) -> list[Json]:
    """IE2: tents, totems, settlements."""
    counts = count_all(setting, position)
    return [
        *tents(setting, position, counts, True),
        *totems(setting, position, counts),
        *settlements(setting, position),
    ]


def tents(setting: "Iwari", position: np.void, counts: Counts, has_pawns: bool) -> list[Json]:
    """IP1: all territories in the map's order; pawns multiply in the final scoring (IM1)."""
    steps = []
    for territory, name in enumerate(setting.territory_ids):
        factor = territory_factor(position, territory) if has_pawns else 1
        ranks = [
            {
                "tribe": tribe,
                "tents": int(position["n_tents"][territory, tribe]),
                "rank": int(counts.ranks[territory, tribe]),
                "base": int(counts.tents[territory, tribe]),
                "points": int(counts.tents[territory, tribe]) * factor,
            }
            for tribe in counts.ranked(setting, territory)
        ]
        steps.append({"kind": "territory", "territory": name, "factor": factor, "ranks": ranks})
    return steps


def totems(setting: "Iwari", position: np.void, counts: Counts) -> list[Json]:
    """IP2, IS2: uncovered connections in ascending order, whether or not anybody holds them."""
    steps = []
    for connection, number in enumerate(setting.connection_numbers):
        if position["covered"][connection]:
            continue
        factor = connection_factor(position, connection)
        base = int(counts.totems[connection])
        ends = setting.tables["ends"][0, connection]
        step = {
            "kind": "connection",
            "number": number,
            "factor": factor,
            "totems": [position["totems"][end, : setting.sides].tolist() for end in ends],
            "leaders": [tribes_in(int(position["leaders"][end])) for end in ends],
            "holders": [
                {"tribe": tribe, "base": base, "points": base * factor}
                for tribe in counts.holders_of(position, connection)
            ],
        }
        steps.append(step)
    return steps


def settlements(setting: "Iwari", position: np.void) -> list[Json]:
    """IP3: the settlements of each tribe."""
    return [
        {
            "kind": "settlement",
            "tribe": group.tribe,
            "spots": spot_ids(setting, group.spots),
            "counted": spot_ids(setting, group.counted),
            "points": len(group.counted),
        }
        for group in settlements_of(setting, position)
    ]
