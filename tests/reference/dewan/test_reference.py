"""The course of a game: draft, taking, refilling, rewards, passes, the end, the record."""

import copy
from random import Random

import pytest

from .boards import ROW, begin, make_record, place, take
from .game import Game, Illegal, replay
from .random_games import play_randomly, random_record

THREE = "0 d d d 1 d d d 2"
SEVEN = ("b0", "c0", "d0", "e0", "f0", "g0", "h0")
TWO = "0 f f d d 1"


def test_the_draft_goes_counter_clockwise_and_the_first_player_chooses_last() -> None:
    """DS6: with seat 1 first, the seats choose in the order 0, 2, 1."""
    game = Game(make_record(THREE, first_seat=1))
    order = []
    for _ in range(3):
        expected = game.expects()
        assert expected is not None
        assert expected["do"] == {"story"}
        order.append(expected["seat"])
        game.apply({"seat": expected["seat"], "do": "story", "from": "row", "index": 2})
    assert order == [0, 2, 1]
    assert game.expects() == {"seat": 1, "do": {"take"}}


def test_a_story_taken_from_the_row_is_replaced_at_once_from_the_stack() -> None:
    """DS6: five tiles and the stack can be chosen; the row slot gets the top of the stack."""
    record = make_record(TWO)
    row, stack = record["setup"]["story_row"], record["setup"]["story_stack"]
    game = Game(record)
    assert len(game.decisions()) == 6
    game.apply({"seat": 1, "do": "story", "from": "row", "index": 3})
    game.apply({"seat": 0, "do": "story", "from": "stack"})
    assert game.final()["stories"] == [[stack[1]], [row[3]]]
    assert game.final()["story_row"] == [*row[:3], stack[0], row[4]]
    assert game.final()["story_stack"] == stack[2:]


def test_without_a_stack_a_taken_story_slot_stays_empty() -> None:
    """DS6, ruling: the others do not move, and the empty slot cannot be chosen."""
    record = make_record(TWO)
    record["setup"]["story_stack"] = []
    game = Game(record)
    game.apply({"seat": 1, "do": "story", "from": "row", "index": 0})
    assert game.final()["story_row"] == [None, *record["setup"]["story_row"][1:]]
    assert [decision["index"] for decision in game.decisions()] == [1, 2, 3, 4]


def test_two_neighbouring_cards_are_taken_and_refilled_in_ascending_order() -> None:
    """DK1, DK2: the slot closest to the pile is filled first."""
    record = make_record(TWO)
    game = begin(record)
    assert [d["slots"] for d in game.decisions()] == [[i, i + 1] for i in range(5)]
    for slots in ([0, 2], [0], [5, 6], [1, 0], None):
        with pytest.raises(Illegal, match="DK"):
            game.apply({"seat": 0, "do": "take", "slots": slots})
    game.apply(take(0, 1, 2))
    assert game.final()["hands"][0] == [ROW[1], ROW[2]]
    assert game.final()["row"] == [ROW[0], "d-71", "d-72", *ROW[3:]]
    assert game.expects() == {"seat": 1, "do": {"take"}}


def test_an_empty_pile_is_made_of_the_shuffled_discards_when_a_card_is_needed() -> None:
    """DK3: the shuffle is a chance event of exactly the discards, one card included."""
    game = begin(make_record(TWO, pile=["b-1"], others=["m-1"]))
    game.position.discards = ["m-1"]
    game.apply(take(0, 4, 5))
    assert game.final()["row"][4:] == ["b-1", None]
    assert game.expects() == {"chance": "shuffle", "into": "pile", "cards": frozenset({"m-1"})}
    assert game.decisions() == []
    for cards in ([], ["m-1", "m-1"], ["b-1"]):
        with pytest.raises(Illegal, match="DK3"):
            game.apply({"chance": "shuffle", "into": "pile", "cards": cards})
    game.apply({"chance": "shuffle", "into": "pile", "cards": ["m-1"]})
    assert game.final()["row"][4:] == ["b-1", "m-1"]
    assert game.final()["discards"] == []


