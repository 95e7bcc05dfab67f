"""Whole games stay as they are, sentence by sentence."""

import pytest

from bivouac.core.contract import Json
from tests.golden.rewrite import HERE, LONGEST, settings, transcript


@pytest.mark.parametrize(("name", "options"), settings(), ids=[name for name, _ in settings()])
def test_a_game_reads_as_its_transcript(name: str, options: dict[str, Json]) -> None:
    """A difference is a change of the rules, of the greedy player or of the words."""
    written = (HERE / f"{name}.txt").read_text("utf-8")
    assert transcript(name, options) == written
    assert len(written.splitlines()) <= LONGEST


def test_every_transcript_has_its_setting() -> None:
    """No transcript is left over."""
    assert {path.stem for path in HERE.glob("*.txt")} == {name for name, _ in settings()}
