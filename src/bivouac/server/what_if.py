"""Requests about games that go on from a moment of another one; tables/what_if_wire.py types them.

A record may come with them, so they are as large as those for a replay, and cost as much.
"""

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bivouac.core.contract import Json
from bivouac.server.edge import Caller, Tables, edge_of, require
from bivouac.server.limits import RECORD_BYTES
from bivouac.server.reading import read_json, read_text
from bivouac.tables import lines, what_if

router = APIRouter(prefix="/api/what-if")


async def read_asked(request: Request) -> Json:
    """The body of a request, which may hold a record."""
    text = await read_text(request, RECORD_BYTES)
    return await asyncio.to_thread(read_json, text)


@router.post("")
async def play_on(request: Request, guest: Caller, tables: Tables) -> Response:
    """Let me play on from there."""
    require(edge_of(request).limits.tables, request)
    asked = await read_asked(request)
    async with edge_of(request).replaying:
        return JSONResponse({"table": await what_if.play_on(tables, guest, asked)})


@router.post("/lines")
async def the_lines(request: Request, guest: Caller, tables: Tables) -> Response:
    """How did it go on from there?"""
    require(edge_of(request).limits.replays, request)
    asked = await read_asked(request)
    async with edge_of(request).replaying:
        return JSONResponse(await lines.lines_of(tables, guest, asked))
