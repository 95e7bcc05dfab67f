"""Two implementations of Iwari agree on what is legal, also for events beside the legal ones."""

import json
from copy import deepcopy
from random import Random

import pytest

from bivouac.core.contract import Event, Game, Json, Refused
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import play_event, start
from tests.conftest import scale
from tests.record.games import played_at
from tests.record.iwari_games import SPECIAL
from tests.reference.iwari.game import Game as ReferenceGame
from tests.reference.iwari.game import Illegal, replay

TABLES = ["iwari map=vast-lands players=2", *SPECIAL]
DEEDS = ("union", "discovery", "honour", "respect")


def verdict(game: Game, event: Event) -> str | None:
    """The rule an event breaks, tried on a copy."""
    try:
        play_event(game.copy(), event)
    except Refused as refused:
        return refused.rule
    return None


def reference_verdict(game: ReferenceGame, event: Event) -> str | None:
    try:
        game.check(event)
    except Illegal as illegal:
        return illegal.rule
    return None


class Spoiler:
    """Changes events of one record a little."""

    def __init__(self, record: Json, seed: int) -> None:
        land = record["components"]["map"]
        self.random = Random(seed)
        self.cards = list(record["components"]["cards"])
        self.spots = {spot["id"]: spot["territory"] for spot in land["spots"]}
        self.territories = [area["id"] for area in land["territories"]]
        self.connections = [connection["number"] for connection in land["connections"]]
        self.tribes = 3 if record["options"]["players"] == 2 else record["options"]["players"]

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content."""
        event, random = deepcopy(event), self.random
        if "chance" in event:
            event["cards"][random.randrange(len(event["cards"]))] = random.choice(self.cards)
            return event
        hand = [*hands[event["seat"]], *random.sample(self.cards, 2)]
        if random.random() < 0.05:
            event["seat"] = random.randrange(len(hands))
        if event["do"] == "build":
            self.vary_build(event, hand)
        elif event["do"] in ("swap", "discard"):
            event["do"] = random.choice(("swap", "discard"))
            event["card"] = random.choice(hand)
        elif event["do"] == "draw":
            self.vary_draw(event)
        elif event["do"] == "deed":
            self.vary_deed(event)
        return event

    def vary_build(self, event: Event, hand: list[str]) -> None:
        pieces, cards, random = event["pieces"], event["cards"], self.random
        way = random.random()
        if way < 0.3:
            pieces[random.randrange(len(pieces))] = self.piece_near(pieces[0])
        elif way < 0.5:
            pieces.append(self.piece_near(pieces[0]))
            cards.append(random.sample(hand, random.randint(1, 2)))
        elif way < 0.8:
            cards[random.randrange(len(cards))] = random.sample(hand, random.randint(1, 2))
        elif way < 0.9:
            pieces.reverse()
        else:
            event["tribe"] = random.randrange(self.tribes)

    def piece_near(self, piece: Json) -> Json:
        """Another piece, mostly in the same territory."""
        territory = piece["territory"] if "territory" in piece else self.spots[piece["spot"]]
        if self.random.random() < 0.2:
            territory = self.random.choice(self.territories)
        if self.random.random() < 0.5:
            return {"piece": "totem", "territory": territory}
        inside = [spot for spot, home in self.spots.items() if home == territory]
        return {"piece": "tent", "spot": self.random.choice(inside)}

    def vary_draw(self, event: Event) -> None:
        if event["from"] == "display" and self.random.random() < 0.5:
            event["index"] = self.random.randrange(4)
        else:
            event["card"] = self.random.choice(self.cards)

    def vary_deed(self, event: Event) -> None:
        if self.random.random() < 0.3:
            event["deed"] = self.random.choice(DEEDS)
            event.pop("territory", None)
            event.pop("connection", None)
        if event["deed"] in ("union", "discovery"):
            event["territory"] = self.random.choice(self.territories)
        else:
            event["connection"] = self.random.choice(self.connections)


@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_allow_the_same_events(table: str) -> None:
    """IT1-IT7, I2.1, IS4, IE1, IM2-IM4, IM7."""
    verdicts = agreed = allowed = 0
    for seed in range(scale(1)):
        record = played_at(table, seed)
        spoiler = Spoiler(record, seed)
        game, reference = start(record), ReferenceGame(json.loads(json.dumps(record)))
        for event in record["events"]:
            hands = game.setting.final(game.position)["hands"]
            for _ in range(3):
                other = spoiler.vary(event, hands)
                ours, theirs = verdict(game, other), reference_verdict(reference, other)
                assert (ours is None) == (theirs is None), (other, ours, theirs)
                allowed += ours is None
                verdicts += ours is not None
                agreed += ours is not None and ours == theirs
            play_event(game, event)
            reference.apply(event)
    assert allowed > scale(20)
    assert verdicts > scale(50)
    assert agreed > 0.95 * verdicts


@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_refuse_the_same_records(table: str) -> None:
    """IE2, IE3: an event changed, left out or moved; later events may then be wrong or not."""
    record = played_at(table, 3)
    spoiler = Spoiler(record, 3)
    hands = record["setup"]["hands"]
    assert replay(record).is_over
    for _ in range(scale(8)):
        other = deepcopy(record)
        events, index = other["events"], spoiler.random.randrange(len(record["events"]))
        way = spoiler.random.randrange(3)
        if way == 0:
            events[index] = spoiler.vary(events[index], hands)
        elif way == 1:
            del events[index]
        else:
            events.insert(spoiler.random.randrange(len(events)), events.pop(index))
        assert is_refused(other) == is_refused_by_reference(other)


def is_refused(record: Json) -> bool:
    try:
        check_record(record)
    except RecordError:
        return True
    return False


def is_refused_by_reference(record: Json) -> bool:
    try:
        replay(record)
    except Illegal:
        return True
    return False
