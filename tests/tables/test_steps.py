"""An event becomes steps once, when somebody sends it; from there on the steps are handed on."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partialmethod
from typing import Any

import pytest

from bivouac.core.contract import Json, Setting
from bivouac.store.rows import PLAYING
from bivouac.tables.logged_game import LoggedGame
from tests.tables.sat import AT, dealt, decide, seated, some_choice, turn, undo

DEWAN = {"scenario": "classic", "players": 2}
IWARI = {"map": "new-horizons", "players": 2, "draft": True}


def counted(monkeypatch: pytest.MonkeyPatch, of: type) -> Counter[str]:
    """How often a setting turns events into steps, and steps into events, from now on."""
    calls: Counter[str] = Counter()

    def noted(setting: Setting, name: str, done: Callable[..., Any], *args: Any) -> Any:
        calls[name] += 1
        return done(setting, *args)

    for name in ("steps", "event"):
        monkeypatch.setattr(of, name, partialmethod(noted, name, getattr(of, name)))
    return calls


@pytest.mark.parametrize("chosen", [DEWAN, IWARI], ids=["dewan", "iwari"])
def test_a_decision_becomes_steps_once_and_taking_it_back_needs_no_more(
    chosen: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, chooser = seated(dealt(chosen, 5)), random.Random(5)
    logged, undone = table.logged, 0
    assert logged is not None
    for _ in range(20):
        event = some_choice(table, chooser)
        assert event is not None
        with monkeypatch.context() as watching:
            calls = counted(watching, type(logged.game.setting))
            decide(table, event["seat"], event)
            if logged.can_undo(event["seat"]):
                undone += 1
                undo(table, event["seat"])
            assert calls == {"steps": 1, "event": 1}
    assert undone > 0


@pytest.mark.parametrize("chosen", [DEWAN, IWARI], ids=["dewan", "iwari"])
def test_the_steps_of_a_bot_are_played_as_they_are(
    chosen: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(dealt(chosen, 6))
    logged = table.logged
    assert logged is not None
    for _ in range(12):
        seat = logged.game.to_move
        plan = logged.known(seat).plans()[0]
        transaction = table.transaction(AT, None, PLAYING)
        with monkeypatch.context() as watching:
            calls = counted(watching, type(logged.game.setting))
            transaction.play(seat, plan.steps)
            assert calls == {"event": 1}
        turn(table, transaction)
    assert LoggedGame.restore(table.deal, table.rows).digest() == logged.digest()
