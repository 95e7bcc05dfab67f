"""IP3: groups of tents that roads join, and the longest chain of each."""

from .position import SETTLEMENT, Position


def group_of(position: Position, spot: str) -> set[str]:
    """All tents of one tribe that roads join to a tent, itself included."""
    tribe = position.tents[spot]
    group, edge = {spot}, [spot]
    while edge:
        for other in position.neighbours[edge.pop()] - group:
            if position.tents.get(other) == tribe:
                group.add(other)
                edge.append(other)
    return group


def settlements(position: Position, tribe: int) -> list[set[str]]:
    """The groups of at least four tents of a tribe."""
    found: list[set[str]] = []
    for spot, owner in position.tents.items():
        if owner == tribe and not any(spot in group for group in found):
            found.append(group_of(position, spot))
    return [group for group in found if len(group) >= SETTLEMENT]


def longest_chain(position: Position, group: set[str]) -> int:
    """The most tents of a group on a way along roads that comes to none twice."""
    return max(longest_from(position, spot, group - {spot}) for spot in group)


def longest_from(position: Position, spot: str, left: set[str]) -> int:
    """The longest chain from a tent on, itself included, through tents that are left."""
    if not left:
        return 1
    ways = position.neighbours[spot] & left
    return 1 + max((longest_from(position, other, left - {other}) for other in ways), default=0)


def settlement_points(position: Position, tribe: int) -> int:
    """IP3: one for each tent of a settlement, or of its longest chain; IF2: some twice."""
    points = 0
    for group in settlements(position, tribe):
        worth = longest_chain(position, group) if position.settlements == "path" else len(group)
        points += worth * (2 if group & set(position.fortifications) else 1)
    return points
