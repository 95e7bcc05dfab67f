"""Records to work with: random games of every scenario, driven step by step."""

import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from bivouac.core.bits import draw_below
from bivouac.core.contract import Event, Game, Json, generator
from bivouac.core.records import Words
from bivouac.games.dewan.game import GAME
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import replay
from bivouac.record.write import Recorder, to_line

OPTION_SETS = [(str(chosen["scenario"]), int(chosen["players"])) for chosen in GAME.option_sets()]
MOST_SEEDS = 400


def choose(rng: Words, choices: list[int]) -> int:
    return choices[draw_below(rng, len(choices))]


def new_recorder(scenario: str, players: int, rng: Words) -> Recorder:
    setting = GAME.setting({"scenario": scenario, "players": players})
    return Recorder("dewan", Game.new(setting, rng))


def play_on(recorder: Recorder, rng: Words) -> None:
    """Play randomly to the end."""
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(choose(rng, game.legal()))


@cache
def played_line(scenario: str, players: int, seed: int) -> str:
    rng = generator(seed)
    recorder = new_recorder(scenario, players, rng)
    play_on(recorder, rng)
    return to_line(recorder.record(seeds=seed))


def played(scenario: str, players: int, seed: int = 0) -> Json:
    """A whole random game, as a record of one's own to change."""
    return json.loads(played_line(scenario, players, seed))


def first_event(
    scenario: str, players: int, fits: Callable[[Event, Game], bool]
) -> tuple[Json, int]:
    """A random game and the index of its first event that fits; `fits` sees the game before it."""
    for seed in range(MOST_SEEDS):
        record = played(scenario, players, seed)
        for index, (event, before) in enumerate(events_with_games(record)):
            if fits(event, before):
                return record, index
    raise AssertionError(f"no such event in {MOST_SEEDS} games of {scenario}")


def events_with_games(record: Json) -> Iterator[tuple[Event, Game]]:
    """Every event of a good record with the game before it, which must not be kept."""
    before: Game | None = None
    for moment in replay(record):
        before = before or Game(moment.game.setting)
        before.positions[0] = moment.before
        yield moment.event, before


def refusal_of(record: Json) -> RecordError:
    """What is wrong with a record that must be refused."""
    with pytest.raises(RecordError) as caught:
        check_record(record)
    assert "\n" not in str(caught.value)
    return caught.value


def is_do(kind: str) -> Callable[[Event, Game], bool]:
    return lambda event, before: event.get("do") == kind


def is_chance(kind: str) -> Callable[[Event, Game], bool]:
    return lambda event, before: event.get("chance") == kind
