"""What is true of every position of Dewan, computed again in plain Python from what lies there.

Sources are the terrain of each space, the camps and the cards; whatever a position keeps for speed
(zones, what a tribe touches, where camps may go, who gets a card, packed counters) must follow.
"""

from collections import Counter
from collections.abc import Iterable

import numpy as np

from bivouac.games.dewan.layout import BLOCKED, NONE, SPACES, START, SYMBOLS, TERRAINS, WATER
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.setup.static import TERRAIN_SETS


def members(word: np.uint64) -> set[int]:
    """A set of at most 64 members."""
    bits = int(word)
    return {i for i in range(64) if bits >> i & 1}


def word_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


class Table:
    """A position read anew: spaces, camps, cards."""

    def __init__(self, setting: Dewan, position: np.void) -> None:
        self.setting = setting
        self.p = position
        self.seats = range(setting.seats)
        self.spaces = range(len(setting.space_ids))
        at = {place: i for i, place in enumerate(setting.coordinates)}
        around = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        self.near = [
            [at[q + dq, r + dr] for dq, dr in around if (q + dq, r + dr) in at] for q, r in at
        ]
        self.terrain = [int(position["terrain"][space]) for space in self.spaces]
        self.built = [
            position["built"][seat, : position["n_built"][seat]].tolist() for seat in self.seats
        ]
        self.starts = position["starts"][: setting.seats].tolist()
        self.owner = {space: seat for seat in self.seats for space in self.camps(seat)}
        self.zone = self.find_zones()

    def camps(self, seat: int) -> list[int]:
        return [self.starts[seat], *self.built[seat]]

    def find_zones(self) -> list[int]:
        """DZ1: the smallest space connected to each one through its own terrain."""
        zone = [NONE] * len(self.spaces)
        for space in self.spaces:
            if self.terrain[space] >= START or zone[space] != NONE:
                continue
            frontier = [space]
            while frontier:
                here = frontier.pop()
                zone[here] = space
                frontier += [
                    n
                    for n in self.near[here]
                    if self.terrain[n] == self.terrain[space] and zone[n] == NONE
                ]
        return zone

    def village_owner(self, space: int) -> int:
        """DH1: whose village stands in the water zone of a space."""
        for other, seat in self.owner.items():
            if self.terrain[other] == WATER and self.zone[other] == self.zone[space]:
                return seat
        return NONE


def check(setting: Dewan, position: np.void) -> None:
    """Everything below."""
    table = Table(setting, position)
    check_cards(setting, position)
    check_stories(setting, position)
    check_counts(table)
    check_land(table)
    check_tribes(table)
    check_hands(table)
    check_journey(table)


def check_cards(setting: Dewan, p: np.void) -> None:
    """DC4: each card is in exactly one place; what is no card is NONE."""
    found: Counter[int] = Counter()
    for seat in range(4):
        found.update(members(p["hands"][seat]))
    found.update(p["row"].tolist())
    found.update(p["tucks"].ravel().tolist())
    found.update(members(p["discards"]))
    for stack in ("pile", "supply"):
        top, end = int(p[f"{stack}_top"]), int(p[f"{stack}_end"])
        assert 0 <= top <= end
        assert top < end or top == end == 0
        outside = [*p[stack][:top].tolist(), *p[stack][end:].tolist()]
        assert set(outside) <= {NONE}
        found.update(p[stack][top:end].tolist())
    del found[NONE]
    assert found == Counter(range(len(setting.cards)))
    held = word_of(card for seat in range(4) for card in members(p["hands"][seat]))
    assert int(p["seen"]) & ~held == 0
    assert int(p["paid"]) & ~int(p["hands"][p["seat"]]) == 0


def check_stories(setting: Dewan, p: np.void) -> None:
    """DC5: each story is in exactly one place; boards are filled from the left."""
    stack = p["stack"][p["stack_top"] : p["stack_end"]].tolist()
    found = Counter([*stack, *p["story_row"].tolist(), *p["stories"].ravel().tolist()])
    del found[NONE]
    assert found == Counter(range(len(setting.stories)))
    for seat in range(4):
        filled = [story != NONE for story in p["stories"][seat]]
        assert filled == sorted(filled, reverse=True)
        assert all(has or not told for has, told in zip(filled, p["told"][seat], strict=True))


