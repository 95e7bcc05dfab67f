"""DY: what fulfils a story tile, and when it is told."""

from tests.reference.dewan.boards import Tile, place, take
from tests.rulebook.dewan.board import Table, marker, numbered, shuffled, story

DESERT: dict[str, Tile] = {"desert": ({"desert": 1}, 3, 0)}


def test_charlie_has_2_camps_in_the_same_forest_zone_at_the_same_water() -> None:
    """DY2, DY3, DY4: the worked example: only 1 forest and 1 water, and 1 pigment."""
    table = Table("0 f f d 1\n. w . . .", icons=[("pigment", "b0", "c0")])
    assert table.camps(0, "b0 c0").counts(0) == {"forest": 1, "water": 1, "pigment": 1}


def test_alix_and_billy_use_the_same_crystal_and_charlie_has_2_water() -> None:
    """DY3, DY4: the worked example: icons are shared freely, one camp may serve two waters."""
    drawn = "0 d b w 1 .\n. . f . . .\n. w m w d 2"
    icons = [("crystal", "b0", "c0"), ("artifact", "c0", "c1"), ("pigment", "c1", "c2")]
    table = Table(drawn, icons=icons).camps(0, "b0").camps(1, "c0").camps(2, "c1 c2")
    assert table.counts(0) == {"desert": 1, "crystal": 1}
    assert table.counts(1) == {"badlands": 1, "water": 1, "crystal": 1, "artifact": 1}
    lakes = {"forest": 1, "mountain": 1, "water": 3, "artifact": 1, "pigment": 1}
    assert table.counts(2) == lakes


def test_one_camp_may_be_adjacent_to_more_than_one_water_zone() -> None:
    """DY3."""
    assert Table("0 w d w m 1").camps(0, "c0").counts(0) == {"desert": 1, "water": 2}


def test_each_tucked_card_is_1_zone_and_its_symbol_1_resource() -> None:
    """DY2, DY3, DY4: the worked example, four halves; the hidden half counts for nothing."""
    cards = ["f:artifact-1", "b-1", "wd-1"]
    table = Table("0 f d m 1", others=cards).camps(0, "b0")
    table.tuck(0, "f:artifact-1", "b-1").tuck(0, "wd-1", half=1)
    assert table.counts(0) == {"forest": 2, "badlands": 1, "desert": 1, "artifact": 1}


def test_starting_camps_do_not_count_for_stories() -> None:
    """DY1: neither their water nor their icons nor the land around."""
    table = Table("w 0 d 1", icons=[("artifact", "b0", "c0")])
    assert table.counts(0) == table.counts(1) == {}


def test_requirements_of_each_story_are_checked_separately() -> None:
    """DY5: one camp and its icon serve any number of tiles."""
    stories: dict[str, Tile] = {
        "one": ({"desert": 1, "artifact": 1}, 4, 0),
        "two": ({"desert": 1}, 3, 0),
        "three": ({"desert": 1, "artifact": 1, "water": 1}, 5, 0),
        "four": ({"desert": 2}, 5, 0),
    }
    parts = {"stories": stories, "icons": [("artifact", "b0", "c0")]}
    table = Table("0 d f m 1\n. w . . .", **parts).camps(0, "b0")
    table.stories(0, "one", "two", "three", "four").play(take(0, 0, 1))
    assert table.final["told"][0] == ["one", "two", "three"]
    assert table.hands[0] == ["b-91", "m-91", "d-73", "d-74", "d-75"]


def test_charlie_slides_a_tile_upward_and_draws_1_card() -> None:
    """DY6, DY2, DY4: the worked example: 3 of a terrain by 2 zones and a card, 2 crystals."""
    stories: dict[str, Tile] = {"tale": ({"forest": 3, "crystal": 2}, 7, 0)}
    icons = [("crystal", "b0", "c0")]
    table = Table("0 d f b f m 1", stories=stories, icons=icons, others=["f:crystal-1"])
    table.stories(0, "tale").camps(0, "c0 e0").play(take(0, 0, 1), take(1, 0, 1))
    assert table.final["told"][0] == []
    table.tuck(0, "f:crystal-1").play(take(0, 0, 1))
    assert table.final["told"][0] == ["tale"]
    assert len(table.hands[0]) == 5
    assert table.to_move == 1


