"""Analyses that wait to be made: guests take turns, however many each of them has asked for."""

from collections import OrderedDict
from dataclasses import dataclass, field

from bivouac.core.contract import Json
from bivouac.tables.declined import NOT_NOW, declined

MOST, EACH = 30, 3
"""Analyses that may wait: all together, and those of one guest."""


@dataclass(eq=False)
class Job:
    """An analysis that somebody waits for."""

    key: str
    record: Json  # None once it is over
    of_table: bool
    askers: set[str] = field(default_factory=set)  # guests
    leavers: set[str] = field(default_factory=set)  # guests who do not want it any more
    running: bool = False
    share: float = 0.0
    failed: bool = False


class Queue:
    """Those that wait, by who asked for them. One that several want waits with each of them."""

    def __init__(self) -> None:
        self.by_guest: OrderedDict[str, list[Job]] = OrderedDict()  # whose turn it is comes first

    def __len__(self) -> int:
        return len({job for jobs in self.by_guest.values() for job in jobs})

    def add(self, job: Job, guest: str) -> None:
        """Put one behind the others of a guest; Declined if too many wait already."""
        jobs = self.by_guest.get(guest, [])
        if job in jobs:
            return
        is_new = not any(job in others for others in self.by_guest.values())
        if len(jobs) >= EACH or (is_new and len(self) >= MOST):
            raise declined("refused-analysis-full", NOT_NOW)
        self.by_guest[guest] = [*jobs, job]

    def drop(self, job: Job, guest: str) -> None:
        """A guest waits for it no longer."""
        left = [other for other in self.by_guest.get(guest, []) if other is not job]
        if left:
            self.by_guest[guest] = left
        else:
            self.by_guest.pop(guest, None)

    def take(self) -> Job | None:
        """The next one; then it is the turn of other guests."""
        if not self.by_guest:
            return None
        guest, (job, *_) = next(iter(self.by_guest.items()))
        for asker in list(self.by_guest):
            self.drop(job, asker)
        if guest in self.by_guest:
            self.by_guest.move_to_end(guest)
        return job
