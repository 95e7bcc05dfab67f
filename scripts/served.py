"""A server in a process of its own, that can be stopped and started again on the same data."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import sleep
from types import TracebackType
from typing import Self
from urllib.request import urlopen


class Server:
    """`bivouac serve`, as a person starts it."""

    def __init__(
        self,
        database: Path,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        components: Sequence[Path] = (),
        bots: Sequence[str] = (),
    ) -> None:
        self.database = database
        self.bots = bots  # by others, as --bot names them
        self.components = components  # folders of one's own
        self.environment = environment  # None: ours
        self.port = port  # 0: any free one, and that one again after a restart
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until every game can be played."""
        command = [sys.executable, "-m", "bivouac", "serve", "--no-open", "--port", str(self.port)]
        own = [word for folder in self.components for word in ("--components", str(folder))]
        own += [word for bot in self.bots for word in ("--bot", bot)]
        self.process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{self.database}", *own],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )
        self.url = find_address(self.process)
        self.port = int(self.url.rpartition(":")[2])
        wait_until_ready(self.url)

    def stop(self) -> None:
        """Tell it to stop, and wait."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def find_address(server: "subprocess.Popen[str]") -> str:
    """The address a starting server says it can be found at."""
    said = []
    assert server.stdout is not None
    for line in server.stdout:
        said.append(line)
        found = re.search(r"http://\S+?:\d+", line)
        if found:
            return found.group(0)
    raise AssertionError(f"the server did not start: {''.join(said)}")


def wait_until_ready(url: str) -> None:
    """Until the rules are compiled and loaded."""
    while True:
        with urlopen(f"{url}/api/ready") as answer:
            ways = json.load(answer).values()
        assert not any(way["failed"] for way in ways)
        if all(way["share"] == 1 for way in ways):
            return
        sleep(0.1)
