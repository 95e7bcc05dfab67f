"""IV5, IV6: infections and corruptions, the nearest spot, and the void pawn."""

from tests.rulebook.iwari.board import build, draw_shown, draw_unseen, shuffled, swap
from tests.rulebook.iwari.void_board import (
    DECK,
    VoidTable,
    alone,
    order,
    ruin,
    together,
    void_build,
    voids,
)


def infect(table: VoidTable, territories: str = "") -> VoidTable:
    """Swap a card, play a void card, and choose an order where two territories are open."""
    table.play(swap(0, "t-1"), voids(0, "v-1"))
    if territories:
        table.play(order(0, territories))
    return table


def test_a_ruin_on_the_coast_and_a_totem_on_the_glacier() -> None:
    """IV5: the rulebook's infection. On the coast no totem fits under the cap of 2; on the glacier
    one of two stands."""
    table = alone("t-1 v-1").pawn_on(3).tents(0, "c1 c2 g1 g2").totems(0, "c c g").ruins("d1")
    infect(table, "c g")
    assert table.ruins_at() == {"d1", "c3"}
    assert table.final["totems"]["c"] == [2, 0]
    assert table.final["totems"]["g"] == [1, 1]
    assert table.final["void_pawn"] == 5


def test_the_player_chooses_the_order() -> None:
    """IV5: both orders where both territories are open; it matters to what is nearest."""
    table = alone("t-1 v-1").pawn_on(1)
    table.play(swap(0, "t-1"), voids(0, "v-1"))
    assert table.decisions() == [order(0, "t f"), order(0, "f t")]
    assert table.refusal(order(0, "t g")) == "IV5"
    assert table.refusal(order(0, "t t")) == "IV5"


def test_without_a_ruin_on_the_map_the_player_chooses_the_spot() -> None:
    """IV5: then the next one goes where it is nearest to that."""
    table = infect(alone("t-1 v-1").pawn_on(1), "f t")
    assert table.phase == "ruin"
    assert table.choices() == {"f1", "f2", "f3", "f4"}
    assert table.refusal(ruin(0, "t1")) == "IV5"
    table.play(ruin(0, "f3"))
    assert table.ruins_at() == {"f3", "t4"}, "t4 is next to f1"


def test_one_free_spot_is_still_the_players_choice_without_a_ruin() -> None:
    """IV5: so it is recorded."""
    table = alone("t-1 v-1").pawn_on(3).tents(0, "c1 c2").totems(0, "c c").close("g")
    infect(table)
    assert (table.phase, table.choices()) == ("ruin", {"c3"})


def test_equally_near_spots_are_the_players_choice() -> None:
    """IV5: ties; c1 is one step from g5, c3 one step from d1."""
    table = alone("t-1 v-1").pawn_on(3).ruins("g5 d1").close("g")
    infect(table)
    assert table.choices() == {"c1", "c3"}
    assert table.refusal(ruin(0, "c2")) == "IV5"
    assert table.play(ruin(0, "c1")).ruins_at() == {"g5", "d1", "c1"}


def test_the_way_leads_through_any_spot_and_over_the_whole_map() -> None:
    """IV5: past tents, from a ruin in another territory."""
    table = alone("t-1 v-1").pawn_on(5).tents(0, "c1 c2 c3").close("c").ruins("g1")
    infect(table)
    assert table.ruins_at() == {"g1", "d1"}


def test_closed_territories_are_passed_by() -> None:
    """IV5, IV7: with one left, nothing is asked."""
    table = alone("t-1 v-1").pawn_on(1).ruins("t5 f1").close("t")
    infect(table)
    assert table.final["totems"]["f"] == [0, 1]
    assert table.final["totems"]["t"] == [0, 0]


def test_without_a_void_totem_in_stock_a_ruin_comes() -> None:
    """IV5: although the cap allows a totem."""
    table = alone("t-1 v-1").pawn_on(1).ruins("f1").close("t").put(totems_left=[8, 0])
    infect(table)
    assert table.ruins_at() == {"f1", "f2"}


def test_the_pawn_wraps_round_and_skips_closed_connections() -> None:
    """IV5: 7 is the last number here; on 1 and 2 all territories are closed but the glacier."""
    table = alone("t-1 v-1").pawn_on(7).close("t f").ruins("g1")
    infect(table)
    assert table.final["void_pawn"] == 2, "past 1, whose territories are both closed"


def test_the_pawn_moves_on_at_once_when_both_territories_are_closed() -> None:
    """IV5: a tent fills the second one."""
    table = alone("f-1 d-1 d-2").pawn_on(1).close("t").tents(0, "f1 f2 f3").ruins("d1")
    table.positions["marked"][0] = table.positions["tents"][0, 0]
    table.play(build(0, "f4", "f-1"))
    assert table.final["void_pawn"] == 2


def test_during_an_infection_the_pawn_moves_once_at_its_end() -> None:
    """IV5: the infection closes both territories of its connection; 2 has the open glacier."""
    table = alone("t-1 v-1").pawn_on(1).ruins("f1 f3 t1 t3 t5")
    table.tents(0, "f4 t4").totems(0, "f t t").totems(1, "f t")
    infect(table, "f t")
    assert table.final["void_pawn"] == 2
    assert table.ruins_at() >= {"f2", "t2"}
    assert set(table.claims) == {"f", "t"}


