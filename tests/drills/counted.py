"""What is right, worked out another way: by counting on the map as a client sees it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, permutations

from bivouac.core.contract import Json

NEAR = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RESOURCES = ("artifact", "pigment", "crystal")


def holdings(view: Json, components: Json, symbol: str) -> int:
    """DY1-DY4: how much of a symbol the reader's stories can count on."""
    tribe = view["seats"][view["seat"]]
    camps = set(tribe["camps"]) - {tribe["start"]}
    halves = [
        components["cards"][tuck["card"]]["halves"][tuck["half"]]
        for tuck in tribe["tucks"]
        if tuck is not None
    ]
    tucked = sum(symbol in (half["terrain"], half["symbol"]) for half in halves)
    if symbol in RESOURCES:
        icons = [icon for icon in view["map"]["icons"] if icon["kind"] == symbol]
        return tucked + sum(not camps.isdisjoint(icon["spaces"]) for icon in icons)
    zones = [zone for zone in view["map"]["zones"] if zone["terrain"] == symbol]
    if symbol != "water":
        return tucked + sum(not camps.isdisjoint(zone["spaces"]) for zone in zones)
    at = {space["id"]: (space["q"], space["r"]) for space in view["map"]["spaces"]}
    villages = {space["id"] for space in view["map"]["spaces"] if space["village"]}
    shores = [{at[space] for space in zone["spaces"]} for zone in zones]
    around = {(q + at[camp][0], r + at[camp][1]) for camp in camps - villages for q, r in NEAR}
    return tucked + sum(not around.isdisjoint(shore) for shore in shores)


def tents_in(view: Json, components: Json, territory: str) -> list[int]:
    """Tents in a territory, by tribe."""
    inside = {one["id"] for one in components["map"]["spots"] if one["territory"] == territory}
    return [
        sum(spot in inside for spot, owner in view["tents"].items() if owner == tribe)
        for tribe in range(len(view["tribes"]))
    ]


def tent_points(tents: Sequence[int], tribe: int) -> int:
    """IP1: the first scores all tents, the others the tents of the rank before."""
    more = sorted({count for count in tents if count > tents[tribe]})
    return more[0] if more else sum(tents)


def leads(totems: Sequence[int], tribe: int) -> bool:
    """IP2: the most totems, ties included, at least one."""
    return 0 < totems[tribe] == max(totems)


def roads_of(components: Json) -> dict[str, set[str]]:
    """By spot, those at the other end of its roads."""
    joined: dict[str, set[str]] = {one["id"]: set() for one in components["map"]["spots"]}
    for one, other in components["map"]["roads"]:
        joined[one].add(other)
        joined[other].add(one)
    return joined


def groups(spots: Iterable[str], roads: dict[str, set[str]]) -> Iterator[set[str]]:
    """The connected parts of some spots."""
    left = set(spots)
    while left:
        group = {left.pop()}
        while fresh := {other for one in group for other in roads[one]} & left:
            group |= fresh
            left -= fresh
        yield group


def longest(group: Collection[str], roads: dict[str, set[str]]) -> int:
    """The spots of the longest path that visits none of them twice."""

    def beyond(path: list[str]) -> int:
        ways = [one for one in roads[path[-1]] if one in group and one not in path]
        return max((beyond([*path, one]) for one in ways), default=len(path))

    return max(beyond([one]) for one in group)


def steps_to(spot: str, goals: Collection[str], roads: dict[str, set[str]]) -> int | None:
    """How many roads away the nearest goal is; None where there is none within reach."""
    reached, steps = {spot}, 0
    while reached.isdisjoint(goals):
        grown = reached | {other for one in reached for other in roads[one]}
        if grown == reached:
            return None
        reached, steps = grown, steps + 1
    return steps


def can_pay(hand: Sequence[str], biome: str, pieces: int) -> bool:
    """IT3: for each piece a card of the biome, or two alike of one other."""
    if pieces == 0:
        return True
    ways = [[card] for card in range(len(hand)) if hand[card] == biome]
    ways += [
        [one, other]
        for one, other in combinations(range(len(hand)), 2)
        if hand[one] == hand[other] != biome
    ]
    rests = ([card for i, card in enumerate(hand) if i not in way] for way in ways)
    return any(can_pay(rest, biome, pieces - 1) for rest in rests)


def shared_out(cards: Sequence[str], pieces: int) -> Iterator[list[list[str]]]:
    """All ways to give cards to pieces, one or two each."""
    for order in permutations(cards):
        for first in range(1, len(order) + 1) if pieces > 1 else (len(order),):
            parts = [list(order[:first]), list(order[first:])][:pieces]
            if all(1 <= len(part) <= 2 for part in parts):
                yield parts
