"""Drills: which there are, what a number of a kind asks, and whether an answer is right.

Number N of a kind is the same for everybody: the position comes from a game that its name seeds,
played by a quick bot up to where something is worth asking. Nothing of it is kept.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import count
from random import Random
from typing import NamedTuple

from bivouac.bots.play import Player
from bivouac.core.contract import Advice, Drill, Game, Known, Setting, generator
from bivouac.core.messages import spelled
from bivouac.core.registry import GAMES, find_game
from bivouac.tables import drill_wire as wire
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.declined import UNKNOWN, declined
from bivouac.tables.open_tables import OpenTables

BOT = "greedy"
FIRST_LOOK = range(8, 60)
"""After so many decisions of a game is something asked, as soon as something is worth it."""
LARGEST = 1_000_000
"""Nobody practises further."""
KEPT = 64
"""Drills kept at a time: whoever is asked answers soon."""


class Posed(NamedTuple):
    """A drill, and the position it is about."""

    known: Known
    drill: Drill
    names: Sequence[str]  # of the players


@lru_cache
def setting_of(game: str, kind: str, place: int) -> Setting:
    """One of the settings that positions of a kind come from, made once."""
    return find_game(game).setting(find_game(game).drills()[kind][place])


@lru_cache(KEPT)
def pose(game: str, kind: str, number: int) -> Posed:
    """Drill `number` of a kind: of the first game for it where something is worth asking."""
    for attempt in count():
        name = f"{game} {kind} {number} {attempt}"
        chance = Random(int.from_bytes(sha256(name.encode()).digest()))
        places = len(find_game(game).drills()[kind])
        setting = setting_of(game, kind, chance.randrange(places))
        after = chance.choice(FIRST_LOOK)
        for known in moments(setting, chance.getrandbits(64), after):
            drill = setting.drill(kind, known, chance)
            if drill is not None:
                return Posed(known, drill, chance.sample(BOT_NAMES, setting.seats))
    raise AssertionError("there is always another game")


def moments(setting: Setting, seed: int, after: int) -> Iterator[Known]:
    """What the player knows who decides, again and again, after so many decisions of a game."""
    rng = generator(seed)
    game, player = Game.new(setting, rng), Player(setting)
    for made in count():
        while game.is_chance and not game.is_over:
            game.resolve(rng)
        if game.is_over:
            return
        if made >= after:
            yield game.redact(game.to_move)
        steps = player.simulate(game, BOT, rng)
        for step in steps:
            game.apply(step)


def kinds() -> wire.Drills:
    """The protocol's Drills."""
    found = {game: list(find_game(game).drills()) for game in GAMES}
    return {"games": [{"game": game, "kinds": names} for game, names in found.items() if names]}


def check(tables: OpenTables, game: str, kind: str, number: int) -> None:
    """Declined where there is no such drill, or its game is not ready yet."""
    if game not in GAMES or kind not in find_game(game).drills() or not 0 < number <= LARGEST:
        raise declined("refused-no-such-drill", UNKNOWN)
    for options in find_game(game).drills()[kind]:
        tables.readiness.require(game, options)


async def show(tables: OpenTables, game: str, kind: str, number: int) -> wire.PosedDrill:
    """The protocol's PosedDrill."""
    check(tables, game, kind, number)
    return told(kind, number, await tables.in_thread(pose, game, kind, number))


def told(kind: str, number: int, posed: Posed) -> wire.PosedDrill:
    """A drill with its position, as the client draws it; not what is right."""
    known, drill, names = posed
    setting = known.setting
    return {
        "kind": kind,
        "number": number,
        "table": {
            "game": setting.game,
            "options": dict(setting.options),
            "title": setting.title(),
            "names": list(names),
            "bots": [BOT] * setting.seats,
        },
        "components": setting.pictured(),
        "view": known.view(),
        "asks": spelled(drill.asks),
        "choices": [
            {"name": one.name, "says": None if one.says is None else spelled(one.says)}
            for one in drill.choices
        ],
        "several": drill.several,
        "points": list(drill.points),
    }


async def answer(
    tables: OpenTables, game: str, kind: str, number: int, chosen: Sequence[str]
) -> wire.DrillAnswer:
    """The protocol's DrillAnswer."""
    check(tables, game, kind, number)
    drill = (await tables.in_thread(pose, game, kind, number)).drill
    names = {choice.name for choice in drill.choices}
    few = len(chosen) > 0 and (drill.several or len(chosen) == 1)
    if not few or len(set(chosen)) != len(chosen) or not names.issuperset(chosen):
        raise declined("refused-no-answer")
    right = drill.is_right(chosen)
    return {
        "right": right,
        "answer": sorted(chosen) if right else sorted(drill.answers[0]),
        "reasons": [reason(one) for one in drill.reasons],
    }


def reason(advice: Advice) -> wire.DrillReason:
    """The protocol's DrillReason."""
    return {"says": spelled(advice.says), "points": list(advice.points)}
