"""The points of every tribe of Iwari, computed again in plain Python from what lies on the map."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from bivouac.games.iwari.setting import Iwari
from tests.property.iwari_invariants import World, members


def points(setting: Iwari, position: np.void) -> list[dict[str, int]]:
    """IP1-IP3, IM1: the points of every tribe by key, computed another way."""
    world = World(setting, position)
    return [
        {
            "tents_mid": int(position["mid"][tribe]),
            "tents": sum(territory_points(world, i, tribe) for i in world.territories),
            "totems": sum(connection_points(world, i, tribe) for i in connections(world)),
            "settlements": sum(settlement_points(world, g) for g in world.groups(tribe)),
            **more_points(world, tribe),
        }
        for tribe in world.tribes
    ]


def more_points(world: World, tribe: int) -> dict[str, int]:
    """IX1, IR2, IG1, IA2, IA5: what the options and the map add."""
    chosen, p = world.setting.chosen, world.p
    found = {}
    if chosen.expeditions:
        found["expeditions"] = rewards(world, tribe)
    if chosen.walking_totem:
        found["walking"] = int(p["walked"][tribe])
    if chosen.discoveries:
        most = [max(1, int(p["tokens"][:, colour].max())) for colour in range(3)]
        wins = [int(p["tokens"][tribe, colour]) == most[colour] for colour in range(3)]
        found["discoveries"] = world.setting.pieces.token_points * sum(wins)
    if world.guards:
        found["ruins"] = int(p["ruins"][tribe])
    if world.setting.map.rules.road:
        violet = [spot for spot, found in enumerate(world.setting.map.spots) if found.violet]
        standing = Counter(world.owner[spot] for spot in violet if spot in world.owner)
        found["road"] = rank_points([standing[other] for other in world.tribes], tribe)
    return found


def rewards(world: World, tribe: int) -> int:
    """IX1: the first or the second reward of each expedition."""
    return sum(
        world.setting.pieces.rewards[mission + 1][place]
        for mission, takers in enumerate(world.p["mission_seat"].tolist())
        for place, seat in enumerate(takers)
        if seat == tribe
    )


def territory_points(world: World, territory: int, tribe: int) -> int:
    """IP1, IM1, IF2: doubled where an own tent stands on a fortification."""
    forts = [spot for spot in members(world.p["forts"]) if world.home[spot] == territory]
    twice = 2 if any(world.owner.get(spot) == tribe for spot in forts) else 1
    factor = 1 + int(world.p["territory_pawns"][territory])
    return twice * factor * rank_points(world.tents(territory), tribe)


def rank_points(tents: list[int], tribe: int) -> int:
    """IP1: the distinct numbers of tents, largest first, are the ranks."""
    ranks = sorted({count for count in tents if count > 0}, reverse=True)
    if tents[tribe] == 0:
        return 0
    rank = ranks.index(tents[tribe])
    return sum(tents) if rank == 0 else ranks[rank - 1]


def connections(world: World) -> Iterator[int]:
    """IS2, IR1, IR2, IA2: those that nothing covers and that the walking totem has not left."""
    numbers = range(int(world.p["walker"]), len(world.setting.connection_numbers))
    return (number for number in numbers if not world.p["covered"][number])


def connection_points(world: World, number: int, tribe: int) -> int:
    """IP2, IM1."""
    ends = world.setting.map.connections[number].territories
    one, other = (world.setting.territory_number[end] for end in ends)
    if tribe not in world.leaders(one) & world.leaders(other):
        return 0
    factor = 1 + int(world.p["connection_pawns"][number])
    if world.setting.connection_numbers[number] in world.guards.values():
        return factor  # IA2
    return factor * (sum(world.totems[one]) + sum(world.totems[other]))


def settlement_points(world: World, group: set[int]) -> int:
    """IP3, IF2."""
    if len(group) < world.setting.pieces.settlement:
        return 0
    twice = 2 if group & members(world.p["forts"]) else 1
    is_path = world.setting.chosen.settlements == "path"
    return twice * (world.longest_path(group) if is_path else len(group))
