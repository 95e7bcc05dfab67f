"""Hand-made positions as a coach looks at them."""

from collections.abc import Callable
from typing import TypeVar

from bivouac.core.contract import Advice
from bivouac.games.iwari.coach.matters import Matter
from bivouac.games.iwari.coach.sight import Sight
from bivouac.games.iwari.coach.void_sight import VoidSight
from tests.rulebook.iwari.board import PHASES, Table
from tests.rulebook.iwari.void_board import VoidTable

SomeTable = TypeVar("SomeTable", bound=Table)


def in_phase(table: SomeTable, phase: str) -> SomeTable:
    """The same table, waiting for something else."""
    return table.put(phase=PHASES.index(phase))


def seen(table: Table) -> Sight:
    """What the mover's coach looks at."""
    return Sight(table.setting, table.game.redact(table.to_move))


def seen_void(table: VoidTable) -> VoidSight:
    """The same against the void."""
    return VoidSight(table.setting, table.game.redact(table.to_move))


def found(topic: Callable[[Sight], Matter | None], table: Table) -> Advice | None:
    """What a topic says of a position."""
    one = topic(seen(table))
    return None if one is None else one.advice


def found_void(topic: Callable[[VoidSight], Matter | None], table: VoidTable) -> Advice | None:
    """The same against the void."""
    one = topic(seen_void(table))
    return None if one is None else one.advice