def test_corruption() -> None:
    """IV6: the rulebook's example. On the coast the player has most totems; on the glacier both
    have the same number of totems and of tents and ruins, and the void wins all ties."""
    table = alone("t-1 v-4", display="v-1 v-2 v-3 d-91").pawn_on(3)
    table.tents(0, "c1 c2 g1 g2").ruins("g4 g5").totems(0, "c g")
    table.play(swap(0, "t-1"), voids(0, "v-4"), order(0, "g c"))
    assert table.final["totems"]["c"] == table.final["totems"]["g"] == [1, 1]
    assert table.claims == {"g": "void", "c": "players"}
    assert table.final["void_pawn"] == 5
    assert table.phase == "shuffle"
    table.play(shuffled(f"v-1 v-2 v-3 {DECK}"))
    assert (table.final["aside"], table.final["above"]) == (["v-4"], [])
    assert table.display == "d-91"
    assert table.final["deck"] == f"v-1 v-2 v-3 {DECK}".split()
    assert table.phase == "refill"


def test_a_corruption_shuffles_all_but_one_of_the_cards_into_the_whole_deck() -> None:
    """IV6: any of the void cards showing may be the one; no other card may be missing or new."""
    table = alone("t-1 v-4", display="v-1 v-2 v-3 d-91").pawn_on(3).close("g").ruins("c1")
    table.play(swap(0, "t-1"), voids(0, "v-4"))
    assert table.refusal(shuffled(f"v-1 v-2 v-3 v-4 {DECK}")) == "IV6"
    assert table.refusal(shuffled(f"v-1 v-2 {DECK}")) == "IV6"
    assert table.refusal(shuffled(f"v-1 v-2 v-3 d-91 {DECK}")) == "IV6"
    assert table.refusal(shuffled(f"v-1 v-2 v-3 v-4 {DECK}".replace("t-81 ", ""))) == "IV6"
    table.play(shuffled(f"{DECK} v-1 v-2 v-4"))
    assert table.final["aside"] == ["v-3"]


def test_filling_goes_on_after_a_corruption() -> None:
    """IV6: by the same rules: the display has closed up, and a void card infects again."""
    table = alone("t-1 t-2 t-3", display="d-91 v-1 v-2 v-3", deck=f"g-80 v-4 {DECK}").pawn_on(3)
    table.close("g").ruins("c1").tents(0, "d1")
    table.play(build(0, "t1", "t-1"), void_build(0, "t2", "t-2"))
    table.play(draw_shown(0, 0, "d-91"), draw_unseen(0, "g-80"))
    assert (table.phase, table.display) == ("shuffle", "v-1 v-2 v-3 v-4")
    assert table.claims["c"] == "void"
    assert table.final["void_pawn"] == 5
    table.play(shuffled(f"t-81 v-1 {DECK.replace('t-81 ', '')} v-2 v-3"))
    assert table.final["aside"] == ["v-4"]
    assert table.display == "t-81 v-1 f-81 g-81"
    assert table.final["totems"]["d"] == [0, 1], "v-1 infects the desert, the coast is closed"
    assert table.phase == "turn"


def test_both_territories_are_judged_before_the_limit_is_looked_at() -> None:
    """IV6, IV10: the second one too, although the first reaches the limit."""
    table = alone("t-1 v-4", 1, display="v-1 v-2 v-3 d-91").pawn_on(3).ruins("c1 g5")
    table.play(swap(0, "t-1"), voids(0, "v-4"), order(0, "g c"))
    assert table.claims == {"g": "void", "c": "void"}
    assert (table.phase, table.reason, table.winners) == ("over", "limit", ())


def test_the_third_card_set_aside_ends_the_game_after_its_shuffle() -> None:
    """IV6, IV10: every open territory is judged then."""
    table = alone("t-1 v-4", 9, display="v-1 v-2 v-3 d-91", others="v-8 v-9").pawn_on(3)
    table.ruins("c1 g5").tents(0, "t1 t2 f1")
    for card in ("v-8", "v-9"):
        number = table.setting.card_number[card]
        table.positions["aside"][0, number >> 6] |= 1 << (number & 63)
    table.play(swap(0, "t-1"), voids(0, "v-4"), order(0, "g c"))
    assert table.phase == "shuffle"
    table.play(shuffled(f"v-1 v-2 v-3 {DECK}"))
    assert (table.phase, table.reason) == ("over", "third-card")
    assert table.claims == {
        "t": "players",
        "f": "players",
        "g": "void",
        "c": "void",
        "d": "void",
    }, "nothing in the desert: the void wins all ties"
    assert table.winners == (0,), "4 territories of 9"


def test_the_active_player_chooses_together_too() -> None:
    """IV12."""
    table = together("t-1 v-1", "g-1").pawn_on(1)
    table.play(swap(0, "t-1"), voids(0, "v-1"))
    assert table.to_move == 0
    table.play(order(0, "t f"))
    assert (table.phase, table.to_move) == ("ruin", 0)


def test_a_void_build_infects_nothing() -> None:
    table = alone("t-1 g-1").pawn_on(1)
    table.play(swap(0, "t-1"), void_build(0, "g1", "g-1"))
    assert table.final["void_pawn"] == 1
    assert table.ruins_at() == {"g1"}
