"""The real command in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bivouac.cli import main
from scripts.served import wait_until_ready

COMMAND = [sys.executable, "-m", "bivouac", "serve"]


def environment(folder: Path) -> dict[str, str]:
    """The environment of a user whose data is in a folder; the compiled rules are shared."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONWARNINGS": "error"}


def start(folder: Path, *options: str, opening: bool = False) -> "subprocess.Popen[str]":
    """Start a server on a free port, opening a browser or not; what is compiled stays so."""
    assert main(["compile"]) == 0
    return subprocess.Popen(
        [*COMMAND, *([] if opening else ["--no-open"]), "--port", "0", *options],
        env=environment(folder),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def url_of(process: "subprocess.Popen[str]") -> str:
    """Where a server says it is, once it is there."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line.startswith("Bivouac is at "):
        raise AssertionError(f"{line!r} {process.communicate()!r}")
    return line.split()[3]


def ends(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """Wait for the end of a server; what it said since, if nobody has read it yet."""
    assert process.stdout is not None
    assert process.stderr is not None
    if process.stdout.closed:
        return "", ""
    return process.communicate()


@contextmanager
def started(
    folder: Path, *options: str, opening: bool = False
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server and its address; it is killed at the end if it is still there."""
    process = start(folder, *options, opening=opening)
    try:
        url = url_of(process)
        wait_until_ready(url)
        yield process, url
    finally:
        process.kill()
        ends(process)


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """The address of a server."""
    with started(folder, *options) as (_, url):
        yield url
