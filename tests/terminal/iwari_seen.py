"""Moments of games of Iwari, and how they look."""

import random
from collections.abc import Iterator

from bivouac.core.contract import Game, Known, generator
from bivouac.core.words import Words
from bivouac.games.iwari.layout import PIECE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.terminal.face import IwariFace, face
from bivouac.terminal.face import Choice
from tests.terminal.seen import NAMES, choices_in


def moments(setting: Iwari, share: float, seed: int = 1) -> Iterator[Known]:
    """Moments of a random game as whoever must choose sees them, a build half made included.

    The first is always there, so that whoever goes through them all has looked at something.
    """
    rng, chooser = generator(seed), random.Random(seed)
    game = Game.new(setting, rng)
    is_first = True
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        is_asked = game.is_between or game.position["phase"] == PIECE
        if is_asked and (chooser.random() < share or is_first):
            is_first = False
            yield game.redact(game.to_move)
        plans = [plan.steps for plan in game.plans()] if chooser.random() < 0.5 else []
        for step in chooser.choice(plans) if plans else [chooser.choice(game.legal())]:
            game.apply(step)


def face_for(game: Game, ascii_only: bool = False, language: str = "en") -> IwariFace:
    return face(game.setting, NAMES[: game.setting.seats], Words(language), ascii_only)


def decided(game: Known, width: int = 80) -> list[Choice]:
    """All choices that do something."""
    return choices_in(face_for(game).menu(game, width))
