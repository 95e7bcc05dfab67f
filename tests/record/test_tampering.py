"""A record with one wrong event is refused at that event, by the rule it breaks."""

import pytest

from bivouac.core.contract import Refused
from bivouac.record.replay import play_event
from tests.record import iwari_tampering, tampering
from tests.record.games import played, played_at, refusal_of
from tests.record.spoiling import Tampering, game_before

TAMPERINGS = [*tampering.TAMPERINGS, *iwari_tampering.TAMPERINGS]


@pytest.mark.slow
@pytest.mark.parametrize(
    "spoilt", [pytest.param(t, id=f"{t.title} in {t.table}") for t in TAMPERINGS]
)
def test_a_wrong_event_is_refused_where_it_stands(spoilt: Tampering) -> None:
    """DS6, DT1, DT2, DK1, DK3, DP1, DP2, DP7, DE2, DD1, DL1, DL2, DH1, DH5, DV3, DV7.

    IT1, IT2, IT3, IT4, IT5, IT6, IT7, IS4, I2.1, IM2, IM3, IM4, IM7, IE1.
    """
    record, number = spoilt.apply()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (number, spoilt.rule), str(refused)
    assert str(refused).startswith(f"event {number}: ")
    assert str(refused).endswith(f"({spoilt.rule})")


@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_an_event_after_the_end_is_refused(scenario: str) -> None:
    """DX1."""
    record = played(scenario, 2)
    record["events"].append({"seat": 0, "do": "take", "slots": [0, 1]})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), "DX1")


@pytest.mark.parametrize("table", [iwari_tampering.TWO, iwari_tampering.FOUR])
def test_a_turn_after_the_end_is_refused(table: str) -> None:
    """IE2."""
    record = played_at(table)
    record["events"].append({"seat": record["setup"]["first_seat"], "do": "pass"})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), "IE2")


@pytest.mark.parametrize(
    ("table", "into", "rule"),
    [("dewan scenario=classic players=2", "pile", "DX1"), (iwari_tampering.TWO, "deck", "IE2")],
)
def test_chance_after_the_end_is_refused(table: str, into: str, rule: str) -> None:
    """DX1, IE2."""
    record = played_at(table)
    record["events"].append({"chance": "shuffle", "into": into, "cards": []})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), rule)


ENDS = [("dewan scenario=team players=4", "DX1"), (iwari_tampering.FIVE, "IE2")]


@pytest.mark.parametrize(("table", "rule"), ENDS)
def test_a_result_before_the_end_is_refused(table: str, rule: str) -> None:
    """DX1, IE2: the event after the last one is missing."""
    record = played_at(table)
    record["events"].pop()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]) + 1, rule)


@pytest.mark.parametrize(("table", "rule"), ENDS)
def test_a_finished_game_without_a_result_is_refused(table: str, rule: str) -> None:
    """DX1, IE2."""
    record = played_at(table)
    record["result"] = None
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (None, rule)


def test_a_refused_event_changes_nothing() -> None:
    for spoilt in TAMPERINGS[::4]:
        record, number = spoilt.apply()
        game = game_before(record, number - 1)
        before = game.positions.tobytes()
        with pytest.raises(Refused):
            play_event(game, record["events"][number - 1])
        assert game.positions.tobytes() == before
