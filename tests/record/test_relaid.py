"""Games that go on from a position of another one: what is laid out anew, and how it is checked."""

import json
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from bivouac.analysis.meter import Meter
from bivouac.core.contract import Beginning, Game, Json
from bivouac.core.fair import Shuffles, commitment
from bivouac.record.check import check_file, check_record
from bivouac.record.fair import worded
from bivouac.record.replay import replay_from, start
from bivouac.record.write import Recorder, to_line
from nine.game import GAME as NINE
from tests.conftest import breadth, scale
from tests.record.fair_games import fairly_played
from tests.record.games import refusal_of

OTHER = bytes(range(100, 132))
TABLES = [
    "dewan scenario=classic players=2",
    "dewan scenario=classic players=4",
    "dewan scenario=team players=4",
    "dewan scenario=downpour players=3",
    "dewan scenario=volcano players=3",
    "dewan scenario=lake players=2",
    "iwari map=new-horizons players=2",
    "iwari map=vast-lands players=4 draft=true deeds=union,courage expeditions=true",
    "iwari map=floating-lands players=3 discoveries=true fortifications=true",
    "iwari map=long-road players=3 storms=true walking_totem=true",
    "iwari map=the-void players=6",
    "iwari map=new-horizons mode=solo",
    "iwari map=forgotten-island mode=coop",
]
IWARI = "iwari map=floating-lands players=3 discoveries=true fortifications=true"
SOLO = "iwari map=new-horizons mode=solo"


def begun_at(record: Json, event: int) -> tuple[Beginning, Game]:
    """How a record went up to an event, and the game there."""
    game = start(record)
    setup = game.setting.setup(game.position)
    events = [worded(one) for one in record["events"][:event]]
    for _ in replay_from(game, {"events": events}):
        pass
    return Beginning(setup, events), game


def laid(record: Json, begun: Beginning) -> Game:
    """The game that another beginning of a record leads to."""
    game = start({**record, "setup": begun.setup})
    for _ in replay_from(game, {"events": list(begun.events)}):
        pass
    return game


def opened(game: Game) -> bytes:
    """All that is known of a position with all hands open."""
    return Meter(game.setting).open(game).positions.tobytes()


@cache
def continued_line(table: str, share: float, after: int | None = None) -> str:
    """A game that goes on from a moment of another one, with a seed of its own, to its end."""
    record = fairly_played(table)
    event = round(share * (len(record["events"]) - 1)) if after is None else after
    begun, game = begun_at(record, event)
    shuffles, chooser = Shuffles(OTHER), Random(event)
    relaid = game.setting.relaid(begun, game.position, shuffles.order)
    recorder = Recorder(record["game"], start({**record, "setup": relaid.setup}))
    for one in relaid.events:
        recorder.play(one)
    while not recorder.game.is_over:
        if recorder.game.is_chance:
            recorder.play(game.setting.chance_by(recorder.game.position, shuffles.order))
        else:
            recorder.apply(chooser.choice(recorder.game.legal()))
    fair = {"commitment": commitment(OTHER), "seed": OTHER.hex(), "after": event}
    return to_line({**recorder.record(), "fair": fair})


def continued(table: str, share: float = 0.5) -> Json:
    """Such a game, as a record of one's own to change."""
    return json.loads(continued_line(table, share))


def moments_of(record: Json, count: int) -> list[int]:
    """Some moments of a record: the beginning, what lies about every outcome of chance, others."""
    events = record["events"]
    chances = [place for place, event in enumerate(events) if "chance" in event]
    about = [number for place in chances for number in (place, place + 1)]
    spread = [round(i * (len(events) - 1) / count) for i in range(count + 1)]
    return sorted({0, *about[:6], *spread})


@pytest.mark.parametrize("table", breadth(TABLES, short=TABLES))
def test_what_has_been_seen_and_the_hands_stay_as_they_are(table: str) -> None:
    record = fairly_played(table)
    for event in moments_of(record, scale(8)):
        begun, game = begun_at(record, event)
        relaid = game.setting.relaid(begun, game.position, Shuffles(OTHER).order)
        assert opened(laid(record, relaid)) == opened(game), event


@pytest.mark.parametrize("table", TABLES)
def test_what_nobody_has_seen_may_lie_in_any_order(table: str) -> None:
    """Also what a shuffle of the game laid out, whose order is then another one."""
    record = fairly_played(table)
    for event in (0, after_the_largest_shuffle(record)):
        begun, game = begun_at(record, event)
        lies = unseen(game)
        tops = set()
        for number in range(scale(60, short=60)):
            relaid = game.setting.relaid(begun, game.position, Shuffles(bytes([number]) * 32).order)
            lying = unseen(laid(record, relaid))
            assert sorted(lying) == sorted(lies)
            tops.add(lying[0])
        alike = [name for name in lies if shuffle_of(game, name) == shuffle_of(game, lies[0])]
        assert len(tops) >= min(len(alike), 12), event


def after_the_largest_shuffle(record: Json) -> int:
    sizes = [len(event.get("cards", ())) if "chance" in event else 0 for event in record["events"]]
    return sizes.index(max(sizes)) + 1


def unseen(game: Game) -> list[str]:
    """The deck, or pile and supply."""
    final = game.setting.final(game.position)
    places = [place for place in ("deck", "pile", "supply") if place in final]
    return [name for place in places for name in final[place]]


