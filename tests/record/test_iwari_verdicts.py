"""Two implementations of Iwari agree on what is legal, also for events beside the legal ones."""

import pytest

from tests.conftest import LONG, scale
from tests.record.iwari_games import SPECIAL
from tests.record.iwari_spoiler import Spoiler
from tests.record.iwari_verdicts import check_same_events, check_same_records

TABLES = ["iwari map=vast-lands players=2", *SPECIAL]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_allow_the_same_events(table: str) -> None:
    """IT1-IT7, I2.1, IS4, IE1, IM2-IM4, IM7."""
    found = check_same_events(table, range(scale(1)), Spoiler, tries=3 if LONG else 2)
    assert found["allowed"] > scale(20)
    assert found["refused"] > scale(50)
    assert found["agreed"] > 0.95 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_refuse_the_same_records(table: str) -> None:
    """IE2, IE3: later events may then be wrong or not."""
    check_same_records(table, Spoiler, scale(8, short=5))
