"""A real server on a real port of this machine, in a thread of this process."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from bivouac.ready import Preparation
from bivouac.server.app import create_app
from bivouac.server.limits import Rates
from bivouac.server.serve import bind, configuration, url_of
from bivouac.store.database import Store, open_store
from bivouac.tables.open_tables import OpenTables

PATIENT = Rates(*[(1e6, 1e6)] * 6)
"""Rates that no test reaches by accident."""


@dataclass(frozen=True)
class Server:
    """Where a running server is, and what it is made of."""

    url: str
    folder: Path
    secret: bytes
    store: Store


@contextmanager
def running(
    folder: Path,
    site: Path,
    rates: Rates = PATIENT,
    names: tuple[str, ...] = (),
    preparation: Preparation | None = None,
    port: int = 0,
) -> Iterator[Server]:
    """A server over the database of a folder, stopped at the end."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite3'}")
    secret = store.secret()
    app = create_app(OpenTables(store, preparation=preparation), secret, site, names, rates)
    listening = bind("127.0.0.1", port)
    ready = threading.Event()
    server = ThreadServer(configuration(app), ready)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield Server(url_of(listening), folder, secret, store)
    finally:
        server.should_exit = True
        thread.join()
        store.close()


class ThreadServer(uvicorn.Server):
    """A server that tells another thread when it is ready, or that it never will be."""

    def __init__(self, config: uvicorn.Config, ready: threading.Event) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.ready.set()
