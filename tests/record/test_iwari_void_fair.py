"""Against the void: chance that can be verified, and what of it stays hidden."""

import pytest

from bivouac.core.contract import Json
from bivouac.core.fair import Shuffles, deal
from bivouac.games.iwari.notation.position import showing
from bivouac.record.check import check_record
from bivouac.record.replay import replay
from tests.record import fair_games
from tests.record.fair_games import SEED, fairly_played
from tests.record.games import refusal_of
from tests.record.iwari_games import against_void, setting_at

SOLO = against_void("vast-lands", "solo", 12)
COOP = against_void("new-horizons", "coop", 11)
TABLES = [SOLO, COOP, against_void("floating-lands", "coop"), against_void("long-road", "solo")]
every_table = pytest.mark.parametrize("table", TABLES)
PACKS = {"solo": (16, 16, 15, 15), "coop": (15, 15, 15, 14)}


def corrupted(table: str) -> tuple[Json, int]:
    """A game with a corruption, and the index of its shuffle."""
    for seed in range(50):
        record = fairly_played(table, seed)
        for index, event in enumerate(record["events"]):
            if "chance" in event:
                return record, index
    raise AssertionError("no corruption")


@every_table
def test_a_deal_depends_on_the_seed_alone(table: str) -> None:
    """IV1."""
    setup, others = fair_games.check_deal(setting_at(table), 5)
    for key in ("hands", "display", "deck"):
        assert all(other[key] != setup[key] for other in others), key


@every_table
def test_one_shuffle_deals_and_one_more_is_of_each_pack(table: str) -> None:
    """IV1: hands, display and packs in this order; void cards in the order of the components."""
    setting = setting_at(table)
    setup, _ = deal(setting, SEED)
    shuffles = Shuffles(SEED)
    void = [card for card in setting.cards if card.startswith("void")]
    order = shuffles.order([card for card in setting.cards if card not in void])
    for hand in setup["hands"]:
        dealt, order = order[:3], order[3:]
        assert set(hand) == set(dealt)
    assert setup["display"] == order[:4]
    order, deck = order[4:], setup["deck"]
    for size in PACKS[setting.chosen.mode]:
        pack, order = order[: size - 3], order[size - 3 :]
        voids, void = void[:3], void[3:]
        assert deck[:size] == shuffles.order([*pack, *voids])
        deck = deck[size:]
    assert not order
    assert not void
    assert not deck


@every_table
def test_a_fair_record_is_verified(table: str) -> None:
    """IV6."""
    for seed in range(3):
        assert str(check_record(fairly_played(table, seed))).endswith("chance verified")


@pytest.mark.parametrize("table", [SOLO, COOP])
def test_a_corruption_shuffles_all_void_cards_that_show_but_the_first(table: str) -> None:
    """IV6."""
    record, index = corrupted(table)
    cards = record["events"][index]["cards"]
    assert str(check_record(record)).endswith("chance verified")
    assert cards == Shuffles(SEED, 5).order(cards)


def test_packs_in_another_order_are_refused() -> None:
    """IV1: the rules allow it, but the seed does not."""
    record = fairly_played(SOLO)
    deck = record["setup"]["deck"]
    deck[:32] = [*deck[16:32], *deck[:16]]
    assert str(refusal_of(record)).startswith("setup.deck[0]: is not what the seed gives")


def test_another_order_of_a_corruption_is_refused() -> None:
    """IV6: the rules allow it, but the seed does not."""
    fair_games.check_other_order(*corrupted(COOP))


def test_another_card_set_aside_is_refused() -> None:
    """IV6: void cards are alike, but the seed sets the first of them aside."""
    record, index = corrupted(COOP)
    *_, moment = replay({**record, "events": record["events"][: index + 1]})
    setting = setting_at(COOP)
    first, second, *_ = (setting.cards[card] for card in showing(setting, moment.before))
    assert setting.final(moment.game.position)["aside"] == [first]
    cards = record["events"][index]["cards"]
    cards[cards.index(second)] = first
    fair_games.check_not_by_seed(record, index)


def test_what_nobody_sees_is_not_in_the_public_event() -> None:
    """IV6, IT7: neither the order of a shuffle nor a card of the deck."""
    record, _ = corrupted(COOP)
    fair_games.check_public(setting_at(COOP), record["events"])
