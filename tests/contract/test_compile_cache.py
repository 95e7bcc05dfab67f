"""The compile cache is named by the files compiled code depends on, and by no others."""

from pathlib import Path

from bivouac.core import jit

PACKAGE = Path(jit.__file__).parents[1]


def package(folder: Path, **sources: str) -> Path:
    """A small package: files by name, without `.py`."""
    for name, source in sources.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return folder


SOURCES = {
    "rules": "from bivouac.counts import MOST\n\n\n@kernel\ndef legal(): ...\n",
    "counts": "from bivouac.core import numbers\n\nMOST = numbers.SIX\n",
    "core__numbers": "SIX = 6\n",
    "views": "from bivouac.rules import legal\n",
}


def test_rules_and_layouts_count_and_views_do_not() -> None:
    found = jit._kernel_sources(PACKAGE)
    for name in ("rules/travel.py", "layout.py", "value.py", "features.py"):
        assert f"games/dewan/{name}" in found
    for name in ("games/dewan/text.py", "cli.py", "lab/arena.py", "tables/hall.py"):
        assert name not in found


def test_what_a_kernel_imports_counts_however_far_away(tmp_path: Path) -> None:
    found = jit._kernel_sources(package(tmp_path, **SOURCES))
    assert set(found) == {"rules.py", "counts.py", "core/numbers.py"}


def test_the_name_changes_with_what_counts_only(tmp_path: Path) -> None:
    root = package(tmp_path, **SOURCES)
    before = jit._source_digest(root)
    package(root, views="# another view\n")
    assert jit._source_digest(root) == before
    package(root, core__numbers="SIX = 7\n")
    assert jit._source_digest(root) != before
