"""Chapters DX, DM, DV5-DV6, DD2, DL3 and DH6: points, and who wins."""

from tests.reference.flow import Json

from .position import CAMPS_ON_BOARD, Position
from .stories import count_symbol, count_tucked_symbol, fulfilled
from .zones import adjacent_water_zones, connected_parts, terrain_at, zone_of, zones

TEAMS = ((0, 2), (1, 3))


def score(position: Position) -> Json:
    """Scores, breakdown and winners as the record gives them, should the game end now."""
    rows = breakdown(position)
    scores = [sum(row.values()) for row in rows]
    return {"scores": scores, "breakdown": rows, "winners": winners(position, scores)}


def breakdown(position: Position) -> list[dict[str, int]]:
    """Points by key, for each seat or team, exactly the keys the scenario scores (DV5)."""
    sides = sides_of(position)
    rows = [{"stories": 0, "fire": 0} for _ in sides]
    for row, side in zip(rows, sides, strict=True):
        row["stories"] = sum(story_points(position, seat) for seat in side)
        row["fire"] = sum(count_fire(position, seat) for seat in side)
    most = max(row["fire"] for row in rows)
    for row, side in zip(rows, sides, strict=True):
        row["most_fire"] = 4 if row["fire"] == most and most > 0 else 0
        row.update(scenario_points(position, side))
    return rows


def sides_of(position: Position) -> list[tuple[int, ...]]:
    """DM1: the teams, or every seat for itself."""
    if position.scenario == "team":
        return list(TEAMS)
    return [(seat,) for seat in range(position.players)]


def winners(position: Position, scores: list[int]) -> list[int]:
    """DX6, DM5: the most points, then the most hand cards, then shared."""
    sides = sides_of(position)
    cards = [sum(len(position.hands[seat]) for seat in side) for side in sides]
    best = max(zip(scores, cards, strict=True))
    ranked = zip(sides, scores, cards, strict=True)
    return sorted(s for side, points, held in ranked if (points, held) == best for s in side)


def story_points(position: Position, seat: int) -> int:
    """DX2: the points of every fulfilled tile."""
    return sum(int(position.story_tiles[s]["points"]) for s in fulfilled(position, seat))


def count_fire(position: Position, seat: int) -> int:
    """DX3: fire on fulfilled tiles, tucked halves and an emptied board; DL3: the volcano's."""
    tiles = sum(int(position.story_tiles[s]["fire"]) for s in fulfilled(position, seat))
    tucked = count_tucked_symbol(position, seat, "fire")
    board = int(len(position.camps[seat]) == CAMPS_ON_BOARD)
    return tiles + tucked + board + _volcano_fire(position, seat)


def _volcano_fire(position: Position, seat: int) -> int:
    """DL3: one, once, for any camp next to the volcano."""
    beside = {n for camp in position.all_camps(seat) for n in position.neighbours[camp]}
    is_beside = any(terrain_at(position, space) == "volcano" for space in beside)
    return int(position.scenario == "volcano" and is_beside)


def count_berries(position: Position, seat: int) -> int:
    """DX5: berry tokens and tucked berry symbols."""
    return position.won_berries[seat] + count_tucked_symbol(position, seat, "berry")


def scenario_points(position: Position, side: tuple[int, ...]) -> dict[str, int]:
    """DV5: what the scenario scores beside stories and fire."""
    if position.scenario == "team":
        return _team_points(position, side)
    (seat,) = side
    if position.scenario == "downpour":
        return {"zones": _zone_points(position, seat), "pairs": 4 * count_pairs(position, seat)}
    if position.scenario == "volcano":
        return _volcano_points(position, seat)
    if position.scenario == "lake":
        return _lake_points(position, seat)
    groups = connected_parts(position, position.all_camps(seat))
    return {
        "groups": 4 * sum(len(group) >= 2 for group in groups),
        "berries": 2 * count_berries(position, seat),
    }


def _team_points(position: Position, side: tuple[int, ...]) -> dict[str, int]:
    """DM3, DM4: groups with camps of both partners, and pairs of berries."""
    one, other = (set(position.all_camps(seat)) for seat in side)
    groups = connected_parts(position, one | other)
    shared = [group for group in groups if group & one and group & other]
    return {
        "groups": 4 * len(shared),
        "berries": 4 * min(count_berries(position, seat) for seat in side),
    }


def count_pairs(position: Position, seat: int) -> int:
    """DV6: a berry with the scenario's resource, the resource counted as for stories."""
    assert position.pair is not None
    return min(count_berries(position, seat), count_symbol(position, seat, position.pair))


def _zone_points(position: Position, seat: int) -> int:
    """DD2: forest and mountain zones with a camp."""
    camps = position.camps[seat]
    settled = [c for c in camps if terrain_at(position, c) in ("forest", "mountain")]
    return 3 * len({zone_of(position, camp) for camp in settled})


def _volcano_points(position: Position, seat: int) -> dict[str, int]:
    """DL3: water zones next to a camp, camps on rivals' rings, pairs."""
    water = {
        zone for camp in position.all_camps(seat) for zone in adjacent_water_zones(position, camp)
    }
    return {
        "water": 2 * len(water),
        "rivals": 2 * sum(_is_on_rival_ring(position, seat, c) for c in position.all_camps(seat)),
        "pairs": 3 * count_pairs(position, seat),
    }


def _is_on_rival_ring(position: Position, seat: int, camp: str) -> bool:
    """DL3: on the starting tile of an opponent, round its centre."""
    rivals = [start for other, start in enumerate(position.starts) if other != seat]
    tiles = [position.spaces[start]["tile"] for start in rivals]
    return position.spaces[camp]["tile"] in tiles


def _lake_points(position: Position, seat: int) -> dict[str, int]:
    """DH6: majorities round water zones, pairs, fish."""
    return {
        "majorities": sum(zone_majority(position, z)[seat] for z in zones(position, "water")),
        "pairs": 3 * count_pairs(position, seat),
        "fish": 3 * position.fish[seat],
    }


def zone_majority(position: Position, zone: frozenset[str]) -> list[int]:
    """DH6: points by seat for one water zone: 6 for the most adjacent camps, 3 each on a tie."""
    counts = [
        sum(zone in adjacent_water_zones(position, camp) for camp in position.all_camps(seat))
        for seat in range(position.players)
    ]
    most = max(counts)
    prize = 6 if counts.count(most) == 1 else 3
    return [prize if count == most and most > 0 else 0 for count in counts]
