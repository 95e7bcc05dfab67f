"""`bivouac map`: what is proved is printed, every fault is one line."""

from pathlib import Path

import pytest

from bivouac.cli import main
from bivouac.games.iwari.box import BASE_MAPS, MAPS, PACKAGED, load_box
from bivouac.games.iwari.picture.svg import map_svg

BOX = load_box()
TEXT = (PACKAGED / "maps" / "new-horizons.toml").read_text("utf-8")


@pytest.mark.slow
def test_map_check_prints_what_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("new-horizons: New Horizons, 11 territories, 60 tent spots")
    claim = "  drawn everything lies in the frame"
    assert lines.count(claim) == len(MAPS)
    assert lines.count("  IQ2   a desert has 7 spots or more") == len(BASE_MAPS)
    assert lines[-1] == f"OK: {len(MAPS)} maps without a fault"


def test_map_check_complains_of_every_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, unsound = tmp_path / "broken.toml", tmp_path / "unsound.toml"
    broken.write_text("name = 1", "utf-8")
    unsound.write_text(TEXT.replace("at = [90.8, 82.4]", "at = [90.8, 130]"), "utf-8")
    assert main(["map", "check", str(broken), str(unsound)]) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert complaints[0] == (
        "bivouac: broken.toml: missing key 'size'; "
        "needed: name, size, territory, roads, connections"
    )
    assert complaints[1].startswith(f"bivouac: {unsound}: drawn: spot whitefang-1 and the totem")


def test_map_draw_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.svg"
    assert main(["map", "draw", "vast-lands", "-o", str(path)]) == 0
    assert path.read_text("utf-8") == map_svg(BOX.maps["vast-lands"])
    assert main(["map", "draw", "vast-lands", "-o", str(tmp_path / "no" / "map.svg")]) == 2
    assert capsys.readouterr().err.startswith("bivouac: cannot write")
