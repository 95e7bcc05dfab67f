"""One game, played by the engine and by the reference implementation side by side."""

from collections.abc import Iterator
from random import Random

from bivouac.core.contract import Game, Json, generator
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import FISHING, MARKER, STORY, TUCK, TURN
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import ORIGIN, PASS, STOP
from bivouac.record.write import Recorder
from tests.reference.dewan import game as reference

DECISIONS = (STORY, TURN, TUCK, MARKER, FISHING)
MANY = 5
"""With so many cards in hand a player places a camp if possible, so that hands stay small."""


class Twins:
    """The engine leads by legal steps; the reference replays the record event by event."""

    def __init__(self, game: Game, seed: int) -> None:
        setting = game.setting
        assert isinstance(setting, Dewan)
        self.setting = setting
        self.game = game
        self.recorder = Recorder("dewan", game)
        self.reference = reference.Game(self.recorder.record())
        self.random = Random(seed)
        self.rng = generator(seed, 1)
        self._replayed = 0

    @property
    def phase(self) -> int:
        return int(self.game.position["phase"])

    @property
    def hand_size(self) -> int:
        return int(self.game.position["hands"][self.game.to_move]).bit_count()

    @property
    def is_stuck(self) -> bool:
        """Must a player pass with so many cards that the reference takes ages to see why?"""
        return not self.game.is_chance and self.hand_size > 8 and self.game.legal() == [PASS]

    def step(self, step: int) -> bool:
        """One step of the engine; true when it completed an event, which the reference has too."""
        self.recorder.apply(step)
        return self._follow()

    def resolve(self) -> None:
        """Chance decides, for both."""
        self.recorder.resolve(self.rng)
        self._follow()

    def _follow(self) -> bool:
        new = self.recorder.events[self._replayed :]
        for event in new:
            self.reference.apply(event)
        self._replayed += len(new)
        return bool(new)

    def any_step(self) -> int:
        """A legal step by chance; big hands build, and journeys tend to end."""
        legal = self.game.legal()
        if self.phase == TURN and self.hand_size >= MANY:
            legal = [step for step in legal if step >= ORIGIN] or legal
        if STOP in legal and self.random.random() < 0.5:
            return STOP
        return self.random.choice(legal)

    def play_on(self) -> None:
        """One whole decision, or one outcome of chance."""
        if self.game.is_chance:
            self.resolve()
            return
        while not self.step(self.any_step()):
            pass

    def decisions(self) -> Iterator[None]:
        """Play to the end, stopping before each decision."""
        while not self.game.is_over and not self.is_stuck:
            if not self.game.is_chance:
                yield
            self.play_on()


def new_twins(options: Json, seed: int) -> Twins:
    """A new game of the box."""
    return Twins(Game.new(GAME.setting(options), generator(seed)), seed)


def odd_twins(options: Json, seed: int) -> Twins:
    """A game with cards no box has: all kinds of doubles, equal halves, few kinds, many copies."""
    record = new_twins(options, seed).recorder.record()
    random = Random(seed)
    terrains = [*random.sample(("badlands", "mountain", "desert", "forest", "water"), 4), "water"]
    symbols = ("artifact", "berry", "fire", None, None, None)
    faces = [
        [
            {"terrain": random.choice(terrains), "symbol": random.choice(symbols)}
            for _ in range(random.choice((1, 2, 2, 2)))
        ]
        for _ in range(12)
    ]
    faces.append([faces[0][0], faces[0][0]])
    for name in record["components"]["cards"]:
        record["components"]["cards"][name] = {"halves": random.choice(faces)}
    return Twins(GAME.setting_of_record(record).lay_out(record), seed)
