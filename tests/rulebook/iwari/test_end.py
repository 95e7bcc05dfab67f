"""IE: the deck runs out, mid-game scoring, and the end."""

import pytest

from tests.rulebook.iwari.board import (
    Table,
    build,
    draw_shown,
    draw_unseen,
    pass_turn,
    shuffled,
    swap,
    third,
)


def test_the_deck_runs_out_when_a_hand_takes_its_last_card() -> None:
    """IE1: the discards are shuffled at once, and the refill goes on with the new deck."""
    table = Table(hands=["g-1 g-2 g-3"], deck="t-1", others="f-1 f-2 f-3").tents(1, "g1")
    table.discard("f-1 f-2 f-3").play(build(0, "g2 g3", "g-1 g-2"))
    table.play(draw_unseen(0, "t-1"))
    assert table.phase == "shuffle"
    assert table.refusal(draw_shown(0, 0, "d-91")) == "IE1"
    assert table.refusal(shuffled("f-1 f-2 f-3")) == "IE1"
    table.play(shuffled("f-3 g-1 f-1 g-2 f-2"))
    assert (table.phase, table.to_move) == ("refill", 0)
    assert table.mid == [0, 0, 0], "scored only once hand and display are full"
    table.play(draw_unseen(0, "f-3"))
    assert table.hands[0] == "f-3 g-3 t-1"
    assert (table.final["deck"], table.final["discards"]) == (["g-1", "f-1", "g-2", "f-2"], [])
    assert table.mid == [3, 2, 0]
    assert (table.phase, table.to_move) == ("turn", 1)


def test_the_deck_runs_out_when_the_display_takes_its_last_card() -> None:
    """IE1: the display is then filled from the new deck."""
    table = Table(hands=["g-1 g-2 g-3"], deck="t-1", others="f-1 f-2 f-3").tents(1, "g1")
    table.discard("f-1 f-2 f-3").play(build(0, "g2 g3", "g-1 g-2"))
    table.play(draw_shown(0, 0, "d-91"), draw_shown(0, 0, "d-92"))
    assert (table.phase, table.display) == ("shuffle", "d-93 d-94 t-1")
    table.play(shuffled("f-3 g-1 f-1 g-2 f-2"))
    assert table.display == "d-93 d-94 t-1 f-3"
    assert table.mid == [3, 2, 0]
    assert (table.phase, table.to_move) == ("turn", 1)


def test_a_deck_used_up_exactly_by_the_display_runs_out_at_that_moment() -> None:
    """IE1: not only when the next card is needed."""
    table = Table(hands=["g-1 f-1 f-2"], deck="t-1").tents(1, "c1 c2")
    table.play(swap(0, "g-1"), draw_shown(0, 0, "d-91"))
    assert (table.phase, table.display) == ("shuffle", "d-92 d-93 d-94 t-1")
    table.play(shuffled("g-1"))
    assert (table.mid, table.final["deck"]) == ([0, 2, 0], ["g-1"])


def test_only_tents_score_in_mid_game_and_pawns_do_not_count_yet() -> None:
    """IE1, IM1."""
    table = Table(hands=["t-1"], deck="t-2", others="f-1 f-2 f-3", deeds=("discovery",))
    table.tents(0, "g1 g2 g3 g4").tents(1, "c1").totems(0, "g c").discard("f-1 f-2 f-3")
    table.positions["territory_pawns"][0, table.setting.territory_number["g"]] = 1
    table.play(swap(0, "t-1"), draw_unseen(0, "t-2"), shuffled("f-1 t-1 f-2 f-3")).refill()
    assert table.mid == [4, 1, 0]
    assert table.points("tents") == [8, 1, 0]
    assert table.points("totems") == [2, 0, 0]
    assert table.points("settlements") == [4, 0, 0]


def test_the_second_time_the_round_is_finished_and_the_game_is_over() -> None:
    """IE2: all have the same number of turns; no shuffle and no mid-game scoring any more."""
    table = Table(3, hands=["g-1", "t-1", "f-1"], deck="c-1 c-2", first=1).put(deck_runs=1)
    table.play(swap(1, "t-1"), draw_unseen(1, "c-1"), draw_unseen(1, "c-2"))
    assert (table.phase, table.to_move) == ("refill", 1)
    table.play(draw_shown(1, 0, "d-91"))
    assert (table.phase, table.to_move) == ("turn", 2)
    table.play(build(2, "f1", "f-1"))
    for card in ("d-92", "d-93", "d-94"):
        table.play(draw_shown(2, 0, card))
    assert (table.phase, table.to_move, table.display) == ("turn", 0, "")
    table.play(swap(0, "g-1"))
    assert table.phase == "over", "nothing is left to refill with"
    assert table.mid == [0, 0, 0]


