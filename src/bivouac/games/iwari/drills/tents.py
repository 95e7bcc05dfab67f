"""IP1, IM1: how many points do somebody's tents bring in this territory at the end?"""

from random import Random

from bivouac.core.contract import Advice, Drill, Known, Message
from bivouac.core.drilling import name_of_number, numbers
from bivouac.games.iwari.drills.lands import land_anchor
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.counts import Counts, count_all, territory_factor

LEAST_TENTS = 4


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """A territory where several tribes have tents."""
    position = known.position
    counts = count_all(setting, position)
    lands = [
        land
        for land in range(len(setting.territory_ids))
        if len(counts.ranked(setting, land)) > 1 and position["standing"][land] >= LEAST_TENTS
    ]
    if not lands:
        return None
    land = chance.choice(lands)
    ranked = counts.ranked(setting, land)
    tribe = chance.choice([one for one in ranked if one != setting.third])
    factor = territory_factor(position, land)
    points = counts.tent_points(land, tribe, factor)
    tents = [int(position["n_tents"][land, one]) for one in ranked]
    near = [*(number * factor for number in (*tents, sum(tents))), points // factor, points + 1]
    return Drill(
        Message("drills-iwari-tents-asks", {"seat": tribe, "land": territory_code(setting, land)}),
        numbers(points, near, chance),
        (frozenset({name_of_number(points)}),),
        (*ranks(setting, known, counts, land, tribe), *multiplied(setting, known, land, points)),
        points=(land_anchor(setting, land),),
    )


def ranks(setting: Iwari, known: Known, counts: Counts, land: int, tribe: int) -> list[Advice]:
    """IP1: the tribes of each rank down to the one asked about, and what they score."""
    said = []
    places = counts.ranks[land]
    tents = known.position["n_tents"][land]
    for rank in range(1, int(places[tribe]) + 1):
        mine = [one for one in counts.ranked(setting, land) if places[one] == rank]
        before = [int(tents[one]) for one in range(setting.sides) if places[one] == rank - 1]
        args: dict[str, str | int] = {
            "rank": rank,
            "count": len(mine),
            "tents": int(tents[mine[0]]),
            "points": int(counts.tents[land, mine[0]]),
            "above": before[0] if rank > 1 else 0,
        }
        if len(mine) == 1 and mine[0] != setting.third:
            args["seat"] = mine[0]
            key = "drills-iwari-tents-rank"
        else:
            key = "drills-iwari-tents-tied" if len(mine) > 1 else "drills-iwari-tents-third"
        said.append(Advice(Message(key, args), (land_anchor(setting, land),)))
    return said


def multiplied(setting: Iwari, known: Known, land: int, points: int) -> list[Advice]:
    """IM1: pawns that multiply it."""
    factor = territory_factor(known.position, land)
    if factor == 1:
        return []
    said = Message("drills-iwari-tents-pawns", {"factor": factor, "points": points})
    return [Advice(said, (land_anchor(setting, land),))]
