"""Iwari: a build made piece by piece: how it may go on, and every way to pay for it."""

import random
from collections import Counter

import pytest

from bivouac.core.contract import Game, Json, Refused, generator
from bivouac.games.iwari.notation.builds import piece_of
from bivouac.games.iwari.steps import DONE, PAY_WITH
from tests.contract.iwari_moments import builds, every_table, moments, played, setting_of
from tests.contract.looking import draft_of, view_of


def draft(game: Game, pieces: list[Json], cards: list[list[str]] | None = None) -> Json:
    return draft_of(game, {"pieces": pieces, "cards": cards or [[] for _ in pieces]})


def firsts(table: str, share: float = 0.15, short: int | None = None) -> list[tuple[Game, Json]]:
    """First pieces of builds, a few of each moment."""
    chooser = random.Random(4)
    found = []
    for game, offer in builds(table, games=3, share=share, short=short):
        places = offer["places"]
        found += [(game, place) for place in chooser.sample(places, min(len(places), 4))]
    return found


@pytest.mark.slow
@every_table
def test_a_build_of_one_piece_stands_as_it_was_offered(table: str) -> None:
    for game, place in firsts(table, short=1):
        build = draft(game, [place["piece"]])["build"]
        assert build["event"] == place["event"]
        assert build["gains"] == place["gains"]
        only = {"piece": place["piece"], "cards": place["ways"][0], "ways": place["ways"]}
        assert build["pieces"] == [only]


@pytest.mark.slow
@every_table
def test_a_build_goes_on_where_the_engine_goes_on(table: str) -> None:
    """IT1, IT3-IT6, IF1, IA4, IA6: whichever way the first piece is paid."""
    setting = setting_of(table)
    seen = Counter[str]()
    for game, place in firsts(table, short=2):
        for way in place["ways"]:
            found = draft(game, [place["piece"]], [way])
            assert found["build"]["pieces"][0]["cards"] == way
            under_way = game.copy()
            for step in setting.steps(game.position, found["build"]["event"])[:-1]:
                under_way.apply(step)
            assert DONE in under_way.legal()
            seconds = [step for step in under_way.legal() if step != DONE]
            offered = [nth_piece(game, one["event"], 1) for one in found["nexts"]]
            assert offered == seconds
            for one in found["nexts"]:
                assert one["event"]["pieces"] == [place["piece"], one["piece"]]
                assert one["event"]["cards"] == [way, one["ways"][0]]
                for other in one["ways"]:
                    played(game, {**one["event"], "cards": [way, other]})
                seen[one["piece"]["piece"]] += 1
    assert seen["tent"] > 0
    assert seen["totem"] > 0


def nth_piece(game: Game, event: Json, number: int) -> int:
    """The step that chooses a piece of a build."""
    steps = game.setting.steps(game.position, event)
    return [step for step in steps if piece_of(step) is not None][number]


@pytest.mark.slow
@every_table
def test_a_build_of_two_pieces_can_be_confirmed_with_what_it_promises(table: str) -> None:
    """IT1, IP: points compared with the game after it, where nothing stops it half way."""
    compared = 0
    for game, place in firsts(table, short=2):
        for one in draft(game, [place["piece"]])["nexts"][:3]:
            found = draft(game, [place["piece"], one["piece"]])
            assert found["nexts"] == []
            assert found["build"]["event"] == one["event"]
            assert found["build"]["gains"] == one["gains"]
            after = played(game, one["event"])
            if one["gains"]["deeds"] or after.observe(-1)["phase"] in ("storm", "walk"):
                continue
            totals = [
                [sum(side.values()) for side in view.observe(-1)["points"]]
                for view in (game, after)
            ]
            change = [new - old for old, new in zip(*totals, strict=True)]
            assert one["gains"]["points"] == change
            compared += 1
    assert compared > 0


