"""Hints: true, the same whatever lies hidden, and said in every language."""

from collections.abc import Iterator

import pytest

from bivouac.analysis import meter as metering
from bivouac.analysis.hints import SHOWN, Hints, hints
from bivouac.analysis.meter import Meter
from bivouac.bots.budget import Budget
from bivouac.core.contract import Game, Message, Setting, generator
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from nine.game import Nine
from nine.rules import DRAW, STOP
from tests.analysis.cases import settings
from tests.walks import moments

FEW = Budget(trials=120)
"""Playouts of a hint, roughly."""


@pytest.fixture(params=settings(), ids=lambda setting: setting.variant, scope="module")
def setting(request: pytest.FixtureRequest) -> Setting:
    found: Setting = request.param
    return found


def decisions(setting: Setting, seed: int, share: float) -> Iterator[Game]:
    """Some moments of a random game in which somebody has to begin a decision."""
    for game in moments(setting, seed, share):
        if not game.is_over and not game.is_chance and game.is_between:
            yield game


def test_a_hint_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    meter, compared = Meter(setting), 0
    for number, game in enumerate(decisions(setting, 1, 0.02)):
        world = game.resample(game.to_move, generator(number))
        compared += world.positions.tobytes() != game.positions.tobytes()
        one, two = (
            hints(meter, each.redact(game.to_move), generator(5), FEW) for each in (game, world)
        )
        assert one == two
    assert compared > 0


def test_a_hint_names_a_few_decisions_of_the_seat_the_best_one_first(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    meter = Meter(setting)
    for game in decisions(setting, 2, 0.01):
        known = game.redact(game.to_move)
        found = hints(meter, known, generator(5), FEW)
        monkeypatch.setattr(metering, "SLICE", 0.0)
        assert hints(Meter(setting), known, generator(5), FEW) == found, "however it is cut up"
        monkeypatch.undo()
        check_hints(found)
        for hint in found.best:
            meant = setting.completed(known.position, hint.event)
            assert setting.steps(known.position, meant) == hint.steps
            for reason in hint.reasons:
                assert all(say(language, reason.says) for language in LANGUAGES)


def check_hints(found: Hints) -> None:
    """What holds of all hints."""
    assert (found.only is None) == (len(found.best) > 0) == (found.compared > 1)
    assert len(found.best) <= SHOWN
    assert [hint.behind for hint in found.best] == sorted(hint.behind for hint in found.best)
    for hint in found.best:
        assert 0 <= hint.chance <= 1
        assert hint.error > 0
        assert hint.reasons
    if found.best:
        assert found.best[0].behind == found.best[0].doubt == 0
        assert found.playouts >= 2 * found.compared


def at_nine(first: int, second: int) -> Game:
    """The toy, when seat 1 is to decide, with the cards of both as sets."""
    game = Game(Nine(9))
    game.positions["turns"], game.positions["mover"] = 2, 1
    game.positions["hands"][0] = [first, second]
    game.positions["deck"] = 0b111111 & ~(first | second)
    return game


def test_where_there_is_only_one_plan_that_is_said() -> None:
    """The toy, with no card left to draw."""
    game = at_nine(0b000100, 0b111011)
    found = hints(Meter(game.setting), game.redact(1), generator(1), FEW)
    assert found == Hints((), Message("hint-only", {}), 1, 0)


def test_a_hint_finds_what_is_better() -> None:
    """The toy: with 6 in hand a further card is mostly too much, with 1 it costs nothing."""
    for hand, better in ((0b100000, STOP), (0b000001, DRAW)):
        game = at_nine(0b000100, hand)
        found = hints(Meter(game.setting), game.redact(1), generator(1), Budget(trials=400))
        assert found.best[0].steps == [better]
        assert found.best[1].behind > 3 * found.best[1].doubt > 0


def test_who_stops_a_hint_gets_what_is_known_so_far(setting: Setting) -> None:
    game, shares = Game.new(setting, generator(3)), list[float]()

    def stop(share: float) -> bool:
        shares.append(share)
        return False

    endless = Budget(trials=10**9)
    found = hints(Meter(setting), game.redact(game.to_move), generator(1), endless, stop)
    check_hints(found)
    assert 0 < found.playouts < 200
    assert all(0 <= share <= 1 for share in shares)
