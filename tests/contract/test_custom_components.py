"""Other components: what a folder changes is what is played."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from bivouac.bots.play import Player
from bivouac.core.contract import Game, generator
from bivouac.games.dewan.box import PACKAGED
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import TUCK
from bivouac.games.dewan.setting import Dewan


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A folder with one packaged file changed in one place."""
    text = (PACKAGED / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), "utf-8")
    return folder


def mean_points(setting: Dewan) -> np.ndarray:
    """Mean points by side and key of some greedy games."""
    scores = Player(setting).play_games(["random"] * setting.seats, 1, 0, 50).scores
    return np.asarray(scores[:, : setting.sides].mean(axis=0))


def test_a_score_counts_as_often_as_the_scenario_says(tmp_path: Path) -> None:
    """DX2, DV5: the weight of every key, stories too, comes from scenarios.toml."""
    usual = mean_points(GAME.setting({}))
    folder = changed(tmp_path, "scenarios.toml", "{ stories = 1", "{ stories = 3")
    triple = mean_points(GAME.setting({}, folder))
    stories = list(GAME.setting({}).score_keys).index("stories")
    assert triple[:, stories] == pytest.approx(3 * usual[:, stories])


def test_a_team_has_the_majorities_of_both_partners(tmp_path: Path) -> None:
    """DM1, DH6: a scenario with teams and majorities scores by team."""
    folder = changed(
        tmp_path,
        "scenarios.toml",
        "score = { stories = 1, fire = 1, most_fire = 4, groups = 4, berries = 4 }",
        "majorities_tied = 3\nscore = { majorities = 6, rivals = 2 }",
    )
    setting = GAME.setting({"scenario": "team"}, folder)
    rng = generator(3)
    game = Game.new(setting, rng)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(game.legal()[-1])
    first, second = game.result(), game.result()
    assert first == second
    assert sum(first.scores) > 0


def test_plans_have_room_for_every_tuck(tmp_path: Path) -> None:
    """64 different cards of two halves, most of them in one hand: every half can be tucked."""
    lands = ("forest", "mountain", "desert", "badlands", "water")
    symbols = ("artifact", "pigment", "crystal", "berry", "fire", None)
    halves = [(land, symbol) for land in lands for symbol in symbols]
    faces = [(one, other) for one in halves for other in halves if one[0] < other[0]][:64]
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "cards.toml").write_text(cards_toml(faces), "utf-8")
    setting = GAME.setting({}, folder)
    game = Game.new(setting, generator(1))
    game.positions["phase"] = TUCK
    game.positions["mover"] = 0
    game.positions["hands"][0, 0] = np.uint64(2**64 - 1)
    assert len(game.legal()) == len(game.plans()) == 129


def cards_toml(faces: Sequence[Sequence[tuple[str, str | None]]]) -> str:
    """Cards as the packaged file writes them."""
    rows = []
    for number, face in enumerate(faces):
        halves = ", ".join(
            f'{{ terrain = "{terrain}"' + (f', symbol = "{symbol}" }}' if symbol else " }")
            for terrain, symbol in face
        )
        rows.append(f'{{ id = "c{number}", halves = [{halves}] }},')
    return "card = [\n" + "\n".join(rows) + "\n]\n"
