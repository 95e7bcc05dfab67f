"""Positions, steps and records: what is written down comes back as it was."""

import json
from random import Random

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.core.records import dtype_of
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import NONE, Position
from bivouac.games.dewan.steps import STEP_SPACE, split, step_of
from bivouac.record.replay import play_event
from bivouac.record.write import Recorder
from tests.conftest import scale

OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)


def recorded(options: Json, seed: int) -> Recorder:
    """A random game with its record."""
    random, rng = Random(seed), generator(seed)
    recorder = Recorder("dewan", Game.new(GAME.setting(options), rng))
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(random.choice(game.legal()))
    return recorder


def through_json(value: Json) -> Json:
    return json.loads(json.dumps(value))


@pytest.mark.slow
@every_setting
def test_a_setup_written_down_is_laid_out_byte_for_byte(options: Json) -> None:
    """DS1-DS6, DV1."""
    setting = GAME.setting(options)
    for seed in range(scale(20)):
        recorder = Recorder("dewan", Game.new(setting, generator(seed)))
        record = through_json(recorder.record())
        laid_out = GAME.setting_of_record(record).lay_out(record)
        assert laid_out.positions.tobytes() == recorder.game.positions.tobytes()
        assert laid_out.setting.setup(laid_out.position) == record["setup"]
        assert laid_out.setting.components() == record["components"]


@every_setting
def test_a_record_replays_to_the_same_bytes(options: Json) -> None:
    """Decisions and chance, none left out, and only these."""
    for seed in range(scale(3)):
        recorder = recorded(options, seed)
        record = through_json(recorder.record())
        game = GAME.setting_of_record(record).lay_out(record)
        for event in record["events"]:
            play_event(game, event)
        final = game.setting.final(game.position)
        assert final == record["result"]["final"]
        assert list(game.result().scores) == record["result"]["scores"]
        assert game.positions.tobytes() == recorder.game.positions.tobytes()


@every_setting
def test_a_decision_as_an_event_is_the_same_decision(options: Json) -> None:
    """Steps to event and back."""
    game = Game.new(GAME.setting(options), generator(8))
    setting, random, rng = game.setting, Random(8), generator(8, 1)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        before = game.positions.copy()[0]
        steps = [random.choice(game.legal())]
        game.apply(steps[0])
        while not game.is_between:
            steps.append(random.choice(game.legal()))
            game.apply(steps[-1])
        event = through_json(setting.event(before, steps))
        assert setting.steps(before, event) == steps


def test_every_byte_of_a_position_belongs_to_a_field() -> None:
    """NumPy does not copy gaps, so that with one equal positions might have different bytes."""
    layout = dtype_of(Position)
    assert layout.fields is not None
    assert sum(field[0].itemsize for field in layout.fields.values()) == layout.itemsize


def test_every_step_names_one_thing() -> None:
    named = [split(step) for step in range(STEP_SPACE)]
    assert len(set(named)) == STEP_SPACE
    assert [step_of(kind, max(number, 0)) for kind, number in named] == [*range(STEP_SPACE)]
    kinds: dict[str, list[int]] = {}
    for kind, number in named:
        kinds.setdefault(kind, []).append(number)
    assert all(n == [NONE] or n == list(range(len(n))) for n in kinds.values())
    for step in (-1, STEP_SPACE):
        with pytest.raises(ValueError, match="is not between"):
            split(step)
