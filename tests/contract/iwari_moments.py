"""Moments of random games of Iwari, with every option in play at some table."""

import random
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Event, Game, Json, generator
from bivouac.games.iwari.game import GAME, Iwari
from bivouac.games.iwari.layout import DEED
from bivouac.record.replay import play_event
from tests.conftest import scale

ALL_DEEDS = ["union", "discovery", "honour", "respect"]
TABLES: dict[str, Json] = {
    "two": {"map": "new-horizons", "players": 2, "deeds": ALL_DEEDS},
    "two-draft": {"map": "vast-lands", "players": 2, "draft": True, "settlements": "path"},
    "three-path": {
        "map": "vast-lands",
        "players": 3,
        "deeds": ["union", "honour"],
        "settlements": "path",
    },
    "four": {"map": "new-horizons", "players": 4, "deeds": ALL_DEEDS},
    "five-draft": {
        "map": "vast-lands",
        "players": 5,
        "draft": True,
        "deeds": ["discovery", "respect"],
    },
}
every_table = pytest.mark.parametrize("table", TABLES)


def setting_of(table: str) -> Iwari:
    return GAME.setting(TABLES[table])


def play_on(game: Game, chooser: random.Random) -> None:
    """A random decision, step by step."""
    while True:
        game.apply(chooser.choice(game.legal()))
        if game.is_between:
            return


def moments(table: str, games: int = 1, share: float = 0.15, seed: int = 0) -> Iterator[Game]:
    """Some decisions of random games, each in a game that must not be changed."""
    setting = setting_of(table)
    for number in range(scale(games)):
        rng = generator(seed, number)
        chooser = random.Random(f"{seed} {number}")
        game = Game.new(setting, rng)
        while not game.is_over:
            if game.is_chance:
                game.resolve(rng)
                continue
            if game.position["phase"] == DEED or chooser.random() < share:
                yield game.copy()
            play_on(game, chooser)


def builds(table: str, games: int = 1, share: float = 0.15) -> Iterator[tuple[Game, Json]]:
    """Moments at which something can be built, with what is offered."""
    for game in moments(table, games, share):
        offer = game.setting.offer(game, game.to_move)
        assert offer is not None
        if offer["places"]:
            yield game, offer


def played(game: Game, event: Event) -> Game:
    """The game after an event as a table plays it: with the card that a draw has found."""
    after = game.copy()
    play_event(after, game.setting.completed(game.position, event))
    return after


def empty_handed(game: Game) -> Game:
    """The game with nothing in the mover's hand."""
    bare = game.copy()
    seat = bare.to_move
    bare.positions["hands"][0, seat] = -1
    bare.positions["hand_n"][0, seat] = 0
    bare.positions["held"][0, seat] = 0
    return bare


def without_stock(game: Game, tribe: int) -> Game:
    """The game with all pieces of a tribe gone from its stock."""
    bare = game.copy()
    bare.positions["tents_left"][0, tribe] = 0
    bare.positions["totems_left"][0, tribe] = 0
    return bare
