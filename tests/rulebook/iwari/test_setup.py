"""IS: setup, as the engine deals it, and the draft of the opening hands."""

from collections import Counter
from itertools import chain

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.setting import Iwari
from tests.rulebook.iwari.board import Table, draw_shown, draw_unseen

DEALS = 60
every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def deals(players: int, **options: Json) -> tuple[Iwari, list[Json]]:
    """A setting, and the setups of some games."""
    setting = GAME.setting({"players": players, **options})
    games = (Game.new(setting, generator(7, stream)) for stream in range(DEALS))
    return setting, [setting.setup(game.position) for game in games]


@every_number_of_players
def test_anybody_may_be_the_first_player(players: int) -> None:
    """IS1."""
    _, setups = deals(players)
    assert {setup["first_seat"] for setup in setups} == set(range(players))


@pytest.mark.parametrize(("players", "mountains"), [(5, 1), (4, 2), (3, 3), (2, 4)])
def test_one_of_the_two_connections_of_each_symbol_in_play_is_covered(
    players: int, mountains: int
) -> None:
    """IS2: fewer players, more mountains; symbols 1 to n."""
    setting, setups = deals(players)
    symbols = {found.number: found.symbol for found in setting.map.connections}
    for setup in setups:
        assert sorted(symbols[number] or 0 for number in setup["mountains"]) == list(
            range(1, mountains + 1)
        )
    covered = Counter(number for setup in setups for number in setup["mountains"])
    both = {number for number, symbol in symbols.items() if symbol and symbol <= mountains}
    assert set(covered) == both


@pytest.mark.parametrize(("players", "removed"), [(5, 0), (4, 1), (3, 2), (2, 2)])
def test_cards_of_each_biome_stay_in_the_box_when_fewer_play(players: int, removed: int) -> None:
    """IS3, IC1."""
    setting, setups = deals(players)
    whole = {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}
    assert Counter(setting.card_biomes) == {biome: n - removed for biome, n in whole.items()}
    for setup in setups:
        everywhere = [*chain.from_iterable(setup["hands"]), *setup["display"], *setup["deck"]]
        assert sorted(everywhere) == sorted(setting.cards)


@every_number_of_players
def test_everybody_gets_3_cards_and_4_lie_face_up(players: int) -> None:
    """IS4."""
    _, setups = deals(players)
    for setup in setups:
        assert [len(hand) for hand in setup["hands"]] == [3] * players
        assert len(setup["display"]) == 4
    assert len({str(setup["hands"]) for setup in setups}) == DEALS


def test_in_a_draft_the_last_player_picks_first_and_the_first_player_last() -> None:
    """IS4: anticlockwise from the first player's right, 3 cards each from display or deck."""
    table = Table(3, first=1, draft=True)
    assert (table.phase, table.to_move) == ("draft", 0)
    table.play(draw_shown(0, 1, "d-92"), draw_unseen(0, "t-81"))
    assert table.display == "d-91 d-93 d-94", "filled only once the player is done"
    table.play(draw_shown(0, 0, "d-91"))
    assert table.hands == ["d-91 d-92 t-81", "", ""]
    assert table.display == "d-93 d-94 f-81 g-81"
    for seat in (2, 1):
        assert (table.phase, table.to_move) == ("draft", seat)
        for card in table.display.split()[:3]:
            table.play(draw_shown(seat, 0, card))
    assert (table.phase, table.to_move) == ("turn", 1)
    assert len(table.display.split()) == 4


@every_number_of_players
def test_a_draft_begins_with_empty_hands_and_gives_everybody_3_cards(players: int) -> None:
    """IS4."""
    _, setups = deals(players, draft=True)
    assert all(setup["hands"] == [[] for _ in range(players)] for setup in setups)
    game = Game.new(GAME.setting({"players": players, "draft": True}), generator(1))
    pickers = []
    while game.position["turns"] == 0:
        pickers.append(game.to_move)
        game.apply(game.legal()[-1])
    first = int(game.position["first"])
    assert pickers == [(first - 1 - i // 3) % players for i in range(3 * players)]
    assert game.position["hand_n"][:players].tolist() == [3] * players
    assert (game.to_move, int(game.position["display_n"])) == (first, 4)


def test_two_players_meet_a_third_tribe_with_all_its_pieces() -> None:
    """IS5, IC1: 20 tents and 8 totems each."""
    for players, tribes in ((2, 3), (3, 3), (5, 5)):
        game = Game.new(GAME.setting({"players": players}), generator(1))
        assert game.position["tents_left"].tolist() == [20] * tribes + [0] * (6 - tribes)
        assert game.position["totems_left"].tolist() == [8] * tribes + [0] * (6 - tribes)
