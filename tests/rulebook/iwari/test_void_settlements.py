"""IV8: new settlements and the free actions of both sides."""

from tests.rulebook.iwari.board import build, swap
from tests.rulebook.iwari.void_board import (
    alone,
    free,
    order,
    ruin,
    target,
    together,
    void_build,
    voids,
)


def test_a_new_settlement_gives_a_free_piece_where_it_lies() -> None:
    """IV8: in an open territory it touches, by the base rules; or none."""
    table = alone("f-1 t-1").tents(0, "t4 f1 f2").ruins("d1")
    table.play(build(0, "f3", "f-1"))
    assert (table.phase, table.to_move) == ("free", 0)
    found = {str(decision["piece"]) for decision in table.decisions()}
    assert len(found) == 4 + 1 + 2 + 1, "t1 t2 t3 t5, f4, a totem in each, or none"
    assert table.refusal(free(0, "g1")) == "IV8"
    assert table.refusal(free(0, "d2")) == "IV8"
    before = table.hands
    table.play(free(0, "F"))
    assert table.hands == before
    assert table.final["totems"]["f"] == [1, 0]
    assert table.phase == "void"


def test_the_free_piece_may_be_declined() -> None:
    """IV8: the player may."""
    table = alone("f-1 t-1").tents(0, "t4 f1 f2")
    table.play(build(0, "f3", "f-1"), free(0, None))
    assert table.final["tents"] == {"t4": 0, "f1": 0, "f2": 0, "f3": 0}
    assert table.phase == "void"


def test_a_settlement_counts_once() -> None:
    """IV8: pieces that join a marked group are marked and give nothing more."""
    table = alone("f-1 t-1 t-2").tents(0, "t4 f1 f2")
    table.play(build(0, "f3", "f-1"), free(0, "t5"), void_build(0, "t1", "t-1"))
    table.refill().hold(0, "")
    table.positions["hands"][0, 0, :] = -1
    table.positions["hand_n"][0, 0] = 0
    table.positions["held"][0, 0] = 0
    table.positions["seen"][0] = 0
    table.hold(0, "t-1 t-2 f-1")
    table.play(build(0, "t3", "t-1"))
    assert table.phase == "void"


def test_two_groups_that_were_too_small_make_one_settlement() -> None:
    """IV8: a group of five, none of them marked."""
    table = alone("f-1 t-1").tents(0, "t5 t4 f2 f3")
    table.play(build(0, "f1", "f-1"))
    assert table.phase == "free"


def test_a_group_with_a_marked_piece_is_no_new_settlement() -> None:
    """IV8: all its pieces are marked then."""
    table = alone("f-1 t-1").tents(0, "t5 t4 f2 f3")
    number = table.setting.spot_number["f3"]
    table.positions["marked"][0, 0] = 1 << number
    table.play(build(0, "f1", "f-1"))
    assert table.phase == "void"
    spots = [table.setting.spot_number[spot] for spot in "t4 t5 f1 f2 f3".split()]
    assert int(table.positions["marked"][0, 0]) == sum(1 << spot for spot in spots)


def test_a_piece_that_joins_a_marked_one_is_marked_in_a_small_group_too() -> None:
    """IV8: pieces of the settlement have moved away (IV9), one with a mark is left."""
    table = alone("f-1 t-1").tents(0, "f3")
    table.positions["marked"][0, 0] = 1 << table.setting.spot_number["f3"]
    table.play(build(0, "f2", "f-1"))
    assert table.phase == "void"
    spots = [table.setting.spot_number[spot] for spot in "f2 f3".split()]
    assert int(table.positions["marked"][0, 0]) == sum(1 << spot for spot in spots)


def test_nothing_is_asked_where_no_free_piece_fits() -> None:
    """IV8: every territory the settlement touches is full or closed."""
    table = alone("f-1 t-1").tents(0, "f1 f2 f3").totems(0, "f")
    table.play(build(0, "f4", "f-1"))
    assert table.claims == {"f": "players"}
    assert table.phase == "void"


def test_together_a_settlement_has_one_colour() -> None:
    """IV7, IV8, ruling: the two colours do not join."""
    table = together("f-1 t-1").tents(0, "f2").tents(1, "t4 f1")
    table.play(build(0, "f3", "f-1"))
    assert table.phase == "void"
    table = together("f-1 t-1").tents(0, "t4 f1 f2").tents(1, "t5")
    table.play(build(0, "f3", "f-1"))
    assert table.phase == "free"


