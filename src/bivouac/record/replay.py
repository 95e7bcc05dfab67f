"""Records played again: one event after the other, each checked before it happens."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Event, Game, GameType, Json, Refused, Setting
from bivouac.core.errors import InputError
from bivouac.core.messages import Message
from bivouac.core.registry import find_game
from bivouac.record.faults import brief, fault, fault_of_event, fault_of_part


class Replayed(NamedTuple):
    """An event of a replay, which has just happened."""

    number: int  # from 1
    before: np.void  # the position it met
    event: Event
    game: Game  # after it; the same object all through a replay


def snapshot(game: Game) -> np.void:
    """The position as it is now. (NumPy copies bytes far faster than records.)"""
    copied: np.void = np.frombuffer(game.positions.tobytes(), game.positions.dtype)[0]
    return copied


def play_event(game: Game, event: Event) -> tuple[np.void, list[int]]:
    """Play a decision or a recorded outcome of chance; the position before it, and its steps.

    Refused, with nothing changed, if it is not legal.
    """
    before, steps = snapshot(game), list[int]()
    if not isinstance(event, dict):
        raise Refused("format", Message("fault-event-object", {"value": brief(event)}))
    try:
        if "chance" in event:
            game.resolve_with(event)
        else:
            steps = play_decision(game, event, before)
    except Refused:
        game.positions[0] = before
        raise
    return before, steps


def play_decision(game: Game, event: Event, before: np.void) -> list[int]:
    """Play a decision; its steps. Refused, perhaps half way, if one of them is not legal."""
    setting = game.setting
    is_due = not game.is_over and not game.is_chance and game.is_between
    if not is_due or type(event.get("seat")) is not int or event["seat"] != game.to_move:
        raise setting.refusal(before, event)
    try:
        steps = setting.steps(before, event)
    except Refused:
        # What is due comes before what is well said.
        raise setting.refusal(before, event) from None
    if not play_steps(game, steps):
        raise setting.refusal(before, event)
    return steps


def play_steps(game: Game, steps: Sequence[int]) -> bool:
    """Play the steps of a decision; False, perhaps half way, if they do not make a legal one."""
    for step in steps:
        if not game.setting.is_listed(game.position, step, game.legal()):
            return False
        game.apply(step)
    return game.is_between


def game_of(record: Json) -> GameType:
    """The game a record is of."""
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str):
        raise fault("game", "fault-game-name", value=brief(name))
    return find_game(name)


def setting_of(record: Json) -> Setting:
    """The setting of a record, from the record alone."""
    try:
        return game_of(record).setting_of_record(record)
    except InputError as error:
        raise fault_of_part(error) from None


def start(record: Json, setting: Setting | None = None) -> Game:
    """The game at the start of a record, built from the record alone unless a setting is given."""
    chosen = setting if setting is not None else setting_of(record)
    try:
        return chosen.lay_out(record)
    except InputError as error:
        raise fault_of_part(error) from None


def replay(record: Json) -> Iterator[Replayed]:
    """Every event of a record as it happens; a RecordError ends it at the first that cannot."""
    yield from replay_from(start(record), record)


def replay_from(game: Game, record: Json) -> Iterator[Replayed]:
    """Every event of a record, played in a game that stands at its start."""
    events = record.get("events")
    if not isinstance(events, list):
        raise fault("events", "fault-list", value=brief(events))
    for number, event in enumerate(events, 1):
        try:
            before, _ = play_event(game, event)
        except InputError as error:
            raise fault_of_event(number, error) from None
        yield Replayed(number, before, event, game)
