"""A server's first second: its pages are there at once, all else as soon as it is loaded.

The rules and all that plays by them take longer to import than the client. So this room, and what
it imports, knows nothing of them.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from bivouac.server.assets import Asset
from bivouac.server.cookies import GuestCookies
from bivouac.server.headers import SafeHeaders
from bivouac.server.hosts import Hosts
from bivouac.server.limits import Buckets, Rates
from bivouac.server.site import Site

if TYPE_CHECKING:
    from fastapi import FastAPI

log = logging.getLogger("bivouac.server")


class Early:
    """Serves pages while the application is loaded in a thread; then steps back.

    It answers only where the application would certainly say the same. `give_up` is called if
    there will never be an application; `fault` says why.
    """

    def __init__(
        self,
        load: "Callable[[], FastAPI]",
        site: Site,
        cookies: GuestCookies,
        hosts: Hosts,
        give_up: Callable[[], None],
    ) -> None:
        self.load = load
        self.site = site
        self.cookies = cookies
        self.hosts = hosts
        self.give_up = give_up
        self.guests = Buckets(*Rates().guests)
        self.pages: ASGIApp = SafeHeaders(self.show)
        self.app: FastAPI | None = None
        self.fault: Exception | None = None
        self.loading: asyncio.Future[FastAPI] | None = None
        self.opened = AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif self.app is None and self.asset_for(scope) is not None:
            await self.pages(scope, receive, send)
        else:
            assert self.loading is not None
            app = await asyncio.shield(self.loading)
            await app(scope, receive, send)

    async def live(self, receive: Receive, send: Send) -> None:
        """Begin to load, and be there before it is done; at the end close what was opened."""
        await receive()
        self.loading = asyncio.ensure_future(self.begin())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await asyncio.gather(self.loading, return_exceptions=True)
        await self.opened.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def begin(self) -> "FastAPI":
        """Load the application and open it."""
        try:
            app = await asyncio.to_thread(self.load)
            await self.opened.enter_async_context(app.router.lifespan_context(app))
        except Exception as error:
            self.fault = error
            self.give_up()
            raise
        self.app = app
        return app

    def asset_for(self, scope: Scope) -> Asset | None:
        """The file of the client that a request asks for, if it is one of ours beyond doubt."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        path: str = scope["path"]
        request = Request(scope)
        if path.split("/")[1:2] == ["api"] or not self.hosts.is_ours(host_of(request)):
            return None
        asset, is_known = self.site.find(path)
        return asset if is_known else None

    async def show(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the client; with its page a stranger becomes a guest."""
        asset, request = self.asset_for(scope), Request(scope)
        assert asset is not None
        response = asset.response(request)
        address = request.client.host if request.client else ""
        if asset.kind == "text/html" and self.cookies.guest_id(request) is None:
            if self.guests.take(address):
                cookie = self.cookies.header(self.cookies.new_id(), request)
                response.headers.append("set-cookie", cookie)
        await response(scope, receive, send)


def host_of(request: Request) -> str:
    """The server that a request was meant for."""
    return request.headers.get("host", "").lower()
