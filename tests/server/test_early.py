"""A server's first second: pages before there is an application, and everything else after it."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from bivouac.server.cookies import NAME, GuestCookies
from bivouac.server.early import Early
from bivouac.server.headers import HEADERS
from bivouac.server.hosts import Hosts
from bivouac.server.limits import Buckets
from bivouac.server.site import Site

SECRET = b"of this test"


class Loading:
    """An application that is there when a test lets it."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.may_load = threading.Event()
        self.fault = fault
        self.told: list[str] = []

    def load(self) -> FastAPI:
        self.may_load.wait()
        if self.fault is not None:
            raise self.fault
        app = FastAPI(lifespan=self.lifespan)

        @app.get("/{path:path}")
        async def late(path: str) -> str:
            return f"late {path}"

        return app

    @asynccontextmanager
    async def lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        self.told.append("opened")
        yield
        self.told.append("closed")

    def give_up(self) -> None:
        self.told.append("given up")


@asynccontextmanager
async def served(loading: Loading, site: Path) -> AsyncIterator[tuple[Early, httpx.AsyncClient]]:
    """The application under its server's lifespan, and somebody who asks."""
    early = Early(loading.load, Site(site), GuestCookies(SECRET), Hosts(), loading.give_up)
    inbox: asyncio.Queue[str] = asyncio.Queue()
    outbox: asyncio.Queue[str] = asyncio.Queue()

    async def receive() -> dict[str, str]:
        return {"type": await inbox.get()}

    async def send(message: dict[str, str]) -> None:
        await outbox.put(message["type"])

    life = asyncio.create_task(early({"type": "lifespan"}, receive, send))  # type: ignore[arg-type] # plain dicts
    await inbox.put("lifespan.startup")
    assert await outbox.get() == "lifespan.startup.complete"
    transport = httpx.ASGITransport(early)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield early, client
    finally:
        loading.may_load.set()
        await inbox.put("lifespan.shutdown")
        await life
        assert await outbox.get() == "lifespan.shutdown.complete"


async def test_the_page_and_its_files_are_there_before_the_application(site: Path) -> None:
    loading = Loading()
    async with served(loading, site) as (_, client):
        page = await client.get("/t/some-table", headers={"accept": "text/html"})
        assert (page.status_code, page.headers["content-type"][:9]) == (200, "text/html")
        assert page.headers.items() >= HEADERS.items()
        script = await client.get("/assets/app-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert "set-cookie" not in script.headers
        assert loading.told == []
    assert loading.told == ["opened", "closed"]


async def test_with_the_page_a_stranger_becomes_a_guest_once(site: Path) -> None:
    async with served(Loading(), site) as (early, client):
        first = await client.get("/")
        assert "HttpOnly" in first.headers["set-cookie"]
        assert early.cookies.signer.validate(first.cookies[NAME])
        assert "set-cookie" not in (await client.get("/new/dewan")).headers
        client.cookies.clear()
        early.guests = Buckets(rate=0, burst=0)
        too_many = await client.get("/")
        assert too_many.status_code == 200
        assert "set-cookie" not in too_many.headers


@pytest.mark.parametrize(
    ("method", "path", "host"),
    [
        ("GET", "/api/me", "localhost"),
        ("GET", "/", "a.stranger.example"),
        ("GET", "/no/such/page", "localhost"),
        ("POST", "/", "localhost"),
    ],
)
async def test_what_only_the_application_can_say_waits_for_it(
    method: str, path: str, host: str, site: Path
) -> None:
    loading = Loading()
    async with served(loading, site) as (_, client):
        asked = asyncio.create_task(client.request(method, path, headers={"host": host}))
        assert (await client.get("/")).status_code == 200
        assert not asked.done()
        loading.may_load.set()
        answer = await asked
        assert answer.status_code == (200 if method == "GET" else 405)
        assert (await client.get("/")).json() == "late "


async def test_an_application_that_cannot_be_loaded_stops_the_server(site: Path) -> None:
    loading = Loading(ImportError("no such rules"))
    async with served(loading, site) as (early, client):
        loading.may_load.set()
        with pytest.raises(ImportError):
            await client.get("/api/me")
        assert loading.told == ["given up"]
        assert early.fault is loading.fault
