"""Chapter IX: the missions, and who is rewarded for them."""

from collections.abc import Callable

from .position import BIOMES, Position
from .settlements import settlements


def reward(position: Position, active: int) -> None:
    """IX1: after a placement, by card number; the player whose turn it is comes first."""
    for number in sorted(position.missions):
        for i in range(position.players):
            seat = (active + i) % position.players
            takers = position.takers[number]
            if len(takers) < 2 and seat not in takers and is_fulfilled(position, number, seat):
                position.rewards[seat] += position.missions[number][len(takers)]
                takers.append(seat)
    position.missions = {
        number: rewards
        for number, rewards in position.missions.items()
        if len(position.takers[number]) < 2
    }


def is_fulfilled(position: Position, number: int, seat: int) -> bool:
    """IX2: has a player done what a card asks for?"""
    if number <= 5:
        return tents_by_biome(position, seat).count(BIOMES[number - 1]) >= 4
    if 8 <= number <= 12:
        return totems_in(position, seat, BIOMES[number - 8]) >= 2
    missions: dict[int, Callable[[], bool]] = {
        6: lambda: set(tents_by_biome(position, seat)) >= set(BIOMES),
        7: lambda: len([t for t in position.territories if has_most_tents(position, seat, t)]) >= 3,
        13: lambda: all(totems_in(position, seat, biome) for biome in BIOMES),
        14: lambda: len([t for t in position.territories if position.leads(seat, t)]) >= 3,
        15: lambda: any(len(group) >= 5 for group in settlements(position, seat)),
        16: lambda: len([s for s in position.crossings if position.tents.get(s) == seat]) >= 3,
    }
    return missions[number]()


def tents_by_biome(position: Position, seat: int) -> list[str]:
    """The biome under each tent of a player."""
    return [
        position.territories[position.spots[spot]]
        for spot, tribe in position.tents.items()
        if tribe == seat
    ]


def totems_in(position: Position, seat: int, biome: str) -> int:
    return sum(
        counts[seat]
        for territory, counts in position.totems.items()
        if position.territories[territory] == biome
    )


def has_most_tents(position: Position, seat: int, territory: str) -> bool:
    counts = position.tents_in(territory)
    return counts[seat] >= 1 and counts[seat] == max(counts)
