"""Games of Dewan with a coach: every decision, and what was said before and after it."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bivouac.core.contract import Advice, Event, Game, Known, generator
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import NONE
from bivouac.games.dewan.offers.gains import Trial
from bivouac.games.dewan.setting import Dewan
from tests.conftest import breadth, scale

TABLES = [("classic", 2), ("classic", 3), ("classic", 4), ("team", 4)]
TABLES += [(name, players) for name in ("downpour", "volcano", "lake") for players in (2, 3, 4)]
SOME = [("classic", 2), ("team", 4), ("downpour", 3), ("volcano", 4), ("lake", 3)]
every_table = pytest.mark.parametrize(("scenario", "players"), breadth(TABLES, SOME))

Heard = tuple[Known, Advice | None, Event, Known, Advice | None]
"""What a seat knew, what it was advised, what it did, what it knew then, and what that brought."""


@cache
def setting_of(scenario: str, players: int) -> Dewan:
    return GAME.setting({"scenario": scenario, "players": players})


def greedily(setting: Dewan, known: Known, chooser: Random) -> list[int]:
    """A plan that brings much for few cards; now and then any other."""
    plans, trial, side = known.plans(), Trial(setting, known), known.seat % setting.sides
    if chooser.random() < 0.2:
        return chooser.choice(plans).steps

    def worth(i: int) -> float:
        gains, is_camp = trial.gains(plans[i].steps), plans[i].target != NONE
        told = len(gains["told"]) + 0.5 * len(gains["stories"]) + is_camp
        return gains["points"][side] + told - 0.4 * plans[i].price[0] + chooser.random()

    return plans[max(range(len(plans)), key=worth)].steps


@cache
def coached(scenario: str, players: int) -> list[Heard]:
    """Every decision of some games with what the coach says of it."""
    setting = setting_of(scenario, players)
    return [one for seed in range(scale(4, short=3)) for one in heard(setting, seed)]


def heard(setting: Dewan, seed: int) -> Iterator[Heard]:
    rng, chooser = generator(seed), Random(seed)
    game = Game.new(setting, rng)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        before = game.redact(game.to_move)
        steps = greedily(setting, before, chooser)
        event = setting.event(before.position, steps)
        for step in steps:
            game.apply(step)
        after = game.redact(before.seat)
        yield before, setting.advice(before), event, after, setting.brought(before, event, after)


def all_said(scenario: str, players: int) -> Iterator[tuple[Known, Advice]]:
    """All that is said, each with what its seat knows when it is pointed at."""
    for before, advice, _, after, brought in coached(scenario, players):
        yield from ((known, one) for known, one in ((before, advice), (after, brought)) if one)
