"""IV2, IV3, IV4, IV12: a turn against the void: the own action, the void's, hand and display."""

from tests.rulebook.iwari.board import build, discard, draw_shown, draw_unseen, pass_turn, swap
from tests.rulebook.iwari.void_board import alone, order, ruin, skip, together, void_build, voids


def test_a_turn_has_four_steps() -> None:
    """IV2: the own action, the void's action, the hand, the display."""
    table = alone("t-1 g-1 g-2")
    assert table.kinds() == {"build", "swap"}
    table.play(build(0, "t1", "t-1"))
    assert (table.phase, table.to_move) == ("void", 0)
    table.play(void_build(0, "g1", "g-1"))
    assert table.final["tents"] == {"t1": 0, "g1": "void"}
    assert table.phase == "refill"
    table.play(draw_shown(0, 0, "d-91"), draw_unseen(0, "t-81"))
    assert table.hands == ["d-91 g-2 t-81"]
    assert table.display == "d-92 d-93 d-94 f-81"
    assert (table.phase, table.to_move) == ("turn", 0)


def test_a_void_card_pays_for_nothing_and_cannot_be_swapped() -> None:
    """IV2: neither alone nor as a joker; it leaves a hand only in the void action."""
    table = alone("t-1 v-1 v-2").tents(0, "d1")
    assert table.builds() == {"t1", "t2", "t3", "t4", "t5"}
    assert table.refusal(swap(0, "v-1")) == "IV2"
    assert table.refusal(build(0, "d2", "v-1+v-2")) == "IV2"


def test_with_only_void_cards_the_own_action_is_skipped() -> None:
    """IV2: the player passes, and then the void acts."""
    table = alone("v-1 v-2 v-3")
    assert table.kinds() == {"pass"}
    table.play(pass_turn(0))
    assert table.phase == "void"
    assert table.kinds() == {"void"}


def test_with_an_empty_hand_the_void_does_not_act() -> None:
    """IV3: three cards for one's own tents, and none is left for the void."""
    table = alone("t-1 d-1 d-2").tents(0, "t1")
    table.play(build(0, "t2 t3", "t-1 d-1+d-2"))
    assert table.phase == "refill"


def test_the_void_builds_by_the_base_rules() -> None:
    """IV3, IT3-IT5: with its own territory, ruins and void totems; jokers pay for it too."""
    table = alone("t-1 d-1 d-2").tents(0, "g1 g2").totems(0, "g")
    table.play(swap(0, "t-1"))
    assert "g3" in table.builds()
    assert "G" in table.builds(), "one totem under a cap of two"
    assert table.payments("g3") == {"d-1+d-2"}
    assert table.builds("t") == {"t1", "t2", "t3", "t4", "t5"}, "IT4: one ruin explores"
    assert table.refusal(build(0, "g3", "d-1+d-2")) == "IV3"
    table.play(void_build(0, "G", "d-1+d-2"))
    assert table.final["totems"]["g"] == [1, 1]


def test_a_ruin_counts_for_exploring_and_for_the_cap() -> None:
    """IV5: and void totems count under it."""
    table = alone("g-1 g-2 t-1").ruins("g3").totems(1, "g")
    assert "g1 g2" in table.builds()
    assert "G" not in table.builds()
    assert "g1 G" not in table.builds(), "a cap of 1, and the void's totem stands there"


def test_a_void_build_may_be_followed_by_void_cards() -> None:
    """IV3: both, in this order; the first card drawn says that none are played."""
    table = alone("t-1 g-1 v-1").ruins("g5")
    table.play(build(0, "t1", "t-1"))
    assert table.kinds() == {"build", "void"}
    table.play(void_build(0, "g1", "g-1"))
    assert table.kinds() == {"draw", "void"}
    declined = table.game.copy()
    table.play(voids(0, "v-1"))
    assert table.phase == "order"
    table.game.positions[0] = declined.position
    table.play(draw_shown(0, 0, "d-91"))
    assert table.kinds() == {"draw"}
    assert table.refusal(voids(0, "v-1")) == "IT7", "it is too late: cards are drawn"


def test_void_cards_before_a_void_build_close_it() -> None:
    """IV3: void cards act at once, and then the hand is refilled."""
    table = alone("t-1 g-1 v-1").close("t f")
    table.play(build(0, "g1", "g-1"), voids(0, "v-1"))
    assert table.phase == "refill"
    assert table.hands == ["t-1"]


def test_without_any_build_a_card_is_discarded() -> None:
    """IV3, ruling: no build even with all pieces, no void card, no card of a complete biome."""
    table = alone("g-1 t-1").close("t f c d")
    table.play(build(0, "g1", "g-1"))
    assert table.phase == "void"
    assert table.decisions() == [discard(0, "t-1")]
    table.play(discard(0, "t-1"))
    assert table.phase == "refill"


