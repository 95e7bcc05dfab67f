"""What is true of every position against the void, computed again from what lies there (IV)."""

from collections import Counter
from itertools import chain

import numpy as np

from bivouac.games.iwari.layout import (
    BY_CENTRE,
    BY_JUDGING,
    BY_LIMIT,
    BY_SETTLEMENT,
    FILLED,
    GOES_ON,
    HAND,
    NONE,
    OVER,
    SHUFFLE,
)
from bivouac.games.iwari.setting import Iwari
from tests.property.iwari_invariants import World, members

VOID_CARDS = 12


def check_void(setting: Iwari, position: np.void) -> None:
    """Everything below."""
    world = World(setting, position)
    check_cards(setting, position)
    check_pieces(world)
    check_land(world)
    check_judged(world)
    check_marks(world)
    check_pawn(world)
    check_end(world)


def check_cards(setting: Iwari, p: np.void) -> None:
    """IV1, IV4, IV6, IV13: every card in one place; void cards only where they may be."""
    top, end = int(p["deck_top"]), int(p["deck_end"])
    assert 0 <= top < end, "IV13: the deck never runs out"
    shown = int(p["display_n"])
    places = {
        "deck": p["deck"][top:end].tolist(),
        "display": p["display"][:shown].tolist(),
        "hands": [card for card in p["hands"].ravel().tolist() if card != NONE],
        "discards": sorted(members(p["discards"])),
        "above": sorted(members(p["above"])),
        "aside": sorted(members(p["aside"])),
    }
    assert Counter(chain.from_iterable(places.values())) == Counter(range(len(setting.cards)))
    void = {card for card, biome in enumerate(setting.card_biomes) if biome == "void"}
    assert len(void) == VOID_CARDS
    assert set(places["above"]) | set(places["aside"]) <= void
    assert not void & set(places["discards"])
    showing = len(void & {*places["above"], *places["display"]})
    assert showing < 4 or p["phase"] in (SHUFFLE, OVER) or p["infection"], "IV4"
    assert len(places["aside"]) < 3 or p["phase"] == OVER, "IV10"
    assert len(void) - len(void & set(places["deck"])) <= (8 if setting.seats == 1 else 11) + 1
    for seat in range(setting.seats):
        assert 0 <= p["hand_n"][seat] <= HAND


def check_pieces(world: World) -> None:
    """IV1, IC5: pieces on the map, in the centre and in stock are all there are."""
    p, pieces, void = world.p, world.setting.pieces, world.setting.void
    for tribe in world.tribes:
        tents, totems = (pieces.tents, pieces.totems) if tribe != void else (21, 8)
        placed = sum(row[tribe] for row in world.totems)
        placed += int(p["centre"]) if tribe == void else 0
        assert len(members(p["tents"][tribe])) + int(p["tents_left"][tribe]) == tents
        assert placed + int(p["totems_left"][tribe]) == totems
        assert min(p["tents_left"][tribe], p["totems_left"][tribe]) >= 0
    assert sum(len(members(p["tents"][tribe])) for tribe in range(6)) == len(world.owner)


def check_land(world: World) -> None:
    """IT5, IV9: counts by territory; a cap that only moves can have lowered."""
    p, n = world.p, len(world.territories)
    tents = [world.tents(territory) for territory in world.territories]
    empty = Counter(world.home[spot] for spot in range(len(world.home)) if spot not in world.owner)
    assert p["n_tents"][:n, : len(world.tribes)].tolist() == tents
    assert p["n_free"].tolist()[:n] == [empty[i] for i in range(n)]
    assert p["most_tents"].tolist()[:n] == [max(row) for row in tents]
    for i in world.territories:
        raised = sum(world.totems[i])
        assert p["all_totems"][i] == raised
        assert raised <= max(tents[i]) or is_closed(p, i), "IT5"
        for player in range(world.setting.seats):
            assert 0 <= p["loose"][i, player] <= world.totems[i][player]


def is_closed(p: np.void, territory: int) -> bool:
    return bool(int(p["closed"]) >> territory & 1)


