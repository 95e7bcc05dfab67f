"""Any game: what we write can be read, is what the schema says, and replays to the same end."""

import json
from collections.abc import Callable

import pytest

from bivouac.core.contract import Event, Game, Json, generator
from bivouac.core.records import Words
from bivouac.record.check import check_record
from bivouac.record.replay import start
from bivouac.record.write import record_of, to_line
from tests.conftest import LONG, scale
from tests.record import dewan_cards, iwari_cards
from tests.record.games import (
    DEWAN_TABLES,
    GREEDY,
    choose,
    play_on,
    played_at,
    recorder_of,
    table_of,
)
from tests.record.iwari_games import (
    EXTENDED,
    EXTENSIONS,
    PLAIN,
    SPECIAL,
    TABLES,
    VOID_TABLES,
    against_void,
)
from tests.record.round_trips import SCHEMA, check_sound, written
from tests.record.verdicts import replay as replay_by_reference

EVERYWHERE = [*DEWAN_TABLES, *TABLES, *EXTENSIONS, *VOID_TABLES]
every_table = pytest.mark.parametrize("table", EVERYWHERE)
SOLO, COOP = against_void("vast-lands", "solo"), against_void("new-horizons", "coop", 5)
MAIN_PARTS = ("components", "setup", "events", "result")


def seeds(count: int, table: str) -> range:
    """In the short version three games of Dewan, which are shorter, and one of Iwari."""
    return range(scale(count, short=3 if table in DEWAN_TABLES else 1))


@pytest.mark.slow
@pytest.mark.parametrize("table", [*EVERYWHERE, *(table + GREEDY for table in VOID_TABLES)])
def test_a_random_game_is_written_read_and_checked(table: str) -> None:
    """IV1-IV11, and every rule that random play meets."""
    for seed in seeds(1 if table.endswith(GREEDY) else 4, table):
        record = played_at(table, seed)
        summary = check_sound(record)
        assert summary.events == len(record["events"])
        assert summary.result is not None
        assert list(summary.result.scores) == (record["result"]["scores"] or [])
        assert list(summary.result.winners) == record["result"]["winners"]


@pytest.mark.parametrize("table", DEWAN_TABLES)
def test_an_independent_implementation_accepts_our_records(table: str) -> None:
    for seed in range(scale(3)):
        assert replay_by_reference(played_at(table, seed)).is_over


@pytest.mark.slow
@every_table
def test_a_game_laid_out_from_its_record_is_the_same_to_the_byte(table: str) -> None:
    """IS1, IS2, IS3, IS4, IX1, IM6, IR1, IG1, IA2, IA4, IA6, IV1."""
    for seed in seeds(3, table):
        dealt = recorder_of(table, generator(seed)).game
        record = json.loads(to_line(record_of(table.split()[0], dealt, [], dealt)))
        SCHEMA.validate(record)
        laid_out = start(record)
        setting = laid_out.setting
        assert laid_out.positions.tobytes() == dealt.positions.tobytes()
        assert setting.setup(laid_out.position) == record["setup"]
        same = setting.static.tobytes() == dealt.setting.static.tobytes()
        assert same or table in DEWAN_TABLES, "of whose box a record tells what is in play"
        assert setting.components_in(record["setup"]) == record["components"]
        assert setting.pictured() == dealt.setting.pictured()


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


@pytest.mark.parametrize("table", [*DEWAN_TABLES, *TABLES])
def test_a_recorded_outcome_of_chance_leads_to_the_very_same_position(table: str) -> None:
    """DK3, DV3, DV7, IE1: also where shuffled cards have moved on before anybody decides."""
    for seed in range(scale(5, short=3 if table in DEWAN_TABLES else 2)):
        rng = generator(seed, 1)
        game = recorder_of(table, rng).game
        while not game.is_over:
            if game.is_chance:
                resolve_and_check(game, rng)
            else:
                game.apply(choose(rng, game.legal()))


@every_table
def test_steps_and_events_say_the_same(table: str) -> None:
    """IV3, IV5, IV8, IV9; a recorded shuffle leads to the very same position (IV6)."""
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


