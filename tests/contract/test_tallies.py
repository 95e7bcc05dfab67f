"""Discards and counts of cards: open to all, the same in every world, and no card is lost."""

from collections import Counter
from pathlib import Path

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, Setting, generator
from bivouac.core.registry import find_game
from tests.conftest import breadth, scale
from tests.contract.knowing import see, viewers
from tests.contract.test_iwari_worlds import few_pieces
from tests.walks import moments

SETTINGS = {
    "dewan-classic-2": ("dewan", {"scenario": "classic", "players": 2}),
    "dewan-team": ("dewan", {"scenario": "team", "players": 4}),
    "dewan-volcano-3": ("dewan", {"scenario": "volcano", "players": 3}),
    "dewan-lake-4": ("dewan", {"scenario": "lake", "players": 4}),
    "iwari-two": ("iwari", {"map": "new-horizons", "players": 2}),
    "iwari-draft": ("iwari", {"map": "new-horizons", "players": 3, "draft": True}),
    "iwari-void-cards": ("iwari", {"map": "the-void", "players": 4}),
    "iwari-solo": ("iwari", {"map": "new-horizons", "players": 1, "mode": "solo"}),
    "iwari-coop": ("iwari", {"map": "floating-lands", "players": 2, "mode": "coop"}),
}
every_setting = pytest.mark.parametrize(
    "name", breadth(list(SETTINGS), short=["dewan-lake-4", "iwari-two", "iwari-coop"])
)
WHERE = ("out", "hand", "shown", "discards", "unseen")


def setting_of(name: str) -> Setting:
    game, options = SETTINGS[name]
    return find_game(game).setting(options)


def kinds_of(setting: Setting) -> dict[str, object]:
    """What each card shows, by its id, read from the components as a record has them."""
    cards = setting.components()["cards"]
    return {card: str(shown) for card, shown in cards.items()}


def hidden(game: Game, seat: int) -> list[str]:
    """The cards a seat cannot see: those that are in no place of its view."""
    view = see(game, seat)
    open_cards = {*view["discards"], *view.get("row", ()), *view.get("display", ())}
    open_cards |= {tuck["card"] for one in view["seats"] for tuck in one.get("tucks", ()) if tuck}
    open_cards |= {card for one in view["seats"] for card in one["hand"]}
    if view.get("void"):
        open_cards |= {*view["void"]["above"], *view["void"]["aside"]}
    return [card for card in kinds_of(game.setting) if card not in open_cards]


def check_tally(game: Game, seat: int) -> None:
    """Every card is counted once; what is unseen is what is in no place that the seat can see."""
    kinds, view = kinds_of(game.setting), see(game, seat)
    tally = view["tally"]
    in_play = Counter(kinds.values())
    unseen = Counter(kinds[card] for card in hidden(game, seat))
    discards = Counter(kinds[card] for card in view["discards"])
    assert [kinds[one["card"]] for one in tally["kinds"]] == list(in_play)
    for one in tally["kinds"]:
        kind = kinds[one["card"]]
        assert one["box"] == sum(one[place] for place in WHERE)
        assert one["box"] - one["out"] == in_play[kind]
        assert one["unseen"] == unseen[kind]
        assert one["discards"] == discards[kind]
    assert tally["face_down"] + tally["in_hands"] == unseen.total()
    others = [one["unknown"] for other, one in enumerate(view["seats"]) if other != seat]
    assert tally["in_hands"] == sum(others)


@pytest.mark.slow
@every_setting
def test_no_card_is_lost_or_counted_twice(name: str) -> None:
    """DC4, IC1: after every decision, for every seat and for whoever watches."""
    seen = 0
    for seed in range(scale(2, short=1)):
        for game in moments(setting_of(name), seed, 0.2):
            if game.is_between:
                seen += 1
                for seat in viewers(game):
                    check_tally(game, seat)
    assert seen > 0


@pytest.mark.slow
@every_setting
def test_a_count_is_the_same_in_every_world_that_a_seat_cannot_exclude(name: str) -> None:
    """DT3, IV12: it tells nothing about what is face down, nor who holds which of it."""
    rng = generator(3)
    for game in moments(setting_of(name), 5, 0.1):
        for seat in viewers(game):
            tally = see(game, seat)["tally"]
            assert see(game.resample(seat, rng), seat)["tally"] == tally
            assert game.redact(seat).view()["tally"] == tally


@pytest.mark.slow
def test_everybody_sees_the_same_discards_in_the_order_of_the_cards() -> None:
    """DK3, IT8: open to all; how they came there is no part of it."""
    for name in SETTINGS:
        setting = setting_of(name)
        order = list(kinds_of(setting))
        some = False
        for game in moments(setting, 2, 0.1):
            views = [see(game, seat)["discards"] for seat in viewers(game)]
            assert all(one == views[0] for one in views)
            assert views[0] == sorted(views[0], key=order.index)
            some = some or bool(views[0])
        assert some, name


def tally_at_start(setting: Setting) -> Json:
    return see(Game.new(setting, generator(1)), SPECTATOR)["tally"]


def test_cards_of_the_same_face_are_one_kind_and_a_two_terrain_card_counts_for_both() -> None:
    """DC4: 55 cards, of which those without symbol are there three times."""
    tally = tally_at_start(setting_of("dewan-classic-2"))
    assert sum(one["box"] for one in tally["kinds"]) == 55
    assert {one["box"] for one in tally["kinds"]} == {1, 3}
    signs = {one["sign"]: one["box"] for one in tally["signs"]}
    assert signs["water"] == 5 + 12
    assert signs["forest"] == 5 + 9 + 3
    assert signs["berry"] == 5


def test_what_stays_in_the_box_is_said() -> None:
    """IS3: with two players two cards of each biome are not in play; against the void all are."""
    two = tally_at_start(setting_of("iwari-two"))
    assert [(one["box"], one["out"]) for one in two["kinds"]] == [
        (13, 2), (12, 2), (11, 2), (11, 2), (10, 2),
    ]  # fmt: skip
    solo = tally_at_start(setting_of("iwari-solo"))
    assert [(one["box"], one["out"]) for one in solo["kinds"]] == [
        (13, 0), (12, 0), (11, 0), (11, 0), (10, 0), (12, 0),
    ]  # fmt: skip


def test_own_components_are_counted_as_they_are(tmp_path: Path) -> None:
    folder = few_pieces(tmp_path, draft=False)
    setting = find_game("iwari").setting({"map": "new-horizons", "players": 2}, folder)
    kinds = tally_at_start(setting)["kinds"]
    assert [(one["box"], one["out"]) for one in kinds] == [(4, 1), (3, 1), (3, 1), (2, 1), (2, 1)]
