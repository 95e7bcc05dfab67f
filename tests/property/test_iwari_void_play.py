"""Long random play against the void over all maps, both modes and all limits: every game ends."""

from itertools import pairwise
from random import Random

import pytest

from bivouac.core.contract import Game, generator
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.layout import REASONS
from bivouac.games.iwari.setting import Iwari
from tests.boxes import VOID_MAPS
from tests.conftest import scale
from tests.property.iwari_void_invariants import check_void, players_win
from tests.property.test_iwari_play import check_world
from tests.property.watching import check_choices
from tests.walks import played

TABLES = [(name, mode) for name in VOID_MAPS for mode in ("solo", "coop")]
every_table = pytest.mark.parametrize(
    ("name", "mode"), TABLES, ids=[f"{name}-{mode}" for name, mode in TABLES]
)
MOST = {name: len(packaged_box().maps[name].territories) for name in VOID_MAPS}
"""IV10: the highest limit there can be: the void has to claim every territory."""


def setting_of(name: str, mode: str, limit: int) -> Iwari:
    return GAME.setting({"map": name, "mode": mode, "void_limit": limit})


@pytest.mark.slow
@every_table
def test_every_game_ends_and_everything_kept_for_speed_is_right(name: str, mode: str) -> None:
    """IV1-IV11, IV13: pieces and cards are conserved, judgements and marks can be recomputed."""
    chooser = Random(f"{name} {mode}")
    for limit in range(1, MOST[name] + 1):
        setting = setting_of(name, mode, limit)
        for seed in range(scale(4)):
            game = Game.new(setting, generator(seed, limit))
            for _ in played(game, seed):
                if game.is_over or (game.is_between and chooser.random() < 0.05):
                    check_void(setting, game.position)
            won = game.result().winners
            assert won == (
                tuple(range(setting.seats)) if players_win(setting, game.position) else ()
            )


@every_table
def test_every_turn_takes_a_card(name: str, mode: str) -> None:
    """IV13: so a game ends: from one turn to the next some card has left the hand."""
    setting = setting_of(name, mode, MOST[name])
    for seed in range(scale(4)):
        game = Game.new(setting, generator(seed, 3))
        turns, drawn = int(game.position["turns"]), 0
        for _ in played(game, seed):
            if game.is_over:
                break
            if game.position["turns"] != turns:
                assert drawn > 0
                turns, drawn = int(game.position["turns"]), 0
            if not game.is_chance and game.position["hand_n"][game.to_move] < 3:
                drawn += 1


@every_table
def test_there_is_always_something_to_do_until_the_end(name: str, mode: str) -> None:
    """IV2, IV3: legal steps are different, in range, and never missing before the end."""
    setting = setting_of(name, mode, 3)
    for seed in range(scale(3)):
        game = Game.new(setting, generator(seed, 2))
        for _ in played(game, seed):
            check_choices(game)


@every_table
def test_what_a_seat_knows_is_the_same_in_every_world_it_cannot_exclude(
    name: str, mode: str
) -> None:
    """IV1, IV12: redacted, two worlds that differ only in hidden cards are one."""
    chooser = Random(3)
    setting = setting_of(name, mode, 4)
    for seed in range(scale(3)):
        game = Game.new(setting, generator(seed, 6))
        for _ in played(game, seed):
            if chooser.random() > 0.05:
                continue
            world = check_world(game, chooser)
            if game.is_between:
                check_void(setting, world.position)


def test_packs_keep_their_void_cards_in_every_world() -> None:
    """IV1: three in each pack, whatever the seat cannot see; and every place is possible."""
    setting = setting_of("new-horizons", "solo", 3)
    game = Game.new(setting, generator(1))
    places = set()
    for seed in range(200):
        world = game.resample(0, generator(seed))
        deck = world.position["deck"][:62].tolist()
        void = [setting.card_biomes[card] == "void" for card in deck]
        starts = [0, 16, 32, 47, 62]
        for start, end in pairwise(starts):
            assert sum(void[start:end]) == 3
        places |= {place for place, is_void in enumerate(void) if is_void}
    assert places == set(range(62))


def test_all_ways_to_end_are_seen() -> None:
    """IV10, IV11: the ends that random play meets; the rulebook tests have the others."""
    seen = set()
    for name, mode in TABLES:
        for limit in (1, MOST[name]):
            setting = setting_of(name, mode, limit)
            for seed in range(20):
                game = Game.new(setting, generator(seed, 9))
                for _ in played(game, seed):
                    pass
                seen.add(REASONS[game.position["reason"]])
    assert seen >= {"settlement", "limit", "centre", "piece"}
