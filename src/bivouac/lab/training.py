"""Learning what a position is worth from games of a player against itself (docs/evaluation.md)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bivouac.bots.mind import BY_VALUE, BY_WORTH, Mind
from bivouac.bots.models import Model
from bivouac.bots.thinking import PARTS, learn
from bivouac.core.bind import bind
from bivouac.core.contract import Setting
from bivouac.core.records import allocate
from bivouac.lab.selfplay import AT_END, GAME, PROGRESS, THEN

Array = NDArray[Any]

FULL = 256  # progress at the end of a game
RIDGE = 30.0
"""How strongly weights are drawn towards nothing: as strongly as so many moments would."""
HELD_OUT = 5
"""One game in so many is kept for testing."""
MOMENTS = 40
"""Noted in a game, at most, for each side."""
SPARSE = 3
GRAINS = 1000
"""Of a point: weights are whole numbers of them."""
CAUTION = 1.2
"""By how much a lead is taken to be less sure than the error of one side says."""


class Way(NamedTuple):
    """How a setting is searched: the last parts of a Model."""

    rounds: int
    policy: str
    breadth: int
    blind: tuple[str, ...] = ()


class Sample(NamedTuple):
    """Moments of games: features, and what was noted of them (lab/selfplay.py)."""

    inputs: Array
    facts: Array


class Lesson(NamedTuple):
    """What was learnt, and how well it foretells games it has not seen."""

    model: Model
    explained: float  # of the variance of the points still to come
    error: float  # in points


def play_samples(setting: Setting, model: Model | None, games: int, seed: int) -> Sample:
    """Moments of games by a player who judges by a model, or by the rules' own `value`."""
    rules = setting.rules
    minds = allocate(Mind, 1)
    learn(minds, model, setting)
    minds[0]["policy"] = BY_VALUE if model is None else BY_WORTH
    rows = games * MOMENTS * setting.sides
    inputs = np.zeros((rows, rules.FEATURES), np.int16)
    facts = np.zeros((rows, 5), np.int32)
    n = bind("bivouac.lab.selfplay", rules, *PARTS).play_and_note(
        setting.static,
        allocate(rules.Position, 2),
        allocate(rules.Work, 1),
        allocate(rules.Search, 1),
        allocate(rules.Plan, rules.PLANS),
        minds,
        np.zeros(1, np.uint64),
        np.uint64(seed),
        games,
        SPARSE,
        inputs,
        facts,
    )
    return Sample(inputs[:n], facts[:n])


def fit(samples: list[Sample], way: Way) -> Lesson:
    """The weights with the least squared error on the points still to come (ridge regression)."""
    inputs = np.vstack([sample.inputs for sample in samples]).astype(np.float32)
    facts = np.vstack([sample.facts for sample in samples])
    late = (facts[:, PROGRESS] / FULL).astype(np.float32)
    columns = np.hstack([inputs * (1 - late)[:, None], inputs * late[:, None]])
    scale = np.maximum(columns.std(axis=0), 1e-3)
    columns /= scale
    to_come = (facts[:, AT_END] - facts[:, THEN]).astype(np.float64)
    unseen = facts[:, GAME] % HELD_OUT == 0
    known = columns[~unseen].astype(np.float64)
    squares = known.T @ known + RIDGE * np.eye(known.shape[1])
    weights = np.linalg.solve(squares, known.T @ to_come[~unseen])
    error = to_come[unseen] - columns[unseen] @ weights
    early = late[unseen] < 0.5
    spread = [max(1e-3, float(part.std())) for part in (error[early], error[~early])]
    grained = np.rint(weights / scale * GRAINS).astype(int).tolist()
    half = len(grained) // 2
    model = Model(
        GRAINS,
        grained[:half],
        grained[half:],
        (round(CAUTION * GRAINS * spread[0]), round(CAUTION * GRAINS * spread[1])),
        *way,
    )
    explained = 1 - error.var() / max(to_come[unseen].var(), 1e-9)
    return Lesson(model, round(float(explained), 3), round(float(error.std()), 2))


def train(setting: Setting, way: Way, games: int, generations: int, seed: int) -> Lesson:
    """Play, learn, play better, learn again: each time from the last three generations of games."""
    samples = [play_samples(setting, None, games, seed)]
    lesson = fit(samples, way)
    for generation in range(1, generations):
        samples.append(play_samples(setting, lesson.model, games, seed + generation))
        lesson = fit(samples[-3:], way)
    return lesson


def as_json(model: Model) -> Mapping[str, Any]:
    """A model as its data file has it."""
    return {**model._asdict(), "spread": list(model.spread), "blind": list(model.blind)}
