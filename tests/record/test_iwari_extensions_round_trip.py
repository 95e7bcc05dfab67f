"""Iwari with all that can be in play: what we write can be read, and replays to the same end."""

from collections import Counter

import pytest

from bivouac.core.contract import Event, Json, generator
from bivouac.games.iwari.notation.land import rules_of
from bivouac.games.iwari.options import DEEDS, Options
from bivouac.games.iwari.options import SWITCHES as OPTIONS
from bivouac.games.iwari.setting import Iwari
from bivouac.record.check import check_record
from bivouac.record.replay import play_event, start
from tests.conftest import scale
from tests.record.games import play_on, played_at, recorder_of, refusal_of
from tests.record.iwari_games import EXTENSIONS, MAPS, everything
from tests.record.iwari_own_maps import OWN_MAPS, own_recorder
from tests.record.round_trips import check_sound, documented, quoted_events, written

every_table = pytest.mark.parametrize("table", EXTENSIONS)
IN_PLAY = {"expeditions": "expeditions", "walking_totem": "walking", "discoveries": "discoveries"}
"""The keys of a breakdown that an option brings."""


@every_table
def test_a_record_has_what_is_in_play_and_nothing_else(table: str) -> None:
    """IX1, IR1, IR2, IG1, IM6, IA2, IA4, IA5, IA6."""
    record = played_at(table)
    options, setup, result = record["options"], record["setup"], record["result"]
    assert ("expeditions" in setup) == options["expeditions"]
    assert ("expeditions" in record["components"]) == options["expeditions"]
    assert ("discoveries" in setup) == options["discoveries"]
    assert ("storms" in setup) == options["storms"]
    assert ("gold" in setup) == (options["veneration"] == "c")
    if options["storms"]:
        assert setup["mountains"] == []
        assert len(setup["storms"]) == len(result["final"]["storms"]) == 4
    if options["expeditions"]:
        assert sorted(record["components"]["expeditions"], key=int) == [
            str(number) for number in setup["expeditions"]
        ]
    for points in result["breakdown"]:
        for option, key in IN_PLAY.items():
            assert (key in points) == options[option]


@pytest.mark.parametrize("game_map", MAPS)
def test_what_a_map_has_of_its_own_is_in_its_records(game_map: str) -> None:
    """IA2, IA4, IA5, IA6: `ruins` has an entry for the third tribe too."""
    record = played_at(f"iwari map={game_map} players=2")
    land, result = record["components"]["map"], record["result"]
    final, points = result["final"], result["breakdown"][0]
    has_ruins = any("icon" in spot for spot in land["spots"])
    assert ("ruins" in final) == ("ruins" in points) == has_ruins
    assert len(final.get("ruins", [0, 0, 0])) == 3
    tokens = {spot["contested"] for spot in land["spots"] if "contested" in spot}
    assert set(final.get("contested", {})) == tokens
    has_void_cards = "void" in record["components"]["cards"].values()
    assert ("determination" in final) == has_void_cards
    stacks = {len(by_tribe) for by_tribe in final["totems"].values()}
    assert stacks == {4 if "centre" in final else 3}
    assert "rules" not in land
    assert "drawing" not in land


def test_six_can_play_where_the_map_lets_them() -> None:
    """IS1, IA6."""
    sixes = [game_map for game_map in MAPS if most_players(game_map) == 6]
    assert sixes == ["the-void"]
    record = played_at(everything("the-void", 6, "b"))
    check_sound(record)
    assert len(record["result"]["scores"]) == 6


def most_players(game_map: str) -> int:
    setting = recorder_of(f"iwari map={game_map} players=2", generator(0)).game.setting
    assert isinstance(setting, Iwari)
    return setting.map.rules.most_players


