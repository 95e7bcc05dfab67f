"""The record of a lesson, written event by event (docs/write-a-lesson.md).

    .venv/bin/python -m scripts.write_lesson begin dewan FILE --seed 5 --set players=2
    .venv/bin/python -m scripts.write_lesson show FILE        what can be decided now, by number
    .venv/bin/python -m scripts.write_lesson play FILE 3      ... or an event as JSON
    .venv/bin/python -m scripts.write_lesson play FILE greedy ... or what that bot would do

Chance is shuffled by the seed. What the lesson says is written by hand, under `lesson`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bivouac.arguments import parse_settings
from bivouac.bots.play import Player
from bivouac.core.contract import Event, Game, Json, generator
from bivouac.core.errors import InputError
from bivouac.core.fair import Shuffles, deal
from bivouac.core.registry import find_game
from bivouac.record.replay import replay_from, start
from bivouac.record.write import Recorder

SEED_BYTES = 32


def begin(path: Path, name: str, chosen: Sequence[str], seed: int) -> None:
    """Deal a game."""
    setting = find_game(name).setting(parse_settings(chosen))
    setup, _ = deal(setting, seed.to_bytes(SEED_BYTES, "big"))
    components = setting.components_in(setup)
    laid_out = {"options": dict(setting.options), "components": components, "setup": setup}
    game = setting.lay_out(laid_out)
    record = Recorder(name, game).record(names=[""] * setting.seats)
    write(path, {**record, "lesson": {"seed": seed, "seat": 0, "remarks": []}})


def write(path: Path, record: Json) -> None:
    """Keep a lesson: an event or a remark on a line."""
    lines = [f" {json.dumps(key)}: {laid(key, value)}" for key, value in record.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def laid(key: str, value: Json) -> str:
    """A part of a lesson: short where nobody edits it."""
    if key == "lesson":
        return json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n ")
    if key == "events" and value:
        return "[\n  " + ",\n  ".join(map(compact, value)) + "\n ]"
    return compact(value)


def compact(value: Json) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def stand(record: Json) -> Game:
    """The game as it stands after all events so far."""
    game = start(record)
    for _ in replay_from(game, record):
        pass
    return game


def choices(game: Game) -> list[Event]:
    """What can sensibly be decided now."""
    plans = game.plans()
    found = [game.setting.event(game.position, plan.steps) for plan in plans]
    return [event for i, event in enumerate(found) if event not in found[:i]]


def play(record: Json, asked: str) -> Event:
    """The event that is asked for: one of the choices, JSON, or what a bot would do."""
    game = stand(record)
    if game.is_chance:
        done = sum("chance" in event for event in record["events"])
        seed = record["lesson"].get("seed", 0)
        shuffles = Shuffles(seed.to_bytes(SEED_BYTES, "big"), 100 + done)
        return game.setting.chance_by(game.position, shuffles.order)
    if asked.isdigit():
        return choices(game)[int(asked)]
    if asked.startswith("{"):
        event: Event = json.loads(asked)
        return event
    player = Player(game.setting)
    steps = player.choose(game.redact(game.to_move), asked, generator(len(record["events"])))
    return game.setting.event(game.position, steps)


def main() -> None:
    """Do one step."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("do", choices=("begin", "show", "play"))
    parser.add_argument("rest", nargs="+")
    parser.add_argument("--set", action="append", default=[], dest="chosen")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    path = Path(asked.rest[-1] if asked.do == "begin" else asked.rest[0])
    try:
        if asked.do == "begin":
            begin(path, asked.rest[0], asked.chosen, asked.seed)
            return
        record = json.loads(path.read_text("utf-8"))
        for word in asked.rest[1:] if asked.do == "play" else ():
            record["events"].append(play(record, word))
            print(len(record["events"]) - 1, compact(record["events"][-1]))
            stand(record)
            write(path, record)
        game = stand(record)
        print(f"after {len(record['events'])} events, seat {game.to_move} decides")
        if asked.do == "show" and not game.is_chance and not game.is_over:
            for number, event in enumerate(choices(game)):
                print(number, compact(event))
    except InputError as error:
        sys.exit(f"lesson: {error}")


if __name__ == "__main__":
    main()
