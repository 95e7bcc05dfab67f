"""IT1, IT3-IT6: what a build may place, and what it costs."""

import pytest

from tests.rulebook.iwari.board import Table, build, pass_turn, spots, swap


def test_each_card_places_a_tent_on_a_territory_of_its_biome() -> None:
    """IT1, IT3, IT5: on any free spot."""
    table = Table(hands=["c-1 g-1"]).tents(1, "c2")
    assert table.builds() == {"c1", "c3", *spots("g", range(1, 6)).split(), "C"}
    table.play(build(0, "c1", "c-1"))
    assert table.final["tents"] == {"c1": 0, "c2": 1}
    assert table.refusal(build(0, "c3", "c-1")) != ""


def test_a_build_is_up_to_3_cards_for_2_pieces_on_1_territory() -> None:
    """IT1: the 3-2-1 rule."""
    table = Table(hands=["t-1 t-2 f-1"]).tents(1, "t5 f4")
    assert {pieces for pieces in table.builds("t") if " " in pieces} == {
        f"{one} {two}"
        for one in ("t1", "t2", "t3", "t4", "T")
        for two in ("t1", "t2", "t3", "t4", "T")
        if one != two
    }
    assert table.refusal(build(0, "t1 f1", "t-1 f-1")) == "IT1"
    assert table.refusal(build(0, "t1 t2 t3", "t-1 t-2 f-1")) == "IT1"
    table.play(build(0, "t1 T", "t-1 t-2"))
    assert (table.final["tents"]["t1"], table.final["totems"]["t"]) == (0, [1, 0, 0])
    assert table.hands[0] == "f-1"


def test_two_cards_of_another_biome_are_a_joker() -> None:
    """IT3."""
    table = Table(hands=["d-1 d-2 g-1"]).tents(1, "g5 d8")
    assert table.payments("c1") == {"d-1+d-2"}
    assert table.payments("g1") == {"g-1", "d-1+d-2"}
    assert table.payments("g1 g2") == {"g-1 d-1+d-2", "d-1+d-2 g-1"}
    assert table.payments("d1 d2") == {"d-1 d-2"}
    assert table.refusal(build(0, "c1", "d-1+g-1")) == "IT3"
    table.play(build(0, "g1 g2", "d-1+d-2 g-1"))
    assert (table.hands[0], table.phase) == ("", "refill")


def test_two_cards_of_the_territorys_own_biome_are_no_payment_for_one_piece() -> None:
    """IT3, ruling: every card played must pay for a piece."""
    table = Table(hands=["g-1 g-2 g-3"]).tents(1, "g5")
    assert table.payments("g1") == {"g-1"}
    assert table.refusal(build(0, "g1", "g-1+g-2")) == "IT3"
    assert table.refusal(build(0, "g1", "c-1")) != ""


def test_three_cards_of_one_biome_are_one_joker_and_no_more() -> None:
    """IT1, IT3: a second joker would be a fourth card."""
    table = Table(hands=["g-1 g-2 g-3"]).tents(1, "d1")
    assert table.payments("d2") == {"g-1+g-2"}
    assert table.builds("d") == {*spots("d", range(2, 9)).split(), "D"}


@pytest.mark.parametrize("hand", ["t-1 f-1 g-1", "t-1 f-1"])
def test_different_cards_are_no_joker(hand: str) -> None:
    """IT3."""
    table = Table(hands=[hand])
    assert not {"c1", "d1"} & table.builds()


def test_an_unexplored_territory_takes_a_single_tent() -> None:
    """IT4: no second piece, whoever pays what."""
    table = Table(hands=["t-1 t-2 t-3"])
    assert table.builds("t") == {*spots("t", range(1, 6)).split()}
    assert table.refusal(build(0, "t1 t2", "t-1 t-2")) == "IT4"
    assert table.refusal(build(0, "t1 T", "t-1 t-2")) == "IT4"
    assert table.refusal(build(0, "T", "t-1")) in ("IT4", "IT5")


