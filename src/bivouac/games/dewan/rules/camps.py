"""DP6 and DE: a camp is placed, and what that brings."""

from bivouac.core.bits import EMPTY, add, bit, lowest, one_in_byte, rest
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.dewan.layout import (
    BERRY,
    FIRE,
    GET_STORY,
    GET_TUCK,
    NEEDS,
    NONE,
    STORY,
    TELLING,
    TUCK,
    WATER,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.cards import lose
from bivouac.games.dewan.rules.stories import has_story_to_take
from bivouac.games.dewan.rules.travel import forget_journey, next_kind
from bivouac.games.dewan.rules.zones import spread, touch
from bivouac.games.dewan.steps import TUCK_CARD, TUCK_NONE


@kernel
def settle(t: Static, p: Position) -> None:
    """DP6, DH1: the leftmost camp of the board goes to the end of the route."""
    seat = p.seat
    space = whole(p.route[p.route_n - 1])
    forget_journey(p)
    number = whole(p.n_built[seat])
    p.built[seat, number] = space
    p.n_built[seat] += 1
    p.camps[seat] |= bit(space)
    p.open &= ~bit(space)
    p.toll[space] = seat
    if p.terrain[space] == WATER:
        found_village(t, p, seat, space)
    touch(t, p, seat, space)
    take_berry(p, seat, space)
    apply_effect(t, p, seat, number)


@kernel
def found_village(t: Static, p: Position, seat: int, space: int) -> None:
    """DH1, DH3: one village in a water zone, ever; whoever crosses the zone pays its owner."""
    p.villages[seat] |= bit(space)
    zone = spread(t, bit(space), p.land[WATER])
    p.open &= ~zone
    while zone != EMPTY:
        p.toll[lowest(zone)] = seat
        zone = rest(zone)


@kernel
def take_berry(p: Position, seat: int, space: int) -> None:
    """DE1, DZ2: 1 berry from the zone of the new camp, if it has one."""
    zone = whole(p.zone[space])
    if p.berries[zone] > 0:
        p.berries[zone] -= 1
        p.won_berries[seat] += 1


@kernel
def apply_effect(t: Static, p: Position, seat: int, number: int) -> None:
    """DE2: a story, a tucked card, or the end of the game, by the number of the camp."""
    p.stage = TELLING
    p.mover = seat
    effect = t.effects[number]
    if number + 1 == t.camps:
        p.last_round = 1
    if effect == GET_STORY and has_story_to_take(t, p):
        p.phase = STORY
    elif effect == GET_TUCK:
        if p.hands[seat] != EMPTY:
            p.phase = TUCK
        else:
            skip_tuck(p, seat)


@kernel
def skip_tuck(p: Position, seat: int) -> None:
    """DE2: a slot not used now stays empty for good."""
    p.n_tucks[seat] += 1


@kernel
def tuck(t: Static, p: Position, seat: int, card: int, half: int) -> None:
    """DE2, DC4: the card goes under the board, one half showing."""
    lose(t, p, seat, card)
    slot = whole(p.n_tucks[seat])
    p.tucks[seat, slot] = card
    p.tuck_halves[seat, slot] = half
    p.n_tucks[seat] += 1
    p.tucked[seat] = add(p.tucked[seat], one_in_byte(whole(t.halves[card, half])))
    symbol = whole(t.symbols[card, half])
    if symbol == BERRY:
        p.tucked_berries[seat] += 1
    elif symbol == FIRE:
        p.tucked_fire[seat] += 1
    elif symbol != NONE and symbol < NEEDS:
        p.tucked[seat] = add(p.tucked[seat], one_in_byte(symbol))


@kernel
def legal_tucks(t: Static, p: Position, w: Work) -> int:
    """DE2: tuck nothing, or one half of one kind of card in hand."""
    w.steps[0] = TUCK_NONE
    n = 1
    left = p.hands[p.mover]
    while left != EMPTY:
        card, left = next_kind(t, p, left)
        for half in range(2):
            if t.halves[card, half] != NONE and not repeats_first_half(t, card, half):
                w.steps[n] = TUCK_CARD + 2 * card + half
                n += 1
    return n


@kernel
def repeats_first_half(t: Static, card: int, half: int) -> bool:
    """Does the second half show just what the first one shows?"""
    return bool(
        half == 1
        and t.halves[card, 0] == t.halves[card, 1]
        and t.symbols[card, 0] == t.symbols[card, 1]
    )
