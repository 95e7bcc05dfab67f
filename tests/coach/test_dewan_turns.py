"""The coach of Dewan in a turn: each topic where it must be said, and where it must not."""

import pytest

from bivouac.games.dewan.coach import points, tips, turns
from tests.coach.dewan_said import advised, args, of
from tests.reference.dewan.boards import Tile, take
from tests.rulebook.dewan.board import Table, before_an_event, numbered

LINE = "0 d f m d f b m d 1"
DESERT: dict[str, Tile] = {"desert": ({"desert": 1}, 3, 0)}
TWO: dict[str, Tile] = {"two": ({"desert": 1, "forest": 1}, 5, 0)}
NO_CARDS = ("b-91", "b-92", "b-93", "b-94", "b-95", "b-96")


def held(*cards: str, **parts: object) -> Table:
    """A line of spaces, and a hand for seat 0."""
    return Table(LINE, hands=[cards, []], **parts)


def test_a_story_that_a_camp_completes() -> None:
    """DY6."""
    table = held("b-1", "d-1", stories=DESERT).stories(0, "desert")
    assert of(turns.story_now, table) == ("story-now", ["space-b0", "held-desert"])
    assert args(turns.story_now, table) == {"points": 3}
    assert of(turns.story_now, held("b-1", stories=DESERT).stories(0, "desert")) is None
    assert of(turns.story_now, held("b-1", "d-1", stories=TWO).stories(0, "two")) is None


def test_of_two_stories_the_one_worth_most_is_spoken_of() -> None:
    """DY6."""
    both = DESERT | {"sand": ({"desert": 1}, 7, 0)}
    table = held("b-1", "d-1", stories=both).stories(0, "desert", "sand")
    assert of(turns.story_now, table) == ("story-now", ["space-b0", "held-sand"])


def test_the_last_camp_of_the_own_board() -> None:
    """DX1, DE2."""
    table = Table("0 d d d d d d d d f m m 1", hands=[["d-1", "d-2"], []])
    assert of(turns.last_camp, table.camps(0, "b0 c0 d0 e0 f0 g0")) is None
    table.camps(0, "h0").camps(1, "k0 l0")
    assert of(turns.last_camp, table) == ("last-camp", ["seat-0"])
    assert args(turns.last_camp, table) == {"standing": "level", "points": 0}, "a group each"


def test_the_lead_before_the_last_camp() -> None:
    """DX1, DX4."""
    seven = "b0 c0 d0 e0 f0 g0 h0"
    table = Table("0 d d d d d d d d f m m 1", hands=[["d-1", "d-2"], []]).camps(0, seven)
    assert args(turns.last_camp, table) == {"standing": "ahead", "points": 4}
    table.put(won_berries=[0, 5])
    assert args(turns.last_camp, table) == {"standing": "behind", "points": 6}
    assert of(turns.last_camp, Table("0 d d d d d d d d f m m 1").camps(0, seven)) is None


def test_another_player_with_one_camp_left() -> None:
    """DX1."""
    table = Table("0 d d d d d d d d f m m 1").camps(1, "b0 c0 d0 e0 f0 g0")
    assert of(turns.others_last_camp, table) is None
    assert of(turns.others_last_camp, table.camps(1, "h0")) == ("others-last-camp", ["seat-1"])


def test_the_last_turn() -> None:
    """DX1, DX6."""
    scoring = held("b-1", "d-1").put(last_round=1)
    assert advised(scoring) == ("last-turn-scores", ["space-b0"])
    assert advised(held().put(last_round=1)) == ("last-turn-cards", ["hand"])
    follows = held("d-1", "f-1", row=NO_CARDS).camps(0, "b0").put(last_round=1)
    assert advised(follows) == ("last-turn", []), "a story may follow the camp"


def test_in_the_last_turn_cards_may_bring_fish() -> None:
    """DH5, DX1."""
    table = before_an_event("lake")("0 w f 1", hands=[["b-9"], []]).camps(0, "b0")
    assert advised(table.put(last_round=1)) == ("last-turn", [])


def test_a_card_to_tuck_completes_a_story() -> None:
    """DE2, DY4."""
    story: dict[str, Tile] = {"one": ({"mountain": 1, "crystal": 1}, 4, 0)}
    table = held("f-1", "m-1", "b:crystal-1", stories=story).camps(0, "b0 c0").stories(0, "one")
    points = ["space-d0", "hand-b:crystal-1", "held-one"]
    assert of(turns.tuck_ahead, table) == ("tuck-ahead", points)
    table = held("f-1", "m-1", "b:artifact-1", stories=story).camps(0, "b0 c0").stories(0, "one")
    assert of(turns.tuck_ahead, table) is None
    table = held("f-1", "m-1", "b:crystal-1", stories=story).camps(0, "c0").stories(0, "one")
    assert of(turns.tuck_ahead, table) is None, "the second camp brings no tuck"


