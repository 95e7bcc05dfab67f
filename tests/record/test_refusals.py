"""Made-up situations: what is refused, why, and what is allowed though it looks odd."""

import pytest

from bivouac.core.contract import Event, Game, Json, Refused
from bivouac.games.dewan.game import DewanSetting
from bivouac.games.dewan.notation.parts import parts_of_record
from bivouac.record.replay import play_event
from tests.reference.dewan.boards import make_record, place, take

LAND = """
0 f d 1
m w b .
"""


def begin(record: Json) -> Game:
    """The game at its first turn: everybody has taken a story from the row."""
    setting = DewanSetting(*parts_of_record(record, strict=False))
    game = setting.lay_out(record, strict=False)
    while not game.setting.final(game.position)["stories"][0]:
        play_event(game, {"seat": game.to_move, "do": "story", "from": "row", "index": 0})
    return game


def refused(game: Game, event: Event) -> str:
    with pytest.raises(Refused) as caught:
        play_event(game, event)
    return str(caught.value)


def test_a_player_who_can_do_nothing_passes() -> None:
    """DT2."""
    game = begin(make_record(LAND, hands=[["f-1"], ["f-2"]], row=[None] * 6, pile=[]))
    for seat in (0, 1):
        play_event(game, {"seat": seat, "do": "pass"})
    assert game.is_over
    assert refused(game, {"seat": 0, "do": "pass"}) == "the game is over (DX1)"


def test_a_player_who_can_still_place_a_camp_does_not_pass() -> None:
    """DT2."""
    hands = [["f-1", "m-1"], []]
    game = begin(make_record(LAND, hands=hands, row=[None] * 6, pile=[]))
    assert refused(game, {"seat": 0, "do": "pass"}) == (
        "only a player who can do nothing else passes; seat 0 can place a camp (DT2)"
    )
    play_event(game, place(0, "a0 b0", "m-1 f-1"))


def test_where_no_two_cards_are_neighbours_one_is_taken() -> None:
    """DK3, DK1."""
    row = ["f-1", None, "f-2", None, None, "f-3"]
    game = begin(make_record(LAND, row=row, pile=[]))
    assert refused(game, take(0, 0, 1)) == "slot 1 of the row is empty (DK1)"
    assert refused(game, take(0, 3)) == "slot 3 of the row is empty (DK1)"
    play_event(game, take(0, 5))


def test_where_two_cards_are_neighbours_one_alone_is_refused() -> None:
    """DK3."""
    game = begin(make_record(LAND, row=["f-1", None, "f-2", "f-3", None, None], pile=[]))
    assert refused(game, take(0, 0)) == (
        "one card is taken only where no two are neighbours, as those in slots 2 and 3 are (DK3)"
    )


def test_a_story_that_is_not_there_is_refused() -> None:
    """DS6: with the stack gone a taken slot stays empty."""
    record = make_record(LAND)
    for story in record["setup"]["story_stack"]:
        del record["components"]["stories"][story]
    record["setup"]["story_stack"] = []
    setting = DewanSetting(*parts_of_record(record, strict=False))
    game = setting.lay_out(record, strict=False)
    from_stack: Event = {"seat": 1, "do": "story", "from": "stack"}
    assert refused(game, from_stack) == "the story stack is empty; choose one of the row (DS6)"
    play_event(game, {"seat": 1, "do": "story", "from": "row", "index": 3})
    again: Event = {"seat": 0, "do": "story", "from": "row", "index": 3}
    assert refused(game, again) == "slot 3 of the story row is empty (DS6)"


JOURNEYS = [
    ("a0 b0", "f-1", "the route costs 2 cards, not 1 (DP2)"),
    ("a0 b0", "f-1 m-1", "'b0' is forest, which card 'm-1' does not show (DP2)"),
    ("a0 b0", "m-1 f-9", "there is no card 'f-9' (DP2)"),
    ("a0 b0", "m-1 w-91", "card 'w-91' is not in the hand of seat 0 (DP2)"),
    ("a0 c0", "m-1 f-1", "'a0' and 'c0' are not neighbours (DP2)"),
    ("a0 b0 a0", "m-1 f-1 f-2", "the route enters 'a0' twice (DP7)"),
    ("b0 c0", "f-1 m-1", "a journey begins at an own camp; seat 0 has none on 'b0' (DP1)"),
    ("a0 a1 b1", "f-1 m-1 w-1", "'b1' is water; a camp is placed on land (DP1)"),
    ("a0 b0 c0 d0", "f-1 f-2 d-1 m-1", "there is a camp on 'd0' already (DP1)"),
    ("a0", "f-1", "a journey leads to another space than 'a0', where it begins (DP1)"),
    ("a0 b0", "f-1 f-1", "card 'f-1' pays twice (DP2)"),
]


@pytest.mark.parametrize(("route", "pay", "reason"), JOURNEYS)
def test_a_wrong_journey_is_refused_with_its_reason(route: str, pay: str, reason: str) -> None:
    """DP1, DP2, DP7."""
    hand = ["f-1", "f-2", "m-1", "w-1", "d-1"]
    game = begin(make_record(LAND, hands=[hand, []]))
    assert refused(game, place(0, route, pay)) == reason


def test_half_of_two_equal_halves_may_be_either() -> None:
    """DE2: legal steps list such a half once."""
    hand = ["ff-1", "f-1", "f-2", "d-1", "d-2", "m-1", "d-3"]
    game = begin(make_record(LAND, hands=[hand, []]))
    play_event(game, place(0, "a0 b0", "d-3 f-1"))
    play_event(game, take(1, 0, 1))
    play_event(game, place(0, "a0 a1", "d-1 m-1"))
    play_event(game, {"seat": 0, "do": "story", "from": "stack"})
    play_event(game, take(1, 0, 1))
    play_event(game, place(0, "b0 c0", "f-2 d-2"))
    play_event(game, {"seat": 0, "do": "tuck", "card": "ff-1", "half": 1})
    assert game.setting.final(game.position)["tucks"][0][0] == {"card": "ff-1", "half": 1}


@pytest.mark.parametrize("event", [{}, {"seat": 0}, {"do": "take"}, {"seat": 0, "do": None}])
def test_an_event_that_says_too_little_is_refused(event: Event) -> None:
    refused(begin(make_record(LAND)), event)
