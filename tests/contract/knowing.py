"""What anybody knows of a position depends on nothing they cannot know: stated once."""

import json

from bivouac.core.contract import SPECTATOR, Game, Json, Known, generator
from bivouac.core.records import Words


def viewers(game: Game) -> list[int]:
    """Everybody who looks at a game."""
    return [SPECTATOR, *range(game.setting.seats)]


def check_hands(game: Game) -> None:
    """Everybody knows how many cards somebody has, and which of them everybody has seen."""
    true_hands = game.setting.final(game.position)["hands"]
    public = see(game, SPECTATOR)["seats"]
    for seat in viewers(game):
        for other, shown in enumerate(see(game, seat)["seats"]):
            assert shown["hand_size"] == len(true_hands[other])
            assert shown["unknown"] == shown["hand_size"] - len(shown["hand"])
            known = true_hands[other] if other == seat else public[other]["hand"]
            assert shown["hand"] == known
            assert set(known) <= set(true_hands[other])


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


def unredacted(game: Game, seat: int) -> Known:
    """The whole position in the clothes of what a seat knows: a view must not look further."""
    return Known(game.setting, game.positions.copy(), seat)


def see(game: Game, seat: int) -> Json:
    """What a seat sees, though nothing was redacted before."""
    return unredacted(game, seat).view()


def check_view(game: Game, seat: int, rng: Words) -> None:
    """A view is plain data and shows nothing that its seat cannot know."""
    view = see(game, seat)
    assert json.loads(json.dumps(view)) == view
    assert game.redact(seat).view() == view
    assert see(game.resample(seat, rng), seat) == view
