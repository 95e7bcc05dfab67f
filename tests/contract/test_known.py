"""Behind the edge there is only what a seat knows: a whole game fits through no door.

The ignores are part of the proof: if one of these calls were typed, mypy would report the ignore.
"""

import pytest

from bivouac.core.contract import Game, Known, Setting, generator
from bivouac.record.replay import play_steps
from tests.contract.cases import decides
from tests.walks import moments


def test_a_redacted_game_says_whose_it_is_and_so_do_its_copies(setting: Setting) -> None:
    game = Game.new(setting, generator(1))
    known = game.redact(0)
    for one in (known, known.copy(), game.copy().redact(0)):
        assert isinstance(one, Known)
        assert one.seat == 0
        assert one.positions.tobytes() == known.positions.tobytes()
    assert known.copy().positions is not known.positions
    assert type(game.copy()) is type(game.resample(0, generator(2))) is Game


def test_no_whole_game_gets_through_a_door_for_what_a_seat_knows(setting: Setting) -> None:
    game = Game.new(setting, generator(1))
    with pytest.raises(AttributeError):
        setting.observe(game)  # type: ignore[arg-type] # no Known
    with pytest.raises(AttributeError):
        setting.offer(game)  # type: ignore[arg-type] # no Known
    assert setting.offer(game.redact(game.to_move)) is not None


def test_what_a_seat_knows_does_not_lead_back_to_the_game(setting: Setting) -> None:
    """What is done with one is not done with the other, and nothing it holds is the game."""
    game = Game.new(setting, generator(1))
    before, known = game.positions.tobytes(), game.redact(game.to_move)
    known.apply(known.legal()[0])
    assert game.positions.tobytes() == before
    assert not any(held is game or held is game.positions for held in vars(known).values())


def test_a_decision_takes_the_same_steps_in_what_its_seat_knows_and_in_the_game(
    setting: Setting,
) -> None:
    """So tables try one on what its seat knows, and hand the steps on; but what really comes of
    an unseen draw stands in the event, and only in the game's."""
    for game in moments(setting, 3, 0.3):
        if not decides(game) or not game.is_between:
            continue
        known = game.redact(game.to_move)
        for steps in [plan.steps for plan in known.plans()][:6]:
            said = setting.event(known.position, steps)
            meant = setting.completed(known.position, setting.public_event(said))
            assert setting.steps(known.position, meant) == steps
            assert play_steps(game.copy(), steps)
            assert setting.event(game.position, steps) == setting.completed(game.position, said)
