"""What holds for the records of every game: they can be read, follow the schema and replay."""

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema_rs

from bivouac.core.contract import Event, Game, Json, Result, generator
from bivouac.core.records import Words
from bivouac.record.check import check_record
from bivouac.record.replay import start
from bivouac.record.write import Recorder, record_of, to_line
from tests.conftest import LONG
from tests.record.games import choose, recorder_of

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = jsonschema_rs.Draft202012Validator(json.loads((DOCS / "record.schema.json").read_text()))
MAIN_PARTS = ("components", "setup", "events", "result")


def written(recorder: Recorder) -> Json:
    """A record as somebody else reads it."""
    return json.loads(to_line(recorder.record()))


def check_whole(record: Json) -> Result:
    """A record of a whole game follows the schema and is sound; its result."""
    SCHEMA.validate(record)
    summary = check_record(record)
    assert summary.events == len(record["events"])
    assert summary.result is not None
    return summary.result


def check_begun(record: Json, every: int) -> None:
    """As far as a record goes, it is sound; tried at fewer lengths in the short version."""
    for length in range(0, len(record["events"]), every if LONG else 4 * every):
        begun = {**record, "events": record["events"][:length], "result": None}
        SCHEMA.validate(begun)
        assert check_record(begun).result is None


def check_laid_out(table: str, seed: int) -> tuple[Game, Game, Json]:
    """A game laid out from its record is the one dealt; both games, and the record."""
    dealt = recorder_of(table, generator(seed)).game
    record = json.loads(to_line(record_of(table.split()[0], dealt, [], dealt)))
    SCHEMA.validate(record)
    laid_out = start(record)
    assert laid_out.positions.tobytes() == dealt.positions.tobytes()
    assert laid_out.setting.setup(laid_out.position) == record["setup"]
    return dealt, laid_out, record


def check_steps_and_events(table: str) -> None:
    """An event says which steps were made; of a shuffle, to which position it led."""
    rng = generator(7)
    game = recorder_of(table, rng).game
    while not game.is_over:
        if game.is_chance:
            resolve_and_check(game, rng)
            continue
        before = game.copy()
        steps = random_steps(game, rng)
        event = game.setting.event(before.position, steps)
        assert event["seat"] == before.to_move
        assert game.setting.steps(before.position, event) == steps


def check_outcomes(table: str, seed: int) -> None:
    """A recorded outcome of chance leads to the very same position."""
    rng = generator(seed, 1)
    game = recorder_of(table, rng).game
    while not game.is_over:
        if game.is_chance:
            resolve_and_check(game, rng)
        else:
            game.apply(choose(rng, game.legal()))


def resolve_and_check(game: Game, rng: Words) -> None:
    """Chance decides, and what is written down of it leads to the same position."""
    before = game.copy()
    game.resolve(rng)
    before.resolve_with(game.setting.chance_event(before.position, game.position))
    assert before.positions.tobytes() == game.positions.tobytes()


def random_steps(game: Game, rng: Words) -> list[int]:
    """Make a random decision; its steps."""
    steps: list[int] = []
    while not steps or not game.is_between:
        steps.append(choose(rng, game.legal()))
        game.apply(steps[-1])
    return steps


def play_with_twins(
    table: str, seed: int, exchange: Callable[[Game, Event], int]
) -> tuple[Json, int]:
    """A random game where identical cards are exchanged: its record, and how many were."""
    rng = generator(seed, 2)
    recorder = recorder_of(table, rng)
    exchanged = 0
    while not recorder.game.is_over:
        if recorder.game.is_chance:
            recorder.resolve(rng)
            continue
        game = recorder.game
        event = game.setting.event(game.position, random_steps(game.copy(), rng))
        exchanged += exchange(game, event)
        recorder.play(event)
    return written(recorder), exchanged


def check_numbers_as_ids(record: Json, ids: list[str], pile: str) -> None:
    """A reader accepts whole numbers where others write strings of digits."""
    said, numbered = renamed(record, ids, as_numbers=False), renamed(record, ids, as_numbers=True)
    assert numbered["setup"][pile] != said["setup"][pile]
    SCHEMA.validate(numbered)
    assert check_record(numbered) == check_record(said)


def renamed(record: Json, ids: list[str], as_numbers: bool) -> Json:
    """The record with numbers for ids; as keys of objects they are strings of digits."""
    numbers = {name: number for number, name in enumerate(ids)}

    def rename(value: Json) -> Json:
        if isinstance(value, dict):
            return {str(numbers.get(key, key)): rename(entry) for key, entry in value.items()}
        if isinstance(value, list):
            return [rename(entry) for entry in value]
        if isinstance(value, str) and value in numbers:
            return numbers[value] if as_numbers else str(numbers[value])
        return value

    return {**record, **{key: rename(record[key]) for key in MAIN_PARTS}}
