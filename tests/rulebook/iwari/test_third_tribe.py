"""I2: two players and the third tribe."""

from bivouac.core.contract import Game
from tests.rulebook.iwari.board import Table, build, deed, discard, pass_turn, spots, swap, third


def third_wins(game: Game) -> tuple[int, ...]:
    return game.result().winners


def test_whoever_has_cards_left_acts_for_the_third_tribe_before_refilling() -> None:
    """I2.1: an ordinary build in a territory of its own."""
    table = Table(2, hands=["g-1 t-1 t-2"]).tents(1, "g2 t5")
    table.play(build(0, "g1", "g-1"))
    assert (table.phase, table.to_move) == ("third", 0)
    assert {"t1", "T", "t1 t2", "t1 T", "c1"} <= table.builds()
    assert table.kinds() == {"build"}
    assert table.refusal(build(0, "t1", "t-1")) == "I2.1"
    assert table.refusal(swap(0, "t-1")) == "I2.1"
    table.play(third(0, "t1", "t-1"))
    assert table.final["tents"] == {"g1": 0, "g2": 1, "t1": 2, "t5": 1}
    assert (table.phase, table.to_move, table.hands[0]) == ("refill", 0, "t-2")


def test_with_an_empty_hand_nobody_acts_for_the_third_tribe() -> None:
    """I2.1."""
    table = Table(2, hands=["g-1 g-2"]).tents(1, "g5")
    table.play(build(0, "g1 g2", "g-1 g-2"))
    assert table.phase == "refill"
    table = Table(2, hands=[""]).play(pass_turn(0))
    assert table.phase == "refill"


def test_after_a_swap_the_third_tribe_acts_with_the_two_cards_left() -> None:
    """I2.1, ruling."""
    table = Table(2, hands=["g-1 t-1 t-2"])
    table.play(swap(0, "g-1"))
    assert table.phase == "third"
    assert "t1" in table.builds()
    assert table.payments("c1") == {"t-1+t-2"}


def test_the_third_tribe_reads_the_map_as_the_own_action_left_it() -> None:
    """I2.1, IT4, IT5: a territory explored a moment ago takes two pieces, and totems."""
    table = Table(2, hands=["g-1 g-2 g-3"])
    table.play(build(0, "g1", "g-1"))
    assert {"g2 g3", "G", "g2 G"} <= table.builds()
    assert "G G" not in table.builds()


def test_the_tent_placed_first_counts_for_the_third_tribe_itself() -> None:
    """I2.1, IT5."""
    table = Table(2, hands=["t-1 g-1 g-2"]).tents(0, "g1 g2").totems(0, "g g")
    table.play(build(0, "t1", "t-1"))
    assert "g3 G" not in table.builds(), "its first tent is below the most"
    table.tents(2, "g3 g4")
    assert "g5 G" in table.builds(), "its third is above"


def test_where_no_build_is_possible_one_card_is_discarded() -> None:
    """I2.1, ruling."""
    table = Table(2, hands=["g-1 c-1 c-2"]).tents(1, "c1 c2 c3").totems(1, "c c c")
    table.put(tents_left=[20, 17, 0], totems_left=[8, 5, 0])
    table.play(build(0, "g1", "g-1"))
    assert table.decisions() == [discard(0, "c-1")]
    assert table.refusal(third(0, "g2", "c-1+c-2")) == "IT6"
    table.play(discard(0, "c-2"))
    assert (table.phase, table.hands[0]) == ("refill", "c-1")


def test_a_card_is_not_discarded_where_a_build_is_possible() -> None:
    """I2.1."""
    table = Table(2, hands=["g-1 c-1 t-1"])
    table.play(build(0, "g1", "g-1"))
    assert table.refusal(discard(0, "c-1")) == "I2.1"


def test_the_third_tribe_has_its_own_stock() -> None:
    """I2.1, IT6, IS5."""
    table = Table(2, hands=["g-1 t-1 t-2"]).put(tents_left=[1, 20, 20])
    table.play(build(0, "g1", "g-1"))
    table.play(third(0, "t1", "t-1"))
    assert table.positions["tents_left"][0, :3].tolist() == [0, 20, 19]


def test_with_three_players_there_is_no_third_tribe_to_act_for() -> None:
    """I2.1, IS5."""
    table = Table(3, hands=["g-1 t-1 t-2"])
    assert table.play(build(0, "g1", "g-1")).phase == "refill"


def test_the_third_tribe_counts_in_every_ranking_and_cap() -> None:
    """I2.2."""
    table = Table(2, hands=["g-1"]).tents(2, "g1 g2 g3").tents(0, "g4").totems(2, "g c")
    table.tents(2, "c1").totems(2, "g")
    assert "G" in table.builds()
    assert table.points("tents") == [3, 0, 5]
    assert table.points("totems") == [0, 0, 3]


def test_if_the_third_tribe_alone_is_first_both_players_lose() -> None:
    """I2.2, IE3: after the tie-break, which is applied to all three."""
    table = Table(2).tents(2, "g1 g2").tents(0, "t1").tents(1, "f1")
    assert third_wins(table.game) == ()
    table.tents(0, "t2")
    assert third_wins(table.game) == (0,), "equal in everything"
    table.put(totems_left=[8, 8, 9])
    assert third_wins(table.game) == (), "more pieces are left to the third tribe"
    table.tents(0, "t3")
    assert third_wins(table.game) == (0,)


def test_the_third_tribe_earns_no_deed() -> None:
    """I2.2, I2.3: it fills a territory, makes a settlement and holds connections for nothing."""
    deeds = ("union", "discovery", "honour", "respect")
    table = Table(2, hands=["t-1 c-1"], deeds=deeds).tents(2, "g3 g4 g5 c1 c2").totems(2, "g")
    table.play(build(0, "t1", "t-1"), third(0, "c3", "c-1"))
    assert table.phase == "refill"
    assert table.final["pawns"] == []
    assert table.positions["pawns_left"][0, :4].tolist() == [2, 2, 1, 1]


def test_a_territory_the_third_tribe_has_filled_gives_nobody_discovery() -> None:
    """I2.3: the spot is gone, and so is the chance."""
    table = Table(2, hands=["t-1 c-1 g-1", "c-2"], deeds=("discovery",)).tents(1, "c1 c2")
    table.play(build(0, "t1", "t-1"), third(0, "c3", "c-1")).refill()
    assert table.play(build(1, "C", "c-2")).phase == "refill"


def test_the_own_pieces_earn_deeds_before_the_third_tribe_acts() -> None:
    """I2.1, IM7."""
    table = Table(2, hands=["c-1 g-1"], deeds=("discovery",)).tents(1, "c1 c2")
    table.play(build(0, "c3", "c-1"))
    assert table.phase == "deed"
    assert table.play(deed(0, "discovery", "g")).phase == "third"
    assert table.builds() >= {*spots("g", range(1, 6)).split()}
