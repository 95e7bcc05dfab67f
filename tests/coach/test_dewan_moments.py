"""The coach of Dewan in decisions besides the turn: stories, halves, markers and fish."""

from bivouac.games.dewan.coach import moments
from bivouac.games.dewan.coach.outlook import Outlook
from bivouac.games.dewan.layout import NONE
from tests.coach.dewan_said import advised, args, of
from tests.reference.dewan.boards import Tile, place, take
from tests.rulebook.dewan.board import Table, before_an_event

Stories = dict[str, Tile]
TWO: Stories = {"two": ({"desert": 1, "forest": 1}, 5, 0)}


def before_a_story(shown: Tile, own: Tile = ({"water": 3}, 4, 0)) -> Table:
    """Seat 0 has settled in a desert and a forest, and may take the one story that lies there."""
    stories = {"shown": shown, "own": own}
    table = Table("0 d f m 1", hands=[["d-1", "f-1"], []], stories=stories).camps(0, "b0")
    table.stories(0, "own").play(place(0, "b0 c0", "d-1 f-1"))
    return table.put(story_row=[0, *[NONE] * 4])


def before_a_tuck(story: Tile, *cards: str) -> Table:
    """Seat 0 has settled in a desert, a forest and the mountains, and may tuck a card."""
    hand = ["f-1", "m-1", *cards]
    table = Table("0 d f m b 1", hands=[hand, []], stories={"own": story}).camps(0, "b0 c0")
    return table.stories(0, "own").play(place(0, "c0 d0", "f-1 m-1"))


def test_a_story_whose_needs_are_met_already() -> None:
    """DY6, DS6."""
    table = before_a_story(TWO["two"])
    assert advised(table) == ("story-met", ["story-0"])
    assert args(moments.story_met, table) == {"points": 5}
    lacks = before_a_story(({"desert": 1, "mountain": 1}, 5, 0))
    assert of(moments.story_met, lacks) is None


def test_a_story_that_is_half_met() -> None:
    """DS6."""
    table = before_a_story(({"desert": 1, "crystal": 1}, 4, 0))
    assert advised(table) == ("story-have", ["story-0"])
    assert args(moments.story_have, table) == {"have": 1, "need": 2}
    assert advised(before_a_story(({"desert": 1, "crystal": 2}, 4, 0))) is None


def test_a_story_that_lacks_what_others_lack() -> None:
    """DY5."""
    shown: Tile = ({"desert": 1, "crystal": 2}, 4, 0)
    table = before_a_story(shown, own=({"crystal": 2}, 4, 0))
    assert advised(table) == ("story-shared", ["story-0"])
    assert of(moments.story_shared, before_a_story(shown)) is None


def test_the_first_story_may_lie_around_the_starting_camp() -> None:
    """DY1, DY2, DS6."""
    table = Table("f 0 d m 1", draft=True, stories=TWO, first_seat=1)
    assert advised(table) == ("story-home", ["story-0", "space-b0"])
    assert args(moments.story_home, table) == {"have": 2, "need": 2}
    far = Table("f 0 m d 1", draft=True, stories=TWO, first_seat=1)
    assert of(moments.story_home, far) is None
    assert of(moments.story_home, before_a_story(TWO["two"])) is None, "a later one"


def test_what_lies_around_the_starting_camp_is_what_camps_there_would_have() -> None:
    """DY2-DY4: two spaces of one zone are one, a lake counts from its shore, an icon once."""
    drawn = "f 0 d d 1\n. f w . ."
    icons = [("crystal", "a0", "b0"), ("pigment", "b1", "c1"), ("artifact", "d0", "c0")]
    table = Table(drawn, draft=True, icons=icons, first_seat=1)
    seat = table.to_move
    look = Outlook(table.setting, table.game.redact(seat))
    near = {sign: count for sign, count in moments.around_home(look).items() if count}
    ring = [name for name in ("a0", "c0", "a1", "b1") if name in table.setting.space_number]
    land = [name for name in ring if name in ("a0", "c0", "b1")]
    assert table.camps(seat, " ".join(land)).counts(seat) == near


