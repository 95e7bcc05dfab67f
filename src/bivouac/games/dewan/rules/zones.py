"""DZ and DV7: zones, what a tribe touches, and what happens to berries when a zone is split.

A zone is named by its smallest space, so naming needs no counter and survives copying.
"""

from bivouac.core.bits import EMPTY, bit, count, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.dewan.layout import ICONS, NONE, ODD_BERRY, START, WATER, Position, Static


@kernel
def border(t: Static, spaces: Word) -> Word:
    """Every neighbour of a set of spaces; members of the set may be among them."""
    found = EMPTY
    while spaces != EMPTY:
        found |= t.around[lowest(spaces)]
        spaces = rest(spaces)
    return found


@kernel
def spread(t: Static, seed: Word, within: Word) -> Word:
    """The connected part of `within` that holds `seed`."""
    part = seed
    fresh = seed
    while fresh != EMPTY:
        fresh = border(t, fresh) & within & ~part
        part |= fresh
    return part


@kernel
def name_zones(t: Static, p: Position) -> None:
    """DZ1: a zone is a maximal connected set of one terrain; a start belongs to none."""
    for space in range(t.n_spaces):
        p.zone[space] = NONE
    for terrain in range(START):
        left = p.land[terrain]
        while left != EMPTY:
            root = lowest(left)
            part = spread(t, bit(root), p.land[terrain])
            left &= ~part
            while part != EMPTY:
                p.zone[lowest(part)] = root
                part = rest(part)


@kernel
def touch(t: Static, p: Position, seat: int, space: int) -> None:
    """DY2, DY3, DY4: note the zones and icons a camp on `space` counts for.

    A village stands in no land zone and is not adjacent to its own water (DH4), so only its icons
    count; the spaces of other water zones are never next to it.
    """
    if p.terrain[space] != WATER:
        p.touched[seat] |= bit(whole(p.zone[space]))
        near = t.around[space] & p.land[WATER]
        while near != EMPTY:
            p.touched[seat] |= bit(whole(p.zone[lowest(near)]))
            near = rest(near)
    for icon in range(ICONS):
        if p.icon_kind[icon] == NONE:
            break
        if p.icon_at[icon, 0] == space or p.icon_at[icon, 1] == space:
            p.touched_icons[seat] |= bit(icon)


@kernel
def touch_all(t: Static, p: Position) -> None:
    """Note again what every tribe touches, after the zones have changed. DY1: starts excepted."""
    for seat in range(t.players):
        p.touched[seat] = EMPTY
        p.touched_icons[seat] = EMPTY
        for camp in range(p.n_built[seat]):
            touch(t, p, seat, whole(p.built[seat, camp]))


@kernel
def cover(t: Static, p: Position, space: int, terrain: int) -> None:
    """DD1, DL1, DL2: a marker turns a free space into water or lava; its zone may fall apart."""
    torn = spread(t, bit(space), p.land[p.terrain[space]]) & ~bit(space)
    root = whole(p.zone[space])
    tokens = whole(p.berries[root])
    p.berries[root] = 0
    p.land[p.terrain[space]] &= ~bit(space)
    p.land[terrain] |= bit(space)
    p.terrain[space] = terrain
    p.open &= ~bit(space)
    name_zones(t, p)
    touch_all(t, p)
    if tokens > 0:
        share_berries(t, p, torn, tokens)


@kernel
def share_berries(t: Static, p: Position, torn: Word, tokens: int) -> None:
    """DV7: the berries of a split zone go to its largest part; equal ones share, odd by chance.

    With no part left the berries are removed.
    """
    largest = EMPTY
    size = 0
    while torn != EMPTY:
        root = whole(p.zone[lowest(torn)])
        part = spread(t, bit(root), torn)
        torn &= ~part
        if count(part) > size:
            size = count(part)
            largest = EMPTY
        if count(part) == size:
            largest |= bit(root)
    parts = count(largest)
    if parts == 0:
        return
    p.odd = tokens % parts
    p.parts = largest if p.odd > 0 else EMPTY
    while largest != EMPTY:
        p.berries[lowest(largest)] = tokens // parts
        largest = rest(largest)
    if p.odd > 0:
        p.phase = ODD_BERRY


@kernel
def give_odd_berry(p: Position, space: int) -> None:
    """DV7: one odd token goes to the part that holds `space`; the next one to another part."""
    root = whole(p.zone[space])
    p.berries[root] += 1
    p.parts &= ~bit(root)
    p.odd -= 1
    if p.odd == 0:
        p.parts = EMPTY


@kernel
def is_next_to_volcano(t: Static, p: Position, seat: int) -> bool:
    """DL3: has the tribe a camp next to the volcano?"""
    return p.volcano != NONE and t.around[p.volcano] & p.camps[seat] != EMPTY