@pytest.mark.slow
@every_table
def test_every_way_shown_can_be_chosen_and_stays(table: str) -> None:
    """IT3: the other piece is paid with what is left."""
    for game, place in firsts(table, short=1):
        for one in draft(game, [place["piece"]])["nexts"][:2]:
            pieces = [place["piece"], one["piece"]]
            shown = draft(game, pieces)["build"]["pieces"]
            for number, piece in enumerate(shown):
                for way in piece["ways"]:
                    cards = [way if i == number else [] for i in range(2)]
                    found = draft(game, pieces, cards)["build"]
                    assert found["pieces"][number]["cards"] == way
                    played(game, found["event"])


def test_an_identical_card_pays_as_well() -> None:
    """IT3: cards of one biome are alike, whichever one a player picks."""
    seen = 0
    for game, place in firsts("four", share=0.3):
        seat = game.to_move
        hand = view_of(game, seat)["seats"][seat]["hand"]
        biomes = game.setting.components()["cards"]
        way = place["ways"][0]
        twins = [card for card in hand if biomes[card] == biomes[way[0]] and card not in way]
        if len(way) == 1 and twins:
            found = draft(game, [place["piece"]], [twins[:1]])
            assert found["build"]["event"]["cards"] == [twins[:1]]
            played(game, found["build"]["event"])
            for one in found["nexts"]:
                played(game, one["event"])
            seen += 1
    assert seen > 0


@pytest.mark.slow
@every_table
def test_a_payment_the_engine_does_not_take_is_refused_with_its_rule(table: str) -> None:
    """IT3; or the rule of a piece with a price of its own: IA2, IA4, IA6."""
    setting = setting_of(table)
    refused = 0
    for game, place in firsts(table, short=1):
        seat = game.to_move
        hand = view_of(game, seat)["seats"][seat]["hand"]
        ways = [[one] for one in hand] + [[a, b] for a in hand for b in hand]
        for way in ways:
            event = {**place["event"], "cards": [way]}
            try:
                played(game, event)
            except Refused:
                with pytest.raises(Refused) as caught:
                    draft(game, [place["piece"]], [way])
                assert caught.value.rule in ("IT3", "IA2", "IA4", "IA6")
                assert caught.value.message is not None
                wish = {"do": "pay", "pieces": [place["piece"]], "cards": [way]}
                assert str(setting.why(game.redact(seat), wish)) == str(caught.value)
                refused += 1
            else:
                made = draft(game, [place["piece"]], [way])["build"]["event"]
                assert made in (event, {**event, "cards": [way[::-1]]})  # IA4: in either order
    assert refused > 0


@every_table
def test_a_draft_depends_only_on_what_its_seat_knows(table: str) -> None:
    rng = generator(2)
    for game, place in firsts(table, short=1):
        other = game.resample(game.to_move, rng)
        assert draft(other, [place["piece"]]) == draft(game, [place["piece"]])


def test_three_cards_pay_for_two_pieces_at_the_most() -> None:
    """IT1: no way to go on takes a fourth card."""
    for game, place in firsts("five-draft", share=0.1):
        for one in draft(game, [place["piece"]])["nexts"]:
            assert sum(map(len, one["event"]["cards"])) <= 3
            steps = game.setting.steps(game.position, one["event"])
            assert sum(step >= PAY_WITH for step in steps) <= 3


def test_a_draft_out_of_turn_is_refused() -> None:
    game, offer = next(found for found in builds("two") if found[1]["phase"] == "turn")
    wish = {"pieces": [offer["places"][0]["piece"]], "cards": [[]]}
    with pytest.raises(Refused, match="cannot decide now") as caught:
        game.setting.draft(game.redact(1 - game.to_move), wish)
    assert caught.value.rule == "IT1"
    assert caught.value.message is not None


def test_a_draft_is_refused_where_nothing_is_to_be_built() -> None:
    """IT7: not while a hand is refilled."""
    game = next(game for game in moments("four") if game.observe(-1)["phase"] == "refill")
    wish = {"pieces": [{"piece": "totem", "territory": "sunbowl"}], "cards": [[]]}
    with pytest.raises(Refused, match="refill") as caught:
        game.setting.draft(game.redact(game.to_move), wish)
    assert caught.value.rule == "IT7"


