"""One step changes a position. Preconditions: the step is legal, up to identical cards."""

from bivouac.core.bits import below, count, list_members, lowest, rest, shuffle
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Words
from bivouac.games.dewan.layout import (
    AFTER_TAKE,
    FISHING,
    MARKER,
    NONE,
    ODD_BERRY,
    PAY,
    ROUTE,
    SHUFFLE,
    STORY,
    TELLING,
    TUCK,
    TURN,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.camps import settle, skip_tuck, tuck
from bivouac.games.dewan.rules.cards import discard, put_shuffled, take
from bivouac.games.dewan.rules.events import ask_next_fisher, catch_fish, place_marker
from bivouac.games.dewan.rules.stories import take_story
from bivouac.games.dewan.rules.travel import add_space, end_route, pay, start_journey
from bivouac.games.dewan.rules.turns import advance, draft_next, has_drafted
from bivouac.games.dewan.rules.zones import give_odd_berry
from bivouac.games.dewan.steps import (
    ENTER,
    FISH_NONE,
    FISH_WITH,
    MARK,
    ORIGIN,
    PASS,
    PAY_WITH,
    STOP,
    STORY_FROM_STACK,
    TAKE_ONE,
    TAKE_PAIR,
    TUCK_CARD,
    TUCK_NONE,
)


@kernel
def apply(t: Static, p: Position, step: int) -> None:
    """Play one step and all that follows from it by itself, up to the next choice or chance."""
    if p.phase == PAY:
        if pay(t, p, step - PAY_WITH):
            settle(t, p)
            if p.phase == PAY:
                advance(t, p)
    elif p.phase == ROUTE:
        if step == STOP:
            end_route(p)
        else:
            add_space(t, p, step - ENTER)
    elif p.phase == TURN:
        apply_turn(t, p, step)
    elif p.phase == STORY:
        apply_story(t, p, step)
    elif p.phase == TUCK:
        apply_tuck(t, p, step)
    elif p.phase == MARKER:
        place_marker(t, p, step - MARK)
        if p.phase == MARKER:
            advance(t, p)
    elif p.phase == FISHING:
        apply_fishing(t, p, step)


@kernel
def apply_turn(t: Static, p: Position, step: int) -> None:
    """DT1, DT2: take, set out, or pass."""
    if step >= ORIGIN:
        start_journey(t, p, step - ORIGIN)
        return
    if step == PASS:
        p.passes += 1
        p.stage = TELLING
    elif step >= TAKE_ONE:
        take(t, p, step - TAKE_ONE)
        p.stage = AFTER_TAKE
    else:
        take(t, p, step - TAKE_PAIR)
        take(t, p, step - TAKE_PAIR + 1)
        p.stage = AFTER_TAKE
    advance(t, p)


@kernel
def apply_story(t: Static, p: Position, step: int) -> None:
    """DS6: in the setup the next player drafts; later the turn ends."""
    take_story(p, p.mover, NONE if step == STORY_FROM_STACK else step)
    if has_drafted(t, p):
        advance(t, p)
    else:
        draft_next(t, p)


@kernel
def apply_tuck(t: Static, p: Position, step: int) -> None:
    """DE2: a half is tucked, or the slot stays empty; then the turn ends."""
    if step == TUCK_NONE:
        skip_tuck(p, p.mover)
    else:
        choice = step - TUCK_CARD
        tuck(t, p, p.mover, choice // 2, choice % 2)
    advance(t, p)


@kernel
def apply_fishing(t: Static, p: Position, step: int) -> None:
    """DH5: the card is discarded and the fish taken; then the next player is asked."""
    if step != FISH_NONE:
        discard(t, p, p.mover, step - FISH_WITH)
        catch_fish(p, p.mover)
    p.asked += 1
    if not ask_next_fisher(t, p):
        advance(t, p)


@kernel
def resolve_shuffle(t: Static, p: Position, cards: Smalls, size: int) -> None:
    """Chance: the discards in their new order, top card first."""
    put_shuffled(p, cards, size)
    advance(t, p)


@kernel
def resolve_berry(t: Static, p: Position, space: int) -> None:
    """Chance: the part that gets an odd berry, named by one of its spaces."""
    give_odd_berry(p, space)
    if p.odd == 0:
        advance(t, p)


@kernel
def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    """Let the generator decide what chance must decide now."""
    if p.phase == SHUFFLE:
        size = list_members(p.discards, w.order)
        shuffle(w.order, size, rng)
        resolve_shuffle(t, p, w.order, size)
    elif p.phase == ODD_BERRY:
        parts = p.parts
        for _ in range(below(rng, count(parts))):
            parts = rest(parts)
        resolve_berry(t, p, lowest(parts))
