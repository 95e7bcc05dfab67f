"""What became of each fault, written down at once, so that a campaign can go on after a break."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock

CAUGHT, SURVIVED, STALE, BROKEN, REFUSED = "caught", "survived", "stale", "broken", "refused"
"""Refused: the tests of its area fail without any fault."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one fault."""

    id: str
    area: str
    outcome: str
    by: str  # the test that noticed it, or why there is no answer
    breaks: str
    seconds: float


class Journal:
    """A file with one finding on each line; the last one about a fault counts."""

    def __init__(self, path: Path, is_resumed: bool) -> None:
        self.path = path
        self.lock = Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not is_resumed:
            path.unlink(missing_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.found = {one.id: one for one in (Finding(**json.loads(line)) for line in lines)}

    def is_done(self, fault: str) -> bool:
        """Is there an answer about a fault, and not only a reason why there was none?"""
        return fault in self.found and self.found[fault].outcome in (CAUGHT, SURVIVED)

    def write(self, finding: Finding) -> None:
        """Add a finding."""
        with self.lock:
            self.found[finding.id] = finding
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(finding), ensure_ascii=False) + "\n")


def write_json(path: Path, findings: Iterable[Finding]) -> None:
    """All findings as one document."""
    text = json.dumps([asdict(one) for one in findings], ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def read_json(path: Path) -> list[Finding]:
    """Findings from such a document."""
    return [Finding(**one) for one in json.loads(path.read_text(encoding="utf-8"))]
