"""What a decision would bring, found by making it on trial in a position its player knows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bivouac.core.contract import Game, Json
from bivouac.games.dewan.layout import NONE, STORY, SYMBOLS, TUCK, TURN
from bivouac.games.dewan.view.seats import Counts, count_all, counter, members

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan

THEN = {STORY: "story", TUCK: "tuck"}


class Progress(NamedTuple):
    """One need of a story before and after."""

    symbol: str
    before: int
    after: int
    need: int

    @property
    def is_helped(self) -> bool:
        """Has some of what was missing been found?"""
        return min(self.before, self.need) < min(self.after, self.need)


class Trial:
    """Decisions tried out in one position, redacted for the seat that makes them."""

    def __init__(self, setting: "Dewan", game: Game, seat: int) -> None:
        self.setting = setting
        self.game = game
        self.seat = seat
        self.counts = count_all(setting, game.position)
        self._scratch = game.copy()

    def after(self, steps: Sequence[int]) -> np.void:
        """The position after some steps; it lasts until the next trial."""
        self._scratch.positions.view("u1")[:] = self.game.positions.view("u1")
        for step in steps:
            self._scratch.apply(step)
        return self._scratch.position

    def gains(self, steps: Sequence[int]) -> Json:
        """The protocol's `Gains` of a decision."""
        return self.compare(self.after(steps))

    def compare(self, after: np.void) -> Json:
        """What has changed for the seat, and in points for everybody."""
        setting, seat, was = self.setting, self.seat, self.counts
        before = self.game.position
        now = count_all(setting, after)
        told = self.told(now)
        then = THEN.get(int(after["phase"])) if before["phase"] == TURN else None
        return {
            "berries": int(now.berries[seat] - was.berries[seat]),
            "fire": int(now.fire[seat] - was.fire[seat]),
            "fish": int(after["fish"][seat] - before["fish"][seat]),
            "points": (now.points - was.points).sum(axis=1)[: setting.sides].tolist(),
            "stories": self.helped(now),
            "told": told,
            "rewards": min(len(told), self.drawn(after, then)),
            "then": then,
        }

    def progress(self, now: Counts) -> list[tuple[str, list[Progress]]]:
        """The stories not told yet, by id, and how far each of their needs is."""
        before = self.game.position
        had, have = self.counts.have[self.seat], now.have[self.seat]
        untold = [
            self.setting.stories[number]
            for number, told in zip(
                before["stories"][self.seat].tolist(), before["told"][self.seat], strict=True
            )
            if number != NONE and not told
        ]
        return [
            (
                story.id,
                [
                    Progress(symbol, counter(had, code), counter(have, code), need)
                    for code, symbol, need in (
                        (SYMBOLS.index(symbol), symbol, need)
                        for symbol, need in story.needs.items()
                    )
                ],
            )
            for story in untold
        ]

    def helped(self, now: Counts) -> Json:
        """DY2-DY4: the needs that come nearer to being met; counts stop at what is needed."""
        return [
            {
                "id": story,
                "symbol": one.symbol,
                "before": one.before,
                "after": min(one.after, one.need),
                "need": one.need,
            }
            for story, needs in self.progress(now)
            for one in needs
            if one.is_helped
        ]

    def told(self, now: Counts) -> list[str]:
        """DY6: the stories that are met now and were not before."""
        return [
            story
            for story, needs in self.progress(now)
            if all(one.after >= one.need for one in needs)
            and not all(one.before >= one.need for one in needs)
        ]

    def drawn(self, after: np.void, then: str | None) -> int:
        """DY6: the cards that have been or can be drawn as rewards."""
        if then is None:
            gained = int(after["hands"][self.seat]) & ~int(self.game.position["hands"][self.seat])
            return (gained & ~int(after["seen"])).bit_count() + int(after["rewards"])
        stack = "pile" if self.setting.static["event"][0] == 0 else "supply"
        left = int(after[f"{stack}_end"] - after[f"{stack}_top"])
        return left + len(members(after["discards"]))
