"""IV7, IV10: territories are judged, and how the game ends."""

from tests.rulebook.iwari.board import build, swap
from tests.rulebook.iwari.void_board import alone, together, void_build, voids


def judged(tents: str, ruins: str, totems: int, void_totems: int) -> str:
    """Who claims the glacier when its last spot, g5, is filled by the void."""
    table = alone("t-1 g-1").tents(0, tents).ruins(ruins)
    table.totems(0, "g " * totems).totems(1, "g " * void_totems)
    table.positions["marked"][0, 0] = (1 << 64) - 1
    table.play(swap(0, "t-1"), void_build(0, "g5", "g-1"))
    return table.claims["g"]


def test_the_virtual_totem_decides_for_the_player() -> None:
    """IV7: the first judged glacier of the rulebook: a totem each, most tents the player's."""
    assert judged("g1 g2 g3", "g4", 1, 1) == "players"


def test_the_virtual_totem_ties_for_the_void() -> None:
    """IV7: the second: 1 totem to none, but most ruins; 1 to 1, and the void wins ties."""
    assert judged("g1 g2", "g3 g4", 1, 0) == "void"


def test_totems_count_more_than_tents() -> None:
    """IV7: two totems against the virtual one."""
    assert judged("g1 g2", "g3 g4", 2, 0) == "players"
    assert judged("g1 g2 g3", "g4", 0, 1) == "void"
    assert judged("g1 g2 g3", "g4", 0, 0) == "players"


def test_equal_tents_and_ruins_give_the_virtual_totem_to_the_void() -> None:
    """IV7: on equality; a hand-made glacier of four spots has two each."""
    table = alone("t-1 f-1").tents(0, "f1 f2").ruins("f3")
    table.play(swap(0, "t-1"), void_build(0, "f4", "f-1"))
    assert table.claims == {"f": "void"}


def test_a_judged_territory_is_closed_to_everybody() -> None:
    """IV7: no piece enters, not even a totem that would fit."""
    table = alone("g-1 g-2 t-1").tents(0, "g1 g2 g3").ruins("g4").pawn_on(5)
    table.positions["marked"][0, 0] = (1 << 64) - 1
    table.play(build(0, "g5", "g-1"))
    assert table.claims == {"g": "players"}
    assert table.builds("g") == set()
    assert table.refusal(void_build(0, "G", "g-2")) == "IV7"


def test_together_the_colours_are_joined_for_judging_but_not_for_caps() -> None:
    """IV7, ruling: 2 + 1 tents against 2 ruins; the cap is that of one colour."""
    table = together("g-1 g-2 t-1", limit=2).tents(0, "g1").tents(1, "g2").ruins("g3 g4")
    table.totems(0, "g").totems(1, "g")
    assert "G" not in table.builds(), "two totems under a cap of 2, the ruins'"
    table.positions["marked"][0, 0] = (1 << 64) - 1
    table.play(build(0, "g5", "g-1"))
    assert table.claims == {"g": "players"}


def test_the_void_wins_at_once_with_its_territories() -> None:
    """IV10: the limit alone is 3, after any judgement."""
    table = alone("t-1 f-1").tents(0, "f1").ruins("f2 f3").close("g c", by_void="g c")
    table.play(swap(0, "t-1"), void_build(0, "f4", "f-1"))
    assert (table.phase, table.reason, table.winners) == ("over", "limit", ())
    assert table.claims == {"g": "void", "c": "void", "f": "void"}


def test_together_one_territory_is_enough() -> None:
    """IV10: unless the setting says otherwise."""
    for limit, reason in ((1, "limit"), (2, None)):
        table = together("t-1 f-1", limit=limit).tents(0, "f1").ruins("f2 f3")
        table.play(swap(0, "t-1"), void_build(0, "f4", "f-1"))
        assert table.reason == reason


def test_when_all_territories_are_judged_the_players_have_won() -> None:
    """IV10: if the limit does not give it to the void; the pieces that followed are lost."""
    table = alone("f-1 f-2").tents(0, "f1 f2").ruins("f3").close("t g c d", by_void="t g")
    table.positions["marked"][0, 0] = (1 << 64) - 1
    table.play(build(0, "f4", "f-1"))
    assert (table.phase, table.reason, table.winners) == ("over", "all-judged", (0,))


def test_together_both_players_win() -> None:
    """IV10."""
    table = together("f-1 f-2").tents(0, "f1 f2").ruins("f3").close("t g c d")
    table.positions["marked"][0, 0] = (1 << 64) - 1
    table.play(build(0, "f4", "f-1"))
    assert table.winners == (0, 1)


def test_an_infection_without_a_ruin_in_stock_ends_the_game() -> None:
    """IV5, IV10: every open territory is judged then."""
    table = alone("t-1 v-1").pawn_on(2).close("g").tents(0, "f1 t1").totems(0, "f")
    table.put(tents_left=[18, 0])
    table.play(swap(0, "t-1"), voids(0, "v-1"))
    assert (table.phase, table.reason) == ("over", "piece")
    assert table.claims == {
        "t": "players",
        "f": "players",
        "c": "void",
        "d": "void",
        "g": "players",
    }
    assert table.winners == (0,)


def test_a_player_without_pieces_ends_the_game() -> None:
    """IV10: when the own action begins with neither tent nor totem in stock."""
    table = alone("t-1 g-1 g-2").tents(0, "t1").put(tents_left=[1, 21], totems_left=[0, 8])
    table.play(build(0, "t2", "t-1"), void_build(0, "g1", "g-1"))
    assert table.phase == "refill"
    table.refill()
    assert (table.phase, table.reason) == ("over", "stock")


def test_together_it_is_the_active_players_stock() -> None:
    """IV10: the other player has none, and the first one goes on."""
    table = together("t-1 g-1", "g-2 g-3 g-4").put(tents_left=[20, 0, 21], totems_left=[8, 0, 8])
    table.play(build(0, "t1", "t-1"), void_build(0, "g1", "g-1"))
    table.refill()
    assert (table.phase, table.reason) == ("over", "stock")


def test_a_settlement_of_ten_ruins_wins_at_once() -> None:
    """IV10: wherever the tenth comes from; nothing is judged any more."""
    table = alone("t-1 g-1 d-1").ruins("f1 f2 f3 f4 g1 g3 g4 g5 c1").tents(0, "t1")
    table.positions["marked"][0] = table.positions["tents"][0, 1]
    table.play(swap(0, "t-1"), void_build(0, "g2", "g-1"))
    assert (table.phase, table.reason, table.winners) == ("over", "settlement", ())
    assert table.claims == {}, "the glacier is full, but the game is over"


def test_nine_ruins_do_not_win() -> None:
    """IV10."""
    table = alone("t-1 g-1 d-1").ruins("f2 f3 f4 g1 g3 g4 g5 c1").tents(0, "t1")
    table.positions["marked"][0] = table.positions["tents"][0, 1]
    table.play(swap(0, "t-1"), void_build(0, "g2", "g-1"))
    assert table.reason is None
