"""The pictures of the rules pages show positions of the engine, with the points it gives."""

import pytest

from tests.worked.rewrite import examples, folder, written

FOUND = examples()


@pytest.mark.parametrize(
    "path", FOUND, ids=lambda path: f"{path.parents[2].name}-{path.parent.name}-{path.stem}"
)
def test_a_worked_example_is_what_the_engine_says(path: object) -> None:
    """If it is meant to differ: python -m tests.worked.rewrite."""
    (kept,) = (one for one in FOUND if one == path)
    assert kept.read_text("utf-8") == written(FOUND[kept])


@pytest.mark.parametrize("kind", ["examples", "overview"])
@pytest.mark.parametrize("game", ["dewan", "iwari"])
def test_nothing_else_is_kept(game: str, kind: str) -> None:
    kept = folder(game, kind)
    assert {*kept.glob("*.json")} == {path for path in FOUND if path.parent == kept}


def test_the_points_are_those_of_the_rulebooks() -> None:
    """DP2, IP1, IP2, IM1: the numbers that the captions read out."""
    facts = {
        path.stem: one.get("facts") for path, one in FOUND.items() if path.parent.name == "examples"
    }
    assert facts["journey"] == {"spaces": 6, "cards": 5, "gifts": 1}
    assert facts["tents"] == {"first": 7, "second": 3, "third": 2, "fourth": 2}
    assert facts["totems"] == {"points": 5}
    assert facts["deeds"] == {"red": 5, "blue": 3, "more": 15, "less": 9}
