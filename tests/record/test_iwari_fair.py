"""Iwari: chance that can be verified, and what of it stays hidden."""

from collections.abc import Callable

import pytest

from bivouac.core.contract import Event, Game, Json, Refused, generator
from bivouac.core.fair import Shuffles, deal
from bivouac.games.iwari.layout import REFILL
from bivouac.record.check import check_record
from bivouac.record.replay import play_event
from tests.record import fair_games
from tests.record.fair_games import SEED, fairly_played
from tests.record.games import refusal_of
from tests.record.iwari_games import PLAIN, SPECIAL, everything, setting_at

OPEN = ("storms", "gold", "expeditions")
"""What lies open from the start, besides first seat and mountains."""
ALL = everything("vast-lands", 3, "c")
FAIR_TABLES = [PLAIN[0], PLAIN[6], *SPECIAL, ALL, everything("new-horizons", 2, "a")]
every_table = pytest.mark.parametrize("table", FAIR_TABLES)


@every_table
def test_a_deal_depends_on_the_seed_alone(table: str) -> None:
    """IS1, IS2, IS4."""
    setting = setting_at(table)
    setup, others = fair_games.check_deal(setting, 2 if setting.chosen.discoveries else 1)
    for key in setup:
        is_fixed = setting.chosen.storms if key == "mountains" else setting.chosen.draft
        if key in ("mountains", "hands") and is_fixed:
            continue
        assert any(other[key] != setup[key] for other in others), key


@every_table
def test_one_shuffle_deals_hands_display_and_deck_in_this_order(table: str) -> None:
    """IS4: with the draft nobody has a card yet."""
    setting = setting_at(table)
    setup, _ = deal(setting, SEED)
    order = Shuffles(SEED).order(setting.cards)
    for hand in setup["hands"]:
        dealt, order = order[: len(hand)], order[len(hand) :]
        assert set(hand) == set(dealt)
        assert len(hand) == (0 if setting.chosen.draft else 3)
    assert setup["display"] == order[:4]
    assert setup["deck"] == order[4:]


@every_table
def test_a_fair_record_is_verified(table: str) -> None:
    """IE1."""
    record = fairly_played(table)
    assert any("chance" in event for event in record["events"])
    assert str(check_record(record)).endswith("chance verified")


def test_colours_come_from_a_shuffle_of_all_tokens() -> None:
    """IG1: nothing that lies open tells a colour, not even the generator that laid it out."""
    setting = setting_at(ALL)
    setup, _ = deal(setting, SEED)
    shuffles = Shuffles(SEED)
    shuffles.order(setting.cards)
    colours = ("red", "green", "yellow")
    order = shuffles.order([f"{colour}-{n}" for colour in colours for n in range(1, 7)])
    spots = [spot for spot in setting.spot_ids if spot in setup["discoveries"]]
    assert len(spots) == 18
    right = [token.split("-")[0] for token in order]
    assert [setup["discoveries"][spot] for spot in spots] == right


def test_what_lies_open_says_nothing_of_the_colours() -> None:
    """IG1: with the same map and the same cards, another shuffle gives other colours."""
    setting = setting_at(ALL)
    setup, _ = deal(setting, SEED)
    other = setting.shuffled(setup, Shuffles(bytes(32)).order)
    assert all(other[key] == setup[key] for key in ("first_seat", "mountains", *OPEN))
    assert other["discoveries"].keys() == setup["discoveries"].keys()
    assert other["discoveries"] != setup["discoveries"]
    assert sorted(other["discoveries"].values()) == sorted(setup["discoveries"].values())


def test_tokens_of_another_colour_are_refused() -> None:
    """IG1: the rules allow it, but the seed does not."""
    record = fairly_played(ALL)
    tokens = record["setup"]["discoveries"]
    one = next(iter(tokens))
    other = next(spot for spot in tokens if tokens[spot] != tokens[one])
    tokens[one], tokens[other] = tokens[other], tokens[one]
    refused = str(refusal_of(record))
    assert refused.startswith(f"setup.discoveries.{one}: is not what the seed gives")


