"""Saying no: whatever is refused is answered by protocol `ErrorReply`, never by a traceback."""

import logging
import secrets
import traceback

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

from bivouac.core.contract import Message
from bivouac.core.messages import spelled
from bivouac.tables import wire
from bivouac.tables.declined import Declined

log = logging.getLogger("bivouac.server")

UNREAD = (408, 413)
"""Statuses that leave some of a request unread: nobody waits for the rest."""


def error_reply(refusal: Declined) -> wire.ErrorReply:
    """Protocol `ErrorReply`."""
    return {"error": {"message": spelled(refusal.message), "rule": refusal.rule}}


def refused(refusal: Declined, request: int | None = None) -> wire.RefusedMessage:
    """Protocol `refused`, for a socket."""
    return {
        "type": "refused",
        "request": request,
        "rule": refusal.rule,
        "message": spelled(refusal.message),
    }


def refusal_response(refusal: Declined) -> Response:
    """The answer to a refused request."""
    headers = {"connection": "close"} if refusal.status in UNREAD else None
    return JSONResponse(error_reply(refusal), refusal.status, headers)


async def answer_refusal(
    connection: HTTPConnection, refusal: Declined, receive: Receive, send: Send
) -> None:
    """Answer a request, or the handshake of a socket, that goes no further."""
    await refusal_response(refusal)(connection.scope, receive, send)


async def on_declined(request: Request, error: Exception) -> Response:
    """The handler of refusals by the tables and by us."""
    assert isinstance(error, Declined)
    return refusal_response(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """The handler of what the router refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    key = {404: "server-no-page", 405: "server-no-method"}.get(
        error.status_code, "server-bad-request"
    )
    return refusal_response(Declined(Message(key, {}), status=error.status_code))


async def on_bad_request(request: Request, error: Exception) -> Response:
    """The handler of parameters that are not what the path asks for."""
    return refusal_response(bad_request())


def bad_request() -> Declined:
    """What is said about a request whose parts are not as they should be."""
    return Declined(Message("server-bad-request", {}), status=400)


class Mishaps:
    """Our own mistakes: one line in the log, and a reference to it for whoever met one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watch(message: Sent) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, watch)
        except Exception as error:
            refusal = note_mishap(f"{scope['type']} {scope.get('path', '')}", error)
            if not started and scope["type"] == "http":
                await answer_refusal(HTTPConnection(scope), refusal, receive, send)


def note_mishap(where: str, error: Exception) -> Declined:
    """Log an error in one line; what to say about it."""
    reference = secrets.token_hex(4)
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    steps = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames))
    log.error("error %s at %s: %r (%s)", reference, where, error, steps)
    return Declined(Message("server-error", {"reference": reference}), status=500)