def test_slots_left_empty_are_refilled_at_the_start_of_the_next_turn_with_cards() -> None:
    """DK3, ruling: empty slots wait for discards, then fill in ascending order before a turn."""
    record = make_record(TWO, pile=[], row=["b-1", "b-2", None, "b-3"], hands=[["f-1", "f-2"], []])
    game = begin(record)
    assert [d["slots"] for d in game.decisions() if d["do"] == "take"] == [[0, 1]]
    game.apply(place(0, "a0 b0", "f-2 f-1"))
    game.apply({"chance": "shuffle", "into": "pile", "cards": ["f-1", "f-2"]})
    assert game.final()["row"] == ["b-1", "b-2", "f-1", "b-3"]
    assert game.final()["pile"] == ["f-2"]
    assert game.expects() == {"seat": 1, "do": {"take"}}


def test_a_single_card_is_taken_only_where_no_two_are_neighbours() -> None:
    """DK3, ruling."""
    game = begin(make_record(TWO, pile=[], row=["b-1", None, "b-2", None]))
    assert [d["slots"] for d in game.decisions()] == [[0], [2]]
    game.apply(take(0, 2))
    assert game.final()["row"] == ["b-1", None, None, None]


def test_a_pass_is_legal_only_when_nothing_else_is_and_all_passing_ends_the_game() -> None:
    """DT2: passes end the game after the round in which everybody passes."""
    game = begin(make_record(TWO, pile=[], row=["b-1", "b-2"]))
    with pytest.raises(Illegal, match="DT2"):
        game.apply({"seat": 0, "do": "pass"})
    game.apply(take(0, 0, 1))
    assert game.decisions() == [{"seat": 1, "do": "pass"}]
    game.apply({"seat": 1, "do": "pass"})
    for seat in (0, 1):
        assert game.expects() == {"seat": seat, "do": {"pass"}}
        game.apply({"seat": seat, "do": "pass"})
    assert game.expects() is None
    with pytest.raises(Illegal, match="the game is over"):
        game.apply({"seat": 0, "do": "pass"})


def test_stories_slide_at_the_end_of_a_pass_too() -> None:
    """DT2, DY6: a tile met by then slides; without any card there is no reward."""
    game = begin(make_record(TWO, pile=[], row=[], stories={"one": ({"forest": 1}, 3, 0)}))
    game.position.camps[0] = ["b0"]
    game.position.stories[0] = ["never-9", "one"]
    game.apply({"seat": 0, "do": "pass"})
    assert game.final()["told"] == [["one"], []]
    assert game.final()["hands"] == [[], []]


def test_each_newly_fulfilled_story_earns_a_card_from_the_pile() -> None:
    """DY6: two tiles slide, the first card is the last of the pile, the second a fresh one."""
    stories = {"one": ({"forest": 1}, 3, 0), "two": ({"forest": 1, "desert": 0}, 3, 0)}
    game = begin(make_record(TWO, pile=["b-1"], hands=[["m-1", "f-1"], []], stories=stories))
    game.position.stories[0] = ["two", "one"]
    game.apply(place(0, "a0 b0", "m-1 f-1"))
    assert game.expects() == {"chance": "shuffle", "into": "pile", "cards": {"m-1", "f-1"}}
    game.apply({"chance": "shuffle", "into": "pile", "cards": ["f-1", "m-1"]})
    assert game.final()["hands"][0] == ["b-1", "f-1"]
    assert game.final()["told"] == [["two", "one"], []]
    game.apply(take(1, 0, 1))
    game.apply({"seat": 0, "do": "take", "slots": [2, 3]})
    assert game.final()["told"] == [["two", "one"], []]


def test_the_round_of_an_eighth_camp_is_finished_and_is_the_last() -> None:
    """DX1: seat 0 goes first, so seat 1 still has its turn, seat 0 no more."""
    game = begin(make_record("0 d d d d d d d d . 1", hands=[["d-1", "d-2"], []]))
    game.position.camps[0] = list(SEVEN)
    game.apply(place(0, "h0 i0", "d-1 d-2"))
    assert game.expects() == {"seat": 1, "do": {"take"}}
    game.apply(take(1, 0, 1))
    assert game.expects() is None
    assert game.result()["breakdown"][0]["fire"] == 1


def test_an_eighth_camp_of_the_last_seat_of_a_round_ends_the_game_at_once() -> None:
    """DX1: everybody has had the same number of turns."""
    game = begin(make_record("0 d d d d d d d d . 1", hands=[["d-1", "d-2"], []], first_seat=1))
    game.position.camps[0] = list(SEVEN)
    game.apply(take(1, 0, 1))
    game.apply(place(0, "h0 i0", "d-1 d-2"))
    assert game.expects() is None


