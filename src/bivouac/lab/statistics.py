"""Honest figures: intervals that say how sure a measurement is."""

import math

Z_95 = 1.959963984540054


def wilson_interval(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a win rate (Wilson 1927); ties shared count as parts of a win."""
    rate = wins / games
    spread = Z_95 * math.sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2))
    centre = rate + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
