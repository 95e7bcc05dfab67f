"""Offers agree with the engine: what they hold can be done, what can be done they hold."""

import random
from collections import Counter

import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, generator
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split
from bivouac.record.replay import play_event
from tests.contract.looking import offer_of, view_of
from tests.contract.moments import every_table, moments, setting_of

LISTS = ("journeys", "takes", "stories", "tucks", "markers", "fishing")


def events_of(offer: Json) -> list[Event]:
    events = [choice["event"] for name in LISTS for choice in offer[name]]
    return events if offer["pass"] is None else [*events, offer["pass"]]


def played(game: Game, event: Event) -> Game:
    after = game.copy()
    play_event(after, event)
    return after


@pytest.mark.slow
@every_table
def test_every_event_of_an_offer_is_accepted(scenario: str, players: int) -> None:
    phases = Counter[str]()
    for game in moments(scenario, players):
        offer = offer_of(game)
        phases[offer["phase"]] += 1
        assert events_of(offer)
        for event in events_of(offer):
            played(game, event)
    assert {"story", "turn", "tuck"} <= set(phases)
    happening = {"downpour": "marker", "volcano": "marker", "lake": "fishing"}.get(scenario)
    assert happening is None or phases[happening] > 0


@pytest.mark.slow
@every_table
def test_everything_that_is_legal_is_offered(scenario: str, players: int) -> None:
    for game in moments(scenario, players):
        setting = setting_of(scenario, players)
        offer = offer_of(game)
        legal = game.legal()
        origins = [number for kind, number in map(split, legal) if kind == "origin"]
        assert offer["origins"] == [setting.space_ids[space] for space in origins]
        simple = [setting.event(game.position, [s]) for s in legal if split(s)[0] != "origin"]
        offered = [event for event in events_of(offer) if event["do"] != "place"]
        assert sorted(map(str, offered)) == sorted(map(str, simple))
        plans = [plan for plan in game.plans() if split(plan.steps[0])[0] == "origin"]
        goals = [setting.space_ids[plan.target] for plan in plans]
        assert [journey["to"] for journey in offer["journeys"]] == goals
        for journey, plan in zip(offer["journeys"], plans, strict=True):
            assert (journey["cards"], journey["gifts"]) == plan.price[:2]
            assert doubles(setting, journey["event"]["pay"]) <= plan.price[2]


def doubles(setting: Dewan, cards: list[str]) -> int:
    """DR1: how many cards of a payment show two terrains."""
    halves = [setting.cards[setting.card_number[card]].halves for card in cards]
    return sum(len({half.terrain for half in both}) == 2 for both in halves)


@every_table
def test_nobody_else_is_offered_anything(scenario: str, players: int) -> None:
    for game in moments(scenario, players, games=1):
        for seat in {SPECTATOR, *range(players)} - {game.to_move}:
            assert game.setting.offer(game.redact(seat)) is None


@pytest.mark.slow
@every_table
def test_an_offer_depends_only_on_what_its_seat_knows(scenario: str, players: int) -> None:
    """DT3."""
    rng = generator(1)
    for game in moments(scenario, players, games=1):
        seat = game.to_move
        offer = offer_of(game)
        for _ in range(3):
            assert game.setting.offer(game.resample(seat, rng).redact(seat)) == offer


@pytest.mark.slow
@every_table
def test_legs_say_what_pays_for_what_and_where_it_goes(scenario: str, players: int) -> None:
    """DP2-DP5, DH2, DH3."""
    for game in moments(scenario, players, games=1):
        setting = setting_of(scenario, players)
        hand = game.observe(game.to_move)["seats"][game.to_move]["hand"]
        spaces = {space["id"]: space for space in view_of(game)["map"]["spaces"]}
        for journey in offer_of(game)["journeys"]:
            event, legs = journey["event"], journey["legs"]
            assert [space for leg in legs for space in leg["spaces"]] == event["route"]
            assert [leg["card"] for leg in legs] == event["pay"]
            assert all(
                spaces[name]["terrain"] == leg["terrain"] for leg in legs for name in leg["spaces"]
            )
            assert all(set(leg["options"]) <= set(hand) - {leg["card"]} for leg in legs)
            after = played(game, event).position
            for leg in legs:
                card = setting.card_number[leg["card"]]
                holder = after["discards"] if leg["to"] is None else after["hands"][leg["to"]]
                fresh = after["phase"] == 7 or after["shuffles"] > game.position["shuffles"]
                assert int(holder) >> card & 1 or fresh


