"""The puzzles that come with Bivouac: proved, explained, and worth a thought."""

from pathlib import Path

import pytest

from bivouac.analysis.deciding import listed
from bivouac.analysis.puzzle_wire import Puzzle
from bivouac.analysis.puzzles.packaged import FOLDER, packaged
from bivouac.core.contract import Game
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from bivouac.record.check import check_record
from bivouac.record.replay import replay_from, start

ENOUGH = 12
"""Puzzles of each game, at least."""

each_game = pytest.mark.parametrize("game", ["dewan", "iwari"])


def position_of(puzzle: Puzzle) -> Game:
    """Where the decision is due."""
    game = start(puzzle["record"])
    for _ in replay_from(game, puzzle["record"]):
        pass
    return game


@each_game
def test_every_puzzle_is_a_record_that_can_be_proved(game: str) -> None:
    puzzles = packaged(game)
    assert len(puzzles) >= ENOUGH
    assert len({puzzle["id"] for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle["game"] == game
        assert puzzle["id"].startswith(f"{game}-")
        assert check_record(puzzle["record"]).result is None
        assert position_of(puzzle).redact(puzzle["seat"]).decides


@each_game
def test_one_plan_is_clearly_best_and_not_the_nearest_at_hand(game: str) -> None:
    for puzzle in packaged(game):
        best, *others = puzzle["candidates"]
        assert (best["behind"], best["interval"]) == (0, [0, 0])
        assert len(others) >= 3
        assert all(other["interval"][0] > 0.05 for other in others)
        assert [one["chance"] for one in others] == sorted(
            (one["chance"] for one in others), reverse=True
        )
        assert 0 < puzzle["greedy"] < len(puzzle["candidates"])


@each_game
def test_every_candidate_can_be_decided_and_is_explained(game: str) -> None:
    for puzzle in packaged(game):
        known = position_of(puzzle).redact(puzzle["seat"])
        setting, decided = known.setting, set[tuple[int, ...]]()
        for candidate in puzzle["candidates"]:
            event = setting.completed(known.position, candidate["event"])
            steps = setting.steps(known.position, event)
            assert listed(known, steps) == steps
            decided.add(tuple(steps))
            assert candidate["reasons"]
            assert candidate["says"]
            said = [*candidate["says"], *(one["says"] for one in candidate["reasons"])]
            for message in said:
                assert all(say(language, read_message(message)) for language in LANGUAGES)
        assert len(decided) == len(puzzle["candidates"])


def test_only_collections_lie_in_the_folder() -> None:
    assert {path.stem for path in Path(FOLDER).glob("*.json")} == {"dewan", "iwari"}
    assert packaged("nine") == []
