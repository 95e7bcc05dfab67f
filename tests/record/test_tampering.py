"""A record with one wrong event is refused at that event, by the rule it breaks."""

import pytest

from bivouac.core.contract import Refused
from bivouac.record.replay import play_event
from tests.record.changes import game_before
from tests.record.games import played, refusal_of
from tests.record.tampering import TAMPERINGS, Tampering


@pytest.mark.parametrize(
    "tampering", [pytest.param(t, id=f"{t.title} in {t.table}") for t in TAMPERINGS]
)
def test_a_wrong_event_is_refused_where_it_stands(tampering: Tampering) -> None:
    """DS6, DT1, DT2, DK1, DK3, DP1, DP2, DP7, DE2, DD1, DL1, DL2, DH1, DH5, DV3, DV7."""
    record, number = tampering.apply()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (number, tampering.rule), str(refused)
    assert str(refused).startswith(f"event {number}: ")
    assert str(refused).endswith(f"({tampering.rule})")


@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_an_event_after_the_end_is_refused(scenario: str) -> None:
    """DX1."""
    record = played(scenario, 2)
    record["events"].append({"seat": 0, "do": "take", "slots": [0, 1]})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), "DX1")


def test_chance_after_the_end_is_refused() -> None:
    """DX1."""
    record = played("classic", 2)
    record["events"].append({"chance": "shuffle", "into": "pile", "cards": []})
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]), "DX1")


def test_a_result_before_the_end_is_refused() -> None:
    """DX1: the event after the last one is missing."""
    record = played("team", 4)
    record["events"].pop()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (len(record["events"]) + 1, "DX1")


def test_a_finished_game_without_a_result_is_refused() -> None:
    """DX1."""
    record = played("lake", 3)
    record["result"] = None
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (None, "DX1")


def test_a_refused_event_changes_nothing() -> None:
    for tampering in TAMPERINGS[::4]:
        record, number = tampering.apply()
        game = game_before(record, number - 1)
        before = game.positions.tobytes()
        with pytest.raises(Refused):
            play_event(game, record["events"][number - 1])
        assert game.positions.tobytes() == before