def test_another_tribes_tent_explores_a_territory_for_all() -> None:
    """IT4, IT5: a player needs no own tent to raise a totem."""
    table = Table(hands=["t-1 t-2 t-3"]).tents(2, "t3")
    assert {"t1 t2", "t1 T", "T", "T t1"} <= table.builds()


def test_a_spot_takes_one_tent() -> None:
    """IT5."""
    table = Table(hands=["c-1 c-2"]).tents(1, "c1 c2").tents(0, "c3")
    assert table.builds("c") == {"C", "C C"}, "a full territory still takes totems"
    assert table.refusal(build(0, "c1", "c-1")) == "IT5"


def test_the_red_tribe_has_3_tents_on_the_glacier_so_3_totems_may_stand_there() -> None:
    """IT5: the worked example."""
    table = Table(hands=["g-1 g-2 d-1"]).tents(1, "g1 g2 g3").tents(0, "g4").totems(2, "g g")
    assert {"G", "G g5", "g5 G"} <= table.builds()
    assert "G G" not in table.builds()
    table.totems(0, "g")
    assert not {"G", "g5 G"} & table.builds()
    assert table.refusal(build(0, "G", "g-1")) == "IT5"
    assert table.refusal(build(0, "g5 G", "g-1 g-2")) == "IT5", "the own second tent is no fourth"


def test_a_fourth_tent_raises_the_cap_to_4_and_the_totem_follows_at_once() -> None:
    """IT5: the worked example; the tent comes first."""
    table = Table(hands=["g-1 g-2"]).tents(0, "g1 g2 g3").tents(1, "g4").totems(1, "g g g")
    assert "G" not in table.builds()
    assert "G g5" not in table.builds()
    table.play(build(0, "g5 G", "g-1 g-2"))
    assert table.final["totems"]["g"] == [1, 3, 0]
    assert int(table.positions["most_tents"][0, table.setting.territory_number["g"]]) == 4


def test_the_cap_counts_the_totems_of_all_tribes() -> None:
    """IT5."""
    table = Table(hands=["g-1"]).tents(0, "g1 g2").totems(1, "g").totems(2, "g")
    assert "G" not in table.builds()


def test_a_tribe_that_has_run_out_of_a_piece_cannot_place_it() -> None:
    """IT6: neither the last one twice."""
    table = Table(hands=["g-1 g-2"]).tents(0, "g1 g2 g3")
    table.put(tents_left=[1, 20, 20], totems_left=[1, 8, 8])
    assert table.builds("g") == {"g4", "g5", "G", "g4 G", "g5 G", "G g4", "G g5"}
    assert table.refusal(build(0, "g4 g5", "g-1 g-2")) == "IT6"
    table.put(totems_left=[0, 8, 8])
    assert table.builds("g") == {"g4", "g5"}
    table.put(tents_left=[0, 20, 20])
    assert table.builds() == set()
    assert table.refusal(build(0, "g4", "g-1")) == "IT6"
    assert table.kinds() == {"swap"}


def test_of_cards_that_are_alike_the_one_everybody_knows_is_offered_first() -> None:
    """IT3: which copy is played makes no difference, but it should not give anything away."""
    table = Table(hands=["g-1 g-2 g-3"])
    number = table.setting.card_number["g-2"]
    table.positions["seen"][0, 0] = 1 << number
    assert table.payments("g1") == {"g-2"}
    assert table.payments("c1") == {"g-2+g-1"}
    table.play(build(0, "g1", "g-3"))
    assert table.hands[0] == "g-1 g-2"


def test_whoever_has_cards_builds_or_swaps() -> None:
    """IT1, IT2: only an empty hand passes."""
    table = Table(hands=["g-1", "g-2"])
    assert table.kinds() == {"build", "swap"}
    assert table.refusal(pass_turn(0)) == "IT2"
    assert table.refusal(swap(1, "g-2")) != ""


def test_a_build_of_somebody_elses_pieces_is_refused() -> None:
    """IT1: with three players there is no third tribe to build for."""
    table = Table(hands=["g-1 g-2"])
    assert table.refusal(build(0, "g1", "g-1", tribe=1)) == "IT1"