def test_a_second_piece_goes_down_after_the_free_one() -> None:
    """IV8: and is lost, its cards spent, where the free one took its place."""
    table = alone("f-1 f-2").tents(0, "t4 f1 f2")
    table.play(build(0, "f3 f4", "f-1 f-2"))
    assert table.phase == "free"
    table.play(free(0, "f4"))
    assert table.final["tents"]["f4"] == 0
    assert list(table.final["tents"]) == ["t4", "f1", "f2", "f3", "f4"]
    assert table.final["discards"] == ["f-1", "f-2"]
    assert table.positions["tents_left"][0, 0] == 20 - 5


def test_no_second_piece_follows_a_tent_that_takes_the_last_free_spot() -> None:
    """IV8, ruling: the territory closes at once (IV7); the tent alone is legal."""
    table = alone("c-1 c-2 t-1").tents(0, "c1").ruins("c2")
    assert table.builds("c") == {"c3", "C", "C c3"}
    assert table.refusal(build(0, "c3 C", "c-1 c-2")) == "IV8"
    assert table.refusal(build(0, "c3 c3", "c-1 c-2")) == "IV8"
    table.play(build(0, "c3", "c-1"))
    assert table.claims == {"c": "players"}
    assert table.final["discards"] == ["c-1"]


def test_a_second_piece_may_take_the_last_free_spot() -> None:
    """IV8: a totem and then the tent, or the last two spots."""
    table = alone("c-1 c-2 t-1").tents(0, "c1").ruins("c2")
    table.play(build(0, "C", "c-1"))
    assert table.claims == {}
    table = alone("c-1 c-2 t-1").tents(0, "c1 c2").totems(0, "c")
    assert "C c3" in table.builds("c")
    table.play(build(0, "C c3", "c-1 c-2"))
    assert table.final["totems"]["c"] == [2, 0]
    assert table.claims == {"c": "players"}
    table = alone("c-1 c-2 t-1").tents(0, "c1")
    table.play(build(0, "c2 c3", "c-1 c-2"))
    assert table.claims == {"c": "players"}


def test_no_second_piece_follows_a_ruin_that_takes_the_last_free_spot() -> None:
    """IV8, ruling: in a void build too."""
    table = alone("c-1 c-2 t-1").tents(0, "c1").ruins("c2")
    table.play(swap(0, "t-1"))
    assert {"c3", "C"} <= table.builds("c")
    assert not any(words.startswith("c3 ") for words in table.builds("c"))
    assert table.refusal(void_build(0, "c3 C", "c-1 c-2")) == "IV8"
    table.play(void_build(0, "c3", "c-1"))
    assert table.claims == {"c": "void"}
    assert table.phase == "refill"


def test_a_moved_tent_that_takes_the_last_free_spot_lets_nothing_follow() -> None:
    """IV8, IV9, ruling: nor can a piece that moves follow a tent that does."""
    table = alone("d-1 d-2 c-1").tents(0, "d1 d3 c1").ruins("d2 c2").totems(0, "d").complete("d")
    assert {"c3~d1", "c3"} <= table.builds("c")
    assert not any(words.startswith(("c3 ", "c3~d1 ")) for words in table.builds("c"))
    assert table.refusal(build(0, "c3~d1 C", "d-1 c-1")) == "IV8"
    assert table.refusal(build(0, "c3~d1 C~d", "d-1 d-2")) == "IV8"
    assert table.refusal(build(0, "c3 C~d", "c-1 d-1")) == "IV8"


def test_a_second_piece_is_lost_where_the_void_closes_the_territory() -> None:
    """IV8: the first ruin makes a settlement, and the void takes the last spot for it."""
    table = alone("f-1 f-2 t-1").ruins("t4 t5 f1").totems(1, "f f").tents(0, "f4")
    table.play(swap(0, "t-1"), void_build(0, "f2 f3", "f-1 f-2"), target(0, "f"))
    assert table.claims == {"f": "void"}
    assert table.ruins_at() == {"t4", "t5", "f1", "f2", "f3"}
    assert sorted(table.final["discards"]) == ["f-1", "f-2", "t-1"]


