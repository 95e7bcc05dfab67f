"""The extensions in the reference, against worked examples and rulings of the spec."""

import pytest

from .aftermath import decide_storms, offer_veneration, offer_walk
from .deeds import explores_last
from .expeditions import is_fulfilled, reward
from .laid import lay, pitch
from .position import Ask
from .scoring import discovery_points, road_points, score, tent_points


def test_two_union_pawns_and_courage_double() -> None:
    """IM5: 5 and 3 become 10 and 6."""
    position = lay()
    pitch(position, 0, "d1 d2 d3")
    pitch(position, 1, "d4 d5")
    position.pawns = [{"deed": "union", "territory": "d", "seat": seat} for seat in (0, 1)]
    position.pawns.append({"deed": "courage", "territory": "d", "seat": 2})
    assert tent_points(position, final=True)[:2] == [10, 6]


def test_courage_is_for_the_last_unexplored_territory() -> None:
    """IM5."""
    position = lay()
    pitch(position, 1, "t1 f1 g1")
    pitch(position, 0, "d1")
    assert not explores_last(position, {"piece": "tent", "spot": "d1"})
    pitch(position, 0, "c1")
    assert explores_last(position, {"piece": "tent", "spot": "c1"})
    pitch(position, 0, "c2")
    assert not explores_last(position, {"piece": "tent", "spot": "c2"})


def test_discoveries_of_3_2_1_against_3_2_4_and_0_2_1_bring_12_18_and_6() -> None:
    """IG1."""
    position = lay(players=3)
    counts = [(3, 2, 1), (3, 2, 4), (0, 2, 1)]
    position.tokens = [
        [
            colour
            for colour, n in zip(("red", "green", "yellow"), owned, strict=True)
            for _ in range(n)
        ]
        for owned in counts
    ]
    assert discovery_points(position) == [12, 18, 6]


def test_a_fortification_doubles_tents_and_a_settlement_once() -> None:
    """IF2."""
    position = lay()
    pitch(position, 0, "d1 d2 d3 d4")
    pitch(position, 1, "d5")
    position.fortifications = ["d1", "d2", "d5"]
    assert tent_points(position, final=True)[:2] == [10, 8]
    assert tent_points(position, final=False)[:2] == [5, 4]
    assert score(position)["breakdown"][0]["settlements"] == 8


def test_the_violet_road_is_scored_like_a_territory() -> None:
    """IA5."""
    position = lay()
    position.violet = {"t1", "f1", "g1", "c1"}
    pitch(position, 0, "t1 f1")
    pitch(position, 1, "g1 g2 g3")
    assert road_points(position)[:2] == [3, 2]


def test_a_storm_asks_the_player_with_most_tents_in_both_territories() -> None:
    """IR1: on a tie it moves by itself, past a covered connection and round."""
    position = lay()
    position.storms, position.mountains = {5}, {7}
    pitch(position, 0, " ".join(f"f{i}" for i in range(1, 9)))
    pitch(position, 1, " ".join(f"g{i}" for i in range(1, 9)))
    assert list(decide_storms(position, "g")) == []
    assert position.storms == {2}
    position.storms = {5}
    position.tents["g1"] = 0
    asked = next(decide_storms(position, "g"))
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.connection) == (0, 5)


def test_the_walking_totem_scores_its_connection_once() -> None:
    """IR2."""
    position = lay()
    position.walker = 2
    position.totems["t"] = position.totems["f"] = [1, 1, 0, 0]
    walk = offer_walk(position, 0, "t")
    next(walk)
    assert list(offer_walk(position, 0, "g")) == []
    with pytest.raises(StopIteration):
        walk.send({"score": True})
    assert position.walked == [4, 4, 0, 0]
    assert score(position)["breakdown"][0]["totems"] == 0
    assert score(position)["breakdown"][0]["walking"] == 4


def test_two_players_share_the_rewards_of_an_expedition() -> None:
    """IX1, IX2."""
    position = lay()
    position.missions, position.takers = {5: [4, 2], 15: [6, 3]}, {5: [], 15: []}
    pitch(position, 1, "d1 d2 d3 d4")
    reward(position, 0)
    pitch(position, 2, "d5 d6 d7 d8")
    reward(position, 0)
    assert position.rewards == [0, 4, 2, 0]
    assert list(position.missions) == [15]
    assert not is_fulfilled(position, 15, 1)
    pitch(position, 1, "c8")
    assert is_fulfilled(position, 15, 1)


def test_veneration_goes_to_nobody_on_a_tie() -> None:
    """IM6."""
    position = lay()
    position.veneration = "a"
    position.dead_ends = {"t1", "d8"}
    assert list(offer_veneration(position)) == []
    pitch(position, 3, "t1")
    asked = next(offer_veneration(position))
    assert isinstance(asked, Ask)
    assert asked.seat == 3
