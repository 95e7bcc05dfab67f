"""Spoilt events of any game: the first event that fits is changed, and the record refused there."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bivouac.core.contract import Event, Game, Json, Refused
from bivouac.record.replay import play_event, start
from tests.record import parts
from tests.record.games import Fits, first_event, refusal_of

Change = Callable[[Json, int, Game], object]
"""Gets all events, the index of the one that fits, and the game before it."""


@dataclass(frozen=True)
class Tampering:
    """Change the first event that fits; the fault must show `later` events on, by this rule."""

    title: str
    table: str  # game and options
    fits: Fits
    change: Change
    rule: str
    later: int = 0

    def apply(self) -> tuple[Json, int]:
        """The spoilt record, and the number of the event at which it must be refused."""
        record, index = first_event(self.table, self.fits)
        self.change(record["events"], index, game_before(record, index))
        return record, index + 1 + self.later


def game_before(record: Json, index: int) -> Game:
    game = start(record)
    for event in record["events"][:index]:
        play_event(game, event)
    return game


def say(**changes: Json) -> Change:
    return lambda events, i, game: events[i].update(changes)


def on_event(change: parts.Change) -> Change:
    return lambda events, i, game: change(events[i])


def put(path: str, value: Json) -> Change:
    """Something else at a path inside the event."""
    return on_event(parts.put(path, value))


def cut(path: str) -> Change:
    """Nothing there."""
    return on_event(parts.cut(path))


def copy(source: str, goal: str) -> Change:
    """The same in another place of the event."""
    return on_event(parts.copy(source, goal))


def drop(events: Json, i: int, game: Game) -> None:
    del events[i]


def repeat(events: Json, i: int, game: Game) -> None:
    events.insert(i + 1, dict(events[i]))


def insert(event: Event) -> Change:
    return lambda events, i, game: events.insert(i, event)


def other_seat(events: Json, i: int, game: Game) -> None:
    events[i]["seat"] = (events[i]["seat"] + 1) % game.setting.seats


def pass_instead(events: Json, i: int, game: Game) -> None:
    events[i] = {"seat": events[i]["seat"], "do": "pass"}


def write_list(events: Json, i: int, game: Game) -> None:
    """A list in place of an event."""
    events[i] = [events[i]["seat"], events[i]["do"]]


def shuffle_twice(events: Json, i: int, game: Game) -> None:
    events[i]["cards"].append(events[i]["cards"][0])


def final_of(game: Game) -> Json:
    return game.setting.final(game.position)


def hand_of(event: Event, game: Game) -> list[str]:
    hand: list[str] = final_of(game)["hands"][event["seat"]]
    return hand


def hand_of_other(event: Event, game: Game) -> list[str]:
    hand: list[str] = final_of(game)["hands"][(event["seat"] + 1) % game.setting.seats]
    return hand


def check_refused(spoilt: Tampering) -> Refused:
    """A wrong event is refused where it stands, and changes nothing; the refusal."""
    record, number = spoilt.apply()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (number, spoilt.rule), str(refused)
    assert str(refused).startswith(f"event {number}: ")
    assert str(refused).endswith(f"({spoilt.rule})")
    game = game_before(record, number - 1)
    before = game.positions.tobytes()
    with pytest.raises(Refused) as caught:
        play_event(game, record["events"][number - 1])
    assert game.positions.tobytes() == before
    return caught.value
