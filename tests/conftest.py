"""What every test shares: how much to play, Hypothesis made repeatable, slow files first."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("BIVOUAC_LONG") == "1"

T = TypeVar("T")


def scale(count: int, short: int | None = None) -> int:
    """How many games (positions, examples) to try: ten times as many under `make test-long`.

    Where each takes long, `short` says how many are enough in the short version.
    """
    if LONG:
        return 10 * count
    return count if short is None else short


def breadth(cases: Sequence[T], short: Sequence[T]) -> Sequence[T]:
    """Every case under `make test-long`; in the short version some that cover what there is."""
    return cases if LONG else short


# Repeatable, so without a database of earlier failures; and no test may depend on the clock.
settings.register_profile(
    "bivouac",
    max_examples=scale(100),
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bivouac")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests come first, so that no worker sits idle while the last one ends."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)
