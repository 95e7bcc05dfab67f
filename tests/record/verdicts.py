"""What two implementations of a game say of events beside the legal ones."""

import json
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, Protocol

from bivouac.core.contract import Event, Game, Json, Refused
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import play_event, start
from tests.record.games import played_at
from tests.reference.dewan import game as dewan
from tests.reference.flow import Illegal, RecordedGame
from tests.reference.iwari import game as iwari


class Varying(Protocol):
    """Changes events of one record a little."""

    random: Random

    def vary(self, event: Event, hands: list[list[str]]) -> Event: ...


class VaryingOf(Protocol):
    """Makes what changes the events of a record, by a seed."""

    def __call__(self, record: Json, seed: int) -> Varying: ...


def open_reference(record: Json) -> RecordedGame[Any, Any]:
    """The game of a record, by the reference."""
    return dewan.Game(record) if record["game"] == "dewan" else iwari.open_game(record)


def replay(record: Json) -> RecordedGame[Any, Any]:
    """A whole record, by the reference."""
    return dewan.replay(record) if record["game"] == "dewan" else iwari.replay(record)


def verdict(game: Game, event: Event) -> str | None:
    """The rule an event breaks, tried on a copy."""
    try:
        play_event(game.copy(), event)
    except Refused as refused:
        return refused.rule
    return None


def reference_verdict(game: RecordedGame[Any, Any], event: Event) -> str | None:
    """The rule an event breaks, as the reference has it."""
    try:
        game.check(event)
    except Illegal as illegal:
        return illegal.rule
    return None


def check_same_events(table: str, seeds: range, spoiler_of: VaryingOf, tries: int) -> Counter[str]:
    """Both allow the same of events changed a little; how many are allowed, refused, and agreed
    by the same rule.
    """
    found = Counter[str]()
    for seed in seeds:
        record = played_at(table, seed)
        spoiler = spoiler_of(record, seed)
        game, reference = start(record), open_reference(json.loads(json.dumps(record)))
        for event in record["events"]:
            hands = game.setting.final(game.position)["hands"]
            for _ in range(tries):
                other = spoiler.vary(event, hands)
                ours, theirs = verdict(game, other), reference_verdict(reference, other)
                assert (ours is None) == (theirs is None), (other, ours, theirs)
                found["allowed" if ours is None else "refused"] += 1
                found["agreed"] += ours is not None and ours == theirs
            play_event(game, event)
            reference.apply(event)
        assert reference.is_over
    return found


def check_same_records(table: str, spoiler_of: VaryingOf, tries: int) -> None:
    """An event changed, left out or moved: both accept the record, or neither does."""
    record = played_at(table, 3)
    spoiler = spoiler_of(record, 3)
    assert replay(deepcopy(record)).is_over
    for _ in range(tries):
        other = deepcopy(record)
        events, index = other["events"], spoiler.random.randrange(len(record["events"]))
        way = spoiler.random.randrange(3)
        if way == 0:
            events[index] = spoiler.vary(events[index], record["setup"]["hands"])
        elif way == 1:
            del events[index]
        else:
            events.insert(spoiler.random.randrange(len(events)), events.pop(index))
        assert is_refused(other) == is_refused_by_reference(other)


def is_refused(record: Json) -> bool:
    """Is a record not sound?"""
    try:
        check_record(record)
    except RecordError:
        return True
    return False


def is_refused_by_reference(record: Json) -> bool:
    """Is it not, as the reference has it?"""
    try:
        replay(deepcopy(record))
    except Illegal:
        return True
    return False
