"""The toy game, as if it were installed: its records can be replayed."""

import pytest

from bivouac.core import registry
from tests.plugged import declared


@pytest.fixture(autouse=True)
def nine_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    (nine,) = declared("bivouac.games")
    monkeypatch.setitem(registry.GAMES, nine.name, nine)
