"""The map as everybody sees it: what stands where, and what it would score now (IP, IM1, IF2)."""

from collections.abc import Sequence

import numpy as np

from bivouac.games.iwari.layout import MOUNTAIN, RUIN, STORM_PIECE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import Counts, connection_factor, territory_factor, tribes_in
from bivouac.games.iwari.view.groups import Group
from bivouac.games.iwari.view.reading import is_left, is_veiled, owners_of, spot_ids, totems_in
from bivouac.games.iwari.view.void import see_claim
from bivouac.games.iwari.view.void_counts import all_judged
from bivouac.games.iwari.wire import view as wire

COVERS: dict[int, wire.Cover | None] = {
    0: None,
    MOUNTAIN: "mountain",
    STORM_PIECE: "storm",
    RUIN: "ruin",
}


def see_land(
    setting: Iwari, position: np.void, counts: Counts, groups: Sequence[Group]
) -> wire.LandNow:
    """Tents, territories, connections and settlements."""
    return {
        "tents": see_tents(setting, position),
        "territories": see_territories(setting, position, counts),
        "connections": [
            see_connection(setting, position, counts, connection)
            for connection in range(len(setting.connection_numbers))
        ],
        "settlements": see_settlements(setting, groups),
        "road": see_road(counts),
    }


def see_tents(setting: Iwari, position: np.void) -> dict[str, int]:
    """Whose tents stand on which spots."""
    return {setting.spot_ids[spot]: tribe for spot, tribe in owners_of(setting, position).items()}


def see_territories(setting: Iwari, position: np.void, counts: Counts) -> list[wire.TerritoryNow]:
    """All territories; against the void with how each would be judged now (IV7)."""
    judged = all_judged(setting, position) if setting.against_void else None
    return [
        {
            **see_territory(setting, position, counts, number),
            "verdict": None if judged is None else see_claim(judged, number),
        }
        for number in range(len(setting.territory_ids))
    ]


def see_territory(
    setting: Iwari, position: np.void, counts: Counts, territory: int
) -> wire.OpenTerritory:
    """IT4, IT5, IP1, IM1: a territory, with what its tents would score now, best rank first."""
    factor = territory_factor(position, territory)
    ranks: list[wire.Rank] = [
        {
            "tribe": tribe,
            "tents": int(position["n_tents"][territory, tribe]),
            "rank": int(counts.ranks[territory, tribe]),
            "points": counts.tent_points(territory, tribe, factor),
            "doubled": bool(counts.doubled[territory, tribe]),
        }
        for tribe in counts.ranked(setting, territory)
    ]
    cap = int(position["most_tents"][territory])
    return {
        "id": setting.territory_ids[territory],
        "spots": int(setting.static["n_inside"][0, territory]),
        "free": int(position["n_free"][territory]),
        "veiled": is_veiled(setting, position, territory),
        "gold": bool(int(position["gold"]) >> territory & 1),
        "explored": cap > 0,
        "cap": cap,
        "totems": totems_in(setting, position, territory),
        "leaders": tribes_in(int(position["leaders"][territory])),
        "factor": factor,
        "ranks": ranks,
    }


def see_connection(
    setting: Iwari, position: np.void, counts: Counts, connection: int
) -> wire.ConnectionNow:
    """IP2, IM1, IS2, IR: a connection, with what is at stake there now."""
    factor = connection_factor(position, connection)
    ends = setting.static["ends"][0, connection].tolist()
    left = is_left(position, connection)
    return {
        "number": setting.connection_numbers[connection],
        "covered": COVERS[int(position["covered"][connection])],
        "left": left,
        "totems": sum(int(position["all_totems"][end]) for end in ends),
        "factor": factor,
        "holders": counts.scorers(setting, position, connection),
        "points": 0 if left else int(counts.totems[connection]) * factor,
    }


def see_settlements(setting: Iwari, groups: Sequence[Group]) -> list[wire.Settlement]:
    """IP3, IF2, IV8: all settlements, with the tents that score."""
    least = int(setting.static["settlement"][0])
    return [
        {
            "tribe": group.tribe,
            "spots": spot_ids(setting, group.spots),
            "counted": spot_ids(setting, group.counted),
            "points": group.points if setting.scored else 0,
            "doubled": group.doubled,
        }
        for group in groups
        if len(group.spots) >= least
    ]


def see_road(counts: Counts) -> list[wire.Rank]:
    """IA5: the tents on the violet road, best rank first; nothing doubles them."""
    return [
        {
            "tribe": one.tribe,
            "tents": one.tents,
            "rank": one.rank,
            "points": one.points,
            "doubled": False,
        }
        for one in counts.road
    ]
