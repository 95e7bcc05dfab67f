"""The meter: what a position is worth, by games played on to their end in sampled worlds.

Only results of whole games count, no evaluation. Python drives the compiled playouts in slices of a
few milliseconds, so that there is always somebody who sees how far it is, and can stop it. What is
found depends on the position and the generator alone, however the work is cut up.
"""

from collections.abc import Sequence
from functools import cached_property
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from bivouac.analysis import trust
from bivouac.analysis.trust import Floats
from bivouac.bots.budget import Watch, unwatched
from bivouac.bots.evaluation import FULL
from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_WORTH, Mind
from bivouac.bots.models import model_of
from bivouac.bots.thinking import PARTS, SLICE, Thinker, learn
from bivouac.core.bind import bind
from bivouac.core.contract import SPECTATOR, Game, Known, Setting
from bivouac.core.records import Records, Words, allocate

EDGE = 0.01
"""Nearer to certainty than this the correction of an error is that of this chance."""

ENOUGH = 12
"""Worlds that tell plans apart; in fewer nothing is said of them."""
SHARP = Level(BY_WORTH)
"""Who lines up plans: overlooks nothing, and judges as well as can be done at first sight."""


class Outlook(NamedTuple):
    """What may be expected of a position.

    There is a chance for each side, which add up to 1. Where all seats are on one side (against
    the void) there are two: that the seats win together, and that they do not.
    """

    chance: tuple[float, ...]  # shares of the victory, tied winners share
    error: tuple[float, ...]  # standard errors of the chances
    points: tuple[float, ...]  # at the end, by side; none where there are none
    playouts: int


class Compared(NamedTuple):
    """What several plans led to in the same worlds, each with the same chances for all plans."""

    shares: Floats  # world x plan x side, as the chances of an Outlook, 0 to 1 and uncorrected
    points_of: Floats  # world x plan x side
    side: int  # the side of the seat that moves, among the shares

    @property
    def chance(self) -> Floats:
        """World x plan: the mover's share of the victory."""
        return self.shares[:, :, self.side]

    @property
    def points(self) -> Floats:
        """World x plan: the mover's points; all 0 where there are none."""
        return self.points_of[:, :, self.side]

    @property
    def lead(self) -> Floats:
        """World x plan: by how many points the mover's side is ahead of the best other one."""
        others: Floats = np.delete(self.points_of, self.side, axis=2).max(axis=2)
        return self.points - others

    @property
    def distinct(self) -> list[int]:
        """Places of the plans, without those that led to just the same as an earlier one.

        Where there are no points, that cannot be told.
        """
        places = range(self.points_of.shape[1])
        if len(self.points_of) < ENOUGH or not self.points_of.any():
            return [*places]
        worlds = np.concatenate((self.shares, self.points_of), axis=2)
        return sorted({worlds[:, place].tobytes(): place for place in reversed(places)}.values())


