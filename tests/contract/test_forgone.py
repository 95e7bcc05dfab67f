"""What a choice gives up, and why no camp can be placed, compared with what then happens."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.offers.stuck import shortest_route
from bivouac.games.dewan.rules.payments import costs_of
from bivouac.games.iwari.layout import THIRD, VOID
from bivouac.record.replay import play_event
from tests.conftest import scale
from tests.contract import iwari_moments
from tests.contract.looking import draft_of, offer_of, view_of
from tests.walks import moments

SETTINGS = [
    GAME.setting({"scenario": scenario, "players": players})
    for scenario, players in (("classic", 2), ("lake", 3), ("volcano", 4))
]


def asked(phase: str) -> list[tuple[Game, Json]]:
    """Moments of random games in which a seat is asked for something, and what it is offered."""
    found = []
    for setting in SETTINGS:
        for seed in range(scale(3, short=2)):
            for game in moments(setting, seed, 0.4):
                if game.is_between and not game.is_over and not game.is_chance:
                    offer = offer_of(game)
                    if offer["phase"] == phase:
                        found.append((game.copy(), offer))
    return found


def after(game: Game, event: Json) -> Game:
    played = game.copy()
    play_event(played, event)
    return played


@pytest.mark.slow
def test_a_tuck_or_a_story_that_cannot_be_had_is_said_before() -> None:
    """DE2: what the camp allows either follows or is named as forgone, never neither."""
    seen = set()
    for game, offer in asked("turn"):
        for journey in offer["journeys"]:
            gains = journey["gains"]
            lost = {one["what"] for one in gains["forgone"]} & {"tuck", "story"}
            effect = offer["effect"]
            if effect not in ("tuck", "story"):
                assert not lost
                continue
            follows = view_of(after(game, journey["event"]))["phase"] == effect
            assert follows == (gains["then"] == effect) == (lost == set())
            assert lost <= {effect}
            seen.add((effect, follows))
            if effect == "tuck" and not follows:
                hand = view_of(game)["seats"][game.to_move]["hand_size"]
                assert hand == journey["cards"], "the whole hand is spent"
    assert {("tuck", True), ("tuck", False), ("story", True)} <= seen


@pytest.mark.slow
def test_places_of_the_row_that_stay_empty_are_said_before_two_cards_are_taken() -> None:
    """DK3."""
    for game, offer in asked("turn"):
        for take in offer["takes"]:
            view = view_of(game)
            left = view["pile"] + view["supply"] + len(view["discards"])
            missing = max(0, len(take["slots"]) - left)
            said = [one["count"] for one in take["forgone"] if one["what"] == "row"]
            assert said == ([missing] if missing else [])


@pytest.mark.slow
def test_where_no_camp_can_be_placed_the_offer_says_why_in_numbers() -> None:
    """DP1, DP2: only there; with fewer cards than the shortest route takes, or other ones."""
    keys = set()
    for game, offer in asked("turn"):
        stuck = offer["stuck"]
        assert (stuck is not None) == (offer["origins"] == [])
        if stuck is None:
            continue
        keys.add(stuck["key"])
        hand = view_of(game, game.to_move)["seats"][game.to_move]["hand_size"]
        if stuck["key"] == "dewan-stuck-few":
            assert stuck["args"]["cards"] == hand < stuck["args"]["cheapest"]
        if stuck["key"] == "dewan-stuck-other":
            assert len(stuck["args"]["terrains"].split()) <= hand
    assert "dewan-stuck-few" in keys


@pytest.mark.slow
def test_the_fewest_cards_are_not_more_than_any_journey_on_offer_costs() -> None:
    """DP2, DP4: the shortest route, found another way than the journeys."""
    compared = 0
    for game, offer in asked("turn"):
        if offer["journeys"]:
            known = game.redact(game.to_move)
            route = shortest_route(GAME.setting(game.setting.options), known.position, known.seat)
            assert route is not None
            cheapest = len(costs_of(known.position, route, known.seat))
            assert cheapest <= min(journey["cards"] for journey in offer["journeys"])
            compared += 1
    assert compared > 0


def builds_of(game: Game, offer: Json) -> Iterator[tuple[Json, Json]]:
    """Builds of one piece and of two, paid with few cards and with many: gains and event."""
    for place in offer["places"][::2]:
        for way in (place["ways"][0], place["ways"][-1]):
            drafted = draft_of(game, {"pieces": [place["piece"]], "cards": [way]})
            yield drafted["build"]["gains"], drafted["build"]["event"]
            yield from ((one["gains"], one["event"]) for one in drafted["nexts"][:3])


def somebody_acts_after(game: Game, event: Json) -> bool | None:
    """Is the player asked, before this turn is over, to act for the third tribe or the void?

    None where cards that nobody could know end the game before.
    """
    after, rng = iwari_moments.played(game, event), generator(1)
    turn = after.position["turns"]
    while not after.is_over and after.position["turns"] == turn:
        if after.position["phase"] in (THIRD, VOID):
            return True
        if after.is_chance:
            after.resolve(rng)
        else:
            after.apply(after.legal()[0])
    return None if after.is_over else False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "who"),
    [
        ("two", "third"),
        ("two-everything", "third"),
        ("solo-long-road", "void"),
        ("coop-floating-lands", "void"),
    ],
)
def test_a_build_that_leaves_no_card_for_the_third_tribe_or_the_void_says_so(
    table: str, who: str
) -> None:
    """I2.1, IV3: the action follows or is named as forgone, never neither and never both."""
    seen = Counter[str | None]()
    for game, offer in iwari_moments.builds(table, games=2, share=0.3):
        for gains, event in builds_of(game, offer):
            if offer["phase"] != "turn":
                assert gains["forgone"] is None, "it is that action itself"
                continue
            follows = somebody_acts_after(game, event)
            ends = gains["void"] is not None and gains["void"]["ends"] is not None
            assert gains["forgone"] == (None if follows or ends else who) or follows is None
            seen[gains["forgone"]] += 1
    assert set(seen) == {None, who}


def test_where_nobody_else_acts_nothing_is_forgone() -> None:
    """I2.1: with three players a hand may be spent without a word."""
    spent = 0
    for game, offer in iwari_moments.builds("three-path", share=0.2):
        for gains, event in builds_of(game, offer):
            assert gains["forgone"] is None
            hand = view_of(game)["seats"][game.to_move]["hand_size"]
            spent += hand == sum(map(len, event["cards"]))
    assert spent > 0
