"""Piles, supplies and events: chapter DV, rain, lava and fish."""

import pytest

from tests.reference.flow import Json

from .boards import begin, make_record, take
from .game import Game, Illegal
from .position import FISH_IN_BOX

LINE = "f f f f f\n. V . 0 . 1"
"""The volcano on b1 touches b0 and c0 of one forest of five."""


def lava_game(drawn: str, tokens: int, space: str) -> Game:
    """A game in which seat 0 has just taken the last card of the pile."""
    supply = [f"m-{number}" for number in range(1, 21)]
    berries = {space: tokens}
    record = make_record(drawn, scenario="volcano", pile=["b-1"], supply=supply, berries=berries)
    game = begin(record)
    game.apply(take(0, 0, 1))
    return game


def spaces(game: Game) -> set[str]:
    return {decision["space"] for decision in game.decisions()}


def test_six_spaces_are_eligible_for_rain() -> None:
    """DD1, DV4: free land next to water, an earlier marker included; camps are not free."""
    drawn = ". . f f f d\n. f w f 0 d\n. f f d . 1"
    game = begin(make_record(drawn, scenario="downpour", pile=["b-1"], supply=["m-1"]))
    game.position.markers = ["d1"]
    game.position.camps[1] = ["b1"]
    game.apply(take(0, 0, 1))
    assert game.expects() == {"seat": 0, "do": {"marker"}}
    assert spaces(game) == {"c0", "d0", "e0", "b2", "c2", "d2"}
    with pytest.raises(Illegal, match="DD1"):
        game.apply({"seat": 0, "do": "marker", "space": "f0"})


def test_four_spaces_are_eligible_for_lava_and_billy_has_the_volcanos_fire() -> None:
    """DL1, DL3: next to the volcano or lava, not water, not a camp."""
    drawn = ". . w f f d\n. f V f 0 d\n. w f d . 1"
    game = begin(make_record(drawn, scenario="volcano", pile=["b-1"], supply=["m-1"]))
    game.position.markers = ["d1"]
    game.position.camps[1] = ["b1"]
    game.apply(take(0, 0, 1))
    assert spaces(game) == {"d0", "e0", "c2", "d2"}
    assert [row["fire"] for row in game.result()["breakdown"]] == [0, 1]


def test_with_three_players_the_last_two_cards_lead_to_a_new_pile_of_eight() -> None:
    """DV1, DV2: the rulebook's example; the order of the supply is kept."""
    supply = [f"m-{number}" for number in range(1, 13)]
    drawn = "0 w d d 1 d d 2"
    game = begin(make_record(drawn, scenario="downpour", pile=["b-1", "b-2"], supply=supply))
    game.apply(take(0, 0, 1))
    assert game.final()["row"][:2] == ["b-1", "b-2"]
    game.apply({"seat": 0, "do": "marker", "space": "c0"})
    assert game.final()["pile"] == supply[:8]
    assert game.final()["supply"] == supply[8:]
    assert game.expects() == {"seat": 1, "do": {"take"}}


def test_a_short_supply_is_topped_up_from_the_discards_underneath() -> None:
    """DV3: the shuffle goes into the supply, the pile takes from it what it still needs."""
    game = begin(make_record("0 d 1", scenario="lake", pile=["b-1"], supply=["m-1", "m-2"]))
    game.position.discards = ["f-9", "f-8", "f-7", "f-6", "f-5"]
    game.apply(take(0, 0, 1))
    cards = {"f-5", "f-6", "f-7", "f-8", "f-9"}
    assert game.expects() == {"chance": "shuffle", "into": "supply", "cards": cards}
    game.apply({"chance": "shuffle", "into": "supply", "cards": sorted(cards)})
    assert game.final()["row"][:2] == ["b-1", "m-1"]
    assert game.final()["pile"] == ["m-2", "f-5", "f-6", "f-7", "f-8"]
    assert game.final()["supply"] == ["f-9"]


def test_a_supply_used_up_exactly_is_shuffled_only_when_a_card_is_needed() -> None:
    """DV3: the new pile is complete, so the discards stay."""
    supply = [f"m-{number}" for number in range(1, 7)]
    game = begin(make_record("0 d 1", scenario="lake", pile=["b-1", "b-2"], supply=supply))
    game.position.discards = ["f-9"]
    game.apply(take(0, 0, 1))
    assert game.final()["pile"] == supply
    assert (game.final()["supply"], game.final()["discards"]) == ([], ["f-9"])


def test_a_short_pile_may_cause_two_events_in_one_take() -> None:
    """DV2, DV3: the pile made of the one card left is used up by the second slot."""
    game = begin(make_record(LINE, scenario="volcano", pile=["b-1"], supply=["m-1"]))
    game.apply(take(0, 0, 1))
    game.apply({"seat": 0, "do": "marker", "space": "b0"})
    assert game.expects() == {"seat": 0, "do": {"marker"}}
    game.apply({"seat": 0, "do": "marker", "space": "a0"})
    assert game.final()["row"][:2] == ["b-1", "m-1"]
    assert game.final()["markers"] == ["b0", "a0"]


def test_a_pile_of_no_card_is_made_again_without_an_event() -> None:
    """DK3, DV3: at the start of a turn, and its last card then means the player about to move."""
    game = begin(make_record(LINE, scenario="volcano", pile=[], row=["b-1", "b-2"], others=["m-1"]))
    game.apply(take(0, 0, 1))
    assert game.final()["row"] == [None, None]
    game.position.discards = ["m-1"]
    game.apply({"seat": 1, "do": "pass"})
    assert game.expects() == {"chance": "shuffle", "into": "supply", "cards": {"m-1"}}
    game.apply({"chance": "shuffle", "into": "supply", "cards": ["m-1"]})
    assert game.final()["row"] == ["m-1", None]
    assert game.expects() == {"seat": 0, "do": {"marker"}}