def test_even_camps_take_a_story_and_odd_camps_may_tuck_a_card() -> None:
    """DE2: 1st nothing, 2nd a story, 3rd a tuck; a declined slot stays empty for good."""
    hand = ["d-1", "d-2", "d-3", "d-4", "d-5", "d-6", "fw-1"]
    game = begin(make_record("0 d d d d d . 1", hands=[hand, []]))
    game.apply(place(0, "a0 b0", "d-1 d-2"))
    game.apply(take(1, 0, 1))
    game.apply(place(0, "b0 c0", "d-3 d-4"))
    assert game.expects() == {"seat": 0, "do": {"story"}}
    game.apply({"seat": 0, "do": "story", "from": "row", "index": 0})
    assert game.final()["stories"][0] == ["never-6", "never-0"]
    game.apply(take(1, 0, 1))
    game.apply(place(0, "c0 d0", "d-5 d-6"))
    halves = [(d["card"], d.get("half")) for d in game.decisions()]
    assert halves == [("fw-1", 0), ("fw-1", 1), (None, None)]
    other = copy.deepcopy(game.final())
    game.apply({"seat": 0, "do": "tuck", "card": "fw-1", "half": 1})
    assert other["tucks"][0] == [None, None, None]
    assert game.final()["tucks"][0] == [{"card": "fw-1", "half": 1}, None, None]


def test_a_tuck_with_an_empty_hand_is_left_out() -> None:
    """DE2: nothing to decide, and the slot stays empty."""
    game = begin(make_record("0 d d d . 1", hands=[["d-1", "d-2"], []]))
    game.position.camps[0] = ["b0", "c0"]
    game.apply(place(0, "c0 d0", "d-1 d-2"))
    assert game.expects() == {"seat": 1, "do": {"take"}}
    assert game.final()["tucks"][0] == [None, None, None]


def test_a_placed_camp_takes_one_berry_of_its_zone() -> None:
    """DE1, DZ2: the tokens belong to the zone, whatever space they were put on."""
    game = begin(make_record("0 f f d 1", hands=[["f-1", "f-2"], []], berries={"c0": 2}))
    assert game.final()["berries"] == {"b0": 2}
    game.apply(place(0, "a0 b0", "f-1 f-2"))
    assert game.final()["berries"] == {"b0": 1}
    assert game.final()["won_berries"] == [1, 0]


def test_a_tampered_record_is_refused_at_its_event() -> None:
    """DT1, DX2, DX6, DK1: the reason names the index of the event; the result is checked too."""
    record = random_record("classic", 2, Random(3))
    play_randomly(record, Random(4))
    assert replay(record).expects() is None
    events = record["events"]
    with pytest.raises(Illegal, match=r"event 2: seat \d is to decide") as refused:
        replay({**record, "events": [*events[:2], {**events[2], "seat": 7}, *events[3:]]})
    assert refused.value.rule == "DT1"
    with pytest.raises(Illegal, match=f"event {len(events) - 1}: missing"):
        replay({**record, "events": events[:-1]})
    for path, rule in (("stories", "DX2"), ("winners", "DX6"), ("hands", "DK1")):
        wrong = copy.deepcopy(record)
        wrong["result"]["breakdown"][0]["stories"] += path == "stories"
        wrong["result"]["winners"] += [1] if path == "winners" else []
        wrong["result"]["final"]["hands"][1] += ["card0"] if path == "hands" else []
        with pytest.raises(Illegal) as refused:
            replay(wrong)
        assert refused.value.rule == rule


def test_free_choices_of_a_final_position_do_not_matter() -> None:
    """DZ2: hands and discards in any order, berries on any space of their zone."""
    record = random_record("volcano", 2, Random(5))
    game = play_randomly(record, Random(6))
    final = record["result"]["final"]
    final["hands"] = [hand[::-1] for hand in final["hands"]]
    final["discards"].reverse()
    zones = {min(zone): max(zone) for zone in game.position.berries}
    final["berries"] = {zones[space]: tokens for space, tokens in final["berries"].items()}
    replay(record)
