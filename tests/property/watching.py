"""What must hold in every position of every game, whatever its rules."""

from bivouac.core.contract import Game, Setting
from tests.walks import moments


def check_choices(game: Game) -> None:
    """Legal steps are different, in range, and never missing before the end."""
    legal = game.legal()
    assert len(set(legal)) == len(legal)
    assert all(0 <= step < game.setting.step_space for step in legal)
    assert bool(legal) == (not game.is_over and not game.is_chance)
    assert game.is_between or not game.is_over


def check_copies(setting: Setting, seed: int) -> None:
    """A step changes the game it is made in, and no other; and in equal games it does the same."""
    for game in moments(setting, seed):
        if game.is_over or game.is_chance:
            continue
        before = game.positions.tobytes()
        one, other = game.copy(), game.copy()
        step = game.legal()[-1]
        one.apply(step)
        assert game.positions.tobytes() == other.positions.tobytes() == before
        other.apply(step)
        assert one.positions.tobytes() == other.positions.tobytes() != before
