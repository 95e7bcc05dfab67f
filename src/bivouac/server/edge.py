"""What every request needs at hand: the tables, the cookies, the limits; and who is asking."""

import asyncio
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

from bivouac.core.contract import Message
from bivouac.server.cookies import GuestCookies
from bivouac.server.limits import Buckets, Limits
from bivouac.server.origin import SAFE_METHODS
from bivouac.server.site import Site
from bivouac.store.rows import Guest
from bivouac.tables import lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables


@dataclass(frozen=True, slots=True)
class Edge:
    """The parts of one server."""

    tables: OpenTables
    cookies: GuestCookies
    site: Site
    limits: Limits
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """One game at a time is shown again: it takes seconds of a core, which tables need for play."""


def edge_of(connection: HTTPConnection) -> Edge:
    """The edge of the server that a request came to."""
    edge: Edge = connection.app.state.edge
    return edge


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def require(bucket: Buckets, connection: HTTPConnection) -> None:
    """Take a token of the asking address; Declined when it asks too often."""
    if not bucket.take(address_of(connection)):
        raise too_fast()


def too_fast() -> Declined:
    """What is said to whoever asks too often."""
    return Declined(Message("server-too-fast", {}), status=429)


def admit(connection: HTTPConnection) -> str:
    """The id of the guest who asks; somebody unknown becomes a guest, and hears it by cookie."""
    edge = edge_of(connection)
    known = edge.cookies.guest_id(connection)
    if known is not None:
        return known
    require(edge.limits.guests, connection)
    guest_id = edge.cookies.new_id()
    connection.state.cookie = edge.cookies.header(guest_id, connection)
    return guest_id


async def caller(request: Request) -> Guest:
    """The guest who asks."""
    edge = edge_of(request)
    if request.method not in SAFE_METHODS:
        require(edge.limits.requests, request)
    return await lobby.find_guest(edge.tables, admit(request))


async def the_tables(request: Request) -> OpenTables:
    """The tables of this server."""
    return edge_of(request).tables


Caller = Annotated[Guest, Depends(caller)]
Tables = Annotated[OpenTables, Depends(the_tables)]


class NewCookies:
    """Gives new guests their cookie, whatever kind of answer they get."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})

        async def send_cookie(message: Sent) -> None:
            if message["type"] == "http.response.start" and "cookie" in state:
                MutableHeaders(scope=message).append("set-cookie", state["cookie"])
            await send(message)

        await self.app(scope, receive, send_cookie)
