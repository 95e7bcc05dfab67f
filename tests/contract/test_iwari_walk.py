"""Iwari: a scoring walk has every step of the rulebook and adds up to the points of the game."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.record.replay import snapshot
from tests.conftest import scale
from tests.contract.iwari_moments import TABLES, every_table, setting_of


def scorings(chosen: Json, seed: int) -> Iterator[tuple[Json, Game]]:
    """The scorings of a random game, each with the game after it; every event is asked."""
    setting = GAME.setting(chosen)
    rng = generator(seed)
    chooser = random.Random(seed)
    game = Game.new(setting, rng)
    before = snapshot(game)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
        if game.is_between:
            found = setting.scoring(before, {}, game.position)
            if found is not None:
                yield found, game
            before = snapshot(game)


def total(walk: Json) -> list[int]:
    """The points before a walk and those of all its steps."""
    points = list(walk["before"])
    for step in walk["steps"]:
        scorers = {"territory": "ranks", "connection": "holders"}.get(step["kind"])
        for one in [step] if scorers is None else step[scorers]:
            points[one["tribe"]] += one["points"]
    return points


@every_table
def test_the_steps_add_up_to_the_points_of_the_game(table: str) -> None:
    """IE1, IE2: one scoring in mid-game at the most, and one at the end."""
    sides = setting_of(table).sides
    for seed in range(scale(10)):
        kinds = []
        for walk, game in scorings(TABLES[table], seed):
            kinds.append(walk["kind"])
            result = game.result()
            if walk["kind"] == "mid":
                assert walk["before"] == [0] * sides
                assert total(walk) == [side["tents_mid"] for side in result.breakdown]
            else:
                assert walk["before"] == [side["tents_mid"] for side in result.breakdown]
                assert tuple(total(walk)) == result.scores
        assert kinds in (["mid", "final"], ["final"])


@every_table
def test_the_steps_come_in_the_order_of_the_rulebook(table: str) -> None:
    """IP1-IP3: all territories, then uncovered connections in ascending order, then settlements."""
    setting = setting_of(table)
    for walk, game in scorings(TABLES[table], 1):
        kinds = [step["kind"] for step in walk["steps"]]
        order = ["territory", "connection", "settlement"]
        assert kinds == sorted(kinds, key=order.index)
        places = [step["territory"] for step in walk["steps"] if step["kind"] == "territory"]
        assert places == list(setting.territory_ids)
        numbers = [step["number"] for step in walk["steps"] if step["kind"] == "connection"]
        open_ones = [one["number"] for one in game.observe(-1)["connections"] if not one["covered"]]
        assert numbers == (sorted(open_ones) if walk["kind"] == "final" else [])


@every_table
def test_each_step_explains_its_points(table: str) -> None:
    """IP1, IP2, IM1: rank and base, leaders at both ends, and what pawns multiply."""
    factors = Counter[int]()
    for seed in range(scale(3)):
        for walk, game in scorings(TABLES[table], seed):
            view = game.observe(-1)
            for step in walk["steps"]:
                if step["kind"] == "territory":
                    check_territory(step, view, walk["kind"])
                    factors[step["factor"]] += 1
                elif step["kind"] == "connection":
                    check_connection(step)
                    factors[step["factor"]] += 1
    if setting_of(table).chosen.deeds:
        assert max(factors) > 1


def check_territory(step: Json, view: Json, kind: str) -> None:
    shown = next(one for one in view["territories"] if one["id"] == step["territory"])
    assert step["factor"] == (shown["factor"] if kind == "final" else 1)
    assert len(step["ranks"]) == len(shown["ranks"])
    for one, other in zip(step["ranks"], shown["ranks"], strict=True):
        assert (one["tribe"], one["tents"], one["rank"]) == (
            other["tribe"],
            other["tents"],
            other["rank"],
        )
        assert one["points"] == one["base"] * step["factor"]


def check_connection(step: Json) -> None:
    for totems, leaders in zip(step["totems"], step["leaders"], strict=True):
        most = max(totems)
        assert leaders == [i for i, count in enumerate(totems) if count == most > 0]
    both = sorted(set(step["leaders"][0]) & set(step["leaders"][1]))
    assert [one["tribe"] for one in step["holders"]] == both
    for one in step["holders"]:
        assert one["base"] == sum(map(sum, step["totems"]))
        assert one["points"] == one["base"] * step["factor"]


@pytest.mark.parametrize("settlements", ["group", "path"])
def test_settlements_are_walked_one_by_one(settlements: str) -> None:
    """IP3."""
    seen = 0
    for seed in range(scale(6)):
        chosen = {"map": "new-horizons", "players": 3, "settlements": settlements}
        for walk, game in scorings(chosen, seed):
            steps = [step for step in walk["steps"] if step["kind"] == "settlement"]
            shown = game.observe(-1)["settlements"] if walk["kind"] == "final" else []
            assert [{**one, "kind": "settlement"} for one in shown] == steps
            seen += len(steps)
    assert seen > 0


def test_an_event_that_scores_nothing_has_no_walk() -> None:
    setting = setting_of("four")
    game = Game.new(setting, generator(3))
    before = snapshot(game)
    assert setting.scoring(before, {}, game.position) is None


def test_a_mid_game_scoring_without_a_tent_on_the_map_is_one_too() -> None:
    """IE1, IT2: three players who only swap cards; nobody scores a point, and everybody sees so."""
    setting = GAME.setting({"players": 3})
    rng = generator(5)
    game = Game.new(setting, rng)
    walks = []
    while game.position["shuffles"] == 0 or game.position["mid_due"]:
        before = snapshot(game)
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(game.legal()[-1])  # swap the last card, draw from the deck
        found = setting.scoring(before, {}, game.position)
        if found is not None:
            walks.append(found)
    assert [walk["kind"] for walk in walks] == ["mid"]
    assert total(walks[0]) == [0, 0, 0]
