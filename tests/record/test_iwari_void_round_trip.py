"""Against the void: what we write can be read, is what the schema says, and replays to the end."""

from collections import Counter
from dataclasses import replace

import pytest

from bivouac.core.contract import Game, Json, Refused, generator
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import Map, MapRules
from bivouac.games.iwari.game import IwariSetting
from bivouac.games.iwari.layout import REASONS
from bivouac.games.iwari.notation.land import rules_of
from bivouac.games.iwari.notation.parts import parts_of_record
from bivouac.games.iwari.options import Options
from bivouac.games.iwari.setup.deck import cards_in_play
from bivouac.record.replay import start
from bivouac.record.write import Recorder
from tests.conftest import scale
from tests.record.games import GREEDY, play_on, played_at, refusal_of
from tests.record.iwari_games import VOID_TABLES, against_void
from tests.record.iwari_own_maps import OWN_MAPS, own_recorder
from tests.record.round_trips import check_sound, documented, quoted_events, written

every_table = pytest.mark.parametrize("table", VOID_TABLES)
SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
SPARED = ("fortifications", "storms", "walker", "expeditions", "discoveries")
"""What of a `final` is never in play against the void (IV)."""


@every_table
def test_a_record_has_what_is_in_play_and_nothing_else(table: str) -> None:
    """IV, IV1, IV7, IV10: all cards, no mountains, no points, ruins of the void."""
    record = played_at(table)
    options, setup, result = record["options"], record["setup"], record["result"]
    players = {"solo": 1, "coop": 2}[options["mode"]]
    assert options["players"] == len(setup["hands"]) == players
    cards = Counter(record["components"]["cards"].values())
    assert (cards["void"], cards.total()) == (12, 69)
    assert setup["mountains"] == []
    assert result["scores"] is None
    assert result["breakdown"] == []
    assert result["winners"] in ([], list(range(players)))
    assert result["reason"] in REASONS[1:]
    final = result["final"]
    assert result["claims"] == final["claims"]
    assert "rules" not in record["components"]["map"]
    assert all(len(by_tribe) == players + 1 for by_tribe in final["totems"].values())
    assert set(final["tents"].values()) <= {"void", *range(players)}
    assert ("centre" in final) == (options["map"] == "unexplored-paths")
    assert not {"ruins", "contested", "determination"} & final.keys()


def test_every_card_is_in_one_place_at_the_end() -> None:
    """IV3, IV6: those set aside and those above the display too."""
    for table in VOID_TABLES:
        for seed in range(scale(2)):
            record = played_at(table, seed)
            final = record["result"]["final"]
            places = [*final["hands"], *(final[key] for key in ("display", "deck", "discards"))]
            lying = [card for place in [*places, final["aside"], final["above"]] for card in place]
            assert sorted(lying) == sorted(record["components"]["cards"])


def test_every_kind_of_event_occurs() -> None:
    """The tables here reach whatever a record can say."""
    seen: Counter[str] = Counter()
    for table in VOID_TABLES:
        for bot in ("", GREEDY):
            for seed in range(2):
                for event in played_at(table + bot, seed)["events"]:
                    seen.update(words_of(event))
    wanted = {"build", "void build", "swap", "draw", "void", "order", "ruin", "target", "free"}
    assert seen.keys() >= wanted | {"skip", "shuffle", "moved tent"}


def words_of(event: Json) -> list[str]:
    """What an event shows of the format."""
    kind = "void build" if event.get("tribe") == "void" else event.get("do", "shuffle")
    moved = [f"moved {piece['piece']}" for piece in event.get("pieces", []) if "from" in piece]
    return [kind, *moved]


def test_any_void_card_that_shows_may_be_set_aside() -> None:
    """IV6: the one that is missing in the new deck; they are all alike."""
    for seed in range(50):
        record = played_at(SOLO, seed)
        game = start(record)
        for event in record["events"]:
            if game.is_chance:
                before = game.setting.final(game.position)
                showing = [c for c in before["display"] if c.startswith("void")] + before["above"]
                missing = next(card for card in showing if card not in event["cards"])
                other = next(card for card in showing if card != missing)
                game.resolve_with({**event, "cards": swapped(event["cards"], other, missing)})
                assert game.setting.final(game.position)["aside"] == [other]
                return
            for step in game.setting.steps(game.position, event):
                game.apply(step)
    raise AssertionError("no corruption")


def swapped(cards: list[str], one: str, other: str) -> list[str]:
    return [other if card == one else card for card in cards]


