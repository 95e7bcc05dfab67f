"""The list of planted faults fits the sources, so that a campaign can begin at any time."""

import ast
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from scripts.faults.listed import Fault, choose, load
from scripts.faults.planting import module_of, planted, planted_text, why_stale

ROOT = Path(__file__).parents[2]
FAULTS = load(ROOT)
AREAS = {
    *("rules-dewan", "rules-iwari", "rules-void", "scoring", "views", "redaction"),
    *("records", "tables", "store", "server", "bots", "client", "drills"),
}


def test_every_area_has_its_share_of_faults() -> None:
    counts = Counter(fault.area for fault in FAULTS)
    assert set(counts) == AREAS
    assert min(counts.values()) >= 8
    assert counts.total() >= 80
    assert len({fault.id for fault in FAULTS}) == len(FAULTS)


def test_every_fault_can_be_planted() -> None:
    assert {fault.id: why for fault in FAULTS if (why := why_stale(ROOT, fault))} == {}


def test_a_planted_file_can_still_be_read_and_says_something_else() -> None:
    for fault in FAULTS:
        text = planted_text(ROOT, fault)
        assert text != (ROOT / fault.file).read_text(encoding="utf-8"), fault.id
        if module_of(fault.file) is not None:
            ast.parse(text, fault.id)


def test_every_fault_says_what_it_breaks_and_has_tests() -> None:
    rules = (ROOT / "tests" / "rules.txt").read_text(encoding="utf-8")
    for fault in FAULTS:
        assert fault.breaks.endswith("."), fault.id
        assert fault.rule is None or re.search(rf"\b{re.escape(fault.rule)}\b", rules), fault.id
        assert fault.suites, fault.id
        for suite in fault.suites:
            assert suite.found(ROOT), (fault.id, suite.name)


def a_fault(find: str) -> Fault:
    """A fault of a file that says `right` once and `twice` twice."""
    return Fault("wrong", "here", "src/bivouac/small.py", find, "wrong", "It is wrong.", None, ())


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with one file."""
    (tmp_path / "src" / "bivouac").mkdir(parents=True)
    path = tmp_path / "src" / "bivouac" / "small.py"
    path.write_text("right = 'twice' 'twice'\n")
    os.utime(path, ns=(10**18, 10**18))
    return tmp_path


def test_a_fault_leaves_no_trace_even_if_its_tests_break_off(small: Path) -> None:
    path = small / "src" / "bivouac" / "small.py"
    before = path.read_text(), path.stat().st_mtime_ns
    standing = planted(small, a_fault("right"))
    standing.__enter__()
    assert path.read_text().startswith("wrong")
    assert not standing.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (path.read_text(), path.stat().st_mtime_ns) == before


def test_a_text_that_is_not_there_exactly_once_is_reported_with_its_places(small: Path) -> None:
    assert why_stale(small, a_fault("right")) is None
    assert "occurs 2 times" in (why_stale(small, a_fault("twice")) or "")
    (small / "src" / "bivouac" / "other.py").write_text("moved = 1\n")
    assert "it is in src/bivouac/other.py" in (why_stale(small, a_fault("moved")) or "")


def test_faults_are_chosen_by_id_or_area() -> None:
    assert {fault.area for fault in choose(FAULTS, ["store"])} == {"store"}
    assert len(choose(FAULTS, ["store-*", "bots"])) > len(choose(FAULTS, ["bots"])) > 0
    assert choose(FAULTS, []) == FAULTS
