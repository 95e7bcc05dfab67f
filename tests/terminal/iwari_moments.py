"""Moments of games of Iwari, and how they look."""

import random
from collections.abc import Iterator

from rich.console import Console, RenderableType

from bivouac.core.contract import Game, generator
from bivouac.games.iwari.game import Iwari
from bivouac.games.iwari.layout import PIECE
from bivouac.games.iwari.terminal.face import IwariFace, face
from bivouac.terminal.face import Choice, Menu
from bivouac.terminal.words import Words

NAMES = ("Una", "Vik", "Zoë", "Kai", "Ravi", "Lea")


def moments(setting: Iwari, share: float, seed: int = 1) -> Iterator[Game]:
    """Moments of a random game as whoever must choose sees them, a build half made included.

    The first is always there, so that whoever goes through them all has looked at something.
    """
    rng = generator(seed)
    chooser = random.Random(seed)
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


def last_moment(setting: Iwari, seed: int = 1) -> Game:
    """The end of a random game."""
    rng = generator(seed)
    chooser = random.Random(seed)
    game = Game.new(setting, rng)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
    return game


def face_for(game: Game, ascii_only: bool = False, language: str = "en") -> IwariFace:
    return face(game.setting, NAMES[: game.setting.seats], Words(language), ascii_only)


def text_of(thing: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def menus_of(menu: Menu) -> Iterator[Menu]:
    """A menu and all menus that open from it."""
    yield menu
    for choice in menu.choices:
        if choice.menu is not None:
            yield from menus_of(choice.menu())


def decided(game: Game, width: int = 80) -> list[Choice]:
    """All choices that do something."""
    menus = menus_of(face_for(game).menu(game, game.to_move, width))
    return [choice for menu in menus for choice in menu.choices if choice.menu is None]
