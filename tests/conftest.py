"""What every test shares: how much to play, and Hypothesis made repeatable."""

import os

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