def check_judged(world: World) -> None:
    """IV7: a full territory is closed; what was written down at a judgement decides it."""
    p, void = world.p, world.setting.void
    for i in world.territories:
        cause, tents, ruins, totems, void_totems = p["verdict"][i].tolist()
        assert (cause > 0) == is_closed(p, i)
        if not is_closed(p, i):
            assert p["n_free"][i] > 0 or p["phase"] == OVER
            assert p["verdict"][i].tolist() == [0] * 5
            continue
        ours, theirs = (totems + 1, void_totems) if tents > ruins else (totems, void_totems + 1)
        assert (int(p["lost"]) >> i & 1) == (theirs >= ours)
        assert ruins == world.tents(i)[void], "ruins never leave"
        assert tents >= sum(world.tents(i)) - ruins, "tents may have left since (IV9)"
        if cause == FILLED:
            assert int(p["filled"]) >> i & 1
            assert tents + ruins == sum(world.home[spot] == i for spot in range(len(world.home)))
        else:
            assert not int(p["filled"]) >> i & 1
    assert int(p["lost"]) & ~int(p["closed"]) == 0


def check_marks(world: World) -> None:
    """IV8: a group of four or more is marked, and marks go through whole groups.

    Unless its last piece is still being looked at: the game may have ended by it.
    """
    p = world.p
    marked = members(p["marked"])
    assert marked <= set(world.owner)
    if p["phase"] == OVER:
        return
    for tribe in world.tribes:
        for group in joined(world, tribe):
            assert not (len(group) >= 4 and not group & marked)
            assert not group & marked or group <= marked


def joined(world: World, tribe: int) -> list[set[int]]:
    """IV8, IV11: groups along roads; ruins of the haunted biome are one."""
    groups = list(world.groups(tribe))
    if tribe != world.setting.void or world.setting.map.rules.haunted is None:
        return groups
    lands = [
        land.biome == world.setting.map.rules.haunted for land in world.setting.map.territories
    ]
    there = [group for group in groups if any(lands[world.home[spot]] for spot in group)]
    apart = [group for group in groups if group not in there]
    return [*apart, set().union(*there)] if there else apart


def check_pawn(world: World) -> None:
    """IV5: outside infections the void pawn is on a connection with an open territory."""
    p = world.p
    numbers = len(world.setting.connection_numbers)
    assert 0 <= p["pawn"] < numbers
    if p["phase"] == OVER or p["infection"] or p["phase"] == SHUFFLE:
        return
    ends = world.setting.static["ends"][0, int(p["pawn"])].tolist()
    assert not all(is_closed(p, end) for end in ends)


def check_end(world: World) -> None:
    """IV10, IV11: why it is over, and who has won."""
    p, setting = world.p, world.setting
    assert (p["phase"] == OVER) == (p["reason"] != GOES_ON)
    lost, limit = int(p["lost"]).bit_count(), int(setting.static["limit"][0])
    if p["phase"] != OVER:
        assert lost < limit or p["infection"]
        return
    largest = max((len(group) for group in joined(world, setting.void)), default=0)
    rules = setting.map.rules
    assert (p["reason"] == BY_SETTLEMENT) == (largest >= rules.void_group)
    if p["reason"] == BY_CENTRE:
        assert p["centre"] == rules.centre_limit > 0
    if p["reason"] == BY_LIMIT:
        assert lost >= limit
    if p["reason"] not in (BY_SETTLEMENT, BY_CENTRE, BY_LIMIT):
        assert all(is_closed(p, i) for i in world.territories)
    if p["reason"] == BY_JUDGING:
        assert lost < limit


def players_win(setting: Iwari, position: np.void) -> bool:
    """IV10, IV11: neither an instant win, nor the limit, nor a map rule gives it to the void."""
    if position["reason"] in (BY_SETTLEMENT, BY_CENTRE):
        return False
    if int(position["lost"]).bit_count() >= int(setting.static["limit"][0]):
        return False
    if not setting.map.rules.violet_first:
        return True
    world = World(setting, position)
    violet = [spot for spot, found in enumerate(setting.map.spots) if found.violet]
    owners = [world.owner[spot] for spot in violet if spot in world.owner]
    ruins = owners.count(setting.void)
    return ruins <= len(owners) - ruins
