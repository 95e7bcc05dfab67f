"""What a position shows and offers, and what a message says: worked out once for all who look.

Many tests look at the same moments of the same games. What they are given must not be changed.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, Setting
from bivouac.core.language import address, say
from tests.contract.knowing import see

Arguments = tuple[tuple[str, str | int], ...]


def view_of(game: Game, seat: int = SPECTATOR) -> Json:
    """What a seat sees."""
    return _view(game.setting, game.positions.tobytes(), seat)


def offer_of(game: Game) -> Json:
    """What the mover is offered."""
    offer = _offer(game.setting, game.positions.tobytes())
    assert offer is not None
    return offer


def draft_of(game: Game, wish: Json) -> Json:
    """How a decision of the mover goes on that is half made."""
    return _draft(game.setting, game.positions.tobytes(), json.dumps(wish))


def scoring_of(before: Game, event: Event, after: Game) -> Json | None:
    """The scoring that an event brought about, if any."""
    positions = (game.positions.tobytes() for game in (before, after))
    return _scoring(after.setting, *positions, json.dumps(event))


def spoken(language: str, message: Message, names: Sequence[str], reader: int) -> str:
    """A message as one reader hears it."""
    return _sentence(language, message.key, tuple(message.args.items()), tuple(names), reader)


def _game_at(setting: Setting, position: bytes) -> Game:
    game = Game(setting)
    game.positions[:] = np.frombuffer(position, game.positions.dtype)
    return game


@lru_cache(maxsize=4096)
def _view(setting: Setting, position: bytes, seat: int) -> Json:
    return see(_game_at(setting, position), seat)


@lru_cache(maxsize=1024)
def _offer(setting: Setting, position: bytes) -> Json:
    game = _game_at(setting, position)
    offer = setting.offer(game.redact(game.to_move))
    assert game.positions.tobytes() == position, "to offer something changes nothing"
    return offer


@lru_cache(maxsize=4096)
def _draft(setting: Setting, position: bytes, wish: str) -> Json:
    game = _game_at(setting, position)
    draft = setting.draft(game.redact(game.to_move), json.loads(wish))
    assert game.positions.tobytes() == position, "a draft changes nothing"
    return draft


@lru_cache(maxsize=4096)
def _scoring(setting: Setting, before: bytes, after: bytes, event: str) -> Json | None:
    was, now = (_game_at(setting, position).position for position in (before, after))
    return setting.scoring(was, json.loads(event), now)


@lru_cache(maxsize=1 << 16)
def _sentence(
    language: str, key: str, arguments: Arguments, names: tuple[str, ...], reader: int
) -> str:
    return say(language, address(Message(key, dict(arguments)), names, reader))
