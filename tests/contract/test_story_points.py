"""DR3: the points of stories follow measured difficulty."""

import re
from pathlib import Path

from bivouac.games.dewan.box import load_box

PAGE = Path(__file__).parents[2] / "docs" / "stories.md"
ROW = re.compile(r"^\| (\S+) \| .* \| (\d) \| [\d,]+ \| .* \| ([\d.]+) \|$", re.MULTILINE)


def test_points_rank_the_stories_as_the_measurement_does() -> None:
    """The page of scripts/measure_stories.py and stories.toml say the same."""
    rows = ROW.findall(PAGE.read_text("utf-8"))
    measured = [(story, int(points), float(hard)) for story, points, hard in rows]
    assert {story: points for story, points, _ in measured} == {
        story.id: story.points for story in load_box().stories
    }
    by_difficulty = sorted(measured, key=lambda row: row[2])
    assert [points for _, points, _ in by_difficulty] == sorted(p for _, p, _ in measured)
