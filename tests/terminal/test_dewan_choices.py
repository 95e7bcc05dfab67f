"""The choices of Dewan: everything legal can be said, and what is promised comes true."""

import random
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Game, Known, generator
from bivouac.core.words import Words
from bivouac.games.dewan.steps import STOP, split
from bivouac.games.dewan.terminal.face import DewanFace, face
from tests.terminal.people import OPTION_SETS, setting_of, words_of
from tests.terminal.seen import NAMES, menus_of, text_of

pytestmark = pytest.mark.slow  # the file as a whole

every_setting = pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)


def moments(scenario: str, players: int, seed: int = 1, share: float = 0.25) -> Iterator[Known]:
    """Moments of a random game at which somebody must choose, half-made journeys included.

    The first is always there, so that whoever goes through them all has looked at something.
    """
    rng, chooser = generator(seed), random.Random(seed)
    game = Game.new(setting_of(scenario, players), rng)
    is_first = True
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        if chooser.random() < share or is_first:
            is_first = False
            yield game.redact(game.to_move)
        game.apply(chooser.choice(game.legal()))


def face_for(game: Game) -> DewanFace:
    return face(game.setting, NAMES[: game.setting.seats], Words("en"), ascii_only=False)


@every_setting
def test_every_legal_step_is_offered_and_nothing_else(scenario: str, players: int) -> None:
    for game in moments(scenario, players):
        menus = [*menus_of(face_for(game).menu(game, 80))]
        offered = [
            choice.steps[0]
            for menu in menus
            if menu.topic != "place"
            for choice in menu.choices
            if choice.menu is None
        ]
        assert sorted(offered) == sorted(game.legal())


def route_of(steps: list[int]) -> list[int]:
    """The steps of a journey without its payment, which a menu may choose better."""
    return steps[: steps.index(STOP)]


@every_setting
def test_every_plan_is_offered_by_its_destination(scenario: str, players: int) -> None:
    seen = 0
    for game in moments(scenario, players):
        menus = [*menus_of(face_for(game).menu(game, 80))]
        for menu in menus:
            if menu.topic == "place":
                seen += 1
                plans = [plan for plan in game.plans() if split(plan.steps[0])[0] == "origin"]
                offered = [list(choice.steps) for choice in menu.choices]
                assert [len(steps) for steps in offered] == [len(plan.steps) for plan in plans]
                assert [route_of(steps) for steps in offered] == [route_of(p.steps) for p in plans]
    assert seen > 0


@every_setting
def test_what_a_journey_promises_comes_true(scenario: str, players: int) -> None:
    promised = 0
    for game in moments(scenario, players, share=0.1):
        seat = game.to_move
        for menu in menus_of(face_for(game).menu(game, 80)):
            for choice in menu.choices if menu.topic == "place" else []:
                promised += 1
                _, cards, _, gifts, gains = (str(cell) for cell in choice.cells)
                before = game.observe(seat)
                after = game.copy()
                for step in choice.steps:
                    after.apply(step)
                assert after.is_between
                won = after.position["won_berries"][seat] - game.position["won_berries"][seat]
                assert ("+*" in gains) == (won == 1)
                received = {
                    other: tribe["hand_size"] - before["seats"][other]["hand_size"]
                    for other, tribe in enumerate(after.observe(seat)["seats"])
                    if other != seat
                }
                assert [int(word) for word in gifts.split() if word.isdigit()] == [
                    count for count in received.values() if count > 0
                ]
                event = game.setting.event(game.position, choice.steps)
                assert int(cards) == len(event["pay"])
    assert promised > 0


@every_setting
def test_a_preview_lists_the_spaces_in_order(scenario: str, players: int) -> None:
    seen = 0
    for game in moments(scenario, players, share=0.1):
        journeys = [plan for plan in game.plans() if split(plan.steps[0])[0] == "origin"]
        if not game.is_between or not journeys:
            continue
        seen += 1
        steps = journeys[-1].steps
        shown = face_for(game).preview(game, steps)
        assert shown is not None
        title, *lines, _ = text_of(shown).strip().split("\n")
        route = game.setting.event(game.position, steps)["route"]
        assert [line.split()[0] for line in lines] == route
        assert route[-1] in title
    assert seen > 0


def test_other_decisions_need_no_preview() -> None:
    game = next(moments("classic", 2, share=1.0))
    assert face_for(game).preview(game, [game.legal()[0]]) is None


@every_setting
def test_the_table_shows_everybody_in_80_columns(scenario: str, players: int) -> None:
    for game in moments(scenario, players, share=0.05):
        shown = text_of(face_for(game).table(game, 80))
        assert max(map(len, shown.split("\n"))) <= 80
        for name in face_for(game).signs.names:
            assert name in shown


def test_choices_are_told_apart_by_their_words() -> None:
    for game in moments("classic", 3):
        menu = face_for(game).menu(game, 80)
        told = [words_of(choice) for choice in menu.choices]
        assert len(set(told)) == len(told)


def test_a_wide_terminal_has_the_boards_beside_the_map() -> None:
    game = next(moments("classic", 2, share=1.0))
    narrow = text_of(face_for(game).table(game, 80))
    wide = text_of(face_for(game).table(game, 160), 160)
    assert wide.count("\n") < narrow.count("\n")
    assert "Row" in wide.split("\n")[0]
