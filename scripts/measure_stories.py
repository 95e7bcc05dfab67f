"""Measure how hard each Dewan story is, and rank the points of stories.toml by it (DR3).

Greedy players play classic games in which all stories are worth the same and show no fire. For each
story taken the script notes whether it was completed, and how far into the game. Difficulty is the
mean of that share of the game, a story never completed counting as 1. Points 3 to 9 follow the
ranking.

    python scripts/measure_stories.py              print the table
    python scripts/measure_stories.py --write      and rewrite stories.toml and docs/stories.md
"""

import argparse
import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bivouac.bots.play import Player
from bivouac.core.bind import bind
from bivouac.core.bits import seed_stream
from bivouac.core.jit import entry
from bivouac.core.records import Longs, Records, Shorts, Word, Words
from bivouac.games.dewan import kernels as rules
from bivouac.games.dewan.box import PACKAGED, load_box
from bivouac.games.dewan.box.types import Story
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import SLOTS
from bivouac.games.dewan.setup.static import write_stories

POINTS = (3,) * 3 + (4,) * 4 + (5,) * 5 + (6,) * 4 + (7,) * 4 + (8,) * 2 + (9,) * 2
"""Points from the easiest story to the hardest."""
DOCS = Path(__file__).parents[1] / "docs" / "stories.md"
SEED = 2026

greedy = bind("bivouac.bots.players", rules)


class Measured(NamedTuple):
    """What the games say about one story."""

    story: Story
    taken: int
    completed: int
    when: float  # mean share of the game at which it was completed
    difficulty: float


@entry
def note_games(
    tables: Records,
    positions: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    steps: Shorts,
    rng: Words,
    seed: Word,
    games: int,
    completed_at: Longs,
    tally: Longs,
) -> None:
    """Play greedy games; `tally` adds up by story: taken, completed, thousandths of the game."""
    t = tables[0]
    p = positions[0]
    for game in range(games):
        seed_stream(rng, seed, np.uint64(game))
        rules.deal(t, p, works[0], rng)
        completed_at[:] = 0
        while not rules.is_over(p):
            if rules.is_chance(p):
                rules.resolve(t, p, works[0], rng)
                continue
            n = greedy.choose(
                tables, positions, works, searches, found, trials, greedy.GREEDY, rng, steps
            )
            for k in range(n):
                rules.apply(t, p, int(steps[k]))
            for seat in range(t.players):
                for slot in range(SLOTS):
                    if p.told[seat, slot] == 1 and completed_at[seat, slot] == 0:
                        completed_at[seat, slot] = p.turns
        for seat in range(t.players):
            for slot in range(SLOTS):
                story = p.stories[seat, slot]
                if story >= 0:
                    tally[story, 0] += 1
                    if completed_at[seat, slot] > 0:
                        tally[story, 1] += 1
                        tally[story, 2] += 1000 * completed_at[seat, slot] // p.turns


def measure(games: int) -> list[Measured]:
    """All stories from the easiest to the hardest; `games` for each number of players."""
    stories = load_box().stories
    total = np.zeros((len(stories), 3), np.int64)
    for players in (2, 3, 4):
        setting = GAME.setting({"players": players})
        write_stories(setting.static, [replace(story, points=5, fire=0) for story in stories])
        player = Player(setting)
        note_games(
            setting.static,
            player.positions,
            player.works,
            player.searches,
            player.found,
            player.trials,
            player.steps,
            np.zeros(1, np.uint64),
            np.uint64(SEED + players),
            games,
            np.zeros((4, SLOTS), np.int64),
            total,
        )
    rows = []
    for story, (taken, completed, share) in zip(stories, total.tolist(), strict=True):
        difficulty = (share / 1000 + taken - completed) / taken
        rows.append(Measured(story, taken, completed, share / 1000 / max(completed, 1), difficulty))
    return sorted(rows, key=lambda row: row.difficulty)


def table(rows: list[Measured], games: int) -> str:
    """The page docs/stories.md."""
    lines = [
        "# How hard the stories are",
        "",
        f"{3 * games:,} classic games of greedy players, a third each with 2, 3 and 4, all stories",
        "worth the same. Difficulty is the mean share of the game after which a story was",
        "completed, a story never completed counting as 1. The points of `stories.toml` rank the",
        "stories in this order. Printed by `python scripts/measure_stories.py`.",
        "",
        "| story | needs | points | taken | completed | completed at | difficulty |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for row, points in zip(rows, POINTS, strict=True):
        needs = ", ".join(f"{times} {symbol}" for symbol, times in row.story.needs.items())
        lines.append(
            f"| {row.story.id} | {needs} | {points} | {row.taken:,} "
            f"| {row.completed / row.taken:.1%} | {row.when:.1%} | {row.difficulty:.4f} |"
        )
    return "\n".join(lines) + "\n"


def rewrite_points(rows: list[Measured]) -> None:
    """Put the points of the ranking into stories.toml, leaving everything else as it is."""
    path = PACKAGED / "stories.toml"
    text = path.read_text("utf-8")
    for row, points in zip(rows, POINTS, strict=True):
        pattern = rf'(id = "{re.escape(row.story.id)}",.*?points = )\d+'
        text = re.sub(pattern, rf"\g<1>{points}", text)
    path.write_text(text, "utf-8")


def main() -> None:
    """Measure, print, and with --write keep the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--write", action="store_true", help="rewrite stories.toml and the docs")
    arguments = parser.parse_args()
    rows = measure(arguments.games)
    page = table(rows, arguments.games)
    print(page, end="")
    if arguments.write:
        rewrite_points(rows)
        DOCS.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
