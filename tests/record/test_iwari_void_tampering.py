"""Against the void too, a wrong event is refused where it stands, by the rule it breaks."""

import pytest

from bivouac.core.contract import SPECTATOR, Refused
from bivouac.core.language import address, say
from tests.record.games import played_at, refusal_of
from tests.record.iwari_void_tampering import COOP, SOLO, TAMPERINGS
from tests.record.spoiling import Tampering, check_refused

UNSAID = ("shuffle", "set aside", "no chance event", "no decision")
"""Of refusals that only a program can ask for."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "spoilt", [pytest.param(t, id=f"{t.title} in {t.table}") for t in TAMPERINGS]
)
def test_a_wrong_event_is_refused_where_it_stands(spoilt: Tampering) -> None:
    """IV2, IV3, IV5, IV6, IV7, IV8, IV9, IV11."""
    assert is_said(check_refused(spoilt))


def is_said(refused: Refused) -> bool:
    """Can people be told, whoever reads it? Only what a program alone can ask has no words."""
    if refused.message is None:
        return refused.rule == "format" or any(word in refused.reason for word in UNSAID)
    readers = (SPECTATOR, 0, 1)
    return all(say("en", address(refused.message, ["Una", "Vik"], reader)) for reader in readers)


@pytest.mark.parametrize("table", [SOLO, COOP])
def test_nothing_happens_after_the_end(table: str) -> None:
    """IV10."""
    record = played_at(table)
    record["events"].append(dict(record["events"][0]))
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), "IV10")


@pytest.mark.parametrize("table", [SOLO, COOP])
def test_a_game_that_is_not_over_has_no_result(table: str) -> None:
    """IV10."""
    record = played_at(table)
    del record["events"][-1]
    assert refusal_of(record).rule == "IV10"
    record = played_at(table)
    record["result"] = None
    assert refusal_of(record).rule == "IV10"
