"""A record whose frame, options, components or setup is wrong is refused there, not at an event."""

import pytest

from tests.record.dewan_parts import DEWAN_PARTS
from tests.record.games import played_at, refusal_of
from tests.record.iwari_extension_parts import EXTENSION_PARTS
from tests.record.iwari_parts import BASE_PARTS
from tests.record.iwari_void_parts import VOID_PARTS
from tests.record.parts import Change

PARTS = [*DEWAN_PARTS, *BASE_PARTS, *EXTENSION_PARTS, *VOID_PARTS]


@pytest.mark.parametrize(("table", "where", "rule", "change"), PARTS)
def test_a_wrong_part_is_refused_with_its_place(
    table: str, where: str, rule: str | None, change: Change
) -> None:
    """DS1, DS2, DS3, DS4, DS5, DV1, DV5, DM1.

    IS1, IS2, IS3, IS4, IC2, IC3, IM6, IR1, IX1, IG1, IA2, IA6, IV, IV1, IV10, IV11.
    """
    record = played_at(table)
    change(record)
    refused = refusal_of(record)
    assert str(refused).startswith(where), str(refused)
    assert (refused.event, refused.rule) == (None, rule), str(refused)
