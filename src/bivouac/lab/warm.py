"""What there is to compile, in parts: each does once what tables, records or bots do all the time.

What a table needs comes first. A game may be played by several rule modules (Iwari against the void
is one of its own); each is a way of its own, named by `GameType.way`.
"""

from collections.abc import Callable, Iterator
from typing import Any

from bivouac.analysis.meter import Meter
from bivouac.bots.budget import Budget
from bivouac.bots.names import LEVELS, PLAIN
from bivouac.bots.play import Player
from bivouac.core.bind import bind
from bivouac.core.contract import Game, Setting, generator
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import perft
from bivouac.record.check import check_record
from bivouac.record.replay import snapshot
from bivouac.record.write import Recorder

TOLD = 3
"""Games that are told: in one of them everything happens that is told by a kernel of its own."""

PARTS: dict[str, Callable[[Setting], object]] = {}
"""By name, in the order in which they are wanted."""
LATER = ("analysis", "simulations", "perft_counts")
"""Those that a table can be played without."""


def part(compile_it: Callable[[Setting], object]) -> Callable[[Setting], object]:
    """A part to compile, under the name of the function."""
    PARTS[compile_it.__name__] = compile_it
    return compile_it


@part
def rules(setting: Setting) -> None:
    """A game played step by step, and what a seat knows of it."""
    rng = generator(1)
    game = Game.new(setting, rng)
    game.redact(0)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        elif game.is_between or game.to_move >= 0:
            game.apply(game.legal()[0])
    game.result()


@part
def search(setting: Setting) -> None:
    """A decision of the strongest level.

    It begins with what only a search needs: the rest may be compiled by another process already.
    """
    player = Player(setting)
    player.thinker.compile(generator(1))
    game = Game.new(setting, generator(1))
    player.choose(game.redact(game.to_move), LEVELS[-1], generator(1), Budget(trials=1))
    game.plans()


@part
def telling(setting: Setting) -> None:
    """What people see of games, and the simple bots that play them here; then their records."""
    player = Player(setting)
    for seed in range(TOLD):
        rng = generator(seed)
        recorder = Recorder(setting.game, Game.new(setting, rng))
        game = recorder.game
        while not game.is_over:
            before, events = snapshot(game), len(recorder.events)
            if game.is_chance:
                recorder.resolve(rng)
            else:
                known = game.redact(game.to_move)
                setting.offer(known)
                for step in player.choose(known, PLAIN[-1], rng):
                    recorder.apply(step)
            for event in recorder.events[events:]:
                setting.describe(before, event, game.position)
        game.observe(0)
    check_record(recorder.record())


@part
def analysis(setting: Setting) -> None:
    """A position measured, and two plans compared."""
    meter, game = Meter(setting), Game.new(setting, generator(1))
    known = meter.open(game)
    meter.measure(known, 1, generator(1))
    meter.compare(known, meter.lineup(game.redact(game.to_move), 2, generator(1)), 1, generator(1))


@part
def simulations(setting: Setting) -> None:
    """Games in compiled code, and steps driven from Python in one call each."""
    Player(setting).play_games([PLAIN[0]] * setting.seats, 1, 0, 1)
    game = Game.new(setting, generator(1))
    stepping: Any = bind("bivouac.lab.stepping", setting.rules)
    step = game.legal()[0]
    stepping.advance(setting.static, game.positions, 0, game.works, step, generator(1))
    game.entries.value(setting.static, game.positions, 0, game.works, 0)
    game.resample(0, generator(1))


@part
def perft_counts(setting: Setting) -> None:
    """Decisions counted."""
    perft(setting, 1, 1)


def ways(name: str) -> dict[str, Setting]:
    """A setting for each way a game is played, the usual one first: the smallest table of it."""
    game = find_game(name)
    found: dict[str, Setting] = {game.way({}): game.setting({})}
    for options in game.option_sets():
        if game.way(options) not in found:
            found[game.way(options)] = game.setting(options)
    return found


def list_parts(games: list[str]) -> Iterator[tuple[str, str, str, bool]]:
    """Game, way and name of every part, and whether tables need it: those come first."""
    for later in (False, True):
        for game in games or list(GAMES):
            for way in ways(game):
                for name in PARTS:
                    if (name in LATER) == later:
                        yield game, way, name, not later


def compile_part(game: str, way: str, name: str) -> None:
    """Compile one part."""
    PARTS[name](ways(game)[way])