def test_a_story_reward_comes_from_the_supply_and_causes_no_event() -> None:
    """DV3, DY6."""
    stories = {"one": ({"forest": 1}, 3, 0)}
    record = make_record(LINE, scenario="volcano", supply=["m-1"], pile=["b-1"], stories=stories)
    game = begin(record)
    game.position.row = [None] * 6
    game.position.camps[0] = ["a0"]
    game.position.stories[0] = ["one"]
    game.apply({"seat": 0, "do": "pass"})
    assert game.final()["hands"][0] == ["m-1"]


def test_a_marker_without_eligible_space_or_beyond_the_eighth_is_skipped() -> None:
    """DV4: no decision is asked for."""
    for drawn, markers in ((". w V w 0 1", []), (LINE, ["a0"] * 8)):
        game = begin(make_record(drawn, scenario="volcano", pile=["b-1"], supply=["m-1", "m-2"]))
        game.position.markers = list(markers)
        game.apply(take(0, 0, 1))
        assert game.expects() == {"seat": 1, "do": {"take"}}


def test_berries_of_a_split_zone_go_to_the_larger_part() -> None:
    """DV7."""
    game = lava_game(LINE, 3, "a0")
    game.apply({"seat": 0, "do": "marker", "space": "b0"})
    assert game.final()["berries"] == {"c0": 3}


def test_equal_parts_share_the_berries_and_chance_gives_the_odd_one() -> None:
    """DV7: an even number needs no chance."""
    even = lava_game(LINE, 2, "a0")
    even.apply({"seat": 0, "do": "marker", "space": "c0"})
    assert even.final()["berries"] == {"a0": 1, "d0": 1}
    odd = lava_game(LINE, 3, "a0")
    odd.apply({"seat": 0, "do": "marker", "space": "c0"})
    assert odd.expects() == {
        "chance": "berry",
        "parts": [frozenset({"a0", "b0"}), frozenset({"d0", "e0"})],
    }
    with pytest.raises(Illegal, match="DV7"):
        odd.apply({"chance": "berry", "space": "c0"})
    odd.apply({"chance": "berry", "space": "e0"})
    assert odd.final()["berries"] == {"a0": 1, "d0": 2}
    assert odd.final()["pile"] == ["m-2", "m-3", "m-4", "m-5", "m-6"]


def test_two_odd_berries_of_three_parts_go_to_different_parts() -> None:
    """DV7, ruling."""
    game = lava_game(". . f .\n1 . f f\n. f V 0", 5, "c1")
    game.apply({"seat": 0, "do": "marker", "space": "c1"})
    game.apply({"chance": "berry", "space": "b2"})
    with pytest.raises(Illegal, match="DV7"):
        game.apply({"chance": "berry", "space": "b2"})
    game.apply({"chance": "berry", "space": "c0"})
    assert game.final()["berries"] == {"b2": 2, "c0": 2, "d1": 1}


def test_berries_of_a_zone_covered_whole_are_removed() -> None:
    """DV7, ruling."""
    game = lava_game("0 f V . 1", 2, "b0")
    game.apply({"seat": 0, "do": "marker", "space": "b0"})
    assert game.final()["berries"] == {}
    assert game.final()["won_berries"] == [0, 0]


def fishing(hands: list[list[str]]) -> Game:
    """Seat 1 is active and has two villages, seat 0 has one, seat 2 none."""
    drawn = "0 w d w 1 w d 2"
    record = make_record(drawn, scenario="lake", hands=hands, pile=["b-1", "b-2"], first_seat=1)
    game = begin(record)
    game.position.camps = [["b0"], ["d0", "f0"], []]
    return game


def fish(seat: int, card: str | None) -> Json:
    return {"seat": seat, "do": "fish", "card": card}


def test_each_player_with_a_village_may_discard_a_card_for_a_fish_per_village() -> None:
    """DH5: clockwise from the active player, exactly one card of any kind, or none."""
    game = fishing([["m-1", "m-2"], ["m-3"], ["m-4"]])
    game.apply(take(1, 0, 1))
    assert game.decisions() == [fish(1, card) for card in ("m-3", "b-91", "m-91", None)]
    game.apply(fish(1, "b-91"))
    assert game.decisions() == [fish(0, "m-1"), fish(0, "m-2"), fish(0, None)]
    game.apply(fish(0, None))
    assert game.final()["fish"] == [0, 2, 0]
    assert game.expects() == {"chance": "shuffle", "into": "supply", "cards": {"b-91"}}


def test_a_fish_decision_without_hand_card_village_or_fish_is_left_out() -> None:
    """DH5: what is left is taken, and with no fish left nobody is asked."""
    game = fishing([[], [], ["m-4"]])
    game.apply(take(1, 0, 1))
    game.apply(fish(1, None))
    assert game.expects() == {"seat": 2, "do": {"take"}}
    game = fishing([["m-1"], ["m-3"], []])
    game.position.fish = [0, 0, FISH_IN_BOX - 1]
    game.apply(take(1, 0, 1))
    game.apply(fish(1, "m-3"))
    assert game.final()["fish"] == [0, 1, 19]
    assert game.expects() == {"chance": "shuffle", "into": "supply", "cards": {"m-3"}}
