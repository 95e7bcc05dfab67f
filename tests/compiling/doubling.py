"""Template for the twins: a rule applied, called from Python. `rules` is the twin's."""

from typing import TYPE_CHECKING

from bivouac.core.jit import entry
from bivouac.core.records import Records

if TYPE_CHECKING:
    from bivouac.core.rules import rules


@entry
def play(positions: Records, times: int) -> None:
    """Apply the rule so many times."""
    rules.apply(0, positions[0], times)
