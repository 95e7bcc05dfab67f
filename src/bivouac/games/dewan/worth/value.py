"""A rough worth of a position, for players who look one turn ahead. Hundredths of a point."""

from bivouac.core.bits import byte, count
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.dewan.layout import (
    GET_TUCK,
    KEYS,
    NEEDS,
    NONE,
    SLOTS,
    START,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.scoring import score, side_of
from bivouac.games.dewan.rules.stories import holdings, is_fulfilled

CAMP = 260
"""A camp on the map is progress towards the end, the next story and the next tuck."""
CARD = 70
FURTHER_CARD = 8
LEAST_CARD = 2
"""The worth of the first card in hand, how much less each further one is worth, and the least."""
VARIETY = 15
"""For each terrain the hand can pay for."""
GIFT = 12
"""A card in another hand."""


@kernel
def value(t: Static, p: Position, w: Work, seat: int) -> int:
    """Points as they stand, hopes of further stories, camps and cards."""
    score(t, p, w.scores)
    total = 0
    for key in range(KEYS):
        total += 100 * whole(w.scores[side_of(t, seat), key])
    total += CAMP * whole(p.n_built[seat]) + hand_value(t, p, seat) + story_hopes(t, p, seat)
    for other in range(t.players):
        if side_of(t, other) != side_of(t, seat):
            total -= GIFT * count(p.hands[other])
    return total


@kernel
def hand_value(t: Static, p: Position, seat: int) -> int:
    """Cards are worth less the more there are; different terrains are worth more."""
    total = 0
    for number in range(count(p.hands[seat])):
        total += max(LEAST_CARD, CARD - FURTHER_CARD * number)
    for terrain in range(START):
        if byte(p.purse[seat, 0], 1 + terrain) > 0:
            total += VARIETY
    return total


@kernel
def story_hopes(t: Static, p: Position, seat: int) -> int:
    """What the stories not yet fulfilled may still be worth."""
    have = holdings(p, seat)
    chances = 2 * (whole(t.camps) - whole(p.n_built[seat])) + count_tucks_left(t, p, seat)
    total = 0
    for slot in range(SLOTS):
        story = whole(p.stories[seat, slot])
        if story != NONE and p.told[seat, slot] == 0 and not is_fulfilled(t, story, have):
            total += hope(t, story, have, chances)
    return total


@kernel
def count_tucks_left(t: Static, p: Position, seat: int) -> int:
    """Cards that can still be tucked."""
    left = 0
    for camp in range(p.n_built[seat], t.camps):
        if t.effects[camp] == GET_TUCK:
            left += 1
    return left


@kernel
def hope(t: Static, story: int, have: Word, chances: int) -> int:
    """Points in proportion to what is met, less the fewer camps and tucks are left for the rest.

    A symbol takes about one camp and a half, so a chance is half a camp.
    """
    needed = 0
    missing = 0
    for symbol in range(NEEDS):
        need = byte(t.needs[story], symbol)
        needed += need
        missing += max(0, need - byte(have, symbol))
    if chances < 2 * missing:
        return 0
    worth = 100 * (whole(t.story_points[story]) + whole(t.story_fire[story])) + 60
    likely = 100 - (100 * missing) // (missing + chances - 2 * missing + 3)
    return worth * (needed - missing + 1) * likely // (100 * (needed + 1))
