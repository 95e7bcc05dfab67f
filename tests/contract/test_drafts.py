"""A journey built space by space: how it may go on, and every way to pay for it."""

import random
from functools import cache

import pytest

from bivouac.core.contract import Game, Json, Refused, generator
from bivouac.games.dewan.offers.ways import MOST_WAYS
from bivouac.games.dewan.steps import ENTER, ORIGIN, STOP, split
from bivouac.record.replay import play_event
from tests.contract.looking import draft_of, offer_of, view_of
from tests.contract.moments import every_table, moments, setting_of

pytestmark = pytest.mark.slow  # the file as a whole


def draft(game: Game, route: list[str], pins: list[str | None] | None = None, way: int = 0) -> Json:
    return draft_of(game, {"route": route, "pins": pins or [], "way": way})


def origins_of(game: Game) -> list[str]:
    return list(offer_of(game)["origins"])


@cache
def routes(scenario: str, players: int, games: int = 1) -> list[tuple[Game, list[str]]]:
    """Random routes that may still grow, and those that no longer can."""
    chooser = random.Random(f"{scenario} {players}")
    found = []
    for game in moments(scenario, players, games, share=0.06):
        origins = origins_of(game)
        if not origins:
            continue
        route = [chooser.choice(origins)]
        found.append((game, list(route)))
        while (nexts := draft(game, route)["nexts"]) and chooser.random() < 0.8:
            route.append(chooser.choice(nexts))
            found.append((game, list(route)))
    return found


def travelled(game: Game, route: list[str]) -> Game:
    """The game with a route under way, by the engine's own steps."""
    numbers = [game.setting.space_number[name] for name in route]  # type: ignore[attr-defined]  # Dewan's
    under_way = game.copy()
    for step in [ORIGIN + numbers[0], *(ENTER + number for number in numbers[1:])]:
        assert step in under_way.legal()
        under_way.apply(step)
    return under_way


@every_table
def test_a_route_goes_on_where_the_engine_goes_on(scenario: str, players: int) -> None:
    """DP1, DP2, DP7."""
    setting = setting_of(scenario, players)
    for game, route in routes(scenario, players):
        found = draft(game, route)
        under_way = travelled(game, route)
        legal = under_way.legal()
        entered = [setting.space_ids[n] for kind, n in map(split, legal) if kind == "enter"]
        assert found["nexts"] == entered
        assert (found["journey"] is not None) == (STOP in legal)
        goals = {setting.space_ids[plan.target] for plan in under_way.plans()} - {route[-1]}
        assert {journey["to"] for journey in found["onward"]} == goals
        for journey in found["onward"]:
            assert journey["event"]["route"][: len(route)] == route
            play_event(game.copy(), journey["event"])


@every_table
def test_every_way_to_pay_is_accepted_and_different(scenario: str, players: int) -> None:
    """DP2-DP5."""
    for game, route in routes(scenario, players):
        first = draft(game, route)
        if first["journey"] is None:
            assert first["ways"] == 0
            continue
        assert 1 <= first["ways"] <= MOST_WAYS
        assert draft(game, route, way=first["ways"]) == first
        seen = []
        for way in range(min(first["ways"], 4)):
            found = draft(game, route, way=way)
            assert (found["way"], found["ways"]) == (way, first["ways"])
            after = game.copy()
            play_event(after, found["journey"]["event"])
            seen.append([face_of(game, leg) for leg in found["journey"]["legs"]])
        assert len({str(sorted(way, key=str)) for way in seen}) == len(seen)


def face_of(game: Game, leg: Json) -> tuple[str, int | None]:
    """What the card of a leg shows, and who gets it."""
    return str(game.setting.components()["cards"][leg["card"]]), leg["to"]


@every_table
def test_ways_are_all_there_are_and_the_cheapest_comes_first(scenario: str, players: int) -> None:
    """DP2: compared with every payment the engine allows, where those are few."""
    compared = 0
    for game, route in routes(scenario, players, games=3):
        found = draft(game, route)
        if found["journey"] is None or not 1 < found["ways"] < 16:
            continue
        under_way = travelled(game, route)
        under_way.apply(STOP)
        outcomes = set(payments(game, under_way, found["journey"]["legs"]))
        assert found["ways"] == len(outcomes)
        doubles = [
            sum(len(card["halves"]) == 2 for card in cards_of(draft(game, route, way=way), game))
            for way in range(found["ways"])
        ]
        assert doubles == sorted(doubles)
        compared += 1
    assert compared > 0


