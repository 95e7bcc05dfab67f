"""Shuffles that can be verified afterwards.

A table draws a seed of 256 random bits before anything is dealt and shows its hash, the
*commitment*. Shuffle number k, counted from 0, orders ids by HMAC-SHA256 with the seed as key and
the text "k:id" as message; sorted ids go in, so that the order depends on nothing else. Once the
game is over the seed is shown, and whoever has the record can repeat every shuffle
(record/fair.py). The limit: who makes the seed could try several and keep the one that suits.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.records import Words

SEED_BYTES = 32


def new_seed() -> bytes:
    """256 random bits of the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game is over: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


class Shuffles:
    """The shuffles of one seed, one after the other; `done` of them have been made."""

    def __init__(self, seed: bytes, done: int = 0) -> None:
        self.seed = seed
        self.done = done

    def order(self, ids: Sequence[str]) -> list[str]:
        """The next shuffle of some ids, top first."""
        number = self.done
        self.done += 1
        return sorted(sorted(ids), key=lambda name: digest(self.seed, f"{number}:{name}"))


def digest(seed: bytes, text: str) -> bytes:
    """HMAC-SHA256 of a text with the seed as key."""
    return hmac.digest(seed, text.encode("utf-8"), "sha256")


def map_generator(seed: bytes) -> Words:
    """The generator that lays out map and first seat: its seed is 8 bytes, big-endian."""
    return generator(int.from_bytes(digest(seed, "map")[:8], "big"))


def deal(setting: Setting, seed: bytes) -> tuple[Json, Shuffles]:
    """The record's `setup` of a table with this seed, and the shuffles that play goes on with."""
    laid_out = Game.new(setting, map_generator(seed))
    shuffles = Shuffles(seed)
    setup = setting.shuffled(setting.setup(laid_out.position), shuffles.order)
    return setting.setup(start(setting, setup).position), shuffles


def start(setting: Setting, setup: Json) -> Game:
    """The game that begins with a setup."""
    record = {"options": dict(setting.options), "components": setting.components(), "setup": setup}
    return setting.lay_out(record)
