"""Whole games against the void agree with the reference after every single event."""

from collections import Counter

import pytest

from bivouac.core.contract import Json
from bivouac.record.write import result_of
from tests.conftest import breadth, scale
from tests.enumeration.iwari_void_odd import odd_void_twins
from tests.enumeration.iwari_void_side_by_side import VOID_SETS, VoidTwins, name_of, new_void_twins
from tests.enumeration.iwari_void_tastes import TASTES
from tests.reference.iwari.game import canonical

pytestmark = pytest.mark.slow

OPTIONS = [pytest.param(options, id=name_of(options)) for options in VOID_SETS]
every_setting = pytest.mark.parametrize("options", OPTIONS)
FEW = 12  # so few decisions are always compared
REASONS = {"settlement", "limit", "centre", "all-judged", "piece", "stock", "third-card"}


def compare_game(twins: VoidTwins, share: float) -> Counter[str]:
    """Same position and end after every event, and often the same decisions; kinds of these.

    The reference itself refuses an event that is not due, or not this seat's to decide, and the
    engine one that the reference has chosen.
    """
    compared: Counter[str] = Counter()
    for _ in twins.moments():
        final = twins.setting.final(twins.game.position)
        assert canonical(final) == canonical(twins.reference.final())
        assert twins.reference.is_over == twins.game.is_over
        assert twins.reference.is_chance == twins.game.is_chance
        legal = twins.reference.decisions()
        if legal and (len(legal) < FEW or twins.random.random() < share):
            compared.update(assert_same_decisions(twins, legal))
    result, expected = result_of(twins.game), twins.reference.result()
    assert {**result, "final": None} == {**expected, "final": None}
    compared[result["reason"]] += 1
    return compared


def assert_same_decisions(twins: VoidTwins, legal: list[Json]) -> set[str]:
    """Equal cards of a hand are one; what kinds of decisions they are."""
    found = [twins.reference.key_of(decision) for decision in twins.decisions()]
    assert len(found) == len(set(found)), "a decision is listed twice"
    assert set(found) == set(map(twins.reference.key_of, legal))
    return {kind for decision in legal for kind in kinds_of(decision)}


def kinds_of(decision: Json) -> list[str]:
    """What a decision is an example of."""
    pieces = decision.get("pieces", [])
    moved = [f"moved {piece['piece']}" for piece in pieces if "from" in piece]
    tribe = "void" if decision.get("tribe") == "void" else "own"
    return [f"{tribe} build" if decision["do"] == "build" else decision["do"], *moved]


@every_setting
def test_games_of_bots_agree_with_the_reference_after_every_event(options: Json) -> None:
    """IV1-IV13, IT1-IT8: random and greedy play."""
    for seed in range(scale(1)):
        for bot in ("random", "greedy"):
            compared = compare_game(new_void_twins(options, 500 + seed, bot), 0.1)
            assert compared["draw"] >= 2


@pytest.mark.parametrize("taste", TASTES)
def test_games_with_a_taste_agree_with_the_reference_after_every_event(taste: str) -> None:
    """IV2-IV11: what the reference chooses is legal for the engine, on every map."""
    compared: Counter[str] = Counter()
    first = list(TASTES).index(taste) % 2  # of the maps every other one in the short version
    for seed in breadth(range(scale(len(VOID_SETS))), range(first, len(VOID_SETS), 2)):
        options = VOID_SETS[seed % len(VOID_SETS)]
        limit = (3, 7, 10)[seed % 3]
        twins = new_void_twins({**options, "void_limit": limit}, 600 + seed, taste)
        compared += compare_game(twins, 0.1)
    assert set(compared) >= {"own build", "void build", "draw", "void", "order", "ruin"}


def test_games_with_few_pieces_on_wild_maps_agree_with_the_reference() -> None:
    """IV3, IV8, IV9, IV10, IV11: all that is rare, and every end there is."""
    compared: Counter[str] = Counter()
    for seed in range(scale(150)):
        taste = list(TASTES)[seed % len(TASTES)]
        compared += compare_game(odd_void_twins(700 + seed, taste), 0.25)
    assert set(compared) >= REASONS
    assert set(compared) >= {"free", "target", "skip", "discard", "pass", "swap", "void", "order"}
    assert set(compared) >= {"moved tent", "moved totem", "moved void_totem"}
