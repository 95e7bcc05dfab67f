"""DT3: what a seat cannot know, hidden and dealt again.

A card that is face down came from some shuffle, and everybody knows which cards were in it. So the
cards a seat cannot tell apart are those of one shuffle that lie in the other hands unseen, in the
pile or in the supply. To redact a position is to deal each such group out again in ascending order:
the result depends only on what the seat knows. To resample is to deal it out in random order: every
world the seat cannot exclude is equally likely.
"""

from bivouac.core.bits import EMPTY, bit, count, has, list_members, lowest, rest, shuffle
from bivouac.core.jit import kernel
from bivouac.core.records import Word, Words, whole
from bivouac.games.dewan.layout import PAY, ROUTE, TURN, Position, Static, Work
from bivouac.games.dewan.rules.cards import gain, lose
from bivouac.games.dewan.rules.travel import forget_journey


@kernel
def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    """Replace what `seat` cannot know by something that depends only on what it knows.

    A seat out of range stands for a spectator. A journey not yet complete is its mover's secret.
    """
    if (p.phase == ROUTE or p.phase == PAY) and seat != p.mover:
        forget_journey(p)
        p.phase = TURN
    deal_hidden(t, p, w, seat, w.generator, False)


@kernel
def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    """From a redacted position, a world that `seat` cannot exclude; all are equally likely."""
    deal_hidden(t, p, w, seat, rng, True)


@kernel
def show_hands(t: Static, p: Position) -> None:
    """From now on everybody knows the cards in all hands; pile, supply and stack stay secret."""
    for seat in range(t.players):
        p.seen |= p.hands[seat]


@kernel
def hidden_cards(t: Static, p: Position, seat: int) -> Word:
    """Cards whose place `seat` does not know."""
    hidden = EMPTY
    for other in range(t.players):
        if other != seat:
            hidden |= p.hands[other] & ~p.seen
    for i in range(p.pile_top, p.pile_end):
        hidden |= bit(whole(p.pile[i]))
    for i in range(p.supply_top, p.supply_end):
        hidden |= bit(whole(p.supply[i]))
    return hidden


@kernel
def same_shuffle(p: Position, cards: Word) -> Word:
    """Of some cards, those of the earliest shuffle among them."""
    group = EMPTY
    earliest = p.shuffles + 1
    while cards != EMPTY:
        card = lowest(cards)
        cards = rest(cards)
        number = whole(p.shuffled[card])
        if number < earliest:
            earliest = number
            group = EMPTY
        if number == earliest:
            group |= bit(card)
    return group


@kernel
def deal_hidden(t: Static, p: Position, w: Work, seat: int, rng: Words, by_chance: bool) -> None:
    """Deal out again, group by group, what `seat` cannot tell apart; and the story stack."""
    hidden = hidden_cards(t, p, seat)
    while hidden != EMPTY:
        group = same_shuffle(p, hidden)
        hidden &= ~group
        size = list_members(group, w.order)
        if by_chance:
            shuffle(w.order, size, rng)
        deal_group(t, p, w, seat, group)
    stack = EMPTY
    for i in range(p.stack_top, p.stack_end):
        stack |= bit(whole(p.stack[i]))
    size = list_members(stack, w.order)
    if by_chance:
        shuffle(w.order, size, rng)
    for i in range(size):
        p.stack[p.stack_top + i] = w.order[i]


@kernel
def deal_group(t: Static, p: Position, w: Work, seat: int, group: Word) -> None:
    """Put the cards of one group, in the order of the workspace, where cards of the group were."""
    n = 0
    for other in range(t.players):
        if other != seat:
            held = p.hands[other] & ~p.seen & group
            w.held[other] = count(held)
            while held != EMPTY:
                lose(t, p, other, lowest(held))
                held = rest(held)
    for other in range(t.players):
        if other != seat:
            for _ in range(w.held[other]):
                gain(t, p, other, whole(w.order[n]))
                n += 1
    for i in range(p.pile_top, p.pile_end):
        if has(group, whole(p.pile[i])):
            p.pile[i] = w.order[n]
            n += 1
    for i in range(p.supply_top, p.supply_end):
        if has(group, whole(p.supply[i])):
            p.supply[i] = w.order[n]
            n += 1
