"""The cases of the contract as fixtures."""

import pytest

from bivouac.core import registry
from bivouac.core.contract import Setting
from tests.contract.cases import CASES, setting_of
from tests.plugged import declared


@pytest.fixture
def nine_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy, as if it were installed."""
    (nine,) = declared("bivouac.games")
    monkeypatch.setitem(registry.GAMES, nine.name, nine)


@pytest.fixture(params=CASES)
def setting(request: pytest.FixtureRequest, nine_is_registered: None) -> Setting:
    """A setting of any game."""
    return setting_of(request.param)
