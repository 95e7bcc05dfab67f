"""Beyond the base game too, a wrong event is refused where it stands, by the rule it breaks."""

import pytest

from tests.record.iwari_extension_tampering import TAMPERINGS
from tests.record.spoiling import Tampering, check_refused


@pytest.mark.slow
@pytest.mark.parametrize(
    "spoilt", [pytest.param(t, id=f"{t.title} in {t.table}") for t in TAMPERINGS]
)
def test_a_wrong_event_is_refused_where_it_stands(spoilt: Tampering) -> None:
    """IR1, IR2, IF1, IG1, IM3, IM5, IM6, IA1, IA2, IA4, IA6."""
    check_refused(spoilt)