@pytest.mark.slow
def test_a_tent_can_go_on_the_fortification_of_the_same_build() -> None:
    """IF1: the spot stays free, and each piece has its own card."""
    seen = 0
    for game, place in firsts("four-everything", share=0.5):
        if place["piece"]["piece"] != "fortification":
            continue
        tent = {"piece": "tent", "spot": place["piece"]["spot"]}
        found = [one for one in draft(game, [place["piece"]])["nexts"] if one["piece"] == tent]
        for one in found:
            view = played(game, one["event"]).observe(-1)
            assert view["tents"][tent["spot"]] == game.to_move
            assert tent["spot"] in view["fortifications"]
            seen += 1
    assert seen > 0


def test_a_piece_can_follow_a_void_totem_where_it_goes() -> None:
    """IA4: for its own card; no second move."""
    seen = 0
    for game, place in firsts("paths", share=0.5):
        if place["piece"]["piece"] != "void_totem":
            continue
        assert all(len(way) == 2 for way in place["ways"])
        for one in draft(game, [place["piece"]])["nexts"]:
            assert one["territory"] == place["territory"]
            assert one["piece"]["piece"] in ("tent", "totem", "fortification")
            played(game, one["event"])
            seen += 1
    assert seen > 0


@pytest.mark.slow
def test_the_determination_token_adds_a_piece_in_an_unexplored_territory() -> None:
    """IA6: for one card of the biome; the holder alone, and the token then passes to the right."""
    seen = Counter[str]()
    for game, place in firsts("void", share=0.5):
        view, seat = view_of(game), game.to_move
        land = next(one for one in view["territories"] if one["id"] == place["territory"])
        if land["explored"]:
            continue
        nexts = draft(game, [place["piece"]])["nexts"]
        assert not nexts or view["determination"] == seat
        for one in nexts:
            assert one["gains"]["determination"]
            assert all(len(way) == 1 for way in one["ways"])
            after = played(game, one["event"]).observe(-1)
            assert after["determination"] == (seat - 1) % game.setting.seats
            seen[one["piece"]["piece"]] += 1
    assert {"tent", "totem"} <= set(seen) <= {"tent", "totem"}


TENT = {"piece": "tent", "spot": "sunbowl-1"}
MALFORMED: list[Json] = [
    None,
    [],
    "pieces",
    {},
    {"pieces": [], "cards": []},
    {"pieces": [TENT]},
    {"pieces": TENT, "cards": [[]]},
    {"pieces": [TENT], "cards": []},
    {"pieces": [TENT], "cards": [[], []]},
    {"pieces": [TENT], "cards": "tundra-1"},
    {"pieces": [TENT], "cards": ["tundra-1"]},
    {"pieces": [TENT], "cards": [["nothing"]]},
    {"pieces": [TENT], "cards": [["tundra-1"] * 100]},
    {"pieces": [TENT] * 3, "cards": [[], [], []]},
    {"pieces": [TENT] * 2, "cards": [[], []]},
    {"pieces": [{"piece": "tent"}], "cards": [[]]},
    {"pieces": [{"piece": "tent", "spot": None}], "cards": [[]]},
    {"pieces": [{"piece": "tent", "spot": "nowhere"}], "cards": [[]]},
    {"pieces": [{"piece": "totem", "territory": "nowhere"}], "cards": [[]]},
    {"pieces": [{"piece": "castle", "territory": "sunbowl"}], "cards": [[]]},
    {"pieces": [TENT], "cards": [[]], "more": 1},
]


@pytest.mark.parametrize("wish", MALFORMED, ids=str)
def test_a_malformed_draft_is_refused(wish: Json) -> None:
    game, _ = next(builds("two"))
    with pytest.raises(Refused) as caught:
        game.setting.draft(game.redact(game.to_move), wish)
    assert "\n" not in str(caught.value)
