"""Why can't I? Every wish that cannot come true is answered with a rule and a sentence."""

import random
import re
from collections import Counter

import pytest

from bivouac.core.contract import Event, Game, Json, Refused, generator
from bivouac.core.locales import LANGUAGES
from bivouac.record.replay import play_event
from tests.contract.looking import offer_of, spoken, view_of
from tests.contract.moments import every_table, moments, setting_of

NAMES = ["Una", "Vik", "Zoë", "Kai"]
RULE = re.compile(r"D[A-Z]\d+")
POSSIBLE = "this is possible now (DT1)"


def why(game: Game, wish: Json, seat: int | None = None) -> Refused:
    """The answer, which must be a sentence for people with a rule."""
    answer = game.setting.why(game.redact(game.to_move if seat is None else seat), wish)
    check_said(answer)
    return answer


def check_said(refused: Refused) -> None:
    assert RULE.fullmatch(refused.rule)
    assert refused.message is not None, refused
    for reader in (0, 1):
        text = spoken("en", refused.message, NAMES, reader)
        assert re.fullmatch(r"[A-Z][^{}\n]*\.", text), text


def turns(scenario: str, players: int, share: float = 0.2) -> list[tuple[Game, Json]]:
    found = []
    for game in moments(scenario, players, games=1, share=share):
        offer = offer_of(game)
        if offer["phase"] == "turn":
            found.append((game, offer))
    return found


@pytest.mark.slow
@every_table
def test_a_place_out_of_reach_says_what_is_wrong_with_it(scenario: str, players: int) -> None:
    """DP1, DP2, DH1, DL2."""
    seen = Counter[str]()
    for game, offer in turns(scenario, players):
        reached = {journey["to"] for journey in offer["journeys"]}
        for space in view_of(game, game.to_move)["map"]["spaces"]:
            answer = why(game, {"do": "place", "to": space["id"]})
            assert answer.message is not None
            seen[answer.message.key] += 1
            if space["id"] in reached:
                assert str(answer) == POSSIBLE
            elif space["camp"] is not None:
                assert (answer.rule, answer.message.key) == ("DP1", "dewan-refused-camp")
            elif space["terrain"] in ("lava", "volcano"):
                assert answer.rule == "DL2"
            elif space["terrain"] == "water" and scenario != "lake":
                assert (answer.rule, answer.message.key) == ("DP1", "dewan-refused-water")
            elif answer.rule != "DH1":
                assert (answer.rule, answer.message.key) == ("DP2", "dewan-refused-unaffordable")
    assert seen["dewan-refused-unaffordable"] > 0
    assert (seen["dewan-refused-village"] > 0) == (scenario == "lake")
    assert (seen["dewan-refused-blocked"] > 0) == (scenario == "volcano")


@pytest.mark.slow
@every_table
def test_a_journey_that_cannot_begin_or_go_on_says_why(scenario: str, players: int) -> None:
    """DP1, DP2, DP7."""
    chooser = random.Random(1)
    keys = Counter[str]()
    for game, offer in turns(scenario, players):
        spaces = list(setting_of(scenario, players).space_ids)
        for space in spaces:
            answer = why(game, {"do": "origin", "from": space})
            assert (str(answer) == POSSIBLE) == (space in offer["origins"])
        if not offer["origins"]:
            continue
        route = [chooser.choice(offer["origins"])]
        for _ in range(3):
            wish = {"route": route, "pins": [], "way": 0}
            nexts = game.setting.draft(game.redact(game.to_move), wish)["nexts"]
            for space in chooser.sample(spaces, 8) + nexts + route:
                answer = why(game, {"do": "enter", "route": route, "to": space})
                assert (str(answer) == POSSIBLE) == (space in nexts)
                assert answer.message is not None
                keys[answer.message.key] += 1
            if not nexts:
                break
            route = [*route, chooser.choice(nexts)]
    assert {"dewan-refused-not-adjacent"} <= set(keys)


@every_table
def test_other_wishes_are_answered_too(scenario: str, players: int) -> None:
    """DK1, DK3, DS6, DD1, DL1, DT1."""
    for game in moments(scenario, players, games=1, share=0.2):
        offer = offer_of(game)
        taken = [choice["slots"] for choice in offer["takes"]]
        for slots in ([], [0], [0, 1], [0, 2], [4, 5], [5, 6], [0, 1, 2]):
            answer = why(game, {"do": "take", "slots": slots})
            assert (str(answer) == POSSIBLE) == (slots in taken)
        indices = [choice["index"] for choice in offer["stories"]]
        for index in (None, 0, 4, 7):
            answer = why(game, {"do": "story", "index": index})
            assert (str(answer) == POSSIBLE) == (index in indices)
        marked = [choice["space"] for choice in offer["markers"]]
        for space in setting_of(scenario, players).space_ids[::3]:
            answer = why(game, {"do": "marker", "space": space})
            assert (str(answer) == POSSIBLE) == (space in marked)
        other = (game.to_move + 1) % players
        assert (
            game.setting.why(game.redact(other), {"do": "take", "slots": [0, 1]}).rule != "format"
        )


