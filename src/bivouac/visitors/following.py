"""A simulated game followed event by event, so that bots by others can be told what happened."""

from bivouac.bots.play import Driven
from bivouac.core.contract import Game
from bivouac.core.records import Words
from bivouac.record.replay import snapshot
from bivouac.visitors.telling import Moment


class Followed:
    """Drives a game through whatever drives it, and keeps every event with the position it met."""

    def __init__(self, game: Game, through: Driven) -> None:
        self.game = game
        self.through = through
        self.moments: list[Moment] = []
        self._steps: list[int] = []  # of the decision being made

    def apply(self, step: int) -> None:
        """Play a legal step."""
        if not self._steps:
            self._before = snapshot(self.game)
        self._steps.append(step)
        self.through.apply(step)
        if self.game.is_between:
            event = self.game.setting.event(self._before, self._steps)
            self.moments.append(Moment(self._before, event))
            self._steps = []

    def resolve(self, rng: Words) -> None:
        """Let a generator decide what chance must decide."""
        before = snapshot(self.game)
        self.through.resolve(rng)
        event = self.game.setting.chance_event(before, self.game.position)
        self.moments.append(Moment(before, event))
