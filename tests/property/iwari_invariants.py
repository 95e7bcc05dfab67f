"""What is true of every position of Iwari, computed again in plain Python from what lies there.

Sources are the tents on their spots, the totems in their territories and the cards; whatever a
position keeps for speed (free spots, counts, caps, majorities, hands by biome) must follow.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from bivouac.games.iwari.game import Iwari
from bivouac.games.iwari.layout import BIOMES, DEED, DEED_NAMES, HAND, NONE, PAY, PIECE


def members(words: np.ndarray) -> set[int]:
    """A set of two words."""
    bits = int(words[0]) | int(words[1]) << 64
    return {i for i in range(128) if bits >> i & 1}


class World:
    """A position read anew: who stands where, on a map of ids turned into numbers."""

    def __init__(self, setting: Iwari, position: np.void) -> None:
        self.setting = setting
        self.p = position
        self.tribes = range(setting.sides)
        self.territories = range(len(setting.territory_ids))
        self.home = [setting.territory_number[spot.territory] for spot in setting.map.spots]
        self.near: dict[int, set[int]] = {spot: set() for spot in range(len(self.home))}
        for one, other in setting.map.roads:
            self.near[setting.spot_number[one]].add(setting.spot_number[other])
            self.near[setting.spot_number[other]].add(setting.spot_number[one])
        self.owner = {
            spot: tribe for tribe in self.tribes for spot in members(position["tents"][tribe])
        }
        self.totems: list[list[int]] = position["totems"].tolist()

    def tents(self, territory: int) -> list[int]:
        """How many tents each tribe has there."""
        standing = Counter(t for spot, t in self.owner.items() if self.home[spot] == territory)
        return [standing[tribe] for tribe in self.tribes]

    def leaders(self, territory: int) -> set[int]:
        """IP2: the tribes with most totems there, if there is any."""
        raised = self.totems[territory][: len(self.tribes)]
        return {tribe for tribe in self.tribes if 0 < raised[tribe] == max(raised)}

    def groups(self, tribe: int) -> Iterator[set[int]]:
        """IP3: the connected groups of a tribe's tents."""
        left = {spot for spot, owner in self.owner.items() if owner == tribe}
        while left:
            frontier = {left.pop()}
            group = set(frontier)
            while frontier:
                frontier = {n for spot in frontier for n in self.near[spot]} & left
                left -= frontier
                group |= frontier
            yield group

    def longest_path(self, group: set[int]) -> int:
        """IP3: the longest simple path of a group, every one of them tried."""

        def longest_from(spot: int, left: set[int]) -> int:
            return 1 + max((longest_from(n, left - {n}) for n in self.near[spot] & left), default=0)

        return max(longest_from(spot, group - {spot}) for spot in group)


def check(setting: Iwari, position: np.void) -> None:
    """Everything below."""
    world = World(setting, position)
    check_cards(setting, position)
    check_hands(setting, position)
    check_pieces(world)
    check_map(world)
    check_pawns(world)
    check_build(position)


def check_cards(setting: Iwari, p: np.void) -> None:
    """IC1: each card is in exactly one place; what is no card is NONE."""
    top, end = int(p["deck_top"]), int(p["deck_end"])
    assert 0 <= top < end or top == end == 0
    assert {*p["deck"][:top].tolist(), *p["deck"][end:].tolist()} <= {NONE}
    shown = int(p["display_n"])
    assert set(p["display"][shown:].tolist()) <= {NONE}
    found = Counter([*p["deck"][top:end].tolist(), *p["display"][:shown].tolist()])
    found.update(members(p["discards"]))
    found.update(card for card in p["hands"].ravel().tolist() if card != NONE)
    assert found == Counter(range(len(setting.cards)))


def check_hands(setting: Iwari, p: np.void) -> None:
    """IT7: ascending, at most 3 cards, counted by biome; only hand cards can have been seen."""
    for seat in range(len(p["hands"])):
        size = int(p["hand_n"][seat])
        hand = p["hands"][seat].tolist()
        assert 0 <= size <= (HAND if seat < setting.seats else 0)
        assert hand[:size] == sorted(hand[:size])
        assert hand[size:] == [NONE] * (HAND - size)
        biomes = Counter(setting.card_biomes[card] for card in hand[:size])
        assert p["held"][seat].tolist() == [biomes[biome] for biome in BIOMES]
    assert members(p["seen"]) <= set(p["hands"].ravel().tolist())


