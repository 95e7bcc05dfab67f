"""The map in characters: every space once, in its place, without colour and at 80 columns."""

import random
import re
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.core.hexes import neighbours
from bivouac.games.dewan.terminal.map import NARROW, WIDE, berry_places, draw_map, map_width
from bivouac.games.dewan.terminal.style import LETTERS, Signs, signs_for
from tests.terminal.people import OPTION_SETS, setting_of

every_setting = pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)
NAME = re.compile(r"(?<=[\\/apc])[A-I][0-6]")
SIGNS = signs_for(["You", "Aiko", "Tomás", "Sorrel"], ascii_only=False)


def views_of(scenario: str, players: int, seed: int = 1) -> Iterator[Json]:
    """What a spectator sees at some moments of a random game, the last one included."""
    rng = generator(seed)
    chooser = random.Random(seed)
    game = Game.new(setting_of(scenario, players), rng)
    yield game.observe(-1)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
        if chooser.random() < 0.02:
            yield game.observe(-1)
    yield game.observe(-1)


def lines_of(view: Json, width: int = 80, signs: Signs = SIGNS) -> list[str]:
    return draw_map(view, signs, width).plain.split("\n")


def corners(view: Json, size: int) -> dict[str, tuple[int, int]]:
    """Where the inside of each space begins: column and line, from its coordinates."""
    spaces = view["map"]["spaces"]
    left = min(space["q"] for space in spaces)
    top = min(2 * space["r"] + space["q"] for space in spaces)
    return {
        space["id"]: ((space["q"] - left) * (size + 1) + 1, 2 * space["r"] + space["q"] - top + 1)
        for space in spaces
    }


def size_of(view: Json, width: int = 80) -> int:
    return WIDE if map_width(view, WIDE) <= width else NARROW


@every_setting
def test_every_space_stands_once_in_its_place(scenario: str, players: int) -> None:
    for view in views_of(scenario, players):
        lines = lines_of(view)
        names = NAME.findall("\n".join(lines))
        assert sorted(names) == sorted(space["id"] for space in view["map"]["spaces"])
        size = size_of(view)
        for space in view["map"]["spaces"]:
            x, y = corners(view, size)[space["id"]]
            assert lines[y][x] == LETTERS[space["terrain"]]
            assert lines[y + 1][x : x + 2] == space["id"]


@every_setting
def test_the_map_fits_80_columns(scenario: str, players: int) -> None:
    view = next(views_of(scenario, players))
    assert max(map(len, lines_of(view))) <= 80
    assert max(map(len, lines_of(view, 200))) == map_width(view, WIDE)


@every_setting
def test_camps_and_berries_are_where_the_view_says(scenario: str, players: int) -> None:
    for view in views_of(scenario, players):
        lines = lines_of(view, 200)
        berries = berry_places(view)
        assert sum(berries.values()) == sum(zone["berries"] for zone in view["map"]["zones"])
        for space in view["map"]["spaces"]:
            x, y = corners(view, WIDE)[space["id"]]
            inside = lines[y][x : x + WIDE]
            if space["camp"] is not None:
                assert inside.endswith(SIGNS.tribe(space["camp"]).plain)
            else:
                assert not set(inside) & set("▲●■◆")
            assert ("*" in inside) == (space["id"] in berries)
            if space["id"] in berries:
                assert f"*{berries[space['id']]}" in inside
            if space["marker"]:
                assert inside[1:3] == "()"


@every_setting
def test_icons_stand_on_the_border_of_their_two_spaces(scenario: str, players: int) -> None:
    view = next(views_of(scenario, players))
    for size, width in ((WIDE, 200), (NARROW, 40)):
        lines = lines_of(view, width)
        assert len(re.findall("[apc]", "\n".join(lines))) == len(view["map"]["icons"])
        places = corners(view, size)
        for icon in view["map"]["icons"]:
            one, other = sorted(places[space] for space in icon["spaces"])
            (x, y), (to_x, to_y) = one, other
            if x == to_x:
                assert LETTERS[icon["kind"]] in lines[max(y, to_y) - 1][x : x + size]
            else:
                border = {lines[line][to_x - 1] for line in {y, y + 1} & {to_y, to_y + 1}}
                assert LETTERS[icon["kind"]] in border


def test_neighbours_touch() -> None:
    view = next(views_of("classic", 2))
    places = corners(view, WIDE)
    at = {(space["q"], space["r"]): space["id"] for space in view["map"]["spaces"]}
    for coordinates, name in at.items():
        x, y = places[name]
        for near in neighbours(coordinates):
            if near in at:
                to_x, to_y = places[at[near]]
                assert (abs(to_x - x), abs(to_y - y)) in ((0, 2), (WIDE + 1, 1))


def test_legal_spaces_show_their_cost_and_a_route_its_order() -> None:
    view = next(views_of("classic", 2))
    free = [s["id"] for s in view["map"]["spaces"] if s["camp"] is None]
    marked = draw_map(view, SIGNS, 80, {free[0]: "3", free[1]: "12", free[2]: "#4"}, free[4:6])
    lines = marked.plain.split("\n")
    places = corners(view, WIDE)
    for name, mark in ((free[0], ":3"), (free[1], "12"), (free[2], "#4")):
        x, y = places[name]
        assert lines[y][x : x + WIDE].endswith(mark)
    for number, name in enumerate(free[4:6], 1):
        x, y = places[name]
        assert lines[y + 1][x + WIDE - 2] == str(number)


def test_a_number_of_berries_never_looks_like_a_name() -> None:
    for view in views_of("volcano", 4):
        costs = {space["id"]: "4" for space in view["map"]["spaces"]}
        for signs in (SIGNS, signs_for(list(SIGNS.names), ascii_only=True)):
            for width in (80, 200):
                names = NAME.findall(draw_map(view, signs, width, costs).plain)
                assert len(names) == len(costs)


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    signs = signs_for(["You", "Aiko", "Tomas", "Sorrel"], ascii_only=True)
    for view in views_of("lake", 4):
        assert draw_map(view, signs, 80).plain.isascii()


def test_players_have_letters_of_their_own() -> None:
    assert list(signs_for(["Ann", "Anna", "An", "A"], ascii_only=True).letters) == [
        "A",
        "N",
        "X",
        "Y",
    ]
    assert len({SIGNS.tribe(seat).plain for seat in range(4)}) == 4
