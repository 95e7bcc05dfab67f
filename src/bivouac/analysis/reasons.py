"""Why a plan is good, in a sentence or two: what it gains, and what it denies others.

What it brings at once is said by the coach of the game, if it has one; what it brings in the long
run, and what it costs others, is read off the games that were played on from it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bivouac.analysis.meter import ENOUGH, Compared
from bivouac.analysis.trust import Floats
from bivouac.core.contract import Advice, Known, Message
from bivouac.core.records import Words

NOTABLE = 1.0
"""Points worth a sentence."""
SURE = 2.0
"""By so many standard errors they differ from nothing."""
TRIALS = 3
"""Worlds in which the coach has to say the same: then it speaks of nothing that chance decides."""


class Reason(NamedTuple):
    """A sentence, and what it is about."""

    says: Message
    points: tuple[str, ...] = ()  # anchors of the client, as a coach's (contract/events.py)


def reasons_for(
    known: Known, steps: Sequence[int], compared: Compared, plan: int, rng: Words
) -> tuple[Reason, ...]:
    """What speaks for one of the plans that were compared; where nothing stands out, that."""
    found = [*brought_by(known, steps, rng)]
    if not found:
        found += gained(known, compared, plan)
    found += denied(known, compared, plan)
    return tuple(found) or (Reason(Message("hint-later", {})),)


def brought_by(known: Known, steps: Sequence[int], rng: Words) -> Iterator[Reason]:
    """What the coach would say of it afterwards, if that is sure: tried out in some worlds."""
    setting, said = known.setting, list[Advice | None]()
    event = setting.public_event(setting.event(known.position, steps))
    for _ in range(TRIALS):
        after = known.resample(known.seat, rng)
        for step in steps:
            after.apply(step)
        said.append(setting.brought(known, event, after.redact(known.seat)))
    if said[0] is not None and said == [said[0]] * TRIALS:
        yield Reason(said[0].says, tuple(said[0].points))


def gained(known: Known, compared: Compared, plan: int) -> Iterator[Reason]:
    """More points at the end than after the other plans."""
    if known.setting.scored:
        points = notable(compared.points, plan)
        if points > 0:
            yield Reason(Message("hint-gains", {"points": points}))


def denied(known: Known, compared: Compared, plan: int) -> Iterator[Reason]:
    """Fewer points at the end for another player; of several, for whom it costs most.

    Only where every side is one player: partners and a tribe that nobody plays have no name here.
    """
    setting = known.setting
    if not setting.scored or setting.seats > setting.sides:
        return
    rivals = [seat for seat in range(setting.seats) if seat != known.seat]
    lost = {seat: -notable(compared.points_of[:, :, seat], plan) for seat in rivals}
    seat = max(rivals, key=lambda rival: lost[rival])
    if lost[seat] > 0:
        said = Message("hint-denies", {"seat": seat, "points": lost[seat]})
        yield Reason(said, (f"seat-{seat}",))


def notable(points: Floats, plan: int) -> int:
    """How many more points than after the other plans in the mean; 0 if that is not worth a word.

    `points` is world x plan.
    """
    others = np.delete(points, plan, axis=1).mean(axis=1)
    more = points[:, plan] - others
    error = more.std() / np.sqrt(len(more))
    mean = float(more.mean())
    is_sure = len(more) >= ENOUGH and abs(mean) >= SURE * error
    return round(mean) if is_sure and abs(mean) >= NOTABLE else 0
