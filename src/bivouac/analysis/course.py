"""The course of a game: its record played again, and what each event turned up."""

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Known, Setting, generator
from bivouac.core.records import Words
from bivouac.record.replay import replay_from, start

TELLING = 32
"""Worlds in which an event is tried: if all of them show the same, it turned nothing up."""
TOLD_BY = ("game", "options", "components", "setup", "events")
"""What a game is made of. Names, dates and the like change nothing in a report."""


class Course(NamedTuple):
    """A game from its setup to where its record ends."""

    setting: Setting
    events: Sequence[Event]
    steps: Sequence[list[int]]  # by event; none where chance decided
    games: Sequence[Game]  # before the first event, and after each
    digest: int  # of 64 bits: seeds are made of it, so that nobody can choose them

    def seat(self, event: int) -> int | None:
        """Who decided; None: chance."""
        seat: int | None = self.events[event].get("seat") if self.steps[event] else None
        return seat

    def round(self, event: int) -> int:
        """The number of the round that an event belongs to."""
        return self.setting.round_of(self.games[max(event, 0)].position)

    def rng(self, *place: int) -> Words:
        """A generator of its own for each place in the report."""
        return generator(self.digest, hash_of(place))


def hash_of(place: Sequence[int]) -> int:
    """A number below 2**63 for some small ones, the same in every process."""
    text = " ".join(map(str, place)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1


def digest_of(record: Json) -> int:
    """64 bits of what a record says of the game itself."""
    told = {key: record.get(key) for key in TOLD_BY}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def course_of(record: Json) -> Course:
    """A record, played again; a RecordError says what is wrong with it first."""
    game = start(record)
    games, steps = [game.copy()], []
    for one in replay_from(game, record):
        decided = "chance" not in one.event
        steps.append(game.setting.steps(one.before, one.event) if decided else [])
        games.append(one.game.copy())
    return Course(game.setting, record["events"], steps, games, digest_of(record))


def opened(game: Game) -> Known:
    """A game with all hands open and all else that is hidden as hidden as before."""
    shown = game.copy()
    shown.entries.show_hands(game.setting.static, shown.positions, 0)
    return shown.redact(SPECTATOR)


def turned_up(course: Course, event: int) -> bool:
    """Did an event show something that could have come otherwise?

    The same is done in worlds that somebody who sees all hands cannot exclude.
    """
    before, after = opened(course.games[event]), opened(course.games[event + 1])
    shown = after.positions.tobytes()
    rng = course.rng(event, 0)
    return any(
        opened(tried(before, course.steps[event], rng)).positions.tobytes() != shown
        for _ in range(TELLING)
    )


def tried(before: Game, steps: Sequence[int], rng: Words) -> Game:
    """What a decision, or chance if there are no steps, leads to in some world."""
    world = before.resample(SPECTATOR, rng)
    for step in steps:
        world.apply(step)
    if not steps:
        world.resolve(rng)
    return world