def test_a_totem_is_lost_where_the_free_piece_closes_its_territory() -> None:
    """IV8, IV7: there was room for it; but nothing enters a territory that has been judged."""
    table = alone("f-1 f-2").tents(0, "t4 f1 f2")
    assert "f3 F" in table.builds("f")
    table.play(build(0, "f3 F", "f-1 f-2"), free(0, "f4"))
    assert table.claims == {"f": "players"}
    assert table.final["totems"]["f"] == [0, 0]
    assert table.final["discards"] == ["f-1", "f-2"]


def test_the_void_acts_where_most_of_its_settlement_lies() -> None:
    """IV8: as in an infection, a totem under the cap; the pawn stays."""
    table = alone("t-1 f-1").ruins("t4 f1 f2")
    table.play(swap(0, "t-1"), void_build(0, "f3", "f-1"))
    assert table.final["totems"]["f"] == [0, 1]
    assert table.final["void_pawn"] == 1
    assert table.phase == "refill"


def test_on_a_tie_the_player_chooses_among_open_territories() -> None:
    """IV8: two ruins in each."""
    table = alone("t-1 f-1").ruins("t4 t5 f1")
    table.play(swap(0, "t-1"), void_build(0, "f2", "f-1"))
    assert table.decisions() == [target(0, "t"), target(0, "f")]
    assert table.refusal(target(0, "g")) == "IV8"
    table.play(target(0, "t"))
    assert table.final["totems"]["t"] == [0, 1]


def test_on_a_tie_with_one_open_territory_that_one_is_chosen() -> None:
    """IV8: a choice of one is recorded too."""
    table = alone("t-1 f-1").ruins("t4 t5 f1").close("t")
    table.play(swap(0, "t-1"), void_build(0, "f2", "f-1"))
    assert table.decisions() == [target(0, "f")]


def test_in_a_closed_territory_the_void_does_nothing() -> None:
    """IV8: most of the settlement lies in the tundra."""
    table = alone("t-1 f-1").ruins("t3 t4 t5").close("t")
    table.play(swap(0, "t-1"), void_build(0, "f1", "f-1"))
    assert table.phase == "refill"
    assert table.final["totems"]["t"] == table.final["totems"]["f"] == [0, 0]


def test_without_room_for_a_totem_the_void_places_a_ruin() -> None:
    """IV8, IV5: on the nearest spot; both neighbours of the settlement are equally near."""
    table = alone("t-1 g-1").ruins("f4 g1 g2").totems(1, "g g g").tents(0, "d1")
    table.play(swap(0, "t-1"), void_build(0, "g3", "g-1"))
    assert table.ruins_at() == {"f4", "g1", "g2", "g3", "g4"}
    assert table.phase == "refill"


def test_a_ruin_of_a_settlement_may_fill_and_judge() -> None:
    """IV7, IV8: what it places has the same effects."""
    table = alone("t-1 g-1").ruins("f4 g1 g2").totems(1, "g g g g").tents(0, "g5")
    table.play(swap(0, "t-1"), void_build(0, "g3", "g-1"))
    assert table.claims == {"g": "void"}


def test_a_settlement_in_an_infection_acts_before_the_infection_goes_on() -> None:
    """IV5, IV8: a ruin in the forest makes a settlement, then the tundra is infected."""
    table = alone("t-1 v-1").pawn_on(1).ruins("f2 f3 f4").totems(1, "f f f").tents(0, "t1")
    table.play(swap(0, "t-1"), voids(0, "v-1"), order(0, "f t"))
    assert table.ruins_at() == {"f1", "f2", "f3", "f4"}
    assert table.claims == {"f": "void"}
    assert table.final["totems"]["t"] == [0, 1], "the forest is closed: the settlement does nothing"
    assert table.phase == "refill"


def test_the_ruin_of_a_settlement_is_chosen_on_ties() -> None:
    """IV5, IV8: the desert forks at d2, so d3, d5 and d6 are all one step away."""
    table = alone("t-1 d-9", deck="t-81 t-82 t-83 t-84").ruins("c3 d1").totems(1, "d d d d")
    table.tents(1, "c2")
    table.play(swap(0, "t-1"), void_build(0, "d2", "d-9"))
    assert (table.phase, table.choices()) == ("target", {"c", "d"})
    table.play(target(0, "d"))
    assert (table.phase, table.choices()) == ("ruin", {"d3", "d5", "d6"})
    assert table.refusal(ruin(0, "d4")) == "IV5"
    table.play(ruin(0, "d6"))
    assert table.phase == "refill"
