"""The same source, compiled and interpreted, plays the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bivouac.core.contract import Json
from bivouac.core.jit import COMPILED
from tests.differential.fingerprints import fingerprints

ROOT = Path(__file__).parents[2]


def fingerprints_elsewhere(**environment: str) -> Json:
    """What another process finds, in which every warning is an error: overflow is one."""
    command = [sys.executable, "-W", "error", "-m", "tests.differential.fingerprints"]
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths, **environment}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def compiled() -> Json:
    return fingerprints()


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="this process is interpreted itself")
def test_compiled_and_interpreted_kernels_play_the_same_games(compiled: Json) -> None:
    found = fingerprints_elsewhere(NUMBA_DISABLE_JIT="1", PYTHONHASHSEED="12345")
    assert found["compiled"] is False
    assert found["games"].keys() == compiled.keys()
    for setting, expected in compiled.items():
        assert found["games"][setting] == expected, setting


@pytest.mark.slow
def test_games_do_not_depend_on_how_python_hashes(compiled: Json) -> None:
    found = fingerprints_elsewhere(PYTHONHASHSEED="54321")
    assert found["compiled"] is COMPILED
    assert found["games"] == compiled
