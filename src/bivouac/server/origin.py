"""Where a request comes from and where it was sent.

A browser tells the truth about both: `Origin` is the page that asks, `Host` the server it meant.
A request that changes something, and every socket, must come from a page of this very server. And
the server must be addressed by an address or by a name of its own: a stranger's name that was made
to point here (DNS rebinding) is refused.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bivouac.core.contract import Message
from bivouac.server.refusals import answer_refusal
from bivouac.tables.declined import Declined

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Gate:
    """Lets in what was sent here by a page of ours; all else gets its reason."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self.names = {socket.gethostname().lower(), *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            refusal = self.refusal(scope)
            if refusal is not None:
                connection = HTTPConnection(scope)
                await answer_refusal(connection, refusal, receive, send)
                return
        await self.app(scope, receive, send)

    def refusal(self, scope: Scope) -> Declined | None:
        """Why a request is not let in; None if it is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self.is_ours(host):
            shown = host.encode("ascii", "replace").decode()[:100]
            return Declined(Message("server-unknown-host", {"host": shown}), status=421)
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        if origin is None:
            return Declined(Message("server-no-origin", {}), status=403)
        if not is_same_origin(origin, host):
            return Declined(Message("server-wrong-origin", {}), status=403)
        return None

    def is_ours(self, host: str) -> bool:
        """Is this Host header an address, this machine, or a name the host has given?"""
        name = host_name(host)
        if name is None:
            return False
        if name == "localhost" or name.endswith(".localhost") or is_address(name):
            return True
        return name in self.names or name.removesuffix(".local") in self.names


def is_same_origin(origin: str, host: str) -> bool:
    """Is the page that asks one of the server that is asked?"""
    scheme, found, rest = origin.lower().partition("://")
    return bool(found) and scheme in ("http", "https") and rest == host


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises when it is none
    except ValueError:
        return None
    return parts.hostname if parts.netloc == host and "@" not in host else None


def is_address(name: str) -> bool:
    """Is this an IP address and no name?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
