"""What fulfils a story: the worked examples of the rulebooks and the rulings on them."""

from .boards import begin, make_record
from .game import Game
from .stories import count_symbol, fulfilled, is_met

GLADE = "f f w d\nd w d . 0\nm d b . 1"
"""a0 and b0 one forest zone, c0 and b1 one water zone next to both forests."""


def glade(scenario: str = "classic") -> Game:
    icons = [("crystal", "b0", "c0"), ("artifact", "d0", "c0"), ("artifact", "a2", "b2")]
    stories = {"long": ({"forest": 3, "artifact": 2}, 7, 1), "short": ({"forest": 1}, 3, 0)}
    others = ["f-1", "f:artifact-2", "w-1", "bf-1", "d:fire-1", "dw-1"]
    return begin(make_record(GLADE, scenario=scenario, icons=icons, stories=stories, others=others))


def counts(game: Game, seat: int, symbols: str) -> dict[str, int]:
    return {name: count_symbol(game.position, seat, name) for name in symbols.split()}


def test_two_camps_in_one_forest_beside_one_lake_count_one_forest_and_one_water() -> None:
    """DY2, DY3, DZ1: the rulebook's first example, with one resource."""
    game = glade()
    game.position.camps[0] = ["a0", "b0"]
    assert counts(game, 0, "forest water crystal artifact desert") == {
        "forest": 1,
        "water": 1,
        "crystal": 1,
        "artifact": 0,
        "desert": 0,
    }


def test_players_share_icons_and_an_icon_counts_once_for_two_camps_of_one_player() -> None:
    """DY4: Alix and Billy use the same icon; two camps on either side of it make one."""
    game = glade()
    game.position.camps = [["a2", "b2"], ["b2"]]
    assert [count_symbol(game.position, seat, "artifact") for seat in (0, 1)] == [1, 1]
    assert counts(game, 0, "mountain desert") == {"mountain": 1, "desert": 1}


def test_one_camp_may_serve_several_water_zones() -> None:
    """DY3."""
    game = begin(make_record("w d w . 0 . 1"))
    game.position.camps[0] = ["b0"]
    assert count_symbol(game.position, 0, "water") == 2


def test_each_tucked_half_counts_as_one_more_zone_and_its_symbol_as_one_more_resource() -> None:
    """DY2, DY3, DY4, DC4: only the shown half counts."""
    game = glade()
    game.position.camps[0] = ["a0"]
    tucks = [("f:artifact-2", 0), ("bf-1", 0), ("w-1", 0)]
    game.position.tucks[0] = [{"card": name, "half": half} for name, half in tucks]
    assert counts(game, 0, "forest badlands water artifact") == {
        "forest": 2,
        "badlands": 1,
        "water": 1,
        "artifact": 1,
    }


def test_three_of_a_terrain_and_two_of_a_resource_are_met_with_a_tucked_card() -> None:
    """DY5: camps in two forest zones, one next to an artifact, and a forest artifact tucked."""
    stories = {"long": ({"forest": 3, "artifact": 2}, 7, 1)}
    icons = [("artifact", "c0", "d0"), ("artifact", "f0", "g0")]
    record = make_record("0 f d f d f d 1", stories=stories, icons=icons, others=["f:artifact-2"])
    game = begin(record)
    game.position.camps[0] = ["b0", "d0"]
    assert not is_met(game.position, 0, "long")
    game.position.tucks[0][0] = {"card": "f:artifact-2", "half": 0}
    assert is_met(game.position, 0, "long")
    game.position.camps[0] = ["b0"]
    assert not is_met(game.position, 0, "long")


def test_the_starting_camp_never_counts_for_a_story() -> None:
    """DY1: not for water, and not for an icon on its border."""
    game = begin(make_record("0 w . 1", icons=[("crystal", "a0", "b0")]))
    assert counts(game, 0, "water crystal") == {"water": 0, "crystal": 0}


def test_a_tile_that_slid_up_stays_fulfilled_and_one_met_at_the_end_counts() -> None:
    """DY6: told without camps still counts; met but not told counts too."""
    game = glade()
    game.position.stories[0] = ["never-9", "short", "long"]
    game.position.told[0] = {"long"}
    game.position.camps[0] = ["a0"]
    assert fulfilled(game.position, 0) == ["short", "long"]
    assert game.final()["told"] == [["long"], []]


def test_a_village_is_not_adjacent_to_its_own_zone_but_to_icons() -> None:
    """DH4."""
    game = glade("lake")
    game.position.camps[0] = ["c0"]
    assert counts(game, 0, "water crystal artifact") == {"water": 0, "crystal": 1, "artifact": 1}


def test_icons_stay_in_force_beside_lava_while_zones_shrink() -> None:
    """DC3, DL2: a covered space no longer joins two parts of a zone."""
    record = make_record("d d d V . 0 . 1", scenario="volcano", icons=[("artifact", "a0", "b0")])
    game = begin(record)
    game.position.camps[0] = ["a0", "c0"]
    assert counts(game, 0, "desert artifact") == {"desert": 1, "artifact": 1}
    game.position.markers = ["b0"]
    assert counts(game, 0, "desert artifact") == {"desert": 2, "artifact": 1}
