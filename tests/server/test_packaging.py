"""What `pip install .` installs: the command with its client, usable from anywhere."""

import email
import os
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from scripts.set_up_client import require_node
from tests.server.command import COMMAND, url_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout; its build hook builds the client if that is not done yet."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True)
    return next(folder.glob("*.whl"))


@pytest.mark.slow
def test_a_wheel_holds_the_client_the_words_and_the_migrations(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("site/index.html", "locales/ja/server.ftl", "store/migrations/env.py"):
        assert f"bivouac/{name}" in names
    assert [name for name in names if name.startswith("bivouac/site/assets/")]


@pytest.mark.slow
def test_a_wheel_says_what_it_is_called_and_on_what_terms(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel)
    (about,) = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
    said = email.message_from_bytes(files.read(about))
    assert (said["Name"], said["License-Expression"]) == ("bivouac-games", "MIT")
    assert said["Author"]
    assert said["Keywords"]
    assert [name for name in files.namelist() if name.endswith("/licenses/LICENSE")]


@pytest.mark.slow
def test_an_installed_server_serves_its_client_outside_the_checkout(
    wheel: Path, tmp_path: Path
) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "installed"),
        "XDG_DATA_HOME": str(tmp_path),
        "NUMBA_DISABLE_JIT": "1",  # another place would have to be compiled anew
    }
    process = subprocess.Popen(
        [*COMMAND, "--no-open", "--port", "0"],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    page = httpx.get(url_of(process))
    process.send_signal(signal.SIGTERM)
    process.communicate()
    assert page.status_code == 200
    assert "/assets/" in page.text


@pytest.mark.parametrize("version", [None, "v18.20.0", "nonsense"])
def test_without_node_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None
) -> None:
    if version is not None:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"Node 20 or newer") as stopped:
        require_node()
    assert "\n" not in str(stopped.value)
