"""The contract on paper: events, messages and records of every game, and commands for it."""

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from bivouac.bots.names import PLAIN
from bivouac.cli import main
from bivouac.core.contract import Game, Json, Message, Refused, Setting, generator
from bivouac.lab.simulate import simulate
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import play_event, replay
from tests.conftest import scale
from tests.contract.cases import known, recorded
from tests.record.games import play_recorded


def as_read(record: Json) -> Json:
    """A record as somebody else reads it."""
    return json.loads(json.dumps(record))


def test_a_decision_said_as_an_event_is_the_same_decision(setting: Setting) -> None:
    for seed in range(scale(3)):
        recorder = recorded(setting, seed)
        game = recorder.start.copy()
        for event in as_read(recorder.events):
            before = game.copy()
            play_event(game, event)
            if "do" in event:
                assert event["seat"] == before.to_move
                steps = setting.steps(before.position, event)
                assert setting.event(before.position, steps) == event
        assert known(game) == known(recorder.game)


def test_an_event_means_messages_to_people(setting: Setting) -> None:
    """Of every decision there is something to say; of chance there may be nothing."""
    told_of: set[str] = set()
    for moment in replay(recorded(setting, 0).record()):
        told = setting.describe(moment.before, moment.event, moment.game.position)
        assert all(isinstance(message, Message) for message in told)
        assert told or "chance" in moment.event
        told_of.update(message.key for message in told)
    assert len(told_of) > 1


@pytest.mark.slow
def test_simulated_games_are_the_same_on_any_number_of_threads_and_as_records(
    setting: Setting,
) -> None:
    bots = [(*PLAIN, "level3")[seat % 3] for seat in range(setting.seats)]
    games = scale(20)
    one = simulate(setting, bots, games, 5)
    two = simulate(setting, bots, games, 5, jobs=2)
    assert one.points.tolist() == two.points.tolist()
    assert one.turns.tolist() == two.turns.tolist()
    for number, record in enumerate(play_recorded(setting.game, setting, bots, 5, 3)):
        shares = one.shares[number].tolist()
        assert record["result"]["winners"] == [seat for seat, won in enumerate(shares) if won]
        scores = one.scores[number].tolist()
        assert record["result"]["scores"] == (scores if setting.scored else None)
        assert check_record(record).result is not None


def test_a_record_is_sound_whole_or_unfinished_and_needs_nothing_else(setting: Setting) -> None:
    for seed in range(scale(3)):
        recorder = recorded(setting, seed)
        record = as_read(recorder.record(names=["Una"]))
        summary = check_record(record)
        assert summary.result == recorder.game.result()
        unfinished = {**record, "events": record["events"][: len(record["events"]) // 2]}
        assert check_record({**unfinished, "result": None}).result is None


def change_seat(record: Json, setting: Setting) -> None:
    """To that of somebody else, even if nobody sits there."""
    first = record["events"][0]
    first["seat"] = (first["seat"] + 1) % max(2, setting.seats)


def drop_event(record: Json, setting: Setting) -> None:
    del record["events"][-1]


def claim_the_game(record: Json, setting: Setting) -> None:
    """A point more; or, where there are none, that it was won, or lost."""
    result = record["result"]
    if setting.scored:
        result["scores"][0] += 1
    else:
        result["winners"] = [] if result["winners"] else [*range(setting.seats)]


@pytest.mark.parametrize("tamper", [change_seat, drop_event, claim_the_game])
def test_a_record_tampered_with_is_refused(
    setting: Setting, tamper: Callable[[Json, Setting], None]
) -> None:
    record = as_read(recorded(setting, 0).record())
    tamper(record, setting)
    with pytest.raises(RecordError):
        check_record(record)


GARBAGE: list[Json] = [None, True, 3, 4.0, "x", [], [[1.0], [True]], {}, {"hands": None}]


@pytest.mark.slow
def test_nothing_that_strangers_write_trips_a_game_up(setting: Setting) -> None:
    recorder = recorded(setting, 1)
    record = as_read(recorder.record())
    for key, garbage in product(("options", "components", "setup", "events"), GARBAGE):
        with suppress(RecordError):
            check_record({**record, key: garbage})
    for (key, right), garbage in product(record["setup"].items(), GARBAGE):
        if repr(garbage) != repr(right):  # an empty list may be right
            with pytest.raises(RecordError):
                check_record({**record, "setup": {**record["setup"], key: garbage}})
    tried, game = set(), recorder.start.copy()
    for event in record["events"]:
        if (kind := event.get("do", event.get("chance"))) not in tried:
            tried.add(kind)
            for key, garbage in product(event, GARBAGE):
                with suppress(Refused):
                    play_event(game.copy(), {**event, key: garbage})
        play_event(game, event)
    seen = recorder.start.redact(recorder.start.to_move)
    for garbage in (*GARBAGE, {"do": []}, {"do": {}}):
        assert isinstance(setting.why(seen, garbage), Refused)
        with pytest.raises(Refused):
            setting.draft(seen, garbage)


def test_a_refused_event_changes_nothing(setting: Setting) -> None:
    game = Game.new(setting, generator(6))
    before = known(game)
    for event in ({"seat": game.to_move, "do": "fly"}, {"do": "draw"}, {"chance": "storm"}):
        with pytest.raises(Refused):
            play_event(game, event)
        assert known(game) == before


@pytest.mark.usefixtures("nine_is_registered")
def test_the_command_line_plays_counts_and_checks_any_registered_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    chosen = ["nine", "--set", "limit=10"]
    simulated = [*chosen, "--bots", "greedy,random", "--games", "9", "--records", str(file)]
    assert main(["simulate", *simulated, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 9
    assert main(["check", str(file)]) == 0
    assert "9 records" in capsys.readouterr().out
    assert main(["perft", *chosen, "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 2\n2 4\n"
    assert main(["simulate", "nine", "--set", "limit=30"]) == 2
    assert "limit" in capsys.readouterr().err
