"""Iwari: a resampled world is any world a seat cannot exclude, and all are equally likely."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from tests.contract.worlds import check_resampling, is_uniform

FEW_PIECES = """tents = 20
totems = 8
hand = 2
display = 1
settlement = 4
void_cards = 12
missions = 3
fortifications = 1
tokens = 1
token_points = 6
ruins = 21
void_totems = 8
packs = 4
most_shown = 4
most_aside = 3
limits = { solo = 3, coop = 1 }
cards = { tundra = 4, forest = 3, glacier = 3, coast = 2, desert = 2 }
removed = { 2 = 1, 3 = 0, 4 = 0, 5 = 0, 6 = 0 }
mountains = { 2 = 4, 3 = 3, 4 = 2, 5 = 1, 6 = 0 }
pawns = { union = 2, discovery = 2, honour = 1, respect = 1, courage = 1, veneration = 1 }
[rewards]
""" + "\n".join(f"{number} = [4, 2]" for number in range(1, 17))
FEWER_CARDS = """cards = { tundra = 5, forest = 5, glacier = 4, coast = 4, desert = 4 }
removed = { 2 = 3, 3 = 0, 4 = 0, 5 = 0, 6 = 0 }"""
"""For the draft, before which all cards are hidden."""


def few_pieces(folder: Path, draft: bool) -> Path:
    """A box with so few cards that all worlds can be listed."""
    fewer = re.sub("^cards = .*\\nremoved = .*", FEWER_CARDS, FEW_PIECES, flags=re.MULTILINE)
    text = fewer if draft else FEW_PIECES
    (folder / "pieces.toml").write_text(text)
    return folder


def deals_of(setup: Json, seat: int) -> Iterator[None]:
    """Every deal that a seat cannot exclude at the start, laid out in the setup of a record."""
    other = 1 - seat
    held = len(setup["hands"][other])
    for cards in permutations([*setup["hands"][other], *setup["deck"]]):
        setup["hands"][other] = list(cards[:held])
        setup["deck"] = list(cards[held:])
        yield


@pytest.mark.slow
@pytest.mark.parametrize("draft", [False, True])
def test_resampling_gives_every_consistent_world_equally_often(tmp_path: Path, draft: bool) -> None:
    setting = GAME.setting({"players": 2, "draft": draft}, few_pieces(tmp_path, draft))
    check_resampling(setting, (2, 4, 9, 12) if draft else (0, 5, 9, 12), deals_of)


def test_the_colours_of_face_down_tokens_are_dealt_anew_all_alike(tmp_path: Path) -> None:
    """IG1: one token of each colour, two in a territory and one in the box: six worlds."""
    setting = GAME.setting({"players": 2, "discoveries": True}, few_pieces(tmp_path, False))
    rng = generator(1, 2)
    game = Game.new(setting, rng)
    worlds = Counter(bytes(colours) for colours in permutations(range(3)))
    for seat in range(-1, 2):
        found = Counter(
            game.resample(seat, rng).position["token_colour"][:3].tobytes() for _ in range(600)
        )
        assert set(found) == set(worlds)
        assert is_uniform(found, worlds)
    explored = explored_game(game)
    assert all(
        explored.resample(seat, rng).position["token_colour"].tolist()
        == explored.position["token_colour"].tolist()
        for seat in range(-1, 2)
    )


def explored_game(game: Game) -> Game:
    """The game with all tokens of the map turned up."""
    seen = game.copy()
    seen.positions["veiled"] = 0
    return seen
