"""DT: a turn, a pass, and what is public."""

import pytest

from bivouac.core.contract import Game, generator
from bivouac.games.dewan.game import GAME
from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import Table, pass_turn, shuffled

EMPTY_ROW = [None] * 6


def bare_table() -> Table:
    """No card to take; a single card in hand, which places nothing."""
    return Table("0 d 1", row=EMPTY_ROW, pile=[], hands=[[], ["d-1"]])


def test_players_take_turns_clockwise_from_the_first_player() -> None:
    """DT1."""
    table = Table("0 d 1 d 2", first_seat=1)
    movers = []
    for _ in range(5):
        movers.append(table.to_move)
        table.play(take(table.to_move, 0, 1))
    assert movers == [1, 2, 0, 1, 2]


def test_on_your_turn_you_must_take_2_cards_or_place_a_camp() -> None:
    """DT1: exactly one of the two, and nobody passes who can do either."""
    table = Table("0 d 1", hands=[["m-1", "d-1"], []])
    assert table.kinds() == {"take", "place"}
    assert table.refusal(pass_turn(0)) == "DT2"
    assert table.refusal(take(1, 0, 1)) == "DT1"
    table.play(take(0, 0, 1))
    assert table.kinds() == {"take"}
    assert table.refusal(pass_turn(1)) == "DT2"


def test_a_player_who_can_do_neither_passes() -> None:
    """DT2, ruling."""
    table = bare_table()
    assert table.decisions() == [pass_turn(0)]
    table.play(pass_turn(0))
    assert table.decisions() == [pass_turn(1)]


def test_a_player_who_can_only_place_a_camp_may_not_pass() -> None:
    """DT2."""
    table = Table("0 d 1", row=EMPTY_ROW, pile=[], hands=[["m-1", "d-1"], []])
    assert table.kinds() == {"place"}
    assert table.refusal(pass_turn(0)) == "DT2"


def test_the_game_ends_after_a_round_in_which_every_player_passes() -> None:
    """DT2, ruling."""
    table = bare_table()
    table.play(pass_turn(0))
    assert not table.is_over()
    table.play(pass_turn(1))
    assert table.is_over()
    assert table.decisions() == []


@pytest.mark.parametrize("first", [0, 1])
def test_passes_of_two_different_rounds_do_not_end_the_game(first: int) -> None:
    """DT2: two players pass one after the other, but a round lies between them."""
    row = ["m-1", "m-2", None, None, None, None]
    table = Table("0 d 1", row=row, pile=[], first_seat=first)
    table.play(take(first, 0, 1), pass_turn(1 - first), pass_turn(first))
    assert not table.is_over()
    table.play(pass_turn(1 - first))
    assert table.is_over()


def test_a_round_with_one_pass_goes_on() -> None:
    """DT2, DK3: what seat 1 paid is shuffled and fills the row again."""
    table = Table("0 d 1", row=EMPTY_ROW, pile=[], hands=[[], ["m-1", "d-1"]])
    table.play(pass_turn(0), place(1, "c0 b0", "m-1 d-1"), shuffled("pile", ["d-1", "m-1"]))
    assert table.to_move == 0
    assert table.kinds() == {"take"}


def test_a_pass_is_a_turn_at_the_end_of_which_stories_are_told() -> None:
    """DT2, DY6."""
    stories = {"one": ({"desert": 1}, 3, 0)}
    table = Table("0 d 1", row=EMPTY_ROW, pile=[], hands=[[], ["d-1"]], stories=stories)
    table.stories(0, "one").camps(0, "b0")
    table.play(pass_turn(0))
    assert table.final["told"] == [["one"], []]


def test_hands_are_hidden_and_everything_else_is_public() -> None:
    """DT3: to another seat a hand is a number of cards."""
    game = Game.new(GAME.setting({"scenario": "lake", "players": 3}), generator(5))
    rng = generator(6)
    while not game.is_over and game.position["turns"] < 40:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(game.legal()[-1])
    setting = game.setting
    before = setting.final(game.position)
    assert all(before["hands"])
    after = setting.final(game.resample(0, rng).position)
    for key in ("row", "discards", "camps", "berries", "won_berries", "tucks", "stories", "fish"):
        assert after[key] == before[key]
    assert after["hands"][0] == before["hands"][0]
    assert [len(hand) for hand in after["hands"]] == [len(hand) for hand in before["hands"]]
    assert after["pile"] != before["pile"]


def test_a_card_once_seen_stays_known_as_long_as_it_is_held() -> None:
    """DT3: what seat 1 took from the row is in every world that seat 0 can imagine."""
    table = Table("0 d 1 d 2", hands=[["m-1"], ["m-2"], ["m-3"]])
    table.play(take(0, 0, 1), take(1, 2, 3), take(2, 4, 5))
    rng = generator(1)
    for _ in range(50):
        worlds = table.setting.final(table.game.resample(0, rng).position)["hands"]
        assert {"d-91", "f-91"} <= set(worlds[1])
        assert {"m-1", "b-91", "m-91"} == set(worlds[0])
        assert [len(hand) for hand in worlds] == [3, 3, 3]


def test_a_card_given_to_its_receiver_has_been_seen_by_all() -> None:
    """DT3, DP5: d-2 paid for seat 1's camp; nobody knows what else seat 1 holds."""
    hands = [["d-1", "d-2", "d-3"], ["m-1", "m-2"], []]
    table = Table("0 d d 1 d 2", hands=hands).camps(1, "b0")
    table.play(place(0, "a0 b0 c0", "d-1 d-2 d-3"))
    rng = generator(1)
    worlds = [table.setting.final(table.game.resample(2, rng).position) for _ in range(50)]
    assert all("d-2" in world["hands"][1] for world in worlds)
    assert not all("m-1" in world["hands"][1] for world in worlds)