def shuffle_of(game: Game, name: str) -> int:
    numbers = game.setting.card_number  # type: ignore[attr-defined]  # both games have it
    return int(game.position["shuffled"][numbers[name]])


def test_against_the_void_a_card_may_come_to_lie_in_another_pack() -> None:
    """IV12: nobody knows which pack a card of a biome is in; each keeps its share of void cards."""
    record = fairly_played(SOLO)
    begun, game = begun_at(record, 0)
    deck = begun.setup["deck"]
    biome = next(name for name in deck if game.setting.components()["cards"][name] != "void")
    places = set()
    for number in range(scale(200, short=200)):
        relaid = game.setting.relaid(begun, game.position, Shuffles(bytes([number]) * 32).order)
        places.add(relaid.setup["deck"].index(biome))
        start({**record, "setup": relaid.setup})
    packs = {place * 4 // len(deck) for place in places}
    assert packs == {0, 1, 2, 3}


def test_tokens_that_lie_face_down_change_their_colours() -> None:
    """IG1."""
    record = fairly_played(IWARI)
    begun, game = begun_at(record, len(record["events"]) // 4)
    veiled = {land["id"] for land in game.observe(-1)["territories"] if land["veiled"]}
    assert veiled
    relaid = game.setting.relaid(begun, game.position, Shuffles(OTHER).order)
    before, after = begun.setup["discoveries"], relaid.setup["discoveries"]
    home = {spot["id"]: spot["territory"] for spot in record["components"]["map"]["spots"]}
    changed = {home[spot] for spot in before if before[spot] != after[spot]}
    assert changed
    assert changed <= veiled


@pytest.mark.parametrize("table", TABLES)
def test_laid_out_anew_by_the_same_seed_nothing_changes(table: str) -> None:
    record = fairly_played(table)
    for event in moments_of(record, 4):
        begun, game = begun_at(record, event)
        shuffles, again = Shuffles(OTHER), Shuffles(OTHER)
        relaid = game.setting.relaid(begun, game.position, shuffles.order)
        twice = game.setting.relaid(relaid, laid(record, relaid).position, again.order)
        assert twice == relaid
        assert again.done == shuffles.done


@pytest.mark.parametrize("table", TABLES)
def test_a_game_that_goes_on_from_another_one_is_verified(table: str) -> None:
    for share in (0.0, 0.3, 0.6, 1.0):
        record = continued(table, share)
        after = record["fair"]["after"]
        assert str(check_record(record)).endswith(f"chance verified after event {after}")


@pytest.mark.parametrize("table", TABLES)
def test_chance_before_the_seed_is_not_said_to_come_from_it(table: str) -> None:
    record = continued(table)
    del record["fair"]["after"]
    assert "is not what the seed gives" in str(refusal_of(record))


def put_other_card_on_top(record: Json) -> str:
    pile = record["setup"]["pile"]
    pile[-1], pile[-2] = pile[-2], pile[-1]
    return f"setup.pile[{len(pile) - 2}]: is not what the seed gives"


def begin_earlier(record: Json) -> str:
    record["fair"]["after"] -= 8
    return "setup.pile"


def begin_too_late(record: Json) -> str:
    count = len(record["events"])
    record["fair"]["after"] = count + 1
    return f"fair.after: must be a number of events from 0 to {count}, not {count + 1}"


def begin_nowhere(record: Json) -> str:
    record["fair"]["after"] = None
    return "fair.after: must be a number of events from 0 to "


SPOILS = [put_other_card_on_top, begin_earlier, begin_too_late, begin_nowhere]


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_proof_is_refused(spoil: Callable[[Json], str]) -> None:
    record = continued("dewan scenario=classic players=2", 0.2)
    assert not any("chance" in event for event in record["events"][: record["fair"]["after"] + 1])
    line = spoil(record)
    assert str(refusal_of(record)).startswith(line)


def test_a_game_that_goes_on_from_a_beginning_needs_events_too() -> None:
    record = continued(SOLO, 0.0)
    record["events"] = None
    assert str(refusal_of(record)).startswith("events: must be a list")


def test_a_shuffle_before_the_seed_is_verified_as_far_as_nobody_had_seen_it() -> None:
    table = "dewan scenario=classic players=2"
    shuffled = after_the_largest_shuffle(fairly_played(table))
    line = continued_line(table, 0.0, shuffled + 1)
    check_record(json.loads(line))
    spoilt = json.loads(line)
    cards = spoilt["events"][shuffled - 1]["cards"]
    cards[-1], cards[-2] = cards[-2], cards[-1]
    found = refusal_of(spoilt)
    assert found.event == shuffled
    assert "is not what the seed gives" in str(found)


def test_the_command_says_from_where_on_chance_was_verified(
    tmp_path: Json, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(continued_line(SOLO, 0.5), "utf-8")
    assert check_file(path) == 0
    assert "chance verified after event" in capsys.readouterr().out


def test_a_game_without_a_face_down_deck_keeps_its_beginning() -> None:
    setting = NINE.setting({})
    begun = Beginning({"hands": [[1], [2]]}, [])
    assert setting.relaid(begun, start_of_nine(begun).position, Shuffles(OTHER).order) is begun


def start_of_nine(begun: Beginning) -> Game:
    setting = NINE.setting({})
    return setting.lay_out(
        {"options": setting.options, "components": setting.components(), "setup": begun.setup}
    )
