"""Boxes of Dewan that are not as they should be, and what the loader says of them."""

from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bivouac.core.errors import InputError
from bivouac.games.dewan.box import PACKAGED, load_box

Cases: TypeAlias = dict[str, dict[str, tuple[str, str, str]]]
"""By file and title: what is replaced in the packaged file, by what, and what is said of it."""
BOX = load_box()
ALL = ""  # in a case: the whole file is replaced


def params(cases: Cases) -> list[Any]:
    """The cases one by one: file, old, new and line."""
    return [
        pytest.param(file, *case, id=title)
        for file, titled in cases.items()
        for title, case in titled.items()
    ]


def check_refused(folder: Path, file: str, old: str, new: str, line: str) -> None:
    """A file of the package with something replaced in it."""
    text = (PACKAGED / file).read_text("utf-8")
    assert old in text, "the case no longer fits the packaged file"
    (folder / file).write_text(text.replace(old, new, 1) if old else new, "utf-8")
    assert complaint(folder) == line


def complaint(folder: Path) -> str:
    with pytest.raises(InputError) as caught:
        load_box(folder)
    return str(caught.value)
