"""Chance that can be verified: known shuffles, the deal, and records that were tampered with."""

import hashlib
import hmac
from collections.abc import Callable

import pytest

from bivouac.core.bits import draw_below
from bivouac.core.contract import Json, generator
from bivouac.core.fair import SEED_BYTES, Shuffles, commitment, deal, new_seed, start
from bivouac.games.dewan.game import GAME
from bivouac.record.check import check_file, check_record
from bivouac.record.write import Recorder
from nine.game import GAME as NINE
from nine.rules import DRAW
from tests.record.fair_games import SEED, check_deal, fair_line, fairly_played
from tests.record.games import refusal_of, table_of

KNOWN = (["a", "d", "b", "c"], ["c", "b", "a", "d"])
"""How the seed orders a, b, c and d at first and then, computed once with another program."""
SCENARIOS = [("classic", 3), ("team", 4), ("downpour", 2), ("volcano", 3), ("lake", 2)]
every_scenario = pytest.mark.parametrize(("scenario", "players"), SCENARIOS)


def played(scenario: str, players: int) -> Json:
    return fairly_played(table_of(scenario, players))


def chance_events(record: Json, kind: str) -> list[int]:
    return [i for i, event in enumerate(record["events"]) if event.get("chance") == kind]


def test_a_seed_has_256_bits_and_is_never_the_same() -> None:
    assert len(new_seed()) == SEED_BYTES == 32
    assert new_seed() != new_seed()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_shuffle_sorts_by_hmac_of_its_number_and_the_id() -> None:
    shuffles = Shuffles(SEED)
    assert shuffles.order(["a", "b", "c", "d"]) == KNOWN[0]
    assert shuffles.order(["d", "c", "b", "a"]) == KNOWN[1]
    assert shuffles.done == 2
    assert Shuffles(SEED, 1).order(["b", "a", "d", "c"]) == KNOWN[1]
    keys = [hmac.new(SEED, f"0:{name}".encode(), "sha256").digest() for name in KNOWN[0]]
    assert keys == sorted(keys)


@every_scenario
def test_a_deal_depends_on_the_seed_alone(scenario: str, players: int) -> None:
    setting = GAME.setting({"scenario": scenario, "players": players})
    setup, others = check_deal(setting, 2)
    for key in ("map", "row", "story_row"):
        assert all(other[key] != setup[key] for other in others), key


@every_scenario
def test_a_fair_record_is_verified(scenario: str, players: int) -> None:
    record = played(scenario, players)
    assert str(check_record(record)).endswith("chance verified")
    del record["fair"]
    assert "chance" not in str(check_record(record))


def test_a_game_not_finished_shows_its_commitment_alone() -> None:
    record = played("classic", 3)
    del record["fair"]["seed"]
    assert str(refusal_of(record)) == "fair: 'seed' is missing though the game is over"
    record["events"] = record["events"][:20]
    record["result"] = None
    check_record(record)


def spoil_commitment(record: Json) -> str:
    record["fair"]["commitment"] = "0" * 64
    return "fair.seed: its SHA-256 is not the commitment"


def spoil_seed(record: Json) -> str:
    record["fair"]["seed"] = record["fair"]["seed"][:-1] + "0"
    return "fair.seed: its SHA-256 is not the commitment"


def shorten_seed(record: Json) -> str:
    record["fair"]["seed"] = "abc"
    return "fair.seed: must be 64 hexadecimal digits, not 'abc'"


def add_key(record: Json) -> str:
    record["fair"]["luck"] = 1
    return "fair: unknown key 'luck'; it has: commitment, seed"


def drop_commitment(record: Json) -> str:
    del record["fair"]["commitment"]
    return "fair: 'commitment' is missing"


def make_list(record: Json) -> str:
    record["fair"] = []
    return "fair: must be an object, not []"


def use_other_seed(record: Json) -> str:
    other = bytes(32)
    record["fair"] = {"commitment": commitment(other), "seed": other.hex()}
    return "setup.map"


