"""Rules that get ready when a test says so: nothing is compiled, all else is real."""

from bivouac.ready import Preparation
from bivouac.tables.readiness import all_ways


class Slow(Preparation):
    """A preparation whose progress a test decides on."""

    def __init__(self) -> None:
        super().__init__()
        self.shares = dict.fromkeys(all_ways(), 0.0)
        self.reasons: dict[str, str] = {}
        self.preferred: list[str] = []

    def start(self) -> None:
        """Nothing is done by itself."""

    def stop(self) -> None:
        """Nothing is to be ended."""

    def prefer(self, way: str) -> None:
        """Remember what was asked for."""
        self.preferred.append(way)

    def share(self, way: str) -> float:
        """As the test has set it."""
        return self.shares[way]

    def is_ready(self, way: str) -> bool:
        """All of it."""
        return self.shares[way] >= 1.0

    def failed(self, way: str) -> str | None:
        """As the test has set it."""
        return self.reasons.get(way)

    def finish(self, *ways: str) -> None:
        """These are compiled from now on, or all."""
        for way in ways or all_ways():
            self.shares[way] = 1.0
