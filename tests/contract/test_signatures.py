"""Every kernel is compiled once: for one type of each argument, whoever calls it with what."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.core.jit import COMPILED
from bivouac.lab.warm import PARTS
from tests.conftest import breadth

ROOT = Path(__file__).parents[2]
WAYS = [("dewan", "dewan"), ("iwari", "iwari"), ("iwari", "iwari-void")]
"""All are for the long version: each costs some ten seconds even without its other parts."""


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="interpreted kernels have no signatures")
@pytest.mark.parametrize(("game", "way"), breadth(WAYS, WAYS[:1]), ids=lambda name: name)
def test_no_function_is_compiled_a_second_time_for_other_types(
    game: str, way: str, tmp_path: Path
) -> None:
    """From an empty cache, in a process of its own; without optimising, which changes no type."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "XDG_CACHE_HOME": str(tmp_path),
        "NUMBA_OPT": "0",
    }
    parts = breadth([*PARTS], ("rules",))  # in the short version what no game can do without
    command = [sys.executable, "-m", "tests.contract.signatures", game, way, *parts]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["functions"] > 100
    assert found["again"] == {}
