"""The map of Iwari in characters: every spot once and near its place, without colour too."""

import pytest

from bivouac.core.contract import Game
from bivouac.games.iwari.terminal.atlas import LETTERS
from bivouac.games.iwari.terminal.map import LEAST, MOST, MapArt, crossings
from bivouac.games.iwari.terminal.style import GROUNDS, signs_for
from tests.terminal.iwari_seen import face_for, moments
from tests.terminal.people import iwari_of
from tests.walks import end_of

MAPS = ["new-horizons", "vast-lands"]
every_map = pytest.mark.parametrize("name", MAPS)


def art_of(game: Game, ascii_only: bool = False) -> MapArt:
    return face_for(game, ascii_only).art


@every_map
@pytest.mark.parametrize("width", [LEAST, 80, 120])
def test_every_spot_is_a_name_or_a_tent(name: str, width: int) -> None:
    for game in moments(iwari_of(2, map=name), 0.02):
        art, view = art_of(game), game.observe(-1)
        drawn = art.draw(view, width).plain
        assert max(map(len, drawn.split("\n"))) <= min(width, MOST)
        for spot in art.atlas.around:
            assert drawn.count(art.atlas.spot(spot)) == (spot not in view["tents"])
        for tribe in range(game.setting.sides):
            standing = list(view["tents"].values()).count(tribe)
            assert drawn.count(art.signs.tribe(tribe).plain) == standing


@every_map
def test_a_spot_is_drawn_where_it_lies(name: str) -> None:
    game = next(moments(iwari_of(3, map=name), 1.0))
    art = art_of(game)
    width, height = art.map.size
    lines = art.draw(game.observe(-1), 80).plain.split("\n")
    for spot in art.map.spots:
        label = art.atlas.spot(spot.id)
        line = next(y for y, text in enumerate(lines) if label in text)
        assert abs(lines[line].index(label) - spot.x * 79 / width) <= 3
        assert abs(line - spot.y * len(lines) / height) <= 2


@every_map
def test_territories_connections_and_totems_are_all_there(name: str) -> None:
    game = end_of(iwari_of(4, map=name))
    art, view = art_of(game), game.observe(-1)
    drawn = art.draw(view, 80).plain
    for letter in art.atlas.letters.values():
        assert drawn.count(f"[{letter}]") == 1
    for now in view["connections"]:
        assert art.atlas.connection(now["number"], now["covered"]) in drawn
    assert any(sum(now["totems"]) for now in view["territories"])
    for tribe in range(4):
        stacks = [now["totems"][tribe] for now in view["territories"] if now["totems"][tribe]]
        for count in set(stacks):
            assert drawn.count(art.signs.totems(tribe, count).plain) == stacks.count(count)


def test_biomes_differ_without_colour() -> None:
    textures = {ground.texture for ground in GROUNDS.values()}
    assert len(textures) == len(GROUNDS)
    game = next(moments(iwari_of(3, map="the-void"), 1.0))
    drawn = art_of(game).draw(game.observe(-1), 80).plain
    assert all(texture in drawn for texture in textures)


@every_map
def test_a_terminal_without_unicode_gets_plain_signs(name: str) -> None:
    for players in (2, 5):
        game = end_of(iwari_of(players, map=name))
        assert art_of(game, ascii_only=True).draw(game.observe(-1), 80).plain.isascii()


def test_one_territory_can_be_looked_at_alone_with_what_is_legal_marked() -> None:
    game = next(moments(iwari_of(3), 1.0))
    art, view = art_of(game), game.observe(-1)
    for territory, spots in art.atlas.inside.items():
        alone = art.draw(view, 80, set(spots), territory)
        assert all(art.atlas.spot(spot) in alone.plain for spot in spots)
        assert len(alone.plain) < len(art.draw(view, 80).plain) / 2
        assert "#FFE27A" in str(alone.spans)


def test_letters_are_no_commands_and_enough_for_any_map() -> None:
    assert not set(LETTERS.casefold()) & set("bhlqstu")
    assert len(set(LETTERS)) == 16


def test_tribes_have_letters_of_their_own_the_third_one_too() -> None:
    signs = signs_for(["Nina", "Ned"], "Third tribe", ascii_only=False)
    assert len({signs.tribe(tribe).plain[1] for tribe in range(3)}) == 3
    five = signs_for(["Ann", "Anna", "An", "A", "Nan"], None, ascii_only=True)
    assert len({five.tribe(tribe).plain for tribe in range(5)}) == 5


def test_a_line_crosses_a_height_an_even_number_of_times() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert crossings(square, 2.0) == [0.0, 4.0]
    assert crossings(square, 5.0) == []
