"""A score sheet: what the points of every side come from."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Result
from bivouac.terminal.tribes import MET


def add_points(
    table: Table, result: Result, sources: Mapping[str, str], total: str, tie: str
) -> None:
    """Rows for the points by source, for their sum, and for what breaks a tie."""
    for key, source in sources.items():
        table.add_row(source, *(str(by_key[key]) for by_key in result.breakdown))
    sides = list(zip(result.scores, result.tie_break, strict=True))
    sums = [Text(str(side[0]), MET if side == max(sides) else "bold") for side in sides]
    table.add_row(Text(total, "bold"), *sums)
    table.add_row(Text(tie, "dim"), *(Text(str(side[1]), "dim") for side in sides))
