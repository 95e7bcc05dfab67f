"""Many games at once: who wins, by how much, with what. The same seed gives the same games."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bivouac.bots.names import PLAIN
from bivouac.bots.play import Forfeit, Played, Player
from bivouac.core.contract import Setting
from bivouac.lab.forfeits import summary_of_forfeits
from bivouac.lab.statistics import wilson_interval

CHUNK = 64
"""Games played in one call of compiled code: small enough for a progress bar to move."""

LOST = -(1 << 62)
"""In place of points: less than any."""

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What many games gave."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    points: Array  # game x side x key
    ties: Array  # game x side: what decides between equal scores
    turns: Array  # by game
    endings: Array  # by game: a place in the setting's `endings`
    steps: int
    seconds: float
    forfeits: tuple[Forfeit, ...] = ()  # in the order of games

    @property
    def scores(self) -> Array:
        """Total points, game x side."""
        return np.asarray(self.points.sum(axis=2))

    @property
    def shares(self) -> Array:
        """Each seat's share of the victory, game x seat; winners of one game share it equally.

        Where only a side that nobody sits at is first, nobody has a share. A game without points
        is won or lost together: then every seat has won it whole. A bot that could not play on has
        lost with its side.
        """
        order = (self.scores.astype(np.int64) << 32) + self.ties
        for one in self.forfeits:
            lost = one.seat % self.setting.sides if self.setting.scored else slice(None, -1)
            order[one.game, lost] = LOST
        seats = [seat % self.setting.sides for seat in range(self.setting.seats)]
        won = (order == order.max(axis=1, keepdims=True))[:, seats]
        won &= order[:, seats] > LOST
        sharing = won.sum(axis=1, keepdims=True) if self.setting.scored else 1
        return np.asarray(won / np.maximum(sharing, 1))


def simulate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    player_of: Callable[[Setting], Player] = Player,
) -> Outcome:
    """Play `games` games on `jobs` threads; kernels release the interpreter lock.

    `player_of` makes those who know the bots by their names.
    """
    players = [player_of(setting) for _ in range(jobs)]
    players[0].play_games(bots, seed, 0, 0)  # whatever is not compiled yet is compiled here
    started = perf_counter()
    size = CHUNK if set(bots) <= set(PLAIN) else 1  # a single game of others takes long enough
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]

    stop = Event()

    def work(job: int) -> list[tuple[int, Played]]:
        done = []
        for first, size in chunks[job::jobs]:
            if stop.is_set():
                break
            done.append((first, players[job].play_games(bots, seed, first, size)))
            progress(size)
        return done

    with ThreadPoolExecutor(jobs) as pool:
        try:
            done = [part for job in pool.map(work, range(jobs)) for part in job]
        finally:
            stop.set()  # after Ctrl-C, do not wait for all the other games
            for player in players:
                player.give_up()
    parts = [part for _, part in sorted(done, key=lambda part: part[0])]
    return outcome_of(setting, bots, seed, parts, perf_counter() - started)


def outcome_of(
    setting: Setting, bots: Sequence[str], seed: int, parts: Sequence[Played], seconds: float
) -> Outcome:
    """What games gave that were played in several parts, in their order."""
    sides = setting.sides
    return Outcome(
        setting,
        tuple(bots),
        seed,
        np.concatenate([part.scores for part in parts])[:, :sides],
        np.concatenate([part.ties for part in parts])[:, :sides],
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.endings for part in parts]),
        sum(part.steps for part in parts),
        seconds,
        tuple(forfeit for part in parts for forfeit in part.forfeits),
    )


def summary(outcome: Outcome) -> dict[str, Any]:
    """The figures of `bivouac simulate --json`."""
    games = len(outcome.turns)
    low, high = np.percentile(outcome.turns, [5, 95])
    forfeits = summary_of_forfeits(outcome.forfeits)
    return {
        "games": games,
        "seed": outcome.seed,
        **({"forfeits": forfeits} if forfeits else {}),
        "seats": [summary_of_seat(outcome, seat) for seat in range(outcome.setting.seats)],
        **({} if outcome.setting.scored else {"endings": count_endings(outcome)}),
        "turns": {
            "mean": round(float(outcome.turns.mean()), 3),
            "p5": float(low),
            "p95": float(high),
        },
        "seconds": round(outcome.seconds, 3),
    }


def summary_of_seat(outcome: Outcome, seat: int) -> dict[str, Any]:
    """Wins, points and their sources of one seat; in a team game those of its team."""
    setting = outcome.setting
    side = seat % setting.sides
    partners = len(range(side, setting.seats, setting.sides))
    wins = float(outcome.shares[:, seat].sum()) * partners
    games = len(outcome.turns)
    found = {
        "bot": outcome.bots[seat],
        "wins": round(wins, 3),
        "win_rate": round(wins / games, 4),
        "interval": [round(bound, 4) for bound in wilson_interval(wins, games)],
    }
    return {**found, **summary_of_points(outcome, side)} if setting.scored else found


def summary_of_points(outcome: Outcome, side: int) -> dict[str, Any]:
    """Mean points of one side, and where they come from."""
    setting = outcome.setting
    means = outcome.points[:, side].mean(axis=0)
    return {
        "mean_score": round(float(outcome.scores[:, side].mean()), 3),
        "breakdown": {
            key: round(float(means[i]), 3)
            for i, key in enumerate(setting.score_keys)
            if key in setting.keys_in_play
        },
    }


def count_endings(outcome: Outcome) -> dict[str, int]:
    """What ended how many games, most of them first."""
    counts = Counter(outcome.endings.tolist())
    return {str(outcome.setting.endings[number]): n for number, n in counts.most_common()}
