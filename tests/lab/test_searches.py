"""The comparison of ways to think: their words, and that they are thought in."""

import pytest

from bench.searches import Minds, way
from bench.tree_search import TreeThinker
from bivouac.bots.budget import Budget
from bivouac.bots.mind import BY_VALUE
from bivouac.bots.thinking import Thinker
from bivouac.core.registry import find_game
from bivouac.lab.arena import measure
from bivouac.lab.arena_match import Match


def test_words_change_what_the_models_say() -> None:
    plain, changed = way("race"), way("race,rounds=1,breadth=0,policy=value,plans=6,judge=value")
    assert (plain.kind, plain.plans, plain.taught) == (Thinker, None, True)
    assert way("tree").kind is TreeThinker
    assert (plain.level.rounds, plain.level.breadth, plain.level.policy) == (None, None, None)
    assert (changed.kind, changed.plans, changed.taught) == (Thinker, 6, False)
    assert (changed.level.rounds, changed.level.breadth, changed.level.policy) == (1, 0, BY_VALUE)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("walk", "a way is one of race, tree, mix, not 'walk'"),
        ("race,rounds", "a way changes rounds=N, breadth=N, .* not 'rounds'"),
        ("race,policy=luck", "not 'policy=luck'"),
        ("race,plans=1", "plans is 2 to 64, not 1"),
        ("race,rounds=99999999999999999999", "rounds is 0 to 98, not 9"),
        ("tree,plans=4", "a tree compares all plans"),
    ],
)
def test_other_words_are_refused(words: str, line: str) -> None:
    with pytest.raises(ValueError, match=line):
        way(words)


def test_two_ways_play_each_other_from_every_seat() -> None:
    setting = find_game("dewan").setting({"players": 2})
    few = Budget(trials=300)
    match = Match("dewan", setting, "race,plans=2", "race,rounds=1,judge=value", 1, few, few)
    seen: list[Minds] = []

    def player_of(_: object) -> Minds:
        seen.append(Minds(setting))
        return seen[-1]

    figures = measure(match, 2, 1, player_of)
    assert figures["games"] == 2
    assert [seat["seats"] for seat in figures["by_seat"]] == [[0], [1]]
    thinkers = seen[0].thinkers
    assert thinkers["race,plans=2"].entrants == 2
    assert thinkers["race,plans=2"].minds[0]["taught"] == 1
    other = thinkers["race,rounds=1,judge=value"].minds[0]
    assert (other["taught"], other["depth"]) == (0, setting.seats)
