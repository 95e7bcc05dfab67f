"""IF: fortifications."""

from typing import Any

from tests.rulebook.iwari.board import Table, build, third


def fortified(players: int = 3, **more: Any) -> Table:
    """Every player has one."""
    return Table(players, fortifications=True, **more)


def test_a_fortification_is_placed_like_a_piece_for_its_card() -> None:
    """IF1: on a free spot of an explored territory, which stays free for anybody's tent."""
    table = fortified(hands=["f-1", "f-2"]).tents(1, "f1")
    assert table.builds("#f") == {"#f2", "#f3", "#f4"}
    table.play(build(0, "#f2", "f-1")).refill()
    assert table.final["fortifications"] == ["f2"]
    assert "f2" not in table.final["tents"]
    table.play(build(1, "f2", "f-2"))
    assert table.final["tents"]["f2"] == 1


def test_a_joker_pays_for_it_too() -> None:
    """IF1, IT3."""
    table = fortified(hands=["f-1 d-1 d-2"]).tents(1, "f1")
    assert table.payments("#f2") == {"f-1", "d-1+d-2"}


def test_the_tent_on_it_can_follow_in_the_same_action() -> None:
    """IF1: and it can follow a tent elsewhere."""
    table = fortified(hands=["f-1 f-2"]).tents(1, "f1")
    assert {"#f2 f2", "#f2 f3", "f2 #f3"} <= table.builds()
    assert "f2 #f2" not in table.builds()
    table.play(build(0, "#f2 f2", "f-1 f-2"))
    assert table.final["tents"]["f2"] == 0


def test_not_in_an_unexplored_territory() -> None:
    """IF1, ruling; IT4: nor beside the first tent."""
    table = fortified(hands=["f-1 f-2"])
    assert table.builds("f") == {"f1", "f2", "f3", "f4"}
    assert table.builds("#") == set()
    assert table.refusal(build(0, "#f1", "f-1")) in ("IF1", "IT4")
    assert table.refusal(build(0, "f1 #f2", "f-1 f-2")) in ("IF1", "IT4")


def test_each_player_has_one_and_each_spot_takes_one() -> None:
    """IF1."""
    table = fortified(hands=["f-1 f-2 f-3", "f-4"]).tents(1, "f1")
    assert table.refusal(build(0, "#f2 #f3", "f-1 f-2")) == "IF1"
    table.play(build(0, "#f2", "f-1")).refill()
    assert table.builds("#f") == {"#f3", "#f4"}
    assert table.refusal(build(1, "#f2", "f-4")) == "IF1"
    assert table.refusal(build(1, "#f1", "f-4")) in ("IF1", "IT5")


def test_six_players_have_six() -> None:
    """IF1, ruling: one more than the leaflet's five."""
    hands, deck = [f"d-{seat}" for seat in range(6)], [f"t-{number}" for number in range(20)]
    table = fortified(6, hands=hands, deck=" ".join(deck)).tents(0, "d1")
    for seat in range(6):
        assert f"#d{seat + 2}" in table.builds("#d")
        table.play(build(seat, f"#d{seat + 2}", f"d-{seat}")).refill()
    assert table.final["fortifications"] == ["d2", "d3", "d4", "d5", "d6", "d7"]
    assert table.builds("#") == set()


def test_the_third_tribe_has_none_but_may_stand_on_one() -> None:
    """IF1."""
    table = fortified(2, hands=["f-1 f-2 f-3"]).tents(1, "f1")
    table.play(build(0, "#f2", "f-1"))
    assert table.builds("#") == set()
    table.play(third(0, "f2", "f-2"))
    assert table.final["tents"]["f2"] == 2
    assert table.points("tents") == [0, 2, 4]


def test_points_for_tents_are_doubled_where_an_own_tent_stands_on_one() -> None:
    """IF2: after deeds, once for two fortifications, and only in that territory."""
    table = fortified(hands=["f-1 f-2"], deeds=("union",)).tents(0, "f1 f2 g1").tents(1, "f3")
    table.play(build(0, "#f4 f4", "f-1 f-2"))
    assert table.points("tents") == [2 * 4 + 1, 3, 0]
    table.positions["territory_pawns"][0, table.setting.territory_number["f"]] = 1
    assert table.points("tents") == [2 * 2 * 4 + 1, 2 * 3, 0]


def test_points_for_a_settlement_are_doubled() -> None:
    """IF2: wherever in the connected group it is."""
    table = fortified(hands=["f-1 f-2"]).tents(0, "f1 f2 f3")
    table.play(build(0, "#f4 f4", "f-1 f-2"))
    assert table.points("settlements") == [8, 0, 0]


def test_with_paths_a_fortification_beside_the_path_counts() -> None:
    """IF2, IP3: the path d1 d2 d6 d7 leaves d5 aside."""
    table = fortified(hands=["d-1 d-2"], settlements="path").tents(0, "d1 d2 d6 d7")
    table.play(build(0, "#d5 d5", "d-1 d-2"))
    assert table.points("settlements") == [2 * 4, 0, 0]


def test_the_mid_game_scoring_doubles_nothing() -> None:
    """IF2: in final scoring only."""
    table = fortified(hands=["f-1 f-2"], display="d-1 d-2 d-3 d-4", deck="t-1 t-2")
    table.tents(0, "f1").discard("").play(build(0, "#f2 f2", "f-1 f-2"))
    while table.phase == "refill":
        table.game.apply(table.game.legal()[-1])
    table.play({"chance": "shuffle", "into": "deck", "cards": ["f-2", "f-1"]})
    while table.phase == "refill":
        table.game.apply(table.game.legal()[-1])
    assert table.mid == [2, 0, 0]


def test_it_is_no_piece_for_ties() -> None:
    """IE3, IF1: unplaced tents and totems only."""
    table = fortified(hands=["f-1"]).tents(1, "f1")
    assert table.game.result().tie_break == (28, 27, 28)
    table.play(build(0, "#f2", "f-1"))
    assert table.game.result().tie_break == (28, 27, 28)


def test_honour_is_looked_for_after_a_fortification_too() -> None:
    """IM3."""
    table = fortified(hands=["f-1"], deeds=("honour",)).tents(1, "f1 t1").totems(0, "t f")
    assert table.play(build(0, "#f2", "f-1")).targets() == {"honour 1"}