def own_record(name: str, seed: int) -> Json:
    """A game on a map of one's own, with all that can be in play there."""
    is_void = OWN_MAPS[name].rules.void_cards
    has_symbols = any(found.symbol for found in OWN_MAPS[name].connections)
    chosen = Options(
        name,
        2 + seed % 4,
        draft=seed % 2 == 1,
        deeds=DEEDS,
        veneration="b" if is_void else "ac"[seed % 2],
        expeditions=not is_void,
        storms=has_symbols,
        walking_totem=True,
        fortifications=True,
        discoveries=True,
    )
    rng = generator(seed)
    recorder = own_recorder(chosen, rng)
    play_on(recorder, rng)
    return written(recorder)


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_MAPS)
def test_a_map_of_ones_own_brings_its_rules_along(name: str) -> None:
    """IA1, IA2, IA4, IA5, IA6."""
    for seed in range(scale(2)):
        record = own_record(name, seed)
        check_sound(record)
        setting = start(record).setting
        assert isinstance(setting, Iwari)
        assert setting.map == OWN_MAPS[name]
        assert record["components"]["map"]["rules"] == rules_of(OWN_MAPS[name].rules)


def test_every_kind_of_event_occurs() -> None:
    """The tables here reach whatever a record can say; storms and void totems are rare."""
    seen: Counter[str] = Counter()
    for name in OWN_MAPS:
        for seed in range(8):
            for event in own_record(name, seed)["events"]:
                seen.update(words_of(event))
    wanted = {"explore", "walk", "courage", "veneration", "fortification", "void_totem"}
    assert seen.keys() >= wanted | {"contested", "ruin", "union", "discovery", "honour", "respect"}


def words_of(event: Event) -> list[str]:
    """What an event shows of the format."""
    if event.get("do") == "deed":
        return [event["deed"]]
    pieces = event.get("pieces", [])
    return [
        event.get("do", "shuffle"),
        *("ruin" if "ruin" in piece else piece["piece"] for piece in pieces),
    ]


def test_the_documented_game_with_everything_in_play_is_sound() -> None:
    """docs/record.md explains events of docs/record-iwari-all.json."""
    record = documented("record-iwari-all.json")
    assert str(check_record(record)).endswith("165 events, scores 77 86 80, winners 1")
    kinds = ("explore", "storm", "walk")
    shown = [event for event in quoted_events() if event["do"] in kinds]
    assert len(shown) == len(kinds)
    assert all(event in record["events"] for event in shown)


def test_another_writer_may_order_what_has_no_order() -> None:
    record = played_at(everything("vast-lands", 4, "c"), 1)
    setup, final = record["setup"], record["result"]["final"]
    for found in (setup["storms"], setup["gold"], setup["expeditions"]):
        found.reverse()
    for key in ("fortifications", "pawns", "storms", "expeditions"):
        final[key].reverse()
    for part in (setup, final):
        part["discoveries"] = dict(reversed(part["discoveries"].items()))
    check_sound(record)


def test_the_two_cards_of_a_void_totem_may_be_named_in_either_order() -> None:
    """IA4."""
    turned = 0
    for seed in range(12):
        record = own_record("centred", seed)
        for event in record["events"]:
            for piece, cards in zip(event.get("pieces", []), event.get("cards", []), strict=False):
                if isinstance(piece, dict) and piece["piece"] == "void_totem":
                    cards.reverse()
                    turned += 1
        assert check_record(record).result is not None
    assert turned > 0


@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_in_play_must_be_said_at_the_end(option: str) -> None:
    """Left out, nothing is there; so it cannot be left out where something may be."""
    record = played_at(f"iwari map=vast-lands players=3 {option}=true")
    key = "walker" if option == "walking_totem" else option
    del record["result"]["final"][key]
    assert str(refusal_of(record)).startswith(f"result.final: '{key}' is missing")


def test_an_expedition_gives_what_its_record_says() -> None:
    """IX1, IQ4: the printed rewards are not known, so a record brings its own."""
    record = played_at("iwari map=vast-lands players=3 expeditions=true", 2)
    rewards = record["components"]["expeditions"]
    game = start(record)
    assert isinstance(game.setting, Iwari)
    for number, (first, second) in rewards.items():
        assert game.setting.pieces.rewards[int(number)] == (first, second)
        rewards[number] = [first + 7, second]
    changed = start(record)
    for event in record["events"]:
        play_event(game, event)
        play_event(changed, event)
    ours, theirs = game.result().breakdown, changed.result().breakdown
    gained = [t["expeditions"] - o["expeditions"] for o, t in zip(ours, theirs, strict=True)]
    assert sum(gained) % 7 == 0
    assert sum(gained) > 0
