"""What is sent to a bot by somebody else is the same in worlds that differ in hidden cards alone.

A game is played twice, as for the tables: as dealt, and with everything that its seat has not seen
lying elsewhere. Each time all lines are taken down that are sent to a bot of that seat.
"""

import json
import random
from collections.abc import Mapping
from typing import cast

import pytest

from bivouac.core.contract import Event, Json, Refused
from bivouac.store.rows import Deal
from bivouac.tables.declined import Declined
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.visiting import moments_since
from bivouac.visitors import telling
from bivouac.visitors.conversation import Conversation, steps_of
from bivouac.visitors.limits import USUAL
from bivouac.visitors.process import Process
from tests.tables.asking import curious
from tests.tables.sat import dealt, decide, every_option_set, seated
from tests.tables.test_secrets import (
    Seen,
    count_without_chance,
    dealt_otherwise,
    names_in,
    some_events,
    void_cards,
)

pytestmark = pytest.mark.slow  # the file as a whole

LENGTH = 30


class Taken:
    """In place of a process: takes down what would be sent to it."""

    limits = USUAL

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def send(self, line: bytes) -> None:
        self.lines.append(line)


class Listener:
    """A seat of a table, told as a bot by somebody else is, and curious about everything."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.taken = Taken()
        self.talk = Conversation(cast(Process, self.taken))
        self.chooser = random.Random(seed)
        self.told = 0
        self.events = 0  # that had happened when it was last told

    def begin(self, logged: LoggedGame) -> None:
        """What it is told of a new game."""
        self.talk.say(telling.hello(logged.game.setting, self.seat, 7, None, USUAL))

    def hear(self, logged: LoggedGame, cards: list[str]) -> None:
        """What it is told when it has to decide, and what it is answered."""
        known = logged.known(self.seat).copy()
        happened = telling.happenings(known, moments_since(logged, self.told))
        self.told = logged.moved
        self.talk.say(telling.decide(known, happened, 1))
        asked = curious(known, self.seat, cards, self.chooser)
        questions = [{"type": "offer"}]
        questions += [{"type": "draft", "draft": begun} for begun in asked.drafts]
        questions += [{"type": "why", "wish": wish} for wish in asked.questions]
        for question in questions:
            self.talk.say(self.talk.told(known, question, 5))
        for event in asked.events:
            try:
                steps = steps_of(known, event)
                self.taken.send(json.dumps({"type": "legal", "steps": steps}).encode())
            except Refused as no:
                self.talk.say(self.talk.refusal(no, 5))

    @property
    def messages(self) -> list[Json]:
        """All that was sent."""
        return [json.loads(line) for line in self.taken.lines]


def some_game(deal: Deal, seed: int, length: int) -> list[Event]:
    """A game of some length. A bot is not told of what was taken back before its turn."""
    kept: list[Event] = []
    for event in some_events(deal, seed, length):
        if event["do"] == "undo":
            kept.pop()
        else:
            kept.append(event)
    return kept


def transcripts(
    deal: Deal, events: list[Event], ends: Mapping[int, int], seed: int
) -> dict[int, Listener]:
    """What bots of some seats are sent, each while fewer decisions than its own number are made."""
    table = seated(deal)
    assert table.logged is not None
    listeners = {seat: Listener(seat, seed) for seat in ends}
    cards = sorted(deal.components["cards"])
    for listener in listeners.values():
        listener.begin(table.logged)
    for number, event in enumerate(events[: max(ends.values())]):
        seat = table.logged.decides
        if seat in listeners and number < ends[seat]:
            listeners[seat].hear(table.logged, cards)
            listeners[seat].events = number
        if number + 1 == max(ends.values()):
            break  # what nobody is told of any more could be impossible in the other world
        decide(table, event["seat"], event)
    return listeners


def seen_in(messages: list[Json]) -> Seen:
    """What has been shown at the end of a transcript. The tally names every card of the box."""
    asked = [one for one in messages if one["type"] == "decide"]
    views = [one["view"] for one in asked]
    shown = [{part: view[part] for part in view if part != "tally"} for view in views]
    tokens = views[-1].get("discoveries", {})
    veiled = [spot for spot, colour in tokens.items() if colour is None]
    return Seen(names_in([shown, [one["happened"] for one in asked]]), veiled)


@every_option_set
def test_nothing_sent_to_a_bot_depends_on_what_is_hidden_from_its_seat(chosen: Json) -> None:
    deal, chooser = dealt(chosen, 300), random.Random(3)
    game = some_game(deal, 3, LENGTH)
    most = count_without_chance(deal, game) if void_cards(deal) else len(game)
    seats = range(int(deal.options["players"]))
    ends = {seat: min(most, chooser.randrange(8, LENGTH)) for seat in seats}
    compared = changed = 0
    for seat, listener in transcripts(deal, game, ends, 3).items():
        if not any(one["type"] == "decide" for one in listener.messages):
            continue
        other = dealt_otherwise(deal, seen_in(listener.messages), seat, chooser)
        try:
            retold = transcripts(other, game, {seat: listener.events + 1}, 3)[seat]
        except Declined:
            continue  # somebody passed who could not have with the other cards
        changed += other.setup != deal.setup
        compared += 1
        assert listener.taken.lines == retold.taken.lines
    assert changed > 0
    assert compared > 0


def test_the_test_would_notice_a_leak() -> None:
    """Of a world with other hidden cards, another seat is sent something else."""
    deal = dealt({"scenario": "classic", "players": 2}, 7)
    game = some_game(deal, 7, 10)
    ends = {0: 10, 1: 10}
    told = transcripts(deal, game, ends, 7)
    other = dealt_otherwise(deal, Seen(set(), []), 0, random.Random(7))
    retold = Listener(1, 7)
    table = seated(other)
    assert table.logged is not None
    retold.hear(table.logged, sorted(deal.components["cards"]))
    assert told[1].taken.lines[1:2] != retold.taken.lines[:1]
