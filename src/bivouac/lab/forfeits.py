"""Bots by others that could not play on: who has won then, and how it is written down and told."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bivouac.bots.play import Forfeit
from bivouac.core.contract import Json, Result, Setting
from bivouac.core.words import Words, printable

WHY = "visitor-"
"""With this begin the keys that say why."""


def winners_of(result: Result, setting: Setting, forfeits: Sequence[Forfeit]) -> tuple[int, ...]:
    """The seats that have won, where a bot that could not play on has lost with its side.

    Then the best of the other sides wins; where all seats are on one side, nobody does.
    """
    sides = setting.sides
    lost = {forfeit.seat % sides for forfeit in forfeits}
    if not lost:
        return result.winners
    if not setting.scored:
        return ()
    order = [*zip(result.scores, result.tie_break, strict=True)]
    best = max((order[side] for side in range(sides) if side not in lost), default=None)
    left = (seat for seat in range(setting.seats) if seat % sides not in lost)
    return tuple(seat for seat in left if order[seat % sides] == best)


def in_record(forfeits: Sequence[Forfeit]) -> dict[str, Json]:
    """The record's `forfeits`; nothing where there are none."""
    found = [{"seat": one.seat, "event": one.event, "by": one.by} for one in forfeits]
    return {"forfeits": found} if found else {}


def summary_of_forfeits(forfeits: Iterable[Forfeit]) -> list[dict[str, Any]]:
    """For programs: which bots could not play on, why, and how often; the most frequent first."""
    counted = Counter((one.bot, one.why.key) for one in forfeits)
    return [
        {"bot": bot, "why": key.removeprefix(WHY), "games": games}
        for (bot, key), games in counted.most_common()
    ]


def say_forfeits(forfeits: Sequence[Forfeit], words: Words) -> Iterator[str]:
    """For people: the same, and where each happened first."""
    counted = Counter((one.bot, one.why.key) for one in forfeits)
    for kind, games in counted.most_common():
        first = min(one for one in forfeits if (one.bot, one.why.key) == kind)
        bot, by, why, where = first.bot, first.by, first.why, first.event
        place = {"game": first.game, "seat": first.seat, "event": where}
        yield words("lab-forfeits", bot=bot, by=by, why=why, count=games, **place)
        if first.detail:
            yield words("lab-forfeits-said", bot=bot, said=printable(first.detail))
