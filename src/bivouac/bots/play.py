"""Bots by name, for callers in Python: tables, the terminal, simulations."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np

from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.bots.levels import LEVELS
from bivouac.bots.names import BOTS, PLAIN
from bivouac.bots.thinking import Thinker
from bivouac.core.bind import bind
from bivouac.core.contract import Game, Known, Message, Setting, generator
from bivouac.core.records import Words, allocate


class Forfeit(NamedTuple):
    """A bot by somebody else that could not play on: it has lost, whatever its seat came to."""

    game: int
    seat: int
    bot: str
    event: int  # so many events had happened
    by: str  # the bot that played on for it
    why: Message
    detail: str  # what the bot itself said about it


class Played(NamedTuple):
    """What whole games gave."""

    scores: np.ndarray  # game x side x key
    ties: np.ndarray  # game x side
    turns: np.ndarray  # by game
    endings: np.ndarray  # by game: a place in the setting's `endings`
    steps: int  # of all of them
    forfeits: tuple[Forfeit, ...] = ()


Rows: TypeAlias = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""What games gave, but for the steps: the first four of `Played`."""


class Driven(Protocol):
    """A game, or a recorder of one."""

    def apply(self, step: int) -> None: ...
    def resolve(self, rng: Words) -> None: ...


class Player:
    """The players of one setting, with the scratch paper they think on. Not for two threads."""

    def __init__(self, setting: Setting) -> None:
        rules = setting.rules
        self.setting = setting
        self.forfeits: list[Forfeit] = []  # of the game played last
        self.players = bind("bivouac.bots.players", rules)
        self.static = setting.static
        self.positions = allocate(rules.Position, 1)
        self.works = allocate(rules.Work, 1)
        self.searches = allocate(rules.Search, 1)
        self.found = allocate(rules.Plan, rules.PLANS)
        self.trials = allocate(rules.Position, 2)
        self.steps = np.zeros(rules.Plan.STEPS, np.int16)

    @cached_property
    def thinker(self) -> Thinker:
        """The search of the levels, made when it is first needed."""
        return Thinker(self.setting)

    def choose(
        self,
        known: Known,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """The next steps of a bot: a whole decision, or for some bots one step of it.

        Without a budget a level takes its own; other bots need none.
        """
        if bot in LEVELS:
            return self.thinker.choose(known, LEVELS[bot], rng, budget, watch)
        return self.choose_plainly(known, bot, rng)

    def simulate(
        self,
        game: Game,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """The same in a game that is only simulated, so that its secrets are at hand."""
        if bot in PLAIN:
            return self.choose_plainly(game, bot, rng)
        return self.choose(game.redact(game.to_move), bot, rng, budget, watch)

    def choose_plainly(self, game: Game, bot: str, rng: Words) -> list[int]:
        """The next steps of a bot whose kernel redacts by itself what it compares."""
        n = self.players.choose(
            self.static,
            game.positions,
            self.works,
            self.searches,
            self.found,
            self.trials,
            BOTS.index(bot),
            rng,
            self.steps,
        )
        steps: list[int] = self.steps[:n].tolist()
        return steps

    def play_games(self, bots: Sequence[str], seed: int, first: int, games: int) -> Played:
        """Games `first`, `first + 1`, ... of a seed; in compiled code, if only plain bots play."""
        sides, keys = self.works["scores"].shape[1:]
        scores = np.zeros((games, sides, keys), np.int32)
        ties = np.zeros((games, sides), np.int32)
        turns, endings = np.zeros(games, np.int32), np.zeros(games, np.int32)
        played: Rows = (scores, ties, turns, endings)
        if not set(bots) <= set(PLAIN):
            return self.drive_games(bots, seed, first, played)
        steps = self.players.play_games(
            self.static,
            self.positions,
            self.works,
            self.searches,
            self.found,
            self.trials,
            np.array([BOTS.index(bot) for bot in bots], np.int32),
            self.steps,
            np.zeros(1, np.uint64),
            np.uint64(seed & (1 << 64) - 1),
            first,
            *played,
        )
        return Played(*played, steps)

    def drive_games(self, bots: Sequence[str], seed: int, first: int, played: Rows) -> Played:
        """The same games, driven from here."""
        steps, forfeits = 0, list[Forfeit]()
        for row in range(len(played[0])):
            steps += self.play_game(bots, seed, first + row, played, row)
            forfeits += [one._replace(game=first + row) for one in self.forfeits]
        return Played(*played, steps, tuple(forfeits))

    def play_game(self, bots: Sequence[str], seed: int, number: int, played: Rows, row: int) -> int:
        """One game, driven from here; what it gave goes into a row of `played`. Steps made."""
        rng = generator(seed, number)
        game = Game.new(self.setting, rng)
        made = self.drive(game, bots, rng, game)
        self.players.sum_up(self.static, game.positions, self.works, *played, row)
        return made

    def drive(self, game: Game, bots: Sequence[str], rng: Words, through: Driven) -> int:
        """Play a game to its end through itself, or through what writes it down. Steps made."""
        made = 0
        with self.playing(game, bots, [rng] * len(bots), through) as driven:
            while not game.is_over:
                if game.is_chance:
                    driven.resolve(rng)
                    continue
                for step in self.simulate(game, bots[game.to_move], rng):
                    driven.apply(step)
                    made += 1
        return made

    @contextmanager
    def playing(
        self,
        game: Game,
        bots: Sequence[str],
        rngs: Sequence[Words],
        through: Driven,
        budgets: Sequence[Budget | None] = (),
    ) -> Iterator[Driven]:
        """A game is simulated; all that happens in it goes through what this gives.

        By seat: bots, what they draw from, and perhaps what they may spend on a turn.
        """
        self.forfeits = []
        yield through

    def give_up(self) -> None:
        """End the game that is being played, if anybody in it has to be waited for."""


def choose(known: Known, bot: str, rng: Words) -> list[int]:
    """The next steps of a bot, for callers who do not keep a Player."""
    return Player(known.setting).choose(known, bot, rng)
