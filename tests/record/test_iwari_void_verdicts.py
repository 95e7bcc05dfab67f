"""Against the void too, two implementations of Iwari agree on what is legal, and why not."""

from copy import deepcopy

import pytest

from bivouac.core.contract import Event, Json
from tests.conftest import scale
from tests.record.games import GREEDY
from tests.record.iwari_games import MAPS, against_void
from tests.record.iwari_spoiler import Spoiler
from tests.record.iwari_verdicts import check_same_events, check_same_records

TABLES = [
    against_void(game_map, mode, 5) + bot
    for i, game_map in enumerate(name for name in MAPS if name != "the-void")
    for mode, bot in ((("solo", ""), ("coop", GREEDY)), (("coop", ""), ("solo", GREEDY)))[i % 2]
]
"""Two on each map, one random and one greedy."""
KINDS = ("swap", "void", "skip", "discard", "pass", "order", "ruin", "target", "free")


class VoidSpoiler(Spoiler):
    """Changes events of a record against the void a little."""

    def __init__(self, record: Json, seed: int) -> None:
        super().__init__(record, seed)
        self.tents = list(self.spots)

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content, or another kind."""
        random = self.random
        if "chance" in event:
            return super().vary(event, hands)
        if random.random() < 0.15:
            return self.other_kind(event["seat"], hands)
        if event["do"] in ("build", "swap", "draw"):
            return super().vary(event, hands)
        return self.content(deepcopy(event), hands)

    def other_kind(self, seat: int, hands: list[list[str]]) -> Event:
        return self.content({"seat": seat, "do": self.random.choice(KINDS)}, hands)

    def content(self, event: Event, hands: list[list[str]]) -> Event:
        """Something that this kind of decision could say."""
        random, do = self.random, event["do"]
        hand = [*hands[event["seat"]], *random.sample(self.cards, 1)]
        if do in ("swap", "skip", "discard"):
            event["card"] = random.choice(hand)
        elif do == "void":
            event["cards"] = random.sample(hand, random.randint(1, min(2, len(hand))))
        elif do == "order":
            event["territories"] = random.sample(self.territories, 2)
        elif do == "ruin":
            event["spot"] = random.choice(self.tents)
        elif do == "target":
            event["territory"] = random.choice(self.territories)
        elif do == "free":
            territory = random.choice(self.territories)
            near = self.piece_near({"piece": "totem", "territory": territory})
            event["piece"] = random.choice([None, near])
        return event

    def vary_build(self, event: Event, hand: list[str]) -> None:
        """Also for another tribe, or with a piece that moves."""
        random = self.random
        if random.random() < 0.1:
            event["tribe"] = random.choice(["void", 0])
            return
        tribe = event["tribe"]
        super().vary_build(event, hand)
        if not isinstance(event["tribe"], int) or event["tribe"] != tribe:
            event["tribe"] = tribe

    def piece_near(self, piece: Json) -> Json:
        """Another piece, mostly in the same territory; sometimes one that moves."""
        near = super().piece_near(piece)
        if self.random.random() < 0.2:
            is_tent = near["piece"] == "tent"
            near["from"] = self.random.choice(self.tents if is_tent else self.territories)
        return near


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_both_implementations_allow_the_same_events(table: str) -> None:
    """IV2-IV9, IV11, IT1-IT7."""
    found = check_same_events(table, range(scale(1)), VoidSpoiler, tries=4)
    assert found["allowed"] > scale(10)
    assert found["refused"] > scale(50)
    assert found["agreed"] > 0.95 * found["refused"]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES[::3])
def test_both_implementations_refuse_the_same_records(table: str) -> None:
    """IV10: later events may then be wrong or not."""
    check_same_records(table, VoidSpoiler, scale(8, short=5))
