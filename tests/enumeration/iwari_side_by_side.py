"""One game of Iwari, played by the engine and by the reference implementation side by side."""

from collections.abc import Iterator
from random import Random

import pytest

from bivouac.bots.play import Player
from bivouac.core.contract import Event, Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.setting import Iwari
from bivouac.record.write import Recorder
from tests.boxes import DEEDS, SIX_DEEDS
from tests.reference.iwari import game as reference

OPTION_SETS: list[Json] = [
    {"map": "new-horizons", "players": 2},
    {"map": "new-horizons", "players": 2, "draft": True, "deeds": DEEDS},
    {"map": "new-horizons", "players": 3, "deeds": ["honour", "respect"], "settlements": "path"},
    {"map": "new-horizons", "players": 4, "draft": True, "deeds": ["union", "discovery"]},
    {"map": "new-horizons", "players": 5, "deeds": DEEDS, "settlements": "path"},
    {"map": "vast-lands", "players": 2, "deeds": DEEDS, "settlements": "path"},
    {"map": "vast-lands", "players": 3, "draft": True, "deeds": DEEDS},
    {"map": "vast-lands", "players": 4, "deeds": ["union", "respect"], "settlements": "path"},
    {"map": "vast-lands", "players": 5, "draft": True, "deeds": ["discovery", "honour"]},
]
VENERATION: Json = {"deeds": SIX_DEEDS, "veneration": "a"}
GOLD: Json = {"deeds": SIX_DEEDS, "veneration": "c"}
EVERYTHING: Json = {
    "expeditions": True,
    "storms": True,
    "walking_totem": True,
    "fortifications": True,
    "discoveries": True,
}
NO_STORMS: Json = {**EVERYTHING, "storms": False}
EXTENDED_SETS: list[Json] = [
    {"map": "new-horizons", "players": 3, "expeditions": True},
    {"map": "new-horizons", "players": 2, "storms": True},
    {"map": "vast-lands", "players": 4, "storms": True, "walking_totem": True, **GOLD},
    {"map": "vast-lands", "players": 3, "fortifications": True, "settlements": "path"},
    {"map": "new-horizons", "players": 2, "discoveries": True, "draft": True, **VENERATION},
    {"map": "new-horizons", "players": 4, **EVERYTHING, **VENERATION},
    {"map": "vast-lands", "players": 2, **EVERYTHING, **GOLD, "settlements": "path"},
    {"map": "floating-lands", "players": 4, "deeds": SIX_DEEDS[:-1]},
    {"map": "floating-lands", "players": 2, **EVERYTHING, **VENERATION, "settlements": "path"},
    {"map": "forgotten-island", "players": 3},
    {"map": "forgotten-island", "players": 2, **NO_STORMS, **GOLD},
    {"map": "forgotten-island", "players": 5, **NO_STORMS, **VENERATION, "settlements": "path"},
    {"map": "glacier-massif", "players": 5, **EVERYTHING, **GOLD},
    {"map": "unexplored-paths", "players": 4},
    {"map": "unexplored-paths", "players": 2, **NO_STORMS, **VENERATION},
    {"map": "unexplored-paths", "players": 5, **NO_STORMS, **GOLD},
    {"map": "long-road", "players": 3, **EVERYTHING, **VENERATION},
    {"map": "long-road", "players": 4, "draft": True},
    {"map": "the-void", "players": 2, "discoveries": True, "fortifications": True, **VENERATION},
    {"map": "the-void", "players": 6, "deeds": SIX_DEEDS, "veneration": "b"},
    {
        "map": "the-void",
        "players": 4,
        **EVERYTHING,
        "expeditions": False,
        "storms": False,
        "deeds": SIX_DEEDS,
        "veneration": "b",
    },
]
"""Every extension alone on some map, and all that go together."""


def name_of(options: Json) -> str:
    """Options in a few words."""
    words = [options["map"], options["players"], *options.get("deeds", [])]
    words += [word for word in (*EVERYTHING, "draft", "settlements") if options.get(word)]
    return "-".join(map(str, words))


every_setting = pytest.mark.parametrize(
    "options", [pytest.param(one, id=name_of(one)) for one in (*OPTION_SETS, *EXTENDED_SETS)]
)


def whole_decisions(game: Game) -> Iterator[list[int]]:
    """Every sequence of legal steps that makes a whole decision now."""
    legal = game.legal()
    assert legal, "legal steps lead where no step is legal"
    before = game.positions.copy()
    for step in legal:
        game.apply(step)
        if game.is_between:
            yield [step]
        else:
            yield from ([step, *steps] for steps in whole_decisions(game))
        game.positions[:] = before


class Twins:
    """The engine leads by the steps of a bot; the reference replays the record event by event."""

    def __init__(self, game: Game, seed: int, bot: str, *, strict: bool = True) -> None:
        setting = game.setting
        assert isinstance(setting, Iwari)
        self.setting = setting
        self.bot = bot
        self.game = game
        self.recorder = Recorder("iwari", game)
        self.reference = self.new_reference(strict)
        self.random = Random(seed)
        self._rng = generator(seed, 1)
        self._player = Player(setting)
        self._replayed = 0

    def new_reference(self, strict: bool) -> reference.AnyGame:
        return reference.open_game(self.recorder.record(), strict=strict)

    def decisions(self) -> list[Event]:
        """Every whole decision of the engine."""
        before = self.game.positions.copy()[0]
        return [self.setting.event(before, steps) for steps in whole_decisions(self.game)]

    def play_on(self) -> None:
        """One whole decision, or one outcome of chance, for both."""
        if self.game.is_chance:
            self.recorder.resolve(self._rng)
        else:
            self._decide()
        for event in self.recorder.events[self._replayed :]:
            self.reference.apply(event)
        self._replayed = len(self.recorder.events)

    def _decide(self) -> None:
        for step in self._player.simulate(self.game, self.bot, self._rng):
            self.recorder.apply(step)
        if not self.game.is_between:
            self._decide()

    def moments(self) -> Iterator[None]:
        """Play to the end, stopping before each event and at the end."""
        while not self.game.is_over:
            yield
            self.play_on()
        yield


def new_twins(options: Json, seed: int, bot: str) -> Twins:
    """A new game of the box."""
    return Twins(Game.new(GAME.setting(options), generator(seed)), seed, bot)
