"""Games of bots as records, and reports of them that take no time to speak of."""

from collections.abc import Callable, Sequence
from functools import cache

from bivouac.analysis.quality import Effort
from bivouac.analysis.report import analyse_with
from bivouac.analysis.report_wire import Report
from bivouac.bots.play import Player
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.record.write import Recorder
from nine.game import Nine
from tests.analysis.cases import settings

LITTLE = Effort(300_000, 5, {"level4": 200, "level5": 400})
"""Enough to see that a report is made as it should be."""
NINE = Nine(9)
ALL: tuple[Setting, ...] = (*settings(), NINE)

Change = Callable[[Game, list[int]], list[int]]
"""Makes another decision of the one that a bot would make."""


@cache
def record_of(setting: Setting, seed: int, bot: str = "level3") -> Json:
    """A game among equals."""
    return played(setting, seed, [bot] * setting.seats)


def played(
    setting: Setting, seed: int, bots: Sequence[str], change: Change = lambda _, steps: steps
) -> Json:
    """A game of bots, in which some of their decisions may be changed."""
    rng, player = generator(seed), Player(setting)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
            continue
        for step in change(game, player.simulate(game, bots[game.to_move], rng)):
            recorder.apply(step)
    return recorder.record()


@cache
def report_of(setting: Setting, seed: int) -> Report:
    """What a little effort says of a game."""
    found = analyse_with(record_of(setting, seed), "quick", LITTLE)
    assert found is not None
    return found