@pytest.mark.slow
@every_table
def test_what_is_promised_comes_true(scenario: str, players: int) -> None:
    """DE1, DE2, DY6: berries, fire, points and stories, compared with the real game after it."""
    for game in moments(scenario, players):
        seat = game.to_move
        before = view_of(game, seat)
        offer = offer_of(game)
        choices = [*offer["journeys"], *(tuck for tuck in offer["tucks"] if tuck["gains"])]
        for choice in choices:
            compare(before, played(game, choice["event"]).observe(seat), choice["gains"], seat)
        for marker in offer["markers"]:
            after = played(game, marker["event"])
            compare(before, after.observe(seat), marker["change"]["gains"], seat)
            check_change(game, after, marker)


def compare(before: Json, after: Json, gains: Json, seat: int) -> None:
    was, now = before["seats"][seat], after["seats"][seat]
    for key in ("berries", "fire", "fish"):
        assert gains[key] == now[key] - was[key]
    totals = [[sum(side.values()) for side in view["points"]] for view in (before, after)]
    assert gains["points"] == [new - old for old, new in zip(*totals, strict=True)]
    met = {story["id"] for story in now["stories"] if story["met"]}
    unmet = {story["id"] for story in was["stories"] if not story["met"] and not story["told"]}
    assert set(gains["told"]) == met & unmet
    assert gains["rewards"] <= len(gains["told"])
    side = seat % len(gains["points"])
    assert sum(gains["sources"].values()) == gains["points"][side]
    assert all(gains["sources"].values())
    check_helped(was, now, {one["id"]: one for one in gains["stories"]})
    is_next = after["phase"] in ("story", "tuck") and before["phase"] == "turn"
    assert gains["then"] == (after["phase"] if is_next else None)
    if not is_next and after["phase"] != "shuffle" and gains["told"]:
        told = {story["id"] for story in now["stories"] if story["told"]}
        assert set(gains["told"]) <= told


def check_helped(was: Json, now: Json, helped: Json) -> None:
    """DY2-DY4: a story is counted as a whole, and each of its symbols that is found is named."""
    for old, new in zip(was["stories"], now["stories"], strict=False):
        counts = [
            (one["symbol"], min(one["have"], one["need"]), min(other["have"], other["need"]))
            for one, other in zip(old["needs"], new["needs"], strict=True)
        ]
        found = [symbol for symbol, before, after in counts if after > before]
        if old["told"] or not found:
            assert old["id"] not in helped
            continue
        assert helped[old["id"]] == {
            "id": old["id"],
            "symbols": found,
            "before": sum(before for _, before, _ in counts),
            "after": sum(after for _, _, after in counts),
            "need": sum(one["need"] for one in old["needs"]),
        }


def check_change(game: Game, after: Game, marker: Json) -> None:
    """DV7: zones before and after a marker."""
    change = marker["change"]
    before, now = view_of(game)["map"], after.observe(SPECTATOR)["map"]
    zone = next(zone for zone in before["zones"] if marker["space"] in zone["spaces"])
    assert (change["terrain"], change["size"]) == (zone["terrain"], len(zone["spaces"]))
    rest = set(zone["spaces"]) - {marker["space"]}
    parts = [len(part["spaces"]) for part in now["zones"] if rest & set(part["spaces"])]
    assert change["parts"] == sorted(parts, reverse=True)
    assert change["berries"] == zone["berries"]
    assert change["lost"] == (zone["berries"] if not parts else 0)
    terrain = next(space["terrain"] for space in now["spaces"] if space["id"] == marker["space"])
    assert marker["marker"] == terrain


def test_stories_are_offered_with_what_the_seat_has() -> None:
    """DS6."""
    seen = 0
    for game in moments("classic", 4):
        seat = game.to_move
        view = view_of(game, seat)
        for choice in offer_of(game)["stories"]:
            if choice["index"] is None:
                assert choice["needs"] == []
                continue
            story = view["story_row"][choice["index"]]
            after = played(game, choice["event"]).observe(seat)
            taken = [one for one in after["seats"][seat]["stories"] if one["id"] == story]
            assert taken[0]["needs"] == choice["needs"]
            seen += 1
    assert seen > 0


def test_the_offer_says_which_camp_comes_next_and_what_it_brings() -> None:
    """DE2."""
    for game in moments("classic", 2):
        offer = offer_of(game)
        built = len(game.observe(game.to_move)["seats"][game.to_move]["camps"])
        if offer["phase"] == "turn":
            assert offer["camp"] == built + 1
            assert (
                offer["effect"]
                == ["none", "story", "tuck", "story", "tuck", "story", "tuck", "fire"][built]
            )
        else:
            assert (offer["camp"], offer["effect"]) == (None, None)


def test_a_catch_is_what_is_caught() -> None:
    """DH5."""
    chooser = random.Random(0)
    seen = 0
    for game in moments("lake", 3, games=4):
        offer = offer_of(game)
        for choice in offer["fishing"] and chooser.sample(offer["fishing"], 2):
            after = played(game, choice["event"]).position
            seat = game.to_move
            assert after["fish"][seat] - game.position["fish"][seat] == choice["catch"]
            seen += 1
    assert seen > 0