def test_where_only_stock_forbids_the_builds_the_game_ends() -> None:
    """IV3, IV10: the void has no ruin left to build with."""
    table = alone("g-1 t-1").put(tents_left=[20, 0], totems_left=[8, 0])
    table.play(build(0, "g1", "g-1"))
    assert (table.phase, table.reason) == ("over", "piece")


def test_a_void_card_saves_the_game_from_that_end() -> None:
    """IV3: only if there is nothing else to do."""
    table = alone("g-1 t-1 v-1").put(tents_left=[20, 0]).tents(0, "g5 t1")
    table.play(build(0, "g1", "g-1"))
    assert table.kinds() == {"void", "build"}, "totems are left for t and g"
    table.positions["totems_left"][0, 1] = 0
    assert table.kinds() == {"void"}


def test_several_void_cards_bring_one_infection() -> None:
    """IV4: the rulebook's example, two cards go above the display."""
    table = alone("t-1 v-1 v-2").ruins("t5 f1")
    table.play(swap(0, "t-1"))
    assert {tuple(found["cards"]) for found in table.decisions()} == {("v-1",), ("v-1", "v-2")}
    table.play(voids(0, "v-1 v-2"), order(0, "t f"))
    assert table.final["above"] == ["v-1", "v-2"]
    assert table.final["totems"]["t"] == table.final["totems"]["f"] == [0, 1]
    assert table.final["void_pawn"] == 2
    assert table.phase == "refill"


def test_a_void_card_that_is_revealed_stops_the_filling() -> None:
    """IV4: it infects, and then filling goes on."""
    table = alone("t-1", deck="v-1 g-81 g-82 g-83 g-84 g-85").ruins("t5 f1")
    table.play(swap(0, "t-1"))
    table.play(draw_shown(0, 0, "d-91"), draw_shown(0, 0, "d-92"), draw_shown(0, 0, "d-93"))
    assert table.phase == "order"
    assert table.display == "d-94 v-1"
    table.play(order(0, "f t"))
    assert table.display == "d-94 v-1 g-81 g-82"
    assert (table.phase, table.final["void_pawn"]) == ("turn", 2)


def test_the_fourth_void_card_showing_brings_a_corruption() -> None:
    """IV4: above the display and in it together; the rulebook's example has three and three."""
    table = alone("t-1 v-4", display="v-1 v-2 v-3 d-91").ruins("t5 f1")
    table.play(swap(0, "t-1"), voids(0, "v-4"), order(0, "t f"))
    assert table.phase == "shuffle"
    assert table.claims == {"t": "void", "f": "void"}


def test_void_cards_of_the_display_may_be_drawn() -> None:
    """IV2: any card of the display."""
    table = alone("t-1", display="v-1 d-91 d-92 d-93")
    table.play(swap(0, "t-1"), draw_shown(0, 0, "v-1"))
    assert "v-1" in table.hands[0]


def test_together_players_take_turns_and_the_active_one_decides_for_the_void() -> None:
    """IV2, IV12."""
    table = together("t-1 v-1", "g-1 g-2 g-3").ruins("t5 f1")
    table.play(build(0, "t1", "t-1"), voids(0, "v-1"))
    assert (table.phase, table.to_move) == ("order", 0)
    table.play(order(0, "t f")).refill()
    assert (table.phase, table.to_move) == ("turn", 1)
    table.play(build(1, "g1", "g-1"))
    assert (table.phase, table.to_move) == ("void", 1)
    assert table.refusal(void_build(0, "g2", "g-2")) is not None


def test_a_card_of_a_complete_biome_skips_the_action() -> None:
    """IV9: one card, and the void does nothing; void cards may not follow."""
    table = alone("t-1 g-1 v-1").complete("g").tents(0, "t2")
    table.play(build(0, "t1", "t-1"))
    assert skip(0, "g-1") in table.decisions()
    assert table.refusal(skip(0, "v-1")) == "IV9"
    table.play(skip(0, "g-1"))
    assert table.kinds() == {"draw"}
    assert "g-1" in table.final["discards"]


def test_a_biome_judged_by_a_corruption_is_not_complete() -> None:
    """IV9: each of its territories must have been filled once."""
    table = alone("t-1 g-1").close("g")
    table.play(build(0, "t1", "t-1"))
    assert table.refusal(skip(0, "g-1")) == "IV9"


def test_ruin_is_not_asked_for_out_of_turn() -> None:
    table = alone("t-1")
    assert table.refusal(ruin(0, "t1")) is not None
