"""Where a request comes from and where it was sent.

A browser tells the truth about both: `Origin` is the page that asks, `Host` the server it meant.
A request that changes something, and every socket, must come from a page of this very server. And
the server must be addressed by an address or by a name of its own: a stranger's name that was made
to point here (DNS rebinding) is refused.
"""

from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bivouac.core.contract import Message
from bivouac.server.hosts import Hosts
from bivouac.server.refusals import answer_refusal
from bivouac.tables.declined import Declined

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Gate:
    """Lets in what was sent here by a page of ours; all else gets its reason."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = Hosts(names)

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
        if not self.hosts.is_ours(host):
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


def is_same_origin(origin: str, host: str) -> bool:
    """Is the page that asks one of the server that is asked?"""
    scheme, found, rest = origin.lower().partition("://")
    return bool(found) and scheme in ("http", "https") and rest == host
