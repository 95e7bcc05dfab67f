"""IV1, IV10, IV12: how a game against the void begins, and what it is played without."""

from typing import Any

import pytest

from bivouac.core.contract import Game, generator
from bivouac.core.errors import InputError
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.setting import Iwari
from tests.boxes import VOID_MAPS
from tests.rulebook.iwari.void_board import alone, together

PACKS = {"solo": [16, 16, 15, 15], "coop": [15, 15, 15, 14]}
"""IV1: 50 or 47 cards and the twelve of the void, larger packs on top."""


def new_game(mode: str, seed: int = 0, **options: Any) -> tuple[Iwari, Game]:
    setting = GAME.setting({"mode": mode, **options})
    return setting, Game.new(setting, generator(seed))


@pytest.mark.parametrize("mode", PACKS)
def test_each_pack_of_the_deck_has_three_void_cards(mode: str) -> None:
    """IV1: hands and display are dealt before the void cards come in."""
    for seed in range(50):
        setting, game = new_game(mode, seed)
        setup = setting.setup(game.position)
        biome = dict(zip(setting.cards, setting.card_biomes, strict=True))
        dealt = [*setup["display"], *(card for hand in setup["hands"] for card in hand)]
        assert "void" not in [biome[card] for card in dealt]
        assert [len(hand) for hand in setup["hands"]] == [3] * setting.seats
        assert len(setup["display"]) == 4
        deck = [biome[card] for card in setup["deck"]]
        for size in PACKS[mode]:
            pack, deck = deck[:size], deck[size:]
            assert pack.count("void") == 3
        assert deck == []


def test_packs_are_shuffled() -> None:
    """IV1: in a hundred games a void card lies in every place of a pack."""
    places = set()
    for seed in range(100):
        setting, game = new_game("solo", seed)
        deck = setting.setup(game.position)["deck"]
        places |= {place for place in range(16) if deck[place].startswith("void")}
    assert places == set(range(16))


@pytest.mark.parametrize("name", VOID_MAPS)
@pytest.mark.parametrize("mode", PACKS)
def test_the_void_has_its_pieces_and_its_pawn_on_1(name: str, mode: str) -> None:
    """IV1, IV11: all 57 cards, 21 ruins, 8 void totems; no mountains, no ruins, an empty centre."""
    setting, game = new_game(mode, map=name)
    final = setting.final(game.position)
    assert len(setting.cards) == 57 + 12
    assert setting.setup(game.position)["mountains"] == []
    assert game.position["tents_left"].tolist()[: setting.sides] == [20] * setting.seats + [21]
    assert game.position["totems_left"].tolist()[: setting.sides] == [8] * setting.seats + [8]
    assert final["void_pawn"] == 1
    assert final["tents"] == final["claims"] == {}
    assert (final["aside"], final["above"]) == ([], [])
    assert final.get("centre", 0) == 0


def test_the_limit_is_a_setting() -> None:
    """IV10: 3 alone, 1 together, unless another is chosen."""
    assert GAME.setting({"mode": "solo"}).options["void_limit"] == 3
    assert GAME.setting({"mode": "coop"}).options["void_limit"] == 1
    assert GAME.setting({"mode": "solo", "void_limit": 5}).options["void_limit"] == 5
    assert GAME.setting({}).options["void_limit"] is None


@pytest.mark.parametrize(
    "options",
    [
        {"map": "the-void"},
        {"deeds": ["union"]},
        {"expeditions": True},
        {"draft": True},
        {"storms": True},
        {"walking_totem": True},
        {"fortifications": True},
        {"discoveries": True},
        {"settlements": "path"},
        {"players": 3},
        {"void_limit": 0},
        {"void_limit": 99},
    ],
    ids=str,
)
@pytest.mark.parametrize("mode", PACKS)
def test_what_the_void_excludes_is_refused_in_one_line(mode: str, options: Any) -> None:
    """IV: on every map but The Void; without deeds, expeditions, draft, IR, IF, IG and paths."""
    with pytest.raises(InputError) as refused:
        GAME.setting({"mode": mode, **options})
    assert "\n" not in str(refused.value)


def test_a_limit_needs_the_void() -> None:
    with pytest.raises(InputError):
        GAME.setting({"void_limit": 3})


def test_nobody_sees_the_hand_of_the_other() -> None:
    """IV12: players do not show their cards."""
    table = together("g-1 g-2 t-1", "d-1 d-2 d-3")
    view = table.game.observe(0)
    assert view["seats"][0]["hand"] == ["g-1", "g-2", "t-1"]
    assert (view["seats"][1]["hand"], view["seats"][1]["unknown"]) == ([], 3)


def test_alone_the_same_player_goes_on() -> None:
    """IV2: turn after turn."""
    table = alone("t-1 v-1")
    assert (table.to_move, table.phase) == (0, "turn")
