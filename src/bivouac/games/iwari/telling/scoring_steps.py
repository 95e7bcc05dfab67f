"""IP, IM1, IA2, IA5, IF2, IG1: a scoring one step after the other, as the rulebook does it."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.contract import Event
from bivouac.games.iwari.layout import COLOURS, K_RUINS, OVER
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.aftermath import aftermath
from bivouac.games.iwari.view.counts import (
    Counts,
    connection_factor,
    count_all,
    has_scored_mid,
    territory_factor,
    tribes_in,
)
from bivouac.games.iwari.view.expansion import see_pawns, see_pieces
from bivouac.games.iwari.view.groups import groups_of, settlements_of
from bivouac.games.iwari.view.land import see_land
from bivouac.games.iwari.view.reading import is_left, spot_ids, totems_in
from bivouac.games.iwari.wire import scoring as wire


def scoring(setting: Iwari, before: np.void, event: Event, after: np.void) -> wire.Scored | None:
    """The protocol's `Scoring` that an event brought about; None where it brought none (IE1, IE2).

    The event itself does not matter: the last card of a refill, a shuffle or a pass can bring one.
    Against the void nothing is scored; there it is the protocol's `Aftermath` (IV).
    """
    if setting.against_void:
        return aftermath(setting, before, event)
    if after["phase"] == OVER and before["phase"] != OVER:
        counts = count_all(setting, after)
        return {
            "kind": "final",
            "before": counts.won(setting),
            "steps": final_steps(setting, after, counts),
            "map": None,
        }
    if has_scored_mid(before, after):
        won = count_all(setting, before).won(setting)
        counts = count_all(setting, after)
        steps = tents(setting, after, counts, False)
        seen = scored_map(setting, after, counts, steps)
        return {"kind": "mid", "before": won, "steps": [*steps], "map": seen}
    return None


def scored_map(
    setting: Iwari, position: np.void, counts: Counts, steps: Sequence[wire.TerritoryStep]
) -> wire.ScoredMap:
    """IE1: the map as it was scored, for whoever looks at it later: what it gave, and no more."""
    land = see_land(setting, position, counts, groups_of(setting, position))
    territories: list[wire.ScoredTerritory] = [
        {**one, "factor": step["factor"], "ranks": step["ranks"], "verdict": None}
        for one, step in zip(land["territories"], steps, strict=True)
    ]
    pawns = see_pawns(setting, position)["pawns"]
    return {**land, "territories": territories, "pawns": pawns, **see_pieces(setting, position)}


def final_steps(setting: Iwari, position: np.void, counts: Counts) -> list[wire.ScoringStep]:
    """IE2: tents, the violet road, totems, settlements, discoveries; then ruins."""
    return [
        *tents(setting, position, counts, True),
        *road(setting, counts),
        *totems(setting, position, counts),
        *settlements(setting, position),
        *discoveries(setting, position),
        *ruins(setting, position, counts),
    ]


def tents(
    setting: Iwari, position: np.void, counts: Counts, is_final: bool
) -> list[wire.TerritoryStep]:
    """IP1: all territories in the map's order.

    Pawns (IM1) and fortifications (IF2) multiply in the final scoring only.
    """
    steps: list[wire.TerritoryStep] = []
    for territory, name in enumerate(setting.territory_ids):
        factor = territory_factor(position, territory) if is_final else 1
        ranks: list[wire.ScoringRank] = []
        for tribe in counts.ranked(setting, territory):
            base = int(counts.tents[territory, tribe])
            rank: wire.ScoringRank = {
                "tribe": tribe,
                "tents": int(position["n_tents"][territory, tribe]),
                "rank": int(counts.ranks[territory, tribe]),
                "base": base,
                "doubled": is_final and bool(counts.doubled[territory, tribe]),
                "points": counts.tent_points(territory, tribe, factor) if is_final else base,
            }
            ranks.append(rank)
        steps.append({"kind": "territory", "territory": name, "factor": factor, "ranks": ranks})
    return steps


def road(setting: Iwari, counts: Counts) -> list[wire.RoadStep]:
    """IA5: the violet road as if it were a territory; neither pawns nor fortifications touch it."""
    if not setting.static["road"][0]:
        return []
    ranks: list[wire.ScoringRank] = [
        {
            "tribe": one.tribe,
            "tents": one.tents,
            "rank": one.rank,
            "base": one.points,
            "doubled": False,
            "points": one.points,
        }
        for one in counts.road
    ]
    return [{"kind": "road", "ranks": ranks}]


def totems(setting: Iwari, position: np.void, counts: Counts) -> list[wire.ConnectionStep]:
    """IP2, IS2, IR: connections in ascending order, whether or not anybody holds them.

    Not those that are covered or that the walking totem has left.
    """
    steps: list[wire.ConnectionStep] = []
    for connection, number in enumerate(setting.connection_numbers):
        if position["covered"][connection] or is_left(position, connection):
            continue
        factor = connection_factor(position, connection)
        base = int(counts.totems[connection])
        ends = setting.static["ends"][0, connection]
        step: wire.ConnectionStep = {
            "kind": "connection",
            "number": number,
            "factor": factor,
            "totems": [totems_in(setting, position, end) for end in ends],
            "leaders": [tribes_in(int(position["leaders"][end])) for end in ends],
            "holders": [
                {"tribe": tribe, "base": base, "points": base * factor}
                for tribe in counts.scorers(setting, position, connection)
            ],
        }
        steps.append(step)
    return steps


def settlements(setting: Iwari, position: np.void) -> list[wire.SettlementStep]:
    """IP3, IF2: the settlements of each tribe."""
    return [
        {
            "kind": "settlement",
            "tribe": group.tribe,
            "spots": spot_ids(setting, group.spots),
            "counted": spot_ids(setting, group.counted),
            "doubled": group.doubled,
            "points": group.points,
        }
        for group in settlements_of(setting, position)
    ]


def discoveries(setting: Iwari, position: np.void) -> list[wire.DiscoveriesStep]:
    """IG1: for each colour the tribes with the most tokens, all of them where they tie."""
    points = int(setting.static["discoveries"][0])
    steps: list[wire.DiscoveriesStep] = []
    for number, colour in enumerate(COLOURS if points else ()):
        tokens = position["tokens"][: setting.sides, number].tolist()
        winners = [tribe for tribe, n in enumerate(tokens) if n == max(tokens) > 0]
        step: wire.DiscoveriesStep = {
            "kind": "discoveries",
            "colour": colour,
            "tokens": tokens,
            "winners": winners,
            "points": points,
        }
        steps.append(step)
    return steps


def ruins(setting: Iwari, position: np.void, counts: Counts) -> list[wire.RuinsStep]:
    """IA2: the ruins that the tribes have kept."""
    return [
        {
            "kind": "ruins",
            "tribe": tribe,
            "ruins": int(position["ruins"][tribe]),
            "points": int(counts.points[tribe, K_RUINS]),
        }
        for tribe in range(setting.sides)
        if position["ruins"][tribe]
    ]