def test_two_cards_of_the_row_lead_to_a_story() -> None:
    """DK1, DY6."""
    table = held("b-1", stories=DESERT).stories(0, "desert")
    points = ["row-1", "row-2", "space-b0", "held-desert"]
    assert of(turns.row_story, table) == ("row-story", points)
    table = held("b-1", stories=DESERT, row=NO_CARDS).stories(0, "desert")
    assert of(turns.row_story, table) is None
    assert of(turns.row_story, held("b-1", stories=TWO).stories(0, "two")) is None
    reached = held("b-1", "d-1", stories=DESERT).stories(0, "desert")
    assert of(turns.row_story, reached) is None, "no cards are needed"


def test_a_camp_that_makes_a_group() -> None:
    """DX4."""
    assert of(points.source, held("b-1", "d-1")) == ("gain-groups", ["space-b0"])
    assert args(points.source, held("b-1", "d-1")) == {"points": 4}
    assert of(points.source, held("d-1", "f-1").camps(0, "b0")) is None
    assert of(points.little, held("b-1", "d-1")) is None


def test_berries_in_reach() -> None:
    """DE1, DX5."""
    table = held("d-1", "f-1", berries={"c0": 2}).camps(0, "b0")
    assert of(points.little, table) == ("gain-berries", ["space-c0"])
    assert of(points.source, table) is None
    assert of(points.little, held("d-1", "f-1").camps(0, "b0")) is None


def test_a_majority_that_tips() -> None:
    """DH6."""
    parts = {"scenario": "lake", "pile": numbered("m", 6), "supply": numbered("b", 9, 11)}
    drawn, hands = "0 d w m 1", [["b-1", "d-1"], []]
    table = Table(drawn, hands=hands, **parts).camps(1, "d0")
    assert of(points.takes, table) == ("takes", ["space-b0", "seat-1"])
    assert args(points.takes, table) == {"seat": 1, "points": 3}
    assert of(points.source, table) == ("gain-majorities", ["space-b0"])
    assert of(points.takes, Table(drawn, hands=hands, **parts)) is None, "nobody is there yet"


def test_a_camp_that_joins_two_groups() -> None:
    """DX4."""
    table = held("d-1", "f-1").camps(0, "b0 d0 e0")
    assert of(points.joins, table) == ("joins", ["space-c0"])
    assert args(points.joins, table) == {"points": 4}
    assert of(points.joins, held("d-1", "f-1").camps(0, "b0 e0")) is None


@pytest.mark.parametrize(
    ("scenario", "drawn", "camp", "key"),
    [
        ("downpour", "0 w f 1", "", "event-rain"),
        ("volcano", "0 V f 1", "", "event-lava"),
        ("lake", "0 w f 1", "b0", "event-fish"),
    ],
)
def test_two_cards_that_empty_the_pile(scenario: str, drawn: str, camp: str, key: str) -> None:
    """DV2, DD1, DL1, DH5."""
    table = before_an_event(scenario)(drawn, hands=[["b-9"], []]).camps(0, camp)
    assert of(tips.event, table) == (key, ["pile"])
    table = before_an_event(scenario)(drawn, hands=[["b-9"], []], pile=numbered("d", 3))
    assert of(tips.event, table.camps(0, camp)) is None
    assert of(tips.event, Table(drawn)) is None


def test_without_a_village_the_fish_are_not_spoken_of() -> None:
    """DH5."""
    assert of(tips.event, before_an_event("lake")("0 w f 1", hands=[["b-9"], []])) is None


def test_a_story_that_lacks_one_zone() -> None:
    """DY2."""
    table = held("f-1", stories=TWO).camps(0, "b0").stories(0, "two")
    assert of(tips.lacks, table) == ("lacks-land", ["held-two", "hand-f-1", "row-3"])
    assert args(tips.lacks, table) == {"symbol": "forest"}
    assert of(tips.lacks, held("f-1", stories=TWO).stories(0, "two")) is None
    assert of(tips.lacks, held("f-1", stories=DESERT).stories(0, "desert")) is None


def test_a_story_that_lacks_one_lake_or_resource() -> None:
    """DY3, DY4."""
    lakes: dict[str, Tile] = {"shore": ({"desert": 1, "water": 1}, 3, 0)}
    table = Table("0 d f w 1", stories=lakes).camps(0, "b0").stories(0, "shore")
    assert of(tips.lacks, table) == ("lacks-water", ["held-shore", "row-4"])
    found: dict[str, Tile] = {"find": ({"desert": 1, "crystal": 1}, 3, 0)}
    icons = [("crystal", "c0", "d0"), ("pigment", "e0", "f0")]
    table = held(stories=found, icons=icons).camps(0, "b0").stories(0, "find")
    assert of(tips.lacks, table) == ("lacks-resource", ["held-find", "space-c0", "space-d0"])


