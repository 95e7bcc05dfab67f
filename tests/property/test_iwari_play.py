"""Long random play of Iwari over maps, players and options: what must hold in every position."""

from random import Random

import pytest

from bivouac.core.contract import SPECTATOR, Game, generator
from bivouac.core.records import dtype_of
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.layout import Position
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import split
from tests.conftest import scale
from tests.property.iwari_invariants import check
from tests.property.iwari_options import VERSUS, random_options
from tests.property.iwari_points import points
from tests.property.watching import check_choices, check_copies
from tests.walks import end_of, moments

OPTIONS = [pytest.param(o, id=f"{o['map']}-{o['players']}") for o in VERSUS]


@pytest.fixture(scope="module", params=OPTIONS)
def settings(request: pytest.FixtureRequest) -> list[Iwari]:
    """A map and a number of players with random other options, one setting for each game."""
    options = request.param
    random = Random(f"{options['map']} {options['players']}")
    count = scale(30, short=14)
    return [GAME.setting(random_options(options, random)) for _ in range(count)]


def check_world(game: Game, chooser: Random) -> Game:
    """A world that somebody cannot exclude is, redacted for them, the one there is; that world."""
    seat = chooser.choice([SPECTATOR, *range(game.setting.seats)])
    known = game.redact(seat)
    world = game.resample(seat, generator(chooser.randrange(1000)))
    assert world.redact(seat).positions.tobytes() == known.positions.tobytes()
    assert known.redact(seat).positions.tobytes() == known.positions.tobytes()
    if seat != SPECTATOR and not game.is_over and seat == world.to_move:
        assert world.legal() == game.legal()
    return world


@pytest.mark.slow
def test_components_are_conserved_and_everything_kept_for_speed_is_right(
    settings: list[Iwari],
) -> None:
    """IC1, IC4, IT4, IT5, IP2: in some positions of many games, and at each end."""
    checked = 0
    for seed, setting in enumerate(settings):
        for game in moments(setting, seed, 0.05):
            check(setting, game.position)
            checked += 1
    assert checked > 5 * len(settings)


@pytest.mark.slow
def test_there_is_always_something_to_do_until_the_end(settings: list[Iwari]) -> None:
    """IT2, I2.1, IE2: legal steps are different, in range, and never missing before the end."""
    for seed, setting in enumerate(settings):
        for game in moments(setting, seed):
            check_choices(game)
        assert game.is_over


@pytest.mark.slow
def test_all_have_the_same_number_of_turns(settings: list[Iwari]) -> None:
    """IE2: the game ends after the deck has run out twice, or a player's last tent."""
    for seed, setting in enumerate(settings):
        position = end_of(setting, seed).position
        assert position["turns"] % setting.seats == 0
        no_tent_left = 0 in position["tents_left"][: setting.seats]
        assert position["deck_runs"] == 2 or no_tent_left


def test_copies_are_independent(settings: list[Iwari]) -> None:
    check_copies(settings[0], 0)


@pytest.mark.slow
def test_points_computed_another_way_are_the_same(settings: list[Iwari]) -> None:
    """IP1-IP3, IM1: at the end, and sometimes before."""
    for seed, setting in enumerate(settings):
        for game in moments(setting, seed, 0.02):
            breakdown = [dict(row) for row in game.result().breakdown]
            assert breakdown == points(setting, game.position)


@pytest.mark.slow
def test_tents_score_in_mid_game_what_they_are_worth_then(settings: list[Iwari]) -> None:
    """IE1, IM1, IF2: without pawns and fortifications, once hand and display are full again."""
    for seed, setting in enumerate(settings):
        pawns = False
        for game in moments(setting, seed):
            if not game.position["mid"].any():
                pawns = bool(game.position["pawn_n"]) or bool(game.position["forts"].any())
                continue
            if not pawns:
                now = [row["tents"] for row in points(setting, game.position)]
                assert game.position["mid"][: setting.sides].tolist() == now
            break


@pytest.mark.slow
def test_what_a_seat_knows_is_the_same_in_every_world_it_cannot_exclude(
    settings: list[Iwari],
) -> None:
    """Redacted, two worlds that differ only in hidden cards are one."""
    chooser = Random(3)
    for seed, setting in enumerate(settings[: scale(3)]):
        for game in moments(setting, seed, 0.05):
            world = check_world(game, chooser)
            if game.is_between:
                check(setting, world.position)


def test_every_byte_of_a_position_belongs_to_a_field() -> None:
    """NumPy does not copy gaps, so that with one equal positions might have different bytes."""
    layout = dtype_of(Position)
    assert layout.fields is not None
    assert sum(field[0].itemsize for field in layout.fields.values()) == layout.itemsize


def test_plans_are_whole_decisions_that_can_be_made(settings: list[Iwari]) -> None:
    """IT1, IT3: each leads from decision to decision by legal steps, and no two are the same."""
    for seed, setting in enumerate(settings[: scale(2)]):
        for game in moments(setting, seed, 0.05):
            if not game.is_over and not game.is_chance:
                check_plans(game)


def check_plans(game: Game) -> None:
    """Of one position; a fortification alone is never a plan."""
    plans = game.plans()
    assert len({tuple(plan.steps) for plan in plans}) == len(plans) > 0
    first = {plan.steps[0] for plan in plans}
    assert first <= set(game.legal())
    if game.is_between:
        others = set(game.legal()) - first
        assert {split(step)[0] for step in others} <= {"fort"}
    for plan in plans:
        after = game.copy()
        for step in plan.steps:
            assert step in after.legal()
            after.apply(step)
        assert after.is_between
