"""Beyond the base game too, a wrong event is refused where it stands, by the rule it breaks."""

import pytest

from bivouac.core.contract import Refused
from bivouac.record.replay import play_event
from tests.record.games import refusal_of
from tests.record.iwari_extension_tampering import TAMPERINGS
from tests.record.spoiling import Tampering, game_before


@pytest.mark.parametrize(
    "spoilt", [pytest.param(t, id=f"{t.title} in {t.table}") for t in TAMPERINGS]
)
def test_a_wrong_event_is_refused_where_it_stands(spoilt: Tampering) -> None:
    """IR1, IR2, IF1, IG1, IM3, IM5, IM6, IA1, IA2, IA4, IA6."""
    record, number = spoilt.apply()
    refused = refusal_of(record)
    assert (refused.event, refused.rule) == (number, spoilt.rule), str(refused)
    assert str(refused).startswith(f"event {number}: ")
    assert str(refused).endswith(f"({spoilt.rule})")
    game = game_before(record, number - 1)
    before = game.positions.tobytes()
    with pytest.raises(Refused):
        play_event(game, record["events"][number - 1])
    assert game.positions.tobytes() == before
