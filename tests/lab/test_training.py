"""Training: what is learnt foretells games, and the same games teach the same."""

import numpy as np
import pytest

from bivouac.core.registry import find_game
from bivouac.lab.selfplay import AT_END, PROGRESS, SIDE, THEN
from bivouac.lab.training import Way, as_json, fit, play_samples, train
from nine.game import Nine

WAY = Way(2, "value", 8)
CASES = [("dewan", {"players": 2}), ("iwari", {"players": 3})]


@pytest.mark.slow
def test_what_is_noted_of_a_game_fits_together() -> None:
    setting = Nine(9)
    sample = play_samples(setting, None, 200, 1)
    assert len(sample.inputs) == len(sample.facts) > 100
    assert (sample.inputs[:, 0] == 1).all()
    assert set(sample.facts[:, SIDE]) == set(range(setting.sides))
    assert sample.facts[:, PROGRESS].min() >= 0
    assert sample.facts[:, PROGRESS].max() <= 256
    assert (sample.facts[:, AT_END] != sample.facts[:, THEN]).any()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_a_lesson_explains_most_of_the_points_still_to_come(
    name: str, options: dict[str, object]
) -> None:
    setting = find_game(name).setting(options)
    lesson = fit([play_samples(setting, None, 200, 1)], WAY)
    assert lesson.explained > 0.7
    assert lesson.model[-4:] == WAY


@pytest.mark.slow
def test_the_same_games_teach_the_same() -> None:
    setting = Nine(9)
    one, other = (train(setting, WAY, 60, 2, 5) for _ in range(2))
    assert one == other
    assert as_json(one.model)["opening"] == one.model.opening
    assert train(setting, WAY, 60, 2, 6) != one


def test_a_number_that_explains_everything_gets_all_the_weight() -> None:
    """Points to come are three times a feature: so says the model."""
    sample = play_samples(Nine(9), None, 4000, 1)
    facts = sample.facts.copy()
    facts[:, AT_END] = facts[:, THEN] + 3 * sample.inputs[:, 1]
    lesson = fit([sample._replace(facts=facts)], WAY)
    assert lesson.explained > 0.99
    assert np.allclose(lesson.model.closing[1], 3000, atol=100)
