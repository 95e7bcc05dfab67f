"""How a game was set up, told part by part: the same to everybody but for the own hand."""

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, Message, generator
from bivouac.core.language import address, say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from tests.tables.sat import EACH_ONCE, dealt, decide, game_of, name_of, seated

HANDS = ("dewan-opening-hand", "iwari-opening-hand")
NAMES = ["Una", "Vik", "Zoë", "Kai", "Eve", "Pat"]


def told(chosen: Json, seat: int, seed: int = 1) -> list[Message]:
    game = Game.new(game_of(chosen).setting(chosen), generator(seed))
    parts = game.setting.opening(game.redact(seat))
    return [read_message(one) for part in parts for one in part["messages"]]


@pytest.mark.parametrize("chosen", EACH_ONCE, ids=name_of)
def test_everybody_is_told_the_same_and_their_own_hand(chosen: Json) -> None:
    """DT3, IS4: and it can be said in every language."""
    public = told(chosen, SPECTATOR)
    assert not [one for one in public if one.key in HANDS]
    for seat in range(game_of(chosen).setting(chosen).seats):
        own = told(chosen, seat)
        assert [one for one in own if one.key not in HANDS] == public
        assert len([one for one in own if one.key in HANDS]) <= 1
        for language in LANGUAGES:
            for one in own:
                assert say(language, address(one, NAMES, seat))


@pytest.mark.parametrize(
    "chosen", [{"scenario": "classic", "players": 3}, {"map": "new-horizons", "players": 3}]
)
def test_it_is_told_as_it_was_however_far_the_game_has_come(chosen: Json) -> None:
    """The own first cards too, which may be gone since."""
    table = seated(dealt(chosen, 5))
    assert table.logged is not None
    before = table.logged.opening(0)
    for _ in range(6):
        seat = table.logged.decides
        assert seat is not None
        offer = table.logged.offer(seat)
        assert offer is not None
        kinds = ("stories", "takes", "places", "draws", "swaps")
        event = next(offer[kind][0]["event"] for kind in kinds if offer.get(kind))
        decide(table, seat, event)
    assert table.logged.opening(0) == before


def test_what_is_in_play_is_told() -> None:
    """IS2, IS3, IS5, IM1, IX1, IR2, IG1."""
    chosen = {
        "map": "new-horizons",
        "players": 2,
        "deeds": ["union"],
        **dict.fromkeys(["expeditions", "discoveries", "walking_totem", "fortifications"], True),
    }
    keys = {one.key for one in told(chosen, 0)}
    assert {
        "iwari-opening-mountains",
        "iwari-opening-box",
        "iwari-opening-deeds",
        "iwari-opening-expeditions",
        "iwari-opening-walker",
        "iwari-opening-third",
        "iwari-opening-first",
    } <= keys
    lying = {one.args["what"] for one in told(chosen, 0) if one.key == "iwari-opening-lying"}
    assert lying == {"discoveries", "fortifications"}
    plain = {one.key for one in told({"map": "new-horizons", "players": 3}, 0)}
    assert not plain & {"iwari-opening-deeds", "iwari-opening-third", "iwari-opening-void"}
