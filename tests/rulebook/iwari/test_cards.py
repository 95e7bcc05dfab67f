"""IT2, IT7, IT8: swapping, refilling, and where cards go."""

from tests.rulebook.iwari.board import Table, build, draw_shown, draw_unseen, pass_turn, swap


def test_a_swap_discards_one_card_and_draws_another() -> None:
    """IT2, IT7, IT8."""
    table = Table(hands=["g-1 g-2 t-1"])
    swaps = [decision["card"] for decision in table.decisions() if decision["do"] == "swap"]
    assert swaps == ["g-1", "t-1"], "cards of one biome are alike"
    table.play(swap(0, "g-2"))
    assert (table.final["discards"], table.phase) == (["g-2"], "refill")
    table.play(draw_shown(0, 0, "d-91"))
    assert (table.hands[0], table.to_move) == ("d-91 g-1 t-1", 1)


def test_a_player_without_cards_passes() -> None:
    """IT2, ruling; and still refills the hand."""
    table = Table(hands=[""])
    assert table.kinds() == {"pass"}
    table.play(pass_turn(0))
    assert table.phase == "refill"
    assert table.refill().to_move == 1
    assert table.hands[0] == "f-81 g-81 t-81"


def test_the_hand_is_refilled_to_3_card_by_card_from_display_or_deck() -> None:
    """IT7: the display has closed up by the next card, and is filled at its end at last."""
    table = Table(hands=["g-1 g-2 g-3"]).tents(1, "g1")
    table.play(build(0, "g2 g3", "g-1 g-2"))
    assert table.kinds() == {"draw"}
    assert len(table.decisions()) == 5
    table.play(draw_shown(0, 1, "d-92"))
    assert table.display == "d-91 d-93 d-94"
    assert table.refusal(draw_shown(0, 3, "d-94")) == "IT7"
    assert table.refusal(draw_unseen(0, "g-81")) == "IT7"
    table.play(draw_unseen(0, "t-81"))
    assert table.hands[0] == "d-92 g-3 t-81"
    assert table.display == "d-91 d-93 d-94 f-81"
    assert (table.phase, table.to_move) == ("turn", 1)


def test_cards_played_go_to_the_discards_together() -> None:
    """IT8."""
    table = Table(hands=["g-1 d-1 d-2"]).tents(1, "g1")
    table.play(build(0, "g2 G", "g-1 d-1+d-2"))
    assert sorted(table.final["discards"]) == ["d-1", "d-2", "g-1"]


def test_nothing_is_placed_or_played_before_the_build_is_paid_for() -> None:
    """IT1: a build is one decision."""
    table = Table(hands=["g-1 d-1 d-2"]).tents(1, "g1")
    before = table.final
    for step in (0, 0):
        table.game.apply(table.game.legal()[step])
        assert table.final == before
    assert not table.game.is_between


def test_everybody_sees_what_is_drawn_from_the_display_and_nobody_what_the_deck_gives() -> None:
    """IT7."""
    table = Table(hands=["g-1 g-2 g-3"]).tents(1, "g1")
    table.play(build(0, "g2 g3", "g-1 g-2"), draw_shown(0, 0, "d-91"), draw_unseen(0, "t-81"))
    seen = int(table.positions["seen"][0, 0])
    numbers = table.setting.card_number
    assert seen == 1 << numbers["d-91"]