def test_a_half_that_completes_a_story() -> None:
    """DE2, DY6."""
    table = before_a_tuck(({"mountain": 1, "crystal": 1}, 6, 0), "b:crystal-1", "w-1")
    assert advised(table) == ("tuck-story", ["hand-b:crystal-1", "held-own"])
    assert args(moments.tuck_story, table) == {"points": 6, "half": "badlands.crystal"}
    other = before_a_tuck(({"mountain": 1, "crystal": 2}, 6, 0), "b:crystal-1", "w-1")
    assert of(moments.tuck_story, other) is None


def test_a_half_that_brings_points() -> None:
    """DX5, DX3."""
    table = before_a_tuck(({"artifact": 2}, 6, 0), "b:berry-1", "w-1")
    assert advised(table) == ("tuck-points", ["hand-b:berry-1"])
    assert args(moments.tuck_points, table) == {"points": 2, "half": "badlands.berry"}
    assert of(moments.tuck_points, before_a_tuck(({"artifact": 2}, 6, 0), "w-1")) is None


def test_a_half_that_helps_a_story() -> None:
    """DY2, DY4."""
    table = before_a_tuck(({"artifact": 2}, 6, 0), "b:artifact-1", "w-1")
    assert advised(table) == ("tuck-nearer", ["hand-b:artifact-1", "held-own"])
    assert args(moments.tuck_nearer, table)["have"] == 1
    assert of(moments.tuck_nearer, before_a_tuck(({"artifact": 2}, 6, 0), "w-1")) is None


def test_no_half_that_helps() -> None:
    """DE2."""
    table = before_a_tuck(({"artifact": 2}, 6, 0), "w-1")
    assert advised(table) == ("tuck-none", ["hand"])


def test_a_marker_that_brings_points() -> None:
    """DD1, DD2: water between two camps makes two forest zones of one."""
    drawn = "0 f f f 1\n. . w . ."
    table = before_an_event("downpour")(drawn).camps(0, "b0 d0").play(take(0, 0, 1))
    assert advised(table) == ("marker-gain", ["space-c0"])
    assert args(moments.marker_gain, table) == {"points": 3}
    table = before_an_event("downpour")(drawn).camps(0, "b0").play(take(0, 0, 1))
    assert of(moments.marker_gain, table) is None


def test_a_marker_that_makes_two_zones_of_one() -> None:
    """DV7, DY2."""
    shown: Stories = {"sands": ({"desert": 3}, 8, 0), "woods": ({"forest": 3}, 8, 0)}
    for name, expected in (("sands", ("marker-splits", ["space-c0"])), ("woods", None)):
        drawn = "0 d d d 1\n. . w . ."
        table = before_an_event("downpour")(drawn, stories=shown).stories(0, name)
        assert of(moments.marker_splits, table.play(take(0, 0, 1))) == expected


def test_a_marker_that_buries_berries() -> None:
    """DV7."""
    drawn = "0 f d f 1\n. . w . ."
    table = before_an_event("downpour")(drawn, berries={"c0": 2}).play(take(0, 0, 1))
    assert of(moments.marker_berries, table) == ("marker-berries", ["space-c0"])
    larger = "0 d d f 1\n. . w . ."
    table = before_an_event("downpour")(larger, berries={"b0": 2}).play(take(0, 0, 1))
    assert of(moments.marker_berries, table) is None


def test_fish_for_a_card() -> None:
    """DH5, DH6."""
    table = before_an_event("lake")("0 w f 1", hands=[["b-9"], []]).camps(0, "b0")
    table.play(take(0, 0, 1))
    assert advised(table) == ("fish", ["hand"])
    assert args(moments.fish, table) == {"count": 1, "points": 3}
    assert advised(table.put(turns=3)) is None, "said every other round"
