"""A process that analyses one record after the other, and gives way to everybody else.

It is told a line of JSON for each, `Order`, and says how far it is, `share 0.25`, again and again;
then `done` with the report as JSON, or `failed` with a reason. Whoever wants it to stop ends it.
"""

import json
import os
from time import monotonic
from typing import NamedTuple

from bivouac.analysis.report_wire import Quality
from bivouac.core.child import Child, orders
from bivouac.core.contract import Json

MODULE = "bivouac.analysis.worker"
KIND = 10
"""How much it gives way to the server, to bots and to whatever else runs, as `nice` counts."""
TELL_EVERY = 0.2
"""Seconds between two lines about how far it is."""
SHARE, DONE, FAILED = "share", "done", "failed"


class Order(NamedTuple):
    """A record to be analysed."""

    record: Json
    quality: Quality
    threads: int


class Analyst(Child):
    """Such a process, as its parent has it."""

    def __init__(self) -> None:
        super().__init__(MODULE)

    def begin(self, order: Order) -> None:
        """Let it analyse something; what it says then is to be heard."""
        self.tell(json.dumps(order._asdict()))

    def next(self) -> tuple[str, str]:
        """What it says next: SHARE, DONE or FAILED, and the rest of the line."""
        word, _, rest = self.hear().partition(" ")
        if word in (SHARE, DONE, FAILED):
            return word, rest
        return FAILED, f"the process that analyses ended with status {self.process.wait()}"


class Teller:
    """Says how far it is, but not more often than anybody wants to know."""

    def __init__(self) -> None:
        self.told = monotonic()

    def watch(self, share: float) -> bool:
        """Say it, if it is time."""
        if monotonic() - self.told >= TELL_EVERY:
            self.told = monotonic()
            print(SHARE, f"{share:.3f}", flush=True)
        return True


def analysed(order: Order) -> str:
    """The report of a record, as JSON."""
    from bivouac.analysis.report import analyse

    report = analyse(order.record, order.quality, Teller().watch, order.threads)
    return json.dumps(report, separators=(",", ":"))


def main() -> None:
    """Analyse what one is told."""
    os.nice(KIND)
    for line in orders():
        try:
            print(DONE, analysed(Order(**json.loads(line))), flush=True)
        except Exception as error:
            reason = " ".join(str(error).split())[:300]
            print(FAILED, f"{type(error).__name__}: {reason}", flush=True)


if __name__ == "__main__":
    main()