def test_turning_tokens_up_is_public_and_names_no_colour() -> None:
    """IG1: who reads the event before it is played learns nothing."""
    setting = setting_at(ALL)
    events = fairly_played(ALL)["events"]
    explores = [event for event in events if event.get("do") == "explore"]
    assert explores
    for event in explores:
        assert setting.public_event(event) == event
        assert sorted(event) == ["do", "seat", "territory"]


def swap_in_deck(record: Json) -> str:
    deck = record["setup"]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    return f"setup.deck[{len(deck) - 2}]: is not what the seed gives"


def swap_first_seat(record: Json) -> str:
    record["setup"]["first_seat"] = 1 - record["setup"]["first_seat"]
    return "setup.first_seat: is not what the seed gives"


def move_mountain(record: Json) -> str:
    """To the other connection with its symbol, which the rules would allow."""
    covered = record["setup"]["mountains"]
    symbols = {c["number"]: c["symbol"] for c in record["components"]["map"]["connections"]}
    twin = next(n for n in symbols if symbols[n] == symbols[covered[0]] and n != covered[0])
    record["setup"]["mountains"] = sorted([twin, *covered[1:]])
    return "setup.mountains[0]: is not what the seed gives"


@pytest.mark.parametrize("spoil", [swap_in_deck, swap_first_seat, move_mountain])
def test_a_spoilt_setup_is_refused(spoil: Callable[[Json], str]) -> None:
    """IS1, IS2, IS4."""
    record = fairly_played(PLAIN[0])
    line = spoil(record)
    assert str(refusal_of(record)).startswith(line)


def test_a_shuffle_in_another_order_is_refused() -> None:
    """IE1: the rules allow it, but the seed does not."""
    record = fairly_played(PLAIN[0])
    index = next(i for i, event in enumerate(record["events"]) if "chance" in event)
    fair_games.check_other_order(record, index)


def test_what_nobody_sees_is_not_in_the_public_event() -> None:
    """IE1, IT7."""
    fair_games.check_public(setting_at(PLAIN[0]), fairly_played(PLAIN[0])["events"])


def at_refill(table: str) -> Game:
    rng = generator(5)
    game = Game.new(setting_at(table), rng)
    while game.position["phase"] != REFILL:
        game.apply(game.legal()[0])
    return game


def test_a_draw_from_the_deck_gets_its_card_from_the_table() -> None:
    """IT7: whatever the client claims about it."""
    game = at_refill(PLAIN[0])
    setting, seat = game.setting, game.to_move
    top = setting.final(game.position)["deck"][0]
    wish: Event = {"seat": seat, "do": "draw", "from": "deck"}
    with pytest.raises(Refused):
        play_event(game.copy(), wish)
    for event in (wish, {**wish, "card": "tundra-1"}, {**wish, "card": None}):
        whole = setting.completed(game.position, event)
        assert whole == {**wish, "card": top}
    play_event(game, setting.completed(game.position, wish))


@pytest.mark.parametrize(
    "event",
    [
        {},
        [],
        "draw",
        None,
        {"do": "draw"},
        {"do": "draw", "from": ["deck"]},
        {"seat": [0, 1], "do": "draw", "from": "deck"},
        {"seat": 0, "do": "draw", "from": "display", "index": 0},
        {"seat": 0, "do": "pass"},
        {"chance": "shuffle"},
    ],
)
def test_any_other_event_stays_as_it_is(event: Json) -> None:
    game = at_refill(PLAIN[0])
    assert game.setting.completed(game.position, event) == event


def test_a_draw_that_is_not_due_learns_no_card() -> None:
    """IT7."""
    game = at_refill(PLAIN[0])
    other: Event = {"seat": 1 - game.to_move, "do": "draw", "from": "deck"}
    assert game.setting.completed(game.position, other) == other
    fresh = Game.new(game.setting, generator(1))
    early: Event = {"seat": fresh.to_move, "do": "draw", "from": "deck"}
    assert fresh.setting.completed(fresh.position, early) == early
