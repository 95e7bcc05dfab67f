"""Playing at the terminal: a new game, or one that was left."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from bivouac.bots.budget import Watch
from bivouac.bots.levels import budget_of
from bivouac.bots.play import Player
from bivouac.core.contract import Game, Json, Known, Setting, generator
from bivouac.core.errors import InputError
from bivouac.core.records import Words as Generator
from bivouac.core.registry import find_game
from bivouac.record.replay import setting_of, start
from bivouac.record.write import Recorder
from bivouac.terminal import saves
from bivouac.terminal.screen import Screen
from bivouac.terminal.session import HUMAN, Choose, Session

CHANCE, BOTS = range(2)
"""Streams of the seed: the deal and what chance decides; what bots decide."""
YOU = "You"
PEOPLE = ("Una", "Vik", "Zoë", "Kai", "Ravi")
BOT_NAMES = ("Aiko", "Tomás", "Sorrel", "Noor", "Ilse")


def play_new(
    name: str,
    setting: Setting,
    seats: Sequence[str],
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    screen: Screen | None = None,
    choose: Choose | None = None,
) -> int:
    """Play a new game of `name`; `seats` gives "human" or a bot for each seat. The exit status."""
    check_seats(setting, seats)
    if seed is None:
        seed = secrets.randbelow(1 << 32)
    chance = generator(seed, CHANCE)
    session = Session(
        recorder=Recorder(name, Game.new(setting, chance)),
        seats=list(seats),
        names=list(names) if names is not None else name_players(seats),
        seed=seed,
        screen=screen if screen is not None else Screen(),
        choose=choose if choose is not None else bots_of(setting),
        path=saves.new_path(name, seed),
        chance=chance,
        bots=generator(seed, BOTS),
    )
    return session.run()


def resume(
    name: str,
    path: Path | None = None,
    *,
    screen: Screen | None = None,
    choose: Choose | None = None,
    prepare: Callable[[Setting], None] | None = None,
) -> int:
    """Go on with a saved game: the newest that is not finished, unless a file is given.

    `prepare` is called before any rule is needed.
    """
    path = path if path is not None else saves.newest_unfinished(name)
    record, saved = saves.read(path)
    setting = setting_of_save(record, saved)
    if prepare is not None:
        prepare(setting)
    game = start(record, setting)
    check_seats(game.setting, saved.seats)
    session = Session(
        recorder=Recorder(record["game"], game),
        seats=saved.seats,
        names=[str(player) for player in record["names"]],
        seed=saved.seed,
        screen=screen if screen is not None else Screen(),
        choose=choose if choose is not None else bots_of(game.setting),
        path=path,
        chance=generator_at(saved.generators[CHANCE]),
        bots=generator_at(saved.generators[BOTS]),
        components=saved.components,
    )
    session.remember(record["events"])
    return session.run()


def setting_of_save(record: Json, saved: saves.Saved) -> Setting:
    """The setting of a saved game; what an earlier version saved may need its folder."""
    if saved.components is None:
        return setting_of(record)
    return find_game(record["game"]).setting(record["options"], Path(saved.components))


def check_seats(setting: Setting, seats: Sequence[str]) -> None:
    """Somebody must sit on every seat, and at least one of them must be a person."""
    if len(seats) != setting.seats:
        raise InputError("command-seats", right=setting.seats, count=len(seats))
    if HUMAN not in seats:
        raise InputError("command-human", person=HUMAN)


def name_players(seats: Sequence[str]) -> list[str]:
    """Names by seat: "You" for a single person."""
    people = iter((YOU,) if list(seats).count(HUMAN) == 1 else PEOPLE)
    bots = iter(BOT_NAMES)
    return [next(people) if kind == HUMAN else next(bots) for kind in seats]


def generator_at(word: int) -> Generator:
    """A generator in a known state."""
    return np.array([word], np.uint64)


def bots_of(setting: Setting) -> Choose:
    """The bots of a setting, thinking on one scratch paper."""
    player = Player(setting)

    def choose(known: Known, bot: str, rng: Generator, watch: Watch) -> list[int]:
        return player.choose(known, bot, rng, budget_of(bot), watch)

    return choose
