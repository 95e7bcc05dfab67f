"""What a decision would bring, found by making it on trial in a position its player knows."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Known
from bivouac.games.dewan.layout import NONE, STORY, SYMBOLS, TUCK, TURN
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.seats import Counts, count_all
from bivouac.games.dewan.view.sets import counter, members
from bivouac.games.dewan.wire import offers as wire

THEN: dict[int, wire.Then] = {STORY: "story", TUCK: "tuck"}


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
    """Decisions tried out in one position, as the seat that makes them knows it."""

    def __init__(self, setting: Dewan, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.counts = count_all(setting, known.position)
        self._scratch = known.copy()

    def after(self, steps: Sequence[int]) -> np.void:
        """The position after some steps; it lasts until the next trial."""
        self._scratch.positions.view("u1")[:] = self.known.positions.view("u1")
        for step in steps:
            self._scratch.apply(step)
        return self._scratch.position

    def gains(self, steps: Sequence[int]) -> wire.Gains:
        """The protocol's `Gains` of a decision."""
        return self.compare(self.after(steps))

    def compare(self, after: np.void) -> wire.Gains:
        """What has changed for the seat, and in points for everybody."""
        setting, seat, was = self.setting, self.seat, self.counts
        before = self.known.position
        now = count_all(setting, after)
        told = self.told(now)
        then = THEN.get(int(after["phase"])) if before["phase"] == TURN else None
        rewards = min(len(told), self.drawn(after, then))
        return {
            "berries": int(now.berries[seat] - was.berries[seat]),
            "fire": int(now.fire[seat] - was.fire[seat]),
            "fish": int(after["fish"][seat] - before["fish"][seat]),
            "points": (now.points - was.points).sum(axis=1)[: setting.sides].tolist(),
            "sources": self.sources(now),
            "stories": self.helped(now),
            "told": told,
            "rewards": rewards,
            "then": then,
            "forgone": self.forgone(then, len(told) - rewards),
        }

    def sources(self, now: Counts) -> dict[str, int]:
        """DX, DM: where the points of the own side change, by key."""
        side = self.seat % self.setting.sides
        change = (now.points - self.counts.points)[side].tolist()
        keys = zip(self.setting.score_keys, change, strict=False)
        return {key: points for key, points in keys if points}

    def forgone(self, then: str | None, unpaid: int) -> list[wire.Forgone]:
        """DE2, DY6: what the camp allows and cannot be done: no card, no story is left.

        `unpaid` rewards of stories find no card either.
        """
        before, lost = self.known.position, list[wire.Forgone]()
        if before["phase"] == TURN:
            effect = self.setting.board.spaces[int(before["n_built"][self.seat])]
            if effect == "tuck" != then:
                lost.append({"what": "tuck", "count": 1})
            if effect == "story" != then:
                lost.append({"what": "story", "count": 1})
        if unpaid > 0:
            lost.append({"what": "reward", "count": unpaid})
        return lost

    def progress(self, now: Counts) -> list[tuple[str, list[Progress]]]:
        """The stories not completed yet, by id, and how far each of their needs is."""
        before = self.known.position
        had, have = self.counts.have[self.seat], now.have[self.seat]
        open_stories = [
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
            for story in open_stories
        ]

    def helped(self, now: Counts) -> list[wire.Helped]:
        """DY2-DY4: the stories that come nearer to being met; counts stop at what is needed."""
        return [
            {
                "id": story,
                "symbols": [one.symbol for one in needs if one.is_helped],
                "before": sum(min(one.before, one.need) for one in needs),
                "after": sum(min(one.after, one.need) for one in needs),
                "need": sum(one.need for one in needs),
            }
            for story, needs in self.progress(now)
            if any(one.is_helped for one in needs)
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
            gained = int(after["hands"][self.seat]) & ~int(self.known.position["hands"][self.seat])
            return (gained & ~int(after["seen"])).bit_count() + int(after["rewards"])
        stack = "pile" if self.setting.static["event"][0] == 0 else "supply"
        left = int(after[f"{stack}_end"] - after[f"{stack}_top"])
        return left + len(members(after["discards"]))
