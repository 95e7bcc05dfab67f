"""Which of two ways to think wins with the same budget? Race, tree or both, how far, by what.

    python -m bench.searches dewan --a tree,rounds=1 --b race
    python -m bench.searches iwari --a race,rounds=1 --b race --games 100 --budget 50

A way is `race`, `tree` or `mix`, and what it changes of what the game's models say: `rounds` around
the table that it looks ahead, `policy` (`value` or `worth`) by which it decides on the way there,
`breadth` (plans considered in each such decision, 0: all), `plans` that a race compares at all,
and `judge=value`: nothing learnt, the rules' own value judges. The games are those of
`bivouac arena`: seats rotated, deals paired. A tree is compiled when it is first used.
"""

import argparse
import os
import sys
from typing import NamedTuple

from bench.tree_search import MixedThinker, TreeThinker
from bivouac.arguments import number, parse_settings
from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.bots.levels import LEVELS, Level
from bivouac.bots.mind import BY_VALUE, BY_WORTH, WIDTH
from bivouac.bots.play import Player
from bivouac.bots.thinking import Thinker, learn
from bivouac.core.contract import Known, Setting
from bivouac.core.errors import InputError
from bivouac.core.records import Words
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.arena import measure
from bivouac.lab.arena_match import Match

KINDS: dict[str, type[Thinker]] = {"race": Thinker, "tree": TreeThinker, "mix": MixedThinker}
POLICIES = {"value": BY_VALUE, "worth": BY_WORTH}
NUMBERS = {"rounds": range(99), "breadth": range(1000), "plans": range(2, WIDTH + 1)}
CHANGES = "rounds=N, breadth=N, plans=N, policy=value, policy=worth or judge=value"


class Way(NamedTuple):
    """A way to think."""

    kind: type[Thinker]
    level: Level
    plans: int | None
    taught: bool


def way(text: str) -> Way:
    """A way by its words; ValueError says what is wrong with them."""
    kind, *changes = text.split(",")
    if kind not in KINDS:
        raise ValueError(f"a way is one of {', '.join(KINDS)}, not {kind!r}")
    changed: dict[str, int] = {}
    taught = True
    for change in changes:
        name, _, value = change.partition("=")
        if change == "judge=value":
            taught = False
        elif name == "policy" and value in POLICIES:
            changed[name] = POLICIES[value]
        elif name in NUMBERS and value.isdecimal():
            changed[name] = in_range(name, int(value))
        else:
            raise ValueError(f"a way changes {CHANGES}, not {change!r}")
    plans = changed.pop("plans", None)
    if plans is not None and kind == "tree":
        raise ValueError("a tree compares all plans: leave plans away")
    level = Level(BY_WORTH, trials=LEVELS["level5"].trials, **changed)
    return Way(KINDS[kind], level, plans, taught)


def in_range(name: str, value: int) -> int:
    """The value of a change, if there can be one like it."""
    allowed = NUMBERS[name]
    if value not in allowed:
        raise ValueError(f"{name} is {allowed[0]} to {allowed[-1]}, not {value}")
    return value


class Minds(Player):
    """A player who thinks in several ways, each called by its words."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.thinkers: dict[str, Thinker] = {}

    def choose(
        self,
        known: Known,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """A whole decision."""
        thought = way(bot)
        if bot not in self.thinkers:
            thinker = self.thinkers[bot] = thought.kind(self.setting)
            thinker.entrants = thought.plans or thinker.entrants
            if not thought.taught:
                learn(thinker.minds, None, self.setting)
        return self.thinkers[bot].choose(known, thought.level, rng, budget, watch)


def words(text: str) -> str:
    """Words that name a way, for the command line."""
    try:
        way(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--a", type=words, required=True, metavar="WAY", help="race, tree or mix")
    parser.add_argument("--b", type=words, required=True, metavar="WAY", help=f"with {CHANGES}")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=number(2, 1_000_000), default=40)
    parser.add_argument("--seed", type=number(0, (1 << 63) - 1), default=1)
    parser.add_argument("--budget", type=number(1, 600_000), default=100, help="ms a turn")
    jobs = os.cpu_count() or 1
    parser.add_argument("--jobs", type=number(1, 1024), default=jobs, help="default: all cores")
    asked = parser.parse_args()
    try:
        setting = find_game(asked.game).setting({"players": 2, **parse_settings(asked.set)})
    except InputError as error:
        parser.error(str(error))
    budget = Budget(milliseconds=asked.budget)
    match = Match(asked.game, setting, asked.a, asked.b, asked.seed, budget, budget)
    figures = measure(match, asked.games, asked.jobs, Minds)
    low, high = figures["interval"]
    rate = f"{figures['win_rate']:.1%} ({low:.1%} to {high:.1%})"
    print(f"{match.title}: {rate} of {figures['games']} games")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
