"""The HTTP side of analyses: begun, asked after, stopped; of tables and of other records."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from bivouac.server.api import Asked, Nothing, large
from bivouac.server.edge import Caller, Tables, edge_of, require
from bivouac.server.limits import RECORD_BYTES
from bivouac.server.reading import read_json, read_text
from bivouac.tables import analysed

router = APIRouter(prefix="/api")


class Beginning(Asked):
    """{} or {idle}"""

    idle: bool = False


@router.get("/tables/{table}/analysis")
async def of_table(table: str, guest: Caller, tables: Tables) -> Response:
    """How far is it?"""
    return await large(await analysed.of_table(tables, table, guest))


@router.post("/tables/{table}/analysis")
async def begin(
    request: Request,
    table: str,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Beginning, Depends(Beginning.read)],
) -> Response:
    """Tell me what this game was worth."""
    require(edge_of(request).limits.analyses, request)
    return await large(await analysed.of_table(tables, table, guest, True, asked.idle))


@router.post("/tables/{table}/analysis/stop")
async def stop(
    table: str, guest: Caller, tables: Tables, asked: Annotated[Nothing, Depends(Nothing.read)]
) -> Response:
    """Never mind."""
    return await large(await analysed.stop_table(tables, table, guest))


@router.post("/analysis")
async def begin_record(request: Request, guest: Caller, tables: Tables) -> Response:
    """Tell me what the game of this record was worth."""
    require(edge_of(request).limits.analyses, request)
    text = await read_text(request, RECORD_BYTES)
    async with edge_of(request).replaying:
        record = await asyncio.to_thread(read_json, text)
        return await large(await analysed.of_record(tables, record, guest))


@router.get("/analysis/{key}")
async def of_record(key: str, guest: Caller, tables: Tables) -> Response:
    """How far is that?"""
    return await large(await analysed.of_key(tables, key, guest))


@router.post("/analysis/{key}/stop")
async def stop_record(
    key: str, guest: Caller, tables: Tables, asked: Annotated[Nothing, Depends(Nothing.read)]
) -> Response:
    """Never mind that."""
    return await large(await analysed.stop_key(tables, key, guest))
