"""Beyond the base game too, two implementations of Iwari agree on what is legal."""

from copy import deepcopy

import pytest

from bivouac.core.contract import Event, Json
from tests.conftest import LONG, scale
from tests.record.iwari_games import EXTENDED
from tests.record.iwari_spoiler import Spoiler
from tests.record.iwari_verdicts import check_same_events

DEEDS = ("union", "discovery", "honour", "respect", "courage", "veneration")


class Meddler(Spoiler):
    """Changes events with any kind of piece, deed or decision a little."""

    def __init__(self, record: Json, seed: int) -> None:
        super().__init__(record, seed)
        land = record["components"]["map"]
        self.ruins = {spot["id"] for spot in land["spots"] if "icon" in spot}
        self.areas = [spot for spot in land["spots"] if "contested" in spot]
        self.homes = [*self.territories, "centre"]

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content."""
        do, random = event.get("do"), self.random
        if do in ("explore", "storm", "walk"):
            other = deepcopy(event)
            if do == "explore":
                other["territory"] = random.choice(self.territories)
            elif do == "storm":
                other["connection"] = random.choice(self.connections)
            other["seat"] = random.randrange(len(hands))
            return other
        if do in ("build", "swap") and random.random() < 0.1:
            territory = random.choice(self.territories)
            return {"seat": event["seat"], "do": "explore", "territory": territory}
        return super().vary(event, hands)

    def piece_near(self, piece: Json) -> Json:
        """Another piece of any kind, mostly in the same territory."""
        way, random = self.random.random(), self.random
        if way < 0.1:
            return self.void_totem()
        if way < 0.2 and self.areas:
            area = random.choice(self.areas)
            token, territory = area["contested"], area["territory"]
            return {"piece": "contested", "token": token, "territory": territory}
        if way < 0.35:
            return {"piece": "fortification", "spot": random.choice(list(self.spots))}
        near = super().piece_near(piece)
        if near.get("spot") in self.ruins and random.random() < 0.8:
            near["ruin"] = True
        return near

    def void_totem(self) -> Json:
        """From anywhere to anywhere."""
        territory, home = self.random.choice(self.territories), self.random.choice(self.homes)
        return {"piece": "void_totem", "territory": territory, "from": home}

    def vary_deed(self, event: Event) -> None:
        """Another deed or another target, or none."""
        random = self.random
        if random.random() < 0.3:
            event["deed"] = random.choice(DEEDS)
        event.pop("territory", None)
        event.pop("connection", None)
        if random.random() < 0.6:
            event["territory"] = random.choice([*self.territories, None])
        else:
            event["connection"] = random.choice([*self.connections, None])


@pytest.mark.slow
@pytest.mark.parametrize("table", EXTENDED)
def test_both_implementations_allow_the_same_events(table: str) -> None:
    """IF1, IG1, IR1, IR2, IM5, IM6, IA1, IA2, IA4, IA6."""
    found = check_same_events(table, range(scale(1)), Meddler, tries=3 if LONG else 1)
    assert found["refused"] > scale(50, short=20)
    assert found["agreed"] > 0.9 * found["refused"]
