"""Every event of a random game with what is said of it: played once for all tests that listen."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, Setting, generator
from bivouac.core.locales import LANGUAGES
from bivouac.record.write import Recorder
from tests.contract.looking import scoring_of, spoken
from tests.walks import Pick, any_step, go_on

NAMES = ["Una", "Vik", "Zoë", "Kai", "Ida", "Ole"]


class Told(NamedTuple):
    """An event, what is said of it, and the game before and after it."""

    event: Event
    messages: list[Message]
    before: Game
    after: Game

    @property
    def scoring(self) -> Json | None:
        """The scoring that the event brought about, or the aftermath of what the void did."""
        return scoring_of(self.before, self.event, self.after)


@lru_cache(maxsize=64)
def told_events(setting: Setting, seed: int, pick: Pick = any_step) -> tuple[Told, ...]:
    return tuple(play_and_tell(setting, seed, pick))


def play_and_tell(setting: Setting, seed: int, pick: Pick) -> Iterator[Told]:
    rng, chooser = generator(seed), Random(seed)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    before = recorder.game.copy()
    while not recorder.game.is_over:
        go_on(recorder, rng, chooser, pick)
        if recorder.game.is_between:
            event, after = recorder.events[-1], recorder.game.copy()
            messages = setting.describe(before.position, event, after.position)
            yield Told(event, messages, before, after)
            before = after


def check_sentences(told: Iterable[Told], names: Sequence[str] = NAMES) -> None:
    """Of every event something is said, in whole sentences, to everybody in every language."""
    for event, messages, *_ in told:
        assert messages, event
        for message in messages:
            for language, reader in product(LANGUAGES, (SPECTATOR, 0, 1)):
                text = spoken(language, message, names, reader)
                assert re.fullmatch(r"\w[^{}\u2068\u2069\n=_]*[.。]", text), text