def test_if_it_happens_in_the_last_turn_of_a_round_the_game_is_over_at_once() -> None:
    """IE2: but hand and display are filled first."""
    table = Table(3, hands=["", "", "f-1 f-2 f-3"], deck="c-1").put(deck_runs=1)
    table.put(seat=2, tribe=2)
    table.play(swap(2, "f-1"), draw_unseen(2, "c-1"))
    assert table.phase == "over"
    assert table.hands[2] == "c-1 f-2 f-3"


def test_hands_are_refilled_from_what_is_left_in_the_last_turn_too() -> None:
    """IE2, ruling."""
    table = Table(3, hands=["", "", "f-1 f-2 f-3"], deck="").put(deck_runs=2, ending=1)
    table.put(seat=2, tribe=2)
    table.play(swap(2, "f-1"))
    assert table.phase == "refill"
    assert len(table.decisions()) == 4, "only the display"
    table.play(draw_shown(2, 3, "d-94"))
    assert (table.phase, table.display) == ("over", "d-91 d-92 d-93")


def test_a_players_last_tent_brings_the_end() -> None:
    """IE2: the others finish the round."""
    table = Table(3, hands=["f-1", "g-1 g-2 g-3", "f-2"], first=1).put(tents_left=[20, 1, 20])
    table.play(build(1, "g1", "g-1"), draw_unseen(1, "t-81"))
    assert (table.phase, table.to_move) == ("turn", 2)
    table.play(swap(2, "f-2")).refill()
    assert (table.phase, table.to_move) == ("turn", 0)
    table.play(swap(0, "f-1")).refill()
    assert table.phase == "over"


def test_after_the_last_tent_the_deck_is_not_shuffled_and_tents_do_not_score_early() -> None:
    """IE2, ruling: even though the deck has run out for the first time."""
    table = Table(3, hands=["g-1 g-2 g-3"], deck="c-1", others="f-1").put(tents_left=[1, 20, 20])
    table.discard("f-1").play(build(0, "g1", "g-1"), draw_unseen(0, "c-1"))
    assert (table.phase, table.to_move) == ("turn", 1)
    assert (table.mid, table.display) == ([0, 0, 0], "d-91 d-92 d-93 d-94")


def test_the_third_tribes_last_tent_does_not_end_the_game() -> None:
    """IE2, ruling."""
    table = Table(2, hands=["f-1 g-1"]).put(tents_left=[20, 20, 1], first=1)
    table.play(build(0, "f1", "f-1"), third(0, "g1", "g-1")).refill()
    assert (table.phase, table.to_move) == ("turn", 1)


def test_a_mid_game_scoring_still_due_is_dropped_when_the_end_comes_first() -> None:
    """IE2, ruling: the new deck runs out in the same refill."""
    table = Table(3, hands=["g-1 g-2"], deck="c-1", display="d-1 d-2 d-3").tents(0, "g1")
    table.play(build(0, "g2 g3", "g-1 g-2"), draw_unseen(0, "c-1"), shuffled("g-2 g-1"))
    table.play(draw_unseen(0, "g-2"), draw_unseen(0, "g-1"))
    assert (table.mid, table.phase, table.to_move) == ([0, 0, 0], "turn", 1)
    assert int(table.positions["ending"][0]) == 1


def test_whoever_has_no_card_in_the_last_round_passes() -> None:
    """IE2, IT2."""
    table = Table(3, hands=["", "", ""], deck="", display="").put(ending=1, deck_runs=2)
    table.play(pass_turn(0), pass_turn(1), pass_turn(2))
    assert table.phase == "over"


@pytest.mark.parametrize(
    ("left", "winners"), [([3, 5, 4], (1,)), ([5, 5, 4], (0, 1)), ([5, 5, 5], (0, 1, 2))]
)
def test_a_tie_goes_to_whoever_has_most_pieces_left_and_is_then_shared(
    left: list[int], winners: tuple[int, ...]
) -> None:
    """IE3: tents and totems count alike."""
    table = Table(3).tents(0, "g1").tents(1, "f1").tents(2, "t1")
    table.put(tents_left=left, totems_left=[2, 2, 2])
    assert table.game.result().scores == (1, 1, 1)
    assert table.game.result().winners == winners
    table.put(tents_left=[2, 2, 2], totems_left=left)
    assert table.game.result().winners == winners
