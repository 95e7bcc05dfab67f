"""The figures of a match, for programs and for people."""

import json
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from bivouac.bots.budget import Budget
from bivouac.bots.play import Forfeit
from bivouac.core.words import Words
from bivouac.lab.arena_intervals import interval_of_difference, interval_of_rounds
from bivouac.lab.arena_match import Finished, Match, Pace
from bivouac.lab.forfeits import summary_of_forfeits
from bivouac.lab.statistics import wilson_interval


def summary(match: Match, games: Sequence[Finished], seconds: float) -> dict[str, Any]:
    """The figures of `bivouac arena --json`, of whole rounds in order; `seconds` they took."""
    figures = figures_of_meeting if match.setting.scored else figures_of_deals
    budget = match.a_budget or Budget()
    forfeits = summary_of_forfeits(forfeits_of(games))
    return {
        **figures(match, games),
        **({"forfeits": forfeits} if match.others else {}),
        "ms_per_turn": {
            "a": mean_pace(game.a_pace for game in games),
            "b": mean_pace(game.b_pace for game in games),
        },
        "longest_ms": {
            "a": max(game.a_pace.longest for game in games),
            "b": max(game.b_pace.longest for game in games),
        },
        "a": match.a,
        "b": match.b,
        "seed": match.seed,
        "budget": budget.milliseconds,
        "trials": budget.trials,
        "seconds": round(seconds, 3),
    }


def figures_of_meeting(match: Match, games: Sequence[Finished]) -> dict[str, Any]:
    """Who won how much where A and B sat at one table."""
    size = match.games_in_round
    mine = shares([game.a_share for game in games])
    others = shares([game.b_share for game in games])
    rounds = [fmean(mine[first : first + size]) for first in range(0, len(mine), size)]
    return {
        "games": len(games),
        "rounds": len(rounds),
        "win_rate": round(fmean(mine), 4),
        "interval": rounded(interval_of_rounds(rounds, size)),
        # What A would win if it were as strong as B: its part of all that the two have won.
        "chance": round((fmean(mine) + fmean(others)) / size, 4),
        "b_win_rate": round(fmean(others), 4),
        "by_seat": [
            {"seats": list(match.a_seats(place)), "win_rate": round(fmean(mine[place::size]), 4)}
            for place in range(size)
        ],
        "mean_score": {
            "a": round(fmean(shares([game.a_score for game in games])), 3),
            "b": round(fmean(shares([game.b_score for game in games])), 3),
        },
    }


def figures_of_deals(match: Match, games: Sequence[Finished]) -> dict[str, Any]:
    """Who beat the void how often, where each of them played every deal alone."""
    mine = shares([game.a_share for game in games])
    others = shares([game.b_share for game in games])
    deals = len(mine)
    only_a = sum(a > b for a, b in zip(mine, others, strict=True))
    only_b = sum(a < b for a, b in zip(mine, others, strict=True))
    return {
        "games": deals,
        "rounds": deals,
        "win_rate": round(fmean(mine), 4),
        "interval": rounded(wilson_interval(sum(mine), deals)),
        "b_win_rate": round(fmean(others), 4),
        "b_interval": rounded(wilson_interval(sum(others), deals)),
        "difference": round((only_a - only_b) / deals, 4),
        "difference_interval": rounded(interval_of_difference(only_a, only_b, deals)),
    }


def forfeits_of(games: Sequence[Finished]) -> list[Forfeit]:
    """Every bot that could not play on, in every game."""
    return [forfeit for game in games for forfeit in game.forfeits]


def shares(found: Iterable[float | None]) -> list[float]:
    """Those that there are."""
    return [share for share in found if share is not None]


def rounded(interval: tuple[float, float]) -> list[float]:
    """Both ends of an interval."""
    return [round(bound, 4) for bound in interval]


def mean_pace(paces: Iterable[Pace]) -> float:
    """Milliseconds a turn."""
    taken = list(paces)
    turns = sum(pace.turns for pace in taken)
    return round(sum(pace.milliseconds for pace in taken) / max(turns, 1), 3)


def print_match(match: Match, figures: dict[str, Any], words: Words, *, as_json: bool) -> None:
    """The figures for people, or one JSON object for programs."""
    if as_json:
        print(json.dumps(figures))
        return
    console = Console(highlight=False)
    console.print(match.title, soft_wrap=True)
    console.print(table_of(figures, words))
    for line in lines_of(figures, words):
        console.print(line, soft_wrap=True)


def table_of(figures: dict[str, Any], words: Words) -> Table:
    """A and B side by side."""
    table = Table(box=None, pad_edge=False)
    scored = ["lab-mean-score"] if "mean_score" in figures else []
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("lab-bot"), no_wrap=True)
    for key in ("lab-win-rate", "lab-interval", *scored, "lab-pace", "lab-longest"):
        table.add_column(words(key), justify="right", no_wrap=True)
    intervals = {"a": figures["interval"], "b": figures.get("b_interval")}
    rates = {"a": figures["win_rate"], "b": figures["b_win_rate"]}
    for side in "ab":
        interval = intervals[side]
        table.add_row(
            side.upper(),
            figures[side],
            words.figure(rates[side], ".1%"),
            say_interval(interval, words) if interval else "",
            *([words.figure(figures["mean_score"][side], ".1f")] if scored else []),
            words.figure(figures["ms_per_turn"][side], ".2f"),
            f"{words.figure(figures['longest_ms'][side], '.0f')} ms",
        )
    return table


def say_interval(interval: Sequence[float], words: Words, sign: str = "") -> str:
    """From here to there, in percent."""
    low, high = (words.figure(bound, f"{sign}.1%") for bound in interval)
    return words("lab-from-to", low=low, high=high)


def lines_of(figures: dict[str, Any], words: Words) -> Iterable[str]:
    """What the table does not say."""
    seconds = words.figure(figures["seconds"], ".2f")
    if "chance" not in figures:
        interval = say_interval(figures["difference_interval"], words, "+")
        more = words.figure(figures["difference"], "+.1%")
        yield words("lab-arena-difference", more=more, interval=interval)
        yield words("lab-arena-alone", deals=figures["games"], seconds=seconds)
        return
    both = f" {words('lab-and')} "
    seats = (
        f"{both.join(map(str, row['seats']))}: {words.figure(row['win_rate'], '.1%')}"
        for row in figures["by_seat"]
    )
    chance = words.figure(figures["chance"], ".0%")
    yield words("lab-arena-chance", chance=chance, seats=", ".join(seats))
    nobody = 1 - figures["win_rate"] - figures["b_win_rate"]
    if nobody > 0.0001:
        yield words("lab-arena-neither", share=words.figure(nobody, ".1%"))
    deals, games = figures["rounds"], str(figures["games"])
    yield words("lab-arena-games", games=games, deals=deals, seconds=seconds)
