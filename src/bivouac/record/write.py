"""Records written: a recorder that drives a game, and the document itself."""

import json
from collections.abc import Sequence
from typing import Any

from bivouac.core.contract import Event, Game, Json, Result
from bivouac.core.records import Words
from bivouac.record.replay import play_event, snapshot

FORMAT = "bivouac-record/1"
RULES = "2"
"""The version of the rules of all games; it changes when a ruling makes some old record wrong.

2: nothing follows a tent on the last free spot against the void (IV8).
"""


def record_of(
    name: str,
    start: Game,
    events: Sequence[Event],
    end: Game,
    *,
    names: Sequence[str | None] | None = None,
    seeds: Json = None,
) -> dict[str, Json]:
    """The record of a game called `name`, from before its first decision to where it stands now."""
    setting = start.setting
    setup = setting.setup(start.position)
    record: dict[str, Json] = {
        "format": FORMAT,
        "game": name,
        "rules": RULES,
        "options": dict(setting.options),
        "components": setting.components_in(setup),
        "setup": setup,
        "events": list(events),
        "result": result_of(end) if end.is_over else None,
    }
    if names is not None:
        record["names"] = list(names)
    if seeds is not None:
        record["seeds"] = seeds
    return record


def result_of(game: Game) -> dict[str, Json]:
    """The record's `result` of a finished game."""
    return {**outcome_of(game.result()), "final": game.setting.final(game.position)}


def outcome_of(result: Result) -> dict[str, Json]:
    """The record's `result` without the final position; a verdict stands in for points."""
    return {
        "scores": list(result.scores) if result.verdict is None else None,
        "breakdown": [dict(by_key) for by_key in result.breakdown],
        "winners": list(result.winners),
        **(result.verdict or {}),
    }


class Recorder:
    """Drives a game and writes down what happens, decision by decision."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.start = game.copy()
        self.events: list[Event] = []
        self._before: Any = None  # the position before the decision being made
        self._steps: list[int] = []

    def apply(self, step: int) -> None:
        """Play a legal step; the decision is written down once it is complete."""
        if not self._steps:
            self._before = snapshot(self.game)
        self._steps.append(step)
        self.game.apply(step)
        if self.game.is_between:
            self.events.append(self.game.setting.event(self._before, self._steps))
            self._steps = []

    def resolve(self, rng: Words) -> None:
        """Let a generator decide what chance must decide, and write it down."""
        before = snapshot(self.game)
        self.game.resolve(rng)
        self.events.append(self.game.setting.chance_event(before, self.game.position))

    def play(self, event: Event) -> None:
        """Play a whole event; Refused, with nothing changed or written, if it is not legal."""
        play_event(self.game, event)
        self.events.append(event)

    def record(
        self, *, names: Sequence[str | None] | None = None, seeds: Json = None
    ) -> dict[str, Json]:
        """The record so far; a decision half made is not in it."""
        end = self.game
        return record_of(self.name, self.start, self.events, end, names=names, seeds=seeds)


def to_line(record: Json) -> str:
    """A record as one line of a .jsonl file, without the line end."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))