def check_counts(table: Table) -> None:
    """DC3, DC6, DC7: camps, fish, markers and berries are never more than the box holds."""
    p, board = table.p, table.setting.board
    everywhere = [space for seat in table.seats for space in table.camps(seat)]
    assert len(set(everywhere)) == len(everywhere)
    assert all(len(camps) <= len(board.spaces) for camps in table.built)
    fish = int(p["fish"].sum()) + int(p["fish_left"])
    assert fish == (board.fish if table.setting.scenario.event == "fish" else 0)
    markers = p["markers"][: p["n_markers"]].tolist()
    assert len(set(markers)) == len(markers) <= 8
    assert not set(markers) & set(everywhere)
    covered = WATER if table.setting.scenario.event == "rain" else BLOCKED
    assert all(table.terrain[space] == covered for space in markers)
    assert int(p["berries"].sum() + p["won_berries"].sum() + p["odd"]) <= board.berry_tokens
    assert all(table.zone[space] == space for space in np.flatnonzero(p["berries"]))


def check_land(table: Table) -> None:
    """DZ1, DP1, DH1, DP5, DH3: terrain sets, zones, open spaces and tolls."""
    p = table.p
    for terrain in range(7):
        spaces = [space for space in table.spaces if table.terrain[space] == terrain]
        assert int(p["land"][terrain]) == word_of(spaces)
    outside = SPACES - len(table.spaces)
    assert p["zone"].tolist() == table.zone + [NONE] * outside
    villages = table.setting.scenario.villages
    open_, toll = [], []
    for space in table.spaces:
        receiver = table.owner.get(space, NONE)
        if villages and table.terrain[space] == WATER:
            receiver = table.village_owner(space)
        is_land = table.terrain[space] < START and table.terrain[space] != WATER
        if receiver == NONE and (is_land or (villages and table.terrain[space] == WATER)):
            open_.append(space)
        toll.append(receiver)
    assert int(p["open"]) == word_of(open_)
    assert p["toll"].tolist() == toll + [NONE] * outside


def check_tribes(table: Table) -> None:
    """DY1-DY4, DH4: camps, villages, and the zones and icons that count for stories."""
    p = table.p
    icons = [(i, p["icon_at"][i].tolist()) for i in range(32) if p["icon_kind"][i] != NONE]
    for seat in table.seats:
        built = table.built[seat]
        assert int(p["camps"][seat]) == word_of(table.camps(seat))
        assert int(p["villages"][seat]) == word_of(s for s in built if table.terrain[s] == WATER)
        zones = set()
        for space in built:
            if table.terrain[space] != WATER:
                zones.add(table.zone[space])
                waters = [n for n in table.near[space] if table.terrain[n] == WATER]
                zones |= {table.zone[n] for n in waters}
        assert int(p["touched"][seat]) == word_of(zones)
        beside = [i for i, spaces in icons if set(spaces) & set(built)]
        assert int(p["touched_icons"][seat]) == word_of(beside)


def check_hands(table: Table) -> None:
    """DP2, DE2: the packed counters of hands and of tucked cards."""
    p, cards = table.p, table.setting.cards
    for seat in table.seats:
        shown = [
            {TERRAINS.index(half.terrain) for half in cards[card].halves}
            for card in members(p["hands"][seat])
        ]
        counters = [len(shown), *(sum(bool(s & wanted) for s in shown) for wanted in TERRAIN_SETS)]
        assert p["purse"][seat].tobytes() == bytes(counters)
        symbols: Counter[str] = Counter()
        slots = zip(p["tucks"][seat], p["tuck_halves"][seat], strict=True)
        for card, half in ((int(card), int(half)) for card, half in slots if card != NONE):
            tucked = cards[card].halves[half]
            symbols.update(s for s in (tucked.terrain, tucked.symbol) if s is not None)
        assert p["tucked"][seat].tobytes() == bytes(symbols[symbol] for symbol in SYMBOLS[:8])
        assert p["tucked_berries"][seat] == symbols["berry"]
        assert p["tucked_fire"][seat] == symbols["fire"]


def check_journey(table: Table) -> None:
    """No trace of a journey is left between decisions, so that equal positions have equal bytes."""
    p = table.p
    assert set(p["route"].tolist()) == set(p["payment"].tolist()) == {NONE}
    assert not any(int(p[name]) for name in ("route_n", "pay_at", "paid", "visited"))
    assert not p["slack"].any()
