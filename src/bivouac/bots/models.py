"""The trained evaluations, one for each variant of a game and number of seats (docs/evaluation.md).

A game brings them in a file of its own.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bivouac.core.contract import Setting


class Model(NamedTuple):
    """What the features of a game are worth, in grains (evaluation.py); and how to search it."""

    point: int  # so many grains make a point
    opening: Sequence[int]  # by feature: at the start
    closing: Sequence[int]  # at the end
    spread: tuple[int, int]  # how far a lead may be off, at the start and at the end
    rounds: int  # how many times around the table a search looks ahead
    policy: str  # how it decides on the way there: by "worth" or by "value"
    breadth: int  # plans considered in each of these decisions
    blind: Sequence[str] = ()  # options that bring points it has not learnt to see


@cache
def models_of(path: Path) -> Mapping[str, Model]:
    """All models of a file, by the name of their setting; none before the first is trained."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {
        name: Model(**{**model, "spread": tuple(model["spread"])}) for name, model in kept.items()
    }


def name_of(setting: Setting) -> str:
    """The name of a setting's model: the scenario or map, and how many play it."""
    return f"{setting.variant}-{setting.seats}"


def model_of(setting: Setting) -> Model | None:
    """The model of a setting; of a map or scenario of one's own, that of the base game.

    None where there is nothing to go by: in a game without points, or without models, or with an
    option the model is blind to.
    """
    path = setting.evaluations
    known = models_of(path) if path is not None and setting.scored else {}
    alike = [name for name in known if name.rpartition("-")[2] == str(setting.seats)]
    for name in (name_of(setting), *alike, *known):
        if name in known:
            is_blind = any(setting.options.get(option) for option in known[name].blind)
            return None if is_blind else known[name]
    return None