class Meter:
    """Measures positions of one setting, with the scratch paper for it. Not for two threads."""

    def __init__(self, setting: Setting, way: trust.Trust | None = None) -> None:
        rules = setting.rules
        self.setting = setting
        self.way = trust.of(setting) if way is None else way
        self.playing: Any = bind("bivouac.analysis.playing", rules, *PARTS)
        self.outcomes = setting.sides if setting.scored else 2  # chances in an Outlook
        self.knowns = allocate(rules.Position, 1)
        self.minds = allocate(Mind, 1)
        self.desk = (
            setting.static,
            self.knowns,
            allocate(rules.Work, 1),
            allocate(rules.Search, 1),
            allocate(rules.Plan, rules.PLANS),
            allocate(rules.Position, 3),
            self.minds,
        )
        learn(self.minds, model_of(setting), setting)
        self.minds[0]["policy"] = trust.POLICIES[self.way.policy]
        self.minds[0]["breadth"] = self.way.breadth
        self.pace = 0.0  # games in a second, roughly; outcomes do not depend on it

    @cached_property
    def thinker(self) -> Thinker:
        """Who lines up plans, made when it is first needed."""
        return Thinker(self.setting)

    def side_of(self, seat: int) -> int:
        """Which of the chances of an Outlook is a seat's."""
        return seat % self.setting.sides if self.setting.scored else 0

    def open(self, game: Game) -> Known:
        """A game with all hands open, and all else that is hidden as hidden as before."""
        opened = game.copy()
        opened.entries.show_hands(self.setting.static, opened.positions, 0)
        return opened.redact(SPECTATOR)

    def measure(self, known: Known, playouts: int, rng: Words, watch: Watch = unwatched) -> Outlook:
        """What may be expected, by what somebody knows; whoever is to move, and by chance too."""
        shares, points = self.play(known, [[]], 1 if known.is_over else playouts, rng, watch)
        chances, totals = shares[:, 0], points[:, 0]
        scored = tuple(totals.mean(axis=0).tolist()) if self.setting.scored else ()
        if known.is_over:
            return Outlook(tuple(chances[0].tolist()), (0.0,) * self.outcomes, scored, 1)
        corrected, error = self.read(chances, known)
        return Outlook(tuple(corrected.tolist()), tuple(error.tolist()), scored, len(chances))

    def read(self, shares: Floats, known: Known) -> tuple[Floats, Floats]:
        """The chances of all sides and their errors, of shares in single games: game x side."""
        mean = shares.mean(axis=0)
        corrected = self.corrected(mean, known)
        error = deviation(shares) / np.sqrt(len(shares))
        return corrected, error * self.stretch(mean, known)

    def corrected(self, chances: Floats, known: Known) -> Floats:
        """Chances found from a position as calibration has taught to read them."""
        return self.way.corrected(chances, self.late(known))

    def stretch(self, chances: Floats, known: Known) -> Floats:
        """By how much the correction widens the error of a chance, one side against the rest."""
        late = self.late(known)
        before = np.clip(chances, EDGE, 1 - EDGE)
        after = np.clip(self.way.sharpened(chances, late), EDGE, 1 - EDGE)
        power = (1 - self.way.doubt) * self.way.power(late)
        widened: Floats = power * after * (1 - after) / (before * (1 - before))
        return widened

    def slopes(self, chances: Floats, known: Known) -> Floats:
        """By how much corrected chances (rows) move with those found (columns), near some of these.

        Changes of the chances of all sides cancel each other, before and after.
        """
        found = np.maximum(chances, EDGE)
        found = found / found.sum()
        late = self.late(known)
        sharpened = self.way.sharpened(found, late)
        moved = np.diag(sharpened) - np.outer(sharpened, sharpened)
        slopes: Floats = (1 - self.way.doubt) * self.way.power(late) * moved / found
        return slopes

    def late(self, known: Known) -> float:
        """How far a game has gone, from 0 to 1, by what everybody sees."""
        return float(self.playing.lateness(self.setting.static, known.positions)) / FULL

    def compare(
        self,
        known: Known,
        plans: Sequence[Sequence[int]],
        worlds: int,
        rng: Words,
        watch: Watch = unwatched,
    ) -> Compared:
        """What each of some whole decisions of the mover leads to.

        In as many worlds as there was time for, if somebody stops it. A generator that starts from
        the same place gives the same worlds, whatever the plans are.
        """
        shares, points = self.play(known, plans, worlds, rng, watch)
        return Compared(shares, points, self.side_of(known.to_move))

    def lineup(self, known: Known, most: int, rng: Words) -> list[list[int]]:
        """The plans of the seat that moves that are best at first sight, the best one first."""
        self.thinker.ponder(known, SHARP, 0, rng)
        mind, roots = self.thinker.minds[0], self.thinker.roots
        best = mind["order"][: min(most, int(mind["n"]))].tolist()
        return [roots[plan]["steps"][: roots[plan]["length"]].tolist() for plan in best]

    def play(
        self,
        known: Known,
        plans: Sequence[Sequence[int]],
        worlds: int,
        rng: Words,
        watch: Watch,
    ) -> tuple[Floats, Floats]:
        """Shares of the victory and points, world x plan x side, of whole worlds.

        The first slice is played whoever watches.
        """
        self.knowns[0] = known.positions[0]
        roots, n = self.roots_of(plans), len(plans)
        shares = np.zeros((worlds * n, self.outcomes), np.int32)
        points = np.zeros((worlds * n, self.setting.sides), np.int32)
        done = 0
        while done < worlds * n and (watch(done / (worlds * n)) or done == 0):
            until = min(worlds * n, done + max(1, int(self.pace * SLICE)))
            started = perf_counter()
            self.playing.play_on(*self.desk, known.seat, roots, rng, done, until, shares, points)
            self.pace = (until - done) / max(perf_counter() - started, 1e-6)
            done = until
        made = done // n
        won = shares[: made * n].reshape(made, n, self.outcomes).astype(float)
        scored = points[: made * n].reshape(made, n, self.setting.sides).astype(float)
        return won / won.sum(axis=2, keepdims=True), scored * self.setting.scored

    def roots_of(self, plans: Sequence[Sequence[int]]) -> Records:
        """Whole decisions as the compiled playouts take them."""
        roots = allocate(self.setting.rules.Plan, len(plans))
        for root, steps in zip(roots, plans, strict=True):
            root["steps"][: len(steps)] = steps
            root["length"] = len(steps)
        return roots


def deviation(outcomes: Floats) -> Floats:
    """Of single games, by side; never nothing: what did not happen in n games might in the next."""
    n = len(outcomes)
    unseen = (n + 1) / (n + 2) ** 2
    variance: Floats = np.maximum(outcomes.var(axis=0), unseen)
    return np.sqrt(variance)
