"""The cache of compiled code: never another function's, never stale, never half written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.core.cache_folder import KEPT_DAYS, sweep
from bivouac.core.compiling.cache import room_of
from bivouac.core.jit import COMPILED
from tests.compiling.twins import play

ROOT = Path(__file__).parents[2]

needs_compiler = pytest.mark.skipif(
    not COMPILED, reason="nothing is compiled under NUMBA_DISABLE_JIT"
)


def run(cache: Path, *arguments: str) -> str:
    """What a process of its own prints, with a cache folder of its own."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def code_in(cache: Path) -> list[Path]:
    """The kept files, oldest name first."""
    return sorted(cache.rglob("*.code"))


def test_two_rule_modules_over_the_same_records_stay_apart_in_one_process() -> None:
    assert [play("ones"), play("tens"), play("ones")] == [2, 20, 2]


@pytest.mark.slow
@needs_compiler
def test_two_rule_modules_over_the_same_records_stay_apart_in_two_processes(tmp_path: Path) -> None:
    twins = ("-m", "tests.compiling.twins")
    assert run(tmp_path, *twins, "ones") == "2"
    assert run(tmp_path, *twins, "tens") == "20"
    kept = code_in(tmp_path)
    assert len(kept) == 4  # a unit and an entry for each
    assert run(tmp_path, *twins, "tens", "ones") == "20 2"
    assert code_in(tmp_path) == kept


@pytest.mark.slow
@needs_compiler
def test_a_file_cut_short_is_made_again(tmp_path: Path) -> None:
    twins = ("-m", "tests.compiling.twins", "ones")
    run(tmp_path, *twins)
    for path in code_in(tmp_path):
        path.write_bytes(path.read_bytes()[:100])
    assert run(tmp_path, *twins) == "2"
    assert all(path.stat().st_size > 100 for path in code_in(tmp_path))


@pytest.mark.slow
@needs_compiler
def test_an_entry_whose_unit_is_gone_is_made_again(tmp_path: Path) -> None:
    twins = ("-m", "tests.compiling.twins", "ones")
    run(tmp_path, *twins)
    for path in code_in(tmp_path):
        keep = path.read_bytes()
        path.unlink()
        assert run(tmp_path, *twins) == "2"
        assert path.exists()
        path.write_bytes(keep)


def test_where_nothing_can_be_written_the_code_lives_as_long_as_the_process(tmp_path: Path) -> None:
    (tmp_path / "bivouac").write_text("a file where the folder should be")
    assert run(tmp_path, "-m", "tests.compiling.twins", "ones") == "2"


def test_importing_the_package_writes_nothing(tmp_path: Path) -> None:
    games = "import bivouac.games.dewan.game, bivouac.games.iwari.game, bivouac.bots.play"
    run(tmp_path, "-c", games)
    assert list(tmp_path.iterdir()) == []


def test_each_game_has_a_folder_of_its_own() -> None:
    assert room_of("bivouac.games.dewan.notation.chance") == "dewan"
    assert room_of("bivouac.bots.search[bivouac.games.iwari.kernels]") == "iwari"
    assert room_of("bivouac.core.entries[nine.game]") == "nine"
    assert room_of("nine.game") == "nine"
    assert room_of("bivouac.bots.ranking") == "shared"


def test_what_nobody_has_loaded_for_long_is_swept_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = tmp_path / "bivouac" / "code" / "dewan"
    folder.mkdir(parents=True)
    old, new = folder / "old.code", folder / "new.code"
    for path in (old, new):
        path.touch()
    long_ago = old.stat().st_mtime - (KEPT_DAYS + 1) * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    sweep()
    assert list(folder.iterdir()) == [new]
