"""Score pads for games on cardboard have just what brings points there, for just who scores."""

import pytest

from bivouac.core.contract import GameType, Json, Pad
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import plug_ins
from bivouac.core.registry import GAMES, find_game
from tests.plugged import plug_in

SCORED = [find_game(name) for name in GAMES]


def sets_of(game: GameType, pad: Pad) -> list[dict[str, Json]]:
    """The option sets that a pad is for."""
    return [one for one in game.option_sets() if pad.options.items() <= one.items()]


@pytest.mark.parametrize("game", SCORED, ids=lambda game: game.name)
def test_every_set_that_counts_points_has_one_pad_with_its_sides(game: GameType) -> None:
    sets = [one for one in game.option_sets() if game.setting(one).scored]
    assert [one for pad in game.pads() for one in sets_of(game, pad)] == sets
    for pad in game.pads():
        settings = [game.setting(one) for one in sets_of(game, pad)]
        assert dict(pad.sides) == {setting.seats: setting.sides for setting in settings}


@pytest.mark.parametrize("game", SCORED, ids=lambda game: game.name)
def test_the_lines_are_what_brings_points_with_each_switch_on_and_off(game: GameType) -> None:
    switches = [None, *(choice.name for choice in game.choices() if choice.kind == "switch")]
    for pad in game.pads():
        (chosen, *_) = sets_of(game, pad)
        for switch in switches:
            try:
                setting = game.setting(chosen if switch is None else {**chosen, switch: True})
            except InputError:
                assert switch not in {line.choice for line in pad.lines}
                continue
            lines = tuple(line.source for line in pad.lines if line.choice in (None, switch))
            assert lines == setting.keys_in_play


def test_a_game_won_or_lost_without_points_has_no_pad() -> None:
    """IV10: against the void."""
    assert {pad.options["mode"] for pad in find_game("iwari").pads()} == {"versus"}


def test_a_game_of_another_package_has_none_unless_it_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plug_in(monkeypatch)
    assert plug_ins("games")["nine"].load().pads() == []
