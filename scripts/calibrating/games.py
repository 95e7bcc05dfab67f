"""Games of bots, and what the meter foretells at some of their moments."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from bivouac.analysis.meter import Meter
from bivouac.analysis.trust import Trust
from bivouac.bots.budget import Budget, unwatched
from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Game, Known, Setting, generator
from bivouac.core.records import Words
from scripts.calibrating.groups import draw_setting, group_named

Row: TypeAlias = dict[str, Any]
"""What one game gave, as it is written down."""
VIEWS = ("spectator", "seat", "open")
"""Whose eyes the meter looks with: in turn, moment by moment."""
EQUAL = {"level3": 55, "greedy": 15, "level4": 10}
"""Bots that play against their like, in so many of 100 games; in the others they are mixed."""
MIXED = ("level3", "greedy", "level4")
THOUGHT = Budget(trials=3000)
"""A turn of level 4: a twentieth of what it has at a table."""
WHOLE = 1000
"""Chances, and how far a game has gone, are written down in so many parts; points in tenths."""


class Task(NamedTuple):
    """A game to play, and how to measure it."""

    group: str
    part: str  # choose, fit or proof: they share no game
    number: int
    moments: int
    ways: tuple[tuple[str, int], ...]  # policy and breadth
    playouts: tuple[int, ...]  # ascending: what the first so many of them foretell


@lru_cache(maxsize=256)
def player_of(setting: Setting) -> Player:
    """The bots of a setting."""
    return Player(setting)


@lru_cache(maxsize=1024)
def meter_of(setting: Setting, policy: str, breadth: int) -> Meter:
    """The meter of a setting that works in one way."""
    return Meter(setting, Trust(policy=policy, breadth=breadth))


def row_of(task: Task) -> Row:
    """Play a game, then look back at some of its moments."""
    chooser = Random(f"{task.group} {task.part} {task.number}")
    setting = draw_setting(group_named(task.group), chooser)
    bots = draw_bots(setting.seats, chooser)
    rng = generator(chooser.getrandbits(63))
    game, kept = play(setting, bots, rng)
    picked = sorted(chooser.sample(range(len(kept)), min(task.moments, len(kept))))
    seen = [
        look(setting, kept[at], VIEWS[(task.number + place) % len(VIEWS)], task, chooser)
        for place, at in enumerate(picked)
    ]
    shares, points = outcome(meter_of(setting, *task.ways[0]), game.redact(SPECTATOR), 1, rng)
    return {
        "group": task.group,
        "part": task.part,
        "game": task.number,
        "seats": setting.seats,
        "result": in_parts(shares[0]),
        "points": np.rint(10 * points[0]).astype(int).tolist(),
        "seen": seen,
    }


def draw_bots(seats: int, chooser: Random) -> list[str]:
    """Who plays: most games are among equals."""
    place = chooser.randrange(100)
    for bot, share in EQUAL.items():
        if place < share:
            return [bot] * seats
        place -= share
    return [chooser.choice(MIXED) for _ in range(seats)]


def play(setting: Setting, bots: Sequence[str], rng: Words) -> tuple[Game, list[bytes]]:
    """A game played to its end, and every position in which somebody had to decide."""
    player, game = player_of(setting), Game.new(setting, rng)
    kept = []
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        if game.is_between:
            kept.append(game.positions.tobytes())
        for step in player.simulate(game, bots[game.to_move], rng, THOUGHT):
            game.apply(step)
    return game, kept


def look(setting: Setting, position: bytes, view: str, task: Task, chooser: Random) -> Row:
    """What the meter foretells in a position, in each of the ways."""
    game = Game(setting)
    game.positions[:] = np.frombuffer(position, game.positions.dtype)
    seed = chooser.getrandbits(63)
    known = seen_by(game, view, chooser)
    late = round(WHOLE * meter_of(setting, *task.ways[0]).late(known))
    return {"view": view, "late": late, "ways": list(foretold(setting, known, task, seed))}


def seen_by(game: Game, view: str, chooser: Random) -> Known:
    """A position as a viewer knows it; a seat is any of them."""
    if view == "open":
        return meter_of(game.setting, "value", 1).open(game)
    return game.redact(chooser.randrange(game.setting.seats) if view == "seat" else SPECTATOR)


def foretold(setting: Setting, known: Known, task: Task, seed: int) -> Iterator[Row]:
    """Chances by the first playouts, and points by all of them; and how long these took."""
    for policy, breadth in task.ways:
        started = perf_counter()
        shares, points = outcome(
            meter_of(setting, policy, breadth), known, task.playouts[-1], generator(seed)
        )
        yield {
            "chance": [in_parts(shares[:n].mean(axis=0)) for n in task.playouts],
            "points": np.rint(10 * points.mean(axis=0)).astype(int).tolist(),
            "us": round(1e6 * (perf_counter() - started) / task.playouts[-1]),
        }


def outcome(meter: Meter, known: Known, playouts: int, rng: Words) -> tuple[np.ndarray, np.ndarray]:
    """Shares and points of single playouts: playout x side."""
    shares, points = meter.play(known, [[]], playouts, rng, unwatched)
    return shares[:, 0], points[:, 0]


def in_parts(chances: np.ndarray) -> list[int]:
    """Chances as they are written down."""
    parts: list[int] = np.rint(WHOLE * chances).astype(int).tolist()
    return parts
