"""Every build against the void, the void's and moves included, is one found by trying, and back."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from bivouac.core.contract import Json
from bivouac.games.iwari.layout import TURN, VOID
from tests.conftest import scale
from tests.enumeration.iwari_void_brute_force import Builder, VoidGround
from tests.enumeration.iwari_void_odd import odd_void_twins
from tests.enumeration.iwari_void_side_by_side import VOID_SETS, VoidTwins, name_of, new_void_twins
from tests.enumeration.test_iwari_builds import BIOMES, as_build, hold

pytestmark = pytest.mark.slow

OPTIONS = [pytest.param(options, id=name_of(options)) for options in VOID_SETS]
EVERY_HAND = [hand for size in (1, 2, 3) for hand in combinations_with_replacement(BIOMES, size)]


def builder_of(twins: VoidTwins) -> Builder:
    """The active player, or the void; what only history tells is the reference's word."""
    position = twins.reference.position
    is_void = twins.game.position["phase"] == VOID
    seat = int(twins.game.to_move)
    loose = {}
    for territory, stack in position.stacks.items():
        above = "".join(map(str, stack)).rsplit(str(position.void), 1)[-1]
        loose[territory] = 0 if is_void else above.count(str(seat))
    complete = frozenset(biome for biome in BIOMES if position.is_complete(biome))
    stock = position.stock
    if is_void:
        return Builder("void", complete, loose, stock.ruins, stock.void_totems)
    return Builder(seat, complete, loose, stock.tents, stock.totems)


def expected_others(builder: Builder, hand: Sequence[str], has_builds: bool) -> Counter[str]:
    """IT2, IV2, IV3, IV9: what can be decided besides builds, and in how many ways."""
    plain = {biome for biome in hand if biome != "void"}
    if builder.tribe != "void":
        return Counter({"swap": len(plain)}) if plain else Counter({"pass": 1})
    found = +Counter({"void": hand.count("void"), "skip": len(plain & builder.complete)})
    return found if found or has_builds else Counter({"discard": len(plain)})


def compare_hands(twins: VoidTwins, hands: Sequence[Sequence[str]]) -> bool:
    """Compare the decisions of the mover with each of some hands; did any piece move?"""
    before = twins.game.positions.copy()
    rules = twins.setting.map.rules
    ground = VoidGround(
        twins.setting.components(),
        twins.setting.final(twins.game.position),
        bare=rules.bare,
        violet_first=rules.violet_first,
    )
    builder, has_moved = builder_of(twins), False
    found = ground.builds(builder, hands)
    for hand, expected in zip(hands, found, strict=True):
        hold(twins, hand)
        events = twins.decisions()
        builds = [as_build(twins, event) for event in events if event["do"] == "build"]
        assert len(builds) == len(set(builds)), "a build is listed twice"
        assert set(builds) == expected
        others = Counter(event["do"] for event in events if event["do"] != "build")
        assert others == expected_others(builder, hand, bool(builds))
        has_moved |= any(len(p) == 3 and p[0] != "void_totem" for b in builds for p in b[0])
        twins.game.positions[:] = before
    return has_moved


def is_acting(twins: VoidTwins) -> bool:
    """Not where stock alone may forbid what a hand could pay: that ends a game (IV3)."""
    position = twins.reference.position
    return twins.game.position["phase"] in (TURN, VOID) and position.tents_left(position.void) > 0


@pytest.mark.parametrize("options", OPTIONS)
def test_every_build_of_a_hand_is_listed_once(options: Json) -> None:
    """IT1, IT3-IT6, IV2, IV3, IV9, IV11: at moments of games that complete biomes."""
    compared: Counter[int] = Counter()
    for seed in range(scale(2)):
        twins = new_void_twins(
            {**options, "void_limit": 8}, 800 + seed, ("fill", "spend")[seed % 2]
        )
        for _ in twins.moments():
            if is_acting(twins) and twins.random.random() < 0.3:
                phase = int(twins.game.position["phase"])
                compared[phase] += 1
                size = 3 if phase == TURN else twins.random.choice((1, 2))
                compare_hands(twins, [twins.random.choices(BIOMES, k=size)])
    assert min(compared[TURN], compared[VOID]) >= 3


def test_every_hand_there_can_be_builds_and_moves_what_it_can_pay() -> None:
    """IT3, IV9: on wild maps with a complete biome, and on others."""
    compared: Counter[bool] = Counter()
    acted = 0
    for seed in range(scale(30)):
        twins = odd_void_twins(900 + seed, "fill")
        for _ in twins.moments():
            if not is_acting(twins):
                continue
            acted += 1
            is_late = any(map(twins.reference.position.is_complete, BIOMES))
            if acted % (5 if is_late else 25) == 0:
                compared[compare_hands(twins, hands_there_can_be(twins))] += 1
    assert min(compared[True], compared[False]) >= 3


def hands_there_can_be(twins: VoidTwins) -> list[tuple[str, ...]]:
    """Of the cards in play; the void acts with two cards at most."""
    cards = Counter(twins.setting.card_biomes)
    most = 3 if twins.game.position["phase"] == TURN else 2
    return [hand for hand in EVERY_HAND if len(hand) <= most and Counter(hand) <= cards]
