"""DS6 and DY: story tiles, taken and completed."""

import numpy as np

from bivouac.core.bits import count, covers
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.core.stacks import below_top, take_at
from bivouac.games.dewan.layout import NONE, RESOURCES, SLOTS, START, Position, Static, Work
from bivouac.games.dewan.steps import STORY_FROM_ROW, STORY_FROM_STACK

FIRST_RESOURCE = START
N_RESOURCES = len(RESOURCES)


@kernel
def has_story_to_take(t: Static, p: Position) -> bool:
    """DS6: is there a story in the row or in the stack?"""
    if p.stack_end > 0:
        return True
    for slot in range(t.story_row):
        if p.story_row[slot] != NONE:
            return True
    return False


@kernel
def legal_stories(t: Static, p: Position, w: Work) -> int:
    """DS6: one of the face-up stories, or the top of the stack unseen."""
    n = 0
    for slot in range(t.story_row):
        if p.story_row[slot] != NONE:
            w.steps[n] = STORY_FROM_ROW + slot
            n += 1
    if p.stack_end > 0:
        w.steps[n] = STORY_FROM_STACK
        n += 1
    return n


@kernel
def pop_stack(p: Position) -> int:
    """The top story of the stack, or NONE."""
    if p.stack_end == 0:
        return NONE
    story = take_at(p.stack, p.stack_top)
    p.stack_top, p.stack_end = below_top(p.stack_top, p.stack_end)
    return story


@kernel
def take_story(p: Position, seat: int, slot: int) -> None:
    """DS6: a story goes to the leftmost free slot of the board; the row is filled from the stack.

    `slot` NONE takes the top of the stack. With no stack left the slot of the row stays empty.
    """
    if slot == NONE:
        story = pop_stack(p)
    else:
        story = whole(p.story_row[slot])
        p.story_row[slot] = pop_stack(p)
    for place in range(SLOTS):
        if p.stories[seat, place] == NONE:
            p.stories[seat, place] = story
            return


@kernel
def holdings(p: Position, seat: int) -> Word:
    """DY2, DY3, DY4: what a tribe has of each symbol, packed; tucked halves included."""
    have: Word = p.tucked[seat]
    for terrain in range(START):
        have += np.uint64(count(p.touched[seat] & p.land[terrain])) << np.uint64(8 * terrain)
    for resource in range(N_RESOURCES):
        icons = count(p.touched_icons[seat] & p.icons_of[resource])
        have += np.uint64(icons) << np.uint64(8 * (FIRST_RESOURCE + resource))
    return have


@kernel
def is_fulfilled(t: Static, story: int, have: Word) -> bool:
    """DY5: are all needs of one story met? Every tile is checked on its own."""
    return covers(have, t.needs[story])


@kernel
def tell_stories(t: Static, p: Position, seat: int) -> int:
    """DY6: every newly fulfilled story slides up; how many did."""
    told = 0
    have = holdings(p, seat)
    for slot in range(SLOTS):
        story = whole(p.stories[seat, slot])
        if story != NONE and p.told[seat, slot] == 0 and is_fulfilled(t, story, have):
            p.told[seat, slot] = 1
            told += 1
    return told
