"""What we write can be read, is what the schema says, and replays to the same end."""

import json
import re

import numpy as np
import pytest

from bivouac.core.contract import Event, Game, Json, generator
from bivouac.games.dewan import notation
from bivouac.games.dewan.game import Dewan
from bivouac.record.check import check_record
from bivouac.record.replay import replay
from tests.conftest import scale
from tests.record import round_trips
from tests.record.games import OPTION_SETS, new_recorder, play_on, played, table_of
from tests.record.round_trips import DOCS, SCHEMA, check_whole, play_with_twins
from tests.reference.dewan import replay as replay_by_reference

every_setting = pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)


def documented_game() -> Json:
    text = (DOCS / "record.md").read_text("utf-8")
    return json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1])


@pytest.mark.slow
@every_setting
def test_a_random_game_is_written_read_and_checked(scenario: str, players: int) -> None:
    for seed in range(scale(4, short=2)):
        record = played(scenario, players, seed)
        assert list(check_whole(record).scores) == record["result"]["scores"]


@every_setting
def test_an_independent_implementation_accepts_our_records(scenario: str, players: int) -> None:
    for seed in range(scale(3)):
        record = played(scenario, players, seed)
        assert replay_by_reference(record).expects() is None


@every_setting
def test_a_game_laid_out_from_its_record_is_the_same_to_the_byte(
    scenario: str, players: int
) -> None:
    for seed in range(scale(3)):
        _, laid_out, record = round_trips.check_laid_out(table_of(scenario, players), seed)
        assert laid_out.setting.components() == record["components"]


@every_setting
def test_a_recorded_outcome_of_chance_leads_to_the_very_same_position(
    scenario: str, players: int
) -> None:
    """DK3, DV3, DV7: also where shuffled cards have moved on before anybody decides."""
    for seed in range(scale(3)):
        round_trips.check_outcomes(table_of(scenario, players), seed)


@every_setting
def test_steps_and_events_say_the_same(scenario: str, players: int) -> None:
    round_trips.check_steps_and_events(table_of(scenario, players))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_an_unfinished_record_is_sound_as_far_as_it_goes(scenario: str) -> None:
    round_trips.check_begun(played(scenario, 2), every=7)


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
        record, count = play_with_twins(table_of(scenario, 3), seed, exchange_twins)
        assert check_record(record).result is not None
        assert replay_by_reference(record).expects() is None
        exchanged += count
    assert exchanged > 0


def exchange_twins(game: Game, event: Event) -> int:
    """Replace cards of a decision by identical ones in the same hand; how many."""
    setting = game.setting
    assert isinstance(setting, Dewan)
    hand = setting.final(game.position)["hands"][event["seat"]]
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
    record = played(scenario, 2)
    land = record["setup"]["map"]
    ids = [*record["components"]["cards"], *record["components"]["stories"], *land["tiles"]]
    ids += [space["id"] for space in land["spaces"]]
    round_trips.check_numbers_as_ids(record, ids, "row")


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
    for event in record["events"]:
        if event.get("do") == "take":
            event["slots"].reverse()
    assert check_record(record).result is not None


def test_another_writer_may_name_those_who_win_together_in_any_order() -> None:
    """DX6: partners win together."""
    record = played("team", 4)
    winners = record["result"]["winners"]
    assert len(winners) > 1
    record["result"]["winners"] = winners[::-1]
    assert str(check_record(record)).endswith(f"winners {winners[0]} {winners[1]}")


def test_made_up_situations_can_be_laid_out() -> None:
    record = played("classic", 2)
    record["setup"]["hands"][0] += record["setup"]["pile"]
    record["setup"]["pile"] = []
    setting = Dewan(*notation.parts_of_record(record, strict=False))
    game = notation.lay_out(setting, record, strict=False)
    assert len(setting.final(game.position)["hands"][0]) > 40
