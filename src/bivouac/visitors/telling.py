"""What a bot by somebody else is told: worked out from what its seat knows, and nothing else."""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Event, Game, Json, Known, Result, Setting
from bivouac.core.messages import spelled
from bivouac.record.write import outcome_of
from bivouac.visitors import wire
from bivouac.visitors.limits import ANSWERS, ASKED, LINE_BYTES, Limits


class Moment(NamedTuple):
    """An event, and the position it met."""

    before: np.void
    event: Event


def hello(
    setting: Setting, seat: int, seed: int, budget: float | None, limits: Limits
) -> wire.Hello:
    """The protocol's Hello."""
    return {
        "type": "hello",
        "protocol": wire.PROTOCOL,
        "words": wire.WORDS,
        "game": setting.game,
        "options": dict(setting.options),
        "seats": setting.seats,
        "sides": setting.sides,
        "seat": seat,
        "components": setting.pictured(),
        "seed": seed,
        "budget": budget,
        "limits": {
            "seconds": limits.seconds,
            "answers": ANSWERS,
            "asked": ASKED,
            "line": LINE_BYTES,
            "megabytes": limits.megabytes,
        },
    }


def decide(known: Known, happened: list[wire.Happening], request: int) -> wire.Decide:
    """The protocol's Decide."""
    return {
        "type": "decide",
        "request": request,
        "view": known.view(),
        "happened": happened,
        "plans": plans(known),
    }


def over(known: Known, happened: list[wire.Happening], result: Result) -> wire.Over:
    """The protocol's Over; how a game has ended is for everybody."""
    view = known.view()
    return {"type": "over", "view": view, "happened": happened, "result": outcome_of(result)}


def happenings(known: Known, moments: Sequence[Moment]) -> list[wire.Happening]:
    """What has happened since the first of some moments, as far as a seat may know.

    `known` is how it knows the game now.
    """
    setting, seat, told = known.setting, known.seat, []
    befores = [redacted(setting, moment.before, seat) for moment in moments]
    for moment, before, after in zip(moments, befores, [*befores, known][1:], strict=True):
        notes = [spelled(note) for note in setting.news(before, after)]
        event = setting.public_event(moment.event)
        told.append(wire.Happening(event=event, notes=notes))
    return told


def redacted(setting: Setting, position: np.void, seat: int) -> Known:
    """What a seat knew when a game stood so."""
    game = Game(setting)
    game.positions[0] = position
    return game.redact(seat)


def plans(known: Known) -> list[wire.Planned]:
    """What the game offers, then those plans that it does not offer in just these words."""
    setting = known.setting
    prices = {key_of(event): price for event, price in priced(known)}
    found: dict[str, wire.Planned] = {}
    for event, brings in choices(setting.offer(known)):
        key = key_of(event)
        found.setdefault(key, {"event": event, "price": prices.get(key), "brings": brings})
    for key, price in prices.items():
        found.setdefault(key, {"event": json.loads(key), "price": price, "brings": None})
    return list(found.values())


def priced(known: Known) -> Iterator[tuple[Event, dict[str, int]]]:
    """The plans of the seat that moves, without what only their outcome shows, and their prices."""
    setting = known.setting
    names = setting.rules.Plan.PRICE
    for plan in known.plans():
        event = setting.public_event(setting.event(known.position, plan.steps))
        yield event, dict(zip(names, plan.price, strict=True))


def key_of(event: Event) -> str:
    """The same text for the same event."""
    return json.dumps(event, sort_keys=True)


def choices(offered: Json) -> Iterator[tuple[Event, dict[str, Json] | None]]:
    """Every decision in an offer of any game, with what else stands beside its `event` there."""
    if isinstance(offered, list):
        for one in offered:
            yield from choices(one)
    elif isinstance(offered, dict):
        for name, one in offered.items():
            if not is_event(one):
                yield from choices(one)
            elif name == "event":
                yield one, {other: part for other, part in offered.items() if other != name}
            else:
                yield one, None


def is_event(one: Json) -> bool:
    """Is this a decision in the words of the record?"""
    return isinstance(one, dict) and "seat" in one and "do" in one
