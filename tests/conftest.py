"""What every test shares: how much to play, Hypothesis made repeatable, slow files first."""

import os

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("BIVOUAC_LONG") == "1"


def scale(count: int) -> int:
    """How many games (positions, examples) to try: ten times as many under `make test-long`."""
    return 10 * count if LONG else count


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
