"""DS: a new game. `deal` lets a generator lay it out; `begin` starts any game laid out."""

import numpy as np

from bivouac.core.bits import EMPTY, below, bit, shuffle, shuffle_all
from bivouac.core.jit import kernel
from bivouac.core.records import Word, Words, whole
from bivouac.games.dewan.layout import (
    ARTIFACT,
    BLOCKED,
    CAMPS,
    CARDS,
    ICONS,
    MARKERS,
    NO_EVENT,
    NONE,
    ROW,
    SEATS,
    SLOTS,
    SPACES,
    START,
    STORIES,
    STORY,
    TUCKS,
    WATER,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.cards import gain, make_pile
from bivouac.games.dewan.rules.zones import name_zones


@kernel
def clear(p: Position) -> None:
    """An empty table: no space, no card, nobody."""
    p.volcano = NONE
    p.n_markers = 0
    for space in range(SPACES):
        p.route[space] = NONE
        p.payment[space] = NONE
        p.zone[space] = NONE
        p.toll[space] = NONE
        p.terrain[space] = NONE
        p.berries[space] = 0
    for i in range(7):
        p.land[i] = EMPTY
    for i in range(3):
        p.icons_of[i] = EMPTY
    for i in range(ICONS):
        p.icon_kind[i] = NONE
        p.icon_at[i, 0] = NONE
        p.icon_at[i, 1] = NONE
    for i in range(MARKERS):
        p.markers[i] = NONE
    clear_cards(p)
    for seat in range(SEATS):
        clear_seat(p, seat)


@kernel
def clear_cards(p: Position) -> None:
    """No card and no story anywhere."""
    for card in range(CARDS):
        p.pile[card] = NONE
        p.supply[card] = NONE
        p.shuffled[card] = 0
    for i in range(ROW):
        p.row[i] = NONE
        p.story_row[i] = NONE
    for i in range(STORIES):
        p.stack[i] = NONE
    p.seen = EMPTY
    p.discards = EMPTY
    p.pile_top = p.pile_end = p.supply_top = p.supply_end = 0
    p.stack_top = p.stack_end = p.shuffles = 0


@kernel
def clear_seat(p: Position, seat: int) -> None:
    """A tribe with nothing."""
    p.starts[seat] = NONE
    p.rings[seat] = EMPTY
    p.hands[seat] = EMPTY
    p.camps[seat] = p.villages[seat] = p.tucked[seat] = EMPTY
    p.touched[seat] = p.touched_icons[seat] = EMPTY
    p.n_built[seat] = p.n_tucks[seat] = 0
    p.tucked_berries[seat] = p.tucked_fire[seat] = p.won_berries[seat] = p.fish[seat] = 0
    for i in range(4):
        p.purse[seat, i] = EMPTY
    for i in range(CAMPS):
        p.built[seat, i] = NONE
    for i in range(TUCKS):
        p.tucks[seat, i] = NONE
        p.tuck_halves[seat, i] = NONE
    for i in range(SLOTS):
        p.stories[seat, i] = NONE
        p.told[seat, i] = 0


@kernel
def put_terrain(p: Position, space: int, terrain: int) -> None:
    """One space of the map."""
    p.terrain[space] = terrain
    p.land[terrain] |= bit(space)
    if terrain == BLOCKED:
        p.volcano = space


@kernel
def put_icon(p: Position, kind: int, one: int, other: int) -> None:
    """DC3: a resource icon on the border of two spaces."""
    icon = 0
    while p.icon_kind[icon] != NONE:
        icon += 1
    p.icon_kind[icon] = kind
    p.icon_at[icon, 0] = one
    p.icon_at[icon, 1] = other
    p.icons_of[kind - ARTIFACT] |= bit(icon)


@kernel
def put_start(p: Position, seat: int, space: int, ring: Word) -> None:
    """DS3: the starting camp."""
    p.starts[seat] = space
    p.rings[seat] = ring
    p.camps[seat] |= bit(space)
    p.toll[space] = seat


@kernel
def begin(t: Static, p: Position, first: int) -> None:
    """With map, cards and stories laid out: name the zones, gather berries, start the draft (DS6).

    Until here `p.berries` holds the tokens of each space; from here on those of each zone (DZ2).
    """
    name_zones(t, p)
    p.berry_symbols = EMPTY
    for space in range(t.n_spaces):
        if p.berries[space] > 0:
            p.berry_symbols |= bit(space)
        zone = whole(p.zone[space])
        if p.berries[space] > 0 and zone != space:
            p.berries[zone] += p.berries[space]
            p.berries[space] = 0
    p.open = EMPTY
    for terrain in range(START):
        if terrain != WATER or t.villages == 1:
            p.open |= p.land[terrain]
    p.fish_left = t.fish
    p.first = p.seat = first
    p.mover = (first + t.players - 1) % t.players
    p.phase = STORY
    p.stage = p.turns = p.drafted = p.passes = p.last_round = 0
    p.making = p.into = p.rewards = p.asked = p.odd = 0
    p.parts = p.visited = p.paid = EMPTY
    p.route_n = p.pay_at = 0
    for i in range(4):
        p.slack[i] = EMPTY


@kernel
def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    """DS1-DS6: a new game, laid out by the generator."""
    clear(p)
    lay_map(t, p, w, rng)
    deal_cards(t, p, w, rng)
    deal_stories(t, p, w, rng)
    begin(t, p, below(rng, t.players))


@kernel
def lay_map(t: Static, p: Position, w: Work, rng: Words) -> None:
    """DS1, DS3: random neutral tiles in the core, a random starting tile for each player.

    Seats take the starting places in their order, from a random one on (DR5).
    """
    players = t.players
    for i in range(t.n_neutrals):
        w.order[i] = t.neutral_tiles[i]
    shuffle(w.order, t.n_neutrals, rng)
    for i in range(players):
        lay_tile(t, p, whole(w.order[i]), i, below(rng, 6))
    for i in range(t.n_starts):
        w.order[i] = t.start_tiles[i]
    shuffle(w.order, t.n_starts, rng)
    turned = below(rng, players)
    for i in range(players):
        place = players + i
        lay_tile(t, p, whole(w.order[i]), place, below(rng, 6))
        put_start(p, (i + turned) % players, 7 * place, tile_spaces(place) & ~bit(7 * place))
    if t.event_tile != NONE:
        lay_tile(t, p, t.event_tile, 2 * players, below(rng, 6))


@kernel
def tile_spaces(place: int) -> Word:
    """The seven spaces of the tile on a place of the layout."""
    return np.uint64(127) << np.uint64(7 * place)


@kernel
def turned_hex(number: int, rotation: int) -> int:
    """Where a hex of a tile lies once the tile has been turned: 0 is the centre, 1-6 the ring."""
    if number == 0:
        return 0
    return (number - 1 + rotation) % 6 + 1


@kernel
def lay_tile(t: Static, p: Position, tile: int, place: int, rotation: int) -> None:
    """DS1, DS2: a tile with its icons and berries, turned."""
    for number in range(7):
        space = 7 * place + turned_hex(number, rotation)
        put_terrain(p, space, whole(t.tile_terrain[tile, number]))
        if t.tile_berries[tile] >> number & 1:
            p.berries[space] = t.tokens
    for i in range(4):
        kind = whole(t.tile_icons[tile, i, 0])
        if kind == NONE:
            break
        one = 7 * place + turned_hex(whole(t.tile_icons[tile, i, 1]), rotation)
        other = 7 * place + turned_hex(whole(t.tile_icons[tile, i, 2]), rotation)
        put_icon(p, kind, one, other)


@kernel
def deal_cards(t: Static, p: Position, w: Work, rng: Words) -> None:
    """DS5, DV1: hands face down, the row face up, the rest a pile, or a small pile and a supply."""
    shuffle_all(w.order, t.n_cards, rng)
    n = 0
    for seat in range(t.players):
        for _ in range(t.dealt):
            gain(t, p, seat, whole(w.order[n]))
            n += 1
    for slot in range(t.row):
        p.row[slot] = w.order[n]
        n += 1
    if t.event == NO_EVENT:
        for i in range(n, t.n_cards):
            p.pile[i - n] = w.order[i]
        p.pile_end = t.n_cards - n
    else:
        for i in range(n, t.n_cards):
            p.supply[i - n] = w.order[i]
        p.supply_end = t.n_cards - n
        make_pile(t, p)


@kernel
def deal_stories(t: Static, p: Position, w: Work, rng: Words) -> None:
    """DS4: the story row, and the stack."""
    shuffle_all(w.order, t.n_stories, rng)
    for slot in range(t.story_row):
        p.story_row[slot] = w.order[slot]
    for i in range(t.story_row, t.n_stories):
        p.stack[i - t.story_row] = w.order[i]
    p.stack_end = t.n_stories - t.story_row
