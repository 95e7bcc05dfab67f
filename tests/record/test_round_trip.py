"""What we write can be read, is what the schema says, and replays to the same end."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.dewan import notation
from bivouac.games.dewan.game import GAME, Dewan
from bivouac.record.check import check_record
from bivouac.record.replay import replay, start
from bivouac.record.write import Recorder, record_of, to_line
from tests.conftest import scale
from tests.record.games import OPTION_SETS, choose, new_recorder, play_on, played
from tests.reference.dewan import replay as replay_by_reference

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = jsonschema.Draft202012Validator(json.loads((DOCS / "record.schema.json").read_text()))
every_setting = pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)


def documented_game() -> Json:
    text = (DOCS / "record.md").read_text("utf-8")
    return json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1])


@every_setting
def test_a_random_game_is_written_read_and_checked(scenario: str, players: int) -> None:
    for seed in range(scale(4)):
        record = played(scenario, players, seed)
        SCHEMA.validate(record)
        summary = check_record(record)
        assert summary.events == len(record["events"])
        assert summary.result is not None
        assert list(summary.result.scores) == record["result"]["scores"]


@every_setting
def test_an_independent_implementation_accepts_our_records(scenario: str, players: int) -> None:
    for seed in range(scale(3)):
        record = played(scenario, players, seed)
        assert replay_by_reference(record).expects() is None


@every_setting
def test_a_game_laid_out_from_its_record_is_the_same_to_the_byte(
    scenario: str, players: int
) -> None:
    setting = GAME.setting({"scenario": scenario, "players": players})
    for seed in range(scale(3)):
        dealt = Game.new(setting, generator(seed))
        record = json.loads(to_line(record_of("dewan", dealt, [], dealt)))
        laid_out = start(record)
        assert laid_out.positions.tobytes() == dealt.positions.tobytes()
        assert laid_out.setting.setup(laid_out.position) == record["setup"]
        assert laid_out.setting.components() == record["components"]


@every_setting
def test_a_recorded_outcome_of_chance_leads_to_the_very_same_position(
    scenario: str, players: int
) -> None:
    """DK3, DV3, DV7: also where shuffled cards have moved on before anybody decides."""
    for seed in range(scale(3)):
        rng = generator(seed, 1)
        game = new_recorder(scenario, players, rng).game
        while not game.is_over:
            if game.is_chance:
                before = game.copy()
                game.resolve(rng)
                outcome = game.setting.chance_event(before.position, game.position)
                before.resolve_with(outcome)
                assert before.positions.tobytes() == game.positions.tobytes()
            else:
                game.apply(choose(rng, game.legal()))


@every_setting
def test_steps_and_events_say_the_same(scenario: str, players: int) -> None:
    rng = generator(7)
    game = new_recorder(scenario, players, rng).game
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        before = game.copy()
        steps: list[int] = []
        while not steps or not game.is_between:
            steps.append(choose(rng, game.legal()))
            game.apply(steps[-1])
        event = game.setting.event(before.position, steps)
        assert game.setting.steps(before.position, event) == steps


@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_an_unfinished_record_is_sound_as_far_as_it_goes(scenario: str) -> None:
    record = played(scenario, 2)
    for length in range(0, len(record["events"]), 7):
        begun = {**record, "events": record["events"][:length], "result": None}
        SCHEMA.validate(begun)
        assert check_record(begun).result is None


def test_a_recorder_does_not_write_down_a_decision_half_made() -> None:
    rng = generator(3)
    recorder = new_recorder("classic", 2, rng)
    while recorder.game.is_between:
        recorder.apply(max(recorder.game.legal()))
    record = recorder.record(names=["Ada", None])
    assert check_record(record).events == len(recorder.events)
    play_on(recorder, rng)
    assert check_record(recorder.record(names=["Ada", None])).result is not None


def test_the_documented_game_is_sound() -> None:
    record = documented_game()
    SCHEMA.validate(record)
    summary = check_record(record)
    assert summary.result is not None
    assert str(summary) == "dewan scenario=classic players=2, 47 events, scores 31 29, winners 0"


@pytest.mark.parametrize("scenario", ["classic", "lake"])
def test_any_identical_copy_of_a_card_is_as_good(scenario: str) -> None:
    """DP2, DE2, DH5: legal steps name one of several identical cards; a record may name another."""
    exchanged = 0
    for seed in range(scale(4)):
        rng = generator(seed, 2)
        recorder = new_recorder(scenario, 3, rng)
        while not recorder.game.is_over:
            if recorder.game.is_chance:
                recorder.resolve(rng)
                continue
            event = random_decision(recorder.game, rng)
            exchanged += exchange_twins(recorder, event)
            recorder.play(event)
        record = json.loads(to_line(recorder.record()))
        assert check_record(record).result is not None
        assert replay_by_reference(record).expects() is None
    assert exchanged > 0


def random_decision(game: Game, rng: Any) -> Json:
    trial = game.copy()
    steps: list[int] = []
    while not steps or not trial.is_between:
        steps.append(choose(rng, trial.legal()))
        trial.apply(steps[-1])
    return game.setting.event(game.position, steps)


def exchange_twins(recorder: Recorder, event: Json) -> int:
    """Replace cards of a decision by identical ones in the same hand; how many."""
    setting = recorder.game.setting
    assert isinstance(setting, Dewan)
    hand = setting.final(recorder.game.position)["hands"][event["seat"]]
    halves = {card.id: card.halves for card in setting.cards}
    used = event.get("pay", [event.get("card")])
    exchanged = 0
    for i, card in enumerate(used):
        twins = [c for c in hand if c not in used and card and halves[c] == halves[card]]
        if twins:
            used[i] = twins[-1]
            exchanged += 1
    if "card" in event:
        event["card"] = used[0]
    return exchanged


@pytest.mark.parametrize("scenario", ["classic", "volcano", "lake"])
def test_a_reader_accepts_whole_numbers_as_ids(scenario: str) -> None:
    record = renamed(played(scenario, 2), as_numbers=False)
    numbered = renamed(played(scenario, 2), as_numbers=True)
    assert numbered["setup"]["row"] != record["setup"]["row"]
    SCHEMA.validate(numbered)
    assert check_record(numbered) == check_record(record)


def renamed(record: Json, as_numbers: bool) -> Json:
    """The record with numbers for ids; as keys of objects they are strings of digits."""
    land = record["setup"]["map"]
    ids = [*record["components"]["cards"], *record["components"]["stories"], *land["tiles"]]
    ids += [space["id"] for space in land["spaces"]]
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


MAIN_PARTS = ("components", "setup", "events", "result")


def test_another_writer_may_order_what_has_no_order_and_name_a_zone_by_any_space() -> None:
    """DZ2: berries belong to a zone."""
    record = played("downpour", 3, 1)
    ends = [moment.game for moment in replay(record)]
    zones = ends[-1].position["zone"]
    final = record["result"]["final"]
    names = [space["id"] for space in record["setup"]["map"]["spaces"]]
    berries = {}
    for space, tokens in final["berries"].items():
        members = np.flatnonzero(zones[: len(names)] == names.index(space))
        berries[names[members[-1]]] = tokens
    final["berries"] = berries
    for key in ("hands", "told"):
        final[key] = [entries[::-1] for entries in final[key]]
    for key in ("discards", "markers"):
        final[key].reverse()
    record["result"]["winners"].reverse()
    for event in record["events"]:
        if event.get("do") == "take":
            event["slots"].reverse()
    assert check_record(record).result is not None


def test_made_up_situations_can_be_laid_out() -> None:
    record = played("classic", 2)
    record["setup"]["hands"][0] += record["setup"]["pile"]
    record["setup"]["pile"] = []
    setting = Dewan(*notation.parts_of_record(record, strict=False))
    game = notation.lay_out(setting, record, strict=False)
    assert len(setting.final(game.position)["hands"][0]) > 40
