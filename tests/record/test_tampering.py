"""A record with one wrong event is refused at that event, by the rule it breaks."""

import pytest

from bivouac.core.contract import SPECTATOR, Refused
from bivouac.core.language import address, say
from tests.record import iwari_extension_tampering as extensions
from tests.record import iwari_tampering as iwari
from tests.record import iwari_void_tampering as void
from tests.record import tampering
from tests.record.games import played_at, refusal_of, table_of
from tests.record.spoiling import Tampering, check_refused

PLAIN = [*tampering.TAMPERINGS, *iwari.TAMPERINGS, *extensions.TAMPERINGS]
UNSAID = ("shuffle", "set aside", "no chance event", "no decision")
"""Of refusals that only a program can ask for."""
DEWAN = [table_of(name, 2) for name in ("classic", "downpour", "volcano", "lake")]
ENDS = [
    *((table, "DX1") for table in (*DEWAN, table_of("team", 4))),
    *((table, "IE2") for table in (iwari.TWO, iwari.FOUR, iwari.FIVE)),
    *((table, "IV10") for table in (void.SOLO, void.COOP)),
]
every_end = pytest.mark.parametrize(("table", "rule"), ENDS)


def named(tamperings: list[Tampering]) -> pytest.MarkDecorator:
    """Each by its title and its table."""
    found = [pytest.param(one, id=f"{one.title} in {one.table}") for one in tamperings]
    return pytest.mark.parametrize("spoilt", found)


@pytest.mark.slow
@named(PLAIN)
def test_a_wrong_event_is_refused_where_it_stands(spoilt: Tampering) -> None:
    """DS6, DT1, DT2, DK1, DK3, DP1, DP2, DP7, DE2, DD1, DL1, DL2, DH1, DH5, DV3, DV7.

    IT1, IT2, IT3, IT4, IT5, IT6, IT7, IS4, I2.1, IM2, IM3, IM4, IM7, IE1.
    IR1, IR2, IF1, IG1, IM5, IM6, IA1, IA2, IA4, IA6.
    """
    check_refused(spoilt)


@pytest.mark.slow
@named(void.TAMPERINGS)
def test_against_the_void_it_is_refused_in_words_too(spoilt: Tampering) -> None:
    """IV2, IV3, IV5, IV6, IV7, IV8, IV9, IV11."""
    assert is_said(check_refused(spoilt))


def is_said(refused: Refused) -> bool:
    """Can people be told, whoever reads it? Only what a program alone can ask has no words."""
    if refused.message is None:
        return refused.rule == "format" or any(word in str(refused.reason) for word in UNSAID)
    readers = (SPECTATOR, 0, 1)
    return all(say("en", address(refused.message, ["Una", "Vik"], reader)) for reader in readers)


@every_end
def test_an_event_after_the_end_is_refused(table: str, rule: str) -> None:
    """DX1, IE2, IV10."""
    record = played_at(table)
    for event in (dict(record["events"][0]), {"seat": record["setup"]["first_seat"], "do": "pass"}):
        refused = refusal_of({**record, "events": [*record["events"], event]})
        assert (refused.event, refused.rule) == (len(record["events"]) + 1, rule)


@every_end
def test_chance_after_the_end_is_refused(table: str, rule: str) -> None:
    """DX1, IE2, IV10."""
    record = played_at(table)
    into = "pile" if rule == "DX1" else "deck"
    record["events"].append({"chance": "shuffle", "into": into, "cards": []})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), rule)


@every_end
def test_a_result_before_the_end_is_refused(table: str, rule: str) -> None:
    """DX1, IE2, IV10: the event after the last one is missing."""
    record = played_at(table)
    record["events"].pop()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]) + 1, rule)


@every_end
def test_a_finished_game_without_a_result_is_refused(table: str, rule: str) -> None:
    """DX1, IE2, IV10."""
    record = played_at(table)
    record["result"] = None
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (None, rule)