def test_a_story_is_told_once() -> None:
    """DY6: one card, not one every turn."""
    table = Table("0 d m 1", stories=DESERT).stories(0, "desert").camps(0, "b0")
    for seat in (0, 1, 0, 1):
        table.play(take(seat, 0, 1))
    assert len(table.hands[0]) == 5


def test_a_story_drafted_by_this_very_camp_may_be_told_at_once() -> None:
    """DY6, DE2."""
    table = Table("0 d d d 1", stories=DESERT, hands=[["m-1", "d-1"], []]).camps(0, "c0")
    table.play(place(0, "a0 b0", "m-1 d-1"), story(0, 0))
    assert table.final["told"][0] == ["desert"]
    assert table.hands[0] == ["d-71"]


def test_the_reward_is_shuffled_from_the_discards_when_the_pile_is_empty() -> None:
    """DY6, DK3."""
    table = Table("0 d m 1", stories=DESERT, pile=["b-1", "b-2"], others=["f-1"]).discard("f-1")
    table.stories(0, "desert").camps(0, "b0").play(take(0, 0, 1))
    assert table.is_chance()
    table.play(shuffled("pile", ["f-1"]))
    assert "f-1" in table.hands[0]


def test_there_is_no_reward_if_there_is_no_card() -> None:
    """DY6."""
    table = Table("0 d m 1", stories=DESERT, pile=["b-1", "b-2"])
    table.stories(0, "desert").camps(0, "b0").play(take(0, 0, 1))
    assert (table.final["told"][0], len(table.hands[0])) == (["desert"], 2)


def test_two_stories_and_one_card_left_earn_one_card() -> None:
    """DY6."""
    stories: dict[str, Tile] = {**DESERT, "again": ({"desert": 1}, 4, 0)}
    table = Table("0 d m 1", stories=stories, pile=["b-1", "b-2", "b-3"])
    table.stories(0, "desert", "again").camps(0, "b0").play(take(0, 0, 1))
    assert table.final["told"][0] == ["desert", "again"]
    assert table.hands[0] == ["b-91", "m-91", "b-3"]


def split_by_others() -> Table:
    """Seat 1's lava will split the forest in which seat 0 has two camps."""
    stories: dict[str, Tile] = {"woods": ({"forest": 2}, 5, 0)}
    parts = {"scenario": "volcano", "pile": numbered("b", 3), "supply": numbered("m", 20)}
    table = Table("f f f f f d\n. V . 0 . 1", stories=stories, **parts)
    return table.stories(0, "woods").camps(0, "a0 e0").play(take(0, 0, 1), take(1, 0, 1))


def test_a_tile_fulfilled_by_somebody_elses_turn_slides_at_the_end_of_ones_own() -> None:
    """DY6, ruling."""
    table = split_by_others().play(marker(1, "c0"))
    assert table.counts(0)["forest"] == 2
    assert table.final["told"][0] == []
    table.play(take(0, 0, 1))
    assert table.final["told"][0] == ["woods"]


def test_a_tile_fulfilled_by_the_last_turn_counts_without_a_card() -> None:
    """DY6, DX2, ruling: it has not slid up, and still gives its points."""
    table = split_by_others().put(last_round=1).play(marker(1, "c0"))
    assert table.is_over()
    assert table.final["told"][0] == []
    assert table.points("stories") == [5, 0]


def test_a_story_told_stays_told_whatever_happens_to_the_map() -> None:
    """DY6, DX2, ruling: once slid up it counts, though the needs are no longer met."""
    stories: dict[str, Tile] = {"lakes": ({"water": 2}, 5, 1)}
    table = Table("0 w d w m 1", stories=stories).stories(0, "lakes").camps(0, "c0")
    table.play(take(0, 0, 1), take(1, 0, 1))
    assert table.final["told"][0] == ["lakes"]
    table.put(touched=[0])
    assert table.counts(0) == {}
    table.play(take(0, 0, 1))
    assert table.final["told"][0] == ["lakes"]
    assert (table.points("stories"), table.points("fire")) == ([5, 0], [1, 0])
