"""The reference itself, against the worked examples of the rulebook and rulings of the spec."""

import pytest

from .builds import builds, payments, piece_lists, price_of
from .deeds import earned_deeds
from .laid import lay, pitch
from .scoring import score, tent_points, tents_in_territory, totems_over_connection
from .settlements import group_of, longest_chain


def test_tents_of_3_2_1_and_1_score_7_3_2_and_2() -> None:
    """IP1."""
    position = lay()
    for tribe, spots in enumerate(("d1 d2 d3", "d4 d5", "d6", "d7")):
        pitch(position, tribe, spots)
    assert tents_in_territory(position, "d") == [7, 3, 2, 2]


def test_two_union_pawns_make_15_and_9_of_5_and_3_in_final_scoring_only() -> None:
    """IM1."""
    position = lay()
    pitch(position, 0, "d1 d2 d3")
    pitch(position, 1, "d4 d5")
    position.pawns = [{"deed": "union", "territory": "d", "seat": seat} for seat in (0, 1)]
    assert tent_points(position, final=True)[:2] == [15, 9]
    assert tent_points(position, final=False)[:2] == [5, 3]


def test_a_connection_scores_for_a_majority_at_both_ends_only() -> None:
    """IP2: yellow 5, blue nothing; under a mountain nobody."""
    position = lay()
    position.totems["g"] = [1, 1, 0, 0]
    position.totems["t"] = [1, 2, 0, 0]
    assert totems_over_connection(position, 7) == [0, 5, 0, 0]
    position.mountains = {7}
    assert totems_over_connection(position, 7) == [0, 0, 0, 0]


def test_a_group_forks_and_its_longest_chain_does_not() -> None:
    """IP3."""
    position = lay(settlements="path")
    pitch(position, 0, "d1 d2 d3 d4 d5 d6")
    group = group_of(position, "d1")
    assert len(group) == 6
    assert longest_chain(position, group) == 6, "d1 d2 d3 d4 d5 d6, or round by d5"
    del position.tents["d4"]
    group = group_of(position, "d1")
    assert len(group) == 5
    assert longest_chain(position, group) == 4, "d1 d2 d5 d6, and not d3"
    assert score(position)["breakdown"][0]["settlements"] == 4


def test_a_tent_placed_first_makes_room_for_a_totem() -> None:
    """IT4, IT5: nothing but a tent where there is none; one totem for the only tent."""
    position = lay()
    assert piece_lists(position, 0, 0, "c") == [
        [{"piece": "tent", "spot": f"c{number}"}] for number in range(1, 9)
    ]
    pitch(position, 1, "c1 c2 c3 c4 c5 c6 c7")
    position.totems["c"] = [0, 7, 0, 0]
    tent, totem = {"piece": "tent", "spot": "c8"}, {"piece": "totem", "territory": "c"}
    assert piece_lists(position, 0, 0, "c") == [[tent]], "its one tent raises no cap"
    assert piece_lists(position, 1, 1, "c") == [[tent], [tent, totem]]
    position.totems["c"] = [0, 6, 0, 0]
    assert piece_lists(position, 0, 0, "c") == [[tent], [totem], [tent, totem], [totem, tent]]


@pytest.mark.parametrize(
    ("hand", "pieces", "ways"),
    [
        ("g-1 g-2 g-3", 1, ["g"]),
        ("g-1 g-2 g-3", 2, ["g g"]),
        ("d-1 d-2 g-1", 1, ["g", "dd"]),
        ("d-1 d-2 g-1", 2, ["g dd", "dd g"]),
        ("d-1 d-2 d-3", 2, []),
        ("t-1 d-1 c-1", 1, []),
    ],
)
def test_a_card_of_the_biome_or_two_of_another_pay(hand: str, pieces: int, ways: list[str]) -> None:
    """IT1, IT3."""
    position = lay()
    price = price_of(position, {"piece": "tent", "spot": "g1"})
    found = payments(position, hand.split(), [price] * pieces)
    assert [
        " ".join("".join(card[0] for card in cards) for cards in paid) for paid in found
    ] == ways


def test_the_third_tribe_builds_with_the_hand_of_the_seat() -> None:
    """I2.1."""
    position = lay(players=2)
    position.hands[0] = ["g-1"]
    found = builds(position, 0, 2)
    assert {decision["tribe"] for decision in found} == {2}
    assert len(found) == 8


def test_deeds_come_with_the_piece_that_earns_them() -> None:
    """IM2, IM3, IM4: a settlement over two territories that also fills the first of them."""
    position = lay()
    pitch(position, 1, "t1 t2 t3 t4 t5")
    pitch(position, 0, "t6 t7 t8 f1")
    position.totems["t"] = position.totems["f"] = [1, 0, 0, 0]
    assert earned_deeds(position, 0, {"piece": "tent", "spot": "t8"}) == {
        "union": [{"territory": "t"}, {"territory": "f"}],
        "discovery": [{"territory": other} for other in "fgcd"],
        "honour": [{"connection": 2}],
    }
    position.pawns = [{"deed": "honour", "connection": 2, "seat": 1}]
    position.pawns += [{"deed": "union", "territory": "t", "seat": 0}]
    assert list(earned_deeds(position, 0, {"piece": "tent", "spot": "t8"})) == ["discovery"]


def test_the_third_tribe_alone_in_front_leaves_no_winner() -> None:
    """I2.2, IE3: with equal points the most unplaced pieces win, for the third tribe too."""
    position = lay(players=2)
    pitch(position, 0, "t1")
    pitch(position, 2, "d1")
    assert score(position)["winners"] == [0]
    position.totems["t"][0] = 1
    assert score(position)["winners"] == []
    pitch(position, 1, "c1")
    assert score(position)["winners"] == [1]
