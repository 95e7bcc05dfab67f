"""Commands as people type them, run in this process or in one of their own."""

import subprocess
import sys

import pytest

from bivouac.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, stdout and stderr of a command."""
    status = main(arguments)
    output = capsys.readouterr()
    return status, output.out, output.err


START = """
import sys
from bivouac.cli import main
print("started", flush=True)
sys.exit(main(sys.argv[1:]))
"""


def begin(*arguments: str) -> "subprocess.Popen[str]":
    """A command in a process of its own, which hears Ctrl-C."""
    command = [sys.executable, "-c", START, *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "started\n"
    return process
