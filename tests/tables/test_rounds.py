"""The log tells in which round something was decided."""

from bivouac.bots.play import choose
from bivouac.core.contract import Game, generator
from bivouac.core.registry import find_game
from bivouac.record.write import Recorder
from bivouac.tables.protocol import said_of_event


def test_the_last_card_of_a_round_still_belongs_to_it() -> None:
    """IT7: with it the turn passes, and the next round begins."""
    setting = find_game("iwari").setting({"players": 3})
    rng = generator(1)
    recorder = Recorder("iwari", Game.new(setting, rng))
    crossed = 0
    while recorder.game.position["turns"] <= 3 * setting.seats:
        before = recorder.game.copy()
        for step in choose(recorder.game.redact(recorder.game.to_move), "greedy", rng):
            recorder.apply(step)
        begun = setting.round_of(before.position)
        crossed += setting.round_of(recorder.game.position) > begun
        said = said_of_event(before, recorder.events[-1], recorder.game, [])
        assert said["round"] == begun
    assert crossed == 3
