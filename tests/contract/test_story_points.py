"""DR3: the points of stories follow measured difficulty."""

import re
from pathlib import Path

from bivouac.games.dewan.box import load_box

PAGE = Path(__file__).parents[2] / "docs" / "stories.md"
ROW = re.compile(r"^\| (\S+) \| .* \| (\d) \| [\d,]+ \| .* \| ([\d.]+) \|$", re.MULTILINE)


def test_points_rank_the_stories_as_the_measurement_does() -> None:
    """The page of scripts/measure_stories.py and stories.toml say the same."""
    measured = [
        (id, int(points), float(hard)) for id, points, hard in ROW.findall(PAGE.read_text())
    ]
    assert {id: points for id, points, _ in measured} == {
        story.id: story.points for story in load_box().stories
    }
    by_difficulty = sorted(measured, key=lambda row: row[2])
    assert [points for _, points, _ in by_difficulty] == sorted(p for _, p, _ in measured)
