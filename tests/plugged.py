"""The example package examples/nine as a plug-in: as if it were installed, or really installed."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
NINE = EXAMPLES / "nine"
WREN = EXAMPLES / "wren"  # a bot
DECLARED: dict[str, dict[str, str]] = tomllib.loads((NINE / "pyproject.toml").read_text("utf-8"))[
    "project"
]["entry-points"]
"""What its pyproject.toml says it adds."""


def declared(group: str) -> list[EntryPoint]:
    """The entry points of a group that it has."""
    return [EntryPoint(name, value, group) for name, value in DECLARED.get(group, {}).items()]


def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process find the package as if it were installed."""

    def found(group: str) -> list[EntryPoint]:
        return [*entry_points(group=group), *declared(group)]

    monkeypatch.setattr("bivouac.core.plug_ins.entry_points", found)


def install(folder: Path, package: Path = NINE) -> dict[str, str]:
    """Install a package into a folder; the environment of processes that find it there."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, *alone, str(package)], check=True)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
