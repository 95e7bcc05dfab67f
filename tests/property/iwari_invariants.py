"""What is true of every position of Iwari, computed again in plain Python from what lies there.

Sources are the tents on their spots, the totems in their territories and the cards; whatever a
position keeps for speed (free spots, counts, caps, majorities, hands by biome) must follow.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from bivouac.games.iwari.layout import (
    BIOMES,
    COURAGE,
    DEED,
    DEED_NAMES,
    HAND,
    MOUNTAIN,
    NONE,
    PAY,
    PIECE,
    RUIN,
    STORM,
    STORM_PIECE,
    THIRD,
    TURN,
    WALK,
)
from bivouac.games.iwari.setting import Iwari


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
        crossed = [found.spots for found in setting.map.connections if found.spots]  # IA1, IA2
        for one, other in [*setting.map.roads, *crossed]:
            self.near[setting.spot_number[one]].add(setting.spot_number[other])
            self.near[setting.spot_number[other]].add(setting.spot_number[one])
        spots = list(enumerate(setting.map.spots))
        self.areas = {spot: found.contested for spot, found in spots if found.contested}  # IA6
        self.guards = {spot: found.guards for spot, found in spots if found.guards}  # IA2
        self.icons = {spot: found.icon for spot, found in spots if found.icon}
        self.owner = {
            spot: tribe for tribe in self.tribes for spot in members(position["tents"][tribe])
        }
        self.totems: list[list[int]] = position["totems"].tolist()

    def tents(self, territory: int) -> list[int]:
        """How many tents each tribe has there."""
        standing = Counter(t for spot, t in self.owner.items() if self.home[spot] == territory)
        return [standing[tribe] for tribe in self.tribes]

    def leaders(self, territory: int) -> set[int]:
        """IP2: the tribes with most totems there, if there is any; the void is the last (IA4)."""
        raised = self.totems[territory]
        return {tribe for tribe in range(len(raised)) if 0 < raised[tribe] == max(raised)}

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
    check_extensions(world)


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
        if tribe == len(world.tribes):
            whole = (0, world.setting.map.rules.centre)  # IA4
        tents = len(members(p["tents"][tribe])) + int(p["tents_left"][tribe])
        totems = sum(row[tribe] for row in world.totems) + int(p["totems_left"][tribe])
        totems += int(p["centre"]) if tribe == len(world.tribes) else 0  # IA4
        assert (tents, totems) == whole
        assert p["tents_left"][tribe] >= 0
        assert p["totems_left"][tribe] >= 0


def check_map(world: World) -> None:
    """IT4, IT5, IP2: free spots, counts, caps and majorities."""
    p, n = world.p, len(world.territories)
    plain = set(range(len(world.home))) - set(world.areas)
    assert members(p["free"]) == plain - set(world.guards) - set(world.owner)
    tents = [world.tents(territory) for territory in world.territories]
    raised = [sum(row) for row in world.totems]
    empty = Counter(world.home[spot] for spot in plain - set(world.owner))
    assert p["n_tents"][:n, : len(world.tribes)].tolist() == tents
    assert p["n_free"].tolist()[:n] == [empty[i] for i in range(n)]
    assert p["standing"].tolist()[:n] == [sum(row) for row in tents]
    assert p["most_tents"].tolist()[:n] == [max(row) for row in tents]
    assert p["all_totems"].tolist() == raised
    assert all(raised[i] <= max(tents[i]) for i in range(n)), "IT5"
    bare = world.setting.map.rules.bare  # IA1
    lands = world.setting.map.territories
    assert not any(raised[i] for i in range(n) if lands[i].biome in bare)
    room = [i for i in range(n) if raised[i] < max(tents[i]) and lands[i].biome not in bare]
    assert int(p["open"]) == sum(1 << i for i in room)
    assert p["leaders"].tolist()[:n] == [bits(world.leaders(i)) for i in range(n)]
    for name in ("n_tents", "n_free", "most_tents", "standing", "totems", "leaders"):
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
        known = placed[number] + int(p["pawns_left"][number])
        if name in ("courage", "veneration"):
            assert known <= whole, "IM5, IM6: it may have left the game"
        else:
            assert known == whole
    earned = list(zip(deeds[:n], p["pawn_seat"].tolist(), strict=False))
    assert len(set(earned)) == n
    for place_kind in ("territory", "connection"):
        standing: Counter[int] = Counter()
        for deed, place in zip(deeds, p[f"pawn_{place_kind}"].tolist(), strict=True):
            standing[place] += -1 if deed == COURAGE else 1  # IM5
        counts = p[f"{place_kind}_pawns"].tolist()
        assert counts == [standing[place] for place in range(len(counts))]
        assert min(counts) >= 0


def check_build(p: np.void) -> None:
    """No trace of a build is left between decisions, so that equal positions have equal bytes."""
    if p["phase"] in (PIECE, PAY):
        return
    assert set(p["paid"].ravel().tolist()) == {NONE}
    if p["phase"] not in (DEED, STORM, WALK):
        assert {*p["piece_kind"].tolist(), *p["piece_at"].tolist(), int(p["build_in"])} == {NONE}
        assert set(p["piece_from"].tolist()) == {NONE}
        counters = ("piece_n", "placed_n", "earned", "storms_due", "walk_due")
        assert not any(int(p[name]) for name in counters)
        assert p["asked"] == NONE
    if p["phase"] not in (TURN, THIRD):
        assert p["exploring"] == NONE


def check_extensions(world: World) -> None:
    """IA, IF, IG, IR, IX: what the options and the map have put there."""
    check_special(world)
    check_covers(world)
    check_tokens(world)
    p, setting = world.p, world.setting
    placed = len(members(p["forts"]))
    seats = range(setting.seats)
    whole = setting.pieces.fortifications * setting.seats if setting.chosen.fortifications else 0
    assert placed + sum(int(p["forts_left"][seat]) for seat in seats) == whole
    assert not p["forts_left"][setting.seats :].any()
    for mission in range(len(p["mission_seat"])):
        takers = [seat for seat in p["mission_seat"][mission].tolist() if seat != NONE]
        assert len(set(takers)) == len(takers)
        assert not (int(p["missions"]) >> mission & 1 and len(takers) == 2)


def check_special(world: World) -> None:
    """IA2, IA6: ruins until a tent replaces them; both areas of a token until it lies."""
    p, tokens = world.p, world.setting.token_ids
    lying = {tokens[i]: int(p["contested"][i]) for i in range(len(tokens))}
    areas = {spot for spot, token in world.areas.items() if lying[token] == NONE}
    ruins = set(world.guards) - set(world.owner)
    assert members(p["special"]) == areas | ruins
    for spot, token in world.areas.items():
        assert (spot in world.owner) == (lying[token] == world.home[spot])
    kept = int(p["ruins"].sum())
    assert kept == len(set(world.guards) & set(world.owner))


def check_covers(world: World) -> None:
    """IS2, IR1, IA2: mountains or storms, as many as there were; ruins guard till they are gone."""
    p, setting = world.p, world.setting
    covered = Counter(p["covered"].tolist())
    symbols = {found.symbol for found in setting.map.connections if found.symbol}
    mountains = setting.pieces.mountains[setting.seats] if symbols else 0
    expected = (0, len(symbols)) if setting.chosen.storms else (mountains, 0)
    assert (covered[MOUNTAIN], covered[STORM_PIECE]) == expected
    closed = {number for spot, number in world.guards.items() if spot not in world.owner}
    ruins = [i for i, kind in enumerate(p["covered"].tolist()) if kind == RUIN]
    assert {setting.connection_numbers[i] for i in ruins} == closed


def check_tokens(world: World) -> None:
    """IC5, IG1: every token lies, was taken or is in the box; unexplored land may be veiled."""
    p = world.p
    if not world.setting.chosen.discoveries:
        assert set(p["token_spot"].tolist()) | set(p["token_colour"].tolist()) == {NONE}
        assert not p["tokens"].any()
        return
    laid = int(p["token_n"])
    lying = [spot for spot in p["token_spot"].tolist() if spot != NONE]
    assert len(lying) + int(p["tokens"].sum()) == laid
    assert not set(lying) & set(world.owner)
    colours = Counter(p["token_colour"].tolist())
    assert set(colours.values()) == {world.setting.pieces.tokens}
    open_land = {i for i in world.territories if sum(world.tents(i)) or p["exploring"] == i}
    veiled = {world.home[spot] for spot in lying} - open_land
    assert members(p["veiled"]) == {spot for spot, home in enumerate(world.home) if home in veiled}