def test_another_writer_may_order_what_has_no_order_and_leave_out_what_is_not_in_play() -> None:
    record = played_at(COOP, 1)
    final = record["result"]["final"]
    for hand in [*record["setup"]["hands"], *final["hands"]]:
        hand.reverse()
    for key in ("discards", "aside", "above"):
        final[key].reverse()
    final["claims"] = dict(reversed(final["claims"].items()))
    record["result"]["claims"] = dict(reversed(record["result"]["claims"].items()))
    final["tents"] = dict(reversed(final["tents"].items()))
    final["totems"] = {name: counts for name, counts in final["totems"].items() if any(counts)}
    for key in SPARED:
        del final[key]
    check_sound(record)


def home_map() -> Map:
    """IV11: everything that a map can change against the void, at once."""
    paths, road = (packaged_box().maps[name] for name in ("unexplored-paths", "long-road"))
    rules = MapRules(haunted="tundra", void_group=6, violet_first=True, centre_limit=3, centre=4)
    return replace(road, id="home", label="", centre=paths.centre, rules=rules)


@pytest.mark.slow
def test_a_map_of_ones_own_brings_its_rules_along() -> None:
    """IV11."""
    reasons = set()
    for seed in range(scale(6)):
        mode, players = (("solo", 1), ("coop", 2))[seed % 2]
        chosen = Options("home", players, mode=mode, void_limit=9)
        pieces = packaged_box().pieces
        cards = cards_in_play(pieces, chosen, home_map())
        rng = generator(seed)
        recorder = Recorder("iwari", Game.new(IwariSetting(chosen, pieces, home_map(), cards), rng))
        play_on(recorder, rng)
        record = written(recorder)
        check_sound(record)
        assert record["components"]["map"]["rules"] == rules_of(home_map().rules)
        reasons.add(record["result"]["reason"])
        del record["components"]["map"]["rules"]["centre_limit"]
        refusal_of(record)
    assert reasons & {"centre", "settlement"}


def test_a_map_need_not_say_what_it_does_not_change() -> None:
    """IV11: as records did before there was a game against the void."""
    rng = generator(1)
    recorder = own_recorder(Options("paved", 1, mode="solo", void_limit=3), rng)
    play_on(recorder, rng)
    record = written(recorder)
    for key in ("haunted", "void_group", "violet_first", "centre_limit"):
        del record["components"]["map"]["rules"][key]
    check_sound(record)


def test_contested_tokens_stay_where_they_are() -> None:
    """IV: a map may have them without being one where the void is a biome."""
    lands = packaged_box().maps["vast-lands"].territories
    game_map = replace(OWN_MAPS["disputed"], territories=lands, rules=MapRules())
    chosen = Options("disputed", 2, mode="coop", void_limit=5)
    pieces = packaged_box().pieces
    setting = IwariSetting(chosen, pieces, game_map, cards_in_play(pieces, chosen, game_map))
    rng = generator(2)
    recorder = Recorder("iwari", Game.new(setting, rng))
    area = next(spot for spot in game_map.spots if spot.contested is not None)
    piece = {"piece": "contested", "token": area.contested, "territory": area.territory}
    seat = recorder.game.to_move
    build = {"seat": seat, "do": "build", "tribe": seat, "pieces": [piece], "cards": [["tundra-1"]]}
    with pytest.raises(Refused) as caught:
        recorder.play(build)
    assert caught.value.rule == "IV"
    play_on(recorder, rng)
    record = written(recorder)
    check_sound(record)


def test_made_up_situations_can_be_laid_out() -> None:
    """IV1: hands and packs that no deal could give."""
    record = played_at(SOLO)
    setup = record["setup"]
    setup["deck"] += setup["hands"][0]
    setup["hands"][0] = ["void-1", "void-2", "void-3"]
    setup["deck"] = [card for card in setup["deck"] if card not in setup["hands"][0]]
    setting = IwariSetting(*parts_of_record(record, strict=False))
    game = setting.lay_out(record, strict=False)
    assert setting.final(game.position)["hands"][0] == ["void-1", "void-2", "void-3"]


def test_the_documented_game_is_sound() -> None:
    """docs/record.md explains events of docs/record-iwari-void.json."""
    record = documented("record-iwari-void.json")
    kinds = ("void", "order", "ruin", "target", "free")
    shown = [e for e in quoted_events() if e["do"] in kinds or e.get("tribe") == "void"]
    assert {event["do"] for event in shown} >= {"build", *kinds}
    assert all(event in record["events"] for event in shown)