def cards_of(found: Json, game: Game) -> list[Json]:
    cards = game.setting.components()["cards"]
    return [cards[card] for card in found["journey"]["event"]["pay"]]


def payments(game: Game, under_way: Game, legs: Json, paid: tuple[str, ...] = ()) -> list[str]:
    """Every payment by the engine's legal steps: who gets what."""
    if len(paid) == len(legs):
        pairs = [face_of(game, {**leg, "card": card}) for leg, card in zip(legs, paid, strict=True)]
        return [str(sorted(pairs, key=str))]
    found = []
    for step in under_way.legal():
        after = under_way.copy()
        after.apply(step)
        card = game.setting.cards[split(step)[1]].id  # type: ignore[attr-defined]  # Dewan's
        found += payments(game, after, legs, (*paid, card))
    return found


@every_table
def test_every_other_card_of_a_leg_can_be_pinned_and_no_more(scenario: str, players: int) -> None:
    """DP2: the options of a leg are exactly the cards that pay there with the rest still paid."""
    chooser = random.Random(4)
    for game, route in routes(scenario, players):
        found = draft(game, route)
        if found["journey"] is None or chooser.random() < 0.6:
            continue
        hand = view_of(game, game.to_move)["seats"][game.to_move]["hand"]
        for number, leg in chooser.sample([*enumerate(found["journey"]["legs"])], 2):
            for card in chooser.sample(hand, min(len(hand), 6)):
                pins = [*[None] * number, card]
                if card == leg["card"] or card in leg["options"]:
                    pinned = draft(game, route, pins)
                    assert pinned["journey"]["legs"][number]["card"] == card
                    play_event(game.copy(), pinned["journey"]["event"])
                else:
                    with pytest.raises(Refused) as caught:
                        draft(game, route, pins)
                    assert caught.value.rule == "DP2"
                    wish = {"do": "pay", "route": route, "leg": number, "card": card}
                    why = game.setting.why(game.redact(game.to_move), wish)
                    assert str(why) == str(caught.value)


@every_table
def test_pins_stay_while_others_change(scenario: str, players: int) -> None:
    chooser = random.Random(4)
    for game, route in routes(scenario, players):
        found = draft(game, route)
        if found["journey"] is None:
            continue
        pins: list[str | None] = []
        for number in range(len(found["journey"]["legs"])):
            leg = found["journey"]["legs"][number]
            pins.append(chooser.choice([leg["card"], *leg["options"]]))
            found = draft(game, route, pins)
            assert [leg["card"] for leg in found["journey"]["legs"]][: number + 1] == pins
        assert found["ways"] == 1
        play_event(game.copy(), found["journey"]["event"])


@every_table
def test_a_draft_depends_only_on_what_its_seat_knows(scenario: str, players: int) -> None:
    """DT3."""
    rng = generator(2)
    for game, route in routes(scenario, players):
        other = game.resample(game.to_move, rng)
        assert draft(other, route) == draft(game, route)


def test_a_draft_out_of_turn_is_refused() -> None:
    """DT1."""
    game = next(game for game in moments("classic", 2) if origins_of(game))
    wish = {"route": origins_of(game)[:1], "pins": [], "way": 0}
    with pytest.raises(Refused, match="cannot decide now") as caught:
        game.setting.draft(game.redact(1 - game.to_move), wish)
    assert caught.value.rule == "DT1"
    assert caught.value.message is not None


MALFORMED: list[Json] = [
    None,
    [],
    "route",
    {},
    {"route": [], "pins": [], "way": 0},
    {"route": "C0", "pins": [], "way": 0},
    {"route": [None], "pins": [], "way": 0},
    {"route": ["nowhere"], "pins": [], "way": 0},
    {"route": ["A0"] * 1000, "pins": [], "way": 0},
    {"route": ["A0"], "pins": 3, "way": 0},
    {"route": ["A0"], "pins": [], "way": "x"},
    {"route": ["A0"], "pins": [], "way": True},
    {"route": ["A0"], "pins": [], "way": 0, "more": 1},
]


@pytest.mark.parametrize("wish", MALFORMED, ids=str)
def test_a_malformed_draft_is_refused(wish: Json) -> None:
    game = next(game for game in moments("classic", 2) if origins_of(game))
    with pytest.raises(Refused) as caught:
        game.setting.draft(game.redact(game.to_move), wish)
    assert "\n" not in str(caught.value)