def swap_in_pile(record: Json) -> str:
    pile = record["setup"]["pile"]
    pile[-1], pile[-2] = pile[-2], pile[-1]
    return f"setup.pile[{len(pile) - 2}]: is not what the seed gives"


def swap_first_seat(record: Json) -> str:
    record["setup"]["first_seat"] = (record["setup"]["first_seat"] + 1) % 3
    return "setup.first_seat: is not what the seed gives"


SPOILS = [
    spoil_commitment,
    spoil_seed,
    shorten_seed,
    add_key,
    drop_commitment,
    make_list,
    use_other_seed,
    swap_in_pile,
    swap_first_seat,
]


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_proof_is_refused(spoil: Callable[[Json], str]) -> None:
    record = played("classic", 3)
    line = spoil(record)
    assert str(refusal_of(record)).startswith(line)


def test_a_shuffle_in_another_order_is_refused() -> None:
    """DK3: the rules allow it, but the seed does not."""
    record = played("classic", 3)
    index = chance_events(record, "shuffle")[0]
    cards = record["events"][index]["cards"]
    cards[0], cards[1] = cards[1], cards[0]
    found = refusal_of(record)
    assert found.event == index + 1
    assert str(found) == (
        f"event {index + 1}: cards[0] is not what the seed gives: "
        f"it must be {cards[1]!r}, not {cards[0]!r}"
    )


def test_an_odd_berry_elsewhere_is_refused() -> None:
    """DV7."""
    setting = GAME.setting({"scenario": "downpour", "players": 2})
    for number in range(200):
        seed = hashlib.sha256(str(number).encode()).digest()
        setup, shuffles = deal(setting, seed)
        recorder = Recorder("dewan", start(setting, setup))
        game = recorder.game
        rng = generator(number)
        while not game.is_over:
            if not game.is_chance:
                legal = game.legal()
                recorder.apply(legal[draw_below(rng, len(legal))])
                continue
            event = setting.chance_by(game.position, shuffles.order)
            if event["chance"] == "berry":
                break
            recorder.play(event)
        if not game.is_over:
            break
    parts = [setting.space_ids[i] for i in range(64) if int(game.position["parts"]) >> i & 1]
    other = next(space for space in parts if space != event["space"])
    for space in (event["space"], other):
        twin = Recorder("dewan", game.copy())
        twin.start, twin.events = recorder.start, list(recorder.events)
        twin.play({"chance": "berry", "space": space})
        record = twin.record()
        record["fair"] = {"commitment": commitment(seed), "seed": seed.hex()}
        if space == other:
            assert "space is not what the seed gives" in str(refusal_of(record))
        else:
            check_record(record)


def test_a_game_with_other_components_is_dealt_anew_too() -> None:
    """A record holds all it takes."""
    record = played("classic", 3)
    story = next(iter(record["components"]["stories"].values()))
    story["points"] += 1
    record["result"] = None
    record["events"] = []
    check_record(record)
    record["setup"]["first_seat"] = (record["setup"]["first_seat"] + 1) % 3
    assert str(refusal_of(record)).startswith("setup.first_seat: is not what the seed gives")
    record["setup"]["first_seat"] = (record["setup"]["first_seat"] + 2) % 3
    row = record["setup"]["row"]
    row[0], row[1] = row[1], row[0]
    assert str(refusal_of(record)).startswith("setup.row[0]: is not what the seed gives")


def test_the_command_says_that_chance_was_verified(
    tmp_path: Json, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(fair_line(table_of("classic", 3)), "utf-8")
    assert check_file(path) == 0
    assert "chance verified" in capsys.readouterr().out


def test_every_game_of_the_contract_can_be_dealt_fairly() -> None:
    setting = NINE.setting({})
    setup, shuffles = deal(setting, SEED)
    game = start(setting, setup)
    game.apply(DRAW)
    event = setting.chance_by(game.position, shuffles.order)
    game.resolve_with(event)
    assert setting.public_event(event) == {"chance": "card"}
    assert shuffles.done == 2
