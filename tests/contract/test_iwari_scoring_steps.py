"""Iwari: a scoring has every step of the rulebook and adds up to the points of the game."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.setting import Iwari
from bivouac.record.replay import snapshot
from tests.conftest import scale
from tests.contract.iwari_moments import every_table, pick, setting_of
from tests.walks import moments


def scorings(setting: Iwari, seed: int) -> Iterator[tuple[Json, Game]]:
    """The scorings of a random game, each with the game after it; every event is asked."""
    before: np.void | None = None
    for game in moments(setting, seed, pick=pick):
        if game.is_between:
            found = None if before is None else setting.scoring(before, {}, game.position)
            if found is not None:
                yield found, game
            before = snapshot(game)


SCORERS = {"territory": "ranks", "road": "ranks", "connection": "holders"}
ORDER = ["territory", "road", "connection", "settlement", "discoveries", "ruins"]


def total(scoring: Json) -> list[int]:
    """The points before a scoring and those of all its steps."""
    points = list(scoring["before"])
    for step in scoring["steps"]:
        if step["kind"] == "discoveries":
            for tribe in step["winners"]:
                points[tribe] += step["points"]
        else:
            scorers = SCORERS.get(step["kind"])
            for one in [step] if scorers is None else step[scorers]:
                points[one["tribe"]] += one["points"]
    return points


def won_before(game: Game) -> list[int]:
    """IE1, IX1, IR2: by tribe, what was won before the final scoring."""
    keys = ("tents_mid", "expeditions", "walking")
    return [sum(side.get(key, 0) for key in keys) for side in game.result().breakdown]


@every_table
def test_the_steps_add_up_to_the_points_of_the_game(table: str) -> None:
    """IE1, IE2: one scoring in mid-game at the most, and one at the end."""
    for seed in range(scale(10)):
        kinds = []
        for scoring, game in scorings(setting_of(table), seed):
            kinds.append(scoring["kind"])
            if scoring["kind"] == "mid":
                mid = [side["tents_mid"] for side in game.result().breakdown]
                pairs = zip(won_before(game), mid, strict=True)
                assert scoring["before"] == [won - tents for won, tents in pairs]
                assert total(scoring) == won_before(game)
            else:
                assert scoring["before"] == won_before(game)
                assert tuple(total(scoring)) == game.result().scores
        assert kinds in (["mid", "final"], ["final"])


@every_table
def test_the_steps_come_in_the_order_of_the_rulebook(table: str) -> None:
    """IP1-IP3, IE2: land, the violet road, connections not yet scored, settlements, tokens."""
    setting = setting_of(table)
    for scoring, game in scorings(setting_of(table), 1):
        kinds = [step["kind"] for step in scoring["steps"]]
        assert kinds == sorted(kinds, key=ORDER.index)
        places = [step["territory"] for step in scoring["steps"] if step["kind"] == "territory"]
        assert places == list(setting.territory_ids)
        numbers = [step["number"] for step in scoring["steps"] if step["kind"] == "connection"]
        shown = game.observe(-1)["connections"]
        due = [one["number"] for one in shown if one["covered"] is None and not one["left"]]
        assert numbers == (sorted(due) if scoring["kind"] == "final" else [])
        is_final = scoring["kind"] == "final"
        assert kinds.count("road") == (is_final and setting.map.rules.road)
        assert kinds.count("discoveries") == (3 if is_final and setting.chosen.discoveries else 0)


@every_table
def test_each_step_explains_its_points(table: str) -> None:
    """IP1, IP2, IM1, IF2: rank and base, leaders at both ends, what multiplies and doubles."""
    factors = Counter[int]()
    setting = setting_of(table)
    guarded = {spot.guards for spot in setting.map.spots}
    for seed in range(scale(3)):
        for scoring, game in scorings(setting_of(table), seed):
            view = game.observe(-1)
            for step in scoring["steps"]:
                if step["kind"] == "territory":
                    check_territory(step, view, scoring["kind"])
                    factors[step["factor"]] += 1
                elif step["kind"] == "connection":
                    check_connection(step, setting.sides, step["number"] in guarded)
                    factors[step["factor"]] += 1
                elif step["kind"] == "road":
                    assert [{**one, "base": one["points"]} for one in view["road"]] == step["ranks"]
                elif step["kind"] == "discoveries":
                    check_discoveries(step, view)
                elif step["kind"] == "ruins":
                    assert step["ruins"] == view["tribes"][step["tribe"]]["ruins"] > 0
    if setting.chosen.deeds:
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
        assert one["doubled"] == (other["doubled"] and kind == "final")
        assert one["points"] == one["base"] * step["factor"] * (1 + one["doubled"])


def check_connection(step: Json, sides: int, is_guarded: bool) -> None:
    """IP2, IA2: where a ruin was, a holder scores one point in all; the void scores none (IA4)."""
    for totems, leaders in zip(step["totems"], step["leaders"], strict=True):
        most = max(totems)
        assert leaders == [i for i, count in enumerate(totems) if count == most > 0]
    both = sorted(set(step["leaders"][0]) & set(step["leaders"][1]) - {sides})
    assert [one["tribe"] for one in step["holders"]] == both
    for one in step["holders"]:
        assert one["base"] == (1 if is_guarded else sum(map(sum, step["totems"])))
        assert one["points"] == one["base"] * step["factor"]


def check_discoveries(step: Json, view: Json) -> None:
    """IG1: the most tokens of a colour, all of them where they tie."""
    tokens = [one["tokens"][step["colour"]] for one in view["tribes"]]
    assert step["tokens"] == tokens
    assert step["winners"] == [i for i, n in enumerate(tokens) if n == max(tokens) > 0]
    assert step["points"] == 6


@every_table
def test_a_mid_game_scoring_keeps_the_map_as_it_was_scored(table: str) -> None:
    """IE1: with what it gave, not what the end would give; at the end the map stays as it is."""
    for scoring, game in scorings(setting_of(table), 2):
        if scoring["kind"] == "final":
            assert scoring["map"] is None
            continue
        view = game.observe(-1)
        for land, now, step in zip(
            scoring["map"]["territories"], view["territories"], scoring["steps"], strict=True
        ):
            assert land == now | {"factor": 1, "ranks": step["ranks"]}
        others = {key: value for key, value in scoring["map"].items() if key != "territories"}
        assert others == {key: view[key] for key in others}
        assert {"tents", "ruins", "fortifications", "contested", "centre", "pawns"} <= set(others)


@pytest.mark.parametrize("settlements", ["group", "path"])
def test_settlements_are_walked_one_by_one(settlements: str) -> None:
    """IP3."""
    seen = 0
    for seed in range(scale(6)):
        chosen = {"map": "new-horizons", "players": 3, "settlements": settlements}
        for scoring, game in scorings(GAME.setting(chosen), seed):
            steps = [step for step in scoring["steps"] if step["kind"] == "settlement"]
            shown = game.observe(-1)["settlements"] if scoring["kind"] == "final" else []
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
    scored = []
    while game.position["shuffles"] == 0 or game.position["mid_due"]:
        before = snapshot(game)
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(game.legal()[-1])  # swap the last card, draw from the deck
        found = setting.scoring(before, {}, game.position)
        if found is not None:
            scored.append(found)
    assert [scoring["kind"] for scoring in scored] == ["mid"]
    assert total(scored[0]) == [0, 0, 0]
