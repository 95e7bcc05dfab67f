"""Chapters IP and IE3: points, and who wins."""

from .position import Json, Position
from .settlements import settlement_points


def tents_in_territory(position: Position, territory: str) -> list[int]:
    """IP1: the points of each tribe, pawns aside."""
    counts = position.tents_in(territory)
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    points = []
    for count in counts:
        if count == 0:
            points.append(0)
        elif count == ranks[0]:
            points.append(sum(counts))
        else:
            points.append(ranks[ranks.index(count) - 1])
    return points


def totems_over_connection(position: Position, number: int) -> list[int]:
    """IP2: the points of each tribe, pawns aside."""
    one, other = position.connections[number]["territories"]
    if number in position.mountains:
        return [0] * position.tribes
    worth = sum(position.totems[one]) + sum(position.totems[other])
    return [
        worth if position.leads(tribe, one) and position.leads(tribe, other) else 0
        for tribe in range(position.tribes)
    ]


def factor(position: Position, key: str, place: str | int) -> int:
    """IM1: one more than the pawns on a territory or connection."""
    return 1 + len([pawn for pawn in position.pawns if pawn.get(key) == place])


def tent_points(position: Position, final: bool) -> list[int]:
    """IP1 over the whole map; pawns count only in final scoring."""
    points = [0] * position.tribes
    for territory in position.territories:
        times = factor(position, "territory", territory) if final else 1
        for tribe, worth in enumerate(tents_in_territory(position, territory)):
            points[tribe] += times * worth
    return points


def totem_points(position: Position) -> list[int]:
    """IP2 over the whole map."""
    points = [0] * position.tribes
    for number in position.connections:
        times = factor(position, "connection", number)
        for tribe, worth in enumerate(totems_over_connection(position, number)):
            points[tribe] += times * worth
    return points


def score(position: Position) -> Json:
    """IE2, IE3, I2.2: what the game comes to if it ends now."""
    tents, totems = tent_points(position, final=True), totem_points(position)
    breakdown = [
        {
            "tents_mid": position.mid[tribe],
            "tents": tents[tribe],
            "totems": totems[tribe],
            "settlements": settlement_points(position, tribe),
        }
        for tribe in range(position.tribes)
    ]
    scores = [sum(row.values()) for row in breakdown]
    unplaced = [
        position.tents_left(tribe) + position.totems_left(tribe) for tribe in range(position.tribes)
    ]
    standing = list(zip(scores, unplaced, strict=True))
    winners = [seat for seat in range(position.players) if standing[seat] == max(standing)]
    return {"scores": scores, "breakdown": breakdown, "winners": winners}
