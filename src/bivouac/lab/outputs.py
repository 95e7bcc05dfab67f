"""What a simulation leaves behind: records, a table of games, a table of seats."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table

from bivouac.core.errors import InputError, trouble
from bivouac.core.language import has_words
from bivouac.core.words import ENGLISH, Words
from bivouac.lab.simulate import Outcome


def write_csv(path: Path, outcome: Outcome) -> None:
    """One row for each game and seat."""
    rows = rows_of_points(outcome) if outcome.setting.scored else rows_of_endings(outcome)
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
    except OSError as error:
        raise InputError("command-cannot-write", path=str(path), reason=trouble(error)) from None


def rows_of_points(outcome: Outcome) -> Iterator[list[Any]]:
    """A head line, then the points of each game and seat."""
    setting = outcome.setting
    keys = [(i, key) for i, key in enumerate(setting.score_keys) if key in setting.keys_in_play]
    shares = outcome.shares
    head = ["game", "seat", "bot", "score", *(key for _, key in keys)]
    yield [*head, "tie_break", "share", "turns"]
    for game in range(len(outcome.turns)):
        for seat in range(setting.seats):
            side = seat % setting.sides
            points = outcome.points[game, side]
            yield (
                [game, seat, outcome.bots[seat], int(points.sum())]
                + [int(points[i]) for i, _ in keys]
                + [int(outcome.ties[game, side]), round(float(shares[game, seat]), 4)]
                + [int(outcome.turns[game])]
            )


def rows_of_endings(outcome: Outcome) -> Iterator[list[Any]]:
    """A head line, then who won each game without points, and what ended it."""
    setting = outcome.setting
    shares = outcome.shares
    yield ["game", "seat", "bot", "won", "ending", "turns"]
    for game in range(len(outcome.turns)):
        ending = setting.endings[outcome.endings[game]]
        for seat in range(setting.seats):
            won = int(shares[game, seat])
            yield [game, seat, outcome.bots[seat], won, ending, int(outcome.turns[game])]


def print_summary(summary: dict[str, Any], words: Words = ENGLISH, *, as_json: bool) -> None:
    """The figures for people, or one JSON object for programs."""
    if as_json:
        print(json.dumps(summary))
        return
    console = Console()
    console.print(table_of_wins(summary["seats"], words))
    if "endings" in summary:
        shares = [
            f"{named(words, f'lab-ending-{name}', name)} "
            f"{words.figure(count / summary['games'], '.1%')}"
            for name, count in summary["endings"].items()
        ]
        console.print(words("lab-ended-by", endings=", ".join(shares)))
    else:
        console.print(table_of_points(summary["seats"], words))
    turns = summary["turns"]
    rate = summary["games"] / max(summary["seconds"], 1e-9)
    console.print(
        words(
            "lab-games",
            games=str(summary["games"]),
            seconds=words.figure(summary["seconds"], ".2f"),
            rate=words.figure(rate, ",.0f"),
            turns=words.figure(turns["mean"], ".1f"),
            low=words.figure(turns["p5"], ".0f"),
            high=words.figure(turns["p95"], ".0f"),
        )
    )


def table_of_wins(seats: list[dict[str, Any]], words: Words) -> Table:
    """Who wins how often, and with how many points, where there are any."""
    table = Table(box=None, pad_edge=False)
    scored = ["lab-mean-score"] if "mean_score" in seats[0] else []
    for key in ("lab-seat", "lab-bot", "lab-won", "lab-win-rate", "lab-interval", *scored):
        justify: JustifyMethod = "left" if key == "lab-bot" else "right"
        table.add_column(words(key), justify=justify, no_wrap=True)
    for seat, row in enumerate(seats):
        low, high = (words.figure(bound, ".1%") for bound in row["interval"])
        interval = words("lab-from-to", low=low, high=high)
        cells = [words.figure(row["wins"], "g"), words.figure(row["win_rate"], ".1%"), interval]
        score = [words.figure(row["mean_score"], ".1f")] if scored else []
        table.add_row(str(seat), row["bot"], *cells, *score)
    return table


def table_of_points(seats: list[dict[str, Any]], words: Words) -> Table:
    """Where the points come from."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("lab-seat"), justify="right")
    for key in seats[0]["breakdown"]:
        head = named(words, f"lab-points-{key}", key)
        table.add_column(head, justify="right", no_wrap=True)
    for seat, row in enumerate(seats):
        points = (words.figure(mean, ".1f") for mean in row["breakdown"].values())
        table.add_row(str(seat), *points)
    return table


def named(words: Words, key: str, code: str) -> str:
    """What a code of the game is called; a game of another package may have no words for it."""
    return words(key) if has_words(words.language, key) else code
