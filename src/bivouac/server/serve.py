"""`bivouac serve`: a server on one machine, from an empty folder to a page in the browser."""

import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from bivouac.core.errors import InputError, trouble
from bivouac.core.words import Words
from bivouac.ready import Preparation
from bivouac.server.cookies import GuestCookies
from bivouac.server.door import BACKLOG, Door, make_room
from bivouac.server.early import Early
from bivouac.server.hosts import Hosts
from bivouac.server.limits import FRAME_BYTES
from bivouac.server.site import SITE, Site
from bivouac.store.database import Store, default_url, open_store
from bivouac.visitors.limits import USUAL, Limits
from bivouac.visitors.names import Visitor

if TYPE_CHECKING:
    from fastapi import FastAPI

    from bivouac.tables.boxes import OwnBox

GOODBYE = 5
"""Seconds for requests under way to end, once the server is told to stop."""


class Listener(uvicorn.Server):
    """A server that says when it is ready, and for which a signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.when_ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(
    host: str,
    port: int,
    db: str | None,
    bus: str,
    names: Sequence[str],
    open_browser: bool,
    words: Words,
    components: Sequence[Path] = (),
    visitors: Mapping[str, Visitor] | None = None,
    limits: Limits = USUAL,
) -> None:
    """Serve until told to stop. Components of one's own are read first: they may be unfit."""
    if bus != "memory:":
        raise InputError("command-bus", bus=bus)
    boxes = read_components(components)
    make_room()
    listening = bind(host, port)
    try:
        store = open_store(db or default_url())
        try:
            advise(host, words)
            when_ready = partial(announce, url_of(listening), open_browser, words)
            known = [host, *names]
            run(listening, store, known, when_ready, boxes, (visitors or {}, limits))
        finally:
            store.close()
    finally:
        listening.close()


def read_components(folders: Sequence[Path]) -> "Sequence[OwnBox]":
    """The host's own components. Without any, nothing is imported that the first page waits for."""
    if not folders:
        return ()
    from bivouac.tables.boxes import read_boxes

    return read_boxes(folders)


def run(
    listening: socket.socket,
    store: Store,
    names: Sequence[str],
    when_ready: Callable[[], None],
    boxes: "Sequence[OwnBox]" = (),
    visiting: tuple[Mapping[str, Visitor], Limits] = ({}, USUAL),
) -> None:
    """Serve the tables of a store. Rules that are not compiled yet are compiled meanwhile."""
    preparation = Preparation()
    early = Early(
        lambda: load(store, preparation, names, boxes, visiting),
        Site(SITE),
        GuestCookies(store.secret()),
        Hosts(names),
        give_up=lambda: setattr(listener, "should_exit", True),
    )
    listener = Listener(configuration(early), when_ready)
    preparation.start()
    try:
        listener.run([listening])
    finally:
        preparation.stop()
    if early.fault is not None:
        raise early.fault


def load(
    store: Store,
    preparation: Preparation,
    names: Sequence[str],
    boxes: "Sequence[OwnBox]",
    visiting: tuple[Mapping[str, Visitor], Limits],
) -> "FastAPI":
    """Import all that the first page does not need, Numba and the games included.

    In one thread alone: two that import the same modules at once could meet half of one.
    """
    from bivouac.core.registry import GAMES, find_game
    from bivouac.server.app import create_app
    from bivouac.tables.open_tables import OpenTables
    from bivouac.tables.visiting import Visits

    for game in GAMES:
        find_game(game)
    visits = Visits(*visiting)
    tables = OpenTables(store, preparation=preparation, boxes=boxes, visits=visits)
    return create_app(tables, store.secret(), names=names)


def announce(url: str, open_browser: bool, words: Words) -> None:
    """Say where the server is, and show it."""
    print(words("command-served", url=url), flush=True)
    if open_browser and has_display():
        threading.Thread(target=show, args=(url, words), daemon=True).start()


def configuration(app: object) -> uvicorn.Config:
    """How uvicorn serves an application; what it would log, we log ourselves, in one line."""
    logging.basicConfig(format="bivouac: %(message)s", level=logging.WARNING, stream=sys.stderr)
    return uvicorn.Config(
        app,  # type: ignore[arg-type] # an ASGI application, whose type uvicorn does not export
        http=Door,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        backlog=BACKLOG,
        lifespan="on",
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket at the address asked for; InputError says why there is none."""
    try:
        family, kind, protocol, _, address = sorted(
            socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        )[0]
    except OSError:
        raise InputError("command-no-address", host=host) from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise InputError("command-port-in-use", port=port, other=port + 1) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise InputError("command-not-our-address", host=host) from None
        raise InputError(
            "command-cannot-listen", host=host, port=port, reason=trouble(error)
        ) from None
    return listening


def url_of(listening: socket.socket) -> str:
    """How a browser on this machine reaches the server."""
    host, port = listening.getsockname()[:2]
    address = ip_address(host)
    if address.is_unspecified:
        return f"http://127.0.0.1:{port}"
    return f"http://[{host}]:{port}" if address.version == 6 else f"http://{host}:{port}"


def advise(host: str, words: Words) -> None:
    """Say what to think of before others come."""
    try:
        is_own = ip_address(host).is_loopback
    except ValueError:
        is_own = host == "localhost"
    if not is_own:
        print(words("command-https"), file=sys.stderr)


def has_display() -> bool:
    """Is there a screen to open a browser on? Without one it might be a text browser, in here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show(url: str, words: Words) -> None:
    """Open the page; where that fails, the address has been printed."""
    try:
        webbrowser.open(url)
    except Exception as error:
        print(f"bivouac: {words('command-no-browser', reason=str(error))}", file=sys.stderr)
