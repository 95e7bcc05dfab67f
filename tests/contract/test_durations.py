"""Tests run slowest file first, by what was measured, and in the same order in every process."""

import pytest

from tests.conftest import Stopwatch, recorded, slowest_first

FILES = ["tests/a.py", "tests/a.py", "tests/b.py", "tests/c.py", "tests/d.py"]


def test_the_slowest_file_runs_first() -> None:
    seconds = {"tests/a.py": 1.0, "tests/b.py": 30.0, "tests/c.py": 2.5, "tests/d.py": 0.0}
    assert slowest_first(FILES, seconds) == [f"tests/{name}.py" for name in "bcad"]


def test_a_file_that_nobody_measured_runs_before_all_others() -> None:
    assert slowest_first(FILES, {"tests/a.py": 9.0, "tests/c.py": 10.0, "tests/gone.py": 1.0}) == [
        f"tests/{name}.py" for name in "bdca"
    ]


def test_without_any_measurement_files_stay_in_order() -> None:
    assert slowest_first(FILES, {}) == [f"tests/{name}.py" for name in "abcd"]


def test_what_is_kept_are_seconds_of_test_files() -> None:
    kept = recorded()
    assert kept
    assert all(file.startswith("tests/") and file.endswith(".py") for file in kept)
    assert all(took >= 0 for took in kept.values())


def report_of(node_id: str, duration: float) -> pytest.TestReport:
    place = (node_id.partition("::")[0], 1, "")
    return pytest.TestReport(node_id, place, {}, "passed", None, "call", duration=duration)


def test_a_stopwatch_adds_up_the_tests_of_a_file() -> None:
    watch = Stopwatch()
    for name, took in (("a.py::test_one[x]", 0.5), ("a.py::test_two", 2.0), ("b.py::test_one", 1)):
        watch.pytest_runtest_logreport(report_of(f"tests/{name}", took))
    assert watch.seconds == {"tests/a.py": 2.5, "tests/b.py": 1.0}


def test_what_is_measured_anew_replaces_what_was_and_files_that_are_gone_are_forgotten() -> None:
    watch = Stopwatch()
    watch.pytest_runtest_logreport(report_of("tests/conftest.py::test_one", 1.26))
    kept = {"tests/rules.txt": 7.0, "tests/conftest.py": 9.0, "tests/gone.py": 8.0}
    assert watch.brought_up_to_date(kept) == {"tests/conftest.py": 1.3, "tests/rules.txt": 7.0}
