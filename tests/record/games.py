"""Records to work with: random games of every setting, driven step by step."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest

from bivouac.arguments import parse_settings
from bivouac.bots.play import Player
from bivouac.bots.play import choose as choose_by_bot
from bivouac.core.bits import draw_below
from bivouac.core.contract import Event, Game, Json, Setting, generator
from bivouac.core.records import Words
from bivouac.core.registry import find_game
from bivouac.lab.recording import record_game
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import replay
from bivouac.record.write import Recorder, to_line

DEWAN = find_game("dewan")
OPTION_SETS = [(str(chosen["scenario"]), int(chosen["players"])) for chosen in DEWAN.option_sets()]
DEWAN_TABLES = [f"dewan scenario={scenario} players={players}" for scenario, players in OPTION_SETS]
MOST_SEEDS = 400
GREEDY = " by greedy"
"""The end of a table at which greedy bots play."""

Fits = Callable[[Event, Game], bool]
Spoilt = tuple[str, str, str | None, Callable[[Json], object]]
"""A table, where a record of it is refused, by which rule, and what was changed in it."""


def choose(rng: Words, choices: list[int]) -> int:
    return choices[draw_below(rng, len(choices))]


def table_of(scenario: str, players: int) -> str:
    """A table of Dewan in the words of the command line."""
    return f"dewan scenario={scenario} players={players}"


def recorder_of(table: str, rng: Words) -> Recorder:
    """A new game of a table, said like "iwari map=vast-lands players=3 draft=true"."""
    name, *chosen = table.removesuffix(GREEDY).split()
    return Recorder(name, Game.new(find_game(name).setting(parse_settings(chosen)), rng))


def play_recorded(
    name: str, setting: Setting, bots: Sequence[str], seed: int, games: int
) -> Iterator[Json]:
    """The same games as `simulate` plays, each as a record, one after the other."""
    player = Player(setting)
    for number in range(games):
        yield record_game(name, player, bots, seed, number)[1]


def play_on(recorder: Recorder, rng: Words, bot: str = "random") -> None:
    """Play to the end, randomly unless another bot is named."""
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
        elif bot == "random":
            recorder.apply(choose(rng, game.legal()))
        else:
            for step in choose_by_bot(game.redact(game.to_move), bot, rng):
                recorder.apply(step)


@cache
def line_at(table: str, seed: int) -> str:
    """A whole game of a table as a line, random or, where it says so, greedy."""
    rng = generator(seed)
    recorder = recorder_of(table, rng)
    play_on(recorder, rng, "greedy" if table.endswith(GREEDY) else "random")
    return to_line(recorder.record(seeds=seed))


def played_line(scenario: str, players: int, seed: int) -> str:
    return line_at(table_of(scenario, players), seed)


def played_at(table: str, seed: int = 0) -> Json:
    """A whole game of a table, as a record of one's own to change."""
    return json.loads(line_at(table, seed))


def played(scenario: str, players: int, seed: int = 0) -> Json:
    return played_at(table_of(scenario, players), seed)


def first_event(table: str, fits: Fits) -> tuple[Json, int]:
    """A game and the index of its first event that fits; `fits` sees the game before it."""
    for seed in range(MOST_SEEDS):
        record = played_at(table, seed)
        for index, (event, before) in enumerate(events_with_games(record)):
            if fits(event, before):
                return record, index
    raise AssertionError(f"no such event in {MOST_SEEDS} games of {table}")


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


def is_do(kind: str) -> Fits:
    return lambda event, before: event.get("do") == kind


def is_chance(kind: str) -> Fits:
    return lambda event, before: event.get("chance") == kind
