"""A match between two bots, and one game of it.

A and B meet in rounds. All games of a round have the same deal and the same stream of chance, and
in each of them A sits on another side: a seat, or in a team game both seats of a team; B has all
the others. So A and B get every hand, every place and every first move equally often, and neither
luck nor the order of seats can make one of them look better.

Chance has a stream of the seed for each round, and each seat of each game one of its own, from
which its bot draws: a bot that thinks longer or draws more often changes no card. As soon as two
games of a round have gone different ways, the same stream of chance decides different things.

Against the void nobody plays against anybody: all seats win or lose together. A round is then two
games of one deal: all seats are A's in the first, B's in the second.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter
from typing import NamedTuple

from bivouac.bots.budget import Budget, Watch
from bivouac.bots.play import Driven, Forfeit, Player
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.records import Words
from bivouac.lab.forfeits import in_record, winners_of
from bivouac.record.check import say_options
from bivouac.record.write import Recorder

STREAMS = 256
"""Streams of the seed for each game: by seat, and the last one of them for chance."""


class Pace(NamedTuple):
    """How fast a bot moved in a game."""

    turns: int
    milliseconds: float  # on all turns together
    longest: float  # milliseconds on a single turn


class Finished(NamedTuple):
    """One game of a match."""

    game: int  # its number in the match, from 0
    a_seats: tuple[int, ...]
    a_share: float | None  # of the victory; None where A did not play
    b_share: float | None  # of all seats of B together
    a_score: float | None  # mean of its sides; None where there are no points
    b_score: float | None
    ending: str | None  # what ended it, where there are no points
    turns: int
    a_pace: Pace
    b_pace: Pace
    forfeits: tuple[Forfeit, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom, and at what. Everything that decides its games is in here."""

    name: str  # of the game
    setting: Setting
    a: str
    b: str
    seed: int
    a_budget: Budget | None = None  # None: it takes its own
    b_budget: Budget | None = None
    own_components: bool = False
    others: frozenset[str] = frozenset()  # which of the bots are by others

    @property
    def games_in_round(self) -> int:
        """Games with one deal: A on every side that people can sit at, or A and then B."""
        setting = self.setting
        return min(setting.sides, setting.seats) if setting.scored else 2

    @property
    def title(self) -> str:
        """The match in one line; one title, one series of games, unless the clock has a say."""
        words = [self.name, say_options(dict(self.setting.options))]
        if self.own_components:
            words.append(f"components={sha256(self.setting.static.tobytes()).hexdigest()[:12]}")
        if self.a_budget == self.b_budget:
            limits = say_budget(" a turn", self.a_budget)
        else:
            limits = say_budget(" for A", self.a_budget) + say_budget(" for B", self.b_budget)
        return f"{' '.join(words)}: {self.a} against {self.b}, seed {self.seed}{limits}"

    def a_seats(self, number: int) -> tuple[int, ...]:
        """The seats of A in a game; B has the others."""
        place = number % self.games_in_round
        seats = range(self.setting.seats)
        if not self.setting.scored:
            return tuple(seats) if place == 0 else ()
        return tuple(seats[place :: self.setting.sides])

    def bots(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        mine = self.a_seats(number)
        return [self.a if seat in mine else self.b for seat in range(self.setting.seats)]

    def budgets(self, number: int) -> list[Budget | None]:
        """What the bots of a game may spend on a turn, by seat."""
        mine, seats = self.a_seats(number), range(self.setting.seats)
        return [self.a_budget if seat in mine else self.b_budget for seat in seats]

    def chance(self, number: int) -> Words:
        """The generator of the deal and of all that chance decides in a game."""
        in_round = number // self.games_in_round
        return generator(self.seed, in_round * STREAMS + STREAMS - 1)

    def choices(self, number: int) -> list[Words]:
        """The generators of the bots of a game, by seat."""
        return [generator(self.seed, number * STREAMS + s) for s in range(self.setting.seats)]


def say_budget(whose: str, budget: Budget | None) -> str:
    """A budget as a part of a title; nothing where there is none."""
    limits = {} if budget is None else {"trials": budget.trials, "ms": budget.milliseconds}
    said = (f", {limit} {unit}{whose}" for unit, limit in limits.items() if limit is not None)
    return "".join(said)


def play_game(
    match: Match, number: int, player: Player, watch: Watch, *, recorded: bool
) -> tuple[Finished, Json] | None:
    """Play a game of a match: what came of it and its record; None if `watch` does not go on.

    Without `recorded` the record is None.
    """
    bots, budgets = match.bots(number), match.budgets(number)
    chance, choices = match.chance(number), match.choices(number)
    game = Game.new(match.setting, chance)
    recorder = Recorder(match.name, game) if recorded else None
    spent: dict[tuple[int, int], float] = defaultdict(float)  # milliseconds by seat and turn
    through: Driven = recorder or game
    with player.playing(game, bots, choices, through, budgets) as played:
        while not game.is_over:
            if game.is_chance:
                played.resolve(chance)
                continue
            seat = game.to_move
            turn = (seat, int(game.position["turns"]))
            started = perf_counter()
            steps = player.simulate(game, bots[seat], choices[seat], budgets[seat], watch)
            spent[turn] += (perf_counter() - started) * 1000
            if not watch(0.0):
                return None
            for step in steps:
                played.apply(step)
    forfeits = tuple(one._replace(game=number) for one in player.forfeits)
    record = record_of(match, number, recorder, forfeits) if recorder is not None else None
    return finish(match, number, game, spent, forfeits), record


def record_of(match: Match, number: int, played: Recorder, forfeits: Sequence[Forfeit]) -> Json:
    """The record of a finished game, which says where it belongs."""
    names = [f"{bot} {seat}" for seat, bot in enumerate(match.bots(number))]
    seeds = {"seed": match.seed, "game": number, "match": match.title}
    return {**played.record(names=names, seeds=seeds), **in_record(forfeits)}


def finish(
    match: Match,
    number: int,
    game: Game,
    spent: dict[tuple[int, int], float],
    forfeits: tuple[Forfeit, ...] = (),
) -> Finished:
    """What came of a game that is over."""
    setting, mine, result = match.setting, match.a_seats(number), game.result()
    winners = winners_of(result, setting, forfeits)
    others = tuple(seat for seat in range(setting.seats) if seat not in mine)

    def share(seats: tuple[int, ...]) -> float | None:
        """Of the victory; winners of one game share it equally, as many as they are."""
        if not seats:
            return None
        won = sum(seat in winners for seat in seats)
        return round(won / max(len(winners), 1), 6)

    def score(seats: tuple[int, ...]) -> float | None:
        if not result.scores:
            return None
        points = [result.scores[seat % setting.sides] for seat in seats]
        return round(sum(points) / len(points), 3)

    def pace(seats: tuple[int, ...]) -> Pace:
        times = [taken for (seat, _), taken in spent.items() if seat in seats]
        return Pace(len(times), round(sum(times), 3), round(max(times, default=0.0), 3))

    return Finished(
        game=number,
        a_seats=mine,
        a_share=share(mine),
        b_share=share(others),
        a_score=score(mine),
        b_score=score(others),
        ending=None if setting.scored else str(setting.verdict(game.position)["reason"]),
        turns=int(game.position["turns"]),
        a_pace=pace(mine),
        b_pace=pace(others),
        forfeits=forfeits,
    )