def test_a_camp_that_brings_a_story_on() -> None:
    """DY5."""
    table = held("b-1", "d-1", stories=TWO).stories(0, "two")
    assert of(tips.nearer, table) == ("nearer", ["space-b0", "held-two"])
    assert args(tips.nearer, table) == {"have": 1, "need": 2}
    assert of(tips.nearer, held("b-1", "f-1", stories=TWO).stories(0, "two")) is None


@pytest.mark.parametrize(("worth", "is_said"), [(5, True), (4, False)])
def test_a_card_that_helps_another_player(worth: int, is_said: bool) -> None:
    """DY2, DT3."""
    story: dict[str, Tile] = {"two": ({"desert": 1, "forest": 1}, worth, 0)}
    table = held(stories=story).camps(1, "b0").stories(1, "two")
    points = ["row-3", "held-two", "seat-1"]
    assert of(tips.others_lack, table) == (("others-lack", points) if is_said else None)
    other = held(stories=story, row=NO_CARDS).camps(1, "b0").stories(1, "two")
    assert of(tips.others_lack, other) is None


@pytest.mark.parametrize(("seat", "is_said"), [(1, True), (2, False), (3, True)])
def test_a_partner_is_no_rival(seat: int, is_said: bool) -> None:
    """DM1, DY2."""
    table = Table("0 d f 1 m b d 2 f m 3", scenario="team", stories=TWO).camps(seat, "b0")
    assert (of(tips.others_lack, table.stories(seat, "two")) is not None) == is_said


def test_before_a_tuck_a_card_is_worth_keeping() -> None:
    """DE2."""
    story: dict[str, Tile] = {"gems": ({"crystal": 2}, 4, 0)}
    cards = ("f-1", "m-1", "b:crystal-1")
    table = held(*cards, stories=story).camps(0, "b0 c0").stories(0, "gems")
    assert of(tips.tuck_soon, table) == ("tuck-soon", ["hand-b:crystal-1"])
    assert of(tips.tuck_soon, held(*cards, stories=story).camps(0, "c0")) is None
    table = held(*cards[:2], stories=story).camps(0, "b0 c0").stories(0, "gems")
    assert of(tips.tuck_soon, table) == ("tuck-nothing", ["hand"])


def test_before_a_story_the_row_is_worth_a_look() -> None:
    """DE2, DS6."""
    table = held("d-1", "f-1", stories=TWO).camps(0, "b0")
    assert of(tips.story_soon, table) == ("story-soon", ["story-0"])
    assert args(tips.story_soon, table) == {"have": 1, "need": 2}
    assert of(tips.story_soon, held("d-1", stories=TWO).camps(0, "b0")) is None
    assert of(tips.story_soon, held("f-1", "m-1", stories=TWO).camps(0, "b0 c0")) is None


def test_a_way_that_pays_another_player() -> None:
    """DP5."""
    table = held("b-1", "d-1", "f-1", stories=TWO).camps(1, "b0").stories(0, "two")
    assert of(tips.gift, table) == ("gift", ["space-c0", "seat-1"])
    assert of(tips.gift, held("b-1", "d-1", "f-1", stories=TWO).stories(0, "two")) is None


@pytest.mark.parametrize(("count", "is_said"), [(1, True), (2, False)])
def test_the_last_berry_of_a_zone(count: int, is_said: bool) -> None:
    """DE1, DZ2."""
    table = held("b-1", "d-1", berries={"b0": count})
    assert of(tips.berry, table) == (("berry", ["space-b0"]) if is_said else None)


def test_a_large_hand() -> None:
    """DX6."""
    cards = numbered("d", 8)
    assert of(tips.large_hand, held(*cards)) == ("large-hand", ["hand"])
    assert of(tips.large_hand, held(*cards[:7])) is None


def test_what_weighs_the_same_is_said_in_turn() -> None:
    """DT1: a round of silence comes after what can wait."""
    table = held("f-1", stories=TWO, row=NO_CARDS).camps(0, "b0").stories(0, "two")
    heard = [advised(table.put(turns=turn)) for turn in (1, 3, 5, 7)]
    assert heard == 2 * [("lacks-land", ["held-two", "hand-f-1"]), None]


def test_only_who_decides_is_advised() -> None:
    """DT1."""
    table = held("b-1", "d-1", stories=DESERT).stories(0, "desert")
    assert advised(table) is not None
    assert table.setting.advice(table.game.redact(1)) is None
    assert table.play(take(0, 0, 1)).setting.advice(table.game.redact(0)) is None
