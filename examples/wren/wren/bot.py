"""Wren: a small bot for any game that says what a choice brings, as Dewan and Iwari do.

It takes what brings its side most points at once, tries not to spend cards, and remembers how often
the others have decided what, which it tells its author at the end.
"""

import random
import sys
from collections import Counter
from typing import Any

from bivouac.visitors.bot import Hello, Over, Planned, Turn

Event = dict[str, Any]


class Wren:
    """One seat of one game after the other."""

    def start(self, hello: Hello) -> None:
        """Sit down."""
        self.seat = hello["seat"]
        self.side = hello["seat"] % hello["sides"]
        self.random = random.Random(hello["seed"])
        self.seen: Counter[str] = Counter()

    def decide(self, turn: Turn) -> Event:
        """The plan that is worth most; chance decides between equals."""
        self.seen.update(one["event"]["do"] for one in turn.happened if "do" in one["event"])
        if turn.refused is not None:  # a plan never is; this is how one would learn of it
            return turn.plans[0]["event"]
        best = max(turn.plans, key=lambda plan: (self.worth(plan), self.random.random()))
        return best["event"]

    def worth(self, plan: Planned) -> float:
        """Points gained, less the best gain of another side and something for every card."""
        brings = plan["brings"] or {}
        gains = brings.get("gains") or brings
        points = gains.get("points") or []
        price = sum((plan["price"] or {}).values())
        if len(points) <= self.side:
            return -0.1 * price
        others = [gained for side, gained in enumerate(points) if side != self.side]
        builds = plan["event"]["do"] in ("place", "build")  # what lasts, more often than not
        return float(points[self.side] - max(others, default=0)) + 2 * builds - 0.5 * price

    def over(self, over: Over) -> None:
        """Say how it went: what a bot prints is for whoever has started it."""
        won = self.seat in over["result"]["winners"]
        print("won" if won else "lost", dict(self.seen), file=sys.stderr)
