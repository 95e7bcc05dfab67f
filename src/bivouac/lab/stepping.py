"""Template: a step and what it leads to in one call, to measure games driven from Python."""

from typing import TYPE_CHECKING

from bivouac.core.jit import entry
from bivouac.core.records import Records, Words

if TYPE_CHECKING:
    from bivouac.core.rules import rules


@entry
def advance(
    static: Records, positions: Records, i: int, works: Records, step: int, rng: Words
) -> int:
    """Play one step, let chance decide what it must, and list the next legal steps."""
    rules.apply(static[0], positions[i], step)
    while rules.is_chance(positions[i]):
        rules.resolve(static[0], positions[i], works[0], rng)
    return rules.legal(static[0], positions[i], works[0])
