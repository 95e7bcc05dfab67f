"""What a seat cannot know: cards drawn unseen, the order of the deck, and builds half made."""

from collections import Counter
from itertools import chain

import pytest

from bivouac.core.contract import SPECTATOR, generator
from bivouac.games.iwari.steps import DONE
from tests.rulebook.iwari.board import Table, build, draw_shown, draw_unseen, shuffled


def test_all_opening_hands_are_hidden_and_drawn_cards_are_known_if_they_lay_open() -> None:
    """IS4, IT7."""
    table = Table(3, hands=["g-1 g-2", "t-1", "f-1"]).tents(1, "g1")
    table.play(build(0, "g2", "g-1"), draw_shown(0, 0, "d-91"), draw_unseen(0, "t-81"))
    worlds = [table.game.resample(1, generator(seed)) for seed in range(200)]
    hands = [table.setting.final(world.position)["hands"] for world in worlds]
    assert all("d-91" in hand[0] and len(hand[0]) == 3 for hand in hands)
    assert all(hand[1] == ["t-1"] for hand in hands)
    hidden = Counter(card for hand in hands for card in hand[0] if card != "d-91")
    assert len(hidden) == 2 + 1 + 8, (
        "what others hold unseen, and the deck but for one display card"
    )


def test_cards_of_different_shuffles_do_not_mix() -> None:
    """IE1: after a shuffle everybody knows what the new deck is made of."""
    table = Table(3, hands=["g-1 g-2 g-3", "t-1", "f-1"], deck="c-1", others="f-7 f-8").tents(
        1, "g1"
    )
    table.discard("f-7 f-8").play(build(0, "g2", "g-1"), draw_unseen(0, "c-1"))
    table.play(shuffled("f-7 g-1 f-8"))
    for seed in range(50):
        found = table.setting.final(table.game.resample(1, generator(seed)).position)
        assert sorted(found["deck"]) == ["f-7", "f-8", "g-1"]
        assert sorted(chain.from_iterable(found["hands"])) == ["c-1", "f-1", "g-2", "g-3", "t-1"]


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_a_build_half_made_is_its_movers_secret(seat: int) -> None:
    """IT1: for everybody else the turn has just begun."""
    table = Table(3, hands=["g-1 g-2 g-3"]).tents(1, "g1")
    before = table.game.redact(seat).positions.tobytes()
    for _ in range(3):
        table.game.apply(max(step for step in table.game.legal() if step < DONE))
        assert not table.game.is_between
        assert table.game.redact(seat).positions.tobytes() == before
    assert table.game.redact(0).position["piece_n"] == 2


def test_a_build_for_the_third_tribe_half_made_is_a_secret_too() -> None:
    """I2.1."""
    table = Table(2, hands=["g-1 t-1 t-2"])
    table.play(build(0, "g1", "g-1"))
    before = table.game.redact(1).positions.tobytes()
    table.game.apply(table.game.legal()[0])
    assert table.phase == "pay"
    assert table.game.redact(1).positions.tobytes() == before
