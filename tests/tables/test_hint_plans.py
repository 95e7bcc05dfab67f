"""Every plan of a hint can be prepared as clicks would: on offer as it is, or by a draft of it."""

import pytest

from bivouac.analysis.meter import Meter
from bivouac.core.contract import Event, Game, Json, Known, generator
from tests.conftest import scale
from tests.tables.people import events_of
from tests.tables.sat import EACH_ONCE, game_of, name_of
from tests.walks import moments

pytestmark = pytest.mark.slow  # the file as a whole

PLANS = 24


def drafted(known: Known, event: Event) -> Event | None:
    """The decision that the client would send after preparing this one piece by piece."""
    draft = known.setting.draft
    if event["do"] == "place":
        found = draft(known, {"route": event["route"], "pins": event["pay"], "way": 0})
        return None if found["journey"] is None else found["journey"]["event"]
    if event["do"] == "build":
        found = draft(known, {"pieces": event["pieces"], "cards": event["cards"]})
        return None if found["build"] is None else found["build"]["event"]
    return None


def same(one: Event | None, other: Event) -> bool:
    """The same decision; cards of one biome are alike, so that others may pay."""
    if one is None:
        return False
    names = ("seat", "do", "route", "pay", "pieces", "tribe")
    if any(one.get(name) != other.get(name) for name in names):
        return False
    return [*map(kinds, one.get("cards", []))] == [*map(kinds, other.get("cards", []))]


def kinds(cards: list[str]) -> list[str]:
    """Of cards without the numbers of alike ones."""
    return sorted(card.rpartition("-")[0] for card in cards)


def decisions(game: Game) -> bool:
    """Has somebody to begin a decision?"""
    return not game.is_over and not game.is_chance and game.is_between


@pytest.mark.parametrize("chosen", EACH_ONCE, ids=name_of)
def test_every_plan_can_be_prepared(chosen: Json) -> None:
    setting = game_of(chosen).setting(chosen)
    meter, looked_at = Meter(setting), 0
    for seed in range(scale(1)):
        for game in filter(decisions, moments(setting, seed, 0.2)):
            known = game.redact(game.to_move)
            offered = list(events_of(setting.offer(known) or {}))
            for steps in meter.lineup(known, PLANS, generator(1)):
                event = setting.public_event(setting.event(known.position, steps))
                assert event in offered or same(drafted(known, event), event), event
                looked_at += 1
    assert looked_at > PLANS
