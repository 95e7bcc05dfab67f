"""IM6: the three Veneration cards."""

from typing import Any

from bivouac.games.iwari.box.types import Map
from tests.rulebook.iwari.board import Table, decline, deed, pass_turn
from tests.rulebook.iwari.drawn import MAP, with_areas

VOID_MAP = with_areas(MAP, "x:t9:d9 y:f9:g9", "t9-t5 d9-d1 f9-f1 g9-g1")


def ending(card: str, players: int = 3, game_map: Map = MAP, **more: Any) -> Table:
    """The last turn of the last seat is about to begin, and nobody has a card."""
    last = players - 1
    table = Table(
        players,
        deeds=("veneration",),
        veneration=card,
        display="",
        deck="",
        game_map=game_map,
        **more,
    )
    return table.put(seat=last, tribe=last, turns=players, ending=1)


def finish(table: Table) -> Table:
    return table.play(pass_turn(table.to_move))


def test_card_a_goes_to_whoever_has_most_tents_on_dead_ends() -> None:
    """IM6: t1, t5, d4, d5 and d8 have one road; the pawn goes on any territory."""
    table = finish(ending("a").tents(0, "t1 d4 d3 d2").tents(1, "d5 g1 g2"))
    assert (table.phase, table.to_move) == ("deed", 0)
    everywhere = {f"veneration {territory}" for territory in "tfgcd"}
    assert table.targets() == {*everywhere, "veneration None"}
    before = table.points("tents")
    table.play(deed(0, "veneration", "g"))
    assert table.phase == "over"
    assert table.points("tents") == [before[0], before[1] + 2, 0]


def test_it_may_be_declined() -> None:
    """IM6."""
    table = finish(ending("a").tents(0, "t1"))
    table.play(decline(0, "veneration"))
    assert table.phase == "over"
    assert table.final["pawns"] == []


def test_a_tie_discards_it() -> None:
    """IM6: also when nobody has any."""
    assert finish(ending("a").tents(0, "t1").tents(1, "d4")).phase == "over"
    assert finish(ending("a")).phase == "over"


def test_with_the_third_tribe_in_front_it_is_discarded() -> None:
    """IM6."""
    assert finish(ending("a", 2).tents(2, "t1 t5").tents(0, "d4")).phase == "over"


def test_card_b_goes_to_whoever_has_most_tents_on_contested_tokens() -> None:
    """IM6: on a territory where such a tent of theirs stands."""
    table = ending("b", game_map=VOID_MAP).tents(1, "d9 g9").tents(0, "t1")
    table.put(contested=[4, 2])
    finish(table)
    assert (table.phase, table.to_move) == ("deed", 1)
    assert table.targets() == {"veneration d", "veneration g", "veneration None"}
    assert table.refusal(deed(1, "veneration", "t")) == "IM6"


def test_card_c_goes_to_whoever_has_most_totems_beside_gold() -> None:
    """IM6: on an uncovered connection that the walking totem has not left."""
    table = ending("c", laid={"gold": list("tfgcd")}, mountains=[2], walking_totem=True).put(
        walker=1
    )
    table.tents(1, "t1").totems(2, "t")
    finish(table)
    assert (table.phase, table.to_move) == ("deed", 2)
    free = {f"veneration {number}" for number in (3, 5, 6, 7)}
    assert table.targets() == {*free, "veneration None"}


def test_totems_elsewhere_do_not_count_for_card_c() -> None:
    """IM6."""
    table = ending("c", laid={"gold": ["t"]}).totems(0, "t").totems(1, "f f f")
    assert finish(table).to_move == 0
