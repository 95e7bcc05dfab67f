"""Every build (pieces in order, cards for each) of the engine is one found by trying, and back.

Positions come from games; hands are also put together by hand: every hand of one to three cards.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from bivouac.core.contract import Event, Json
from bivouac.games.iwari.layout import HAND, NONE, THIRD, TURN
from tests.conftest import LONG, scale
from tests.enumeration.iwari_brute_force import Actor, Ground
from tests.enumeration.iwari_side_by_side import (
    OPTION_SETS,
    Twins,
    every_setting,
    name_of,
    new_twins,
)
from tests.enumeration.trying import Build, Piece

pytestmark = pytest.mark.slow

BIOMES = ("tundra", "forest", "glacier", "coast", "desert", "void")
PLAIN = BIOMES[:5]
EVERY_HAND = [hand for size in (1, 2, 3) for hand in combinations_with_replacement(PLAIN, size)]
SHARE = 0.15 if LONG else 0.1
"""Of the moments of a game those that are compared."""
TWO = OPTION_SETS[0]
FOUR = OPTION_SETS[3]


def as_build(twins: Twins, event: Event) -> Build:
    """A build without the identity of its cards."""
    biomes = dict(zip(twins.setting.cards, twins.setting.card_biomes, strict=True))
    paid = tuple(tuple(sorted(biomes[card] for card in cards)) for cards in event["cards"])
    return tuple(map(as_piece, event["pieces"])), paid


def as_piece(piece: Json) -> Piece:
    where = piece["spot"] if "spot" in piece else piece["territory"]
    more = [piece[key] for key in ("from", "token") if key in piece]
    return (piece["piece"], where, *more)


def assert_builds(twins: Twins, expected: set[Build]) -> None:
    """IT2, I2.1: each build once; a swap for each biome, or for the third tribe no choice.

    IG1: nothing but the tent where tokens have been turned up.
    """
    events = twins.decisions()
    builds = [as_build(twins, event) for event in events if event["do"] == "build"]
    assert len(builds) == len(set(builds)), "a build is listed twice"
    assert set(builds) == expected
    others = [event["do"] for event in events if event["do"] != "build"]
    is_own = twins.game.position["phase"] == TURN
    if twins.game.position["exploring"] != NONE:
        assert not others
    elif is_own:
        assert set(others) - {"explore"} == {"swap"}
    else:
        assert set(others) == (set() if builds else {"discard"}) or "explore" in others


def ground_of(twins: Twins) -> Ground:
    final = twins.setting.final(twins.game.position)
    return Ground(twins.setting.components(), final, twins.setting.map.rules.bare)


def actor_of(twins: Twins) -> Actor:
    """The mover, for the own tribe or for the third."""
    position, ids = twins.game.position, twins.setting.territory_ids
    tribe, seat = int(position["tribe"]), int(position["seat"])
    exploring = int(position["exploring"])
    return Actor(
        tribe,
        is_third=tribe != seat,
        has_fortification=bool(position["forts_left"][tribe] > 0),
        has_determination=bool(position["determination"] == seat) and tribe == seat,
        exploring=None if exploring == NONE else ids[exploring],
    )


def hold(twins: Twins, hand: Sequence[str]) -> None:
    """Put a hand of such biomes into the mover's hand, wherever its cards were."""
    biomes = twins.setting.card_biomes
    cards: list[int] = []
    for card, biome in enumerate(biomes):
        wanted = hand.count(biome)
        if [biomes[held] for held in cards].count(biome) < wanted:
            cards.append(card)
    position, seat = twins.game.positions[0], twins.game.to_move
    position["hands"][seat] = [*cards, *[NONE] * (HAND - len(cards))]
    position["hand_n"][seat] = len(cards)
    position["held"][seat] = 0
    for biome in hand:
        position["held"][seat, BIOMES.index(biome)] += 1


def is_acting(twins: Twins) -> bool:
    return twins.game.position["phase"] in (TURN, THIRD)


def compare_hands(twins: Twins, hands: Sequence[Sequence[str]]) -> None:
    """Compare the builds of the mover with each of some hands instead of the own."""
    before = twins.game.positions.copy()
    found = ground_of(twins).builds(actor_of(twins), hands)
    must_build = twins.game.position["exploring"] != NONE  # so the hand pays for a tent there
    for hand, expected in zip(hands, found, strict=True):
        if must_build and not expected:
            continue
        hold(twins, hand)
        assert_builds(twins, expected)
        twins.game.positions[:] = before


@every_setting
def test_every_build_of_a_hand_is_listed_once(options: Json) -> None:
    """IT1, IT3-IT6, I2.1: at moments of random and of greedy games."""
    compared: Counter[int] = Counter()
    for seed in range(scale(2, short=1)):
        bot = ("random", "greedy")[(seed + options["players"]) % 2]
        twins = new_twins(options, 800 + seed, bot)
        for _ in twins.moments():
            if is_acting(twins) and twins.random.random() < SHARE:
                compared[int(twins.game.position["phase"])] += 1
                size = 3 if twins.game.position["phase"] == TURN else twins.random.choice((1, 2))
                biomes = sorted(set(twins.setting.card_biomes))
                compare_hands(twins, [twins.random.choices(biomes, k=size)])
    least = 5 if LONG else 2
    assert compared[TURN] >= least
    assert (compared[THIRD] >= least) == (options["players"] == 2)


@pytest.mark.parametrize("options", [TWO, FOUR], ids=name_of)
def test_every_hand_there_can_be_builds_what_it_can_pay(options: Json) -> None:
    """IT3: three of a kind, a pair and a single card, three kinds, two cards, one card."""
    compared: Counter[int] = Counter()
    for seed in range(scale(1)):
        twins = new_twins(options, 900 + seed, "greedy")
        acted = 0
        for _ in twins.moments():
            acted += is_acting(twins)
            if is_acting(twins) and acted % (20 if LONG else 30) in (0, 1):
                phase = int(twins.game.position["phase"])
                compared[phase] += 1
                compare_hands(twins, [h for h in EVERY_HAND if phase == TURN or len(h) < HAND])
    assert compared[TURN] >= 2
    assert (compared[THIRD] > 0) == (options["players"] == 2)
