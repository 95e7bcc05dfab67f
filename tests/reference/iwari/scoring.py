"""Chapters IP and IE3, with IA2, IA4, IA5, IF2 and IG1: points, and who wins."""

from tests.reference.flow import Json

from .position import COLOURS, Position
from .settlements import settlement_points


def tents_in_territory(position: Position, territory: str) -> list[int]:
    """IP1: the points of each tribe, pawns aside."""
    return ranked(position.tents_in(territory))


def ranked(counts: list[int]) -> list[int]:
    """IP1: the points of each tribe, given its tents."""
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
    if number in position.closed:
        return [0] * position.tribes
    worth = sum(position.totems[one]) + sum(position.totems[other])
    if number in position.guards.values():
        worth = 1  # IA2
    return [
        worth if position.leads(tribe, one) and position.leads(tribe, other) else 0
        for tribe in range(position.tribes)
    ]


def factor(position: Position, key: str, place: str | int) -> int:
    """IM1: one more than the pawns on a territory or connection; IM5: Courage takes one away."""
    deeds = [pawn["deed"] for pawn in position.pawns if pawn.get(key) == place]
    return 1 + len(deeds) - 2 * deeds.count("courage")


def tent_points(position: Position, final: bool) -> list[int]:
    """IP1 over the whole map; pawns and fortifications (IF2) count only in final scoring."""
    points = [0] * position.tribes
    for territory in position.territories:
        times = factor(position, "territory", territory) if final else 1
        for tribe, worth in enumerate(tents_in_territory(position, territory)):
            twice = final and is_fortified(position, tribe, territory)
            points[tribe] += times * worth * (2 if twice else 1)
    return points


def is_fortified(position: Position, tribe: int, territory: str) -> bool:
    """IF2: does a tent of the tribe stand on a fortification there?"""
    return any(
        position.spots[spot] == territory and position.tents.get(spot) == tribe
        for spot in position.fortifications
    )


def road_points(position: Position) -> list[int]:
    """IA5: the violet road as if it were a territory."""
    owners = [tribe for spot, tribe in position.tents.items() if spot in position.violet]
    return ranked([owners.count(tribe) for tribe in range(position.tribes)])


def discovery_points(position: Position) -> list[int]:
    """IG1: six for the most tokens of each colour."""
    points = [0] * position.tribes
    for colour in COLOURS:
        counts = [taken.count(colour) for taken in position.tokens]
        for tribe, count in enumerate(counts):
            points[tribe] += 6 if count and count == max(counts) else 0
    return points


def totem_points(position: Position) -> list[int]:
    """IP2 over the whole map."""
    points = [0] * position.tribes
    for number in position.connections:
        if position.is_left(number):
            continue
        times = factor(position, "connection", number)
        for tribe, worth in enumerate(totems_over_connection(position, number)):
            points[tribe] += times * worth
    return points


def score(position: Position) -> Json:
    """IE2, IE3, I2.2: what the game comes to if it ends now."""
    tents, totems = tent_points(position, final=True), totem_points(position)
    columns = {
        "tents_mid": position.mid,
        "tents": tents,
        "totems": totems,
        "settlements": [settlement_points(position, tribe) for tribe in range(position.tribes)],
        **more_columns(position),
    }
    breakdown = [
        {key: column[tribe] for key, column in columns.items()} for tribe in range(position.tribes)
    ]
    scores = [sum(row.values()) for row in breakdown]
    unplaced = [
        position.tents_left(tribe) + position.totems_left(tribe) for tribe in range(position.tribes)
    ]
    standing = list(zip(scores, unplaced, strict=True))
    winners = [seat for seat in range(position.players) if standing[seat] == max(standing)]
    return {"scores": scores, "breakdown": breakdown, "winners": winners}


def more_columns(position: Position) -> dict[str, list[int]]:
    """The points of each tribe for each expansion in play."""
    found = {}
    if position.has_expeditions:
        found["expeditions"] = position.rewards
    if position.walker is not None:
        found["walking"] = position.walked
    if position.has_discoveries:
        found["discoveries"] = discovery_points(position)
    if position.guards:
        found["ruins"] = position.ruins_kept
    if position.has_road:
        found["road"] = road_points(position)
    return found
