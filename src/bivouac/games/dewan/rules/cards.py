"""DK and DV1-DV3: hands, the row, the draw pile, the supply and the discards."""

from bivouac.core.bits import EMPTY, add, bit, subtract
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, whole
from bivouac.core.stacks import below_top, take_at
from bivouac.games.dewan.layout import NO_EVENT, NONE, PILE, SHUFFLE, SUPPLY, Position, Static
from bivouac.games.dewan.rules.events import begin_event


@kernel
def gain(t: Static, p: Position, seat: int, card: int) -> None:
    """A card comes into a hand."""
    p.hands[seat] |= bit(card)
    for i in range(4):
        p.purse[seat, i] = add(p.purse[seat, i], t.card_weight[t.faces[card], i])


@kernel
def lose(t: Static, p: Position, seat: int, card: int) -> None:
    """A card leaves a hand; whoever gets it must be told by the caller."""
    p.hands[seat] &= ~bit(card)
    p.seen &= ~bit(card)
    for i in range(4):
        p.purse[seat, i] = subtract(p.purse[seat, i], t.card_weight[t.faces[card], i])


@kernel
def discard(t: Static, p: Position, seat: int, card: int) -> None:
    """A card goes from a hand to the discards."""
    lose(t, p, seat, card)
    p.discards |= bit(card)


@kernel
def give(t: Static, p: Position, seat: int, card: int, receiver: int) -> None:
    """DP5: a card goes from hand to hand, seen by all."""
    lose(t, p, seat, card)
    gain(t, p, receiver, card)
    p.seen |= bit(card)


@kernel
def take(t: Static, p: Position, slot: int) -> None:
    """DK1: a card of the row goes to the hand of the player whose turn it is; all have seen it."""
    card = whole(p.row[slot])
    p.row[slot] = NONE
    gain(t, p, p.seat, card)
    p.seen |= bit(card)


@kernel
def pop_pile(p: Position) -> int:
    """The top card of the draw pile."""
    card = take_at(p.pile, p.pile_top)
    p.pile_top, p.pile_end = below_top(p.pile_top, p.pile_end)
    return card


@kernel
def pop_supply(p: Position) -> int:
    """The top card of the supply."""
    card = take_at(p.supply, p.supply_top)
    p.supply_top, p.supply_end = below_top(p.supply_top, p.supply_end)
    return card


@kernel
def ask_shuffle(p: Position, into: int) -> None:
    """DK3, DV3: the discards are needed again; chance orders them."""
    p.phase = SHUFFLE
    p.into = into


@kernel
def put_shuffled(p: Position, cards: Smalls, size: int) -> None:
    """DK3, DV3: the shuffled discards, top card first, are the new pile or supply."""
    p.shuffles += 1
    p.discards = EMPTY
    for i in range(size):
        p.shuffled[cards[i]] = p.shuffles
        if p.into == PILE:
            p.pile[i] = cards[i]
        else:
            p.supply[i] = cards[i]
    if p.into == PILE:
        p.pile_end = size
    else:
        p.supply_end = size
    p.into = PILE


@kernel
def make_pile(t: Static, p: Position) -> bool:
    """DV2, DV3: a new pile from the supply's top, fresh cards underneath; False: must shuffle."""
    while p.pile_end < t.pile_size:
        if p.supply_end == 0:
            if p.discards == EMPTY:
                break
            ask_shuffle(p, SUPPLY)
            return False
        p.pile[p.pile_end] = pop_supply(p)
        p.pile_end += 1
    p.making = 0
    return True


@kernel
def empty_slot(t: Static, p: Position, first: int) -> int:
    """DK2: the empty slot closest to the pile, from `first` on, or NONE."""
    for slot in range(first, t.row):
        if p.row[slot] == NONE:
            return slot
    return NONE


@kernel
def fill_row(t: Static, p: Position) -> bool:
    """DK2, DK3, DV2: refill in place, slot by slot; False when chance or an event comes first."""
    slot = whole(0)
    while True:
        if p.making == 1 and not make_pile(t, p):
            return False
        slot = empty_slot(t, p, slot)
        if slot == NONE:
            return True
        if p.pile_end == 0:
            if p.discards == EMPTY and p.supply_end == 0:
                return True
            if t.event == NO_EVENT:
                ask_shuffle(p, PILE)
                return False
            p.making = 1
            continue
        p.row[slot] = pop_pile(p)
        if t.event != NO_EVENT and p.pile_end == 0:
            p.making = 1
            if begin_event(t, p):
                return False


@kernel
def draw_rewards(t: Static, p: Position) -> bool:
    """DY6, DV3: a hidden card, if any, for each story just completed; False: must shuffle."""
    while p.rewards > 0:
        if t.event == NO_EVENT:
            if p.pile_end == 0 and p.discards != EMPTY:
                ask_shuffle(p, PILE)
                return False
            if p.pile_end > 0:
                gain(t, p, p.seat, pop_pile(p))
        else:
            if p.supply_end == 0 and p.discards != EMPTY:
                ask_shuffle(p, SUPPLY)
                return False
            if p.supply_end > 0:
                gain(t, p, p.seat, pop_supply(p))
        p.rewards -= 1
    return True