UNFINISHED = [
    *((table_of(scenario, 2), 7) for scenario in ("classic", "downpour", "volcano", "lake")),
    *((table, 11) for table in (*SPECIAL, *VOID_TABLES[::5])),
    *((table, 17) for table in EXTENDED[::3]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("table", "every"), UNFINISHED)
def test_an_unfinished_record_is_sound_as_far_as_it_goes(table: str, every: int) -> None:
    """Tried at fewer lengths in the short version."""
    record = played_at(table)
    for length in range(0, len(record["events"]), every if LONG else 4 * every):
        begun = {**record, "events": record["events"][:length], "result": None}
        SCHEMA.validate(begun)
        assert check_record(begun).result is None


@pytest.mark.parametrize(("table", "last"), [(table_of("classic", 2), max), (PLAIN[0], min)])
def test_a_recorder_does_not_write_down_a_decision_half_made(
    table: str, last: Callable[[list[int]], int]
) -> None:
    """IT1: pieces and payment are one decision, as a journey and its price."""
    rng = generator(3)
    recorder = recorder_of(table, rng)
    while recorder.game.is_between:
        recorder.apply(last(recorder.game.legal()))
    assert check_record(recorder.record(names=["Ada", None])).events == len(recorder.events)
    play_on(recorder, rng)
    assert check_record(recorder.record(names=["Ada", None])).result is not None


Exchange = Callable[[Game, Event], int]
TWINS = [
    (table_of("classic", 3), dewan_cards.exchange_twins),
    (table_of("lake", 3), dewan_cards.exchange_twins),
    (PLAIN[0], iwari_cards.exchange_twins),
    (COOP, iwari_cards.exchange_twins),
]


@pytest.mark.slow
@pytest.mark.parametrize(("table", "exchange"), TWINS)
def test_any_identical_copy_of_a_card_is_as_good(table: str, exchange: Exchange) -> None:
    """DP2, DE2, DH5, IT3, IT2, I2.1, IV2, IV3, IV9: legal steps name one of several identical
    cards; a record may name another.
    """
    exchanged = 0
    for seed in range(scale(4)):
        rng = generator(seed, 2)
        recorder = recorder_of(table, rng)
        while not recorder.game.is_over:
            if recorder.game.is_chance:
                recorder.resolve(rng)
                continue
            game = recorder.game
            event = game.setting.event(game.position, random_steps(game.copy(), rng))
            exchanged += exchange(game, event)
            recorder.play(event)
        record = written(recorder)
        assert check_record(record).result is not None
        assert replay_by_reference(record).is_over
    assert exchanged > 0


NUMBERED = [
    *((table_of(scenario, 2), "row") for scenario in ("classic", "volcano", "lake")),
    *((table, "deck") for table in (SPECIAL[1], SOLO, COOP)),
]


@pytest.mark.parametrize(("table", "pile"), NUMBERED)
def test_a_reader_accepts_whole_numbers_as_ids(table: str, pile: str) -> None:
    record = played_at(table)
    cards = dewan_cards if record["game"] == "dewan" else iwari_cards
    numbers = {name: number for number, name in enumerate(cards.ids_in(record))}
    said, numbered = (renamed(record, numbers, as_numbers) for as_numbers in (False, True))
    assert numbered["setup"][pile] != said["setup"][pile]
    SCHEMA.validate(numbered)
    assert check_record(numbered) == check_record(said)


def renamed(record: Json, numbers: dict[str, int], as_numbers: bool) -> Json:
    """The record with numbers for ids; as keys of objects they are strings of digits."""

    def rename(value: Json) -> Json:
        if isinstance(value, dict):
            return {str(numbers.get(key, key)): rename(entry) for key, entry in value.items()}
        if isinstance(value, list):
            return [rename(entry) for entry in value]
        if isinstance(value, str) and value in numbers:
            return numbers[value] if as_numbers else str(numbers[value])
        return value

    return {**record, **{key: rename(record[key]) for key in MAIN_PARTS}}
