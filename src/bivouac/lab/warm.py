"""Compile everything beforehand, so that nobody waits at the first move."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context

from bivouac.bots.budget import Budget
from bivouac.bots.names import LEVELS, PLAIN
from bivouac.bots.play import Player
from bivouac.core.contract import Game, generator
from bivouac.core.compiling.cache import cache_root
from bivouac.core.jit import COMPILED
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import perft
from bivouac.record.check import check_record
from bivouac.record.replay import snapshot
from bivouac.record.write import Recorder

MARK = cache_root() / "complete"
"""Stands in the cache once everything is there."""
TOLD = 3
"""Games that are told: in one of them everything happens that is told by a kernel of its own."""


def stages(name: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What there is to compile for a game, each with a name to show."""
    game_type = find_game(name)
    setting = game_type.setting({})

    def play_and_check() -> None:
        rng = generator(1)
        recorder = Recorder(name, Game.new(setting, rng))
        player = Player(setting)
        while not recorder.game.is_over:
            if recorder.game.is_chance:
                recorder.resolve(rng)
                continue
            for step in player.choose(recorder.game, PLAIN[recorder.game.to_move % 2], rng):
                recorder.apply(step)
        check_record(recorder.record())

    def use_contract() -> None:
        game = Game.new(setting, generator(1))
        game.plans()
        game.observe(0)
        game.resample(0, generator(1))
        game.result()
        game.entries.advance(
            setting.tables, game.positions, 0, game.works, game.legal()[0], generator(1)
        )
        game.entries.value(setting.tables, game.positions, 0, game.works, 0)

    def tell_games() -> None:
        """What people see of a game, of the smallest table: it may be played another way."""
        smallest = min(game_type.option_sets(), key=lambda options: int(options["players"]))
        other = game_type.setting(smallest)
        player = Player(other)
        for seed in range(TOLD):
            rng = generator(seed)
            recorder = Recorder(name, Game.new(other, rng))
            game = recorder.game
            while not game.is_over:
                before, events = snapshot(game), len(recorder.events)
                if game.is_chance:
                    recorder.resolve(rng)
                else:
                    other.offer(game, game.to_move)
                    for step in player.choose(game, PLAIN[-1], rng):
                        recorder.apply(step)
                for event in recorder.events[events:]:
                    other.describe(before, event, game.position)

    def think() -> None:
        game = Game.new(setting, generator(1))
        Player(setting).choose(game, LEVELS[-1], generator(1), Budget(trials=1))

    yield "search", think
    yield "bots", lambda: Player(setting).play_games(list(PLAIN[:1]) * setting.seats, 1, 0, 1)
    yield "rules", use_contract
    yield "records", play_and_check
    yield "perft", lambda: perft(setting, 1, 1)
    yield "telling", tell_games


def compile_stage(name: str, stage: str) -> None:
    """Compile one part of a game."""
    dict(stages(name))[stage]()


def is_compiled() -> bool:
    """Has all of this version been compiled on this machine?"""
    return not COMPILED or MARK.exists()


def compile_all(say: Callable[[str], None]) -> None:
    """Compile every game, two parts at a time, saying what is being done.

    Processes, not threads: Numba compiles one function at a time in a process.
    """
    todo = [(name, stage) for name in GAMES for stage, _ in stages(name)]
    context = get_context("spawn")
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1), mp_context=context) as pool:
        running = {pool.submit(compile_stage, *part): " ".join(part) for part in todo}
        while running:
            say(f"{len(todo) - len(running)} of {len(todo)} parts done")
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for part in done:
                part.result()
                del running[part]
    MARK.touch()
