"""Moments of random games of every scenario, with hands large and small."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from bivouac.core.contract import Game, generator
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import FISHING, MARKER, TUCK
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split
from tests.conftest import scale

TABLES = [("classic", 2), ("classic", 4), ("team", 4), ("downpour", 3), ("volcano", 4), ("lake", 3)]
every_table = pytest.mark.parametrize(("scenario", "players"), TABLES)


@cache
def setting_of(scenario: str, players: int) -> Dewan:
    return GAME.setting({"scenario": scenario, "players": players})


def play_on(game: Game, chooser: random.Random, patience: float) -> None:
    """A random decision, step by step; a patient player rather takes cards."""
    while True:
        legal = game.legal()
        takes = [step for step in legal if split(step)[0].startswith("take")]
        patient = takes and chooser.random() < patience
        game.apply(chooser.choice(takes if patient else legal))
        if game.is_between:
            return


def moments(
    scenario: str, players: int, games: int = 2, share: float = 0.3, seed: int = 0
) -> Iterator[Game]:
    """Some decisions of random games, each in a game that must not be changed."""
    setting = setting_of(scenario, players)
    for number in range(scale(games)):
        rng = generator(seed, number)
        chooser = random.Random(f"{seed} {number}")
        patience = chooser.choice([0.3, 0.6, 0.8])
        game = Game.new(setting, rng)
        while not game.is_over:
            if game.is_chance:
                game.resolve(rng)
                continue
            rare = game.position["phase"] in (TUCK, MARKER, FISHING)
            if chooser.random() < (0.5 if rare else share):
                yield game.copy()
            play_on(game, chooser, patience)