def check_pieces(world: World) -> None:
    """IC1, IT5: no two tents on a spot; pieces on the map and pieces left are the whole stock."""
    p, pieces = world.p, world.setting.pieces
    assert sum(len(members(p["tents"][tribe])) for tribe in range(6)) == len(world.owner)
    for tribe in range(6):
        whole = (pieces.tents, pieces.totems) if tribe in world.tribes else (0, 0)
        tents = len(members(p["tents"][tribe])) + int(p["tents_left"][tribe])
        totems = sum(row[tribe] for row in world.totems) + int(p["totems_left"][tribe])
        assert (tents, totems) == whole
        assert p["tents_left"][tribe] >= 0
        assert p["totems_left"][tribe] >= 0


def check_map(world: World) -> None:
    """IT4, IT5, IP2: free spots, counts, caps and majorities."""
    p, n = world.p, len(world.territories)
    assert members(p["free"]) == set(range(len(world.home))) - set(world.owner)
    tents = [world.tents(territory) for territory in world.territories]
    raised = [sum(row) for row in world.totems]
    spots = Counter(world.home)
    assert p["n_tents"][:n, : len(world.tribes)].tolist() == tents
    assert p["n_free"].tolist()[:n] == [spots[i] - sum(tents[i]) for i in range(n)]
    assert p["most_tents"].tolist()[:n] == [max(row) for row in tents]
    assert p["all_totems"].tolist() == raised
    assert all(raised[i] <= max(tents[i]) for i in range(n)), "IT5"
    room = [i for i in range(n) if raised[i] < max(tents[i])]
    assert int(p["open"]) == sum(1 << i for i in room)
    assert p["leaders"].tolist()[:n] == [bits(world.leaders(i)) for i in range(n)]
    for name in ("n_tents", "n_free", "most_tents", "totems", "leaders", "territory_pawns"):
        assert not p[name][n:].any()


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def check_pawns(world: World) -> None:
    """IC4, IM1, IM2, IM4: pawns placed and left; nobody has two of a kind."""
    p, setting = world.p, world.setting
    n = int(p["pawn_n"])
    deeds = p["pawn_deed"].tolist()
    assert set(deeds[n:]) <= {NONE}
    placed = Counter(deeds[:n])
    for number, name in enumerate(DEED_NAMES):
        whole = setting.pieces.pawns[name] if name in setting.chosen.deeds else 0
        assert placed[number] + int(p["pawns_left"][number]) == whole
    earned = list(zip(deeds[:n], p["pawn_seat"].tolist(), strict=False))
    assert len(set(earned)) == n
    for name in ("territory", "connection"):
        standing = Counter(place for place in p[f"pawn_{name}"].tolist() if place != NONE)
        counts = p[f"{name}_pawns"].tolist()
        assert counts == [standing[place] for place in range(len(counts))]


def check_build(p: np.void) -> None:
    """No trace of a build is left between decisions, so that equal positions have equal bytes."""
    if p["phase"] in (PIECE, PAY):
        return
    assert set(p["paid"].ravel().tolist()) == {NONE}
    if p["phase"] != DEED:
        assert {*p["piece_kind"].tolist(), *p["piece_at"].tolist(), int(p["build_in"])} == {NONE}
        assert not any(int(p[name]) for name in ("piece_n", "placed_n", "earned"))


def points(setting: Iwari, position: np.void) -> list[dict[str, int]]:
    """IP1-IP3, IM1: the points of every tribe by key, computed another way."""
    world = World(setting, position)
    return [
        {
            "tents_mid": int(position["mid"][tribe]),
            "tents": sum(
                (1 + int(position["territory_pawns"][i])) * rank_points(world.tents(i), tribe)
                for i in world.territories
            ),
            "totems": sum(connection_points(world, i, tribe) for i in connections(world)),
            "settlements": sum(settlement_points(world, g) for g in world.groups(tribe)),
        }
        for tribe in world.tribes
    ]


def rank_points(tents: list[int], tribe: int) -> int:
    """IP1: the distinct numbers of tents, largest first, are the ranks."""
    ranks = sorted({count for count in tents if count > 0}, reverse=True)
    if tents[tribe] == 0:
        return 0
    rank = ranks.index(tents[tribe])
    return sum(tents) if rank == 0 else ranks[rank - 1]


def connections(world: World) -> Iterator[int]:
    """IS2: those that no mountain covers."""
    numbers = range(len(world.setting.connection_numbers))
    return (number for number in numbers if not world.p["covered"][number])


def connection_points(world: World, number: int, tribe: int) -> int:
    """IP2, IM1."""
    ends = world.setting.map.connections[number].territories
    one, other = (world.setting.territory_number[end] for end in ends)
    if tribe not in world.leaders(one) & world.leaders(other):
        return 0
    pawns = int(world.p["connection_pawns"][number])
    return (1 + pawns) * (sum(world.totems[one]) + sum(world.totems[other]))


def settlement_points(world: World, group: set[int]) -> int:
    """IP3."""
    if len(group) < world.setting.pieces.settlement:
        return 0
    return world.longest_path(group) if world.setting.chosen.settlements == "path" else len(group)
