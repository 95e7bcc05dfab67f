"""The reference against the void: builds, moves, the void action and refusals."""

import pytest

from tests.reference.flow import Illegal, Json

from .void_builds import builds
from .void_effects import build, close, place
from .void_laid import asked, begin, choices, fill, lay, pieces_of, pitch
from .void_legal import check_decision
from .void_position import Ask, Ended
from .void_turns import act_as_player, act_as_void, draws, void_plays


def test_a_second_piece_that_has_become_impossible_is_lost() -> None:
    """IV8: the free piece of the settlement takes its spot; the cards are spent."""
    position = lay("f-1 f-2 t-1")
    pitch(position, 0, "f1 f2 f3")
    pieces = [{"piece": "tent", "spot": "f4"}, {"piece": "tent", "spot": "f5"}]
    flow = build(position, 0, 0, {"pieces": pieces, "cards": [["f-1"], ["f-2"]]})
    assert isinstance(next(flow), Ask)
    with pytest.raises(StopIteration):
        flow.send({"seat": 0, "do": "free", "piece": {"piece": "tent", "spot": "f5"}})
    assert position.tents_in("f") == [5, 0]
    assert position.discards == ["f-1", "f-2"]


def test_nothing_follows_a_tent_on_the_last_free_spot() -> None:
    """IV8: of either side; a totem may come before it."""
    position = lay("f-1 f-2 t-1")
    pitch(position, 0, "f1 f3 f5")
    pitch(position, 1, "f2 f4")
    for tribe in (0, position.void):
        found = pieces_of(position, tribe)
        assert {"f6", "totem f, f6"} <= found
        assert not any(pieces.startswith("f6, ") for pieces in found)


def test_pieces_move_from_a_complete_biome() -> None:
    """IV9: for the source's card or a joker pair; a totem with no void totem above it."""
    position = lay("t-1 g-1 g-2")
    fill(position, "t", 0)
    position.stacks["t"] = [0, 1, 0]
    position.marked = {"t1"}
    pitch(position, 0, "d1")
    found = pieces_of(position, 0)
    assert "t1>f1" in found
    assert "t1>g1" in found
    assert "t>totem d" in found
    assert "d2, t>totem d" in found
    assert not any("t1>t" in build or "d1>" in build for build in found)
    assert not any(build.endswith("t2") for build in found), "closed"
    position.stacks["t"] = [0, 1]
    assert not any("t>totem" in build for build in pieces_of(position, 0))
    asked(place(position, 0, 0, {"piece": "tent", "spot": "d2", "from": "t1"}))
    assert position.marked == {"d2"}
    assert position.claims == {"t": "players"}
    assert "t1" not in position.tents


def test_a_territory_judged_by_a_corruption_completes_no_biome() -> None:
    """IV9."""
    position = lay("t-1 t-2 t-3")
    pitch(position, 0, "t1")
    close(position, ["t"])
    assert not position.is_complete("tundra")
    fill(position, "t", 0)
    assert position.is_complete("tundra")
    asked_now = next(act_as_void(position, 0))
    assert isinstance(asked_now, Ask)
    assert {decision["do"] for decision in asked_now.decisions} == {"build", "skip"}


def test_void_cards_neither_pay_nor_are_swapped() -> None:
    """IV2, IV3."""
    position = lay("void-1 void-2 d-1")
    assert all(d["cards"] == [["d-1"]] for d in builds(position, 0, 0))
    asked_now = next(act_as_player(position, 0))
    assert isinstance(asked_now, Ask)
    assert [d["card"] for d in asked_now.decisions if d["do"] == "swap"] == ["d-1"]
    assert [d["cards"] for d in void_plays(position, 0)] == [["void-1"], ["void-1", "void-2"]]
    position.hands[0] = ["void-1", "void-2", "void-3"]
    assert choices(next(act_as_player(position, 0))) == ["pass"]


def test_void_cards_may_follow_a_void_build_until_the_first_draw() -> None:
    """IV3: both, in this order."""
    game = begin("void-1 d-1 t-1")
    game.apply({"seat": 0, "do": "swap", "card": "t-1"})
    assert {d["do"] for d in game.decisions()} == {"build", "void"}
    ruin = [{"piece": "tent", "spot": "d1"}]
    game.apply({"seat": 0, "do": "build", "tribe": "void", "pieces": ruin, "cards": [["d-1"]]})
    assert {d["do"] for d in game.decisions()} == {"draw", "void"}
    game.apply(game.decisions()[0])
    assert {d["do"] for d in game.decisions()} == {"draw"}


def test_where_the_void_can_do_nothing_a_card_is_discarded_or_the_game_ends() -> None:
    """IV3: two cards of closed biomes that are no joker; no ruin left."""
    position = lay("t-1 f-1")
    close(position, ["t", "f"])
    action = act_as_void(position, 0)
    assert choices(next(action)) == ["f-1", "t-1"]
    position = lay("c-1", size=8)
    pitch(position, 1, " ".join([*list(position.spots)[:20], "d1"]))
    with pytest.raises(Ended, match="piece"):
        next(act_as_void(position, 0))


def test_the_game_ends_when_a_player_has_nothing_in_stock() -> None:
    """IV10: and then every open territory is judged."""
    game = begin("t-1 t-2 t-3/f-1 f-2 f-3", limit=1)
    pitch(game.position, 1, " ".join(list(game.position.spots)[:20]))
    game.position.stacks["t"] = [1] * 8
    game.apply({"seat": 0, "do": "swap", "card": "t-1"})
    while not game.is_over:
        game.apply(game.decisions()[-1])
    result = game.result()
    assert result["reason"] == "stock"
    assert set(result["claims"]) == set("tfgcd")
    assert result["winners"] == []


def build_of(*spots: str, tribe: int | str = 0, card: str = "t-1", **more: str) -> Json:
    """An event with tents for one card."""
    pieces = [{"piece": "tent", "spot": spot, **more} for spot in spots]
    return {"seat": 0, "do": "build", "tribe": tribe, "pieces": pieces, "cards": [[card]]}


@pytest.mark.parametrize(
    ("rule", "event"),
    [
        ("IV2", {"seat": 1, "do": "swap", "card": "t-1"}),
        ("IV2", {"seat": 0, "do": "swap", "card": "void-1"}),
        ("IV2", {"seat": 0, "do": "pass"}),
        ("IV2", build_of("t1", tribe="void")),
        ("IV2", build_of("t1", card="void-1")),
        ("IT3", build_of("g1")),
        ("IT5", build_of("t6")),
        ("IV7", build_of("f1")),
        ("IV9", build_of("g1", **{"from": "t6"})),
        ("IT4", build_of("g1", "g2")),
        ("IV8", build_of("c6", "c6")),
    ],
)
def test_what_is_not_legal_is_refused_by_its_rule(rule: str, event: Json) -> None:
    """IV2, IV7-IV9, IT3-IT5."""
    position = lay("t-1 t-2 void-1/f-1 f-2 f-3")
    pitch(position, 0, "t6 c1 c2 c3 c4 c5")
    close(position, ["f"])
    request = next(act_as_player(position, 0))
    assert isinstance(request, Ask)
    with pytest.raises(Illegal) as found:
        check_decision(position, request, event)
    assert found.value.rule == rule


def test_any_card_of_the_display_can_be_drawn() -> None:
    """IT7, IV2: void cards too."""
    position = lay("t-1")
    position.display = ["void-1", "d-1"]
    assert [d["card"] for d in draws(position, 0)] == ["void-1", "d-1", position.deck[0]]
