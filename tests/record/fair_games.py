"""Games whose chance comes from a seed, and what must hold for each of them."""

import json
from functools import cache

from bivouac.arguments import parse_settings
from bivouac.core.contract import Event, Json, Setting, generator
from bivouac.core.fair import commitment, deal, start
from bivouac.core.registry import find_game
from bivouac.record.write import Recorder, to_line
from tests.record.games import choose, refusal_of

SEED = bytes(range(32))


@cache
def fair_line(table: str, seed: int = 7) -> str:
    """A random game whose chance comes from SEED, and its decisions from another seed."""
    name, *chosen = table.split()
    return fair_game(find_game(name).setting(parse_settings(chosen)), seed)


def fair_game(setting: Setting, seed: int = 7) -> str:
    """The same with a setting of one's own."""
    setup, shuffles = deal(setting, SEED)
    recorder = Recorder(setting.game, start(setting, setup))
    game, rng = recorder.game, generator(seed)
    while not game.is_over:
        if game.is_chance:
            recorder.play(setting.chance_by(game.position, shuffles.order))
        else:
            recorder.apply(choose(rng, game.legal()))
    record = recorder.record()
    record["fair"] = {"commitment": commitment(SEED), "seed": SEED.hex()}
    return to_line(record)


def fairly_played(table: str, seed: int = 7) -> Json:
    """Such a game, as a record of one's own to change."""
    return json.loads(fair_line(table, seed))


def check_deal(setting: Setting, count: int) -> tuple[Json, list[Json]]:
    """A deal depends on the seed alone, with so many shuffles; it, and those of other seeds."""
    setup, shuffles = deal(setting, SEED)
    assert deal(setting, SEED)[0] == setup
    assert shuffles.done == count
    assert setting.setup(start(setting, setup).position) == setup
    return setup, [deal(setting, bytes([i]) * 32)[0] for i in range(12)]


def check_other_order(record: Json, index: int) -> None:
    """A shuffle in an order that the rules allow is refused, for the seed gives another."""
    cards = record["events"][index]["cards"]
    cards[-1], cards[-2] = cards[-2], cards[-1]
    check_not_by_seed(record, index)


def check_not_by_seed(record: Json, index: int) -> None:
    """An event is refused because the seed gives another."""
    found = refusal_of(record)
    assert found.event == index + 1
    assert "is not what the seed gives" in str(found)


def check_public(setting: Setting, events: list[Event]) -> None:
    """Iwari: neither the order of a shuffle nor a card of the deck is told to everybody."""
    seen: set[str] = set()
    for event in events:
        public = setting.public_event(event)
        if "chance" in event:
            assert public == {"chance": "shuffle", "into": "deck", "count": len(event["cards"])}
            seen.add("shuffle")
        elif event["do"] == "draw" and event["from"] == "deck":
            assert public == {"seat": event["seat"], "do": "draw", "from": "deck"}
            seen.add("draw")
        else:
            assert public == event
    assert seen == {"shuffle", "draw"}
