"""Two implementations agree on what is legal, also for events slightly beside the legal ones."""

from copy import deepcopy
from random import Random

import pytest

from bivouac.core.contract import Event, Json
from tests.conftest import LONG, scale
from tests.record.games import DEWAN_TABLES, GREEDY
from tests.record.iwari_games import EXTENDED, MAPS, SPECIAL, against_void
from tests.record.iwari_spoiler import Meddler, Spoiler, VoidSpoiler
from tests.record.verdicts import check_same_events, check_same_records

TABLES = ["iwari map=vast-lands players=2", *SPECIAL]
VOID_TABLES = [
    against_void(game_map, mode, 5) + bot
    for i, game_map in enumerate(name for name in MAPS if name != "the-void")
    for mode, bot in ((("solo", ""), ("coop", GREEDY)), (("coop", ""), ("solo", GREEDY)))[i % 2]
]
"""Two on each map, one random and one greedy."""


class Varied:
    """Changes events of a record of Dewan a little."""

    def __init__(self, record: Json, seed: int) -> None:
        self.random = Random(seed)
        self.spaces = [space["id"] for space in record["setup"]["map"]["spaces"]]
        self.cards = list(record["components"]["cards"])

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content."""
        event, random = deepcopy(event), self.random
        if "seat" in event and random.random() < 0.1:
            event["seat"] = random.randrange(len(hands))
        hand = [*hands[event.get("seat", 0)], random.choice(self.cards)]
        if "slots" in event:
            event["slots"] = sorted(random.sample(range(6), random.randint(1, 2)))
        if "index" in event:
            event["index"] = random.randrange(6)
        if "route" in event:
            self.vary_list(event["route"], self.spaces)
            self.vary_list(event["pay"], hand)
        if "space" in event:
            event["space"] = random.choice(self.spaces)
        if event.get("card") is not None:
            event["card"] = random.choice(hand)
        if "half" in event:
            event["half"] = random.randrange(2)
        if "cards" in event:
            event["cards"][random.randrange(len(event["cards"]))] = random.choice(self.cards)
        return event

    def vary_list(self, entries: list[str], choices: list[str]) -> None:
        """One entry another, one less, one more, or all in another order."""
        random, way = self.random, self.random.random()
        if way < 0.3:
            entries[random.randrange(len(entries))] = random.choice(choices)
        elif way < 0.45:
            entries.pop()
        elif way < 0.6:
            entries.append(random.choice(choices))
        elif way < 0.7:
            random.shuffle(entries)


@pytest.mark.slow
@pytest.mark.parametrize("table", DEWAN_TABLES)
def test_both_implementations_allow_the_same_decisions(table: str) -> None:
    """DS6, DT1, DK1, DK3, DP1, DP2, DP7, DE2, DD1, DL1, DL2, DH1, DH5, DV3, DV7."""
    found = check_same_events(table, range(scale(2)), Varied, tries=3)
    assert found["agreed"] > 0.8 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_allow_the_same_events(table: str) -> None:
    """IT1-IT7, I2.1, IS4, IE1, IM2-IM4, IM7."""
    found = check_same_events(table, range(scale(1)), Spoiler, tries=3 if LONG else 2)
    assert found["allowed"] > scale(20)
    assert found["refused"] > scale(50)
    assert found["agreed"] > 0.95 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("table", EXTENDED)
def test_both_implementations_allow_the_same_beyond_the_base_game(table: str) -> None:
    """IF1, IG1, IR1, IR2, IM5, IM6, IA1, IA2, IA4, IA6."""
    found = check_same_events(table, range(scale(1)), Meddler, tries=3 if LONG else 1)
    assert found["refused"] > scale(50, short=20)
    assert found["agreed"] > 0.9 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("table", VOID_TABLES)
def test_both_implementations_allow_the_same_against_the_void(table: str) -> None:
    """IV2-IV9, IV11, IT1-IT7."""
    found = check_same_events(table, range(scale(1)), VoidSpoiler, tries=4)
    assert found["allowed"] > scale(10)
    assert found["refused"] > scale(50)
    assert found["agreed"] > 0.95 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "spoiler"),
    [*((one, Spoiler) for one in TABLES), *((one, VoidSpoiler) for one in VOID_TABLES[::3])],
)
def test_both_implementations_refuse_the_same_records(table: str, spoiler: type[Spoiler]) -> None:
    """IE2, IE3, IV10: later events may then be wrong or not."""
    check_same_records(table, spoiler, scale(8, short=5))
