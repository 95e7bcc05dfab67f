"""The cases of the contract as fixtures."""

from importlib.metadata import EntryPoint

import pytest

from bivouac.core import registry
from bivouac.core.contract import Setting
from tests.contract.cases import CASES, setting_of


@pytest.fixture
def nine_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy that nobody outside tests knows."""
    nine = EntryPoint("nine", "tests.contract.toy:GAME", "bivouac.games")
    monkeypatch.setitem(registry.GAMES, "nine", nine)


@pytest.fixture(params=CASES)
def setting(request: pytest.FixtureRequest, nine_is_registered: None) -> Setting:
    """A setting of any game."""
    return setting_of(request.param)
