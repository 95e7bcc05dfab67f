"""DX4, DM3, DD2, DL3, DH6: how many points does the map bring somebody?

What a scenario scores on the map is asked about; the points are those of the rules, and where what
explains them does not come to the same, nothing is asked.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

import numpy as np

from bivouac.core.contract import Advice, Drill, Known, Message
from bivouac.core.drilling import name_of_number, numbers
from bivouac.core.messages import Said
from bivouac.games.dewan.drills.lands import anchors, around, groups_of
from bivouac.games.dewan.layout import TERRAINS, WATER
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.seats import count_all
from bivouac.games.dewan.view.sets import members

Part: TypeAlias = tuple[Advice, int]
"""What is said of a part of the map, and the points it brings."""

QUESTIONS: Mapping[str, str] = {
    "groups": "drills-dewan-scoring-groups-asks",
    "zones": "drills-dewan-scoring-zones-asks",
    "water": "drills-dewan-scoring-water-asks",
    "rivals": "drills-dewan-scoring-rivals-asks",
    "majorities": "drills-dewan-scoring-majorities-asks",
}
"""By source of points, what is asked."""

FEWEST_CAMPS = 3
LEAST = 2
"""So many parts of the map are to be looked at, those that bring nothing included."""


def ask(setting: Dewan, known: Known, chance: Random) -> Drill | None:
    """What the scenario scores on the map, for one of the players or teams."""
    keys = [key for key in PARTS if key in setting.keys_in_play]
    key, seat = chance.choice(keys), chance.randrange(setting.seats)
    position = known.position
    if position["n_built"][seat] < FEWEST_CAMPS:
        return None
    parts = PARTS[key](setting, position, seat)
    points = count_all(setting, position).points_by_key(setting)[seat % setting.sides][key]
    if points == 0 or len(parts) < LEAST or sum(brought for _, brought in parts) != points:
        return None
    step = setting.scenario.score[key]
    near = [sum(step for _ in parts), points + step, points - step]
    each = setting.scenario.majorities_tied if key == "majorities" else step
    return Drill(
        Message(QUESTIONS[key], asked_for(setting, known, seat)),
        numbers(points, near, chance, each),
        (frozenset({name_of_number(points)}),),
        tuple(said for said, _ in sorted(parts, key=lambda part: -part[1])),
    )


def asked_for(setting: Dewan, known: Known, seat: int) -> dict[str, Said]:
    """DM1: whose points they are; of a team both are named, the reader first."""
    if not setting.scenario.teams:
        return {"seat": seat, "whose": "player", "partner": ""}
    side = sorted(range(seat % 2, setting.seats, 2), key=lambda one: one != known.seat)
    partner = Message("drills-dewan-player", {"seat": side[1]})
    return {"seat": side[0], "whose": "team", "partner": partner}


def camps_of(position: np.void, seat: int) -> list[int]:
    """The camps of a seat, its starting camp included."""
    return members(position["camps"][seat])


def groups(setting: Dewan, position: np.void, seat: int) -> list[Part]:
    """DX4, DM3: connected camps; of a team, with one of each partner."""
    side = range(seat % setting.sides, setting.seats, setting.sides)
    owners = {camp: other for other in side for camp in camps_of(position, other)}
    parts: list[Part] = []
    for group in groups_of(setting, owners):
        both = {owners[camp] for camp in group} == set(side)
        counts = both if setting.scenario.teams else len(group) > 1
        key = "drills-dewan-scoring-group" if counts else "drills-dewan-scoring-no-group"
        why = "pair" if setting.scenario.teams else "size"
        worth = setting.scenario.score["groups"] if counts else 0
        said = Message(key, {"count": len(group), "why": why, "worth": worth})
        parts.append((Advice(said, anchors(setting, group)), worth))
    return parts


def zones(setting: Dewan, position: np.void, seat: int) -> list[Part]:
    """DD2: zones of the scenario's terrains with an own camp; one counts once."""
    built = position["built"][seat][: position["n_built"][seat]].tolist()
    inside: dict[int, list[int]] = {}
    for camp in built:
        if TERRAINS[position["terrain"][camp]] in setting.scenario.zone_terrains:
            inside.setdefault(int(position["zone"][camp]), []).append(camp)
    return [
        (
            Advice(
                Message(
                    "drills-dewan-scoring-zone",
                    {"terrain": TERRAINS[position["terrain"][camps[0]]], "count": len(camps)},
                ),
                anchors(setting, camps),
            ),
            setting.scenario.score["zones"],
        )
        for camps in inside.values()
    ]


def water(setting: Dewan, position: np.void, seat: int) -> list[Part]:
    """DL3: water zones beside an own camp."""
    parts: list[Part] = []
    for lake, camps in shores(setting, position):
        mine = [camp for camp in camps if camp in camps_of(position, seat)]
        if mine:
            said = Message("drills-dewan-scoring-water", {"count": len(mine)})
            parts.append((Advice(said, anchors(setting, lake)), setting.scenario.score["water"]))
    return parts


def rivals(setting: Dewan, position: np.void, seat: int) -> list[Part]:
    """DL3: own camps on the ring of a rival's starting tile."""
    mine = set(camps_of(position, seat))
    others = (other for other in range(setting.seats) if other != seat)
    return [
        (
            Advice(
                Message("drills-dewan-scoring-rivals", {"count": len(found), "seat": other}),
                anchors(setting, found),
            ),
            len(found) * setting.scenario.score["rivals"],
        )
        for other in others
        if (found := sorted(mine.intersection(members(position["rings"][other]))))
    ]


def majorities(setting: Dewan, position: np.void, seat: int) -> list[Part]:
    """DH6: the most camps beside each lake, ties shared."""
    parts: list[Part] = []
    for lake, camps in shores(setting, position):
        counts = [len(camps & set(camps_of(position, other))) for other in range(setting.seats)]
        if max(counts) == 0 or counts[seat] == 0:
            continue
        leads = counts[seat] == max(counts)
        ties = counts.count(max(counts)) > 1
        key = "most" if leads and not ties else "tied" if leads else "fewer"
        worth = {
            "most": setting.scenario.score["majorities"],
            "tied": setting.scenario.majorities_tied,
            "fewer": 0,
        }[key]
        args: dict[str, str | int] = {
            "place": key,
            "count": counts[seat],
            "most": max(counts),
            "points": worth,
            "size": len(lake),
        }
        said = Message("drills-dewan-scoring-lake", args)
        parts.append((Advice(said, anchors(setting, lake)), worth))
    return parts


def shores(setting: Dewan, position: np.void) -> list[tuple[list[int], set[int]]]:
    """Every water zone, and the camps of anybody beside it; villages stand in it (DH4)."""
    lakes = list(groups_of(setting, members(position["land"][WATER])))
    camps = {camp for seat in range(setting.seats) for camp in camps_of(position, seat)}
    return [
        (lake, {n for space in lake for n in around(setting, space) if n in camps} - set(lake))
        for lake in lakes
    ]


PARTS: Mapping[str, Callable[[Dewan, np.void, int], Sequence[Part]]] = {
    "groups": groups,
    "zones": zones,
    "water": water,
    "rivals": rivals,
    "majorities": majorities,
}
"""By source of points, the parts of the map that bring them."""
