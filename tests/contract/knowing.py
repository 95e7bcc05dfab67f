"""What anybody knows of a position depends on nothing they cannot know: stated once."""

import json

from bivouac.core.contract import SPECTATOR, Game, generator
from bivouac.core.records import Words


def viewers(game: Game) -> list[int]:
    """Everybody who looks at a game."""
    return [SPECTATOR, *range(game.setting.seats)]


def check_knowledge(game: Game, seed: int, with_views: bool = True) -> None:
    """Views, redacted positions and choices are the same in every world that looks the same."""
    rng = generator(seed)
    for seat in viewers(game):
        check_redacted(game, seat, rng)
        if with_views:
            check_view(game, seat, rng)
    if not game.is_over and not game.is_chance:
        assert game.redact(game.to_move).legal() == game.legal()
        assert game.resample(game.to_move, rng).legal() == game.legal()


def check_redacted(game: Game, seat: int, rng: Words) -> None:
    """A redacted position depends only on what its seat knows."""
    redacted = game.redact(seat)
    known = redacted.positions.tobytes()
    assert redacted.redact(seat).positions.tobytes() == known
    assert game.resample(seat, rng).redact(seat).positions.tobytes() == known


def check_view(game: Game, seat: int, rng: Words) -> None:
    """A view is plain data and shows nothing that its seat cannot know."""
    view = game.observe(seat)
    assert json.loads(json.dumps(view)) == view
    assert game.redact(seat).observe(seat) == view
    assert game.resample(seat, rng).observe(seat) == view
