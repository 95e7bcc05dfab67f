"""Engine and reference agree against the void on what is legal beside the legal decisions."""

import pytest

from bivouac.core.contract import Event, Refused
from bivouac.record.replay import play_event
from tests.conftest import scale
from tests.differential.iwari_void_spoiling import VoidSpoiler, spoil_shuffle
from tests.enumeration.iwari_void_odd import odd_void_twins
from tests.enumeration.iwari_void_side_by_side import VOID_SETS, VoidTwins, new_void_twins
from tests.enumeration.iwari_void_tastes import TASTES, shuffle
from tests.reference.flow import Illegal

pytestmark = pytest.mark.slow


def verdict(twins: VoidTwins, event: Event) -> str | None:
    """The rule an event breaks for the engine, tried on a copy."""
    try:
        play_event(twins.game.copy(), event)
    except Refused as refused:
        return refused.rule
    return None


def reference_verdict(twins: VoidTwins, event: Event) -> str | None:
    try:
        twins.reference.check(event)
    except Illegal as illegal:
        return illegal.rule
    return None


def spoiled(twins: VoidTwins) -> Event:
    """An event that may be wrong."""
    if twins.reference.is_chance:
        event = shuffle(twins.reference, twins.random)
        return spoil_shuffle(twins.reference, event, twins.random)
    return VoidSpoiler(twins.reference, twins.random).spoil()


def compare_verdicts(twins: VoidTwins) -> tuple[int, int, int]:
    """How many events were legal, refused, and refused by the same rule."""
    legal = refused = agreed = 0
    for _ in twins.moments():
        for _ in range(0 if twins.game.is_over else 3):
            event = spoiled(twins)
            ours, theirs = verdict(twins, event), reference_verdict(twins, event)
            assert (ours is None) == (theirs is None), (event, ours, theirs)
            legal += ours is None
            refused += ours is not None
            agreed += ours is not None and ours == theirs
    return legal, refused, agreed


@pytest.mark.parametrize("taste", TASTES)
def test_both_implementations_allow_the_same_events(taste: str) -> None:
    """IV2, IV3, IV5-IV9, IV11, IT1-IT7: events of the box and of wild maps, a little changed."""
    counts = [0, 0, 0]
    for seed in range(scale(4)):
        options = VOID_SETS[(3 * seed + list(TASTES).index(taste)) % len(VOID_SETS)]
        for twins in (
            new_void_twins({**options, "void_limit": 8}, 1000 + seed, taste),
            odd_void_twins(1100 + seed, taste),
        ):
            counts = [a + b for a, b in zip(counts, compare_verdicts(twins), strict=True)]
    legal, refused, agreed = counts
    assert legal > scale(20)
    assert refused > scale(50)
    assert agreed > 0.95 * refused
