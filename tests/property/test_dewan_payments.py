"""DP2: whether a hand can pay for some costs, by packed counters and by trying every card."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.core.bits import EMPTY, HIGH, add, subtract
from bivouac.core.jit import entry
from bivouac.core.records import Records, Smalls
from bivouac.games.dewan.box.types import Card, Half
from bivouac.games.dewan.layout import ANY, TERRAINS
from bivouac.games.dewan.rules.reach import is_payable
from bivouac.games.dewan.rules.travel import leaves_enough, spend
from bivouac.games.dewan.setup.static import new_static

FACES = [1 << t for t in range(5)] + [1 << t | 1 << u for t in range(5) for u in range(t)]
hands = st.lists(st.sampled_from(FACES), max_size=7)
due = st.lists(st.integers(0, ANY), max_size=6)


def tables_with(faces: list[int]) -> Records:
    """Tables with these cards, given as bits of their terrains."""
    cards = [
        Card(str(i), tuple(Half(TERRAINS[t], None) for t in range(5) if face >> t & 1))
        for i, face in enumerate(faces)
    ]
    return new_static(cards, [], [0])


@entry
def pays(tables: Records, size: int, costs: Smalls, cards: Smalls) -> int:
    """How many costs the hand of all cards can pay; then choose a card for each, first fit."""
    t = tables[0]
    slack = np.zeros(4, np.uint64)
    for card in range(size):
        for i in range(4):
            slack[i] = add(slack[i], t.card_weight[t.faces[card], i])
    for i in range(4):
        slack[i] |= HIGH
    for n in range(len(costs)):
        if not is_payable(t, costs[n], slack[0], slack[1], slack[2], slack[3]):
            return n
        for i in range(4):
            slack[i] = subtract(slack[i], t.cost_weight[costs[n], i])
    for n in range(len(costs)):
        used = EMPTY
        for other in range(n):
            used |= np.uint64(1) << np.uint64(cards[other])
        for card in range(size):
            is_free = used >> np.uint64(card) & np.uint64(1) == EMPTY
            shows = t.showing[costs[n]] >> np.uint64(card) & np.uint64(1) != EMPTY
            if is_free and shows and leaves_enough(t, slack, costs[n], card):
                cards[n] = card
                spend(t, slack, costs[n], card)
                break
    return len(costs)


def shows(face: int, cost: int) -> bool:
    return cost == ANY or bool(face >> cost & 1)


def can_pay(faces: list[int], costs: list[int]) -> bool:
    """Some card for the first cost such that the others can pay for the rest."""
    if not costs:
        return True
    return any(
        shows(face, costs[0]) and can_pay(faces[:i] + faces[i + 1 :], costs[1:])
        for i, face in enumerate(faces)
    )


@pytest.mark.slow
@given(hands, due)
def test_a_hand_can_pay_exactly_when_some_choice_of_cards_does(
    faces: list[int], costs: list[int]
) -> None:
    """DP2, DP3: Hall's condition over all sets of terrains."""
    payable = next((n for n in range(len(costs)) if not can_pay(faces, costs[: n + 1])), len(costs))
    cards = np.full(max(1, len(costs)), -1, np.int8)
    found = pays(tables_with(faces), len(faces), np.array(costs, np.int8), cards)
    assert found == payable
    if payable == len(costs):
        chosen = cards[: len(costs)].tolist()
        assert len(set(chosen)) == len(chosen)
        assert all(shows(faces[c], cost) for c, cost in zip(chosen, costs, strict=True))
