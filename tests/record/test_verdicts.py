"""Two implementations agree on what is legal, for decisions slightly beside the legal ones."""

import json
from copy import deepcopy
from random import Random

import pytest

from bivouac.core.contract import Event, Json
from bivouac.record.replay import play_event, start
from tests.conftest import scale
from tests.record.games import OPTION_SETS, played
from tests.record.verdicts import verdict
from tests.reference.dewan import Game as ReferenceGame
from tests.reference.position import Illegal


def reference_verdict(game: ReferenceGame, event: Event) -> str | None:
    try:
        game.check(event)
    except Illegal as illegal:
        return illegal.rule
    return None


def vary(event: Event, record: Json, hands: list[list[str]], rng: Random) -> Event:
    """The same kind of event with another content."""
    event = deepcopy(event)
    spaces = [space["id"] for space in record["setup"]["map"]["spaces"]]
    cards = list(record["components"]["cards"])
    if "seat" in event and rng.random() < 0.1:
        event["seat"] = rng.randrange(len(hands))
    if "slots" in event:
        event["slots"] = sorted(rng.sample(range(6), rng.randint(1, 2)))
    if "index" in event:
        event["index"] = rng.randrange(6)
    if "route" in event:
        vary_journey(event, spaces, [*hands[event["seat"]], rng.choice(cards)], rng)
    if "space" in event:
        event["space"] = rng.choice(spaces)
    if event.get("card") is not None:
        event["card"] = rng.choice([*hands[event["seat"]], rng.choice(cards)])
    if "half" in event:
        event["half"] = rng.randrange(2)
    if "cards" in event:
        event["cards"][rng.randrange(len(event["cards"]))] = rng.choice(cards)
    return event


def vary_journey(event: Event, spaces: list[str], cards: list[str], rng: Random) -> None:
    for key, choices in (("route", spaces), ("pay", cards)):
        way = rng.random()
        if way < 0.3:
            event[key][rng.randrange(len(event[key]))] = rng.choice(choices)
        elif way < 0.45:
            event[key].pop()
        elif way < 0.6:
            event[key].append(rng.choice(choices))
        elif way < 0.7:
            rng.shuffle(event[key])


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)
def test_both_implementations_allow_the_same_decisions(scenario: str, players: int) -> None:
    """DS6, DT1, DK1, DK3, DP1, DP2, DP7, DE2, DD1, DL1, DL2, DH1, DH5, DV3, DV7."""
    rng = Random(5)
    verdicts = agreed = 0
    for seed in range(scale(2)):
        record = played(scenario, players, seed)
        game, reference = start(record), ReferenceGame(json.loads(json.dumps(record)))
        for event in record["events"]:
            hands = game.setting.final(game.position)["hands"]
            for _ in range(3):
                other = vary(event, record, hands, rng)
                ours, theirs = verdict(game, other), reference_verdict(reference, other)
                assert (ours is None) == (theirs is None), (other, ours, theirs)
                verdicts += ours is not None
                agreed += ours is not None and ours == theirs
            play_event(game, event)
            reference.apply(event)
    assert agreed > 0.8 * verdicts
