"""The reference against the void: judging, infections, corruptions and settlements."""

import pytest

from tests.reference.flow import Illegal

from .void_effects import act_for_void, claimant, infect, judge, move_pawn, nearest_spots, place
from .void_laid import SPOTS, asked, begin, choices, end_of, lay, lay_record, pitch
from .void_legal import check_shuffle
from .void_position import Ended
from .void_setup import check_setup, packs
from .void_turns import fill_display, strike


@pytest.mark.parametrize(
    ("tents", "ruins", "totems", "side"),
    [
        (2, 1, [0, 1], "players"),
        (1, 2, [0], "void"),
        (0, 0, [], "void"),
        (2, 2, [0], "void"),
        (2, 2, [0, 0], "players"),
        (3, 0, [], "players"),
        (3, 0, [1], "void"),
        (0, 3, [0, 0], "players"),
    ],
)
def test_a_territory_is_claimed_by_totems_with_a_virtual_one_for_most_tents(
    tents: int, ruins: int, totems: list[int], side: str
) -> None:
    """IV7: the void has every equality, also where nothing stands."""
    position = lay()
    pitch(position, 0, " ".join(SPOTS["g"][:tents]))
    pitch(position, 1, " ".join(SPOTS["g"][tents : tents + ruins]))
    position.stacks["g"] = totems
    assert claimant(position, "g") == side


def test_two_colours_are_one_side_in_judging_and_two_for_the_cap() -> None:
    """IV7, IV12: two red tents and a yellow one against two ruins."""
    position = lay("f-1/")
    pitch(position, 0, "f1 f2")
    pitch(position, 1, "f3")
    pitch(position, 2, "f4 f5")
    position.stacks["f"] = [0]
    assert claimant(position, "f") == "players"
    position.stacks["f"] = [0, 1]
    assert not position.has_room("f")


def test_four_packs_as_equal_as_possible_the_larger_ones_on_top() -> None:
    """IV1."""
    assert [len(pack) for pack in packs([""] * 62)] == [16, 16, 15, 15]
    assert [len(pack) for pack in packs([""] * 59)] == [15, 15, 15, 14]
    record = lay_record("t-1 t-2 t-3")
    with pytest.raises(Illegal, match="IV1"):
        check_setup(lay("t-1 t-2 t-3"), record["setup"])


def test_an_infection_puts_a_totem_where_the_cap_allows_and_else_a_ruin() -> None:
    """IV5: the rulebook's coast has no room under two tents, its glacier has."""
    position = lay()
    pitch(position, 0, "c1 c3 g1 g3")
    position.stacks["c"], position.stacks["g"] = [0, 0], [0]
    assert asked(infect(position, 0, "g")) == []
    assert position.stacks["g"] == [0, 1]
    assert asked(infect(position, 0, "c")) == ["c2", "c4", "c5", "c6"]
    pitch(position, 1, "g4")
    assert asked(infect(position, 0, "c")) == []
    assert position.tents["c2"] == 1, "the one nearest to g4, through other spots"


def test_a_ruin_goes_nearest_to_a_ruin_by_printed_roads() -> None:
    """IV5: ties and where no road leads are the player's choice."""
    position = lay()
    pitch(position, 1, "t3")
    assert nearest_spots(position, "t") == (["t2", "t4"], True)
    assert nearest_spots(position, "f") == (["f1"], False)
    position = lay()
    pitch(position, 1, "d1")
    assert nearest_spots(position, "d") == (SPOTS["d"][1:], True)
    position.roads["d1"].add("d4")
    assert nearest_spots(position, "d") == (SPOTS["d"][1:], True), "a connection is no distance"


def test_a_needed_ruin_that_is_not_in_stock_ends_the_game() -> None:
    """IV5, IV10."""
    position = lay(size=8)
    pitch(position, 1, " ".join(list(position.spots)[:21]))
    assert end_of(infect(position, 0, "d")) == "piece"


def test_an_infection_asks_for_the_order_and_then_moves_the_pawn() -> None:
    """IV5."""
    position = lay()
    position.claims["c"] = "players"
    infection = strike(position, 0)
    assert choices(next(infection)) == ["tf", "ft"]
    assert choices(infection.send({"territories": ["f", "t"]})) == SPOTS["f"]
    with pytest.raises(StopIteration):
        infection.send({"spot": "f6"})
    assert position.pawn == 2
    assert position.tents == {"f6": 1, "t6": 1}


def test_the_pawn_passes_connections_of_two_closed_territories() -> None:
    """IV5: at once when its own is one, and round after the last."""
    position = lay()
    position.pawn = 7
    position.claims = dict.fromkeys("t", "players")
    move_pawn(position)
    assert position.pawn == 1, "f is open"
    judge(position, ["f"])
    assert position.pawn == 2
    position.is_infecting = True
    judge(position, ["g"])
    assert position.pawn == 2, "during an infection it moves at its end"
    move_pawn(position)
    assert position.pawn == 5


