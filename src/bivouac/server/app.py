"""The application: every part of the edge put together around the tables."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bivouac.core.contract import Message
from bivouac.core.language import say
from bivouac.core.locales import accepted_language
from bivouac.server import api, live
from bivouac.server.cookies import GuestCookies
from bivouac.server.edge import Edge, NewCookies, admit, edge_of
from bivouac.server.headers import SafeHeaders
from bivouac.server.limits import Limits, Rates
from bivouac.server.origin import Gate
from bivouac.server.refusals import Mishaps, on_bad_request, on_declined, on_http_error
from bivouac.server.site import SITE, Site
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables

PACK_FROM = 1024
"""Answers of so many bytes are worth packing."""


def create_app(
    tables: OpenTables,
    secret: bytes,
    site: Path = SITE,
    names: Iterable[str] = (),
    rates: Rates | None = None,
) -> FastAPI:
    """A server for the tables there are, which it opens and closes.

    `secret` signs the cookies; `names` are host names it answers to, besides addresses, localhost
    and this machine's own.
    """

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await tables.open()
        yield
        await tables.close()

    app = FastAPI(
        openapi_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(NewCookies),
            Middleware(Mishaps),
            Middleware(Gate, names=names),
            Middleware(GZipMiddleware, minimum_size=PACK_FROM, compresslevel=5),
        ],
        exception_handlers={
            Declined: on_declined,
            HTTPException: on_http_error,
            RequestValidationError: on_bad_request,
        },
    )
    app.state.edge = Edge(tables, GuestCookies(secret), Site(site), Limits(rates))
    app.include_router(live.router)
    app.include_router(api.router)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"])
    return app


async def page(request: Request, path: str) -> Response:
    """A file of the client, or its one page, which also makes a stranger a guest.

    With the page, and not with each request that follows it, because those come together.
    """
    asset, is_known = edge_of(request).site.find(path)
    if asset is None:
        return no_client(request)
    if asset.kind == "text/html":
        if not is_known and "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        with suppress(Declined):  # too many guests: the page itself is for everybody
            admit(request)
    return asset.response(request, 200 if is_known else 404)


def no_client(request: Request) -> Response:
    """What a server says that was installed without its client, in the browser's language."""
    language = accepted_language(request.headers.get("accept-language", ""))
    said = say(language, Message("server-no-client", {}))
    headers = {"content-language": language, "vary": "Accept-Language"}
    return PlainTextResponse(said + "\n", 503, headers)
