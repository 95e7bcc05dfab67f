"""A box of Dewan as a folder of files."""

from pathlib import Path

from bivouac.games.dewan.box import PACKAGED, load_box
from tests.contract.dewan_boxes import BOX, complaint


def test_a_misspelt_file_is_refused_rather_than_ignored(tmp_path: Path) -> None:
    (tmp_path / "story.toml").write_text("story = []", "utf-8")
    assert complaint(tmp_path) == (
        f"{tmp_path}: unknown file 'story.toml'; known: board.toml, cards.toml, layouts.toml, "
        "scenarios.toml, stories.toml, tiles.toml"
    )


def test_a_folder_without_components_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path) == (
        f"{tmp_path}: has no components; it takes at least one of: board.toml, cards.toml, "
        "layouts.toml, scenarios.toml, stories.toml, tiles.toml"
    )


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"
    assert complaint(missing) == (
        f"{missing}: cannot be read as a folder of components: No such file or directory"
    )
    file = tmp_path / "box"
    file.write_text("", "utf-8")
    assert complaint(file) == f"{file}: cannot be read as a folder of components: Not a directory"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    told = f"{tmp_path / 'cards.toml'}: cannot be read: Is a directory"
    assert complaint(tmp_path) == told


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes("# forêt".encode("latin-1"))
    assert complaint(tmp_path) == f"{tmp_path / 'cards.toml'}: is not text in UTF-8"


def test_a_file_nested_without_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = " + "[" * 100_000, "utf-8")
    assert complaint(tmp_path) == "cards.toml: is nested too deeply"


def test_a_folder_may_bring_one_file_and_leave_the_others_to_the_package(tmp_path: Path) -> None:
    text = (PACKAGED / "board.toml").read_text("utf-8").replace("fish = 20", "fish = 12")
    (tmp_path / "board.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    (tmp_path / "notes.txt").write_text("fewer fish", "utf-8")
    box = load_box(tmp_path)
    assert box.board.fish == 12
    assert (box.cards, box.tiles, box.stories) == (BOX.cards, BOX.tiles, BOX.stories)
