"""Simulations that are written down: every game is played once, and gives its record and points.

Writing a record is work for the interpreter, which threads would only take turns at: here games
are played in processes. What they give is the same, in the same order, with any number of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from bivouac.bots.names import PLAIN
from bivouac.bots.play import Forfeit, Played, Player
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.errors import InputError
from bivouac.core.registry import find_game
from bivouac.lab.forfeits import in_record
from bivouac.lab.simulate import Outcome, outcome_of
from bivouac.lab.visiting import player_of
from bivouac.lab.workers import Pipe, workers
from bivouac.record.write import Recorder, to_line
from bivouac.visitors.limits import USUAL, Limits
from bivouac.visitors.names import Visitor
from bivouac.visitors.party import Party

CHUNK = 16
"""Games played in one piece; a megabyte of records at most."""
WORTH_A_PROCESS = 256
"""Games of plain bots that take as long as a process takes to begin."""
AHEAD = 4
"""Pieces for each process that may wait for an earlier one, so that memory stays bounded."""

Chunk = tuple[int, int]
"""First game and number of games."""


@dataclass(frozen=True, slots=True)
class Series:
    """The games of a seed, in words that another process understands too."""

    game: str
    chosen: Mapping[str, object]  # options
    components: Path | None
    bots: Sequence[str]
    seed: int
    visitors: Mapping[str, Visitor] = field(default_factory=dict)  # those of the bots by others
    limits: Limits = USUAL

    def setting(self) -> Setting:
        """What is played."""
        return find_game(self.game).setting(self.chosen, self.components)


class Part(NamedTuple):
    """What some games in a row gave."""

    first: int
    lines: list[str]  # records, without line ends
    played: Played


Report = Callable[[Part], None]


def simulate_recorded(
    series: Series, games: int, jobs: int, write: Callable[[Part], None]
) -> Outcome:
    """Play games in at most `jobs` processes; `write` is given their records in order."""
    setting = series.setting()
    started = perf_counter()
    is_quick = set(series.bots) <= set(PLAIN)
    size = CHUNK if is_quick else 1
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    parts: list[Played] = []

    def report(part: Part) -> None:
        write(part)
        parts.append(part.played)

    hands = min(jobs, games // WORTH_A_PROCESS if is_quick else games)
    if hands > 1:
        play_in_processes(series, chunks, hands, report)
    else:
        with Party(series.visitors, series.limits) as party:
            player = player_of(party)(setting)
            for chunk in chunks:
                report(play_part(series, player, chunk))
    return outcome_of(setting, series.bots, series.seed, parts, perf_counter() - started)


def play_in_processes(series: Series, chunks: Sequence[Chunk], jobs: int, report: Report) -> None:
    """Play pieces side by side; `report` is given them one after the other."""
    done: dict[Chunk, Part] = {}  # those that wait for an earlier one
    asked = told = 0
    with workers(jobs, partial(play_for, series)) as pipes:
        free = pipes * 2  # one to play, and one in hand for when it is played
        while told < len(chunks):
            while free and asked < min(len(chunks), told + AHEAD * jobs):
                free.pop().send(chunks[asked])
                asked += 1
            ready = wait(pipes)
            for pipe in (pipe for pipe in pipes if pipe in ready):
                part = hear(pipe)
                done[part.first, len(part.lines)] = part
                free.append(pipe)
            while told < asked and chunks[told] in done:
                report(done.pop(chunks[told]))
                told += 1


def hear(pipe: Pipe) -> Part:
    """The next part from a worker."""
    try:
        part: Part = pipe.recv()
    except (EOFError, OSError):
        raise InputError("command-process-ended") from None
    return part


def play_for(series: Series, pipe: Pipe) -> None:
    """The work of a process: play what it is sent, until nothing more is."""
    with Party(series.visitors, series.limits) as party:
        player = player_of(party)(series.setting())
        while True:
            pipe.send(play_part(series, player, pipe.recv()))


def play_part(series: Series, player: Player, chunk: Chunk) -> Part:
    """Some games in a row: their records, and what a simulation counts."""
    first, games = chunk
    sides, keys = player.works["scores"].shape[1:]
    played = (
        np.zeros((games, sides, keys), np.int32),
        np.zeros((games, sides), np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
    )
    lines, steps, forfeits = [], 0, list[Forfeit]()
    for row in range(games):
        game, record, made = record_game(series.game, player, series.bots, series.seed, first + row)
        forfeits += [one._replace(game=first + row) for one in player.forfeits]
        player.players.sum_up(player.static, game.positions, player.works, *played, row)
        lines.append(to_line(record))
        steps += made
    return Part(first, lines, Played(*played, steps, tuple(forfeits)))


def record_game(
    name: str, player: Player, bots: Sequence[str], seed: int, number: int
) -> tuple[Game, Json, int]:
    """A game as a simulation plays it: how it ended, its record, and how many steps it took."""
    rng = generator(seed, number)
    recorder = Recorder(name, Game.new(player.setting, rng))
    game = recorder.game
    made = player.drive(game, bots, rng, recorder)
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots)]
    record = recorder.record(names=names, seeds={"seed": seed, "game": number})
    return game, {**record, **in_record(player.forfeits)}, made
