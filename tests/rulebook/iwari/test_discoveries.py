"""IG1: discovery tokens."""

from typing import Any

from bivouac.core.contract import SPECTATOR, generator
from tests.rulebook.iwari.board import Table, build, explore, third

TOKENS = {"f1": "red", "f2": "green", "g1": "yellow", "g3": "red"}


def discovering(players: int = 3, **more: Any) -> Table:
    """Tokens in forest and glacier."""
    return Table(players, discoveries=True, laid={"discoveries": TOKENS}, **more)


def test_the_first_tent_of_a_territory_with_tokens_is_announced() -> None:
    """IG1: they are turned up, then the tent is placed there."""
    table = discovering(hands=["f-1 f-2 d-1"])
    assert table.refusal(build(0, "f1", "f-1")) == "IG1"
    assert [d["territory"] for d in table.decisions() if d["do"] == "explore"] == ["f", "g"]
    table.play(explore(0, "f"))
    assert (table.phase, table.to_move) == ("turn", 0)
    assert table.kinds() == {"build"}
    assert table.builds() == {"f1", "f2", "f3", "f4"}
    assert table.refusal(build(0, "d1", "d-1")) == "IG1"
    assert table.refusal({"seat": 0, "do": "swap", "card": "d-1"}) == "IG1"
    table.play(build(0, "f2", "f-1"))
    assert table.final["discoveries"] == {"f1": "red", "g1": "yellow", "g3": "red"}


def test_a_territory_that_no_tent_can_be_paid_for_is_not_explored() -> None:
    """IG1: only whoever is about to place it."""
    table = discovering(hands=["f-1 d-1 c-1"])
    assert [d["territory"] for d in table.decisions() if d["do"] == "explore"] == ["f"]
    assert table.refusal(explore(0, "g")) == "IG1"
    assert table.refusal(explore(0, "d")) == "IG1", "no tokens lie there"


def test_a_territory_without_tokens_needs_no_announcement() -> None:
    """IG1: nor one that has been explored."""
    table = discovering(hands=["f-1 d-1"]).tents(1, "f3")
    table.put(veiled=[0, 0])
    assert {"d1", "f1"} <= table.builds()


def test_colours_are_hidden_until_they_are_turned_up() -> None:
    """IG1: for everybody; a world dealt again may have others."""
    table = discovering(hands=["f-1"])
    for seat in (SPECTATOR, 0, 1):
        assert set(table.game.observe(seat)["discoveries"].values()) == {None}
    worlds = [table.game.resample(1, generator(seed)) for seed in range(20)]
    colours = {str(table.setting.final(world.position)["discoveries"]) for world in worlds}
    assert len(colours) > 5
    table.play(explore(0, "f"))
    seen = table.game.observe(2)["discoveries"]
    assert seen == {"f1": "red", "f2": "green", "g1": None, "g3": None}
    world = table.game.resample(1, generator(3))
    assert table.setting.final(world.position)["discoveries"]["f1"] == "red"


def test_the_third_tribe_explores_and_takes_tokens_too() -> None:
    """IG1, I2.1."""
    table = discovering(2, hands=["d-1 g-1"])
    table.play(build(0, "d1", "d-1"))
    assert table.kinds() == {"explore", "build"} or table.kinds() == {"explore"}
    table.play(explore(0, "g"))
    assert table.phase == "third"
    table.play(third(0, "g1", "g-1"))
    assert table.points("discoveries") == [0, 0, 6]


def test_most_tokens_of_a_colour_bring_6_points_to_all_tied() -> None:
    """IG1: the rulebook's example, added up rightly."""
    table = Table(3, discoveries=True, laid={"discoveries": {}})
    table.positions["tokens"][0, :3] = [[3, 2, 1], [3, 2, 4], [0, 2, 1]]
    assert table.points("discoveries") == [12, 18, 6]


def test_a_colour_nobody_has_brings_nothing() -> None:
    """IG1."""
    table = Table(3, discoveries=True, laid={"discoveries": {}})
    assert table.points("discoveries") == [0, 0, 0]
    table.positions["tokens"][0, 1] = [1, 0, 0]
    assert table.points("discoveries") == [0, 6, 0]


def test_a_fortification_takes_no_token() -> None:
    """IG1, IF1: the tent on it does."""
    table = discovering(hands=["f-1 f-2"], fortifications=True).tents(1, "f3").put(veiled=[0, 0])
    table.play(build(0, "#f1 f1", "f-1 f-2"))
    assert table.points("discoveries")[0] == 6


def test_whoever_has_explored_can_pay_for_a_tent_there_as_everybody_knows() -> None:
    """IG1: no world that another seat holds possible leaves the explorer without a build."""
    table = discovering(hands=["f-1 d-1 c-1"])
    table.play(explore(0, "f"))
    for viewer in (SPECTATOR, 1, 2):
        worlds = [table.game.resample(viewer, generator(seed)) for seed in range(60)]
        assert all(world.plans() for world in worlds)
        hands = {str(table.setting.final(world.position)["hands"][0]) for world in worlds}
        assert len(hands) > 5
