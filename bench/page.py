"""The first visit to a table: how much comes over the wire, and how soon the server answers.

Starts the real server with an empty database. Chromium, as a newcomer with an empty cache, opens a
table; what it transfers is counted as it was sent, packed and with headers. Then plain requests
measure how soon the page, and the state of the table over the socket, are there.

    python -m bench.page [--json]        or: make bench
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

from scripts.set_up_browser import SHELL, find_browser

ROUNDS = 30
MOST_KILOBYTES = 250
MOST_MILLISECONDS = 100
TABLE = {
    "game": "dewan",
    "options": {"scenario": "classic", "players": 4},
    "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3],
    "listed": False,
}


def start(folder: str) -> tuple["subprocess.Popen[str]", str]:
    """A server with its data in a folder, and its address."""
    command = [sys.executable, "-m", "bivouac", "serve", "--no-open", "--port", "0"]
    database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
    process = subprocess.Popen([*command, "--db", database], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        sys.exit("bench: the server did not start")
    return process, line.split()[3]


def make_table(client: httpx.Client) -> str:
    """A table against bots."""
    while client.get("/api/ready").json()["dewan"]["share"] < 1:
        time.sleep(0.1)
    client.put("/api/me", json={"name": "Una"}).raise_for_status()
    answer = client.post("/api/tables", json=TABLE)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    return table


def timed(work: Callable[[], None]) -> dict[str, float]:
    """Best and median of several rounds, in milliseconds."""
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        taken.append((time.perf_counter() - began) * 1000)
    return {"best_ms": round(min(taken), 1), "median_ms": round(statistics.median(taken), 1)}


def time_answers(client: httpx.Client, url: str, table: str) -> dict[str, dict[str, float]]:
    """How soon the page is there, the state, and both one after the other."""
    live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    def page() -> None:
        client.get(f"/t/{table}").raise_for_status()

    def state() -> None:
        headers = {"cookie": cookie}
        with connect(live, origin=Origin(url), additional_headers=headers, proxy=None) as socket:
            socket.send(json.dumps({"type": "hello", "look": 0, "last": 0}))
            while json.loads(socket.recv())["type"] != "state":
                pass

    def both() -> None:
        page()
        state()

    return {"page": timed(page), "state": timed(state), "page and state": timed(both)}


def transfer(browser: Browser, client: httpx.Client, url: str, table: str) -> dict[str, Any]:
    """What a newcomer's browser transfers to show a table."""
    context = browser.new_context(base_url=url)
    for name, value in client.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": url}])
    page = context.new_page()
    sizes: list[float] = []
    devtools = context.new_cdp_session(page)
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    devtools.send("Network.enable")
    page.goto(f"/t/{table}", wait_until="networkidle")
    context.close()
    return {"requests": len(sizes), "kilobytes": round(sum(sizes) / 1000, 1)}


def measure() -> dict[str, Any]:
    """Everything, in one run."""
    executable = find_browser()
    if executable is None:
        sys.exit(f"bench: needs Chromium, for example: sudo apt-get install {SHELL}")
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            with httpx.Client(base_url=url, headers={"origin": url}, timeout=60) as client:
                client.get("/").raise_for_status()
                table = make_table(client)
                times = time_answers(client, url, table)
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=executable)
                    sent = transfer(browser, client, url, table)
                    browser.close()
        finally:
            process.terminate()
            process.communicate()
    return {"transfer": sent, "times": times}


def main() -> None:
    """Measure and print; exit status 1 where a promise is not kept."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    found = measure()
    sent, times = found["transfer"], found["times"]
    if as_json:
        print(json.dumps(found))
    else:
        print(f"first visit to a table    {sent['kilobytes']:g} KB in {sent['requests']} requests")
        for name, taken in times.items():
            print(f"{name:24}  {taken['best_ms']:g} ms at best, {taken['median_ms']:g} ms median")
    if sent["kilobytes"] > MOST_KILOBYTES:
        sys.exit(f"bench: a first visit must stay under {MOST_KILOBYTES} KB")
    if times["page and state"]["best_ms"] > MOST_MILLISECONDS:
        sys.exit(f"bench: a table must answer within {MOST_MILLISECONDS} ms")


if __name__ == "__main__":
    main()