@every_table
def test_an_answer_depends_only_on_what_its_seat_knows(scenario: str, players: int) -> None:
    """DT3."""
    rng = generator(3)
    for game, _ in turns(scenario, players, share=0.05):
        other = game.resample(game.to_move, rng)
        for space in setting_of(scenario, players).space_ids:
            for wish in ({"do": "place", "to": space}, {"do": "origin", "from": space}):
                assert str(why(other, wish)) == str(why(game, wish))


NONSENSE: list[Json] = [None, [], {}, {"do": None}, {"do": "fly"}, {"do": "place"}]
"""Wishes that no game understands."""
MALFORMED: list[Json] = [
    *NONSENSE,
    {"do": "place", "to": None},
    {"do": "place", "to": "A0", "from": "B0"},
    {"do": "enter", "route": [], "to": "A0"},
    {"do": "enter", "route": 7, "to": "A0"},
    {"do": "take", "slots": "01"},
    {"do": "take", "slots": [0.5, 1]},
    {"do": "pay", "route": ["A0"], "leg": 0, "card": {}},
    {"do": "story", "index": True},
]


@pytest.mark.parametrize("wish", MALFORMED, ids=str)
def test_a_malformed_wish_is_answered_in_one_line(wish: Json) -> None:
    game, _ = turns("classic", 2)[0]
    answer = game.setting.why(game.redact(game.to_move), wish)
    assert "\n" not in str(answer)
    assert str(answer) != POSSIBLE


@pytest.mark.slow
@every_table
def test_every_refusal_a_player_can_meet_is_a_sentence(scenario: str, players: int) -> None:
    """Whole decisions with one thing wrong, refused by the engine in people's words."""
    chooser = random.Random(5)
    for game in moments(scenario, players, games=1, share=0.2):
        for event in wrong_events(game, chooser):
            try:
                play_event(game.copy(), event)
            except Refused as refused:
                if refused.rule != "format":
                    check_said(refused)


def wrong_events(game: Game, chooser: random.Random) -> list[Event]:
    """Decisions that are mostly wrong now."""
    seat = game.to_move
    view = view_of(game, seat)
    spaces = [space["id"] for space in view["map"]["spaces"]]
    cards = list(game.setting.components()["cards"])
    route = chooser.sample(spaces, 3)
    begun = [view["seats"][seat]["start"], *route]
    pay = chooser.sample(cards, 3)
    hand = view["seats"][seat]["hand"]
    events: list[Event] = [
        {"do": "pass"},
        {"do": "take", "slots": [chooser.randrange(7)]},
        {"do": "take", "slots": [chooser.randrange(7), chooser.randrange(7)]},
        {"do": "story", "from": "row", "index": chooser.randrange(7)},
        {"do": "story", "from": "stack"},
        {"do": "marker", "space": chooser.choice(spaces)},
        {"do": "fish", "card": chooser.choice(cards)},
        {"do": "tuck", "card": chooser.choice(cards), "half": chooser.randrange(3)},
        {"do": "place", "route": route, "pay": pay},
        {"do": "place", "route": begun[:1], "pay": pay[:1]},
        {"do": "place", "route": begun, "pay": pay},
        {"do": "place", "route": [], "pay": []},
    ]
    for journey in offer_of(game)["journeys"][:3]:
        right = journey["event"]
        events.append({**right, "pay": right["pay"][1:]})
        events.append({**right, "pay": [hand[0]] * len(right["pay"])})
        events.append({**right, "pay": chooser.sample(hand, len(right["pay"]))})
        events.append({**right, "route": [*right["route"], right["route"][-2]]})
    return [{"seat": seat, **event} for event in events] + [
        {**events[1], "seat": (seat + 1) % game.setting.seats}
    ]


@pytest.mark.slow
def test_refusals_are_said_in_every_language() -> None:
    game, _ = turns("classic", 2)[0]
    for space in setting_of("classic", 2).space_ids:
        message = why(game, {"do": "place", "to": space}).message
        assert message is not None
        for language in LANGUAGES:
            assert spoken(language, message, NAMES, 0)
