"""Debian's Firefox for Playwright, which drives it over WebDriver BiDi.

Playwright asks for a few things that the long-term release of Firefox has not learnt yet, and gives
up at the first one. Called as a program this is Firefox with a line in between: what the browser
does not know among the commands that only pretend something about the screen is answered with
nothing done.

    python -m tests.browser.firefox /usr/bin/firefox-esr --remote-debugging-port=0 ...
"""

import asyncio
import json
import re
import signal
import sys
from functools import partial

import websockets
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
PRETENDING = ("emulation.", "browser.setDownloadBehavior")
"""Commands that may go unanswered by the browser begin so."""

COLLECTING = {"network.addDataCollector": {"collector": "none"}}
"""So may those that keep what was answered over the network, which no test reads."""

ANY_SIZE = None
"""Pictures and pages come as one message each."""


async def run(command: list[str]) -> int:
    """Run Firefox and stand between it and whoever drives it; its exit status."""
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(kind, firefox.terminate)
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        found = LISTENING.search(line)
        if found is None:
            sys.stderr.buffer.write(line)
            sys.stderr.flush()
            continue
        between = partial(relay, address=found.group(1).decode())
        server = await serve(between, "127.0.0.1", 0, max_size=ANY_SIZE)
        port = server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
    return await firefox.wait()


async def relay(driver: ServerConnection, address: str) -> None:
    """Everything a driver says to the browser, and back."""
    assert driver.request is not None
    async with websockets.connect(address + driver.request.path, max_size=ANY_SIZE) as browser:
        asked: dict[int, object] = {}
        await asyncio.wait(
            [
                asyncio.create_task(ask(driver, browser, asked)),
                asyncio.create_task(answer(browser, driver, asked)),
            ],
            return_when=asyncio.FIRST_COMPLETED,
        )


async def ask(
    driver: ServerConnection, browser: ClientConnection, asked: dict[int, object]
) -> None:
    """Pass commands on, and note those that may stay unknown, with what then is their result."""
    async for text in driver:
        command = json.loads(text)
        method = command["method"]
        if method.startswith(PRETENDING) or method in COLLECTING:
            asked[command["id"]] = COLLECTING.get(method, {})
        await browser.send(text)


async def answer(
    browser: ClientConnection, driver: ServerConnection, asked: dict[int, object]
) -> None:
    """Pass answers and events on; an unknown command that only pretends has been obeyed."""
    async for text in browser:
        told = json.loads(text)
        if told.get("error") == "unknown command" and told["id"] in asked:
            text = json.dumps({"type": "success", "id": told["id"], "result": asked[told["id"]]})
        await driver.send(text)


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:])))