def test_four_void_cards_showing_are_a_corruption() -> None:
    """IV4, IV6: both territories are judged, one card goes aside, the others into the deck."""
    game = begin("t-1 t-2 void-1")
    position = game.position
    position.display, position.above = ["t-3", "void-2", "void-3"], ["void-4"]
    position.deck = ["void-5", *(card for card in position.deck if "void" not in card)]
    pitch(position, 0, "t1 t2 t3 f1 f2 f3")
    position.stacks["t"], position.stacks["f"] = [0, 0, 0], [0, 0, 0]
    filling = fill_display(position, 0)
    assert choices(next(filling)) == ["tf", "ft"]
    assert choices(filling.send({"territories": ["t", "f"]})) == ["t4", "t5", "t6"]
    filling.send({"spot": "t4"})
    assert position.claims == {"t": "players", "f": "players"}
    assert position.pawn == 2
    deck = [*position.deck, "void-2", "void-4", "void-5"]
    with pytest.raises(StopIteration):
        filling.send({"cards": deck})
    assert position.aside == ["void-3"]
    assert position.display == ["t-3", *deck[:3]]


def test_a_corruption_judges_both_territories_before_the_limit_is_looked_at() -> None:
    """IV6, IV10."""
    position = lay(limit=1)
    position.above = ["void-1", "void-2", "void-3", "void-4"]
    pitch(position, 0, "t1 f1")
    corruption = strike(position, 0)
    next(corruption)
    with pytest.raises(Ended, match="limit"):
        corruption.send({"territories": ["t", "f"]})
    assert position.claims == {"t": "void", "f": "void"}


def test_a_new_settlement_brings_a_free_piece_once() -> None:
    """IV8: in an open territory it touches; pieces that join it are marked."""
    position = lay()
    pitch(position, 0, "t5 t6 f1")
    position.claims["t"] = "players"
    settling = place(position, 0, 0, {"piece": "tent", "spot": "f2"})
    assert choices(next(settling)) == ["f3", "f4", "f5", "f6", "totem f", "None"]
    with pytest.raises(StopIteration):
        settling.send({"piece": {"piece": "tent", "spot": "f3"}})
    assert position.marked == {"t5", "t6", "f1", "f2", "f3"}


def test_the_void_acts_where_most_ruins_of_its_settlement_are() -> None:
    """IV8: on a tie the player chooses among open ones; nothing where that is closed."""
    position = lay()
    pitch(position, 1, "t5 t6 f1 f2")
    group = position.group_of("t5")
    assert asked(act_for_void(position, 0, group)) == ["t", "f"]
    position.claims["t"] = "players"
    assert asked(act_for_void(position, 0, group)) == ["f"]
    pitch(position, 1, "t4")
    assert asked(act_for_void(position, 0, position.group_of("t5"))) == []
    assert not position.stacks["f"]
    del position.claims["t"]
    assert asked(act_for_void(position, 0, position.group_of("t5"))) == []
    assert position.stacks["t"] == [1]


def test_ten_ruins_in_a_row_win_at_once() -> None:
    """IV10."""
    position = lay()
    pitch(position, 1, "t1 t2 t3 t4 t5 t6 f1 f2 f4")
    position.marked = set(position.tents)
    assert end_of(place(position, 0, 1, {"piece": "tent", "spot": "f3"})) == "settlement"


def test_the_third_void_card_set_aside_ends_the_game() -> None:
    """IV10: the shuffle is still made."""
    position = lay()
    position.above, position.aside = ["void-1", "void-2", "void-3", "void-4"], ["void-5", "void-6"]
    position.claims = dict.fromkeys("tf", "players")
    position.pawn = 7
    position.claims["d"] = "players"
    pitch(position, 0, "c1 c2 c3")
    position.stacks["c"] = [0, 0]
    position.deck = ["d-1"]
    corruption = strike(position, 0)
    next(corruption)
    with pytest.raises(Ended, match="third-card"):
        corruption.send({"cards": ["void-1", "d-1", "void-2", "void-4"]})
    assert position.aside == ["void-5", "void-6", "void-3"]


def test_a_new_deck_lacks_one_of_the_void_cards_that_showed() -> None:
    """IV6."""
    position = lay()
    position.above, position.display = ["void-1", "void-2", "void-3"], ["d-1", "void-4"]
    position.deck = ["d-2", "void-5"]
    shuffled = {"chance": "shuffle", "into": "deck"}
    check_shuffle(position, {**shuffled, "cards": "void-5 void-1 d-2 void-4 void-2".split()})
    for wrong in ("d-2 void-1 void-2 void-3 void-4", "void-1 void-2 d-2 void-5", "d-2 void-5"):
        with pytest.raises(Illegal, match="IV6"):
            check_shuffle(position, {**shuffled, "cards": wrong.split()})
