"""What a side may still hope for, as numbers: the inputs of the bots' evaluation.

Every number is of one seat; a team has the sum of its partners'. The model behind them is linear
and knows nothing but these numbers, so whatever matters must stand here by itself.
"""

from bivouac.core.bits import EMPTY, bit, byte, count, has, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, Word, whole
from bivouac.games.dewan.layout import (
    GET_STORY,
    GET_TUCK,
    ICONS,
    K_FIRE,
    NEEDS,
    NONE,
    SLOTS,
    START,
    STORY,
    TUCK,
    WATER,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.scoring import count_berries, count_sides, side_of
from bivouac.games.dewan.rules.stories import holdings
from bivouac.games.dewan.rules.zones import border

FAR = 5
"""Stories that lack as many symbols or more are all the same."""
MOST_LEAD = 3
"""A lead in fire beyond this is the same as this."""
FULL = 256
"""The progress of a game at its end."""

# Where the numbers stand.
ALWAYS = 0  # 1
BUILT, RACE = 1, 2  # camps placed; how many more than the rival with the most
CARDS, MANY_CARDS, TERRAINS, DOUBLES = 3, 4, 5, 6  # the hand
RIVAL_CARDS = 7
TO_MOVE, TUCKING, CHOOSING = 8, 9, 10  # what the seat is about to do
MISSING = 11  # stories that lack 1, 2, ... symbols, then their points
MISSING_POINTS = MISSING + FAR
HOPELESS = MISSING_POINTS + FAR  # symbols that more camps and tucks would be needed for
STORIES_LEFT, TUCKS_LEFT = HOPELESS + 1, HOPELESS + 2
FIRE_LEAD, FIRE_BEHIND = HOPELESS + 3, HOPELESS + 4
LONELY = HOPELESS + 5  # camps without a neighbour of their own
NEAR, FAIRLY_NEAR = HOPELESS + 6, HOPELESS + 7  # open spaces one and two steps away
WANTED_NEAR, WANTED_FAIRLY_NEAR = HOPELESS + 8, HOPELESS + 9  # of the symbols that stories lack
WANTED_FAR = HOPELESS + 10
WANTED_CARDS = HOPELESS + 11  # cards that pay for terrains the stories lack
BERRIES_NEAR, BERRIES_FAIRLY_NEAR = HOPELESS + 12, HOPELESS + 13
BERRIES, VILLAGES, FISH_LEFT = HOPELESS + 14, HOPELESS + 15, HOPELESS + 16
SHORE_NEAR = HOPELESS + 17  # water zones one step away that the side does not touch
LAST_ROUND = HOPELESS + 18
FEATURES = HOPELESS + 19


@kernel
def progress(t: Static, p: Position) -> int:
    """How far the game has gone: by the camps of the tribe that has placed most (DX1)."""
    most = 0
    for seat in range(t.players):
        most = max(most, whole(p.n_built[seat]))
    return FULL * most // whole(t.camps)


@kernel
def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """The numbers of a side. Needs: `score` into `w.scores`."""
    for i in range(FEATURES):
        out[i] = 0
    out[ALWAYS] = 1
    out[LAST_ROUND] = p.last_round
    rival_fire = 0
    rival_built = 0
    for other in range(count_sides(t)):
        if other != side:
            rival_fire = max(rival_fire, whole(w.scores[other, K_FIRE]))
    for seat in range(t.players):
        if side_of(t, seat) != side:
            rival_built = max(rival_built, whole(p.n_built[seat]))
            out[RIVAL_CARDS] += count(p.hands[seat])
    lead = whole(w.scores[side, K_FIRE]) - rival_fire
    out[FIRE_LEAD] = min(MOST_LEAD, max(0, lead))
    out[FIRE_BEHIND] = min(MOST_LEAD, max(0, -lead))
    for seat in range(t.players):
        if side_of(t, seat) == side:
            out[RACE] += whole(p.n_built[seat]) - rival_built
            add_seat(t, p, seat, out)


@kernel
def add_seat(t: Static, p: Position, seat: int, out: Ints) -> None:
    """The numbers of one tribe."""
    out[BUILT] += whole(p.n_built[seat])
    cards = count(p.hands[seat])
    out[CARDS] += cards
    out[MANY_CARDS] += max(0, cards - 4)
    purse = p.purse[seat, 0]
    shown = 0
    for terrain in range(START):
        held = byte(purse, 1 + terrain)
        shown += held
        if held > 0:
            out[TERRAINS] += 1
    out[DOUBLES] += shown - cards
    if p.seat == seat:
        out[TO_MOVE] += 1
    if p.mover == seat:
        out[TUCKING] += 1 if p.phase == TUCK else 0
        out[CHOOSING] += 1 if p.phase == STORY else 0
    chances = 0
    for camp in range(p.n_built[seat], t.camps):
        chances += 1
        if t.effects[camp] == GET_TUCK:
            out[TUCKS_LEFT] += 1
            chances += 1
        elif t.effects[camp] == GET_STORY:
            out[STORIES_LEFT] += 1
    out[BERRIES] += count_berries(p, seat)
    out[VILLAGES] += count(p.villages[seat])
    if p.villages[seat] != EMPTY:
        out[FISH_LEFT] += whole(p.fish_left)
    wanted = add_stories(t, p, seat, chances, out)
    add_surroundings(t, p, seat, wanted, out)


@kernel
def add_stories(t: Static, p: Position, seat: int, chances: int, out: Ints) -> int:
    """DY5: how much the untold stories lack; bits of the symbols they lack."""
    have = holdings(p, seat)
    wanted = 0
    for slot in range(SLOTS):
        story = whole(p.stories[seat, slot])
        if story == NONE or p.told[seat, slot] == 1:
            continue
        missing = 0
        for symbol in range(NEEDS):
            lack = byte(t.needs[story], symbol) - byte(have, symbol)
            if lack > 0:
                missing += lack
                wanted |= 1 << symbol
        if missing == 0:
            continue
        place = min(missing, FAR) - 1
        out[MISSING + place] += 1
        out[MISSING_POINTS + place] += whole(t.story_points[story]) + 2 * whole(t.story_fire[story])
        out[HOPELESS] += max(0, missing - chances)
    for terrain in range(START):
        if wanted >> terrain & 1:
            out[WANTED_CARDS] += min(2, byte(p.purse[seat, 0], 1 + terrain))
    return wanted


@kernel
def add_surroundings(t: Static, p: Position, seat: int, wanted: int, out: Ints) -> None:
    """What the open spaces one and two steps away would bring."""
    camps = p.camps[seat]
    around = border(t, camps)
    near = around & p.open
    fairly_near = border(t, around) & p.open & ~near
    out[NEAR] += count(near)
    out[FAIRLY_NEAR] += count(fairly_near)
    left = camps
    while left != EMPTY:
        if t.around[lowest(left)] & camps == EMPTY:
            out[LONELY] += 1
        left = rest(left)
    found_near = symbols_at(t, p, seat, near)
    found_fairly_near = symbols_at(t, p, seat, fairly_near) & ~found_near
    for symbol in range(NEEDS):
        if wanted >> symbol & 1:
            if found_near >> symbol & 1:
                out[WANTED_NEAR] += 1
            elif found_fairly_near >> symbol & 1:
                out[WANTED_FAIRLY_NEAR] += 1
            else:
                out[WANTED_FAR] += 1
    if found_near >> NEEDS & 1:
        out[BERRIES_NEAR] += 1
    elif found_fairly_near >> NEEDS & 1:
        out[BERRIES_FAIRLY_NEAR] += 1
    if found_near >> WATER & 1:
        out[SHORE_NEAR] += 1


@kernel
def symbols_at(t: Static, p: Position, seat: int, spaces: Word) -> int:
    """DY2, DY3, DY4: bits of the symbols that camps on some spaces would add; NEEDS for a berry."""
    found = 0
    left = spaces
    while left != EMPTY:
        space = lowest(left)
        left = rest(left)
        terrain = whole(p.terrain[space])
        zone = whole(p.zone[space])
        if p.berries[zone] > 0:
            found |= 1 << NEEDS
        if terrain == WATER:
            continue
        if not has(p.touched[seat], zone):
            found |= 1 << terrain
        shore = t.around[space] & p.land[WATER]
        if shore != EMPTY and not has(p.touched[seat], whole(p.zone[lowest(shore)])):
            found |= 1 << WATER
    for icon in range(ICONS):
        kind = whole(p.icon_kind[icon])
        if kind == NONE:
            break
        if has(p.touched_icons[seat], icon):
            continue
        if (bit(whole(p.icon_at[icon, 0])) | bit(whole(p.icon_at[icon, 1]))) & spaces != EMPTY:
            found |= 1 << kind
    return found
