"""Bots for tests that think for as long as the test likes, and notice when they are stopped."""

import threading

import pytest

from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.bots.play import Player
from bivouac.core.contract import Known, Setting
from bivouac.core.records import Words

SLICE = 0.002
"""Seconds between two looks at whoever watches."""
SHARE = 0.4
"""How far a held thought says it is."""
LEVEL5 = {"kind": "bot", "bot": "level5"}


class Held:
    """Every thought of a level 5 lasts until it is let go or stopped; others are not held."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.deaf = False  # does not yet hear that it is stopped, as in the middle of a slice
        self.begun = 0
        self.stopped = 0

    def let_go(self) -> None:
        """From now on nobody is held."""
        self.free.set()

    def player(self, setting: Setting) -> "HeldPlayer":
        """A player for a table."""
        return HeldPlayer(setting, self)


class HeldPlayer:
    """In place of a Player."""

    def __init__(self, setting: Setting, held: Held) -> None:
        self.player = Player(setting)
        self.held = held

    def choose(
        self,
        known: Known,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """Think until let go or stopped, then decide like greedy."""
        if bot == "level5":
            self.held.begun += 1
            while not self.held.free.wait(SLICE):
                if not watch(SHARE) and not self.held.deaf:
                    self.held.stopped += 1
                    break
        return self.player.choose(known, "greedy", rng)


def hold(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Let the bots of all tables think like this."""
    held = Held()
    monkeypatch.setattr("bivouac.tables.driving.Player", held.player)
    monkeypatch.setattr("bivouac.tables.bots.TELL_EVERY", SLICE)
    return held
